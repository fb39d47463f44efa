"""A club that can be killed, and the phones of robots at its evenings."""

import asyncio
import itertools
import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.waiting import PATIENCE_S
from tests.web.clubs import MANY, Person, connected
from tests.web.memory import MemoryClub, MemorySocket
from whistclub.web.resources.limits import Limits

_IDS: Final = itertools.count(1)
_PONG: Final = "pong"
_EVENING: Final = '{"tell":"evening"'
UNHURRIED: Final[Limits] = msgspec.structs.replace(
    MANY, evening_messages=100_000, evening_messages_per_s=10_000.0
)
Facts = dict[str, Any]


class MortalClub(MemoryClub):
    """A club that is killed between two steps of its loop, and begun again from its file."""

    def __init__(self, folder: Path, before: "MortalClub | None" = None) -> None:
        """As it was found by the people of the club `before`: at the same address, and later."""
        self.folder, self._before = folder, before
        self.ahead_ms: int = 0 if before is None else before.ahead_ms + round(1000 * before.loop.ahead_s)
        super().__init__(folder, UNHURRIED, apart_ms=self.ahead_ms)

    def listen(self) -> int:
        return super().listen() if self._before is None else self._before.port

    def _run(self) -> None:
        self.loop.is_busy = lambda: self.hub.commits.is_storing
        serving = self.loop.create_task(self._serve())
        # Stopped by a kill it says that what it served is not complete.
        with suppress(RuntimeError):
            self.loop.run_until_complete(serving)
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()

    def kill(self) -> None:
        """Nothing more is done; what the disk was given is there."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        for task in asyncio.all_tasks(self.loop):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        for writer in self.hub.commits._writers.values():
            writer.stop()
        self.hub.threads.close()
        self.hub.club.log.close()
        self.loop.close()


class Faults(logging.Handler):
    """The faults that the club has written into its log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


class Handset:
    """A phone or a screen at an evening: what it was told last, and what it has asked and was not answered."""

    def __init__(self, club: MortalClub, role: str = "guest") -> None:
        self.who, self.role = Person(club), role
        if role != "hall":
            self.who.call("POST", "/api/me")
        self.waiting: dict[str, Facts] = {}
        self.answers: dict[str, Facts] = {}
        self._socket: MemorySocket | None = None
        self._last = ""

    async def come(self, club: MortalClub, code: str) -> None:
        """Connects, or connects again: what was not answered is sent again."""
        self.who.club = club
        self._socket = await connected(club, f"/ws/evening/{code}", self.who.cookie)
        await self._send({"do": "hello", "version": 1, "role": self.role})
        for facts in self.waiting.values():
            await self._send(facts)

    async def ask(self, do: str, **facts: Any) -> str:
        """Sends a command, and returns its id."""
        name = f"r{next(_IDS)}"
        self.waiting[name] = {"do": do, "id": name, **facts}
        await self._send(self.waiting[name])
        return name

    async def answer(self, name: str) -> Facts:
        """The answer to the command of this id."""
        while name not in self.answers:
            await self._hear()
        return self.answers.pop(name)

    async def level(self) -> None:
        """Hears all that was told so far."""
        await self._send({"do": "ping"})
        await self.answer(_PONG)

    async def _hear(self) -> None:
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE_S):
            self._take(await self._socket.recv())

    async def _send(self, facts: Facts) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(facts))

    def listen(self) -> None:
        """Takes in what was told so far."""
        assert self._socket is not None
        for text in self._socket.heard():
            self._take(text)

    def _take(self, text: str) -> None:
        if text.startswith(_EVENING):
            self._last = text
            return
        message = json.loads(text)
        name = _PONG if message["tell"] == _PONG else message.get("id", "")
        self.waiting.pop(name, None)
        self.answers[name] = message

    @property
    def told(self) -> Facts:
        """The evening as it was told last."""
        self.listen()
        found: Facts = json.loads(self._last)
        return found

    async def leave(self) -> None:
        """The phone is off."""
        assert self._socket is not None
        await self._socket.close()
