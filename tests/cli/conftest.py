"""Every test has a data folder of its own, not synced at each act, and speaks English unless it says otherwise."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, redirect_stdout
from functools import reduce
from io import StringIO
from pathlib import Path

import pytest
from cyclopts import App
from sqlalchemy import Connection

from tests.few_worlds import price_by_few_worlds
from tests.sampling import IS_WHOLE
from whistclub.cli import main
from whistclub.cli.parser import app
from whistclub.club.store.db import engine, schema_version
from whistclub.club.store.logs.sql_log import open_file
from whistclub.players import registry
from whistclub.players.levels import USUAL_LEVEL

STEP_BY_STEP = schema_version._run_migrations
"""Makes the tables of a data file by the steps from version to version, as a club does."""
Answer = tuple[int, str, str]
Whist = Callable[..., Answer]


def parser_of(command: str) -> App:
    """The parser of a command of one word or two."""
    return reduce(App.__getitem__, command.split(), app)


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "WHIST_LANG", "WHIST_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(engine, "SYNCHRONOUS", "OFF")
    folder = tmp_path / "data"
    monkeypatch.setenv("WHIST_DATA", str(folder))
    return folder


@pytest.fixture(scope="session")
def newest_tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """The statements that make the tables of a new data file."""
    path = tmp_path_factory.mktemp("newest") / "whistclub.sqlite"
    open_file(path).close()
    with closing(sqlite3.connect(path)) as made:
        return tuple(one for one in made.iterdump() if one not in {"BEGIN TRANSACTION;", "COMMIT;"})


@pytest.fixture(autouse=True)
def _tables_at_once(monkeypatch: pytest.MonkeyPatch, newest_tables: tuple[str, ...]) -> None:
    """A new data file has the tables of the newest version at once in a short run: the steps from version to version
    took longer than most of these tests.
    """

    def at_once(connection: Connection) -> None:
        if connection.dialect.name != "sqlite" or schema_version.version_of(connection) is not None:
            STEP_BY_STEP(connection)
            return
        for statement in newest_tables:
            connection.exec_driver_sql(statement)

    if not IS_WHOLE:
        monkeypatch.setattr(schema_version, "_run_migrations", at_once)


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that nobody chose a level for play at once: these tests are of commands, and a search for each card takes
    longest of all.
    """
    monkeypatch.setitem(registry._MAKERS, USUAL_LEVEL, registry._MAKERS["quick"])


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    price_by_few_worlds(monkeypatch)


@pytest.fixture
def whist(capfd: pytest.CaptureFixture[str]) -> Whist:
    """Runs the command: exit status, stdout, stderr."""

    def run(*arguments: str) -> Answer:
        capfd.readouterr()
        status = main(list(arguments))
        out, err = capfd.readouterr()
        return status, out, err

    return run


@pytest.fixture(scope="session")
def record_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A finished match of plain Whist, played once for all tests."""
    folder = tmp_path_factory.mktemp("record")
    path = folder / "whist.json"
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(StringIO()):
        patched.setenv("WHIST_DATA", str(folder / "data"))
        assert main(["play", "whist", "--seats", "bots", "--seed", "1", "--save", str(path)]) == 0
    return path.read_bytes()


@pytest.fixture
def a_record(record_bytes: bytes, tmp_path: Path) -> Path:
    """A finished match of plain Whist, in a file of this test's own."""
    path = tmp_path / "whist.json"
    path.write_bytes(record_bytes)
    return path
