"""A club running in a thread of the test, and people who come to it by HTTP and WebSocket."""

import asyncio
import hashlib
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, Self, cast

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from whistclub.club.local_table import now_ms
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.coach import Effort
from whistclub.players.registry import make_player
from whistclub.rules.encoding import encode
from whistclub.rules.moment import Moment
from whistclub.web.http.people.keys import Keys, load_keys
from whistclub.web.live.hub import Hub
from whistclub.web.resources.limits import Limits
from whistclub.web.server.admission import Timeouts
from whistclub.web.server.app import Setup, make_app
from whistclub.web.server.serve import configuration
from whistclub.web.server.socket_app import SocketApp

BOTS = ("simple", "random", "lowest", "club")
PATIENCE_S = 60
"""The longest wait for anything that has to come: it only bounds a hang."""

PART = "5a" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(PART)).hexdigest()
MANY = Limits(
    changes=10_000,
    changes_per_s=1000.0,
    messages=400,
    messages_per_s=400.0,
    openings=100_000,
    tables_per_hour=10_000,
    address_tables=10_000,
    names=10_000,
    matches=10_000,
    guests=10_000,
    reads=100_000,
    reads_per_s=100_000.0,
    reads_at_once=1000,
    costly=10_000,
    costly_per_s=10_000.0,
    costly_at_once=100,
    away_s=0.6,
    bot_least_s=0.0,
    bot_most_s=0.0,
)
FEW_WORLDS = Effort(
    worlds=2,
    again=1,
    nodes=2_000,
    most_nodes=10_000,
    open_nodes=10_000,
    deals=6,
    calls=1,
    plays=1,
    odds=2_000,
    threads=1,
)
"""What is told of a review does not depend on how well the coach has looked."""
USUAL = Timeouts()
EMPTY_MOMENT: dict[str, Any] = json.loads(encode(Moment()))
"""The fields of a moment before anything was told: a first view leaves those out that are empty."""


def wait_until(holds: Callable[[], bool], said: Callable[[], object] = str) -> None:
    """Waits until it holds; `said` tells what there was where it never does."""
    end_s = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end_s, said()
        time.sleep(0.05)


class Club:
    """A running club, which stops at the end of a `with` or an `async with`; the latter first sees its visitors out."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = MANY,
        log: SqlLog | None = None,
        *,
        keys: Keys | None = None,
        timeouts: Timeouts = USUAL,
        secure: bool = False,
        proxies: str = "",
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.now = now
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.bind(("127.0.0.1", 0))
        listening.listen(100)
        self._listening = listening
        self.port = listening.getsockname()[1]
        self.file = folder / "club.sqlite"
        setup = Setup(
            port=self.port,
            hosts=frozenset({"127.0.0.1", "club.example"}),
            processes=0,
            limits=limits,
            secure=secure,
            effort=FEW_WORLDS,
            daily_bots=4,
            now=lambda: self.now(),  # noqa: PLW0108 - the clock may be set while the club runs
        )
        keys = keys or load_keys(folder / "cookie.keys")
        self.app = make_app(log or open_file(self.file), keys, make_player, BOTS, setup)
        self.visits: list[Visit] = []
        self.clients: list[httpx.Client] = []
        self._server = uvicorn.Server(configuration(self.app, proxies, timeouts))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        while not self._server.started and self._thread.is_alive():
            threading.Event().wait(0.01)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hub(self) -> Hub:
        """The hub in the club's own thread; for reading only."""
        return cast("SocketApp", self.app._socket).hub

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        try:
            await self.all_leave()
        finally:
            # Connections that a test made by itself are closed with the club, for which their loop has to go on.
            await asyncio.to_thread(self.stop)

    async def all_leave(self) -> None:
        """Closes the connections of everybody who is here."""
        await asyncio.gather(*(visit.close() for visit in self.visits), return_exceptions=True)
        self.visits.clear()

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        self._listening.close()


class Somewhere(Protocol):
    """A club that people can go to."""

    port: int
    clients: list[httpx.Client]
    visits: "list[Visit]"

    @property
    def url(self) -> str: ...


class Person:
    """Somebody with a browser: a cookie, and connections to tables."""

    def __init__(self, club: Somewhere) -> None:
        self.club = club
        self.http = httpx.Client(base_url=club.url, headers={"Origin": club.url}, timeout=PATIENCE_S)
        club.clients.append(self.http)

    def named(self, name: str) -> "Person":
        self.call("PUT", "/api/me", {"name": name})
        return self

    def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.request(method, path, json=body)
        assert status == answer.status_code, answer.text
        return answer.json()

    def review(self, path: str) -> dict[str, Any]:
        """The whole review at this path, asked for again until it is made."""
        answer = self.http.get(path)
        while answer.status_code == 202:
            time.sleep(min(0.05, answer.json()["again_ms"] / 1000))
            answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["review"]
        return found

    def removed(self) -> None:
        """Removes the person, once the club has heard that they left their tables."""
        wait_until(self._is_removed)

    def _is_removed(self) -> bool:
        answer = self.http.delete("/api/me")
        assert answer.status_code == 200 or "own-data-at-table" in answer.text, answer.text
        return answer.status_code == 200

    def open(self, preset: str, **more: Any) -> str:
        usual = {} if more.get("daily") or more.get("lesson") else {"bot": "simple"}
        settings = {"preset": preset, **usual, **more.pop("settings", {})}
        opened = self.call("POST", "/api/tables", {"settings": settings, **more}, 201)
        table: str = opened["id"]
        return table

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def visit(self, table: str, **hello: Any) -> "Visit":
        visit = await self.visit_raw(table)
        await visit.send("hello", **hello)
        await visit.until("welcome", "table", "bye")
        return visit

    async def visit_raw(self, table: str) -> "Visit":
        """A connection that has said nothing yet."""
        socket = await connect(
            f"ws://127.0.0.1:{self.club.port}/ws/{table}",
            additional_headers={"Cookie": self.cookie},
            origin=self.club.url,  # type: ignore[arg-type]
            max_size=None,
            compression=None,
            open_timeout=PATIENCE_S,
            ping_timeout=None,
        )
        visit = Visit(socket)
        self.club.visits.append(visit)
        return visit


