"""Copies of the data file made and put back: whole, looked at, named, and nothing lost however they end."""

import hashlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Whist
from tests.cli.forked import forked
from tests.cli.test_line_mode import talk
from tests.sampling import draws
from tests.web.disks import DISKS, Disk, may_mount
from whistclub.club.store.db.schema_version import VERSIONS

DATA = Path(__file__).parents[1] / "club" / "data"
CURRENT = DATA / f"v{VERSIONS[-1]}-games.sqlite"
NAME = "whistclub.sqlite"
START = "import sys; from whistclub.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture
def data(data_folder: Path) -> Path:
    """A data file with games in it."""
    data_folder.mkdir()
    return Path(shutil.copy(CURRENT, data_folder / NAME))


def digests(folder: Path) -> dict[str, str]:
    """Every file of the folder, but the locks, which are empty."""
    files = [path for path in folder.iterdir() if path.is_file() and not path.name.endswith(".lock")]
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def broken(path: Path) -> Path:
    """The file with a page spoilt in its middle."""
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    path.write_bytes(content)
    return path


def with_version(path: Path, version: str) -> Path:
    made = sqlite3.connect(path)
    made.execute("UPDATE alembic_version SET version_num = ?", (version,))
    made.commit()
    made.execute("PRAGMA journal_mode = DELETE")
    made.close()
    return path


def test_with_keep_the_newest_copies_stay_in_the_folder_and_other_files_too(
    whist: Whist, data: Path, tmp_path: Path
) -> None:
    assert data.is_file()
    folder = tmp_path / "copies"
    folder.mkdir()
    older = ["club-20250101-042000.sqlite", "club-20250102-042000.sqlite", "club-20250103-042000.sqlite"]
    for name in (*older, "my-club.sqlite"):
        (folder / name).write_bytes(b"")
    status, out, _ = whist("backup", str(folder), "--keep", "2")
    assert (0, True) == (status, "2 older copies were removed." in out)
    left = {path.name for path in folder.iterdir()} - {older[2], "my-club.sqlite"}
    assert 1 == len(left)
    assert left.pop() > older[2]
    assert {older[2], "my-club.sqlite"} <= {path.name for path in folder.iterdir()}
    assert 2 == whist("backup", str(folder), "--keep", "0")[0]


def test_what_is_copied_and_put_back_is_told_by_what_it_holds(
    data: Path, whist: Whist, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    status, out, _ = whist("backup", str(copy))
    assert 0 == status
    counted = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM archived)"
    matches = sqlite3.connect(data).execute(counted).fetchone()[0]
    assert f"It holds {matches} games, " in out
    assert "people" in out
    assert "Last changed on " in out
    assert ["copy.sqlite"] == [path.name for path in tmp_path.iterdir() if path.is_file()]
    talk("1\n", "play", "whist", "--seed", "1")
    status, out, _ = whist("restore", str(copy))
    assert (0, True, True) == (
        status, f"It holds {matches} games, " in out, f"It holds {matches + 1} games, " in out,
    )  # fmt: skip
    kept = list(data.parent.glob("whistclub-before-*.sqlite"))
    assert (1, True) == (len(kept), str(kept[0]) in out)
    assert 0 == whist("restore", str(kept[0]))[0]
    assert f"{matches + 1} games" in whist("doctor")[1]


def refused(whist: Whist, *words: str) -> str:
    """The one sentence a command is refused with, after which nothing has changed."""
    folder = Path(os.environ["WHIST_DATA"])
    before = digests(folder)
    status, out, err = whist(*words)
    assert (1, "", 1) == (status, out, len(err.splitlines())), err
    assert before == digests(folder)
    return err


@pytest.mark.parametrize("is_data_there", [True, False])
def test_what_is_no_copy_is_not_put_back(
    data: Path, whist: Whist, tmp_path: Path, is_data_there: bool
) -> None:
    if not is_data_there:
        data.unlink()
    empty, text, torn = tmp_path / "empty", tmp_path / "text", tmp_path / "torn"
    empty.touch()
    text.write_text("hands of cards " * 1000)
    torn.write_bytes((CURRENT).read_bytes()[:-5000])
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE receipts (id)")
    other.commit()
    other.close()
    newer = with_version(Path(shutil.copy(CURRENT, tmp_path / "newer")), "999")
    spoilt = broken(Path(shutil.copy(CURRENT, tmp_path / "spoilt")))
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for path, word in (
        (empty, "it is empty"),
        (text, "not a data file of Whistclub"),
        (tmp_path / "other", "not a data file of Whistclub"),
        (torn, "it is damaged"),
        (spoilt, "it is damaged"),
        (newer, "a newer Whistclub has written it"),
        (tmp_path / "missing", "there is no such file"),
        (tmp_path / "folder", "it is a folder"),
        (tmp_path / "pipe", "the system refuses it"),
    ):
        said = refused(whist, "restore", str(path))
        assert (True, True) == (str(path) in said, word in said), said


