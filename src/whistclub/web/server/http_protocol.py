"""A connection of HTTP as uvicorn serves it, with a time for each part of a request and a bound on what is read for nothing."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from whistclub.web.server.admission import Caller, Door

_MOST_FOR_NOTHING: Final = 131_072
"""How much of a body is still read after it has been answered."""


class Doorstep(asyncio.Protocol):
    """A connection that has just come. It costs little to send it away from here."""

    def __init__(self, *, door: Door, **named: Any) -> None:
        self._door, self._named = door, named

    def connection_made(self, transport: Any) -> None:
        if self._door.come(transport) is None:
            transport.abort()
            return
        line = HttpLine(door=self._door, **self._named)
        transport.set_protocol(line)
        line.connection_made(transport)


class HttpLine(H11Protocol):
    """One connection that was let in. It waits for its client until a request is whole, and after each answer."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self._door = door
        self._caller: Caller | None = None
        self._part = ""
        self._for_nothing = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._caller = self._door.come(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        caller = self._caller
        if caller is None or self._is_for_nothing(len(data)):
            return
        caller.reads(self._may_read)
        super().data_received(data)
        self._now_waits()

    def _may_read(self) -> bool:
        return not self.flow.read_paused

    def _is_for_nothing(self, size: int) -> bool:
        """Whether what comes is what nobody reads any more, and too much of it."""
        if self._part == "body" and self._is_answered():
            self._for_nothing += size
            if self._for_nothing > _MOST_FOR_NOTHING:
                self.transport.abort()
                return True
        return False

    def _now_waits(self) -> None:
        """Gives the client the time for what it has to do now, once for each part of a request."""
        caller, patience = self._caller, self._door.patience
        if caller is None or self.transport.get_protocol() is not self:
            return
        before, self._part = self._part, self._part_of_request()
        if self._part == before:
            return
        if self._part == "work":
            caller.busy()
        elif self._part == "body":
            caller.has(patience.body_s)
        else:
            caller.has(patience.header_s if self._part == "header" else patience.next_request_s)

    def _part_of_request(self) -> str:
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if not self._is_answered():
            return "work"
        return "header" if self.conn.trailing_data[0] else "next"

    def _is_answered(self) -> bool:
        """Whether no request is at work."""
        cycle: Any = self.cycle
        return cycle is None or bool(cycle.response_complete)

    def on_response_complete(self) -> None:
        self._part, self._for_nothing = "", 0
        super().on_response_complete()
        self._now_waits()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._caller is not None:
            self._caller.took()
