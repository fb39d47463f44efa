"""The door for a monitor: figures of the club, and nothing that says who plays or what."""

import asyncio
import re

import httpx
import pytest

from tests.web.clubs import Club, Person
from whistclub.cards.errors import BadOption
from whistclub.web.server.metrics import listen_for_metrics, serve_metrics, text_of

LINE = re.compile(r'whistclub_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \d+(\.\d+)?(e-\d+)?')
"""A line of the text format, as Prometheus' makers tell it."""


def figure(text: str, name: str) -> float:
    found = re.search(rf"^whistclub_{re.escape(name)} (.*)$", text, re.MULTILINE)
    assert found is not None, text
    return float(found[1])


async def test_the_figures_tell_of_people_tables_acts_and_requests_and_no_name_card_or_id(
    own_club: Club,
) -> None:
    club = own_club
    ada = Person(club).named("Adelheid")
    table = ada.open("whist")
    visit = await ada.visit(table)
    await visit.ask("start")
    await visit.until_so(lambda: bool(visit.legal))
    await visit.move()
    text = text_of(club.hub, faults=3)
    now = ("people", "connections", "tables", "faults_total")
    assert (1, 1, 1, 3) == tuple(figure(text, name) for name in now)
    assert 1 <= figure(text, "acts_total")
    assert 1 == figure(text, 'requests_total{kind="api",status="201"}')
    count = figure(text, 'request_seconds_count{kind="api"}')
    assert count == figure(text, 'request_seconds_bucket{kind="api",le="+Inf"}')
    assert (1, 0) == (figure(text, "notices_heard"), figure(text, "notices_total"))
    told = [line for line in text.splitlines() if not line.startswith("# ")]
    assert [] == [line for line in told if not LINE.fullmatch(line)]
    assert [] == [
        secret for secret in ("Adelheid", table, ada.cookie.partition("=")[2], "127.0.0.1") if secret in text
    ]


async def test_the_door_answers_metrics_under_its_own_names_and_nothing_else_and_the_club_s_own_address_does_not(
    listening_club: Club,
) -> None:
    club = listening_club
    listening = listen_for_metrics("127.0.0.1", 0)
    port = listening.getsockname()[1]
    door = asyncio.create_task(serve_metrics(club.hub, listening, frozenset({"club.example"})))
    async with httpx.AsyncClient() as http:
        told = await http.get(f"http://127.0.0.1:{port}/metrics")
        others = [await http.get(f"http://127.0.0.1:{port}{path}") for path in ("/", "/api/me", "/metrics/x")]
        posted = await http.post(f"http://127.0.0.1:{port}/metrics")
        public = await http.get(f"{club.url}/metrics")
        named = [
            await http.get(f"http://127.0.0.1:{port}/metrics", headers={"Host": host})
            for host in (
                "club.example",
                f"localhost:{port}",
                "[::1]:9",
                "10.0.0.7",
                "evil.example",
                "a@b",
                "",
            )
        ]
    door.cancel()
    await asyncio.gather(door, return_exceptions=True)
    assert 200 == told.status_code
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert told.text.startswith("# HELP whistclub_info ")
    assert [200] * 4 + [421] * 3 == [one.status_code for one in named]
    assert [404] * 5 == [one.status_code for one in (*others, posted, public)]


def test_a_door_that_is_taken_is_refused_with_its_address() -> None:
    with listen_for_metrics("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(BadOption) as refused:
            listen_for_metrics("127.0.0.1", port)
    assert ("metrics-door-taken", str(port)) == (refused.value.reason.key, refused.value.reason.fact("port"))
