"""An HTTP connection as uvicorn serves it, with a deadline for each part of a request and a limit on what is read after
the answer. It closes by halves, and only long after whoever asks has ceased to use it.
"""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from whistclub.web.server.admission import Admission, Client
from whistclub.web.server.half_close import LingeringTransport

_MOST_SKIPPED_BYTES: Final = 131_072
"""The most that is still read of a body that has been answered, or of a connection that is closing."""


class AdmittingProtocol(asyncio.Protocol):
    """A connection that has just begun. Refusing it costs little here."""

    def __init__(self, *, admission: Admission, **named: Any) -> None:
        self._admission, self._named = admission, named

    def connection_made(self, transport: Any) -> None:
        if self._admission.admit(transport) is None:
            transport.abort()
            return
        admitted = HttpProtocol(admission=self._admission, **self._named)
        transport.set_protocol(admitted)
        admitted.connection_made(transport)


class HttpProtocol(H11Protocol):
    """An admitted connection. It waits for its client until a request is complete, and after each answer."""

    def __init__(self, *args: Any, admission: Admission, **named: Any) -> None:
        super().__init__(*args, **named)
        self._admission = admission
        self.timeout_keep_alive = admission.timeouts.rest_s
        self._own_transport: Any = None
        self._lingering: LingeringTransport | None = None
        self._client: Client | None = None
        self._part = ""
        self._skipped_bytes = 0

    def connection_made(self, transport: Any) -> None:
        self._own_transport = transport
        lingering: Any = LingeringTransport(transport, self._admission.timeouts.closing_s)
        self._lingering = lingering
        super().connection_made(lingering)
        self._client = self._admission.admit(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.ended(self._own_transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # A WebSocket says its end by itself.
        self.transport = self._own_transport
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        if self._lingering is not None:
            self._lingering.hurry()
        if not self.transport.is_closing():
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        client = self._client
        if client is None or self._has_skipped_too_much(len(data)):
            return
        client.count_chunk(self._may_read)
        if not self.transport.is_closing():
            super().data_received(data)
            self._set_deadline()

    def _may_read(self) -> bool:
        return not self.flow.read_paused

    def _has_skipped_too_much(self, size: int) -> bool:
        """Counts the bytes that nobody reads. Returns True, and cuts the connection, after too many."""
        if self.transport.is_closing() or (self._part == "body" and self._is_answered()):
            self._skipped_bytes += size
            if self._skipped_bytes > _MOST_SKIPPED_BYTES:
                self.transport.abort()
                return True
        return False

    def _set_deadline(self) -> None:
        """Gives the client a deadline for what it has to send now, once for each part of a request."""
        client, timeouts = self._client, self._admission.timeouts
        # A connection that has become a WebSocket has its deadlines there.
        if client is None or self.transport.get_protocol() is not self:
            return
        before, self._part = self._part, self._part_of_request()
        # A byte now and then must not move the deadline on.
        if self._part == before:
            return
        if self._part == "work":
            client.working()
        elif self._part == "body":
            client.expect_within(timeouts.body_s)
        elif self._part == "header":
            client.expect_within(timeouts.header_s)
        else:
            client.rest(timeouts.yield_s)

    def _part_of_request(self) -> str:
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if not self._is_answered():
            return "work"
        return "header" if self.conn.trailing_data[0] else "next"

    def _is_answered(self) -> bool:
        """True if no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def on_response_complete(self) -> None:
        self._part, self._skipped_bytes = "", 0
        super().on_response_complete()
        self._set_deadline()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._client is not None:
            self._client.drained()
