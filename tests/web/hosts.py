"""Two hosts over one database, each a `whist serve` of its own, and people who go on at the other when one sends them
away.
"""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.waiting import PATIENCE_S, until
from tests.web.histories import Killed, Player, compare
from tests.web.killing import SERVER, Crowd, free_port, left_at_once
from tests.web.visits import Visit

ADDRESSES = ("127.0.0.1", "127.0.0.2")
_AGAIN_S = 0.05
_THOUGHT_S = 0.2
"""Faster, and two hosts, their clients and the database fill the machine, in which a restart then takes the longer."""


class Host:
    """One `whist serve`, which can be restarted as an administrator does it."""

    def __init__(self, folder: Path, address: str, port: int, database: str, *options: str) -> None:
        self.folder, self.url = folder, f"http://{address}:{port}"
        self._words = ["serve", "--address", address, "--port", str(port), "--database", database]
        self._words += ["--bots", "0", "--host", "127.0.0.1", "--host", "127.0.0.2", *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it is ready."""
        environment = {**os.environ, "WHIST_DATA": str(self.folder)}
        errors = self.folder / f"{self.url.rpartition('/')[2]}.log"
        with errors.open("ab") as log:
            words = [sys.executable, "-c", SERVER, *self._words]
            self._process = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
        process = self._process
        until(lambda: self.readiness() == 200 or process.poll() is not None, errors.read_text)
        if process.poll() is not None:
            raise ChildProcessError(errors.read_text()[-1000:])

    def readiness(self) -> int:
        """The status by which it says if it is ready; 0 for no answer."""
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code
        return 0

    def leave(self) -> None:
        """Tells it to end."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def left(self) -> int:
        """Waits for its end. Returns its exit status."""
        assert self._process is not None
        return self._process.wait(PATIENCE_S)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE_S)

    def fall_silent(self) -> None:
        """It takes connections and answers nothing, until it speaks again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def speak_again(self) -> None:
        """It answers again after it has been silent."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


class Travellers(Crowd):
    """People who hardly think before they play, and come back to the next address when a connection ends."""

    def __init__(self, folder: Path, port: int, tables: int, database: str) -> None:
        super().__init__(folder, port, tables, database)
        self.refused: list[dict[str, Any]] = []
        self.by_bots: list[str] = []
        self.standstill_s = 0.0
        self._turn = itertools.count()

    def _connected(self, player: Player) -> Any:
        address = ADDRESSES[next(self._turn) % len(ADDRESSES)]
        uri = f"ws://{address}:{self.port}/ws/{player.table}"
        headers = {"Cookie": player.cookie}
        return connect(uri, additional_headers=headers, compression=None, open_timeout=PATIENCE_S)

    async def _play(self, player: Player) -> None:
        while True:
            since_s = time.monotonic()
            try:
                await self._stay(player, since_s)
            except (WebSocketException, OSError):
                await asyncio.sleep(_AGAIN_S)

    async def _stay(self, player: Player, since_s: float) -> None:
        async with left_at_once(self._connected(player)) as line:
            visit = Visit(line)
            await visit.send("hello")
            await visit.until("welcome")
            self.standstill_s = max(self.standstill_s, time.monotonic() - since_s)
            try:
                await self._played(player, visit)
            finally:
                self._heard(visit)

    async def _moved(self, visit: Visit, player: Player) -> bool:
        await asyncio.sleep(_THOUGHT_S)
        return await super()._moved(visit, player)

    def _note(self, visit: Visit, player: Player, answer: dict[str, Any]) -> None:
        is_act = player.pending is not None and player.pending[1]["do"] == "act"
        if is_act and answer["tell"] == "refused":
            self.refused.append(answer)
        super()._note(visit, player, answer)

    def _heard(self, visit: Visit) -> None:
        super()._heard(visit)
        seats = visit.table.get("seats", [])
        self.by_bots += [seat["name"] for seat in seats if seat["kind"] == "person" and seat["bot"]]


def assert_kept(people: Travellers) -> None:
    """Every acknowledged act stands in the log once, nothing was told that is not there, none was refused, and no bot
    had a person's seat.
    """
    found, log = Killed(), people.log()
    compare(people, log, set(people.heard), found)
    log.close()
    assert (0, 0, 0) == (found.lost, found.doubled, found.unkept)
    assert [] == people.refused
    assert set() == set(people.by_bots)
    assert all(player.moves for player in people.players)


def two_hosts(folder: Path, database: str, *options: str) -> tuple[list[Host], int]:
    """Two hosts that are ready, and their port."""
    port = free_port()
    hosts = [Host(folder, address, port, database, *options) for address in ADDRESSES]
    for host in hosts:
        host.start()
    return hosts, port
