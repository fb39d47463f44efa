"""People at tables, two at each and bots beside them, who come by any host, play on through every fault, and keep a
history.
"""

import asyncio
import hashlib
import itertools
import json
import random
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.hosts.history import Asked, History, Told, public
from bench.hosts.network import address_of, own_address
from bench.hosts.servers import HOSTS, PORT

PRESETS: Final = ("whist", "minnesota", "solo", "askov")
_PART: Final = "5a" * 32
_COMMITMENT: Final = hashlib.sha256(bytes.fromhex(_PART)).hexdigest()
_ANSWER_S: Final = 4.0
"""After so long without an answer a person connects again, by any host."""
_THINKS_S: Final = 0.15
_AWAY_S: Final = 20.0
"""The club lets a bot play for somebody whose connection is gone so long; with a connection at any host it must not."""


class Person:
    """Somebody in a seat of a table."""

    def __init__(self, number: int, history: History, rng: random.Random) -> None:
        self.name = f"p{number}"
        self.address = own_address(number)
        self.history = history
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.seat: int | None = None
        self.host = False
        self.match, self.seq = "", 0
        self.legal: list[str] = []
        self.may: list[str] = []
        self.seal: dict[str, Any] | None = None
        self.is_over = False
        self.pending: tuple[str, dict[str, Any], float] | None = None
        self.connected_since_s: float | None = None
        self.seats_lost = 0
        self.answered = 0
        self.moved_s = time.monotonic()
        self._ids = itertools.count(1)
        self._rng = rng

    async def live(self, stop: asyncio.Event) -> None:
        """Plays until told to stop, by one connection after another."""
        while not stop.is_set():
            with suppress(WebSocketException, OSError, TimeoutError, asyncio.IncompleteReadError):
                async with await self.connection() as line:
                    await self._played(line, stop)
            self.connected_since_s = None
            await asyncio.sleep(self._rng.uniform(0.05, 0.3))

    async def connection(self) -> ClientConnection:
        """Comes to the table by any host."""
        host = address_of(self._rng.choice(HOSTS))
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return await connect(
            f"ws://{host}:{PORT}/ws/{self.table}",
            additional_headers={"Cookie": cookie},
            local_addr=(self.address, 0),
            compression=None,
            open_timeout=_ANSWER_S,
            close_timeout=0.2,
            ping_interval=None,
        )

    async def _played(self, line: ClientConnection, stop: asyncio.Event) -> None:
        await line.send(json.dumps({"do": "hello", "version": 1}))
        while not stop.is_set():
            try:
                async with asyncio.timeout(_ANSWER_S if self.pending else 1.0):
                    message = json.loads(await line.recv())
            except TimeoutError:
                if self.pending or self.connected_since_s is None:
                    return
                await self._act(line)
                continue
            if message["tell"] == "bye":
                return
            self._hear(message)
            if message["tell"] == "welcome" and self.pending:
                await self._again(line)
            elif self.connected_since_s is not None and not self.pending:
                await self._act(line)

    async def _again(self, line: ClientConnection) -> None:
        """Sends what was not answered once more, with the same id; of a match that is over nothing more is asked."""
        match, command, _ = self.pending or ("", {}, 0.0)
        if match != self.match:
            self.pending = None
            return
        await line.send(json.dumps(command))

    async def _act(self, line: ClientConnection) -> None:
        facts = self._next()
        if facts is None:
            return
        await asyncio.sleep(self._rng.expovariate(1 / _THINKS_S))
        command = {**facts, "id": f"{self.name}-{next(self._ids)}"}
        if facts["do"] != "start":
            command["saw"] = self.seq
        self.pending = self.match, command, time.monotonic()
        await line.send(json.dumps(command))

    def _next(self) -> dict[str, Any] | None:
        """The next thing for this person to do."""
        if self.is_over:
            return {"do": "start"} if self.host else None
        if self.seal and "commit" in self.may:
            return {"do": "commit", "number": self.seal["number"], "commitment": _COMMITMENT}
        if self.seal and "open" in self.may:
            return {"do": "open", "number": self.seal["number"], "part": _PART}
        if "return" in self.may:
            return {"do": "return"}
        if "next_deal" in self.may:
            return {"do": "next_deal"}
        return {"do": "act", "action": self._rng.choice(self.legal)} if self.legal else None

    def _hear(self, message: dict[str, Any]) -> None:
        tell = message["tell"]
        if tell == "welcome":
            self._welcome(message)
        elif tell == "told":
            self._told(message)
        elif tell in {"done", "refused", "stale"} and self.pending and message["id"] == self.pending[1]["id"]:
            self._answered(message)

    def _welcome(self, message: dict[str, Any]) -> None:
        self.match, self.seq = message.get("match", ""), message.get("seq", 0)
        own = message.get("own") or {}
        self.legal, self.may = own.get("legal") or [], own.get("may") or []
        self.seal, self.is_over = message.get("seal"), message.get("result") is not None
        self.seat = message["you"].get("seat")
        if self.connected_since_s is None:
            self.connected_since_s = time.monotonic()

    def _told(self, message: dict[str, Any]) -> None:
        now_s = time.monotonic()
        if message["seq"] != self.seq + 1:
            gap = f"{self.name} at {self.table} was told entry {message['seq']} of {self.match} after {self.seq}"
            self.history.gaps.append(gap)
            print(gap, file=sys.stderr, flush=True)
            raise OSError(gap)
        self.seq = message["seq"]
        own = message.get("own") or {}
        self.legal, self.may = own.get("legal", self.legal) or [], own.get("may", self.may) or []
        self.seal = message.get("seal", self.seal)
        self.is_over = self.is_over or message.get("result") is not None
        self.moved_s = now_s
        self.history.told.append(Told(self.name, self.match, self.seq, public(message["events"]), now_s))
        since_s = self.connected_since_s
        for key, seat, _ in message["events"]:
            if key == "event-table-stood-in" and seat == self.seat and since_s and now_s - since_s > _AWAY_S:
                self.seats_lost += 1

    def _answered(self, message: dict[str, Any]) -> None:
        match, command, sent_s = self.pending or ("", {}, 0.0)
        self.pending = None
        if message["tell"] != "done":
            return
        self.answered += 1
        if command["do"] != "start":
            action = command.get("action", "")
            one = Asked(self.name, match, command["id"], action, sent_s, time.monotonic(), message["seq"])
            self.history.asked.append(one)