def test_a_copy_is_not_put_back_over_itself(data: Path, whist: Whist, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(data)
    for path in (data, tmp_path / "link"):
        assert "is the data file itself" in refused(whist, "restore", str(path))


def test_a_damaged_data_file_is_not_called_copied(data: Path, whist: Whist, tmp_path: Path) -> None:
    broken(data)
    said = refused(whist, "backup", str(tmp_path / "copy.sqlite"))
    assert (True, True) == (f"{data} cannot be used: it is damaged" in said, "whist restore" in said)
    data.write_text("hands of cards " * 1000)
    assert "not a data file of Whistclub" in refused(whist, "backup", str(tmp_path / "copy.sqlite"))
    data.write_bytes(b"")
    assert "it is empty" in refused(whist, "backup", str(tmp_path / "copy.sqlite"))
    data.unlink()
    assert "there is no such file" in refused(whist, "backup", str(tmp_path / "copy.sqlite"))
    assert [] == [path for path in tmp_path.iterdir() if path.is_file()]


def test_a_copy_goes_to_no_place_that_is_taken(data: Path, whist: Whist, tmp_path: Path) -> None:
    there, folder, dangling = tmp_path / "there", tmp_path / "folder", tmp_path / "dangling"
    there.write_text("mine")
    folder.mkdir()
    dangling.symlink_to(tmp_path / "nowhere")
    assert "exists already" in refused(whist, "backup", str(there))
    assert "exists already" in refused(whist, "backup", str(data))
    assert "exists already" in refused(whist, "backup", str(dangling))
    assert "exists already" in refused(whist, "backup", "/dev/full")
    assert "it is a folder" in refused(whist, "backup", str(folder))
    assert "is not a folder" in refused(whist, "backup", str(there / "below"))
    assert "mine" == there.read_text()


def test_a_damaged_data_file_gives_way_to_a_copy_and_is_kept(
    data: Path, whist: Whist, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert 0 == whist("backup", str(copy))[0]
    for spoil in (broken, lambda path: path.write_bytes(b"no data")):
        spoil(data)
        content = data.read_bytes()
        assert 0 == whist("restore", str(copy))[0]
        kept = max(data.parent.glob("whistclub-before-*.sqlite"), key=lambda path: path.stat().st_ctime_ns)
        assert content == kept.read_bytes()
        assert 0 == whist("stats")[0]


def test_a_copy_of_an_older_version_is_brought_up_to_date_and_stays_as_it_is(
    data: Path, whist: Whist, tmp_path: Path
) -> None:
    old = Path(shutil.copy(DATA / "v1-games.sqlite", tmp_path / "old.sqlite"))
    before = digests(tmp_path)
    assert 0 == whist("restore", str(old))[0]
    assert before == digests(tmp_path)
    assert 0 == whist("stats")[0]


def test_an_older_data_file_is_copied_as_it_is(data: Path, whist: Whist, tmp_path: Path) -> None:
    shutil.copy(DATA / "v1-games.sqlite", data)
    before = digests(data.parent)
    assert 0 == whist("backup", str(tmp_path / "copy.sqlite"))[0]
    assert before == digests(data.parent)
    found = sqlite3.connect(tmp_path / "copy.sqlite").execute("SELECT version_num FROM alembic_version")
    assert ("1",) == found.fetchone()


def test_what_a_kill_left_ahead_of_the_old_file_is_kept_and_never_laid_over_the_new_one(
    data: Path, whist: Whist, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert 0 == whist("backup", str(copy))[0]
    killed = (
        "import os, sqlite3, sys\n"
        "made = sqlite3.connect(sys.argv[1])\n"
        "made.execute('PRAGMA journal_mode = WAL')\n"
        "made.execute(\"INSERT INTO people (id, name, number, since_ms) VALUES ('x', 'Late', 1, 2)\")\n"
        "made.commit()\n"
        "os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", killed, str(data)], check=False)
    assert data.with_name(f"{NAME}-wal").stat().st_size
    assert 0 == whist("restore", str(copy))[0]
    assert not people(data) & {"Late"}
    assert {"Late"} <= people(next(data.parent.glob("whistclub-before-*.sqlite")))


def people(path: Path) -> set[str]:
    made = sqlite3.connect(path)
    found = {name for (name,) in made.execute("SELECT name FROM people")}
    made.close()
    return found


def disks(tmp_path: Path) -> list[str]:
    return ["small", "limited"] if may_mount(tmp_path / "probe") else ["limited"]


def test_a_full_disk_is_called_full_and_the_data_file_well(data: Path, tmp_path: Path) -> None:
    for kind in disks(tmp_path):
        with DISKS[kind](tmp_path / kind) as disk:
            copy = disk.folder / "copy.sqlite"
            status, _, said = on_full_disk(disk, data.parent, "backup", str(copy))
            assert (1, True) == (status, "no room left" in said), said
            # A limit on the process keeps it from the data file's own folder as well.
            assert (str(copy) in said or not disk.is_mounted, "damaged" in said) == (True, False), said
            assert [] == [path for path in disk.folder.iterdir() if path.name != "ballast"]
            folder = disk.folder / "data"
            folder.mkdir()
            shutil.copy(CURRENT, folder / NAME)
            before = digests(folder)
            status, _, said = on_full_disk(disk, folder, "restore", str(CURRENT))
            assert (1, True) == (status, "no room left" in said), said
            assert before == digests(folder)


def on_full_disk(disk: Disk, data_folder: Path, *words: str, typed: str = "") -> tuple[int, str, str]:
    """A command for which the disk has no room: exit status, stdout, stderr."""

    def fill() -> None:
        os.environ["WHIST_DATA"] = str(data_folder)
        disk.fill()

    return forked(*words, typed=typed, before=fill, after=disk.empty)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_killed_at_any_moment_nothing_is_lost_and_the_next_start_is_well(
    data: Path, whist: Whist, tmp_path: Path, command: str
) -> None:
    rng, copy = random.Random(command), tmp_path / "copy.sqlite"
    assert 0 == whist("backup", str(copy))[0]
    talk("1\n", "play", "whist", "--seed", "1")
    whole = {count(copy), count(data)}
    for number in range(draws(5, 12)):
        target = copy if command == "restore" else tmp_path / f"copy-{number}.sqlite"
        process = os.fork()
        if process == 0:
            from whistclub.cli import main

            os._exit(main([command, str(target)]))
        time.sleep(rng.random() * 0.06)
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        assert count(data) in whole
        kept = {count(path) for path in data.parent.glob("whistclub-before-*.sqlite")}
        assert whole == {count(data), count(copy)} | kept
        if command == "backup" and target.exists():
            assert count(target) == count(data)
    assert 0 == whist("stats")[0]
    assert 0 == whist("restore", str(copy))[0]


def count(path: Path) -> int:
    """The games in a data file that is whole."""
    made = sqlite3.connect(path)
    try:
        assert ("ok",) == made.execute("PRAGMA integrity_check").fetchone()
        return int(made.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        made.close()


def test_what_interrupted_copies_left_is_removed_by_a_later_one(
    data: Path, whist: Whist, tmp_path: Path
) -> None:
    left, fresh = data.with_name(f".{NAME}.0a0a0a0a.part"), data.with_name(f".{NAME}.0b0b0b0b.part")
    left.write_bytes(b"half")
    fresh.write_bytes(b"half")
    os.utime(left, (1, 1))
    assert 0 == whist("restore", str(CURRENT))[0]
    assert (False, True) == (left.exists(), fresh.exists())


@pytest.mark.parametrize(("language", "said"), [("en", "The file as it was is kept as"), ("de", "liegt als")])
def test_the_first_command_over_an_older_data_file_says_where_the_old_one_is_kept(
    data: Path, whist: Whist, language: str, said: str
) -> None:
    shutil.copy(DATA / "v1-games.sqlite", data)
    told = whist("stats", "--language", language)[2]
    (kept,) = data.parent.glob("whistclub-version-1-*.sqlite")
    assert said in told
    assert str(kept) in told
    assert "" == whist("stats")[2]
