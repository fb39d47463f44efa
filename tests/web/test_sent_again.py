"""A request that opens something is sent again where its connection was lost: it opens one table."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.clubs import TRUSTS_NOBODY, Club, Person
from tests.web.evenings import CARDS
from tests.web.test_trying import finished
from tests.web.visits import PATIENCE_S, Line
from whistclub.games.registry import game_of_preset
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.replay import deal_to_text

WHIST = game_of_preset("whist", {})
DEAL = {"deal": deal_to_text(deal_from_seed(bytes(32), WHIST, 1)), "dealer": "N"}
OPENED: dict[str, dict[str, Any]] = {
    "/api/evenings": {"settings": CARDS, "organiser_name": "Clara"},
    "/api/announcements": {"announced": {"settings": CARDS}, "organiser_name": "Clara"},
    "/api/seasons": {"name": "Winter"},
    "/api/prepared": {"title": "Finesses", "preset": "whist", "deals": [DEAL]},
}
"""The things that are opened otherwise than tables, by the path at which they are asked for and listed."""


def _whist(request: str, **more: Any) -> dict[str, Any]:
    return {"id": request, "settings": {"preset": "whist", "bot": "simple"}, **more}


async def test_a_table_asked_for_twice_under_one_id_is_opened_once_and_begins_one_match(club: Club) -> None:
    ada, one, other = Person(club).named("Ada"), secrets.token_hex(16), secrets.token_hex(16)
    told = [ada.call("POST", "/api/tables", _whist(one, with_bots=True), 201)["id"] for _ in range(2)]
    matches = {ada.call("GET", f"/api/tables/{table}")["match"] for table in told}
    assert (1, 1) == (len(set(told)), len(matches))
    assert told[0] != ada.call("POST", "/api/tables", _whist(other), 201)["id"]
    assert 2 == len(ada.call("GET", "/api/tables")["mine"])


async def test_requests_of_one_id_that_are_in_hand_at_once_open_one_table(tmp_path: Path) -> None:
    async with Club(tmp_path) as club:
        ada, body = Person(club).named("Ada"), _whist(secrets.token_hex(16), with_bots=True)
        options: Any = {"headers": {"Cookie": ada.cookie}, "verify": TRUSTS_NOBODY, "timeout": PATIENCE_S}
        async with httpx.AsyncClient(base_url=club.url, **options) as lines:
            told = await asyncio.gather(*(lines.post("/api/tables", json=body) for _ in range(8)))
        assert {201} == {answer.status_code for answer in told}
        assert 1 == len({answer.json()["id"] for answer in told})
        assert 1 == len(ada.call("GET", "/api/tables")["mine"])


async def test_the_id_of_a_request_leads_nobody_to_another_person_s_table(club: Club) -> None:
    ada, bo, request = Person(club).named("Ada"), Person(club).named("Bo"), secrets.token_hex(16)
    of_ada, of_bo = (person.call("POST", "/api/tables", _whist(request), 201)["id"] for person in (ada, bo))
    assert of_ada != of_bo


async def test_a_deal_tried_again_under_one_id_opens_one_table(club: Club) -> None:
    ada = Person(club).named("Ada")
    deal, again = await finished(club, ada, "german_whist"), {"acts": 0, "id": secrets.token_hex(16)}
    told = {ada.call("POST", f"{deal}/tries", again, 201)["id"] for _ in range(2)}
    assert 1 == len(told)


@pytest.mark.parametrize("path", OPENED)
async def test_what_is_opened_twice_under_one_id_is_one_thing_also_at_once(club: Club, path: str) -> None:
    ada, body = Person(club).named("Ada"), OPENED[path] | {"id": secrets.token_hex(16)}
    first = ada.call("POST", path, body, 201)
    assert first == ada.call("POST", path, body, 201)
    other = OPENED[path] | {"id": secrets.token_hex(16)}
    told = await asyncio.gather(*(asyncio.to_thread(ada.call, "POST", path, other, 201) for _ in range(4)))
    assert [told[0]] * 4 == told
    assert first != told[0]
    (own,) = ada.call("GET", path).values()
    assert 2 == len(own)
    assert first != Person(club).named("Bo").call("POST", path, body, 201)


@pytest.mark.parametrize("path", ["/api/tables", *OPENED])
async def test_an_id_that_could_be_guessed_is_refused(club: Club, path: str) -> None:
    body = {"/api/tables": _whist("1"), **OPENED}[path] | {"id": "1"}
    Person(club).call("POST", path, body, 400)


def test_commands_of_two_lines_of_tests_are_never_taken_for_one_sent_again() -> None:
    assert 100 == len({Line(None).prefix for _ in range(100)})
