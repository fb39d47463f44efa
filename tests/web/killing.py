"""A club in a process of its own, killed at random moments while people play: what was acknowledged must be there."""

import asyncio
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.waiting import until
from tests.web.clubs import TRUSTS_NOBODY
from tests.web.histories import History, Killed, Player, compare, greeted
from tests.web.visits import PATIENCE_S
from whistclub.club.store.logs.sql_log import SqlLog, open_file, open_url

SERVER = "import sys; from whistclub.cli import main; sys.exit(main(sys.argv[1:]))"
PRESETS = ("whist", "minnesota", "solo", "hermits", "askov", "whist")
PEOPLE = (1, 2, 4, 1, 3, 4)
"""The number of people sit at the tables in turn; bots have the other seats."""
_AGAIN_S = 0.05
"""A client's wait before it connects again."""
_HANDSHAKE_S = 10.0
"""So long a handshake is waited for by whoever has been cancelled in it: a host that is frozen ends none."""
_HELD: Final[list[socket.socket]] = []
"""The ports of the tests of this process."""


class Crowd(History):
    """People who play on through kills, alone with bots and together."""

    def __init__(self, folder: Path, port: int, tables: int, database: str = "") -> None:
        """With the address of a `database` two workers serve, of whom one is killed each time; else one process, over
        its file.
        """
        super().__init__()
        self.folder, self.port, self.tables, self.database = folder, port, tables, database
        self.trusting: ssl.SSLContext | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.players: list[Player] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        errors = self.folder / "server.log"
        if self.process is None:
            environment = {**os.environ, "WHIST_DATA": str(self.folder)}
            words = ["--no-browser", "--port", str(self.port)]
            if self.database:
                words = ["serve", "--workers", "2", "--port", str(self.port), "--database", self.database]
            with errors.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", SERVER, *words], env=environment, stdout=log, stderr=log
                )
        until(self._is_up, errors.read_text)

    def _is_up(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise ChildProcessError((self.folder / "server.log").read_text()[-1000:])
        with suppress(httpx.HTTPError):
            answer = httpx.get(f"{self.url}/healthz", timeout=PATIENCE_S, verify=TRUSTS_NOBODY)
            return answer.status_code == 200
        return False

    def kill(self, rng: random.Random) -> None:
        """Kills the server, or one of its workers, as nothing can prepare for."""
        if self.process is None:
            return
        if self.database:
            for worker in rng.sample(workers_of(self.process.pid), 1):
                os.kill(worker, signal.SIGKILL)
        else:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Ends the server in peace."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE_S)
            finally:
                self.process.kill()
                self.process.wait()

    def log(self) -> SqlLog:
        """The log that the server has stored."""
        return open_url(self.database) if self.database else open_file(self.folder / "whistclub.sqlite")

    def open_tables(self) -> None:
        for number in range(self.tables):
            people = [self._guest(host=not place) for place in range(PEOPLE[number % len(PEOPLE)])]
            settings = {"preset": PRESETS[number % len(PRESETS)], "bot": "simple"}
            body = {"settings": settings, "with_bots": len(people) == 1}
            table = httpx.post(
                f"{self.url}/api/tables",
                json=body,
                headers={"Cookie": people[0].cookie},
                timeout=PATIENCE_S,
                verify=self.trusting or TRUSTS_NOBODY,
            ).json()["id"]
            for player in people:
                player.table = table
            asyncio.run(self._seated(people))
            self.players += people

    def _guest(self, *, host: bool) -> Player:
        verify = self.trusting or TRUSTS_NOBODY
        with httpx.Client(base_url=self.url, timeout=PATIENCE_S, verify=verify) as http:
            # An address may take so many names at once, and then a few a minute.
            until(lambda: _named(http))
            return Player("; ".join(f"{name}={value}" for name, value in http.cookies.items()), host=host)

    async def _seated(self, people: list[Player]) -> None:
        if len(people) == 1:
            return
        for seat, player in enumerate(people):
            if not player.host:
                async with self._connected(player) as line:
                    visit = await greeted(line)
                    seated = await visit.ask("sit", seat=seat)
                    assert "done" == seated["tell"], seated
        async with self._connected(people[0]) as line:
            visit = await greeted(line)
            started = await visit.ask("start")
            assert "done" == started["tell"], started

    def _connected(self, player: Player) -> Any:
        address = f"ws://127.0.0.1:{self.port}/ws/{player.table}"
        headers = {"Cookie": player.cookie}
        return connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE_S)

    async def play(self, for_s: float) -> None:
        """Everybody plays until the time is over, or the server gone."""
        work = {asyncio.create_task(self._play(player)) for player in self.players}
        try:
            _, work = await asyncio.wait(work, timeout=for_s)
        finally:
            # Before Python 3.12 `asyncio.wait_for` may swallow a cancellation, so one may not be enough.
            while work:
                for task in work:
                    task.cancel()
                _, work = await asyncio.wait(work, timeout=1)

    async def play_until(self, holds: Callable[[], bool]) -> None:
        """Everybody plays, and comes back when their connection ends, until it holds."""
        playing = [asyncio.create_task(self._play_on(player)) for player in self.players]
        try:
            await asyncio.to_thread(until, holds)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _play_on(self, player: Player) -> None:
        while True:
            await self._play(player)
            await asyncio.sleep(_AGAIN_S)

    async def _play(self, player: Player) -> None:
        with suppress(WebSocketException, OSError):
            async with left_at_once(self._connected(player)) as line:
                visit = await greeted(line)
                try:
                    await self._played(player, visit)
                finally:
                    self._heard(visit)


