"""Tests that ask what is kept, and not how, do not wait for the disk at each act."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.data_files import open_here
from whistclub.club.store.db import engine
from whistclub.club.store.logs.sql_log import SqlLog


@pytest.fixture(autouse=True)
def _unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SYNCHRONOUS", "OFF")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqlLog]:
    """The logs of a data file of the test's own."""
    opened = open_here(tmp_path / "whistclub.sqlite")
    yield opened
    opened.close()
