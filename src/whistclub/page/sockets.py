"""Connections of a page to its tables and evenings: the messages of a WebSocket, without one."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

from whistclub.web.live.connections.socket_handler import Receive

_USUAL_END: Final = 1000
_FAULT: Final = 1011
"""Codes of a closed WebSocket, by RFC 6455: as intended, and by a fault of the server."""


class Frames(Protocol):
    """The page's end of a connection."""

    def send_texts(self, *texts: bytes) -> None:
        """Takes messages, in order."""

    def cut(self, code: int, reason: bytes) -> None:
        """The connection has ended: a code as of a WebSocket, and the reason as JSON, empty where nothing is wrong."""


class PageConnection:
    """A connection from the page to one table or evening, whose messages are delivered at once."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames
        self._gone = asyncio.get_running_loop().create_future()
        self._on_text: Callable[[bytes], None] | None = None
        self._waiting: list[bytes] = []
        self._is_open = True
        self._last = b""

    def receive(self, text: bytes) -> None:
        """The page sends a message."""
        if self._on_text is None:
            self._waiting.append(text)
        elif self._is_open:
            self._on_text(text)

    def close(self) -> None:
        """The page ends the connection."""
        if not self._gone.done():
            self._gone.set_result(None)

    def send_texts(self, *texts: bytes) -> None:
        """Sends messages to the page."""
        self._frames.send_texts(*texts)
        self._last = texts[-1]

    def waiting_bytes(self) -> int:
        """None wait: the page takes what it is sent."""
        return 0

    def stop_receiving(self) -> None:
        """Ignores everything the page still sends."""
        self._is_open = False

    def deliver_to(self, on_text: Callable[[bytes], None], may_receive: Callable[[], bool]) -> None:
        """Calls `on_text` with each message from now on, those that wait first."""
        self._on_text, waiting = on_text, self._waiting
        self._waiting = []
        for text in waiting:
            on_text(text)

    def greeted(self) -> None:
        """Does nothing: the page has no deadline."""

    async def serve(self, attended: Callable[[Receive], Awaitable[int]]) -> None:
        """Serves the connection to its end. `attended` does so until the page has gone, and returns the code to close
        with.
        """
        code = _FAULT
        try:
            code = await attended(self._disconnect)
        finally:
            # Also where a fault ended it, which the page is to hear of.
            self._frames.cut(code, b"" if code in {_USUAL_END, _FAULT} else self._last)

    async def _disconnect(self) -> Mapping[str, object]:
        await asyncio.shield(self._gone)
        return {"type": "websocket.disconnect"}
