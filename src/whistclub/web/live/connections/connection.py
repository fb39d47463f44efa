"""WebSocket connections: person and seat of one, the messages waiting in both directions and its limits; those of a
device.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from whistclub.cards.errors import Reason, reason
from whistclub.club.people import Person
from whistclub.rules.seats import Seat
from whistclub.web.resources.rate_limit import Rate

MOST_BYTES: Final = 4096
"""The longest message that is read."""

MOST_WAITING_BYTES: Final = 1_000_000
"""The most that may wait for a slow client before it is cut off; it comes back and resumes."""
_LOG: Final = logging.getLogger("whistclub.web")


class Cut(Exception):
    """A connection is to be closed: close code, reason, and seconds until the client may come back (None: not by
    itself).
    """

    def __init__(self, code: int, because: Reason, again_s: float | None = None) -> None:
        super().__init__(because.key)
        self.code, self.because, self.again_s = code, because, again_s


class Frames(Protocol):
    """The sending side of a WebSocket."""

    def send_texts(self, *texts: bytes) -> None:
        """Sends text messages in one write."""

    def waiting_bytes(self) -> int:
        """The bytes that the client has not taken yet."""

    def stop_receiving(self) -> None:
        """Ignores everything the client still sends, except its close frame."""


class Socket(Frames, Protocol):
    """Both sides of a WebSocket."""

    def deliver_to(self, on_text: Callable[[bytes], None], may_receive: Callable[[], bool]) -> None:
        """Calls `on_text` with each text message from now on, and `may_receive` before each other frame."""

    def greeted(self) -> None:
        """The client has sent its greeting and has no more deadline."""


class Outbox:
    """Connections with waiting messages; each sends all it has in one write at the end of the event loop's turn."""

    def __init__(self) -> None:
        self._filled: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        """Flushes the connection at the end of this turn."""
        if not self._filled:
            asyncio.get_running_loop().call_soon(self._empty)
        self._filled.append(connection)

    def _empty(self) -> None:
        filled, self._filled = self._filled, []
        for connection in filled:
            try:
                connection.flush()
            except Exception as problem:  # noqa: BLE001 - one connection's trouble must not end the others
                _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
                connection.cut(Cut(1011, reason("our-fault"), 1.0))


class Connection:
    """Sends in order without ever waiting for its client, and handles one incoming message after another."""

    def __init__(
        self, person: Person | None, frames: Frames, outbox: Outbox, burst: int, per_s: float
    ) -> None:
        """`burst` messages are taken at once, and `per_s` a second after that."""
        self.person, self._frames, self._outbox = person, frames, outbox
        self._rate = Rate(burst, per_s)
        self.seat: Seat | None = None
        self.greeted = False
        self.task: asyncio.Task[object] | None = None
        self.cut_off: Cut | None = None
        self._cut_after: Cut | None = None
        self._waiting: list[bytes] = []
        self._received: deque[bytes] = deque()
        self._has_received = asyncio.Event()
        self._handle: Callable[[bytes], None] | None = None
        self._is_busy = self._is_handling = False

    def push(self, text: bytes) -> None:
        """Queues a message for sending."""
        if not self._waiting:
            self._outbox.add(self)
        self._waiting.append(text)

    def flush(self) -> None:
        """Sends what waits; cuts a client off that takes too little."""
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._frames.send_texts(*waiting)
            if self._frames.waiting_bytes() > MOST_WAITING_BYTES:
                self.cut(Cut(1013, reason("too-slow"), 1.0))

    def cut(self, because: Cut) -> None:
        """Ends the connection and tells its client why."""
        if self.cut_off is None and self.task is not None:
            self.cut_off = because
            self._frames.stop_receiving()
            self.task.cancel()

    def cut_when_answered(self, because: Cut) -> None:
        """Ends the connection as soon as the message being handled is answered. What came after it is for the client to
        send again.
        """
        if self._is_busy:
            self._cut_after = because
        else:
            self.cut(because)

    def receive(self, text: bytes) -> None:
        """Takes a message in; it is handled after those before it."""
        if self.cut_off is not None:
            return
        if len(text) > MOST_BYTES:
            self.cut(Cut(1009, reason("message-too-long", most=MOST_BYTES)))
        elif self.may_receive():
            self._received.append(text)
            if self._handle is None:
                self._has_received.set()
            else:
                self._handle_next()

    def may_receive(self) -> bool:
        """Counts one more message or frame. Returns True if it may come in; one too many ends the connection."""
        if self.cut_off is not None:
            return False
        if not self._rate.take():
            self.cut(Cut(1013, reason("too-much-at-once"), 2.0))
            return False
        return True

    def end(self) -> None:
        """The connection is gone: releases its task and its handler."""
        self.task = self._handle = None

    async def first(self) -> bytes:
        """Waits for the first message."""
        await self._has_received.wait()
        return self._received.popleft()

    def serve(self, handle: Callable[[bytes], None]) -> None:
        """Calls `handle` with each message from now on; it calls `answer` when done with it, at once or later."""
        self._handle = handle
        self._handle_next()

    def answer(self, text: bytes) -> None:
        """Sends the answer to the message being handled; the next one may be handled then."""
        self.push(text)
        self._is_busy = False
        if self._cut_after is not None:
            self.cut(self._cut_after)
        self._handle_next()

    def _handle_next(self) -> None:
        if self._handle is None or self._is_handling:
            return
        # An answer given at once comes back here from within: the loop goes on, and the stack does not grow.
        self._is_handling = True
        try:
            while self._received and not self._is_busy and self.cut_off is None:
                self._is_busy = True
                self._handle(self._received.popleft())
        finally:
            self._is_handling = False


class DeviceConnections:
    """The open connections at this worker, by device."""

    def __init__(self) -> None:
        self._open: dict[str, set[Connection]] = {}

    @property
    def devices(self) -> list[str]:
        """The devices that are connected."""
        return list(self._open)

    @contextmanager
    def holding(self, device: str, connection: Connection) -> Iterator[None]:
        """Keeps the connection of this device in mind meanwhile; an empty device is nobody's."""
        if not device:
            yield
            return
        self._open.setdefault(device, set()).add(connection)
        try:
            yield
        finally:
            self._open[device].discard(connection)
            if not self._open[device]:
                del self._open[device]

    def cut_off(self, device: str) -> None:
        """Ends the connections of this device."""
        for connection in tuple(self._open.get(device, ())):
            connection.cut(device_cut_off())


def device_cut_off() -> Cut:
    """The end of the connections of a device that was cut off."""
    return Cut(1008, reason("device-cut-off"))
