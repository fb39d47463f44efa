"""Whatever this process or another still holds of somebody when they are removed, renamed or cut off is told to nobody
afterwards, nor kept.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple

import pytest
import sqlalchemy as sa

from tests.club.data_files import open_here
from tests.club.tables import opened
from tests.club.test_answering import live_match
from tests.web.clubs import Person
from tests.web.evenings import CARDS, phone
from tests.web.evenings import opened as evening_opened
from tests.web.memory import MemoryClub
from tests.web.test_my_games import stopped
from tests.web.test_removed import cut_off
from whistclub.cards.errors import NotFound
from whistclub.club.devices import new_device
from whistclub.club.log.decisions import Done
from whistclub.club.log.port import Job
from whistclub.club.own_games import GameChoice
from whistclub.club.people import Person as Somebody
from whistclub.club.people import neutral_person, new_person
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.log_removal import leave_match
from whistclub.club.store.people.sql_devices import SqlDevices
from whistclub.club.store.people.sql_rooms import PEOPLE, SqlClub
from whistclub.club.table.commands import Rename
from whistclub.club.table.entries import Renamed, Sitter
from whistclub.club.table.removal import in_seat
from whistclub.club.workplace import Here
from whistclub.rules.seats import FOUR, Seat
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.stored_matches import StoredMatches
from whistclub.web.http.people.keys import Keys
from whistclub.web.http.people.own_games import OwnGames
from whistclub.web.http.people.visitors import Visitors
from whistclub.web.resources.db_threads import DatabaseThreads

GONE: Final = "Adelheid"
Meanwhile = Callable[[], Awaitable[object]]
_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")


class _InBetween(Here):
    """Something happens once when an answer has been made, and before it comes back."""

    def __init__(self, meanwhile: Meanwhile) -> None:
        super().__init__()
        self._meanwhile: list[Meanwhile] = [meanwhile]

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        made = await super().do(work, *args)
        while self._meanwhile:
            await self._meanwhile.pop()()
        return made


class _ThreadsInBetween(DatabaseThreads):
    """Something happens when a row was read, and before it comes back."""

    meanwhile: Meanwhile | None = None

    async def read(self, work: Callable[..., Any], *args: Any, **facts: Any) -> Any:
        found = await super().read(work, *args, **facts)
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        return found


def pool_of(club: MemoryClub, workplace: Here) -> ReplayPool:
    """The replays of another worker of the club."""
    return ReplayPool(StoredMatches(club.hub.club, club.hub.threads), workplace)


def removing(club: MemoryClub, person: Person) -> Meanwhile:
    """The person removes themselves."""

    async def remove() -> None:
        await asyncio.to_thread(person.removed)

    return remove


async def test_an_answer_kept_at_another_worker_tells_no_name_once_its_person_is_removed(
    club: MemoryClub,
) -> None:
    ada, bo = Person(club).named(GONE), Person(club).named("Bo")
    room, match = await stopped(club, "whist", bo, ada)
    elsewhere = pool_of(club, Here())
    assert GONE in (await elsewhere.replay("v", room, match, 1)).decode()
    await removing(club, ada)()
    assert GONE not in (await elsewhere.replay("v", room, match, 1)).decode()


async def test_an_answer_made_while_its_person_is_removed_is_not_kept(club: MemoryClub) -> None:
    ada, bo = Person(club).named(GONE), Person(club).named("Bo")
    room, match = await stopped(club, "whist", bo, ada)
    replays = pool_of(club, _InBetween(removing(club, ada)))
    assert GONE in (await replays.replay("v", room, match, 1)).decode()
    assert GONE not in (await replays.replay("v", room, match, 1)).decode()


async def test_a_list_made_while_somebody_is_removed_stores_no_name_of_theirs(club: MemoryClub) -> None:
    ada, bo = Person(club).named(GONE), Person(club).named("Boniface")
    await stopped(club, "whist", bo, ada)
    games = OwnGames(club.hub, pool_of(club, _InBetween(removing(club, ada))), None)  # type: ignore[arg-type]
    with club.hub.log.reading() as connection:  # type: ignore[attr-defined]
        row = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.name == "Boniface")).one()
    person = Somebody(row.id, row.name, row.number, row.since_ms)
    first = await games.page(person, GameChoice(), "", "v")
    assert GONE in str(first.games[0].summary)
    assert GONE not in str((await games.page(person, GameChoice(), "", "v")).games[0].summary)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    found = open_here(tmp_path / "club.sqlite")
    yield found
    found.close()


def known(log: SqlLog) -> Somebody:
    person = new_person(1)
    SqlClub(log).add_person(person)
    return person


def visitors_of(log: SqlLog, threads: DatabaseThreads, person: Somebody) -> tuple[Visitors, Any]:
    """The visitors of a club, and the headers of a device of the person's."""
    devices, keys = SqlDevices(log), Keys([b"k" * 32])
    device = new_device(person.id, "", 1)
    devices.add(device)
    visitors = Visitors(SqlClub(log), devices, threads, keys, "whist", secure=False)
    cookie = visitors.set_cookie(device).partition(";")[0]
    return visitors, [(b"cookie", cookie.encode())]


