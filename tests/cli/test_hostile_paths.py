"""Every option and argument that takes a path or an address, given what nobody should give it: never a crash, never a
file lost.
"""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Whist
from whistclub.cli.usage import HELP

PLACES = ("FILE", "EVENING", "PATH", "URL", "NAME=URL")
"""The words by which the help calls a path or an address."""
BEFORE: dict[str, tuple[str, ...]] = {
    "inspect": ("--spectator",),
    "play": ("whist", "--seats", "bots", "-o", "max_deals=1", "--seed", "1"),
    "duel": ("simple", "random", "--game", "whist", "--deals", "1", "--seed", "1", "--jobs", "1"),
    "evening simulate": ("--people", "4", "--rounds", "1", "--deals", "1", "--bot", "lowest", "--jobs", "1"),
    "rotate-keys": (),
    "transfer": (),
    "doctor": (),
    "work": (),
}
"""The other words that a command needs, so that it would go on if the path were good."""
SERVING = {"serve", "club"}
"""Commands that a good address would keep running: only addresses that are none are given to them."""
ADDRESSES = (
    "",
    " ",
    "banana",
    "mysql://x/y",
    "sqlite://",
    "sqlite:///nonexistent/x",
    "postgresql://",
    "://",
    "sqlite:////dev/null/x",
)


def takers() -> list[tuple[str, str]]:
    """Each command with each option, or the place without a name, that takes a path or an address."""
    found = []
    for command, rows in HELP.items():
        for place, (form, _) in enumerate(rows):
            words = form.replace(",", " ").split()
            if words[-1] in PLACES:
                option = next((word for word in words if word.startswith("--")), "")
                found.append((command, option if option or place == 0 else ""))
    return sorted(set(found))


def hostile(folder: Path, kept: Path) -> Iterator[str]:
    yield from (
        "",
        " ",
        "\x00",
        "\n",
        "a" * 5000,
        "/dev/null",
        "/dev/full",
        "/proc/self/mem",
        "/",
        ".",
        "~nobody/x",
    )
    yield str(folder / "missing" / "file")
    yield str(folder)
    yield str(kept / "below")
    yield str(kept)


def test_the_help_names_what_takes_a_path_or_an_address() -> None:
    assert {("solve", ""), ("play", "--save"), ("work", "--database"), ("evening simulate", "--log")} <= set(
        takers()
    )
    assert len(takers()) >= 25


@pytest.mark.parametrize(("command", "option"), takers(), ids=lambda one: one or "first")
def test_nothing_given_for_a_path_crashes_a_command_or_costs_a_file(
    whist: Whist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, option: str
) -> None:
    # Names such as a blank are good ones, and make files where the command runs.
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    kept = tmp_path / "kept"
    kept.write_bytes(b"precious")
    (tmp_path / "folder").mkdir()
    values = (
        ADDRESSES if command in SERVING or "database" in option else tuple(hostile(tmp_path / "folder", kept))
    )
    for value in values:
        # Nothing said of a broker or of further databases is what is usual, and such a club would be served.
        if command in SERVING and (not value.strip() or value == "sqlite:///nonexistent/x"):
            continue
        given = (option, value) if option else (value,)
        words = (
            *command.split(),
            *((given + BEFORE.get(command, ())) if not option else (BEFORE.get(command, ()) + given)),
        )
        status, _, err = whist(*words)
        assert status != 70, (words, err)
        assert "Traceback" not in err, (words, err)
        assert b"precious" == kept.read_bytes(), words
        # A command may make the folder that it is told to write in.
        assert {one.name for one in (tmp_path / "folder").iterdir()} <= {"missing"}, words
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    assert not Path("nonexistent").exists()


@pytest.mark.parametrize("command", ["serve", "work", "doctor", "rotate-keys", "transfer"])
@pytest.mark.parametrize("address", ["", "banana", "mysql://x/y", "sqlite://"])
def test_an_address_that_is_no_database_is_refused_and_changes_nothing(
    whist: Whist, data_folder: Path, command: str, address: str
) -> None:
    status, out, err = whist(command, "--database", address)
    assert (2, "") == (status, out)
    assert "postgresql://" in err
    assert not list(data_folder.glob("*key*"))


def test_keys_of_a_data_file_are_not_asked_for_in_a_database(
    whist: Whist, data_folder: Path, tmp_path: Path
) -> None:
    status, _, err = whist("rotate-keys", "--database", f"sqlite:///{tmp_path}/x/y.sqlite3")
    assert status == 2
    assert "WHIST_DATA" in err
    assert not (tmp_path / "x").exists()
    assert not list(data_folder.glob("*key*"))
