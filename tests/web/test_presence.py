"""Who is at a table by way of another worker is known again soon, whatever the database or the notices have lost."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import make_url

from tests.web.clubs import Club, Person, wait_until
from tests.web.test_table import table_of
from tests.web.workers import seated, two_workers
from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase
from whistclub.club.notices.notice import Notice
from whistclub.club.presence import RoomPresence
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.web.live.workers import presence

Write = Callable[[PresenceStore, RoomPresence], None]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Renewals and looks come quickly."""
    monkeypatch.setattr(presence, "_RENEW_S", 0.1)
    monkeypatch.setattr(presence, "_CATCH_UP_S", 0.2)


def _deaf_to_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    hear = presence.Presence._noticed

    def noticed(self: presence.Presence, notice: Notice | None) -> None:
        if notice is not None and notice.subject != "here":
            hear(self, notice)

    monkeypatch.setattr(presence.Presence, "_noticed", noticed)


def store_of(club: Club) -> SqlLog:
    """The log of a club over a database."""
    log = club.hub.log
    assert isinstance(log, SqlLog)
    return log


def _emptied(club: Club) -> None:
    """Empties the tables of presence, as PostgreSQL does with unlogged ones after a crash."""
    with store_of(club).writing() as connection:
        connection.execute(sa.text("DELETE FROM present"))
        connection.execute(sa.text("DELETE FROM workers"))


async def test_the_first_request_to_a_club_over_an_empty_database_is_answered(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = PresenceStore.set_up

    def made_late(self: PresenceStore) -> None:
        time.sleep(0.3)
        make(self)

    monkeypatch.setattr(PresenceStore, "set_up", made_late)
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
    async with Club(tmp_path, log=open_url(address)) as club:
        visits = await table_of(club, "whist", 2)
        board = PresenceStore(store_of(club))
        assert next(failures, None) is None
        await asyncio.to_thread(wait_until, lambda: bool(board.elsewhere("", [visits[0].table["id"]])))


async def test_who_is_here_is_written_anew_when_a_crash_of_the_database_has_emptied_its_tables(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        first, second, table = await seated(one, two, "whist")
        await first.until_so(lambda: first.table["seats"][2]["here"])
        await second.until_so(lambda: second.table["seats"][0]["here"])
        board = PresenceStore(store_of(one))

        def both_are_written() -> bool:
            return 2 == len({person for here in board.elsewhere("", [table]) for person in here.people})

        await asyncio.to_thread(wait_until, both_are_written)
        _emptied(one)
        await asyncio.to_thread(wait_until, both_are_written)


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
        await first.until_so(lambda: first.table["seats"][2]["here"])
        await second.until_so(lambda: second.table["seats"][0]["here"])
        assert next(failures, None) is None


async def test_who_has_come_is_seen_at_the_other_worker_though_the_notice_of_it_is_lost(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _deaf_to_who_is_here(monkeypatch)
    async with two_workers(tmp_path, address) as (one, two):
        first, second, _ = await seated(one, two, "whist")
        await first.until_so(lambda: first.table["seats"][2]["here"])
        await second.close()
        await first.until_so(lambda: not first.table["seats"][2]["here"])


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
        with pytest.raises(TimeoutError):
            renewed.result(0.3)
        connection.commit()
        assert (False, frozenset({"alive"})) == renewed.result(30)
    emptying.dispose()
    log.close()
