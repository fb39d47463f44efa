"""Admission: every connection is counted from its first moment, and has a deadline for what its client has to do next.

A connection that waits for its client (for the first byte, the rest of a request, the next request, the greeting at a
table) is closed to make room when its visitor has too many connections or file handles run short, the one that is to
yield first of all. A connection whose request is being answered, or that is at a table, is never closed for that.
Each process counts by itself.

Where there is room, the club waits longer than whoever asks: a browser or a proxy that takes up a connection just as
the club closes it loses its request.
"""

import asyncio
import math
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec

from whistclub.club.clock import passed_s
from whistclub.web.resources.rate_limit import Rate, Rates, visitor_key

_CHECK_S: Final = 0.5
_REST_CHECKS: Final = 10
"""So many checks of clients at rest fall into the time that a slow one has to take what it is sent."""
_CHECKED_BETWEEN: Final = 500
"""So many connections are checked before waiting messages are handled."""

_VISITORS_ASKED: Final = 8
"""So many visitors, those with the most connections, are asked to make room when there is none for anybody."""

# So many chunks of bytes may come at once, and so many a second after that, before reading pauses.
_CHUNKS: Final = 300
_CHUNKS_PER_S: Final = 50.0
_PAUSE_S: Final = 0.1
"""The pause in reading from a client that sends in small chunks."""


class Transport(Protocol):
    """The part of an asyncio transport that admission uses."""

    def get_extra_info(self, name: str, default: object = None) -> object: ...

    def get_write_buffer_size(self) -> int: ...

    def is_closing(self) -> bool: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def abort(self) -> None: ...


class Timeouts(msgspec.Struct, frozen=True, kw_only=True):
    """The times a client has, in seconds. After `drain_s` it has to take `slowest_bytes_per_s` of what it is sent.

    A connection that has not asked yet, or rests after an answer, is among the first to make room after `yield_s`.
    """

    # Browsers open connections ahead; Chromium keeps an unused one for 60 s.
    first_byte_s: float = 75.0
    header_s: float = 10.0
    body_s: float = 15.0
    # Longer than any who may take it up again: nginx keeps a resting connection for 60 s, Caddy for 120 s, Chromium for
    # 300 s, the balancers of large hosts for up to 600 s.
    rest_s: int = 620
    yield_s: float = 12.0
    hello_s: float = 30.0
    closing_s: float = 3.0
    drain_s: float = 20.0
    slowest_bytes_per_s: float = 5000.0


class Quota(msgspec.Struct, frozen=True, kw_only=True):
    """The connections allowed: of one visitor, of all together, and how many a visitor may begin at once and a second
    after that.
    """

    visitor: int
    everybody: int
    begun: int
    begun_per_s: float


class Client:
    """One connection as admission sees it. `due_s` is its deadline; `waits` if it may be closed to make room for
    others, the one with the earliest `yields_s` first. While it has a deadline, or has not taken all it was sent, it is
    among `hurried`.
    """

    __slots__ = (
        "due_s",
        "hurried",
        "is_closing",
        "is_gone",
        "paused",
        "rate",
        "transport",
        "undrained_bytes",
        "undrained_since_s",
        "visitor",
        "waits",
        "yields_s",
    )

    def __init__(self, transport: Transport, visitor: str, hurried: "dict[Client, None]") -> None:
        self.transport, self.visitor, self.hurried = transport, visitor, hurried
        self.due_s = self.yields_s = math.inf
        self.waits, self.is_closing, self.is_gone = True, False, False
        self.paused: asyncio.TimerHandle | None = None
        self.rate = Rate(_CHUNKS, _CHUNKS_PER_S)
        self.undrained_bytes, self.undrained_since_s = 0, math.inf

    def working(self) -> None:
        """The client waits for the server."""
        self.due_s, self.waits = math.inf, False
        self.hurried.pop(self, None)

    def expect_within(self, seconds: float, yields_after_s: float = math.inf) -> None:
        """The client has so long for what comes next; it may have to yield earlier than others."""
        now_s = passed_s()
        self.due_s, self.waits = now_s + seconds, True
        self.yields_s = now_s + min(seconds, yields_after_s)
        self._hurry()

    def rest(self, yields_after_s: float) -> None:
        """The client need not ask for anything more; the protocol ends the connection at last."""
        self.due_s, self.yields_s, self.waits = math.inf, passed_s() + yields_after_s, True
        self.hurried.pop(self, None)

    def closing_within(self, seconds: float) -> None:
        """The connection is closing; the client has so long to take what is still on its way."""
        self.due_s, self.is_closing = passed_s() + seconds, True
        self._hurry()

    def gone(self) -> None:
        """The connection has ended; whoever served it may still call, and holds it no longer among the others."""
        self.is_gone = True
        self.hurried.pop(self, None)

    def _hurry(self) -> None:
        if not self.is_gone:
            self.hurried[self] = None

    def drained(self) -> None:
        """The client has taken a good part of what was sent."""
        self.undrained_bytes, self.undrained_since_s = 0, math.inf
        if self.due_s == math.inf:
            self.hurried.pop(self, None)

    def count_chunk(self, may_resume: Callable[[], bool]) -> None:
        """Counts a chunk of bytes; after too many, pauses reading for a moment, and resumes it if `may_resume`."""
        if self.paused is None and not self.rate.take():
            self.transport.pause_reading()
            self.paused = asyncio.get_running_loop().call_later(_PAUSE_S, self._resume, may_resume)

    def _resume(self, may_resume: Callable[[], bool]) -> None:
        self.paused = None
        if not self.transport.is_closing() and may_resume():
            self.transport.resume_reading()

    def abort(self) -> None:
        """Closes the connection at once, whatever waits to be sent."""
        self.waits = False
        self.transport.abort()

    def is_overdue(self, now_s: float, timeouts: Timeouts) -> bool:
        """True if the deadline is over, or the client takes what it is sent too slowly."""
        if self._is_slow(now_s, timeouts):
            return True
        # Who is still taking a long answer need not have asked again yet; `_is_slow` sees that they take it.
        still_takes = self.undrained_bytes > 0 and not self.is_closing
        return now_s >= self.due_s and not still_takes

    def _is_slow(self, now_s: float, timeouts: Timeouts) -> bool:
        waiting = self.transport.get_write_buffer_size()
        if not waiting:
            if self.undrained_bytes:
                self.drained()
            return False
        if not self.undrained_bytes:
            self.undrained_since_s = now_s
            self._hurry()
        self.undrained_bytes = max(self.undrained_bytes, waiting)
        may_take_s = timeouts.drain_s + self.undrained_bytes / timeouts.slowest_bytes_per_s
        return now_s - self.undrained_since_s > may_take_s


