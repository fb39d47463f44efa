"""The review pool: the coach reviews deals in its process, piece by piece, visitors taking turns; a review is kept by
the content of its deal.

A question is answered at once with the verdicts there are, and says when to ask again. A review that nobody asks about
any more is dropped.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import TooMuch
from whistclub.club.clock import passed_s
from whistclub.club.fair_queue import FairQueue
from whistclub.club.workplace import Workplace
from whistclub.coach import Effort
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.review import Piece, next_piece, ready
from whistclub.web.resources.background import told_to_its_waiters

_AT_ONCE: Final = 1
"""A review keeps two cores busy by itself."""
_MOST_IN_ALL: Final = 200
"""A club that plays more than it can review reviews what it can; the others are told to ask again."""
_MOST_OF_ONE: Final = 40
"""Reviews of one address at a time: a class at one table each."""
_MOST_KEPT_BYTES: Final = 16_000_000
_MOST_KNOWN: Final = 5_000
"""Deals of which the content is known: a later question reads no log."""
_PIECE_S: Final = 0.1
"""The time for one piece, after which the next visitor has a turn; a verdict that takes longer is not cut short."""
_FIRST_PIECE_S: Final = 0.03
"""The time for the first piece, which is there when the second question comes."""
_PATIENCE_S: Final = 0.1
"""So long a question waits for the log to be read: mostly it then hears at once what is kept, or why there is
nothing.
"""
_SOONEST_S: Final = 0.12
_LATEST_S: Final = 8.0
_AGE_PART: Final = 0.5
"""The next question comes when a review is half as old again: one of five seconds is asked for about ten times."""
_GRACE_S: Final = 4.0
"""Somebody who asks this much later than told has gone."""

_LOG: Final = logging.getLogger("whistclub.web")

Deal = tuple[str, str, int]
"""A deal: its table, match, and place from 1."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An answer as `Reviewing` tells it, with parts that are JSON already."""

    review: msgspec.Raw | None = None
    marked: tuple[msgspec.Raw, ...] = ()
    again_ms: int | None = None

    def __repr__(self) -> str:
        return "Told(hidden)"


class _Job:
    """A review that is being made: for whom, and until when each of those who asked is thought to wait for it."""

    def __init__(self, payer: str, deal: Deal, now_s: float) -> None:
        self.payer, self.deal, self.asked_s = payer, deal, now_s
        self.marked: list[bytes] = []
        self.is_begun = False
        self.waiting: dict[str, float] = {}

    def is_wanted(self, now_s: float) -> bool:
        """True if somebody still waits for it."""
        return any(until_s > now_s for until_s in self.waiting.values())


