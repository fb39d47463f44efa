"""Rates of what a visitor may do in the whole club: each worker counts, and over PostgreSQL all of them count
together.
"""

import asyncio
import math
from collections.abc import Awaitable
from functools import partial
from typing import Final

from whistclub.cards.errors import TooMuch, WhistclubError
from whistclub.club.clock import passed_s
from whistclub.club.store.workers.rate_store import RateStore
from whistclub.web.resources.background import BackgroundTasks
from whistclub.web.resources.db_threads import DatabaseThreads
from whistclub.web.resources.rate_limit import Rates

_WAIT_S: Final = 0.5
"""Nobody waits longer for the database to count."""
_ALONE_S: Final = 5.0
"""After the database did not answer, a worker counts alone for so long."""
_CLEAR_S: Final = 60.0


class RateBoard:
    """The buckets that all workers share. While the database does not answer it allows everything, so that nobody
    polite is refused.
    """

    def __init__(self, store: RateStore | None, threads: DatabaseThreads) -> None:
        """`store` is None for a worker that is alone."""
        self._store, self._threads = store, threads
        self._alone_until_s = -math.inf

    def begin(self, background: BackgroundTasks) -> None:
        """Prepares the store, and clears it now and then."""
        if self._store is not None:
            background.every(_CLEAR_S, partial(self._threads.share, self._store.set_up))

    async def take(self, kind: str, who: str, most: float, per_s: float) -> bool:
        """Takes one token of this visitor. Returns True if there was one."""
        if self._store is None or self._is_alone():
            return True
        return await self._asked(self._threads.share(self._store.take, kind, who, most, per_s))

    async def has(self, kind: str, who: str, most: float, per_s: float) -> bool:
        """True if this visitor has a token left."""
        if self._store is None or self._is_alone():
            return True
        return await self._asked(self._threads.share(self._store.has, kind, who, most, per_s))

    def _is_alone(self) -> bool:
        return passed_s() < self._alone_until_s

    async def _asked(self, answer: Awaitable[bool]) -> bool:
        try:
            return await asyncio.wait_for(answer, _WAIT_S)
        except (WhistclubError, TimeoutError):
            self._alone_until_s = passed_s() + _ALONE_S
            return True


class SharedRates:
    """A token bucket for each visitor, at this worker and at all together; `kind` names what is counted."""

    def __init__(self, board: RateBoard, kind: str, most: float, per_s: float) -> None:
        self._board, self._kind, self._most, self._per_s = board, kind, most, per_s
        self._own = Rates(most, per_s)

    async def has(self, who: str) -> bool:
        """True if this visitor has a token left."""
        return self._own.has(who) and await self._board.has(self._kind, who, self._most, self._per_s)

    async def count(self, who: str) -> None:
        """Takes one token of this visitor. Raises TooMuch if there is none."""
        if not await self.take(who):
            raise TooMuch

    async def take(self, who: str) -> bool:
        """Takes one token of this visitor. Returns True if there was one."""
        # The own bucket first: a flood that it refuses costs the database nothing.
        return self._own.take(who) and await self._board.take(self._kind, who, self._most, self._per_s)
