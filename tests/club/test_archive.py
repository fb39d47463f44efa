"""The archive: finished matches in one compressed row, read and gone on with as if nothing had happened."""

import itertools
import os
import signal
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.club.data_files import make_empty
from tests.club.tables import NOW, house, opened, play_out, sent
from tests.sampling import draws, thinned
from tests.web.postgres import database
from whistclub.club.daily import DAY_MS
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Refused
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.store.db.inspection import inspect_file
from whistclub.club.store.logs.append import Batch
from whistclub.club.store.logs.archive import archive_finished, archive_match, put_back
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.store.logs.own_game_rows import OWN_GAMES
from whistclub.club.store.logs.schema import ARCHIVED, ENTRIES, MATCH_ROWS, TABLES, entry_rows
from whistclub.club.store.logs.sql_log import SqlLog, open_url
from whistclub.club.store.people.sql_own_games import SqlOwnGames
from whistclub.club.store.people.sql_rooms import PEOPLE, SEATINGS
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.club.table.commands import NextDeal, Rename, Stop
from whistclub.club.table.entries import AnyEntry, Renamed
from whistclub.club.work.jobs import ARCHIVE_DAYS, clean_up
from whistclub.rules.seats import Seat

LATER = NOW + ARCHIVE_DAYS * DAY_MS
SOUTH = Seat(2)
_STATEMENTS = 12


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture(params=thinned(["sqlite", "postgresql"], ["sqlite"]))
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        make_empty(tmp_path / "club.sqlite")
        return f"sqlite:///{tmp_path / 'club.sqlite'}"
    found: str = request.getfixturevalue("server")
    log = open_url(found)
    with log.writing() as connection:
        connection.execute(sa.text("TRUNCATE archived, tables, people CASCADE"))
    log.close()
    return found


@pytest.fixture
def log(address: str) -> Iterator[SqlLog]:
    log = open_url(address)
    yield log
    log.close()


def finished(log: SqlLog, seed: str = "1", deals: int = 1) -> Table:
    """A match that was stopped by its one person."""
    match, entries = stopped(seed, deals)
    log.create(match, entries[0])
    log.append(match, 1, entries[1:], ended=True)
    return house(log).table(match)


@cache
def stopped(seed: str, deals: int) -> tuple[str, list[AnyEntry]]:
    """The id of a match with its entries."""
    table = house(MemoryLog()).open(opened("whist", people=(SOUTH,), seed=seed))
    sent(table, Rename, SOUTH, name="Ada")
    play_out(table, deals=deals)
    sent(table, Stop, SOUTH)
    return table.id, table.log.read(table.id)


def add_ada(log: SqlLog) -> None:
    with log.writing() as connection:
        connection.execute(PEOPLE.insert().values(id="ada", name="Ada", number=1000, since_ms=0))


def rows_of(log: SqlLog, match: str) -> list[int]:
    """The numbers of the match's rows: tables, entries, archived."""
    columns = (TABLES.c.id, ENTRIES.c.table_id, ARCHIVED.c.id)
    with log.reading() as connection:
        return [
            connection.execute(sa.select(sa.func.count()).where(column == match)).scalar_one()
            for column in columns
        ]


def moved(log: SqlLog, match: str) -> None:
    """Archives the match, or puts it back."""
    with log.writing() as connection:
        assert put_back(connection, match) or archive_match(connection, match, LATER)


def test_an_archived_match_is_one_row_and_read_as_it_was(log: SqlLog) -> None:
    table = finished(log)

    def readings() -> list[object]:
        return [
            log.read(table.id),
            log.read(table.id, 7),
            log.read_texts(table.id),
            log.tables(),
        ]

    before = readings()
    clean_up(log, LATER)
    assert [0, 0, 1] == rows_of(log, table.id)
    assert before == readings()


def test_only_what_is_over_and_done_with_is_archived(log: SqlLog) -> None:
    running = house(log).open(opened("whist", people=(SOUTH,), seed="2"))
    sent(running, NextDeal, SOUTH)
    over = finished(log)
    clean_up(log, LATER - 1)
    assert [0, 0] == [rows_of(log, one.id)[2] for one in (running, over)]
    clean_up(log, LATER)
    assert [0, 1] == [rows_of(log, one.id)[2] for one in (running, over)]
    assert {running.id, over.id} == {kept.id for kept in log.tables()}


