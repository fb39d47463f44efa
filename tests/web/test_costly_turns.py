"""Answers that take long to make: an address that asks for many of them waits for its own, and another address does not
wait for them.
"""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.clubs import Club, Person
from tests.web.evenings import CARDS, opened
from tests.web.visits import PATIENCE_S
from whistclub.club.process_pool import ProcessPool
from whistclub.web.live.evenings.encoder import EveningEncoder
from whistclub.web.resources.limits import Limits

FLOOD = 8
COSTLY = ("schedule", "deals", "export.json", "export.csv", "bounds", "record", "deals/1")


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


class Held:
    """Holds the first piece of work that comes until it is let go; all others are done at once."""

    def __init__(self, kind: type[Any], method: str, patch: pytest.MonkeyPatch) -> None:
        self.begun, self._go = threading.Event(), threading.Event()
        usual = getattr(kind, method)

        async def held(one: Any, *given: Any) -> Any:
            if not self.begun.is_set():
                self.begun.set()
                await asyncio.to_thread(self._go.wait, PATIENCE_S)
            return await usual(one, *given)

        patch.setattr(kind, method, held)

    def let_go(self) -> None:
        self._go.set()


@contextmanager
def elsewhere(person: Person, address: str) -> Iterator[httpx.Client]:
    """The person's cookie at another address."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(
        base_url=person.club.url,
        transport=transport,
        cookies=person.http.cookies,
        headers=person.http.headers,
        timeout=PATIENCE_S,
    ) as client:
        yield client


async def _stopped(ada: Person) -> str:
    """The path of a match that was begun and stopped."""
    visit = await ada.visit(ada.open("whist"))
    await visit.ask("start")
    await visit.ask("stop")
    return f"/api/tables/{visit.table['id']}/matches/{visit.match}"


async def paths(club: Club, ada: Person) -> dict[str, tuple[str, str, Any]]:
    """The requests that take long, by name: method, path, body."""
    code = opened(ada, format="compass", tables=3, deals=2)
    match = await _stopped(ada)
    await club.all_leave()
    pages = {name: ("GET", f"/api/evenings/{code}/{name}", None) for name in COSTLY[:4]}
    replays = {name: ("GET", f"{match}/{name}", None) for name in COSTLY[5:]}
    return {**pages, **replays, "bounds": ("POST", "/api/evenings/bounds", {"settings": CARDS})}


@pytest.mark.parametrize("name", COSTLY)
async def test_another_address_is_answered_while_a_flood_from_one_waits_for_its_own(
    club: Club, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with ThreadPoolExecutor(FLOOD) as senders:
        ada = Person(club)
        method, path, body = (await paths(club, ada))[name]
        kind: type[Any] = EveningEncoder if name.startswith("export") else ProcessPool
        held = Held(kind, "moment" if name.startswith("export") else "do", monkeypatch)
        with elsewhere(ada, "127.0.0.9") as flooder, elsewhere(ada, "127.0.0.8") as polite:
            flood = [senders.submit(flooder.request, method, path, json=body) for _ in range(FLOOD)]
            assert held.begun.wait(PATIENCE_S)
            assert 200 == polite.request(method, path, json=body).status_code
            assert [False] * FLOOD == [one.done() for one in flood]
            held.let_go()
            assert [200] * FLOOD == [one.result().status_code for one in flood]


async def test_more_than_may_wait_is_refused_with_a_time_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Club(tmp_path, Limits(costly_at_once=4)) as club:
        with ThreadPoolExecutor(FLOOD) as senders:
            ada = Person(club)
            _, path, _ = (await paths(club, ada))["schedule"]
            held = Held(ProcessPool, "do", monkeypatch)
            with elsewhere(ada, "127.0.0.9") as flooder:
                flood = [senders.submit(flooder.get, path) for _ in range(FLOOD)]
                refused = [
                    one.result() for one in itertools.islice(as_completed(flood, PATIENCE_S), FLOOD - 4)
                ]
                assert [(429, "2")] * 4 == [(one.status_code, one.headers["Retry-After"]) for one in refused]
                held.let_go()
                assert [200] * 4 == sorted(one.result().status_code for one in flood)[:4]
            assert "too-much-at-once" == refused[0].json()["why"]["key"].removeprefix("reason-")


def test_bounds_asked_without_end_are_refused_as_other_costly_answers_are(tmp_path: Path) -> None:
    with Club(tmp_path, Limits(costly=3, costly_per_s=0.001)) as club:
        ada = Person(club)
        found = [ada.http.post("/api/evenings/bounds", json={"settings": CARDS}) for _ in range(4)]
        assert [200, 200, 200, 429] == [one.status_code for one in found]
        assert (
            201
            == ada.http.post("/api/evenings", json={"settings": CARDS, "organiser_name": "Ada"}).status_code
        )
