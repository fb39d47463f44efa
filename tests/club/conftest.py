"""Tests that ask what is kept, and not how, do not wait for the disk at each act."""

import pytest

from whistclub.club.store.db import engine


@pytest.fixture(autouse=True)
def _unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SYNCHRONOUS", "OFF")