class Admission:
    """All connections of this process."""

    def __init__(self, quota: Quota, timeouts: Timeouts, is_proxy: Callable[[str], bool]) -> None:
        """`is_proxy` says of an address whether it is a proxy's, through which everybody comes."""
        self._quota, self.timeouts, self._is_proxy = quota, timeouts, is_proxy
        self._clients: dict[Transport, Client] = {}
        self._hurried: dict[Client, None] = {}
        self._of_visitor: dict[str, dict[Client, None]] = {}
        self._begun = Rates(quota.begun, quota.begun_per_s)
        self._checking: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._clients)

    def admit(self, transport: Transport) -> Client | None:
        """A connection has begun, or has become a WebSocket. Returns None if there is no room for it."""
        known = self._clients.get(transport)
        if known is not None:
            return known
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        # Everybody comes through a trusted proxy: its connections are no single visitor's.
        visitor = "" if not address or self._is_proxy(address) else visitor_key(address)
        if not self._has_room(visitor):
            return None
        client = self._clients[transport] = Client(transport, visitor, self._hurried)
        self._of_visitor.setdefault(visitor, {})[client] = None
        client.expect_within(self.timeouts.first_byte_s, self.timeouts.yield_s)
        if self._checking is None:
            self._checking = asyncio.get_running_loop().create_task(self._check())
        return client

    def set_apart(self, client: Client) -> None:
        """The client is counted elsewhere from now on, as one of a hall, and no longer among its visitor's
        connections.
        """
        self._discard(client)

    def ended(self, transport: Transport) -> None:
        """A connection has ended."""
        client = self._clients.pop(transport, None)
        if client is None:
            return
        if client.paused is not None:
            client.paused.cancel()
        client.gone()
        self._discard(client)

    def _discard(self, client: Client) -> None:
        own = self._of_visitor.get(client.visitor, {})
        own.pop(client, None)
        if not own:
            self._of_visitor.pop(client.visitor, None)

    def _has_room(self, visitor: str) -> bool:
        if visitor and not self._begun.take(visitor):
            return False
        own = self._of_visitor.get(visitor, {}) if visitor else {}
        if len(own) >= self._quota.visitor and not self._made_room(own):
            return False
        return len(self._clients) < self._quota.everybody or self._made_room(self._of_the_greediest())

    def _of_the_greediest(self) -> Iterable[Client]:
        """The connections of the visitors that have the most."""
        for own in sorted(self._of_visitor.values(), key=len, reverse=True)[:_VISITORS_ASKED]:
            yield from own

    def _made_room(self, clients: Iterable[Client]) -> bool:
        """Closes the waiting connection that is to yield first. Returns True if there was one."""
        waiting = [client for client in clients if client.waits]
        if not waiting:
            return False
        first = min(waiting, key=lambda client: client.yields_s)
        # Off the count now: the transport reports its end only in a later turn of the loop.
        self._clients.pop(first.transport, None)
        first.gone()
        self._discard(first)
        first.abort()
        return True

    async def _check(self) -> None:
        """Closes overdue connections, as long as there are any connections.

        A client at rest, as everybody at a table is, can only be slow, and that takes long: it is looked at less often.
        """
        rest_s = self.timeouts.drain_s / _REST_CHECKS
        try:
            rested_s = passed_s()
            while self._clients:
                await asyncio.sleep(_CHECK_S)
                now_s = passed_s()
                is_everybody = now_s - rested_s >= rest_s
                if is_everybody:
                    rested_s = now_s
                await self._close_overdue(
                    list(self._clients.values() if is_everybody else self._hurried), now_s
                )
        finally:
            self._checking = None

    async def _close_overdue(self, clients: list[Client], now_s: float) -> None:
        for number, client in enumerate(clients, 1):
            if client.is_overdue(now_s, self.timeouts):
                client.abort()
            if not number % _CHECKED_BETWEEN:
                await asyncio.sleep(0)
