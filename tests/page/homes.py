"""A home in memory, and its person at a table."""

import asyncio
import hashlib
import itertools
import json
from typing import Any

from tests.page.stores import MemoryStore
from whistclub.page.home import Home, open_home
from whistclub.page.store import Store
from whistclub.web.resources.limits import Limits

PART = "5a" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(PART)).hexdigest()
AT_ONCE = Limits(messages=100_000, bot_least_s=0.0, bot_most_s=0.0)
PATIENCE_S = 60
"""The longest wait for anything that has to come: it only bounds a hang."""


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
    status, told = await ask(
        home, "POST", "/api/tables", {"settings": {"preset": preset, **settings}, "with_bots": True}
    )
    assert 201 == status, told
    return str(told["id"])


class Visit:
    """The person's connection to a table: it keeps what it was told."""

    def __init__(self, home: Home, table: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.own: dict[str, Any] = {}
        self.seal: dict[str, Any] | None = None
        self.seq = self.deals = 0
        self.ended: tuple[int, bytes] | None = None
        self.result: object = None
        self._news = asyncio.Event()
        self._ids = itertools.count(1)
        self._name = f"v{id(self) % 100_000}"
        self.connection = home.connect(f"/ws/{table}", self)
        self.send("hello", version=1)

    def send_texts(self, *texts: bytes) -> None:
        for text in texts:
            self._hear(json.loads(text))
        self._news.set()

    def cut(self, code: int, reason: bytes) -> None:
        self.ended = code, reason
        self._news.set()

    def send(self, do: str, **fields: Any) -> None:
        self.connection.receive(json.dumps({"do": do, **fields}).encode())

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a command, and waits for its answer."""
        name = fields.pop("id", f"{self._name}-{next(self._ids)}")
        saw = {} if do in {"start", "sit"} else {"saw": self.seq}
        self.answers.pop(name, None)
        self.send(do, id=name, **{**saw, **fields})
        while name not in self.answers:
            await self.news()
        return self.answers[name]

    async def news(self) -> None:
        """Waits for the next message."""
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), PATIENCE_S)

    async def play(self, deals: int) -> None:
        """Plays until so many deals are over, or the match is, with the first legal act each time."""
        while self.deals < deals and self.result is None:
            if not await self.move():
                await self.news()

    async def move(self) -> bool:
        """Does what is this person's to do. Returns False if nothing is."""
        may = self.own.get("may") or ()
        if self.own.get("legal"):
            await self.ask("act", action=self.own["legal"][0])
        elif "commit" in may and self.seal:
            await self.ask("commit", number=self.seal["number"], commitment=COMMITMENT)
        elif "open" in may and self.seal:
            await self.ask("open", number=self.seal["number"], part=PART)
        elif "next_deal" in may:
            await self.ask("next_deal")
        else:
            return False
        return True

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["tell"] == "welcome":
            self.own, self.seal = message.get("own", {}), message.get("seal")
            self.deals = len(message.get("deals", ()))
        if message["tell"] == "told":
            self.own |= message.get("own", {})
            self.seal = message.get("seal", self.seal)
            self.deals += "deal" in message
            self.result = message.get("result", self.result)
        if message["tell"] in {"welcome", "told"}:
            self.seq = message.get("seq", self.seq)
        if message.get("id"):
            self.answers[message["id"]] = message
