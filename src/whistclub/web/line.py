"""A WebSocket as uvicorn serves it, with a straight way in and out for whole text messages.

What a message costs on uvicorn's own way is a task's step, two dictionaries, and the reading paused and taken up again. A text that
comes in one frame, as all the club's do, is read here and handed on at once. Everything else of the protocol (the opening,
control frames, messages in pieces, whatever is wrong) goes uvicorn's way, always from the beginning of a frame.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_SIZE: Final = 0x7F
_LAST: Final = 0x80
_KIND: Final = 0x0F
_CONTROL: Final = 0x8
_SHORT: Final = 125
_LONG: Final = 0xFFFF
_TOO_LONG: Final = -1
LINE: Final = "whistclub.line"
"""The name under which an application finds the line among the extensions of its scope."""


class Line(WebSocketsSansIOProtocol):
    """One connection. `hear` is called with each text message once it is set; before that messages wait in uvicorn's queue."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.hear: Callable[[bytes], None] | None = None
        self._rest = b""
        self._by_pieces = False

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

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[LINE] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self._by_pieces:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        start, end = 0, self._end_of_frame(data, 0)
        while end > 0:
            if not self._frame(data, start, end):
                return
            start, end = end, self._end_of_frame(data, end)
        if end == _TOO_LONG:
            self._by_pieces = True
            super().data_received(data[start:])
        else:
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

    def _frame(self, data: bytes, start: int, end: int) -> bool:
        """Hands one frame on; False when all the rest has been, since messages in pieces are put together elsewhere."""
        size = data[start + 1]
        if data[start] == _TEXT and size & _MASKED and self.hear is not None and not self.close_sent:
            size &= _SIZE
            body = start + (2 if size <= _SHORT else 4 if size == _SHORT + 1 else 10)
            self.hear(apply_mask(data[body + 4 : end], data[body : body + 4]))
            return True
        self._by_pieces = not data[start] & _LAST and not data[start] & _CONTROL
        super().data_received(data[start:] if self._by_pieces else data[start:end])
        return not self._by_pieces

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.hear(message)


def _head(size: int) -> bytes:
    """What a text frame of so many bytes begins with."""
    if size <= _SHORT:
        return bytes((_TEXT, size))
    if size <= _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
