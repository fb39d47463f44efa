"""A club without sockets: its application is asked in its own event loop, as a server would ask it."""

import asyncio
import itertools
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import unquote

import httpx
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, ConnectionClosedOK
from websockets.frames import Close

from tests.web.steered_clubs import SteeredClub
from whistclub.web.server.websocket import EXTENSION

_PLACES: Final = itertools.count(40_001)
"""Where ports would be: a browser keeps a cookie for each club."""
_PATIENCE_S: Final = 60.0


class MemoryClub(SteeredClub):
    """A running club that nobody can reach but the people of the test."""

    def listen(self) -> int:
        return next(_PLACES)

    def start(self) -> None:
        self._is_open, self._closing = threading.Event(), asyncio.Event()
        self._ends: set[MemorySocket] = set()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._is_open.wait(_PATIENCE_S)

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(_PATIENCE_S)

    def transport(self) -> httpx.BaseTransport:
        return _Transport(self)

    async def connected(self, path: str, cookie: str) -> "MemorySocket":
        """A client's end of a WebSocket to this path."""
        end = MemorySocket(self, self._scope("websocket", path, b"", [(b"cookie", cookie.encode())]))
        await end.accepted()
        return end

    async def answer(self, request: httpx.Request) -> httpx.Response:
        """The answer to a request, in the loop of the club."""
        path, _, query = request.url.raw_path.partition(b"?")
        headers = [(name.lower(), value) for name, value in request.headers.raw]
        scope = self._scope("http", unquote(path.decode()), query, headers)
        scope |= {"method": request.method, "raw_path": path}
        asked = [{"type": "http.request", "body": request.read(), "more_body": False}]
        told: list[Mapping[str, Any]] = []
        is_answered = asyncio.Event()

        async def receive() -> Mapping[str, Any]:
            if asked:
                return asked.pop()
            await is_answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Mapping[str, Any]) -> None:
            told.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                is_answered.set()

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        body = b"".join(message.get("body", b"") for message in told[1:])
        return httpx.Response(told[0]["status"], headers=told[0]["headers"], content=body, request=request)

    def _scope(
        self, kind: str, path: str, query: bytes, headers: list[tuple[bytes, bytes]]
    ) -> dict[str, Any]:
        host = f"127.0.0.1:{self.port}".encode()
        usual = [(b"host", host), (b"origin", b"http://" + host)] if kind == "websocket" else []
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "server": ("127.0.0.1", self.port),
            "client": ("127.0.0.1", 50_000),
            "root_path": "",
            "path": path,
            "query_string": query,
            "headers": [*usual, *headers],
            "state": {},
            "extensions": {},
        }

    def _run(self) -> None:
        self.loop.is_busy = lambda: self.hub.commits.is_storing
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        phases = asyncio.Queue[str]()

        async def receive() -> dict[str, str]:
            return {"type": f"lifespan.{await phases.get()}"}

        async def send(message: Mapping[str, Any]) -> None:
            assert message["type"].endswith("complete"), message.get("message")
            self._is_open.set()

        living = asyncio.create_task(self.app({"type": "lifespan"}, receive, send))
        phases.put_nowait("startup")
        await self._closing.wait()
        served = [end.task for end in tuple(self._ends)]
        for end in tuple(self._ends):
            end.leave()
        await asyncio.gather(*served, return_exceptions=True)
        phases.put_nowait("shutdown")
        await living

    def attend(self, end: "MemorySocket", scope: dict[str, Any]) -> None:
        """Serves a connection, in the loop of the club."""
        scope["extensions"][EXTENSION] = end
        self._ends.add(end)
        end.task = asyncio.create_task(self.app(scope, end.receive, end.tell))
        end.task.add_done_callback(lambda _: self._ends.discard(end))


class _Transport(httpx.BaseTransport):
    """The way of a client to a club."""

    def __init__(self, club: MemoryClub) -> None:
        self._club = club

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return asyncio.run_coroutine_threadsafe(self._club.answer(request), self._club.loop).result(
            _PATIENCE_S
        )


class MemorySocket:
    """Both ends of a WebSocket: the client's in the loop of the test, the server's in the club's."""

    task: "asyncio.Task[None]"

    def __init__(self, club: MemoryClub, scope: dict[str, Any]) -> None:
        self._here, self._there = asyncio.get_running_loop(), club.loop
        self._told = asyncio.Queue[str | ConnectionClosed | None]()
        self._end: ConnectionClosed | None = None
        self._on_text: Callable[[bytes], None] | None = None
        self._waiting: list[bytes] = []
        self._events = asyncio.Queue[dict[str, Any]]()
        self._events.put_nowait({"type": "websocket.connect"})
        self._there.call_soon_threadsafe(club.attend, self, scope)

    async def accepted(self) -> None:
        """The club has let the client in. Raises ConnectionClosed."""
        told = await self._told.get()
        if isinstance(told, ConnectionClosed):
            raise told

    async def send(self, message: str) -> None:
        if self._end is not None:
            raise self._end
        self._there.call_soon_threadsafe(self._take, message.encode())

    async def recv(self) -> str:
        told = self._end if self._end is not None and self._told.empty() else await self._told.get()
        if isinstance(told, ConnectionClosed):
            self._end = told
            raise told
        assert told is not None
        return told

    def heard(self) -> list[str]:
        """The texts that the client was sent since it last looked."""
        told = [self._told.get_nowait() for _ in range(self._told.qsize())]
        return [one for one in told if isinstance(one, str)]

    async def close(self) -> None:
        self._end = self._end or ConnectionClosedOK(None, Close(1000, ""))
        with suppress(RuntimeError):
            self._there.call_soon_threadsafe(self.leave)

    def leave(self) -> None:
        """The client is gone."""
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def _take(self, text: bytes) -> None:
        if self._on_text is None:
            self._waiting.append(text)
        else:
            self._on_text(text)

    async def receive(self) -> dict[str, Any]:
        return await self._events.get()

    async def tell(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "websocket.accept":
            self._to_client(None)
            return
        assert "websocket.close" == message["type"]
        close = Close(message.get("code", 1000), message.get("reason") or "")
        kind = ConnectionClosedOK if close.code == 1000 else ConnectionClosedError
        self._to_client(kind(close, None))

    def send_texts(self, *texts: bytes) -> None:
        for text in texts:
            self._to_client(text.decode())

    def waiting_bytes(self) -> int:
        """None wait: the client takes what it is sent."""
        return 0

    def stop_receiving(self) -> None:
        self._on_text = _ignored

    def deliver_to(self, on_text: Callable[[bytes], None], may_receive: Callable[[], bool]) -> None:
        self._on_text, waiting = on_text, self._waiting
        for text in waiting:
            on_text(text)

    def greeted(self) -> None:
        """Nobody has a deadline here."""

    def count_apart(self) -> None:
        """Nobody is counted here."""

    def _to_client(self, told: str | ConnectionClosed | None) -> None:
        # The loop of a test may be over before its connections are.
        with suppress(RuntimeError):
            self._here.call_soon_threadsafe(self._told.put_nowait, told)


def _ignored(text: bytes) -> None:
    """Takes what comes after the end."""