def test_the_days_after_which_a_match_is_archived_are_a_setting(log: SqlLog) -> None:
    table = finished(log)
    clean_up(log, NOW + DAY_MS, archive_days=2)
    assert 0 == rows_of(log, table.id)[2]
    clean_up(log, NOW + DAY_MS, archive_days=1)
    assert 1 == rows_of(log, table.id)[2]


def test_a_cleaning_archives_some_and_the_next_one_goes_on(log: SqlLog) -> None:
    tables = [finished(log, str(number), deals=0) for number in range(25)]
    assert [12, 13, 0] == [archive_finished(log, LATER, most) for most in (12, 40, 40)]
    assert {(0, 1)} == {tuple(rows_of(log, one.id)[::2]) for one in tables}


def test_an_archived_match_takes_a_fifth_of_the_text_at_most(log: SqlLog) -> None:
    table = finished(log, deals=4)
    texts = sum(len(text) for text in log.read_texts(table.id))
    clean_up(log, LATER)
    with log.reading() as connection:
        packed = connection.execute(sa.select(ARCHIVED.c.entries)).scalar_one()
    assert texts > 5 * len(packed)


def killed_at(address: str, match: str, statement: int) -> bool:
    """Moves the match in a process that is killed after this statement of its transaction; False if it got to its
    end.
    """
    child = os.fork()
    if not child:
        try:
            log, done = open_url(address), itertools.count(1)

            def count(*_: object) -> None:
                if next(done) == statement:
                    os.kill(os.getpid(), signal.SIGKILL)

            sa.event.listen(log._engine, "after_cursor_execute", count)
            moved(log, match)
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


@pytest.mark.parametrize("is_archived", [False, True], ids=["into", "out of"])
def test_killed_between_two_statements_the_match_has_one_of_its_forms(
    address: str, *, is_archived: bool
) -> None:
    log = open_url(address)
    table = finished(log, deals=0)
    if is_archived:
        moved(log, table.id)
    before, whole = rows_of(log, table.id), log.read(table.id)
    log.close()
    kills = 0
    while killed_at(address, table.id, kills + 1):
        kills += 1
        log = open_url(address)
        assert before == rows_of(log, table.id)
        assert whole == log.read(table.id)
        log.close()
    assert 4 <= kills < _STATEMENTS
    log = open_url(address)
    assert bool(before[2]) is not bool(rows_of(log, table.id)[2])
    assert whole == log.read(table.id)
    log.close()


def test_while_a_match_moves_every_reading_sees_all_of_it(address: str) -> None:
    log, other = open_url(address), open_url(address)
    table = finished(log)
    wanted = log.read_texts(table.id), log.tables()
    is_over = threading.Event()

    def move() -> None:
        for _ in range(draws(40, 50)):
            moved(other, table.id)
        is_over.set()

    mover = threading.Thread(target=move)
    mover.start()
    readings = 0
    while not is_over.is_set():
        assert wanted == (log.read_texts(table.id), log.tables())
        readings += 1
    mover.join()
    assert readings > 5
    log.close()
    other.close()


