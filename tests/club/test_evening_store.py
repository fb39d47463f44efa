"""Evenings in the data file: appended once, read back alike, found by code and by organiser."""

import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from tests.club.evenings import OLGA, Evening, acquaint, append, begun, growth, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.summary import EveningRow, EveningSummary, summary_of
from whistclub.club.log.port import Conflict
from whistclub.club.store.backup import backup, restore
from whistclub.club.store.db.inspection import inspect_file
from whistclub.club.store.logs.sql_evenings import EVENINGS, SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog, open_file

DATA = Path(__file__).parent / "data"


@pytest.fixture
def store(log: SqlLog) -> SqlEvenings:
    return SqlEvenings(log)


def running(store: SqlEvenings) -> list[EveningRow]:
    """The evenings that are not over."""
    return store._listed(sa.select(EVENINGS).where(sa.not_(EVENINGS.c.ended)))


def kept(store: SqlEvenings, evening: Evening) -> str:
    """The evening stored as it stands; its id."""
    acquaint(store.log)
    store.create(evening.log[0])  # type: ignore[arg-type]
    append(store, evening.state.evening, 1, evening.log[1:], evening.state)
    return evening.state.evening


def test_an_evening_is_read_as_it_was_written(store: SqlEvenings) -> None:
    evening = begun(11, deals=2)
    evening.played(8)
    name = kept(store, evening)
    assert evening.log == store.read(name)
    assert evening.log[5:] == store.read(name, 5)
    assert evening.state == fold_all(store.read(name))
    assert [(name, len(evening.log))] == store.last_seqs([name, "unheard"])


def test_an_append_to_a_log_that_has_grown_is_a_conflict_and_changes_nothing(store: SqlEvenings) -> None:
    evening, other = Evening("1"), Evening("2")
    for one in (evening, other):
        kept(store, one)
    evening.join(2)
    append(store, evening.state.evening, 1, evening.log[1:], evening.state)
    for expected in (0, 1, 2):
        with pytest.raises(Conflict):
            append(store, evening.state.evening, expected, evening.log[1:], evening.state)
    other.join(1)
    both = [
        growth(other.state.evening, 1, other.log[1:], other.state),
        growth(evening.state.evening, 1, evening.log[1:], evening.state),
    ]
    with pytest.raises(Conflict):
        store.append_jobs(both)
    assert evening.log == store.read(evening.state.evening)
    assert other.log[:1] == store.read(other.state.evening)


def test_several_evenings_are_appended_to_at_once(store: SqlEvenings) -> None:
    evenings = [Evening("1"), Evening("2")]
    for one in evenings:
        kept(store, one)
        one.join(3)
    store.append_jobs([growth(one.state.evening, 1, one.log[1:], one.state) for one in evenings])
    assert [one.log for one in evenings] == [store.read(one.state.evening) for one in evenings]


def test_two_evenings_never_have_one_code(store: SqlEvenings) -> None:
    first = Evening("1")
    kept(store, first)
    twin = msgspec.structs.replace(Evening("2").log[0], code=first.state.code)
    with pytest.raises(Conflict):
        store.create(twin)  # type: ignore[arg-type]
    assert [] == store.read(twin.evening)  # type: ignore[union-attr]


def test_an_evening_is_found_by_its_code_and_its_organiser(store: SqlEvenings) -> None:
    evening = Evening("1")
    kept(store, evening)
    found = store.by_code(evening.state.code.lower())
    assert found is not None
    assert (evening.state.evening, "Thursday", False) == (found.id, found.name, found.ended)
    assert [found] == store.visited_by("olga") == running(store)
    assert "olga" == found.organiser
    assert None is store.by_code("XXXXX")
    assert [] == store.visited_by("nobody")


def test_the_end_of_an_evening_is_in_its_row_and_goes_when_it_is_taken_back(store: SqlEvenings) -> None:
    evening = Evening("1")
    name = kept(store, evening)
    evening.do(OLGA, ask.Finish)
    append(store, name, 1, evening.log[1:], evening.state)
    assert [] == running(store)
    evening.do(OLGA, ask.Undo, undone=2)
    append(store, name, 2, evening.log[2:], evening.state)
    assert [name] == [row.id for row in running(store)]


