"""Tables whose worker is gone while bots were to act: the work that may wait moves them on, each act once."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import psycopg
import pytest

from tests.club.tables import players
from tests.waiting import until
from tests.web import test_in_use
from tests.web.clubs import MANY, Club, Person
from tests.web.hosts import Host
from tests.web.killing import free_port
from tests.web.postgres import database
from tests.web.stalled import actions, stall, undisturbed
from tests.web.test_in_use import serving
from tests.web.test_work import statuses
from tests.web.visits import PATIENCE_S, Visit
from tests.web.workers import At
from tests.web.working import worker
from whistclub.club.local_table import House, now_ms
from whistclub.club.presence import RoomPresence
from whistclub.club.rooms import ended
from whistclub.club.store.logs.sql_log import SqlLog, open_file, open_url
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.club.table.log import fold_all
from whistclub.club.work.queue import JobQueue
from whistclub.club.work.queue_schema import SCHEMA
from whistclub.club.work.stalled_tables import STILL_MS, BotMover, StalledTables, bot_to_act

SOON = """
import sys
from whistclub.club.work import stalled_tables
from whistclub.web.live import stalled_bots
from whistclub.web.server import waiting_work
stalled_tables.STILL_MS, stalled_bots._MOST_READ, waiting_work.ASK_S = 500, 3, 1.0
from whistclub.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""A club that looks every second, at three tables at a time, and thinks them still after half a second."""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with database() as address:
        open_url(address).close()
        JobQueue(address).close()
        yield address


@pytest.fixture
def address(server: str) -> str:
    """A database without tables and jobs."""
    with psycopg.connect(server) as connection:
        connection.execute("TRUNCATE tables, entries, rooms, seatings, people CASCADE")
        connection.execute(f"TRUNCATE {SCHEMA}.procrastinate_jobs, {SCHEMA}.procrastinate_workers CASCADE")
    return server


@pytest.fixture
def log(address: str) -> Iterator[SqlLog]:
    log = open_url(address)
    yield log
    log.close()


def _ask(address: str) -> None:
    queue = JobQueue(address)
    queue.ask("move_bots")
    queue.close()


def _once_each(log: SqlLog, match: str) -> bool:
    """True if the log folds, and no command stands in it twice."""
    entries = log.read(match)
    fold_all(entries)
    commands = [(entry.seat, entry.command) for entry in entries if entry.command]
    return len(commands) == len(set(commands))


@pytest.mark.long
def test_a_stalled_table_goes_on_until_its_person_is_to_act(address: str, log: SqlLog) -> None:
    room = stall(log)
    wanted = undisturbed(log, room.match)
    with worker(address):
        _ask(address)
        until(lambda: statuses(address) == [])
    assert wanted == actions(log, room.match)
    state = House(log).table(room.match).state
    assert bot_to_act(state) is None
    assert not any(state.stand_ins)


@pytest.mark.long
def test_a_worker_killed_in_the_middle_of_the_bots_acts_is_followed_by_another_and_no_act_counts_twice(
    address: str, log: SqlLog
) -> None:
    rooms = [stall(log) for _ in range(6)]
    wanted = [undisturbed(log, room.match) for room in rooms]
    before = sum(len(actions(log, room.match)) for room in rooms)
    _ask(address)
    with psycopg.connect(address) as holding:
        # The last table's acts wait, so that the job is in its middle when its worker is killed.
        holding.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (rooms[0].match,))
        with worker(address) as doomed:
            until(lambda: sum(len(actions(log, room.match)) for room in rooms) > before)
            doomed.process.kill()
            doomed.process.join(PATIENCE_S)
    assert wanted != [actions(log, room.match) for room in rooms]
    with worker(address):
        until(lambda: statuses(address) == [])
    assert wanted == [actions(log, room.match) for room in rooms]
    assert all(_once_each(log, room.match) for room in rooms)


def test_two_that_move_the_same_tables_at_once_make_each_act_once(log: SqlLog) -> None:
    rooms = [stall(log) for _ in range(5)]
    wanted = [undisturbed(log, room.match) for room in rooms]
    movers = [threading.Thread(target=BotMover(log, players).move, args=(now_ms(),)) for _ in range(2)]
    for mover in movers:
        mover.start()
    for mover in movers:
        mover.join(PATIENCE_S)
    assert wanted == [actions(log, room.match) for room in rooms]
    assert all(_once_each(log, room.match) for room in rooms)


def test_a_table_where_somebody_is_or_something_has_just_happened_is_left_to_its_worker(log: SqlLog) -> None:
    attended, recent = stall(log), stall(log, ago_ms=STILL_MS // 2)
    before = [actions(log, room.match) for room in (attended, recent)]
    board = PresenceStore(log)
    board.set_up()
    board.renew("w")
    board.write(RoomPresence(attended.id, "w", (attended.host,), 0))
    BotMover(log, players).move(now_ms())
    assert before == [actions(log, room.match) for room in (attended, recent)]
    board.leave("w")
    BotMover(log, players).move(now_ms())
    assert before[0] != actions(log, attended.match)


def test_a_table_that_waits_for_its_person_is_not_read_again_until_something_happens(log: SqlLog) -> None:
    room, tables = stall(log), StalledTables(log)
    (still,) = tables.find(now_ms(), 10)
    assert (room.id, room.match) == (still.room, still.match)
    tables.waits(still)
    assert [] == tables.find(now_ms(), 10)


def test_a_room_whose_match_is_over_or_another_is_not_moved(log: SqlLog) -> None:
    room = stall(log)
    before = actions(log, room.match)
    SqlClub(log).change_room(ended(room, room.match))
    BotMover(log, players).move(now_ms())
    assert before == actions(log, room.match)


def test_over_a_file_the_club_s_own_process_moves_them_when_it_starts_again(tmp_path: Path) -> None:
    log = open_file(tmp_path / "club.sqlite")
    room = stall(log)
    wanted = undisturbed(log, room.match)
    with Club(tmp_path, MANY, log):
        until(lambda: actions(log, room.match) == wanted)
        assert not any(House(log).table(room.match).state.stand_ins)
        assert _once_each(log, room.match)


@pytest.mark.long
def test_over_a_file_what_a_killed_club_was_at_is_done_once_by_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_in_use, "START", SOON)
    file = tmp_path / "whistclub.sqlite"
    log = open_file(file)
    matches = [stall(log).match for _ in range(5)]
    wanted = [undisturbed(log, match) for match in matches]
    before = sum(len(actions(log, match)) for match in matches)
    with serving(tmp_path, "--bots", "0") as club:
        until(lambda: sum(len(actions(log, match)) for match in matches) > before)
        with sqlite3.connect(file, isolation_level=None, timeout=PATIENCE_S) as holding:
            # Nobody writes now, so that the club is in the middle of an act when it is killed.
            holding.execute("BEGIN IMMEDIATE")
            club.process.kill()
            club.process.wait(PATIENCE_S)
        holding.close()
    assert wanted != [actions(log, match) for match in matches]
    with serving(tmp_path, "--bots", "0"):
        until(lambda: wanted == [actions(log, match) for match in matches])
    assert all(_once_each(log, match) for match in matches)
    log.close()


async def _plays_and_goes(ada: Person, table: str, host: Host) -> None:
    """Ada makes one act, and her worker is killed before the bots have answered it."""
    visit: Visit = await ada.visit(table)
    while not visit.legal:
        if not await visit.move():
            await visit.hear()
    await visit.ask("act", action=visit.legal[0])
    host.kill()
    await visit.close()


def _is_moved(address: str, log: SqlLog, match: str, wanted: list[str]) -> bool:
    """Asks for the tables to be moved, and returns True once the bots have made these acts."""
    if statuses(address) == []:
        _ask(address)
    return actions(log, match) == wanted


@pytest.mark.long
async def test_the_match_of_somebody_who_played_and_went_goes_on_though_its_worker_was_killed(
    address: str, log: SqlLog, tmp_path: Path
) -> None:
    host = Host(tmp_path, "127.0.0.1", free_port(), address)
    host.start()
    club = At(int(host.url.rpartition(":")[2]))
    ada = Person(club).named("Ada")
    table = ada.open("whist", with_bots=True)
    await _plays_and_goes(ada, table, host)
    (match,) = (one.id for one in log.tables())
    # The winner of a trick leads to the next, and no bot is to act.
    while (wanted := undisturbed(log, match)) == actions(log, match):
        host.start()
        await _plays_and_goes(ada, table, host)
    for http in club.clients:
        http.close()
    with worker(address) as mover:
        await asyncio.to_thread(until, partial(_is_moved, address, log, match, wanted))
        mover.process.terminate()
        mover.process.join(PATIENCE_S)
        assert 0 == mover.process.exitcode
    assert _once_each(log, match)
