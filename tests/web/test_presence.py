"""Who is at a table by way of another worker is known again soon, whatever the database or the notices have lost."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
import sqlalchemy as sa
from sqlalchemy import make_url

from tests.waiting import PATIENCE_S, until
from tests.web.clubs import Club, Person
from tests.web.steered_clubs import SteeredClub, pass_time
from tests.web.test_table import table_of
from tests.web.workers import seated, two_workers
from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase
from whistclub.club.notices.notice import Notice
from whistclub.club.presence import AT_EVENING, RoomPresence
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.web.live.tables.table_model import Elsewhere
from whistclub.web.live.workers.presence import Presence
from whistclub.web.resources.background import BackgroundTasks

Write = Callable[[PresenceStore, RoomPresence], None]


AN_EVENING: Final = f"{AT_EVENING}friday"
_TURNS = 1000
"""So many turns of its event loop a club needs by far not to start."""
LATER_S = 6.0
"""By then a worker has renewed its lease more than once, and has looked for what it missed."""


def _deaf_to_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    hear = Presence._noticed

    def noticed(self: Presence, notice: Notice | None) -> None:
        if notice is not None and notice.subject != "here":
            hear(self, notice)

    monkeypatch.setattr(Presence, "_noticed", noticed)


def store_of(club: Club) -> SqlLog:
    """The log of a club over a database."""
    log = club.hub.log
    assert isinstance(log, SqlLog)
    return log


def emptied(club: Club) -> None:
    """Empties the tables of presence, as PostgreSQL does with unlogged ones after a crash."""
    with store_of(club).writing() as connection:
        connection.execute(sa.text("DELETE FROM present"))
        connection.execute(sa.text("DELETE FROM workers"))


async def test_the_first_request_to_a_club_over_an_empty_database_is_answered(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = Presence.set_up

    async def made_late(self: Presence) -> None:
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        await make(self)

    monkeypatch.setattr(Presence, "set_up", made_late)
    async with Club(tmp_path, log=open_url(address)) as club:
        assert [] == Person(club).call("GET", "/api/tables")["mine"]


async def test_presence_is_told_although_the_database_could_not_make_its_tables_at_first(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, failures = PresenceStore.set_up, iter([True, True])

    def made_at_last(self: PresenceStore) -> None:
        if next(failures, False):
            raise BadDatabase(reason("data-file", path="club", why="locked"))
        make(self)

    monkeypatch.setattr(PresenceStore, "set_up", made_at_last)
    async with SteeredClub(tmp_path, log=open_url(address)) as club:
        visits = await table_of(club, "whist", 2)
        await club.pass_time(LATER_S)
        assert next(failures, None) is None
        assert PresenceStore(store_of(club)).is_attended(visits[0].table["id"])


async def test_who_is_here_is_written_anew_when_a_crash_of_the_database_has_emptied_its_tables(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second, table = await seated(one, two, "whist")
        await first.until_so(lambda: first.table["seats"][2]["here"])
        await second.until_so(lambda: second.table["seats"][0]["here"])
        board = PresenceStore(store_of(one))

        def both_are_written() -> bool:
            board.renew("nobody's")
            found = board.elsewhere("nobody's", [table]) or []
            return 2 == len({person for here in found for person in here.people})

        await pass_time(LATER_S, one, two)
        assert both_are_written()
        emptied(one)
        await pass_time(LATER_S, one, two)
        assert both_are_written()


async def test_who_is_here_is_written_again_until_the_database_has_it(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write: Write = PresenceStore.write
    failures = iter([True, True, True])

    def write_badly(board: PresenceStore, here: RoomPresence) -> None:
        if len(here.people) == 1 and next(failures, False):
            raise OSError("the database is away")
        write(board, here)

    async with two_workers(tmp_path, address) as (one, two):
        monkeypatch.setattr(PresenceStore, "write", write_badly)
        first, second, _ = await seated(one, two, "whist")
        await pass_time(LATER_S, one, two)
        assert next(failures, None) is None
        await first.until_so(lambda: first.table["seats"][2]["here"])
        await second.until_so(lambda: second.table["seats"][0]["here"])


@pytest.mark.long
async def test_who_has_come_is_seen_at_the_other_worker_though_the_notice_of_it_is_lost(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _deaf_to_who_is_here(monkeypatch)
    async with two_workers(tmp_path, address) as (one, two):
        first, second, _ = await seated(one, two, "whist")
        await pass_time(LATER_S, one, two)
        await first.until_so(lambda: first.table["seats"][2]["here"])
        await second.close()
        await asyncio.to_thread(until, lambda: not two.hub.connections())
        await pass_time(LATER_S, two)
        await pass_time(LATER_S, one)
        await first.until_so(lambda: not first.table["seats"][2]["here"])


class OneEvening:
    """The tables and evenings of a worker that has one evening; who is there may change."""

    def __init__(self) -> None:
        self.here: tuple[str, ...] = ("olga",)
        self.tables: dict[str, Any] = {}
        self.attended_evenings = {AN_EVENING: self}

    def presence(self, worker: str) -> RoomPresence:
        return RoomPresence(AN_EVENING, worker, self.here, 0)

    def presence_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Nobody is."""


class HeldThreads:
    """Threads whose first work waits until it may go on."""

    def __init__(self) -> None:
        self.written = list[tuple[str, ...]]()
        self.begun, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def share(self, work: Callable[..., object], *facts: Any) -> list[RoomPresence]:
        if work.__name__ == "write":
            self.written.append(facts[0].people)
            self.begun.set()
            await self.may_go_on.wait()
        return []


async def test_the_last_change_of_who_organises_is_written_last() -> None:
    club, evening, threads = SimpleNamespace(log=None), OneEvening(), HeldThreads()
    made: Any = (club, evening, threads, BackgroundTasks())
    presence = Presence(*made)
    first = asyncio.create_task(presence.publish(AN_EVENING))
    await threads.begun.wait()
    evening.here = ()
    second = asyncio.create_task(presence.publish(AN_EVENING))
    for _ in range(_TURNS):
        await asyncio.sleep(0)
    assert [("olga",)] == threads.written
    threads.may_go_on.set()
    await asyncio.gather(first, second)
    assert [("olga",), ()] == threads.written


def test_a_lease_that_is_lost_while_it_is_renewed_counts_as_lost(address: str) -> None:
    log = open_url(address)
    board = PresenceStore(log)
    board.set_up()
    board.renew("alive")
    emptying = sa.create_engine(make_url(address).set(drivername="postgresql+psycopg"))
    with ThreadPoolExecutor(1) as threads, emptying.connect() as connection:
        connection.execute(sa.text("DELETE FROM workers"))
        # It waits for the row that is being deleted.
        renewed = threads.submit(board.renew, "alive")
        until(lambda: _waits_for_a_lock(emptying))
        assert not renewed.done()
        connection.commit()
        assert (False, frozenset({"alive"})) == renewed.result(PATIENCE_S)
    emptying.dispose()
    log.close()


def _waits_for_a_lock(engine: sa.Engine) -> bool:
    """True if somebody at this database waits for what another has locked."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    with engine.connect() as connection:
        return bool(connection.execute(sa.text(waiting)).scalar_one())
