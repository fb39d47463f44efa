"""The log: two stores behind one interface, and a data file that meets every trouble with a sentence."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql

from tests.club.data_files import open_here
from tests.club.tables import always, house, opened, play_out, players, sent
from tests.sampling import draws, thinned
from whistclub.cards.errors import BadRecord, reason
from whistclub.club.bots import step
from whistclub.club.local_table import House
from whistclub.club.log.port import BadFile, Conflict
from whistclub.club.store.db import engine, schema_version
from whistclub.club.store.logs import schema
from whistclub.club.store.logs.append import Batch
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.store.logs.schema import MATCH_ROWS, entry_rows
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.club.table.commands import NextDeal
from whistclub.club.table.entries import AnyEntry, Renamed, entry_from_text
from whistclub.messages import Catalogue, Speaker
from whistclub.rules.seats import FOUR

N, E, S, W = FOUR
RELEASED = sorted((Path(__file__).parent / "data").glob("*.sqlite"))


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Log]:
    if request.param == "memory":
        yield MemoryLog()
        return
    store = open_here(tmp_path / "log.sqlite")
    yield store
    store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "whistclub.sqlite"


def why(caught: pytest.ExceptionInfo[BadFile]) -> str:
    return str(caught.value.reason.fact("why"))


def renamed(name: str) -> Renamed:
    return Renamed(at_ms=1, seat=S, name=name)


def test_entries_are_read_as_they_were_written_in_their_order(log: Log) -> None:
    first = opened("whist", people=(S,))
    log.create("t", first)
    log.append("t", 1, [renamed("a"), renamed("b")])
    assert [first, renamed("a"), renamed("b")] == log.read("t")
    assert [renamed("b")] == log.read("t", since=2)
    assert [] == log.read("other")


def test_an_append_after_another_entry_than_the_last_is_a_conflict_and_adds_nothing(log: Log) -> None:
    log.create("t", opened("whist", people=(S,)))
    log.append("t", 1, [renamed("a")])
    for expected in (0, 1, 3):
        with pytest.raises(Conflict):
            log.append("t", expected, [renamed("b")])
    with pytest.raises(Conflict):
        log.create("t", opened("whist", people=(S,)))
    assert 2 == len(log.read("t"))


def test_nothing_appended_upon_an_entry_that_is_not_the_last_is_a_conflict(log: Log) -> None:
    log.create("t", opened("whist", people=(S,)))
    log.append("t", 1, [])
    log.append("t", 1, [renamed("a")])
    with pytest.raises(Conflict):
        log.append("t", 1, [])
    assert 2 == len(log.read("t"))


def test_tables_are_listed_the_last_opened_first_with_what_is_over(log: Log) -> None:
    for number, table in enumerate(("a", "b", "c")):
        entry = House(MemoryLog(), always(number), bytes).opening("solo", opened("solo", ()).sitters)
        log.create(table, entry)
    log.append("b", 1, [renamed("x")], ended=True)
    assert [("c", "solo", 2, False), ("b", "solo", 1, True), ("a", "solo", 0, False)] == [
        (kept.id, kept.game, kept.opened_ms, kept.ended) for kept in log.tables()
    ]


def test_a_table_goes_on_in_another_process_where_it_was(path: Path) -> None:
    store = open_here(path)
    table = house(store).open(opened("askov", people=(), seed="1"))
    play_out(table, deals=1)
    store.close()
    again = open_file(path)
    assert table.state == house(again).table(table.id).state
    again.close()


def test_two_open_logs_over_one_file_see_each_others_appends(path: Path) -> None:
    one, two = open_here(path), open_here(path)
    first = house(one).open(opened("minnesota", people=(), seed="1"))
    second = house(two).table(first.id)
    for table in (first, second, first, second):
        table.refresh()
        if table.state.match.position is None:
            sent(table, NextDeal, None)
        else:
            step(table, players)
    first.refresh()
    assert (5, first.state) == (first.seq, second.state)
    one.close()
    two.close()


def test_a_data_file_is_synced_in_full_and_written_ahead(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    store = open_file(path)
    with store.reading() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    store.close()
    assert ["wal", 2, 1, engine.BUSY_MS] == found


def test_the_versions_known_are_the_steps_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(schema_version.__file__).parent / "migrations"))
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert list(schema_version.VERSIONS) == steps[::-1]


def test_the_migrations_make_the_columns_that_are_asked_for(path: Path) -> None:
    open_file(path).close()
    made = sqlite3.connect(path)
    for table in (schema.TABLES, schema.ENTRIES, schema.ARCHIVED):
        columns = [row[1] for row in made.execute(f"PRAGMA table_info({table.name})")]
        assert [column.name for column in table.columns] == columns
    made.close()


def test_there_is_a_data_file_of_every_version() -> None:
    assert set(schema_version.VERSIONS) <= {file.stem.split("-")[0].removeprefix("v") for file in RELEASED}


def test_the_data_files_of_this_version_have_every_kind_of_entry(tmp_path: Path) -> None:
    kinds = set()
    for file in RELEASED:
        if file.stem.startswith(f"v{schema_version.VERSIONS[-1]}-"):
            path = tmp_path / file.name
            shutil.copy(file, path)
            store = open_file(path)
            kinds |= {type(entry) for kept in store.tables() for entry in store.read(kept.id)}
            store.close()
    assert set(get_args(AnyEntry)) == kinds


# Those of evenings have no table; `test_evening_store` opens each of them.
@pytest.mark.parametrize(
    "file",
    thinned(RELEASED, keep=[one for one in RELEASED if not one.stem.endswith("evening")]),
    ids=lambda file: str(file.stem),
)
def test_a_data_file_of_every_released_version_opens_and_goes_on(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    shutil.copy(file, path)
    store = open_file(path)
    ids = [kept.id for kept in store.tables()]
    of_kind = {"games": 8, "seats": 1, "evening": 0}[file.stem.partition("-")[2]]
    assert {"v1-games": 6, "v2-games": 7, "v3-games": 7}.get(file.stem, of_kind) == len(ids)
    tables = [house(store).table(one) for one in ids]
    going_on, first = draws(1, 3), RELEASED.index(file)
    for number, table in enumerate(tables):
        acts = sum(len(deal.acts) for deal in table.record().deals)
        assert acts > 0
        if (number - first) % len(tables) < going_on:
            before = table.state.match.result
            play_out(table, deals=1)
            assert before is not None or acts < sum(len(deal.acts) for deal in table.record().deals)
    store.close()


def test_a_file_that_is_no_data_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    path.write_bytes(b"hands of cards " * 1000)
    with pytest.raises(BadFile) as caught:
        open_file(path)
    assert "foreign" == why(caught)
    assert b"hands of cards " * 1000 == path.read_bytes()


def test_a_data_file_damaged_within_is_refused(path: Path) -> None:
    store = open_here(path)
    table = house(store).open(opened("whist", people=(), seed="1"))
    play_out(table, deals=1)
    store.close()
    content = bytearray(path.read_bytes())
    content[4096:] = bytes(len(content) - 4096)
    path.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        house(open_file(path)).table(table.id)
    assert "damaged" == why(caught)


def test_a_data_file_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    open_file(path).close()
    newer = sqlite3.connect(path)
    newer.execute("UPDATE alembic_version SET version_num = '999'")
    newer.commit()
    newer.close()
    before = path.read_bytes()
    with pytest.raises(BadFile) as caught:
        open_file(path)
    assert "newer" == why(caught)
    assert before == path.read_bytes()


def test_a_log_entry_of_a_newer_version_is_refused() -> None:
    for text in ('{"kind":"teleported","at_ms":1}', '{"kind":"acted"}', "x"):
        with pytest.raises(BadRecord, match="entry-unknown"):
            entry_from_text(text)


def test_a_locked_data_file_is_waited_for_and_then_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MS", 50)
    store = open_here(path)
    table = house(store).open(opened("whist", people=(), seed="1"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(BadFile) as caught:
        sent(table, NextDeal, None)
    assert "locked" == why(caught)
    other.execute("ROLLBACK")
    other.close()
    assert 1 == table.seq
    sent(table, NextDeal, None)
    assert 2 == len(store.read(table.id))
    store.close()


def test_a_data_file_that_may_not_be_written_to_is_told_and_can_be_read(path: Path) -> None:
    store = open_here(path)
    table = house(store).open(opened("whist", people=(), seed="1"))

    def closed(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only = ON")

    sa.event.listen(store._engine, "begin", closed)
    with pytest.raises(BadFile) as caught:
        sent(table, NextDeal, None)
    assert "read-only" == why(caught)
    assert 1 == len(store.read(table.id))
    store.close()


def test_the_tables_can_be_made_in_postgresql() -> None:
    for table in (schema.TABLES, schema.ENTRIES, schema.ARCHIVED):
        made = str(sa.schema.CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]
        assert f"CREATE TABLE {table.name}" in made


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile) as caught:
        open_file(tmp_path / "file" / "log.sqlite")
    assert "no-folder" == why(caught)


FULL = """
import resource, sys
from pathlib import Path
from tests.club.tables import house, opened, play_out
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.club.store.logs.schema import entry_rows

