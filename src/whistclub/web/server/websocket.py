"""A WebSocket as uvicorn serves it, with a fast path in and out for whole text messages.

On uvicorn's own path a message costs a step of a task, two dictionaries, and pausing and resuming the reading. A text
that comes in one frame, as all of the club's do, is read here and delivered at once. Everything else of the protocol
(the opening handshake, control frames, fragmented messages, errors) goes uvicorn's way, frame by frame, and is counted.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from whistclub.web.live.connections.connection import MOST_WAITING_BYTES
from whistclub.web.server.admission import Admission, Client, Transport

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

# The bits and lengths of a frame's header (RFC 6455, section 5.2).
_TEXT: Final = 0x81
_MASKED: Final = 0x80
_SIZE: Final = 0x7F
_FINAL: Final = 0x80
_CLOSE: Final = 0x88
_CONTROL: Final = 0x8
_SHORT: Final = 125
_LONG: Final = 0xFFFF
_LONGEST_HEADER: Final = 14
_TOO_LONG: Final = -1

_MOST_SKIPPED_BYTES: Final = 65_536
"""The most that is still read of a connection that is closing."""

_MOST_EARLY_FRAMES: Final = 16
"""The most frames that may come before messages are delivered."""

_PING_EARLY_S: Final = 1.0
"""A ping may come so much before its time: timers end early, and are not begun anew for a moment."""

_MOST_FRAGMENTS: Final = 64
"""The most fragments of one message."""

EXTENSION: Final = "whistclub.websocket"
"""The name under which an application finds the protocol among the extensions of its scope."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection. `on_text` is called with each text message once it is set; before that, messages wait in
    uvicorn's queue.

    Control frames and fragments are counted as messages are.
    """

    def __init__(self, *args: Any, admission: Admission, **named: Any) -> None:
        super().__init__(*args, **named)
        self.on_text: Callable[[bytes], None] | None = None
        self._may_receive: Callable[[], bool] | None = None
        self._admission = admission
        self._client: Client | None = None
        self._rest = b""
        self._is_stopped = False
        self._early_frames = 0
        self._fragments = 0
        self._skipped_bytes = 0

    def deliver_to(self, on_text: Callable[[bytes], None], may_receive: Callable[[], bool]) -> None:
        """Calls `on_text` with each text message from now on, and `may_receive` before each other frame."""
        self.on_text, self._may_receive = on_text, may_receive

    def send_texts(self, *texts: bytes) -> None:
        """Sends text messages in one write; nothing once the connection is closing."""
        if self.disconnected or self.close_sent:
            return
        if len(texts) == 1:
            self.transport.write(_header(len(texts[0])) + texts[0])
            return
        parts: list[bytes] = []
        for text in texts:
            parts += (_header(len(text)), text)
        self.transport.write(b"".join(parts))

    def waiting_bytes(self) -> int:
        """The bytes that the client has not taken yet."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def greeted(self) -> None:
        """The client has sent its greeting and has no more deadline."""
        if self._client is not None and not self._is_stopped:
            self._client.working()

    def count_apart(self) -> None:
        """The connection counts as one of a hall from now on."""
        if self._client is not None:
            self._admission.set_apart(self._client)

    def send_keepalive_ping(self) -> None:
        """Pings a client from whom nothing has come for as long as the interval. Who plays is heard without being
        asked, and is let be.
        """
        heard_s = -math.inf if self._client is None else self._client.rate.asked_s
        left_s = heard_s + (self.ping_interval or 0.0) - self.loop.time()
        if left_s > _PING_EARLY_S and not self.close_sent:
            self.ping_timer = self.loop.call_later(left_s, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def stop_receiving(self) -> None:
        """Ignores everything the client still sends, except its close frame, for which there is a moment."""
        self._is_stopped = True
        self.on_text, self._may_receive = _ignore, None
        self.close_timeout = self._admission.timeouts.closing_s
        if self._client is not None:
            self._client.closing_within(2 * self.close_timeout)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)  # type: ignore[arg-type]
        self._client = self._admission.admit(transport)
        if self._client is not None:
            self._client.expect_within(self._admission.timeouts.hello_s)

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.ended(self.transport)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._client is not None:
            self._client.drained()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._client is not None:
            self._client.count_chunk(self._may_read)
        data = self._rest + data if self._rest else data
        self._rest = b""
        start, end = 0, self._end_of_frame(data, 0)
        while end > 0 and not self._ignores_everything():
            self._frame(data, start, end)
            start, end = end, self._end_of_frame(data, end) if end < len(data) else 0
        if self._ignores_everything():
            self._skip(data, start)
        elif end == _TOO_LONG:
            # The header is enough for uvicorn to close the connection in the way of the protocol.
            super().data_received(data[start : start + _LONGEST_HEADER])
            self.stop_receiving()
        else:
            self._rest = data[start:]

    def _may_read(self) -> bool:
        return not self.read_paused

    def _ignores_everything(self) -> bool:
        return self._is_stopped or self.close_sent or self.transport.is_closing()

    def _skip(self, data: bytes, start: int) -> None:
        """Skips what comes after the end, up to the client's close frame; cuts the connection after too much of it."""
        if self.transport.is_closing():
            return
        self._skipped_bytes += len(data) - start
        if self._skipped_bytes > _MOST_SKIPPED_BYTES:
            self.transport.abort()
            return
        end = self._end_of_frame(data, start)
        while end > 0 and data[start] != _CLOSE:
            start, end = end, self._end_of_frame(data, end)
        if end > 0:
            super().data_received(data[start:end])
        elif end == 0:
            self._rest = data[start:]

    def _end_of_frame(self, data: bytes, start: int) -> int:
        """The end of the frame that begins at `start`; 0 if it is not complete yet, _TOO_LONG if it is longer than
        allowed.
        """
        have = len(data) - start
        if have < 2:
            return 0
        size, header = data[start + 1] & _SIZE, 2
        if size > _SHORT:
            header = 4 if size == _SHORT + 1 else 10
            if have < header:
                return 0
            size = int.from_bytes(data[start + 2 : start + header], "big")
        if size > self.config.ws_max_size:
            return _TOO_LONG
        whole = header + size + (4 if data[start + 1] & _MASKED else 0)
        return start + whole if have >= whole else 0

    def _frame(self, data: bytes, start: int, end: int) -> None:
        """Delivers a whole text message, or hands the frame to uvicorn."""
        size = data[start + 1]
        if data[start] == _TEXT and size & _MASKED and self.on_text is not None and not self._fragments:
            size &= _SIZE
            body = start + (2 if size <= _SHORT else 4 if size == _SHORT + 1 else 10)
            self.on_text(apply_mask(data[body + 4 : end], data[body : body + 4]))
        elif self._may_have_frame() and self._has_few_fragments(data[start]):
            super().data_received(data[start:end])
            # Every ping is answered: who sends them and reads nothing would fill the memory.
            if self.waiting_bytes() > MOST_WAITING_BYTES:
                self.transport.abort()

    def _may_have_frame(self) -> bool:
        """Counts a frame that is no message. Returns True if it may come; before messages are delivered a few may."""
        if self._may_receive is not None:
            return self._may_receive()
        self._early_frames += 1
        if self._early_frames > _MOST_EARLY_FRAMES:
            self.transport.abort()
        return self._early_frames <= _MOST_EARLY_FRAMES

    def _has_few_fragments(self, first: int) -> bool:
        """Counts the fragments of the message that this frame belongs to. Returns True if they are not too many; else
        cuts the connection.
        """
        if not first & _CONTROL:
            self._fragments = 0 if first & _FINAL else self._fragments + 1
        if self._fragments > _MOST_FRAGMENTS:
            self.transport.abort()
        return self._fragments <= _MOST_FRAGMENTS

    def send_receive_event_to_app(self) -> None:
        if self.on_text is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.on_text(message)


def _ignore(text: bytes) -> None:
    """Takes the place of the application after the connection's end, so that the application is released."""


def _header(size: int) -> bytes:
    """The header of a text frame of so many bytes."""
    if size <= _SHORT:
        return bytes((_TEXT, size))
    if size <= _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
