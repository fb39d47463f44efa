"""An older data file is brought up to date once, whole or not at all, and never under somebody who has it open."""

import multiprocessing
import os
import random
import shutil
import signal
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.sampling import draws
from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.db import copies
from whistclub.club.store.db.schema_version import VERSIONS
from whistclub.club.store.files.file_locks import InUse, lock_shared
from whistclub.club.store.logs import database
from whistclub.club.store.logs.sql_log import open_file

STORE = "whistclub.club.store"
OLD = Path(__file__).parent / "data" / "v1-games.sqlite"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "whistclub.sqlite"))


def version_of(path: Path) -> str:
    made = sqlite3.connect(path)
    try:
        assert ("ok",) == made.execute("PRAGMA integrity_check").fetchone()
        return str(made.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    finally:
        made.close()


def rows_of(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as made:
        return made.execute("SELECT * FROM entries ORDER BY 1, 2").fetchall()


def opened_with(path: str, gate: object) -> None:
    gate.wait()  # type: ignore[attr-defined]
    open_file(Path(path)).close()


@pytest.mark.parametrize("is_new", [True, False])
def test_several_processes_that_open_it_at_once_all_succeed(old: Path, tmp_path: Path, is_new: bool) -> None:
    path = tmp_path / "new.sqlite" if is_new else old
    context = multiprocessing.get_context("fork")
    gate = context.Barrier(8)
    processes = [context.Process(target=opened_with, args=(str(path), gate)) for _ in range(8)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [0] * 8 == [process.exitcode for process in processes]
    assert VERSIONS[-1] == version_of(path)


@pytest.mark.long
def test_killed_at_any_moment_it_is_the_old_file_or_the_new_one(old: Path) -> None:
    rng, found = random.Random(1), set()
    for number in range(draws(5, 15)):
        shutil.copy(OLD, old)
        for end in ("-wal", "-shm"):
            old.with_name(old.name + end).unlink(missing_ok=True)
        process = os.fork()
        if process == 0:
            open_file(old)
            os._exit(0)
        time.sleep(rng.random() * 0.1 * (number % 3 > 0))
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        found.add(version_of(old))
        open_file(old).close()
        assert VERSIONS[-1] == version_of(old)
    assert found <= {"1", VERSIONS[-1]}


def test_whoever_has_the_old_file_open_keeps_it_as_it_is(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE_S", 0.1)
    hold = lock_shared(old)
    with pytest.raises(InUse):
        open_file(old)
    assert "1" == version_of(old)
    hold.release()
    open_file(old).close()
    assert VERSIONS[-1] == version_of(old)


def test_the_file_as_it_was_is_kept_and_its_place_told(old: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = rows_of(old)
    open_file(old).close()
    (kept,) = old.parent.glob("whistclub-version-1-*.sqlite")
    assert "1" == version_of(kept)
    assert (0o600, before) == (kept.stat().st_mode & 0o777, rows_of(kept))
    (told,) = [getattr(record, "reason", None) for record in caplog.records if record.name == STORE]
    assert told is not None
    assert (str(old), str(kept)) == (told.fact("path"), told.fact("copy"))
    open_file(old).close()
    assert 1 == sum(record.name == STORE for record in caplog.records)


def test_where_there_can_be_no_copy_nothing_is_upgraded(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Path, copy: Path) -> None:
        raise BadFile(reason("file-not-written", path=str(copy), why="full"))

    monkeypatch.setattr(copies, "copy_file", full)
    with pytest.raises(BadFile, match="file-not-written"):
        open_file(old)
    assert "1" == version_of(old)


def test_an_upgrade_that_fails_leaves_the_file_as_it_was_and_no_copy(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_: object) -> None:
        raise sqlite3.OperationalError

    monkeypatch.setattr(database, "upgrade", failing)
    with pytest.raises(BadFile):
        open_file(old)
    assert "1" == version_of(old)
    assert [] == list(old.parent.glob("*-version-*"))


def test_whoever_goes_soon_is_waited_for(old: Path) -> None:
    hold = lock_shared(old)
    threading.Timer(0.3, hold.release).start()
    open_file(old).close()
    assert VERSIONS[-1] == version_of(old)


def test_answers_stored_by_an_older_version_go_and_what_was_played_stays(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD.with_name("v12-games.sqlite"), tmp_path / "whistclub.sqlite"))
    played = "SELECT * FROM entries UNION ALL SELECT id, last_seq, entries FROM archived"
    with closing(sqlite3.connect(path)) as older:
        assert older.execute("SELECT count(*) FROM answers").fetchone()[0]
        before = older.execute(played).fetchall()
    open_file(path).close()
    assert VERSIONS[-1] == version_of(path)
    with closing(sqlite3.connect(path)) as upgraded:
        assert sorted(before, key=repr) == sorted(upgraded.execute(played).fetchall(), key=repr)
        assert not upgraded.execute("SELECT 1 FROM sqlite_master WHERE name = 'answers'").fetchall()


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "whistclub.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE receipts (id)")
    other.commit()
    other.close()
    with pytest.raises(BadFile) as caught:
        open_file(path)
    assert "foreign" == caught.value.reason.fact("why")
    other = sqlite3.connect(path)
    assert [("receipts",)] == other.execute("SELECT name FROM sqlite_master").fetchall()
    other.close()