def settled(people: Sequence[Person], table: int) -> None:
    """Opens a table for these people, the first its host, and starts its match. What is refused for haste is asked
    again.
    """
    url = f"http://{address_of(HOSTS[table % len(HOSTS)])}:{PORT}"
    for person in people:
        transport = httpx.HTTPTransport(local_address=person.address)
        with httpx.Client(base_url=url, timeout=30, transport=transport) as http:
            _patient(http, "PUT", "/api/me", {"name": f"{person.name} of {table}"})
            person.cookies = dict(http.cookies)
            if person is people[0]:
                settings = {"preset": PRESETS[table % len(PRESETS)], "bot": "simple"}
                person.host = True
                person.table = _patient(http, "POST", "/api/tables", {"settings": settings})["id"]
            person.table = people[0].table
    asyncio.run(_seated(people))


async def _seated(people: Sequence[Person]) -> None:
    for seat, person in reversed(list(enumerate(people))):
        async with await person.connection() as line:
            await line.send(json.dumps({"do": "hello", "version": 1}))
            if seat:
                await _done(line, {"do": "sit", "seat": seat, "id": "sit"})
            else:
                await _done(line, {"do": "start", "id": "start"})


async def _done(line: ClientConnection, command: dict[str, Any]) -> None:
    await line.send(json.dumps(command))
    while True:
        message = json.loads(await line.recv())
        if message["tell"] in {"refused", "stale"} and message.get("id") == command["id"]:
            raise AssertionError(message)
        if message["tell"] == "done":
            return


def _patient(http: httpx.Client, method: str, path: str, body: dict[str, Any]) -> Any:
    for _ in range(100):
        answer = http.request(method, path, json=body)
        if answer.status_code < 300:
            return answer.json()
        if answer.status_code != 429:
            raise AssertionError(answer.text)
        time.sleep(0.5)
    raise TimeoutError(path)
