"""A club running in a thread of the test, and people who come to it by HTTP and WebSocket."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, Self, cast

import httpx
import uvicorn
from websockets.asyncio.client import connect

from tests.club.data_files import open_here
from tests.waiting import until
from tests.web.visits import FEW_WORLDS, PATIENCE_S, Visit
from whistclub.club.local_table import now_ms
from whistclub.club.retention import FORGET_DAYS
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.players.registry import make_player
from whistclub.web.http.people.keys import Keys, load_keys
from whistclub.web.live.hub import Hub
from whistclub.web.resources.limits import Limits
from whistclub.web.server.admission import Timeouts
from whistclub.web.server.app import Setup, make_app
from whistclub.web.server.serve import configuration
from whistclub.web.server.socket_app import SocketApp

BOTS = ("simple", "random", "lowest", "club")
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
USUAL = Timeouts()
TRUSTS_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For the clients of clubs that speak plain HTTP: each would else load the certificates of all authorities anew, which
takes 18 ms.
"""


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
        forget_days: int = FORGET_DAYS,
        client: Path | None = None,
    ) -> None:
        """`client` is the folder of the pages, for tests that ask for them."""
        self.now = now
        self.port = self.listen()
        self.file = folder / "club.sqlite"
        setup = Setup(
            port=self.port,
            hosts=frozenset({"127.0.0.1", "club.example"}),
            processes=0,
            limits=limits,
            secure=secure,
            effort=FEW_WORLDS,
            daily_bots=4,
            forget_days=forget_days,
            client=client or folder / "no pages",
            now=lambda: self.now(),  # noqa: PLW0108 - the clock may be set while the club runs
        )
        keys = keys or load_keys(folder / "cookie.keys")
        self.app = make_app(log or open_here(self.file), keys, make_player, BOTS, setup)
        self.visits: list[Visit] = []
        self.clients: list[httpx.Client] = []
        self._server = uvicorn.Server(configuration(self.app, proxies, timeouts))
        self.start()

    def listen(self) -> int:
        """The port, on which the club listens from now on."""
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.bind(("127.0.0.1", 0))
        listening.listen(100)
        self._listening = listening
        port: int = listening.getsockname()[1]
        return port

    def start(self) -> None:
        """Serves people in a thread."""
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())

    def _run(self) -> None:
        self._server.run(sockets=[self._listening])

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

    def transport(self) -> httpx.BaseTransport:
        """The way of a client's requests to the club."""
        return httpx.HTTPTransport(verify=TRUSTS_NOBODY)

    async def connected(self, path: str, cookie: str) -> Any:
        """A client's end of a WebSocket to this path."""
        return await _socket(self, path, cookie)


class Somewhere(Protocol):
    """A club that people can go to."""

    port: int
    clients: list[httpx.Client]
    visits: "list[Visit]"

    @property
    def url(self) -> str: ...


async def connected(club: Somewhere, path: str, cookie: str) -> Any:
    """A client's end of a WebSocket to this path of a club."""
    return await (club.connected(path, cookie) if isinstance(club, Club) else _socket(club, path, cookie))


async def _socket(club: Somewhere, path: str, cookie: str) -> Any:
    return await connect(
        f"ws://127.0.0.1:{club.port}{path}",
        additional_headers={"Cookie": cookie} if cookie else {},
        origin=club.url,  # type: ignore[arg-type]
        max_size=None,
        # Behind a full queue of what a visit has not heard no goodbye is read, and to leave takes ten seconds.
        max_queue=None,
        compression=None,
        open_timeout=PATIENCE_S,
        ping_timeout=None,
    )


class Person:
    """Somebody with a browser: a cookie, and connections to tables."""

    def __init__(self, club: Somewhere) -> None:
        self.club = club
        self.http = httpx.Client(
            base_url=club.url,
            headers={"Origin": club.url},
            timeout=PATIENCE_S,
            transport=club.transport() if isinstance(club, Club) else None,
            verify=TRUSTS_NOBODY,
        )
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
        answer = self.answer_at_last(path)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["review"]
        return found

    def answer_at_last(self, path: str) -> httpx.Response:
        """The answer to a GET that is asked again while more of it is being made; a refusal may come only then."""
        answer = self.http.get(path)

        def is_made() -> bool:
            nonlocal answer
            answer = answer if answer.status_code != 202 else self.http.get(path)
            return answer.status_code != 202

        until(is_made)
        return answer

    def removed(self) -> None:
        """Removes the person, once the club has heard that they left their tables."""
        until(self._is_removed)

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
        socket = await connected(self.club, f"/ws/{table}", self.cookie)
        visit = Visit(socket)
        self.club.visits.append(visit)
        return visit
