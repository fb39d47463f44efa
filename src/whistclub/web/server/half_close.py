"""A transport that closes by halves, so that whoever is at its other end reads all that was sent to them."""

import asyncio
from typing import Any

_LEAST_LINGER_S = 0.2
"""Longer than a packet takes across a continent and back, so that what was being sent meets no reset; nobody waits."""


class LingeringTransport:
    """A connection's transport whose `close` ends the sending alone, as nginx does.

    A socket that is closed while something comes in is reset, and a reset takes with it what the other end has not read
    yet. So what still comes is left unread by the protocol, and the socket closes once the other end has closed it, or
    so many seconds after all was sent.
    """

    def __init__(self, transport: Any, linger_s: float) -> None:
        self._transport, self._linger_s = transport, linger_s
        self._is_closing = False
        self._timer: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_closing(self) -> bool:
        """True once nothing more is sent."""
        return self._is_closing or self._transport.is_closing()

    def write(self, data: bytes) -> None:
        """Sends bytes; nothing once it is closing."""
        if not self._is_closing:
            self._transport.write(data)

    def close(self) -> None:
        """Sends what waits and then the end, and reads on for a while."""
        if self.is_closing():
            return
        self._is_closing = True
        # Whoever's reading is paused would never be seen to close.
        self._transport.resume_reading()
        self._transport.write_eof()
        self._wait()

    def hurry(self) -> None:
        """Lingers for no more than a moment from now on: the process ends."""
        self._linger_s = min(self._linger_s, _LEAST_LINGER_S)
        if self._timer is not None:
            self._timer.cancel()
            self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._linger_s, self._end)

    def _end(self) -> None:
        if self._transport.is_closing():
            return
        # Who still takes a long answer is given the time; admission sees to those who take it too slowly.
        if self._transport.get_write_buffer_size():
            self._wait()
        else:
            self._transport.abort()
