"""The attackers of `bench.club_frames`, in a process of their own: they send what is not allowed, of every kind alike
often, and count the answers.
"""

import asyncio
import json
import logging
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any, Final

from bench.polite import asked
from tests.web.hostile_commands import COMMAND_MALICE
from tests.web.hostile_frames import FRAMES, frame, greeting, text
from tests.web.hostile_messages import MALICE
from tests.web.hostile_requests import LASTING, REQUESTS, Target, upgrade

_AT_ONCE: Final = 24
_PEOPLE: Final = 6
_A_VISIT: Final = {"frame": 8, "message": 10, "command": 10}
_LASTING_A_VISIT: Final = 20
_PATIENCE_S: Final = 0.5
_HALF_S: Final = 0.03
_MOST_BYTES: Final = 2_000_000
_PONG: Final = b'"tell":"pong"'
_STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3})")
_CLOSED_BY_FAULT: Final = b"\x03\xf3"
"""1011, as the close code that a server sends for a fault of its own."""

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "frame": tuple(FRAMES),
    "message": tuple(MALICE),
    "command": tuple(COMMAND_MALICE),
    "request": tuple(REQUESTS),
}
"""All kinds by their group."""


class Attackers:
    """People with tables of their own, and strangers, who send so many frames, messages and requests."""

    def __init__(self, port: int, count: int, seed: int) -> None:
        self._port, self._count, self._rng = port, count, random.Random(seed)
        self._targets: list[Target] = []
        self._infos: list[dict[str, Any]] = []
        self._group_of = {kind: group for group, kinds in KINDS.items() for kind in kinds}
        self.sent: Counter[str] = Counter(dict.fromkeys(self._group_of, 0))
        self.connections: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.bad: list[str] = []

    async def run(self, tell: Callable[[int], None]) -> None:
        """Sends everything; `tell` hears of each tenth."""
        for number in range(_PEOPLE):
            await asyncio.to_thread(self._settle, number)
        told = 0

        async def one() -> None:
            nonlocal told
            while (made := self.sent.total()) < self._count:
                if made * 10 // self._count > told:
                    told = made * 10 // self._count
                    tell(told)
                await self._visit(min(self.sent, key=self.sent.__getitem__))

        await asyncio.gather(*(one() for _ in range(_AT_ONCE)))
        tell(10)

    def _settle(self, number: int) -> None:
        """Somebody opens a table with bots and begins to play."""
        source = (f"127.0.99.{number + 1}", 0)
        http = HTTPConnection("127.0.0.1", self._port, timeout=60, source_address=source)
        _, cookie = asked(http, "PUT", "/api/me", {"name": f"Mallory {number}"}, "")
        settings = {"preset": "whist", "bot": "simple"}
        opened, _ = asked(http, "POST", "/api/tables", {"settings": settings, "with_bots": True}, cookie)
        http.request("GET", f"/api/tables/{opened['id']}", headers={"Cookie": cookie})
        info = json.loads(http.getresponse().read())
        self._targets.append(Target(f"127.0.0.1:{self._port}", opened["id"], info.get("match", ""), cookie))
        self._infos.append(info)
        http.close()

    async def _visit(self, kind: str) -> None:
        group, which = self._group_of[kind], self._rng.randrange(_PEOPLE)
        size = _A_VISIT.get(group) or (_LASTING_A_VISIT if kind in LASTING else 1)
        self.sent[kind] += size
        self.connections[kind] += 1
        source = f"127.0.{self._rng.randrange(100, 250)}.{self._rng.randrange(2, 250)}", 0
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=source)
        except OSError as problem:
            self.answers[type(problem).__name__] += 1
            return
        try:
            if group == "request":
                await self._request(kind, size, which, reader, writer)
            else:
                await self._socket(kind, size, which, reader, writer)
        except OSError:
            self.answers["reset"] += 1
        finally:
            writer.transport.abort()

    async def _request(
        self, kind: str, size: int, which: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        made = [REQUESTS[kind](self._rng, self._targets[which]) for _ in range(size)]
        writer.write(b"".join(made))
        patience_s = _HALF_S if kind.startswith("half") else _PATIENCE_S
        heard = await _heard(reader, lambda data: data.count(b"HTTP/1.1 ") >= size, patience_s)
        self._judge(kind, heard)

    async def _socket(
        self, kind: str, size: int, which: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        at = self._targets[which]
        writer.write(upgrade(at, cookie=at.cookie if self._rng.random() < 0.6 else ""))
        head = await _heard(reader, lambda data: b"\r\n\r\n" in data, _PATIENCE_S * 10)
        # One piece, so that what follows a frame that ends the connection is part of the malice.
        writer.write(
            greeting() + b"".join(self._made(kind, which) for _ in range(size)) + text(b'{"do":"ping"}')
        )
        heard = await _heard(reader, lambda data: _PONG in data, _PATIENCE_S)
        self._judge(kind, head + heard)

    def _made(self, kind: str, which: int) -> bytes:
        if kind in FRAMES:
            return FRAMES[kind](self._rng)
        made = (
            COMMAND_MALICE[kind](self._rng)
            if kind in COMMAND_MALICE
            else MALICE[kind](self._rng, self._infos[which])
        )
        body = made.encode("utf-8", "surrogatepass") if isinstance(made, str) else made
        return text(body) if len(body) < 60_000 else frame(0x81, body[:60_000])

    def _judge(self, kind: str, heard: bytes) -> None:
        statuses = [status.decode() for status in _STATUS.findall(heard)]
        self.answers.update(statuses or ["nothing"])
        fault = b"our-fault" in heard or _CLOSED_BY_FAULT in heard[-4:]
        if fault or any(status >= "500" for status in statuses):
            self.bad.append(f"{kind}: {heard[:400]!r}")


async def _heard(
    reader: asyncio.StreamReader, is_enough: Callable[[bytes], bool], patience_s: float
) -> bytes:
    """The answer, until it is enough, the connection ends or patience does."""
    data = b""
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(patience_s):
            while not is_enough(data) and len(data) < _MOST_BYTES:
                piece = await reader.read(65_536)
                if not piece:
                    break
                data += piece
    return data


def attack(port: int, count: int, seed: int) -> None:
    """Makes the attack; tells each tenth and then what came of it, a line of JSON each."""
    # What is sent on after the club has ended a connection is part of the attack, and no news.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    made, began_s = Attackers(port, count, seed), time.monotonic()
    asyncio.run(made.run(lambda tenth: print(json.dumps({"tenth": tenth}), flush=True)))
    found = {
        "sent": made.sent.total(),
        "took_s": round(time.monotonic() - began_s),
        "by_kind": dict(made.sent),
        "connections": made.connections.total(),
        "connections_by_kind": dict(made.connections),
        "answers": dict(sorted(made.answers.items())),
        "bad": made.bad[:50],
    }
    print(json.dumps(found), flush=True)
