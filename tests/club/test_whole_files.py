"""Files are whole, or as before: in a power failure, on a disk that fails, and while several processes change them."""

import errno
import os
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from tests.club.data_files import make_empty
from whistclub.club.log.port import BadFile
from whistclub.club.store.backup import backup, restore
from whistclub.club.store.files.record_files import writing
from whistclub.club.store.files.small_files import change_file, read_or_begin
from whistclub.club.store.files.whole_files import link_or_copy, write_new, write_whole
from whistclub.terminal.app.preferences import Preferences
from whistclub.terminal.remote.address import Club
from whistclub.terminal.settings import change_settings, keep_joined, load_settings
from whistclub.web.http.people.keys import load_keys, rotate_keys, write_keys

TERMINALS, CLUBS = 8, 40
WAYS: dict[str, Callable[[Path], object]] = {
    "new": lambda path: write_new(path, b"new"),
    "replaced": lambda path: write_whole(path, b"new"),
    "begun": lambda path: read_or_begin(path, lambda: b"new"),
    "changed": lambda path: change_file(path, lambda _: b"new"),
    "keys written": lambda path: write_keys(path, [b"k" * 32]),
    "keys rotated": rotate_keys,
    "settings": lambda path: change_settings({"WHIST_DATA": str(path)}, lambda kept: kept),
}


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The syncs of files and folders, and the names given, as they come."""
    found: list[str] = []
    sync = os.fsync

    def synced(handle: int) -> None:
        found.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        sync(handle)

    monkeypatch.setattr(os, "fsync", synced)
    for name in ("link", "replace"):
        monkeypatch.setattr(os, name, named(found, getattr(os, name)))
    return found


def named(found: list[str], act: Callable[..., None]) -> Callable[..., None]:
    def done(*words: object) -> None:
        found.append("name")
        act(*words)

    return done


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes the syncs of files, or of folders, fail."""
    sync = os.fsync

    def fails(kind: str) -> None:
        def synced(handle: int) -> None:
            if kind == ("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file"):
                raise OSError(errno.EIO, "lost")
            sync(handle)

        monkeypatch.setattr(os, "fsync", synced)

    return fails


@pytest.mark.parametrize("way", WAYS)
def test_bytes_are_on_the_disk_before_they_have_their_name_and_the_name_before_it_is_told(
    tmp_path: Path, steps: list[str], way: str
) -> None:
    WAYS[way](tmp_path / "kept")
    places = [place for place, step in enumerate(steps) if step == "name"]
    assert places
    assert [["file", "name", "folder"]] * len(places) == [steps[place - 1 : place + 2] for place in places]


@pytest.mark.parametrize("kind", ["file", "folder"])
@pytest.mark.parametrize("way", ["new", "begun"])
def test_a_new_file_that_a_failing_disk_may_not_have_is_not_there(
    tmp_path: Path, failing: Callable[[str], None], way: str, kind: str
) -> None:
    failing(kind)
    with pytest.raises((OSError, BadFile)):
        WAYS[way](tmp_path / "kept")
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("way", ["replaced", "changed", "keys written"])
def test_on_a_failing_disk_the_file_is_as_before(
    tmp_path: Path, failing: Callable[[str], None], way: str
) -> None:
    kept = tmp_path / "kept"
    kept.write_bytes(b"old")
    failing("file")
    with pytest.raises((OSError, BadFile)):
        WAYS[way](kept)
    assert b"old" == kept.read_bytes()
    assert {"kept", "kept.lock"} >= {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_a_copy_that_a_failing_disk_may_not_have_is_not_told_as_made(
    tmp_path: Path, failing: Callable[[str], None], kind: str
) -> None:
    data = tmp_path / "club.sqlite"
    make_empty(data)
    (tmp_path / "copies").mkdir()
    failing(kind)
    with pytest.raises(BadFile) as caught:
        backup(data, tmp_path / "copies" / "copy.sqlite")
    assert ("file-not-written", "disk") == (caught.value.reason.key, caught.value.reason.fact("why"))
    assert [] == list((tmp_path / "copies").iterdir())


def test_a_copy_that_a_failing_disk_may_not_have_is_not_put_back(
    tmp_path: Path, failing: Callable[[str], None]
) -> None:
    data = tmp_path / "club.sqlite"
    make_empty(data)
    before = data.stat().st_ino
    backup(data, tmp_path / "copy.sqlite")
    failing("file")
    with pytest.raises(BadFile):
        restore(tmp_path / "copy.sqlite", data)
    assert before == data.stat().st_ino


NAMED: dict[str, Callable[[Path], None]] = {
    "new": lambda path: write_new(path, b"old"),
    "second": lambda path: link_or_copy(path.with_name("old"), path),
}


@pytest.mark.parametrize("name", NAMED)
def test_a_file_system_without_links_is_gone_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "old").write_bytes(b"old")
    monkeypatch.setattr(os, "link", refusal(errno.EPERM))
    NAMED[name](tmp_path / name)
    with pytest.raises(FileExistsError):
        NAMED[name](tmp_path / name)
    assert ({"old", name}, b"old") == (
        {path.name for path in tmp_path.iterdir()}, (tmp_path / name).read_bytes(),
    )  # fmt: skip


