"""The review pool: the coach reviews deals in a process of its own, visitors taking turns; a review is kept by the content of its deal."""

import asyncio
from collections import OrderedDict
from typing import Final

from whistclub.cards.errors import TooMuch
from whistclub.club.fair_queue import FairQueue
from whistclub.club.process_pool import ProcessPool
from whistclub.coach import Effort
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.review import review_body

_AT_ONCE: Final = 1
"""A review keeps two cores busy by itself."""
_MOST_WAITING: Final = 4
"""Deals of one address: somebody who plays on quickly leaves room for replays."""
_MOST_IN_ALL: Final = 100
"""A club that plays more than it can review reviews what it can."""
_MOST_KEPT_BYTES: Final = 16_000_000
_LAST: Final = 19
"""The niceness of its process: all else comes first, so that no deal in play waits for a review."""


class ReviewPool:
    """The reviews of one club."""

    def __init__(self, replays: ReplayPool, processes: int, effort: Effort) -> None:
        """`processes`: 0 for threads instead of a process."""
        self._replays, self._effort = replays, effort
        self._processes = ProcessPool(min(processes, 1), "whist-review", niceness=_LAST)
        self._queue = FairQueue(_AT_ONCE, _MOST_WAITING)
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._underway: dict[str, asyncio.Task[bytes]] = {}

    async def review(self, visitor: str, room: str, match: str, place: int) -> bytes:
        """The review of a deal of a match of this table, by its place from 1. Raises NotHere, TooMuch."""
        content, log = await self._replays.to_review(visitor, room, match, place)
        if content in self._kept:
            self._kept.move_to_end(content)
            return self._kept[content]
        making = self._underway.get(content)
        if making is None:
            if len(self._underway) >= _MOST_IN_ALL:
                raise TooMuch
            making = asyncio.create_task(self._made(visitor, content, log, place))
            self._underway[content] = making
            making.add_done_callback(lambda _: self._underway.pop(content))
        # Who goes away takes it from nobody who waits for it too.
        return await asyncio.shield(making)

    def close(self) -> None:
        """Ends its process."""
        self._processes.close()

    async def _made(self, visitor: str, content: str, log: list[str], place: int) -> bytes:
        async with self._queue.turn(visitor, visitor):
            body = await self._processes.do(review_body, log, place, self._effort)
        self._keep(content, body)
        return body

    def _keep(self, content: str, body: bytes) -> None:
        self._kept[content] = body
        self._kept_bytes += len(body)
        while self._kept_bytes > _MOST_KEPT_BYTES and len(self._kept) > 1:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])
