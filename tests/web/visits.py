"""A connection to a table, drawn as a client draws it: to a club over a WebSocket, or within a page."""

import asyncio
import hashlib
import itertools
import json
import re
import uuid
from collections.abc import Callable, Sequence
from typing import Any, Final

from whistclub.coach import Effort
from whistclub.rules.encoding import encode
from whistclub.rules.moment import Moment

PATIENCE_S = 60
"""The longest wait for anything that has to come: it only bounds a hang."""

PART = "5a" * 32
CARD: Final = re.compile(r"\b[SHDC][2-9TJQKA]\b")
"""A card in a text. An id of random letters may end like one."""
COMMITMENT = hashlib.sha256(bytes.fromhex(PART)).hexdigest()
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
"""The words of a review do not depend on how well the coach has looked."""
EMPTY_MOMENT: dict[str, Any] = json.loads(encode(Moment()))
"""The fields of a moment before anything was told: a first view leaves those out that are empty."""


class Line:
    """One connection to a club: commands are sent on it with an id each, and all that is heard is noted."""

    def __init__(self, socket: Any) -> None:
        """`socket` is the client's end of a WebSocket, or what is in its place."""
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._ids = itertools.count(1)
        # No `id(self)`: that of a line of before comes again, and the club takes the commands for those of before.
        self.prefix = uuid.uuid4().hex

    async def send(self, do: str, **facts: Any) -> str:
        facts = {"do": do, **facts}
        if do not in {"hello", "ping"}:
            facts.setdefault("id", f"{self.prefix}-{next(self._ids)}")
        await self.socket.send(json.dumps(facts))
        return str(facts.get("id", ""))

    async def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Sends a command, and returns its answer."""
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

    async def close(self) -> None:
        await self.socket.close()


class Visit(Line):
    """A connection to a table, drawn as a client draws it: nothing here knows a rule."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.match, self.seq = "", 0
        self.view: dict[str, Any] | None = None
        self.own: dict[str, Any] = {}
        self.seal: dict[str, Any] | None = None
        self.deals: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None

    @property
    def may(self) -> list[str]:
        found: list[str] = self.own.get("may") or []
        return found

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.own.get("legal") or []
        return found

    async def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Sends a command to the match, and returns its answer."""
        if "saw" not in facts and do in FROM_SEAT:
            facts["saw"] = self.seq
        return await super().ask(do, **facts)

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
        await hear_any(visits)


async def hear_any(visits: Sequence[Visit]) -> None:
    """Hears the next message to any of them. Raises TimeoutError where none comes."""
    asked = [asyncio.create_task(visit.hear()) for visit in visits]
    heard, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in heard:
        task.result()
