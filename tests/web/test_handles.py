"""A club that may have few files and connections open."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.waiting import until
from tests.web.clubs import Person
from tests.web.killing import SERVER, free_port
from tests.web.strangers import Opened, alive, answered, let_go, opened
from tests.web.visits import PATIENCE_S, Visit

MISCOUNTED = "from whistclub.web.server import serve; serve.for_visitors = lambda most: 10**6; " + SERVER
UNDER = ["bash", "-c", 'ulimit -n 256; exec "$@"', "few", sys.executable, "-c"]
_LOOKS = 10
"""A club at rest sleeps at so many looks in a row: they take less time than passes between two of its ticks."""


class Few:
    """A club, as it is served, that may have 256 files and connections open."""

    def __init__(self, folder: Path, source: str) -> None:
        self.port = free_port()
        self.clients: list[httpx.Client] = []
        self.visits: list[Any] = []
        self._errors = folder / "errors"
        with self._errors.open("wb") as said:
            self.process = subprocess.Popen(
                [*UNDER, source, "serve", "--port", str(self.port)],
                env={**os.environ, "WHIST_DATA": str(folder), "WHIST_LANG": "en"},
                stdout=said,
                stderr=said,
            )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        return self._errors.read_text("utf-8")

    def sleeps(self) -> bool:
        """True if each of its threads waits for something at this moment, and none would run on if it could."""
        found = [one.read_text("utf-8") for one in Path(f"/proc/{self.process.pid}/task").glob("*/stat")]
        return {"S"} == {one.rpartition(")")[2].split()[0] for one in found}

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.process.terminate()
        self.process.wait(PATIENCE_S)


@contextmanager
def few(folder: Path, source: str = SERVER) -> Iterator[Few]:
    club = Few(folder, source)
    try:
        yield club
    finally:
        club.stop()


async def _soon(port: int) -> None:
    await asyncio.to_thread(until, lambda: asyncio.run(answered(port, "127.0.0.3")))


async def _at_table(club: Few) -> Visit:
    ada = Person(club)
    table = await asyncio.to_thread(ada.open, "whist", with_bots=True)
    return await ada.visit(table)


async def _acts(polite: Visit) -> bool:
    while not polite.legal:
        if not await polite.move():
            await polite.hear()
    return bool((await polite.ask("act", action=polite.legal[0]))["tell"] == "done")


async def _rests(club: Few) -> None:
    """Waits until it sleeps at so many looks in a row, as a club that spins never does, however little of the processor
    it is given.
    """
    asleep = 0

    def is_at_rest() -> bool:
        nonlocal asleep
        asleep = asleep + 1 if club.sleeps() else 0
        return asleep == _LOOKS

    await asyncio.to_thread(until, is_at_rest)


async def _crowd(club: Few) -> list[Opened]:
    """Five hundred who say nothing, of twenty houses."""
    crowd = []
    for number in range(500):
        with suppress(ConnectionError):
            crowd.append(await opened(club.port, f"127.0.1.{1 + number % 20}"))
    return crowd


@pytest.mark.long
async def test_where_handles_are_few_a_silent_crowd_shuts_nobody_out(tmp_path: Path) -> None:
    with few(tmp_path) as club:
        await _soon(club.port)
        polite = await _at_table(club)
        crowd = await _crowd(club)
        for _ in range(5):
            assert await answered(club.port, "127.0.0.2")
        assert await _acts(polite)
        assert await alive(crowd) < 256
        await let_go(crowd)
        await polite.close()
        assert club.process.poll() is None
        assert "Only 256 files and connections may be open at once here" in club.said
        assert '"level": "error"' not in club.said


@pytest.mark.long
async def test_a_club_that_runs_out_of_handles_all_the_same_plays_on_and_neither_spins_nor_ends(
    tmp_path: Path,
) -> None:
    with few(tmp_path, MISCOUNTED) as club:
        await _soon(club.port)
        polite = await _at_table(club)
        crowd = await _crowd(club)
        await _rests(club)
        assert await _acts(polite)
        await let_go(crowd)
        await _soon(club.port)
        await polite.close()
        assert club.process.poll() is None


@pytest.mark.long
@pytest.mark.parametrize(
    ("limits", "told"),
    [
        (
            "ulimit -Sn 256; ulimit -Hn 5000",
            "5000 files and connections may be open at once: room for about 49",
        ),
        ("ulimit -n 400", "Only 400 files and connections may be open at once here: room for about 3"),
    ],
)
def test_the_doctor_tells_how_many_may_be_open_once_the_limit_is_raised(
    tmp_path: Path, limits: str, told: str
) -> None:
    words = ["bash", "-c", f'{limits}; exec "$@"', "few", sys.executable, "-c", SERVER, "doctor"]
    environment = {**os.environ, "WHIST_DATA": str(tmp_path), "WHIST_LANG": "en"}
    done = subprocess.run(
        words, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert told in done.stdout
