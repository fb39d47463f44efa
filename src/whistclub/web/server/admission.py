"""Who is at the door: every connection is counted from its first moment, and each has a time for what it has to do next.

A connection that waits for its client (for a first byte, the rest of a request, the next request, the greeting at a table) has to make way when
a house has too many or handles run short, the one whose time is over first. One whose request is at work, or that is at a table, never has to.
Each process counts by itself.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from whistclub.web.server.rate_limit import Rate, Rates, neighbourhood

_LOOK_S: Final = 0.5
_AT_A_TIME: Final = 500
"""So many connections are looked at before messages that came in the meantime are."""

_HOUSES_ASKED: Final = 8
"""So many houses, those with most connections, are asked to make way when there is no room for anybody."""

_CRUMBS: Final = 300
_CRUMBS_PER_S: Final = 50.0
_CRUMBS_LATER_S: Final = 0.1
"""Who sends in crumbs is read ten times a second."""


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """How long a client may take, in seconds; `slowest_bytes_per_s` is what it has to take of an answer, after `take_s`."""

    first_byte_s: float = 10.0
    header_s: float = 10.0
    body_s: float = 15.0
    next_request_s: float = 15.0
    hello_s: float = 30.0
    closing_s: float = 3.0
    take_s: float = 20.0
    slowest_bytes_per_s: float = 5000.0


class Allowed(msgspec.Struct, frozen=True, kw_only=True):
    """How many connections there may be, of one house and of all, and how many one house may begin at once and a second after that."""

    house: int
    everybody: int
    begun: int
    begun_per_s: float


class Caller:
    """One connection as the door sees it. `due_s` is when its time is over; `waits` says that it has to make way for others."""

    __slots__ = (
        "due_s",
        "house",
        "later",
        "leaves",
        "owed_bytes",
        "owed_since_s",
        "rate",
        "transport",
        "waits",
    )

    def __init__(self, transport: Any, house: str) -> None:
        self.transport, self.house = transport, house
        self.due_s = math.inf
        self.waits, self.leaves = True, False
        self.later: asyncio.TimerHandle | None = None
        self.rate = Rate(_CRUMBS, _CRUMBS_PER_S)
        self.owed_bytes, self.owed_since_s = 0, math.inf

    def busy(self) -> None:
        """Its client has done what it had to, and waits for us."""
        self.due_s, self.waits = math.inf, False

    def has(self, seconds: float) -> None:
        """Its client has so long for what comes next."""
        self.due_s, self.waits = time.monotonic() + seconds, True

    def leave_within(self, seconds: float) -> None:
        """Nothing more is heard from it; it has so long to take what is still on its way, and not longer."""
        self.due_s, self.leaves = time.monotonic() + seconds, True

    def took(self) -> None:
        """Its client has taken a good part of what was sent."""
        self.owed_bytes, self.owed_since_s = 0, math.inf

    def reads(self, may_go_on: Callable[[], bool]) -> None:
        """Bytes have come; after too many small pieces nothing is read for a moment, and then again if it `may_go_on`."""
        if self.later is None and not self.rate.take():
            self.transport.pause_reading()
            self.later = asyncio.get_running_loop().call_later(_CRUMBS_LATER_S, self._go_on, may_go_on)

    def _go_on(self, may_go_on: Callable[[], bool]) -> None:
        self.later = None
        if not self.transport.is_closing() and may_go_on():
            self.transport.resume_reading()

    def end(self) -> None:
        """Cut without a word, whatever waits to be written."""
        self.waits = False
        self.transport.abort()

    def is_over(self, now_s: float, patience: Patience) -> bool:
        """Whether its time is over, or what it was sent is not being taken."""
        if self._is_slow(now_s, patience):
            return True
        still_takes = self.owed_bytes > 0 and not self.leaves
        return now_s >= self.due_s and not still_takes

    def _is_slow(self, now_s: float, patience: Patience) -> bool:
        waiting = self.transport.get_write_buffer_size()
        if not waiting:
            self.took()
            return False
        if not self.owed_bytes:
            self.owed_since_s = now_s
        self.owed_bytes = max(self.owed_bytes, waiting)
        may_take_s = patience.take_s + self.owed_bytes / patience.slowest_bytes_per_s
        return now_s - self.owed_since_s > may_take_s


class Door:
    """All connections of this process."""

    def __init__(self, allowed: Allowed, patience: Patience, trusted: Callable[[str], bool]) -> None:
        """`trusted` says of an address that it is a proxy's, through which everybody comes."""
        self._allowed, self.patience, self._trusted = allowed, patience, trusted
        self._callers: dict[Any, Caller] = {}
        self._houses: dict[str, dict[Caller, None]] = {}
        self._begun = Rates(allowed.begun, allowed.begun_per_s)
        self._looking: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._callers)

    def come(self, transport: Any) -> Caller | None:
        """A connection has begun, or has become a WebSocket. None: there is no room for it."""
        known = self._callers.get(transport)
        if known is not None:
            return known
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        house = "" if not address or self._trusted(address) else neighbourhood(address)
        if not self._has_room(house):
            return None
        caller = self._callers[transport] = Caller(transport, house)
        self._houses.setdefault(house, {})[caller] = None
        caller.has(self.patience.first_byte_s)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().create_task(self._look())
        return caller

    def gone(self, transport: Any) -> None:
        """A connection has ended."""
        caller = self._callers.pop(transport, None)
        if caller is None:
            return
        if caller.later is not None:
            caller.later.cancel()
        self._leave(caller)

    def _leave(self, caller: Caller) -> None:
        house = self._houses.get(caller.house, {})
        house.pop(caller, None)
        if not house:
            self._houses.pop(caller.house, None)

    def _has_room(self, house: str) -> bool:
        if house and not self._begun.take(house):
            return False
        mine = self._houses.get(house, {}) if house else {}
        if len(mine) >= self._allowed.house and not self._made_way(mine):
            return False
        return len(self._callers) < self._allowed.everybody or self._made_way(self._crowded())

    def _crowded(self) -> Iterable[Caller]:
        """All that wait, those of the house that has most of them first."""
        for house in sorted(self._houses.values(), key=len, reverse=True)[:_HOUSES_ASKED]:
            yield from house

    def _made_way(self, callers: Iterable[Caller]) -> bool:
        """Whether the one of these whose time is over first has been sent away."""
        waiting = [caller for caller in callers if caller.waits]
        if not waiting:
            return False
        first = min(waiting, key=lambda caller: caller.due_s)
        self._callers.pop(first.transport, None)
        self._leave(first)
        first.end()
        return True

    async def _look(self) -> None:
        """Ends those whose time is over, as long as anybody is there."""
        try:
            while self._callers:
                await asyncio.sleep(_LOOK_S)
                now_s = time.monotonic()
                for number, caller in enumerate(list(self._callers.values()), 1):
                    if caller.is_over(now_s, self.patience):
                        caller.end()
                    if not number % _AT_A_TIME:
                        await asyncio.sleep(0)
        finally:
            self._looking = None
