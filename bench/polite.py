"""Polite tables: two people each, at human pace, with bots in the other seats, over WebSockets from addresses of their
own.
"""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

import msgspec

from bench.load_people import Guest, Totals

_SEATS = (0, 2)
_KNOCK_S = 0.25
_NOBODY_S = 10.0
_STRANGER = "127.0.9.9"
_AT_ONCE = 8
_DONE = msgspec.json.Decoder(dict[str, Any]).decode


class Acts(Totals):
    """Times from an act until somebody at the table saw it, and a bot's time after the entry before."""

    def __init__(self, pause_s: float) -> None:
        super().__init__(pause_s)
        self.open: dict[tuple[str, int], float] = {}
        self.told: dict[str, tuple[int, float]] = {}
        self.people: list[tuple[float, float]] = []
        self.bots: list[tuple[float, float]] = []
        self.done: dict[str, dict[int, str]] = {}
        self.cut = 0

    def left(self, match: str, seq: int) -> None:
        super().left(match, seq)
        self.open[match, seq] = time.perf_counter()

    def arrived(self, match: str, seq: int) -> None:
        now_s = time.perf_counter()
        sent_s = self.sent.get((match, seq))
        if sent_s is not None:
            self.open.pop((match, seq), None)
            self.people.append((sent_s, now_s - sent_s))
        before, before_s = self.told.get(match, (seq, now_s))
        if seq == before + 1 and sent_s is None:
            self.bots.append((before_s, now_s - before_s))
        if seq > before or match not in self.told:
            self.told[match] = seq, now_s

    def acts_ms(self, since_s: float, until_s: float) -> list[float]:
        """The acts that were on their way in this time; one that was never announced counts as long as it has been
        waiting.
        """
        now_s = time.perf_counter()
        waiting = [(sent_s, now_s - sent_s) for sent_s in self.open.values()]
        return _within(self.people + waiting, since_s, until_s)

    def waits(self, until_s: float) -> bool:
        """True if any act that left before this has not been announced."""
        return any(sent_s < until_s for sent_s in self.open.values())

    def bots_ms(self, since_s: float, until_s: float) -> list[float]:
        """The times that bots took in this period."""
        return _within(self.bots, since_s, until_s)


def _within(samples: list[tuple[float, float]], since_s: float, until_s: float) -> list[float]:
    return sorted(
        took_s * 1000 for begun_s, took_s in samples if since_s <= begun_s + took_s and begun_s < until_s
    )


class Polite(Guest):
    """Somebody at a polite table, who notes what was acknowledged."""

    def __init__(self, port: int, table: str, seat: int, cookie: str, totals: Acts) -> None:
        super().__init__(port, table, seat, cookie, totals)
        self.acts = totals
        self._sent: dict[str, tuple[str, str]] = {}
        self.leaving = False

    def act(self, action: str) -> None:
        super().act(action)
        self._sent[f"a{self.ids}"] = self.match, action

    def heard(self, body: bytes) -> None:
        if body.startswith(b'{"tell":"done"'):
            self._acknowledged(_DONE(body))
        super().heard(body)

    def _acknowledged(self, answer: dict[str, Any]) -> None:
        match, action = self._sent.pop(answer["id"], ("", ""))
        if match:
            self.acts.done.setdefault(match, {})[answer["seq"]] = action

    def connection_lost(self, _: Exception | None) -> None:
        self.acts.cut += not self.leaving

    def leave(self) -> None:
        """Goes without a word."""
        self.leaving = True
        self.transport.abort()


async def seated(port: int, tables: int, bot: str, totals: Acts) -> list[Polite]:
    """Starts play at so many tables, each with an address of its own."""
    loop, people = asyncio.get_running_loop(), []
    with ThreadPoolExecutor(_AT_ONCE) as threads:
        ready = [loop.run_in_executor(threads, new_table, port, number, bot) for number in range(tables)]
        for number, (table, cookies) in enumerate(await asyncio.gather(*ready)):
            two = [
                Polite(port, table, seat, cookie, totals)
                for seat, cookie in zip(_SEATS, cookies, strict=True)
            ]
            for one in two:
                await loop.create_connection(
                    lambda made=one: made,  # type: ignore[misc]
                    "127.0.0.1",
                    port,
                    local_addr=(address_of(number), 0),
                )
                await one.ready
            two[0].start()
            people += two
    return people


def address_of(number: int) -> str:
    """The address that the people of this table come from."""
    return f"127.0.{1 + number // 250}.{2 + number % 250}"


def new_table(port: int, number: int, bot: str, people: int = 2) -> tuple[str, list[str]]:
    """The id of a new table, and the cookies of its people, the host's first."""
    http = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address_of(number), 0))
    cookies = [
        asked(http, "PUT", "/api/me", {"name": f"Polite {number} {one}"}, "")[1] for one in range(people)
    ]
    settings = {"preset": "whist", "options": {"target": "50"}, "bot": bot}
    table = asked(http, "POST", "/api/tables", {"settings": settings}, cookies[0])[0]["id"]
    http.close()
    return table, cookies


def asked(http: HTTPConnection, method: str, path: str, body: Any, cookie: str) -> tuple[Any, str]:
    """The answer, and the cookie set with it."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    http.request(method, path, json.dumps(body), headers)
    answer = http.getresponse()
    found = json.loads(answer.read())
    if answer.status >= 300:
        raise RuntimeError(f"{path}: {answer.status}")
    return found, (answer.getheader("set-cookie") or "").partition(";")[0]


class Knocker:
    """A stranger of good will, who asks again and again whether the club is there, each time by a new connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.knocks: list[tuple[float, float]] = []
        self.unanswered = 0

    async def run(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as visits:
            while True:
                visits.create_task(self._knock())
                await asyncio.sleep(_KNOCK_S)

    async def _knock(self) -> None:
        begun_s = time.perf_counter()
        try:
            await asyncio.wait_for(self._asked(), _NOBODY_S)
        except (OSError, TimeoutError, EOFError):
            self.unanswered += 1
            self.knocks.append((begun_s, _NOBODY_S))
        else:
            self.knocks.append((begun_s, time.perf_counter() - begun_s))

    async def _asked(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(_STRANGER, 0))
        try:
            writer.write(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n\r\n".encode())
            await reader.readuntil(b"ok")
        finally:
            writer.transport.abort()

    def knocks_ms(self, since_s: float, until_s: float) -> list[float]:
        """The times that the answers took in this period."""
        return _within(self.knocks, since_s, until_s)
