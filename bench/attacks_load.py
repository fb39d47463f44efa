"""Attacks on what a club has to share, over loopback alone: `async def attack(address, seconds)`, bounded in time and
in connections.

Each asks for more than its share of something that costs: lists, replays, previews, files, bots, tables, names, logs.
`ATTACKS` names them for `bench.club_attacks`.
"""

import asyncio
import itertools
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load_people import COMMITMENT, PART

Attack = Callable[[str, float], Awaitable[None]]

_AT_ONCE: Final = 40
_WAIT_S: Final = 10.0
_TROUBLE: Final = (httpx.HTTPError, OSError, WebSocketException, TimeoutError, KeyError, ValueError)


def _client(address: str) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=_AT_ONCE, max_keepalive_connections=_AT_ONCE)
    return httpx.AsyncClient(base_url=f"http://{address}", limits=limits, timeout=_WAIT_S)


async def _repeated(seconds: float, at_once: int, what: Callable[[int], Awaitable[Any]]) -> None:
    """So many at once do it again and again until the time is over."""
    until_s, numbers = time.monotonic() + seconds, itertools.count()

    async def one() -> None:
        while time.monotonic() < until_s:
            try:
                await what(next(numbers))
            except _TROUBLE:
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def _opened(client: httpx.AsyncClient, preset: str, bot: str = "club", **more: Any) -> str:
    settings = {"preset": preset, "bot": bot, **more}
    answer = await client.post("/api/tables", json={"settings": settings, "with_bots": True})
    return str(answer.json()["id"])


