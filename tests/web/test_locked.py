"""Another program holds the data file: nobody but who has something to be kept waits for it, and nothing is lost."""

import math
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.clubs import Club, Person
from tests.web.visits import Visit
from whistclub.club.store.db import engine
from whistclub.club.store.logs import append, writer

LONG_MS = 300_000
"""Longer than anything here is waited for: waiting for the lock in the loop's thread stops the club for good."""


@contextmanager
def held(club: Club) -> Iterator[None]:
    other = sqlite3.connect(club.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    monkeypatch.setattr(engine, "BUSY_MS", LONG_MS)
    monkeypatch.setattr(append, "BUSY_MS", LONG_MS)
    # However slow this machine's disk is, one decision alone is kept in the loop's own thread.
    monkeypatch.setattr(writer, "_QUICK_S", math.inf)
    async with Club(tmp_path) as club:
        yield club


async def until_to_act(visit: Visit) -> None:
    """Until it is this visit's turn."""
    while not visit.legal:
        if "next_deal" in visit.may:
            await visit.ask("next_deal")
        else:
            await visit.hear()


async def test_a_lock_of_another_program_keeps_nobody_else_waiting_and_loses_nothing(club: Club) -> None:
    ada, eve = Person(club), Person(club)
    table = eve.open("gongor", with_bots=True)
    visit = await ada.visit(ada.open("gongor", with_bots=True))
    await until_to_act(visit)
    with held(club):
        acted = await visit.send("act", saw=visit.seq, action=visit.legal[0])
        assert 200 == eve.http.get("/healthz").status_code
        assert table == (await eve.visit(table)).table["id"]
        assert [table] == [one["id"] for one in eve.call("GET", "/api/tables")["mine"]]
    assert "done" == (await visit.answer(acted))["tell"]
