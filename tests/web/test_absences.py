"""Nobody gains another's rights by an absence that could not be seen: a database that has crashed or is away, a worker
that stood still, or a lost notice say of nobody that they are not there.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tests.waiting import PATIENCE_S, at, barrier, until
from tests.web.clubs import MANY, Person
from tests.web.evenings import Phone, all_told, joined, organised, phone
from tests.web.memory import MemoryClub
from tests.web.steered_clubs import SteeredClub, pass_time
from tests.web.test_evening_succession import organises
from tests.web.test_presence import emptied
from tests.web.test_table import dealt
from tests.web.visits import Visit
from tests.web.workers import blind, deaf, known_at, two_workers, until_due
from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase
from whistclub.club.presence import RoomPresence
from whistclub.club.store.workers.presence_store import PresenceStore

HOST_AWAY_S: Final = MANY.host_away_s
LATER_S: Final = 6.0
"""By then a worker has renewed its lease more than once, and has looked for what it missed."""
PATIENT: Final = msgspec.structs.replace(MANY, away_s=20.0)


async def left(one: Visit | Phone, club: SteeredClub) -> None:
    """Somebody goes, and their worker has noticed."""
    others = len(club.hub.connections()) - 1
    await one.close()
    await asyncio.to_thread(until, lambda: len(club.hub.connections()) == others)


async def evening(one: SteeredClub, two: SteeredClub) -> tuple[Person, Phone, Phone]:
    """The organiser of an evening at the first worker, with their phone, and a guest at the second."""
    clara, code, run = await organised(one)
    (ada,) = await joined(two, code, "Ada")
    await pass_time(LATER_S, *{one, two})
    return clara, run, ada


async def hosted(
    club: SteeredClub, other: SteeredClub | None = None, clock_s: int = 0
) -> tuple[Visit, Visit]:
    """A host at one worker, and somebody who sits there too, at another if there is one."""
    ada, bo = Person(club).named("Ada"), Person(other or club).named("Bo")
    table = ada.open("whist", settings={"clock_s": clock_s})
    first, second = await ada.visit(table), await bo.visit(table)
    await second.ask("sit", seat=1)
    await first.until_so(lambda: first.table["seats"][1]["kind"] == "person")
    return first, second


async def test_an_organiser_is_not_missed_after_a_crash_of_the_database(address: str, tmp_path: Path) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        _, _, ada = await evening(one, two)
        emptied(one)
        await pass_time(2 * HOST_AWAY_S, one, two)
        await all_told(two, ada)
        assert not organises(ada)


@pytest.mark.long
async def test_an_organiser_is_not_missed_when_the_database_crashes_as_their_minute_would_be_over(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        _, run, ada = await evening(one, two)
        await left(run, one)
        await pass_time(HOST_AWAY_S - 2 * LATER_S, one, two)
        await phone(run.person, str(ada.public["code"]), "organiser")
        await pass_time(LATER_S, one)
        emptied(one)
        await two.pass_time(2 * LATER_S)
        await pass_time(HOST_AWAY_S / 2, one, two)
        await all_told(two, ada)
        assert not organises(ada)


async def test_who_organises_is_written_again_until_the_database_has_it(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write: Callable[[PresenceStore, RoomPresence], None] = PresenceStore.write
    failures = iter([True, True])

    def write_badly(board: PresenceStore, here: RoomPresence) -> None:
        if len(here.people) > 0 and next(failures, False):
            raise OSError("the database is away")
        write(board, here)

    monkeypatch.setattr(PresenceStore, "write", write_badly)
    async with two_workers(tmp_path, address) as (one, two):
        _, _, ada = await evening(one, two)
        await pass_time(2 * HOST_AWAY_S, one, two)
        assert next(failures, None) is None
        await all_told(two, ada)
        assert not organises(ada)


async def test_nobody_is_host_or_organiser_instead_of_another_while_no_worker_has_a_lease(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    renew, is_away = PresenceStore.renew, [False]

    def renewed(board: PresenceStore, worker: str) -> Any:
        if is_away[0]:
            raise BadDatabase(reason("data-file", path="club", why="host"))
        return renew(board, worker)

    monkeypatch.setattr(PresenceStore, "renew", renewed)
    async with two_workers(tmp_path, address) as (one, two):
        _, run, ada = await evening(one, two)
        first, second = await hosted(one, two)
        is_away[0] = True
        await left(run, one)
        await left(first, one)
        await pass_time(2 * HOST_AWAY_S, one, two)
        await all_told(two, ada)
        assert ("Ada", False) == (second.table["host"], organises(ada))
        is_away[0] = False
        # A worker that is late with its lease waits anew.
        await pass_time(2 * HOST_AWAY_S, one, two)
        await second.until_so(lambda: second.table["host"] == "Bo")
        await ada.until_so(lambda: organises(ada))


async def test_a_host_is_not_missed_whose_coming_back_to_another_worker_was_noticed_by_nobody(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second = await hosted(one)
        ada = known_at(two, person_at(one, 0))
        await left(first, one)
        await pass_time(HOST_AWAY_S / 2, one, two)
        deaf(monkeypatch)
        blind(monkeypatch)
        back = await ada.visit(second.table["id"])
        await pass_time(HOST_AWAY_S, one, two)
        await barrier(one, second)
        assert ("Ada", True) == (second.table["host"], back.you["host"])


@pytest.mark.long
async def test_a_bot_plays_for_nobody_who_came_back_to_another_worker_unnoticed(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_workers(tmp_path, address, PATIENT) as (one, two):
        first, second = await hosted(one)
        await first.ask("start")
        await until_due(first, second)
        bo = known_at(two, person_at(one, 1))
        await left(second, one)
        await pass_time(PATIENT.away_s / 2, one, two)
        deaf(monkeypatch)
        blind(monkeypatch)
        await bo.visit(first.table["id"])
        await pass_time(PATIENT.away_s, one, two)
        await barrier(one, first)
        assert "" == first.table["seats"][1]["bot"]


def person_at(club: SteeredClub, number: int) -> Person:
    """The person of the client who came as that number."""
    found = Person(club)
    found.http.cookies = club.clients[number].cookies
    return found


async def test_guests_at_two_workers_who_miss_an_organiser_have_one_more_and_not_two(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        _, run, ada = await evening(one, two)
        (bo,) = await joined(one, str(ada.public["code"]), "Bo")
        await left(run, one)

        async def waits() -> None:
            await pass_time(2 * HOST_AWAY_S, one, two)
            await all_told(one, bo)
            await all_told(two, ada)

        async with asyncio.timeout(PATIENCE_S):
            # A worker that is late with its lease waits anew.
            while not (organises(ada) or organises(bo)):
                await waits()
        # Now would come a second one.
        await waits()
        assert 1 == sum(map(organises, (ada, bo)))


@pytest.mark.parametrize("who", ["host", "organiser"])
async def test_a_process_that_stood_still_has_seen_nobody_stay_away(tmp_path: Path, who: str) -> None:
    async with MemoryClub(tmp_path) as club:
        gone, waits, has_it = await two_people(club, who)
        await left(gone, club)
        await club.pass_time(LATER_S)
        async with club.frozen(2 * HOST_AWAY_S):
            """Nobody can come back meanwhile."""
        await club.pass_time(HOST_AWAY_S / 2)
        await barrier(club, waits)
        assert not has_it()
        await club.pass_time(HOST_AWAY_S)
        await at(waits, has_it)


async def two_people(club: SteeredClub, who: str) -> tuple[Visit | Phone, Visit | Phone, Callable[[], bool]]:
    """The host or the organiser, somebody who waits for them, and what tells that this one is it instead."""
    if who == "host":
        host, bo = await hosted(club)
        return host, bo, lambda: bo.table["host"] == "Bo"
    _, organiser, ada = await evening(club, club)
    return organiser, ada, lambda: organises(ada)


@pytest.mark.parametrize("clock_s", [0, 20])
async def test_a_process_that_stood_still_lets_people_act_before_a_bot_does(
    tmp_path: Path, clock_s: int
) -> None:
    async with MemoryClub(tmp_path, PATIENT) as club:
        first, second = await hosted(club, clock_s=clock_s)
        await first.ask("start")
        await until_due(first, second)
        if not clock_s:
            await left(second, club)
        async with club.frozen(HOST_AWAY_S):
            """Nobody can act meanwhile."""
        await club.pass_time(PATIENT.away_s / 2)
        await barrier(club, first)
        assert "" == first.table["seats"][1]["bot"]
        await club.pass_time(PATIENT.away_s)
        await first.until_so(lambda: first.table["seats"][1]["bot"] != "")


async def test_a_process_that_stood_still_waits_for_everybody_s_part_of_a_deal(tmp_path: Path) -> None:
    async with MemoryClub(tmp_path, PATIENT) as club:
        visits = await hosted(club)
        await visits[0].ask("start")
        await at(visits[0], lambda: "commit" in visits[0].may)
        async with club.frozen(HOST_AWAY_S):
            """No part can come meanwhile."""
        await barrier(club, *visits)
        await dealt(list(visits))
        told = [event[0] for message in visits[0].heard for event in message.get("events", [])]
        assert "event-table-part-missing" not in told


@pytest.mark.long
async def test_a_worker_that_stood_still_asks_who_came_back_to_another_meanwhile(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second = await hosted(two)
        ada = known_at(one, person_at(two, 0))
        await left(first, two)
        await pass_time(HOST_AWAY_S - LATER_S, one, two)
        async with two.frozen(HOST_AWAY_S):
            back = await ada.visit(second.table["id"])
        await pass_time(LATER_S, one, two)
        await barrier(two, second)
        assert ("Ada", True) == (second.table["host"], back.you["host"])
