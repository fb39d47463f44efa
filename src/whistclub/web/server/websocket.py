"""A WebSocket as uvicorn serves it, with a straight way in and out for whole text messages.

What a message costs on uvicorn's own way is a task's step, two dictionaries, and the reading paused and taken up again. A text that
comes in one frame, as all the club's do, is read here and handed on at once. Everything else of the protocol (the opening,
control frames, messages in pieces, whatever is wrong) goes uvicorn's way, frame by frame, and is counted.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from whistclub.web.server.admission import Caller, Door

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_SIZE: Final = 0x7F
_LAST: Final = 0x80
_GOODBYE: Final = 0x88
_CONTROL: Final = 0x8
_SHORT: Final = 125
_LONG: Final = 0xFFFF
_LONGEST_HEAD: Final = 14
_TOO_LONG: Final = -1
MOST_WAITING_BYTES: Final = 1_000_000
"""What may wait for a slow client before it is cut off; it comes back and resumes."""

_MOST_FOR_NOTHING: Final = 65_536
"""How much is still read of a connection that is closing."""

_MOST_BEFORE: Final = 16
"""How many frames may come before anybody hears."""

_MOST_PIECES: Final = 64
"""In how many pieces a message may come."""

LINE: Final = "whistclub.line"
"""The name under which an application finds the line among the extensions of its scope."""


class Line(WebSocketsSansIOProtocol):
    """One connection. `hear` is called with each text message once it is set; before that messages wait in uvicorn's queue.

    Whatever else comes, control frames and pieces of messages, is counted too.
    """

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.hear: Callable[[bytes], None] | None = None
        self._spend: Callable[[], bool] | None = None
        self._door = door
        self._caller: Caller | None = None
        self._rest = b""
        self._is_deaf = False
        self._frames_before = 0
        self._pieces = 0
        self._for_nothing = 0

    def listen(self, hear: Callable[[bytes], None], spend: Callable[[], bool]) -> None:
        """From now on has each text message heard, and each other frame counted by `spend`, which says whether it may come."""
        self.hear, self._spend = hear, spend

    def tell(self, *texts: bytes) -> None:
        """Sends text messages in one go. Once the connection is closing nothing is sent."""
        if self.disconnected or self.close_sent:
            return
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))

    def waiting_bytes(self) -> int:
        """How much the client has not taken yet."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def welcome(self) -> None:
        """Its client has greeted, and waits for us."""
        if self._caller is not None and not self._is_deaf:
            self._caller.busy()

    def deafen(self) -> None:
        """Nothing more is heard but its client's goodbye, for which there is a moment."""
        self._is_deaf = True
        self.hear, self._spend = _heard_too_late, None
        self.close_timeout = self._door.patience.closing_s
        if self._caller is not None:
            self._caller.leave_within(2 * self.close_timeout)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[LINE] = self
        await super().run_asgi()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._caller = self._door.come(transport)
        if self._caller is not None:
            self._caller.has(self._door.patience.hello_s)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.gone(self.transport)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._caller is not None:
            self._caller.took()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._caller is not None:
            self._caller.reads(self._may_read)
        data = self._rest + data if self._rest else data
        self._rest = b""
        start, end = 0, self._end_of_frame(data, 0)
        while end > 0 and not self._hears_nothing():
            self._frame(data, start, end)
            start, end = end, self._end_of_frame(data, end)
        if self._hears_nothing():
            self._skip(data, start)
        elif end == _TOO_LONG:
            super().data_received(data[start : start + _LONGEST_HEAD])
            self.deafen()
        else:
            self._rest = data[start:]

    def _may_read(self) -> bool:
        return not self.read_paused

    def _hears_nothing(self) -> bool:
        return self._is_deaf or self.close_sent or self.transport.is_closing()

    def _skip(self, data: bytes, start: int) -> None:
        """Reads over what comes after the end, up to the client's goodbye; too much of it, and the connection is cut."""
        if self.transport.is_closing():
            return
        self._for_nothing += len(data) - start
        if self._for_nothing > _MOST_FOR_NOTHING:
            self.transport.abort()
            return
        end = self._end_of_frame(data, start)
        while end > 0 and data[start] != _GOODBYE:
            start, end = end, self._end_of_frame(data, end)
        if end > 0:
            super().data_received(data[start:end])
        elif end == 0:
            self._rest = data[start:]

    def _end_of_frame(self, data: bytes, start: int) -> int:
        """Where the frame ends that begins here; 0 while it is not whole, _TOO_LONG where it is never to be."""
        have = len(data) - start
        if have < 2:
            return 0
        size, head = data[start + 1] & _SIZE, 2
        if size > _SHORT:
            head = 4 if size == _SHORT + 1 else 10
            if have < head:
                return 0
            size = int.from_bytes(data[start + 2 : start + head], "big")
        if size > self.config.ws_max_size:
            return _TOO_LONG
        whole = head + size + (4 if data[start + 1] & _MASKED else 0)
        return start + whole if have >= whole else 0

    def _frame(self, data: bytes, start: int, end: int) -> None:
        """Hands one frame on."""
        size = data[start + 1]
        if data[start] == _TEXT and size & _MASKED and self.hear is not None and not self._pieces:
            size &= _SIZE
            body = start + (2 if size <= _SHORT else 4 if size == _SHORT + 1 else 10)
            self.hear(apply_mask(data[body + 4 : end], data[body : body + 4]))
        elif self._may_have_frame() and self._is_in_few_pieces(data[start]):
            super().data_received(data[start:end])
            if self.waiting_bytes() > MOST_WAITING_BYTES:
                self.transport.abort()

    def _may_have_frame(self) -> bool:
        """Whether one more frame that is no message may come; before anybody hears, a few may."""
        if self._spend is not None:
            return self._spend()
        self._frames_before += 1
        if self._frames_before > _MOST_BEFORE:
            self.transport.abort()
        return self._frames_before <= _MOST_BEFORE

    def _is_in_few_pieces(self, first: int) -> bool:
        """Whether the message that this frame belongs to is not in too many; if it is, the connection is cut."""
        if not first & _CONTROL:
            self._pieces = 0 if first & _LAST else self._pieces + 1
        if self._pieces > _MOST_PIECES:
            self.transport.abort()
        return self._pieces <= _MOST_PIECES

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.hear(message)


def _heard_too_late(text: bytes) -> None:
    """A message after the connection's end is not read. Who would have heard it is let go of."""


def _head(size: int) -> bytes:
    """What a text frame of so many bytes begins with."""
    if size <= _SHORT:
        return bytes((_TEXT, size))
    if size <= _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