@pytest.mark.parametrize("name", NAMED)
def test_a_disk_that_fails_is_not_taken_for_one_without_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "old").write_bytes(b"old")
    monkeypatch.setattr(os, "link", refusal(errno.EIO))
    with pytest.raises(OSError, match="refused"):
        NAMED[name](tmp_path / name)
    assert ["old"] == [path.name for path in tmp_path.iterdir()]


def refusal(number: int) -> Callable[..., None]:
    def refused(*_: object) -> None:
        raise OSError(number, "refused")

    return refused


def test_a_link_stays_one_and_the_file_that_it_leads_to_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", b"new")
    assert (True, b"new") == ((tmp_path / "link").is_symlink(), (tmp_path / "real").read_bytes())


def address(number: int) -> str:
    return f"http://club-{number}:1"


def test_terminals_that_join_clubs_at_once_keep_every_identity(tmp_path: Path) -> None:
    environment, together = {"WHIST_DATA": str(tmp_path)}, Barrier(TERMINALS)

    def joins(terminal: int) -> None:
        clubs = [Club(address(number), environment) for number in range(terminal, CLUBS, TERMINALS)]
        together.wait()
        for club in clubs:
            club._keep([f"whist-1=of-{terminal}"])

    with ThreadPoolExecutor(TERMINALS) as pool:
        list(pool.map(joins, range(TERMINALS)))
    kept = [Club(address(number), environment).cookie for number in range(CLUBS)]
    assert [f"whist-1=of-{number % TERMINALS}" for number in range(CLUBS)] == kept


def test_keys_changed_at_once_are_all_kept(tmp_path: Path) -> None:
    path, together = tmp_path / "cookie.keys", Barrier(TERMINALS)
    load_keys(path)

    def rotates(_: int) -> None:
        together.wait()
        rotate_keys(path)

    with ThreadPoolExecutor(TERMINALS) as pool:
        list(pool.map(rotates, range(TERMINALS)))
    assert TERMINALS + 1 == len(path.read_text().split())


def test_what_two_terminals_change_of_the_settings_is_all_kept(tmp_path: Path) -> None:
    environment = {"WHIST_DATA": str(tmp_path)}
    app = Preferences(load_settings(environment), "en", environment, plain=False)
    keep_joined(environment, address(0), "whist")
    app.change_guide()
    kept = load_settings(environment)
    assert ([address(0)], False) == ([one.link for one in kept.joined], kept.guided)


@pytest.fixture
def joined(tmp_path: Path) -> Path:
    """The file of the identities at two clubs."""
    for number in range(2):
        Club(address(number), {"WHIST_DATA": str(tmp_path)})._keep([f"whist-1=of-{number}"])
    return tmp_path / "clubs.json"


def test_a_damaged_file_of_identities_is_put_aside_and_told(
    joined: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = joined.read_bytes().replace(b"{", b"\xff", 1)
    joined.write_bytes(damaged)
    joined.chmod(0o644)
    club = Club(address(2), {"WHIST_DATA": str(joined.parent)})
    club._keep(["whist-1=of-2"])
    assert [0o600] * 3 == [stat.S_IMODE(path.stat().st_mode) for path in joined.parent.iterdir()]
    (kept,) = joined.parent.glob("clubs-damaged-*.json")
    assert damaged == kept.read_bytes()
    (told,) = [record.reason for record in caplog.records if hasattr(record, "reason")]
    assert ("file-put-aside", str(kept)) == (told.key, told.fact("kept"))
    assert "whist-1=of-2" == Club(address(2), {"WHIST_DATA": str(joined.parent)}).cookie


def test_identities_that_cannot_be_read_are_not_replaced(joined: Path) -> None:
    environment = {"WHIST_DATA": str(joined.parent)}
    club = Club(address(2), environment)
    joined.rename(joined.with_name("elsewhere"))
    joined.mkdir()
    with pytest.raises(BadFile, match="file-not-read"):
        club._keep(["whist-1=of-2"])
    with pytest.raises(BadFile, match="file-not-read"):
        Club(address(0), environment)
    assert joined.is_dir()


def test_a_new_file_does_not_replace_one_that_has_appeared(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_bytes(b"old")
    with pytest.raises(BadFile) as caught, writing(kept):
        write_new(kept, b"new")
    assert ("there", b"old") == (caught.value.reason.fact("why"), kept.read_bytes())
