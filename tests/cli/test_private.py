"""Data are readable by their owner alone, whichever command makes them first; a bad folder is reported."""

import fcntl
import os
import shutil
import stat
from pathlib import Path

import pytest

from tests.cli.conftest import Whist
from tests.cli.test_keeping import CURRENT, DATA, NAME, digests, disks, on_full_disk
from tests.cli.test_line_mode import talk
from tests.web.disks import DISKS
from whistclub.terminal.remote.address import Club
from whistclub.terminal.settings import keep_joined
from whistclub.web.http.people.keys import load_keys


@pytest.fixture(autouse=True)
def open_handed() -> object:
    """Files are open to everybody unless somebody sees to it."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """The modes of the folder and of each file in it that others can read."""
    found = {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in (folder, *folder.iterdir())}
    return {name: mode for name, mode in found.items() if not mode.endswith("00")}


def test_whatever_the_terminal_makes_first_is_for_its_owner_alone(
    data_folder: Path, whist: Whist, tmp_path: Path
) -> None:
    talk("1\n", "play", "whist", "--seed", "1")
    names = {path.suffix for path in data_folder.iterdir()}
    assert {".sqlite", ".lock", ".json"} <= names
    assert 0 == whist("stats")[0]
    duel = ("duel", "random", "random", "--game", "whist", "--deals", "1", "--jobs", "1", "--seed", "1")
    assert 0 == whist(*duel)[0]
    keep_joined({"WHIST_DATA": str(data_folder)}, "http://127.0.0.1:1/t/x", "whist")
    load_keys(data_folder / "cookie.keys")
    club = Club("http://127.0.0.1:1", {"WHIST_DATA": str(data_folder)})
    club._keep(["whist-1=x"])
    copies = tmp_path / "copies"
    assert 0 == whist("backup", str(copies / "copy.sqlite"))[0]
    assert 0 == whist("restore", str(copies / "copy.sqlite"))[0]
    assert {} == modes(data_folder)
    assert {} == modes(copies)


def test_while_a_game_is_played_nothing_beside_the_file_is_open(data_folder: Path) -> None:
    from whistclub.club.store.logs.sql_log import open_file

    log = open_file(data_folder / NAME)
    assert (data_folder / f"{NAME}-wal").exists()
    assert {} == modes(data_folder)
    log.close()


@pytest.mark.parametrize("command", ["play", "stats", "backup", "restore"])
def test_what_is_found_open_is_closed_but_for_a_shared_folder_and_files_of_others(
    data_folder: Path, whist: Whist, tmp_path: Path, command: str
) -> None:
    data_folder.mkdir(mode=0o777)
    shutil.copy(CURRENT, data_folder / NAME)
    ours = {NAME, "clubs.json", "whist-2026-11-01-1200.json", "whistclub-before-0a0b0c.sqlite"}
    theirs = {"notes.json", "cookie.keys.old", "link.json"}
    for name in (ours | theirs) - {NAME, "link.json"}:
        (data_folder / name).write_text("{}")
    (tmp_path / "target").write_text("")
    (data_folder / "whist-2026-11-01-1201.json").symlink_to(tmp_path / "target")
    (data_folder / "link.json").symlink_to(tmp_path / "target")
    for path in data_folder.iterdir():
        path.chmod(0o666)
    copy = str(CURRENT) if command == "restore" else str(tmp_path / "copy.sqlite")
    if command == "play":
        talk("1\n", "play", "whist", "--seed", "1")
    else:
        whist(command, *([copy] if command != "stats" else []))
    found = modes(data_folder)
    assert not ours & set(found)
    assert {data_folder.name, "notes.json", "cookie.keys.old"} <= set(found)
    assert 0o666 == stat.S_IMODE((tmp_path / "target").stat().st_mode)


def test_the_usual_folder_is_closed_where_found_open(
    whist: Whist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WHIST_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    folder = tmp_path / "share" / "whistclub"
    folder.mkdir(parents=True, mode=0o755)
    shutil.copy(CURRENT, folder / NAME)
    status, out, _ = whist("doctor")
    assert (1, True) == (status, f"Others on this machine can read {folder}, " in out)
    assert {"whistclub", NAME} <= set(modes(folder))
    assert 0 == whist("stats")[0]
    assert {} == modes(folder)
    assert "Others on this machine" not in whist("doctor")[1]


def test_files_of_somebody_else_are_left_as_they_are(
    data_folder: Path, whist: Whist, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_folder.mkdir()
    shutil.copy(CURRENT, data_folder / NAME)
    (data_folder / NAME).chmod(0o666)
    own = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: own + 1)
    assert 0 == whist("stats")[0]
    assert "0o666" == modes(data_folder)[NAME]


def test_a_place_that_is_no_folder_is_told_and_not_called_empty(
    data_folder: Path, whist: Whist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plain").write_text("")
    for place in ("plain", "plain/below", "plain/far/below"):
        monkeypatch.setenv("WHIST_DATA", str(tmp_path / place))
        for command in (("stats",), ("backup", str(tmp_path / "copy")), ("--no-browser",), ("serve",)):
            status, out, err = whist(*command)
            assert (1, "", 1) == (status, out, len(err.splitlines()))
            assert (True, True) == (str(tmp_path / "plain") in err, "is not a folder" in err), err
        status, out, _ = whist("doctor")
        assert (1, True) == (status, "is not a folder" in out)
        lines = talk("1\n", "play", "whist", "--seed", "1")[1]
        assert 1 == sum("is not a folder" in line and "kept in memory only" in line for line in lines)
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    (tmp_path / NAME).mkdir()
    assert "it is a folder" in whist("stats")[2]


def test_the_doctor_changes_nothing(data_folder: Path, whist: Whist) -> None:
    assert "is not there yet" in whist("doctor")[1]
    assert not data_folder.exists()
    data_folder.mkdir()
    assert "is not there yet" in whist("doctor")[1]
    assert [] == list(data_folder.iterdir())
    for version in ("v1", "v2"):
        shutil.copy(DATA / f"{version}-games.sqlite", data_folder / NAME)
        (data_folder / NAME).chmod(0o644)
        before = digests(data_folder), modes(data_folder)
        out = whist("doctor")[1]
        assert before == (digests(data_folder), modes(data_folder))
        assert (True, True) == (f"version {version[1:]}" in out, "It holds " in out)
    (data_folder / NAME).write_bytes(b"")
    assert "it is empty" in whist("doctor")[1]
    assert [NAME] == [path.name for path in data_folder.iterdir()]


def test_the_doctor_says_what_the_solver_is(whist: Whist, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The solver is the compiled kernel." in whist("doctor")[1]
    monkeypatch.setattr("whistclub.web.server.doctor.has_kernel", lambda: False)
    assert "The compiled kernel is missing" in whist("doctor")[1]


def test_on_a_full_disk_a_game_is_played_in_memory_and_this_is_said(tmp_path: Path) -> None:
    for kind in disks(tmp_path):
        for begun in (False, True):
            with DISKS[kind](tmp_path / kind / str(begun)) as disk:
                folder = disk.folder / "data"
                folder.mkdir()
                if begun:
                    shutil.copy(CURRENT, folder / NAME)
                status, out, err = on_full_disk(
                    disk, folder, "play", "whist", "--seed", "1", "--line", typed="1\n"
                )
                said = [line for line in out.splitlines() if "kept in memory only" in line]
                # Where nothing can be written anywhere the record is lost, and this is said.
                assert (not disk.is_mounted, 1) == (status, len(said)), out + err
                assert "Your hand" in out
                assert (True, True) == (
                    str(folder) in said[0],
                    "no room left" in said[0] or "full" in said[0],
                )
                assert begun == (folder / NAME).exists() or not (folder / NAME).stat().st_size


def test_where_nothing_can_be_locked_this_is_said_and_the_command_goes_on(
    data_folder: Path, whist: Whist, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(handle: int, how: int) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    talk("1\n", "play", "whist", "--seed", "1")
    status, out, _ = whist("restore", str(CURRENT))
    assert (0, True) == (status, "files cannot be locked" in out)