class Visit:
    """One connection, drawn as a client draws it: nothing here knows a rule."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.match, self.seq = "", 0
        self.view: dict[str, Any] | None = None
        self.own: dict[str, Any] = {}
        self.seal: dict[str, Any] | None = None
        self.deals: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self._ids = itertools.count(1)
        self.prefix = f"v{id(self)}"

    @property
    def may(self) -> list[str]:
        found: list[str] = self.own.get("may") or []
        return found

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.own.get("legal") or []
        return found

    async def send(self, do: str, **facts: Any) -> str:
        facts = {"do": do, **facts}
        if do not in {"hello", "ping"}:
            facts.setdefault("id", f"{self.prefix}-{next(self._ids)}")
        await self.socket.send(json.dumps(facts))
        return str(facts.get("id", ""))

    async def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Sends a command to the match, and returns its answer."""
        if "saw" not in facts and do in FROM_SEAT:
            facts["saw"] = self.seq
        return await self.answer(await self.send(do, **facts))

    async def answer(self, name: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["tell"] in {"done", "refused", "stale"} and message["id"] == name:
                return message

    async def hear(self, timeout_s: float = PATIENCE_S) -> dict[str, Any]:
        async with asyncio.timeout(timeout_s):
            text = await self.socket.recv()
        self.raw.append(str(text))
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        getattr(self, f"_{message['tell']}", lambda _: None)(message)
        return message

    async def until(self, *tells: str, timeout_s: float = PATIENCE_S) -> dict[str, Any]:
        while True:
            message = await self.hear(timeout_s)
            if message["tell"] in tells:
                return message

    async def until_so(self, is_so: Callable[[], bool]) -> None:
        """Hears until it is so."""
        while not is_so():
            await self.hear()

    async def level(self) -> None:
        """Hears all that has been told here so far."""
        await self.send("ping")
        await self.until("pong")

    async def quiet(self, for_s: float = 0.15) -> None:
        """Hears all that has been told here, and on until nothing comes for a while; more may still be on its way."""
        await self.level()
        while True:
            try:
                await self.hear(for_s)
            except TimeoutError:
                return

    async def close(self) -> None:
        await self.socket.close()

    def _welcome(self, message: dict[str, Any]) -> None:
        self.table, self.you = message["table"], message["you"]
        self.match, self.seq = message.get("match", ""), message.get("seq", 0)
        view = message.get("view")
        self.view = None if view is None else {**EMPTY_MOMENT, **view}
        self.own = message.get("own") or {}
        self.seal, self.result = message.get("seal"), message.get("result")
        self.deals = list(message.get("deals", []))

    def _table(self, message: dict[str, Any]) -> None:
        self.table, self.you = message["table"], message["you"]

    def _told(self, message: dict[str, Any]) -> None:
        assert message["seq"] == self.seq + 1, (self.seq, message)
        self.seq = message["seq"]
        change = dict(message.get("view") or {})
        new = change.pop("acts", [])
        if message.get("over"):
            self.view = None
        elif change or new or "acts_from" in message:
            acts = list((self.view or {}).get("acts", []))
            if "acts_from" in message:
                acts = acts[: message["acts_from"]]
            self.view = {**(self.view or EMPTY_MOMENT), **change, "acts": acts + new}
        self.own = {**self.own, **(message.get("own") or {})}
        if "seal" in message:
            self.seal = message["seal"]
        if message.get("deal"):
            self.deals.append(message["deal"])
        if message.get("result"):
            self.result = message["result"]

    async def move(self) -> bool:
        """Does what a client does by itself or a simple person would do; whether there was anything."""
        if "commit" in self.may and self.seal:
            await self.ask("commit", number=self.seal["number"], commitment=COMMITMENT)
        elif "open" in self.may and self.seal:
            await self.ask("open", number=self.seal["number"], part=PART)
        elif self.legal:
            await self.ask("act", action=self.legal[0])
        else:
            return False
        return True


FROM_SEAT = {
    "act", "next_deal", "commit", "open", "undo", "redo", "agree_undo", "refuse_undo", "claim", "concede", "stop",
    "hint", "leave", "return", "agree_seat", "refuse_seat",
}  # fmt: skip


async def play(visits: list[Visit], deals: int) -> None:
    """Everybody plays until so many deals are over, or the match."""
    first = visits[0]
    while len(first.deals) < deals and first.result is None:
        moved = False
        for visit in visits:
            moved = await visit.move() or moved
        if moved:
            continue
        if "next_deal" in first.may and len(first.deals) < deals:
            await first.ask("next_deal")
            continue
        waiting = [asyncio.create_task(_one(visit)) for visit in visits]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def _one(visit: Visit) -> None:
    await visit.hear()