def test_two_workers_that_archive_at_once_archive_each_match_once(address: str) -> None:
    logs = open_url(address), open_url(address)
    tables = [finished(logs[0], str(number), deals=0) for number in range(40)]
    found: list[int] = []
    workers = [
        threading.Thread(target=lambda log=log: found.append(archive_finished(log, LATER, 100)))
        for log in logs
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert 40 == sum(found) + archive_finished(logs[0], LATER, 100)
    assert {(0, 0, 1)} == {tuple(rows_of(logs[0], one.id)) for one in tables}
    for log in logs:
        log.close()


def test_an_archived_match_goes_on_when_somebody_does_something_there(log: SqlLog) -> None:
    table = finished(log)
    clean_up(log, LATER)
    whole, new = log.read(table.id), Renamed(at_ms=NOW, seat=SOUTH, name="Eva")
    with pytest.raises(Conflict):
        log.append(table.id, table.seq, [new])
    log.append(table.id, table.seq, [new])
    assert [1, table.seq + 1, 0] == rows_of(log, table.id)
    clean_up(log, LATER)
    assert [0, 0, 1] == rows_of(log, table.id)
    assert [*whole, new] == log.read(table.id)


def test_an_archived_match_is_opened_again_as_it_was_left(log: SqlLog) -> None:
    table = finished(log)
    clean_up(log, LATER)
    again = house(log).table(table.id)
    assert (table.seq, table.record()) == (again.seq, again.record())
    late = NextDeal(id="late", saw=again.seq, seat=SOUTH)
    assert isinstance(again.send(late), Refused)
    assert [0, 0, 1] == rows_of(log, table.id)


@pytest.mark.parametrize("append", [SqlLog.append_batch, SqlLog.try_append_batch])
def test_whoever_has_not_seen_the_end_of_an_archived_match_reads_on_first(
    address: str, append: Callable[[SqlLog, Batch], None]
) -> None:
    if append is SqlLog.try_append_batch and not address.startswith("sqlite"):
        append = SqlLog.append_batch
    log = open_url(address)
    table = finished(log)
    whole = log.read(table.id)
    clean_up(log, LATER)
    late = Batch(MATCH_ROWS, entry_rows(table.id, 3, [Renamed(at_ms=1, seat=SOUTH, name="Eva")]))
    with pytest.raises(Conflict):
        append(log, late)
    assert whole == log.read(table.id)
    with pytest.raises(Conflict):
        append(log, late)
    new = Renamed(at_ms=1, seat=SOUTH, name="Eva")
    append(log, Batch(MATCH_ROWS, entry_rows(table.id, table.seq, [new])))
    assert [*whole, new] == log.read(table.id)
    log.close()


def test_an_id_in_the_archive_is_taken(log: SqlLog) -> None:
    table = finished(log)
    clean_up(log, LATER)
    with pytest.raises(Conflict):
        log.create(table.id, log.read(table.id)[0])


def test_the_other_workers_know_the_last_entry_of_an_archived_match(log: SqlLog) -> None:
    table = finished(log)
    clean_up(log, LATER)
    assert [(table.id, table.seq)] == PresenceStore(log).grown([table.id])


def test_a_person_who_goes_is_named_nowhere_in_the_archive(log: SqlLog) -> None:
    table = finished(log)
    ada, neutral = Person("ada", "Ada", 1000, 0), Person("neutral", "", 2000, 0)
    add_ada(log)
    with log.writing() as connection:
        connection.execute(SEATINGS.insert().values(table_id=table.id, seat=SOUTH, person="ada", room="r"))
    clean_up(log, LATER)
    assert [text for text in log.read_texts(table.id) if "Ada" in text]
    SqlOwnGames(log).remove(ada, neutral)
    assert not [text for text in log.read_texts(table.id) if "Ada" in text]
    assert [0, 0, 1] == rows_of(log, table.id)
    assert table.seq == len(log.read(table.id))


def test_a_match_that_nobody_keeps_goes_from_the_archive_too(log: SqlLog) -> None:
    table = finished(log)
    add_ada(log)
    with log.writing() as connection:
        row = {"room": "r", "game": "whist", "opened_ms": NOW, "deleted_ms": 2, "summary": ""}
        connection.execute(OWN_GAMES.insert().values(person="ada", match=table.id, seat=2, **row))
    clean_up(log, LATER - 1, archive_days=0)
    assert [0, 0, 0] == rows_of(log, table.id)
    assert ([], []) == (log.read(table.id), log.tables())


def test_the_contents_of_a_data_file_count_its_archive(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    log = open_url(f"sqlite:///{path}")
    finished(log)
    log.close()
    before = inspect_file(path)
    log = open_url(f"sqlite:///{path}")
    clean_up(log, LATER)
    log.close()
    assert before == inspect_file(path)
    assert (1, NOW) == (before.matches, before.changed_ms)