store = open_file(Path(sys.argv[1]))
table = house(store).open(opened("gongor_points", people=(), seed="1"))
resource.setrlimit(resource.RLIMIT_FSIZE, (520_000, 520_000))
try:
    play_out(table, deals=10_000)
except BadFile as problem:
    print(table.id, table.seq, problem.reason.fact("why"))
"""


def test_a_full_disk_is_told_and_nothing_that_was_there_is_lost(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=False
    )
    table, seq, reason_given = done.stdout.split()
    assert reason_given in {"full", "disk"}
    store = open_file(path)
    again = house(store).table(table)
    assert int(seq) == again.seq >= 10
    play_out(again, deals=1)
    assert int(seq) < again.seq
    store.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "cause",
    ["full", "disk", "locked", "damaged", "foreign", "empty", "read-only", "folder", "newer", "other"],
)
def test_every_trouble_is_a_sentence_that_names_the_file(cause: str, language: str) -> None:
    speaker = Speaker(Catalogue(language), "french")
    said = speaker.reason(reason("data-file", path="/d/whistclub.sqlite", why=cause))
    assert "/d/whistclub.sqlite" in said
    assert said.endswith(".")
    assert cause == "other" or said != speaker.reason(
        reason("data-file", path="/d/whistclub.sqlite", why="other")
    )


def test_a_checkpoint_is_made_during_appends_once_the_write_ahead_log_is_long(tmp_path: Path) -> None:
    log = open_here(tmp_path / "club.sqlite")
    log.create("t", opened("whist", people=(S,)))
    names = [renamed(str(number)) for number in range(4100)]
    log.append_batch(Batch(MATCH_ROWS, entry_rows("t", 1, names[:100])))
    log.checkpoint()
    assert 0 == checkpointed_entries(tmp_path, log)
    log.append_batch(Batch(MATCH_ROWS, entry_rows("t", 101, names[100:])))
    log.checkpoint()
    log.append("t", 4101, [renamed("d")])
    assert 4102 == len(log.read("t"))
    assert 4101 == checkpointed_entries(tmp_path, log)
    log.close()


def test_many_changes_of_rooms_alone_lead_to_a_checkpoint(tmp_path: Path) -> None:
    log = open_here(tmp_path / "club.sqlite")
    log.create("t", opened("whist", people=(S,)))
    for number in range(1, 1002):
        with log.writing() as connection:
            MATCH_ROWS.insert(connection, "t", number, [renamed(str(number))])
        if number == 990:
            log.checkpoint()
            assert 0 == checkpointed_entries(tmp_path, log)
    log.checkpoint()
    log.append("t", 1002, [renamed("d")])
    assert 1002 == checkpointed_entries(tmp_path, log)
    log.close()


def checkpointed_entries(folder: Path, log: SqlLog) -> int:
    """The number of entries in the data file without its write-ahead log."""
    shutil.copy(folder / "club.sqlite", folder / "alone.sqlite")
    alone = open_file(folder / "alone.sqlite")
    found = len(alone.read("t"))
    alone.close()
    return found
