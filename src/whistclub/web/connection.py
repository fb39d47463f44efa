"""One WebSocket as the club sees it: who it is, what waits to be sent, and how much it may send."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.people import Person
from whistclub.rules.seats import Seat

MOST_WAITING_BYTES: Final = 1_000_000
"""What may wait for a slow client before it is cut off; it comes back and resumes."""


class Cut(Exception):
    """The connection is to be closed: with a close code, the reason, and when to come back, if at all."""

    def __init__(self, code: int, because: Reason, again_s: float | None = None) -> None:
        super().__init__(because.key)
        self.code, self.because, self.again_s = code, because, again_s


class Connection:
    """Sends in order, never waits for its client."""

    def __init__(
        self, person: Person | None, send: Callable[[bytes], Awaitable[None]], burst: int, per_s: float
    ) -> None:
        """`burst` messages are taken at once, and `per_s` a second after that."""
        self.person, self._send = person, send
        self._burst, self._per_s = float(burst), per_s
        self.seat: Seat | None = None
        self.greeted = False
        self.task: asyncio.Task[Any] | None = None
        self.cut_off: Cut | None = None
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._tokens, self._filled_s = self._burst, time.monotonic()

    def push(self, text: bytes) -> None:
        """Has the message sent; a client that does not read is cut off."""
        self._waiting.append(text)
        self._bytes += len(text)
        self._wake.set()
        if self._bytes > MOST_WAITING_BYTES:
            self.cut(Cut(1013, reason("too-slow"), 1.0))

    def cut(self, because: Cut) -> None:
        """Ends the connection, and tells its client why."""
        if self.cut_off is None and self.task is not None:
            self.cut_off = because
            self.task.cancel()

    async def run(self) -> None:
        """Sends what is pushed, until cancelled or the client is gone."""
        with contextlib.suppress(OSError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    text = self._waiting.popleft()
                    self._bytes -= len(text)
                    await self._send(text)

    async def drain(self) -> None:
        """Sends what still waits."""
        while self._waiting:
            await self._send(self._waiting.popleft())

    def take(self) -> bool:
        """Whether one more message may come in now."""
        now_s = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now_s - self._filled_s) * self._per_s)
        self._filled_s = now_s
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
