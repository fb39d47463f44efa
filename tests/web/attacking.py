"""People who mean no good: a club in a process of its own, what they send over its WebSockets, and what must not come
back.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tests.waiting import until
from tests.web.hostile_frames import FRAMES, greeting
from tests.web.hostile_messages import malice
from tests.web.killing import free_port
from tests.web.visits import CARD, PATIENCE_S, Visit

SERVER = """
import sys
from pathlib import Path
from tests.web.clubs import BOTS
from whistclub.club.store.logs.sql_log import open_file
from whistclub.players.registry import make_player
from whistclub.web.server import serve
from whistclub.web.server.app import Setup, make_app
from whistclub.web.resources.limits import Limits
from whistclub.web.http.people.keys import load_keys
import uvicorn

folder, port, changes = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
limits = Limits(
    changes=changes, changes_per_s=float(changes), tables_per_hour=changes, address_tables=changes, matches=changes, names=changes, guests=changes,
    reads=changes, reads_per_s=float(changes), costly=changes, costly_per_s=float(changes),
) if changes else Limits()
listening = serve.listen(serve.ClubConfig(folder=folder, data_file=folder / "x", port=port, port_is_fixed=True))
serve._log_to_stderr(requests=False)
setup = Setup(port=port, hosts=frozenset({"127.0.0.1"}), processes=0, limits=limits)
app = make_app(open_file(folder / "club.sqlite"), load_keys(folder / "cookie.keys"), make_player, BOTS, setup)
uvicorn.Server(serve.configuration(app)).run(sockets=listening)
"""
_FRAMES_AT_ONCE = 40
_AT_ONCE = 16
_VISITS = 0.4
"""The share of connections that send messages: as many of each of their ten kinds as of each kind of frames."""


class ServerProcess:
    """A club in a process; `changes` raises what one address may change a second, 0 leaves the usual limits."""

    def __init__(self, folder: Path, changes: int = 0) -> None:
        self.port, self._errors = free_port(), folder / "errors"
        words = [sys.executable, "-c", SERVER, str(folder), str(self.port), str(changes)]
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(words, stdout=errors, stderr=errors, env=dict(os.environ))
        until(self._answers, lambda: self.said)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """The server's log."""
        return self._errors.read_text("utf-8")

    def memory_kb(self, what: str = "VmHWM") -> int:
        """Resident memory: the peak, or now (VmRSS)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(re.findall(rf"{what}:\s+(\d+)", status)[0])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Fuzzed(msgspec.Struct):
    """The result of an attack: messages sent by kind, what was answered, cards of others that came through, faults of
    the server.
    """

    messages: int = 0
    connections: int = 0
    sent: dict[str, int] = msgspec.field(default_factory=dict)
    answered: dict[str, int] = msgspec.field(default_factory=dict)
    leaked: list[str] = msgspec.field(default_factory=list)
    victim_plays_on: bool = False
    memory_mb: list[float] = msgspec.field(default_factory=list)
    """Resident memory of the server after each tenth of the messages."""


class Attack:
    """One attacker's table with its victim, and what the attacker may know of it."""

    def __init__(self, server: ServerProcess, rng: random.Random) -> None:
        self.server, self.rng = server, rng
        self.sent: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.found = Fuzzed()

    async def run(self, messages: int) -> Fuzzed:
        """Attacks a table in play, as strangers, spectators and from a seat at it, and sees that its people play on."""
        victim, seated, watcher, table = await asyncio.to_thread(self._people)
        line, mine = await self._at_table(table, victim, seated)
        waiting = asyncio.create_task(_listen(line, []))
        turned = {str((mine.view or {})["piles"][0][1][0])}
        hidden = set(CARD.findall(json.dumps(mine.own["view"]["hand"]))) - turned
        cookies = ["", watcher, watcher.replace(".", "0."), seated]

        async def attacker() -> None:
            while self.found.messages < messages:
                how = self._visit if self.rng.random() < _VISITS else self._frames
                await how(table, self.rng.choice(cookies), mine.table, hidden)
                self._weigh(messages)

        await asyncio.gather(*(attacker() for _ in range(_AT_ONCE)))
        waiting.cancel()
        await asyncio.gather(waiting, line.close(), return_exceptions=True)
        self.found.victim_plays_on = await self._plays(table, victim)
        self.found.sent, self.found.answered = dict(self.sent), dict(self.answered)
        return self.found

    def _people(self) -> tuple[str, str, str, str]:
        """The victim, the attacker who sits at the table and the one who watches, and the table."""
        url = self.server.url
        victim, seated, watcher = (_guest(url) for _ in range(3))
        settings = {"preset": "whist", "bot": "simple"}
        answer = httpx.post(f"{url}/api/tables", json={"settings": settings}, headers={"Cookie": victim})
        return victim, seated, watcher, str(answer.json()["id"])

    async def _at_table(self, table: str, victim: str, seated: str) -> tuple[ClientConnection, Visit]:
        """The victim, who stays, has cards and is the only one who knows them; the attacker sits opposite."""
        mine, theirs = await self._open(table, victim), await self._open(table, seated)
        one, two = Visit(mine), Visit(theirs)
        for visit in (one, two):
            await visit.send("hello")
            await visit.until("welcome")
        await two.ask("sit", seat=2)
        await one.ask("start")
        while not (one.own.get("view") or {}).get("hand"):
            for visit in (one, two):
                if not await visit.move():
                    with suppress(TimeoutError):
                        await visit.hear(0.1)
        await theirs.close()
        return mine, one

    async def _open(self, table: str, cookie: str, **headers: str) -> ClientConnection:
        sent = {**({"Cookie": cookie} if cookie else {}), **headers}
        return await connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{table}",
            additional_headers=sent,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            local_addr=(f"127.0.{self.rng.randrange(100, 200)}.{self.rng.randrange(2, 250)}", 0),
        )

    async def _visit(self, table: str, cookie: str, info: dict[str, Any], hidden: set[str]) -> None:
        """One connection's worth of malice; a few are refused at the door."""
        self.found.connections += 1
        door = self.rng.random()
        headers, where = {}, table
        if door < 0.02:
            headers = {"Origin": "https://evil.example"}
        elif door < 0.04:
            headers = {"Host": "evil.example"}
        elif door < 0.08:
            where = "".join(self.rng.choices("abcXYZ019_-", k=22))
        try:
            socket = await self._open(where, cookie, **headers)
        except (InvalidStatus, WebSocketException, OSError) as problem:
            self._count("door", type(problem).__name__)
            return
        heard: list[str] = []
        listening = asyncio.create_task(_listen(socket, heard))
        try:
            if self.rng.random() < 0.95:
                await socket.send(json.dumps({"do": "hello", "since": self.rng.choice([0, 0, 5, 10**6])}))
            flood = self.rng.random() < 0.05
            for _ in range(200 if flood else self.rng.randrange(5, 60)):
                await self._send(socket, info)
                if not flood:
                    await asyncio.sleep(0)
            await asyncio.sleep(0.02)
        except ConnectionClosed:
            pass
        finally:
            listening.cancel()
            await asyncio.gather(listening, socket.close(), return_exceptions=True)
        self._judge(heard, hidden)

    def _weigh(self, messages: int) -> None:
        if self.found.messages >= messages * (len(self.found.memory_mb) + 1) / 10:
            self.found.memory_mb.append(round(self.server.memory_kb("VmRSS") / 1000, 1))

    async def _frames(self, table: str, cookie: str, info: dict[str, Any], hidden: set[str]) -> None:
        """One connection's worth of frames of one kind, written at once; whatever follows the first that ends it is
        part of the malice.
        """
        self.found.connections += 1
        socket = await self._open(table, cookie)
        heard: list[str] = []
        listening = asyncio.create_task(_listen(socket, heard))
        kind = self.rng.choice(list(FRAMES))
        sent = [FRAMES[kind](self.rng) for _ in range(_FRAMES_AT_ONCE)]
        self.sent[kind] += len(sent)
        self.found.messages += len(sent)
        socket.transport.write(greeting() + b"".join(sent))
        done, _ = await asyncio.wait([listening], timeout=0.05)
        socket.transport.abort()
        await asyncio.gather(listening, return_exceptions=True)
        self.answered["ended" if done else "not ended"] += 1
        self._judge(heard, hidden)

    async def _send(self, socket: ClientConnection, info: dict[str, Any]) -> None:
        kind, message = malice(self.rng, info)
        self.sent[kind] += 1
        self.found.messages += 1
        await socket.send(message)

    def _count(self, kind: str, answer: str) -> None:
        self.sent[kind] += 1
        self.found.messages += 1
        self.answered[answer] += 1

    def _judge(self, heard: list[str], hidden: set[str]) -> None:
        for text in heard:
            message = json.loads(text)
            tell = message["tell"]
            self.answered[f"{tell} {message['why']['key']}" if "why" in message else tell] += 1
            shown = set(CARD.findall(text)) & hidden
            if shown:
                self.found.leaked.append(f"{sorted(shown)} in {text[:200]}")

    async def _plays(self, table: str, victim: str) -> bool:
        """True if the victim comes back to the seat and acts."""
        socket = await self._open(table, victim)
        visit = Visit(socket)
        await visit.send("hello")
        await visit.until("welcome")
        for _ in range(200):
            if visit.legal:
                done = await visit.ask("act", action=visit.legal[0])
                await socket.close()
                return bool(done["tell"] == "done")
            await visit.hear()
        return False


async def _listen(socket: ClientConnection, heard: list[str]) -> None:
    with suppress(ConnectionClosed):
        while True:
            heard.append(str(await socket.recv()))


def _guest(url: str) -> str:
    with httpx.Client(base_url=url) as http:
        http.put("/api/me", json={"name": f"Ada {random.randrange(10**6)}"}).raise_for_status()
        return "; ".join(f"{name}={value}" for name, value in http.cookies.items())