class _Seat:
    """An attacker at a table of bots."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = itertools.count()
        self.match, self.seq = "", 0
        self.own: dict[str, Any] = {}
        self.seal: dict[str, Any] | None = None
        self.deals = 0

    async def send(self, do: str, **facts: Any) -> None:
        told = {"do": do, "id": f"x{next(self._ids)}", "saw": self.seq, **facts}
        await self._socket.send(json.dumps(told))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), _WAIT_S))
        if message["tell"] in {"welcome", "told"}:
            self.seq = message.get("seq", self.seq)
            self.match = message.get("match", self.match)
            self.own = {**self.own, **(message.get("own") or {})}
            self.seal = message.get("seal", self.seal)
            self.deals += bool(message.get("deal"))
        return message

    async def ask(self, do: str, **facts: Any) -> bool:
        """Sends it; whether it was done."""
        await self.send(do, **facts)
        while (told := (await self.hear())["tell"]) not in {"done", "refused", "stale"}:
            if told == "bye":
                raise ConnectionError
        return bool(told == "done")

    async def move(self) -> bool:
        """Does at once what the seat may do; whether anything was done."""
        may = self.own.get("may") or []
        if "commit" in may and self.seal:
            return await self.ask("commit", number=self.seal["number"], commitment=COMMITMENT)
        if "open" in may and self.seal:
            return await self.ask("open", number=self.seal["number"], part=PART)
        if self.own.get("legal"):
            return await self.ask("act", action=self.own["legal"][0])
        return "next_deal" in may and await self.ask("next_deal")


@asynccontextmanager
async def _seated(client: httpx.AsyncClient, address: str, table: str) -> Any:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    made = connect(f"ws://{address}/ws/{table}", additional_headers={"Cookie": cookie}, compression=None)
    async with made as socket:
        await socket.send('{"do":"hello"}')
        seat = _Seat(socket)
        while (await seat.hear())["tell"] != "welcome":
            pass
        yield seat


async def _played(seat: _Seat, until: Callable[[], bool]) -> None:
    """Plays on at once whenever there is something to do, until it is so."""
    while not until():
        if not await seat.move():
            await seat.hear()


async def replays(address: str, seconds: float) -> None:
    """Forty at once ask for a deal and for the record of a match that still runs."""
    until_s = time.monotonic() + seconds
    async with _client(address) as client:
        table = await _opened(client, "whist", "simple")
        async with _seated(client, address, table) as seat:
            await _played(seat, lambda: seat.deals > 0 or time.monotonic() > until_s)
            paths = [f"/api/tables/{table}/matches/{seat.match}/{what}" for what in ("deals/1", "record")]
            left_s = max(0.0, until_s - time.monotonic())
            await _repeated(left_s, _AT_ONCE, lambda number: client.get(paths[number % 2]))


async def previews(address: str, seconds: float) -> None:
    """Forty at once ask for the schedule of a large evening and for the bounds of evenings, each time of others."""
    settings = {"name": "Flood", "format": "compass", "tables": 100, "rounds": 20, "deals": 2}

    async def one(number: int) -> None:
        if number % 2:
            await client.get(f"/api/evenings/{code}/schedule")
            return
        asked = {"format": "individual", "tables": 2 + number % 7, "rounds": 1 + number // 14 % 24}
        await client.post("/api/evenings/bounds", json={"settings": {**settings, **asked}})

    async with _client(address) as client:
        new = {"settings": settings, "organiser_name": "Ada"}
        code = (await client.post("/api/evenings", json=new)).json()["code"]
        await _repeated(seconds, _AT_ONCE, one)


async def lists(address: str, seconds: float) -> None:
    """Forty at once ask for the list of tables, of which there are many."""
    async with _client(address) as client:
        new = {"settings": {"preset": "whist", "bot": "simple", "listed": True}}
        for _ in range(60):
            await client.post("/api/tables", json=new)
        paths = ("/api/tables", "/api/daily", "/api/statistics")
        await _repeated(seconds, _AT_ONCE, lambda number: client.get(paths[number % 3]))


async def files(address: str, seconds: float) -> None:
    """Forty at once ask for the page and for the description of the calls."""
    async with _client(address) as client:
        paths = ("/", "/api/openapi.json", "/t/x", "/healthz")
        await _repeated(seconds, _AT_ONCE, lambda number: client.get(paths[number % 4]))


async def undoing(address: str, seconds: float) -> None:
    """At twelve tables acts are taken back and made again without end, and the tables are left and entered again."""

    async def one(client: httpx.AsyncClient, table: str) -> None:
        async with _seated(client, address, table) as seat:
            until_s = time.monotonic() + 5
            while time.monotonic() < until_s:
                if not await seat.move():
                    await seat.hear()
                for do in ("undo", "redo", "undo"):
                    await seat.ask(do)

    async with _client(address) as client:
        tables = [await _opened(client, "gongor", "simple") for _ in range(12)]
        await _repeated(seconds, 12, lambda number: one(client, tables[number % 12]))


async def bots(address: str, seconds: float) -> None:
    """Forty tables full of bots are played at as fast as they go."""
    until_s = time.monotonic() + seconds

    async def one(client: httpx.AsyncClient, table: str) -> None:
        async with _seated(client, address, table) as seat:
            await _played(seat, lambda: time.monotonic() > until_s)

    async with _client(address) as client:
        tables = [await _opened(client, "whist") for _ in range(_AT_ONCE)]
        await _repeated(seconds, _AT_ONCE, lambda number: one(client, tables[number % _AT_ONCE]))


async def newcomers(address: str, seconds: float) -> None:
    """Forty at once open listed tables and take names, each time as somebody new."""

    async def one(number: int) -> None:
        client.cookies.clear()
        if number % 2:
            await client.put("/api/me", json={"name": secrets.token_hex(4) + "xyz"})
        else:
            await client.post("/api/tables", json={"settings": {"preset": "whist", "listed": True}})

    async with _client(address) as client:
        await _repeated(seconds, _AT_ONCE, one)


async def refusals(address: str, seconds: float) -> None:
    """At forty tables nonsense is sent as fast as it is answered, so that the refusals are kept."""

    async def one(client: httpx.AsyncClient, table: str) -> None:
        async with _seated(client, address, table) as seat:
            while True:
                await seat.ask("act", action="play nonsense")

    async with _client(address) as client:
        tables = [await _opened(client, "gongor", "simple") for _ in range(_AT_ONCE)]
        with suppress(TimeoutError):
            work = _repeated(seconds, _AT_ONCE, lambda number: one(client, tables[number % _AT_ONCE]))
            await asyncio.wait_for(work, seconds)


ATTACKS: Final[dict[str, Attack]] = {
    "replays": replays,
    "previews": previews,
    "lists": lists,
    "files": files,
    "undoing": undoing,
    "bots": bots,
    "newcomers": newcomers,
    "refusals": refusals,
}
