"""A home in memory, and its person at a table, with the connection that tests of the club have."""

import asyncio
import json
from typing import Any

from tests.page.stores import MemoryStore
from tests.web.visits import Visit
from whistclub.page.home import Home, open_home
from whistclub.page.store import Store
from whistclub.web.resources.limits import Limits

AT_ONCE = Limits(messages=100_000, bot_least_s=0.0, bot_most_s=0.0)


async def home_over(store: Store | None = None, **settings: Any) -> Home:
    """A home whose bots act at once."""
    return await open_home(store or MemoryStore(), **{"limits": AT_ONCE, **settings})


async def ask(home: Home, method: str, path: str, body: object = None) -> tuple[int, Any]:
    """The status and the value of an answer."""
    sent = b"" if body is None else json.dumps(body).encode()
    told = await home.answer(method, path, sent)
    return told.status, json.loads(told.body) if told.body else None


async def opened(home: Home, preset: str, **settings: Any) -> str:
    """A table with bots, whose match has begun."""
    new = {"settings": {"preset": preset, **settings}, "with_bots": True}
    status, told = await ask(home, "POST", "/api/tables", new)
    assert 201 == status, told
    return str(told["id"])


class Cut(Exception):
    """The home has ended a connection: the code, and the reason as JSON."""

    def __init__(self, code: int, reason: bytes) -> None:
        super().__init__(code)
        self.code, self.reason = code, reason


class PageSocket:
    """The page's end of a connection."""

    def __init__(self, home: Home, table: str) -> None:
        self._told: asyncio.Queue[str | Cut] = asyncio.Queue()
        self.connection = home.connect(f"/ws/{table}", self)

    def send_texts(self, *texts: bytes) -> None:
        for text in texts:
            self._told.put_nowait(text.decode())

    def cut(self, code: int, reason: bytes) -> None:
        self._told.put_nowait(Cut(code, reason))

    async def send(self, message: str) -> None:
        self.connection.receive(message.encode())

    async def recv(self) -> str:
        told = await self._told.get()
        if isinstance(told, Cut):
            raise told
        return told

    async def close(self) -> None:
        self.connection.close()


async def visit_to(home: Home, table: str, **hello: Any) -> Visit:
    """The person's connection to a table."""
    visit = Visit(PageSocket(home, table))
    await visit.send("hello", **hello)
    await visit.until("welcome", "table", "bye")
    return visit
