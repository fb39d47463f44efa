"""Workers of one club, in this process or another, and people whom their browsers lead to one of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.clubs import MANY, Club, Person, Somewhere
from tests.web.steered_clubs import SteeredClub
from tests.web.visits import Visit, hear_any
from whistclub.club.notices.nats import NatsNotices
from whistclub.club.store.logs.sql_log import open_url
from whistclub.web.live.workers.presence import Presence
from whistclub.web.resources.limits import Limits


@asynccontextmanager
async def two_workers(
    folder: Path, address: str, limits: Limits = MANY, *, brokered: str = "", apart_ms: int = 0
) -> AsyncIterator[tuple[SteeredClub, SteeredClub]]:
    """Two workers, by a broker if it has an address, the second one's clock ahead by so much."""
    logs = [open_url(address) for _ in range(2)]
    for log in logs if brokered else ():
        log.notify_by(NatsNotices(brokered))
    async with (
        SteeredClub(folder, limits, logs[0]) as one,
        SteeredClub(folder, limits, logs[1], apart_ms=apart_ms) as two,
    ):
        yield one, two


def known_at(club: Somewhere, person: Person) -> Person:
    """The same person, their browser led to another worker."""
    other = Person(club)
    for value in person.http.cookies.values():
        other.http.cookies.set(f"whist-{club.port}", value)
    return other


async def seated(one: Club, two: Club, preset: str, **options: str) -> tuple[Visit, Visit, str]:
    """Ada at the first worker, Bo at the second, at one table."""
    ada, bo = Person(one).named("Ada"), Person(two).named("Bo")
    table = ada.open(preset, settings={"options": options})
    first, second = await ada.visit(table), await bo.visit(table)
    await second.ask("sit", seat=2)
    while first.table["seats"][2]["kind"] != "person":
        await first.hear()
    return first, second, table


def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker hears of anything from now on."""
    monkeypatch.setattr(Presence, "_noticed", lambda *_: None)


def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker looks for what it has missed from now on."""

    async def looked(_: Presence) -> None:
        """Sees nothing."""

    monkeypatch.setattr(Presence, "_catch_up", looked)


async def over(visit: Visit) -> None:
    """The room is over, and the last of the match has come too: at another worker either may be heard of first."""
    await visit.until_so(lambda: visit.table["phase"] == "over" and visit.result is not None)


async def until_due(first: Visit, second: Visit) -> None:
    """The first plays on, until the second is to act."""
    await second.until("welcome")
    while not second.legal:
        moved = [await visit.move() for visit in (first, second) if visit is first or not visit.legal]
        if not any(moved):
            await hear_any((first, second))


def person_of(club: Club) -> Person:
    person = Person(club)
    for client in club.clients[:-1]:
        for name, value in client.cookies.items():
            person.http.cookies.set(name, value)
    return person


class At:
    """A club in a process of its own, as the people of these tests see it."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"
        self.clients: list[Any] = []
        self.visits: list[Visit] = []