async def _connected_or_closed(connecting: Any) -> Any:
    """The connection. Who is cancelled before it is there waits for it and closes it: given up in the middle of its
    handshake, a socket would be left to the garbage collector, which would say so in another test.
    """
    opening = asyncio.ensure_future(connecting)
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        await asyncio.wait({opening}, timeout=_HANDSHAKE_S)
        if opening.done() and not opening.cancelled() and opening.exception() is None:
            opening.result().transport.abort()
        opening.cancel()
        raise


@asynccontextmanager
async def left_at_once(connecting: Any) -> AsyncIterator[Any]:
    """A connection that is closed even if the task that leaves it is cancelled once more while saying goodbye."""
    line = await _connected_or_closed(connecting)
    try:
        yield line
    finally:
        try:
            await line.close()
        finally:
            line.transport.abort()


def kill_again_and_again(crowd: Crowd, kills: int, seed: str) -> Killed:
    """So many kills of a server under load, and a last run without one in which every table must go on."""
    rng, found = random.Random(seed), Killed()
    try:
        crowd.start()
        crowd.open_tables()
        for _ in range(kills):
            asyncio.run(killed_within(crowd, crowd.play, rng, rng.uniform(0.05, 0.9)))
            found.kills += 1
            crowd.start()
            _compared(crowd, found, crowd.touched)
            crowd.touched = set()
        found.stuck = len(_stuck(crowd))
    finally:
        crowd.stop()
    _compared(crowd, found, set(crowd.heard))
    found.acknowledged = sum(map(len, crowd.done.values()))
    found.shown, found.matches = sum(crowd.heard.values()), len(crowd.heard)
    return found


def _compared(crowd: Crowd, found: Killed, matches: set[str]) -> None:
    with closing(crowd.log()) as log:
        compare(crowd, log, matches, found)


def _named(http: httpx.Client) -> bool:
    name = f"Ada {random.randrange(10**6)}"
    return http.put("/api/me", json={"name": name}).status_code == 200


def workers_of(parent: int) -> list[int]:
    """The workers that this process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = path.read_text().rpartition(")")[2].split()
            if int(words[1]) == parent and "spawn_main" in (path.parent / "cmdline").read_text():
                found.append(int(path.parent.name))
    return sorted(found)


def free_port() -> int:
    """A port that no outgoing connection is given by chance, nor another test, while nobody listens there."""
    for port in range(23000 + random.randrange(5000), 32000):
        held = socket.socket()
        try:
            held.bind(("127.0.0.1", port))
        except OSError:
            held.close()
            continue
        # On Linux whoever listens shares a port with a socket that only has it.
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _HELD.append(held)
        return port
    raise TimeoutError


def _stuck(crowd: Crowd) -> set[str]:
    """The tables at which nobody gets to move within the one patience."""
    before = [player.moves for player in crowd.players]

    def still() -> set[str]:
        moved = {one.table for one, moves in zip(crowd.players, before, strict=True) if one.moves > moves}
        return {one.table for one in crowd.players} - moved

    with suppress(AssertionError):
        asyncio.run(crowd.play_until(lambda: not still()))
    return still()


async def killed_within(
    crowd: Crowd, play: Callable[[float], Coroutine[Any, Any, None]], rng: random.Random, after_s: float
) -> None:
    """Kills the server after so long while people play, which the second worker of two lets them do on."""
    playing = asyncio.create_task(play(after_s + 1))
    await asyncio.sleep(after_s)
    crowd.kill(rng)
    if crowd.database:
        await asyncio.sleep(after_s)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
