"""Every test has a data folder of its own, not synced at each act, and speaks English unless it says otherwise."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path

import pytest
from cyclopts import App

from whistclub.cli import main
from whistclub.cli.words import app
from whistclub.club.store import sqlite

Answer = tuple[int, str, str]
Whist = Callable[..., Answer]


def parser_of(command: str) -> App:
    """The parser of a command of one word or two."""
    return reduce(App.__getitem__, command.split(), app)


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "WHIST_LANG", "WHIST_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", "OFF")
    folder = tmp_path / "data"
    monkeypatch.setenv("WHIST_DATA", str(folder))
    return folder


@pytest.fixture
def whist(capfd: pytest.CaptureFixture[str]) -> Whist:
    """Runs the command: exit status, stdout, stderr."""

    def run(*arguments: str) -> Answer:
        capfd.readouterr()
        status = main(list(arguments))
        out, err = capfd.readouterr()
        return status, out, err

    return run


@pytest.fixture
def a_record(whist: Whist, tmp_path: Path) -> Path:
    """A finished match of plain Whist."""
    path = tmp_path / "whist.json"
    assert whist("play", "whist", "--seats", "bots", "--seed", "1", "--save", str(path))[0] == 0
    return path