def test_an_evening_handed_over_is_the_new_organisers(store: SqlEvenings) -> None:
    evening = Evening("1")
    evening.join(1)
    evening.do(OLGA, ask.AddOrganiser, guest=1, alone=True)
    name = kept(store, evening)
    assert [(name, "person-1")] == [(row.id, row.organiser) for row in running(store)]


def test_an_evening_whose_handing_over_is_taken_back_is_the_first_organisers_again(
    store: SqlEvenings,
) -> None:
    evening = Evening("1")
    evening.join(1)
    evening.do(OLGA, ask.AddOrganiser, guest=1, alone=True)
    name, before = kept(store, evening), len(evening.log)
    evening.do(person(1), ask.Undo, undone=before - 1)
    append(store, name, before, evening.log[before:], evening.state)
    assert [(name, "olga")] == [(row.id, row.organiser) for row in running(store)]


def test_backups_hold_evenings_and_count_them(tmp_path: Path) -> None:
    path, copy = tmp_path / "whistclub.sqlite", tmp_path / "copy.sqlite"
    log = open_file(path)
    evening = begun(8)
    name = kept(SqlEvenings(log), evening)
    log.close()
    assert 1 == inspect_file(path).evenings == backup(path, copy).contents.evenings
    assert evening.now_ms == inspect_file(path).changed_ms
    path.unlink()
    restore(copy, path)
    log = open_file(path)
    assert evening.log == SqlEvenings(log).read(name)
    log.close()


def test_a_summary_is_kept_with_the_entries_that_lead_to_it(store: SqlEvenings) -> None:
    evening = begun(8, rounds=5)
    kept(store, evening)
    before = len(evening.log)
    evening.do(OLGA, ask.Pause)
    append(store, evening.state.evening, before, evening.log[before:], evening.state)
    (row,) = store.visited_by("olga")
    wanted = EveningSummary(
        name="Thursday", phase="playing", paused=True, round=1, rounds=5, organisers=("olga",)
    )
    assert wanted == row.summary


def test_a_summary_that_nobody_kept_is_read_from_the_log_once(store: SqlEvenings) -> None:
    evening = begun(8)
    name = kept(store, evening)
    with store.log.writing() as connection:
        connection.execute(EVENINGS.update().values(summary=""))
    assert [None] == [row.summary for row in store.visited_by("olga")]
    assert summary_of(evening.state) == store.summarise(name)
    assert [summary_of(evening.state)] == [row.summary for row in store.visited_by("olga")]


@pytest.mark.parametrize("file", sorted(DATA.glob("v*-evening.sqlite")), ids=lambda file: str(file.stem))
def test_an_evening_of_every_released_version_opens_and_goes_on(file: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(file, tmp_path / "old.sqlite"))
    log = open_file(path)
    store = SqlEvenings(log)
    (row,) = running(store)
    evening = Evening()
    evening.log = store.read(row.id)
    evening.state = fold_all(evening.log)
    assert summary_of(evening.state) == row.summary or row.summary is None
    assert (4, 2) == (len(evening.state.rounds), len(evening.state.rounds[-1].tables))
    before = len(evening.log)
    evening.do(person(5), ask.EndRound, round=4)
    append(store, row.id, before, evening.log[before:], evening.state)
    assert evening.log == store.read(row.id)
    log.close()


def test_an_older_data_file_gets_the_tables_of_evenings(tmp_path: Path) -> None:
    path = Path(shutil.copy(DATA / "v4-games.sqlite", tmp_path / "old.sqlite"))
    log = open_file(path)
    kept(SqlEvenings(log), Evening())
    log.close()
    with sqlite3.connect(path) as read:
        assert [(1,)] == read.execute("SELECT count(*) FROM evenings").fetchall()