async def test_a_name_read_before_a_renaming_is_not_remembered_after_it(
    anyio_backend: str, log: SqlLog
) -> None:
    ada, threads = known(log), _ThreadsInBetween()
    visitors, headers = visitors_of(log, threads, ada)
    threads.meanwhile = partial(visitors.rename, ada, "Ada", 7)
    await visitors.who(headers)
    found = await visitors.who(headers)
    assert found is not None
    assert "Ada" == found.name
    threads.close()


async def test_who_was_renamed_while_they_watched_sits_down_by_their_new_name(club: MemoryClub) -> None:
    host, ada = Person(club).named("Clara"), Person(club).named("Ada")
    table = host.open("whist")
    seen, visit = await host.visit(table), await ada.visit(table)
    await asyncio.to_thread(ada.named, "Adele")
    await visit.ask("sit", seat=1)
    await seen.until_so(lambda: seen.table["seats"][1]["kind"] == "person")
    assert "Adele" == seen.table["seats"][1]["name"]


async def test_a_device_of_somebody_removed_meanwhile_is_nobodys(anyio_backend: str, log: SqlLog) -> None:
    ada, threads = known(log), _ThreadsInBetween()
    visitors, headers = visitors_of(log, threads, ada)

    async def removed() -> None:
        for device in SqlDevices(log).devices_of(ada.id):
            SqlDevices(log).cut_off(ada.id, device.id)
        visitors.forget(ada)

    threads.meanwhile = removed
    await visitors.who(headers)
    assert None is await visitors.who(headers)
    threads.close()


async def test_a_device_that_is_cut_off_while_it_connects_is_not_let_in(
    club: MemoryClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(club).named("Ada")
    table, visitors = ada.open("whist"), club.app._socket._visitors  # type: ignore[attr-defined]
    who, was_cut_off = visitors.who, list[bool]()

    async def cut_off_after(headers: Any) -> Somebody | None:
        found: Somebody | None = await who(headers)
        if found is not None and not was_cut_off:
            was_cut_off.append(await visitors.cut_off(found, visitors.device(headers)))
            club.hub.device_noticed(visitors.device(headers))
        return found

    monkeypatch.setattr(visitors, "who", cut_off_after)
    visit = await ada.visit(table)
    assert ([True], "bye") == (was_cut_off, visit.heard[-1]["tell"])


async def test_a_match_in_play_is_folded_anew_and_what_was_decided_before_gives_no_name_back(
    anyio_backend: str, log: SqlLog
) -> None:
    ada, bo = known(log), known(log)
    sitters = (Sitter(GONE, who=ada.id), Sitter("Bo", who=bo.id), *opened("whist", FOUR).sitters[2:])
    first = opened("whist", FOUR)
    named = type(first)(
        **{name: getattr(first, name) for name in first.__struct_fields__} | {"sitters": sitters}
    )
    log.create("t", named)
    waiting: list[Job] = []
    live = live_match(log, waiting.append)
    answers: list[object] = []
    live.submit(Rename(id="name-1", saw=1, seat=Seat(1), name="Bodo", who=bo.id), answers.append)
    with log.writing() as connection:
        leave_match(connection, "t", ada.id, neutral_person(1), in_seat(Seat(0), ada.id))
    await live.read_anew()
    log.append_jobs(waiting)
    live.commit(waiting[0])
    assert [Done(2)] == answers
    assert ["#0", "Bodo"] == [one.name for one in live.shown.sitters[:2]]
    assert live.shown == live.state
    assert [Renamed] == [type(step[1]) for step in live.steps]


async def test_a_table_that_went_with_its_only_person_is_left_by_who_watched(club: MemoryClub) -> None:
    ada = Person(club).named(GONE)
    table = ada.open("whist")
    watching = await Person(club).visit(table)
    await removing(club, ada)()
    await cut_off(watching)
    with pytest.raises(NotFound):
        await club.hub.table(table)


async def test_an_evening_that_went_with_its_only_person_is_left_by_the_hall(club: MemoryClub) -> None:
    ada = Person(club).named(GONE)
    hall = await phone(Person(club), evening_opened(ada, **CARDS), "hall")
    await removing(club, ada)()
    await cut_off(hall)
