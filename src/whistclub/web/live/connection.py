"""One WebSocket as the club sees it: who it is, what it has sent and what waits to be sent, and how much it may send."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

from whistclub.cards.errors import Reason, reason
from whistclub.club.people import Person
from whistclub.rules.seats import Seat
from whistclub.web.server.rate_limit import Rate
from whistclub.web.server.websocket import MOST_WAITING_BYTES

MOST_BYTES: Final = 4096
"""The longest message that is read."""


class Cut(Exception):
    """The connection is to be closed: with a close code, the reason, and when to come back, if at all."""

    def __init__(self, code: int, because: Reason, again_s: float | None = None) -> None:
        super().__init__(because.key)
        self.code, self.because, self.again_s = code, because, again_s


class Wire(Protocol):
    """Where messages go out, as bytes of whole texts."""

    def tell(self, *texts: bytes) -> None: ...

    def waiting_bytes(self) -> int: ...

    def deafen(self) -> None: ...


class Outbox:
    """What is to be sent in this turn of the event loop: all that one connection gets in it goes out in one go."""

    def __init__(self) -> None:
        self._filled: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        """Has what waits at the connection sent at the end of this turn."""
        if not self._filled:
            asyncio.get_running_loop().call_soon(self._empty)
        self._filled.append(connection)

    def _empty(self) -> None:
        filled, self._filled = self._filled, []
        for connection in filled:
            connection.flush()


class Connection:
    """Sends in order, never waits for its client; has one message after the other done."""

    def __init__(self, person: Person | None, wire: Wire, outbox: Outbox, burst: int, per_s: float) -> None:
        """`burst` messages are taken at once, and `per_s` a second after that."""
        self.person, self._wire, self._outbox = person, wire, outbox
        self._rate = Rate(burst, per_s)
        self.seat: Seat | None = None
        self.greeted = False
        self.task: asyncio.Task[Any] | None = None
        self.cut_off: Cut | None = None
        self._waiting: list[bytes] = []
        self._heard: deque[bytes] = deque()
        self._has_heard = asyncio.Event()
        self._do: Callable[[bytes], None] | None = None
        self._busy = self._going_on = False

    # Out

    def push(self, text: bytes) -> None:
        """Has the message sent; a client that does not read is cut off."""
        if not self._waiting:
            self._outbox.add(self)
        self._waiting.append(text)

    def flush(self) -> None:
        """Sends what waits."""
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._wire.tell(*waiting)
            if self._wire.waiting_bytes() > MOST_WAITING_BYTES:
                self.cut(Cut(1013, reason("too-slow"), 1.0))

    def cut(self, because: Cut) -> None:
        """Ends the connection, and tells its client why."""
        if self.cut_off is None and self.task is not None:
            self.cut_off = because
            self._wire.deafen()
            self.task.cancel()

    # In

    def hear(self, text: bytes) -> None:
        """A message has come; it is done once those before it are."""
        if self.cut_off is not None:
            return
        if len(text) > MOST_BYTES:
            self.cut(Cut(1009, reason("message-too-long", most=MOST_BYTES)))
        elif self.spend():
            self._heard.append(text)
            self._has_heard.set()
            self._go_on()

    def spend(self) -> bool:
        """Whether one more message or frame may come in now; one too many ends the connection."""
        if self.cut_off is not None:
            return False
        if not self._rate.take():
            self.cut(Cut(1013, reason("too-much-at-once"), 2.0))
            return False
        return True

    def end(self) -> None:
        """The connection is gone: lets go of what had its messages done."""
        self.task = self._do = None

    async def first(self) -> bytes:
        """The first message."""
        await self._has_heard.wait()
        return self._heard.popleft()

    def serve(self, do: Callable[[bytes], None]) -> None:
        """From now on has `do` done for each message; it calls `done` when it is through with it, at once or later."""
        self._do = do
        self._go_on()

    def done(self, answer: bytes) -> None:
        """The answer to the message at hand; the next one may be done."""
        self.push(answer)
        self._busy = False
        self._go_on()

    def _go_on(self) -> None:
        if self._do is None or self._going_on:
            return
        self._going_on = True
        try:
            while self._heard and not self._busy and self.cut_off is None:
                self._busy = True
                self._do(self._heard.popleft())
        finally:
            self._going_on = False