class ReviewPool:
    """The reviews of one club."""

    def __init__(
        self,
        replays: ReplayPool,
        workplace: Workplace,
        effort: Effort,
        now_s: Callable[[], float] = passed_s,
    ) -> None:
        """`workplace` is the coach's one, which may make prices in between; it is closed with this."""
        self._workplace = workplace
        self._replays, self._effort, self._now_s = replays, effort, now_s
        self._queue = FairQueue(_AT_ONCE, _MOST_IN_ALL)
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._contents: OrderedDict[Deal, str] = OrderedDict()
        self._reading: OrderedDict[Deal, asyncio.Task[str]] = OrderedDict()
        self._jobs: dict[str, _Job] = {}
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._is_warm = False
        self._making: set[asyncio.Task[None]] = set()

    async def warm(self) -> None:
        """Starts its process, if that was not done before, and lets it read its modules: the first review waits for
        none of that.
        """
        if not self._is_warm:
            self._is_warm = True
            await self._replays.warm()
            await self._workplace.do(ready)

    async def told(self, visitor: str, who: str, deal: Deal, seen: int) -> Told:
        """The review of a deal, or its verdicts after the first `seen` as far as they are there. Raises NotHere.

        `who` asks; of the reviews of one table that are not begun this person has the one asked for last.
        """
        content = self._contents.get(deal)
        if content is None or not self._is_known(content):
            content = await self._read(visitor, deal)
        else:
            # Everybody whose match it was may have deleted it since.
            await self._replays.check(deal[0], deal[1])
        if content in self._failed:
            raise RuntimeError("this review failed before")
        if content in self._kept:
            self._kept.move_to_end(content)
            return Told(review=msgspec.Raw(self._kept[content]))
        job = self._jobs.get(content)
        if job is None:
            return Told(again_ms=round(1000 * self._again_s(0.0)))
        again_s = self._again_s(self._now_s() - job.asked_s)
        self._wait_for(job, who, self._now_s() + again_s + _GRACE_S)
        return Told(marked=tuple(map(msgspec.Raw, job.marked[seen:])), again_ms=round(1000 * again_s))

    def close(self) -> None:
        """Ends its process, and with it the reviews that are being made."""
        for making in self._making:
            making.cancel()
        self._workplace.close()

    async def _read(self, visitor: str, deal: Deal) -> str:
        """The content of a deal, whose review is then begun; empty while its log is being read. Raises NotHere."""
        reading = self._reading.get(deal)
        if reading is None:
            reading = self._reading[deal] = asyncio.create_task(self._begun(visitor, deal))
            reading.add_done_callback(told_to_its_waiters)
            while len(self._reading) > _MOST_IN_ALL:
                self._reading.popitem(last=False)[1].cancel()
        await asyncio.wait({reading}, timeout=_PATIENCE_S)
        if not reading.done() or self._reading.pop(deal, None) is not reading:
            return ""
        return reading.result()

    async def _begun(self, visitor: str, deal: Deal) -> str:
        """Reads a deal and begins its review, if there is room for one more. Returns its content, empty where too much
        waits already.
        """
        try:
            content, log = await self._replays.to_review(visitor, *deal)
        except TooMuch:
            return ""
        self._contents[deal] = content
        while len(self._contents) > _MOST_KNOWN:
            self._contents.popitem(last=False)
        of_visitor = sum(job.payer == visitor for job in self._jobs.values())
        is_full = len(self._jobs) >= _MOST_IN_ALL or of_visitor >= _MOST_OF_ONE
        if not self._is_known(content) and not is_full:
            job = self._jobs[content] = _Job(visitor, deal, self._now_s())
            self._wait_for(job, "", self._now_s() + _GRACE_S)
            making = asyncio.create_task(self._make(content, job, log))
            self._making.add(making)
            making.add_done_callback(self._making.discard)
        return content

    def _is_known(self, content: str) -> bool:
        """True if this review is made, or being made, or failed."""
        return content in self._kept or content in self._jobs or content in self._failed

    def _wait_for(self, job: _Job, who: str, until_s: float) -> None:
        """This person waits for the review, and no longer for one of the same table that is not begun."""
        job.waiting[who] = until_s
        for other in self._jobs.values():
            if other is not job and other.deal[0] == job.deal[0] and not other.is_begun:
                other.waiting.pop(who, None)

    def _again_s(self, age_s: float) -> float:
        """The wait before the next question about a review of this age."""
        return min(_LATEST_S, max(_SOONEST_S, _AGE_PART * age_s, len(self._jobs) * _PIECE_S))

    async def _make(self, content: str, job: _Job, log: list[str]) -> None:
        """Makes a review piece by piece, as long as somebody waits for it."""
        try:
            while (piece := await self._next(content, job, log)) is not None:
                job.marked += piece.marked
                if piece.review is not None:
                    self._keep(content, piece.review)
                    return
        except Exception as problem:  # noqa: BLE001 - whoever asks for it is told that it failed
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
            self._failed[content] = None
            if len(self._failed) > _MOST_KNOWN:
                self._failed.popitem(last=False)
        finally:
            del self._jobs[content]

    async def _next(self, content: str, job: _Job, log: list[str]) -> Piece | None:
        """The next piece of a review; None if nobody waits for it when its turn comes."""
        async with self._queue.turn(job.payer, job.deal[0]):
            if not job.is_wanted(self._now_s()):
                return None
            job.is_begun = True
            seconds = _PIECE_S if job.marked else _FIRST_PIECE_S
            told = len(job.marked)
            return await self._workplace.do(
                next_piece, content, log, job.deal[2], self._effort, told, seconds
            )

    def _keep(self, content: str, body: bytes) -> None:
        self._kept[content] = body
        self._kept_bytes += len(body)
        while self._kept_bytes > _MOST_KEPT_BYTES and len(self._kept) > 1:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])
