"""Request quotas: by visitor, so many requests a second and at once, costly ones, cheap ones and files apart."""

import asyncio
import re
from collections import Counter
from typing import Final

from whistclub.cards.errors import TooMuch
from whistclub.club.fair_queue import FairQueue
from whistclub.web.resources.asgi import App, Message, Receive, Scope, Send
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.rate_limit import Rates, visitor_of

_COSTLY: Final = re.compile(
    r"/api(/(statistics|daily/.*|prepared/[^/]*/results|openapi\.json|tables/[^/]*/matches/(?!.*/review/?$).*|evenings(/[^/]*/(export|rounds|schedule|deals|cash).*)?))?/?"
)
"""A review is told from memory and asked for again until it is made, so it counts as a cheap request."""
_COSTLY_POSTS: Final = re.compile(r"/api/(evenings/bounds|prepared(/text)?|tables/[^/]*/matches/.*)/?")
"""Requests by POST that take long: the bounds of an evening that is only planned, a text with deals and deals to be
prepared, and a deal to be tried again.
"""
_LISTS: Final = re.compile(r"/api/(tables|daily)/?")
_LISTS_AT_ONCE: Final = 1
"""So many lists are made at once for all visitors: one takes some milliseconds of the event loop."""
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_REFUSAL_DELAY_S: Final = 0.3
"""The delay of a refusal, so that repeating a request at once gains nothing."""


class VisitorQuota:
    """One kind of request: how many a visitor may make a second, and at once."""

    def __init__(self, most: float, per_s: float, at_once: int) -> None:
        self._rates, self._at_once = Rates(most, per_s), at_once
        self._running: Counter[str] = Counter()

    def acquire(self, visitor: str) -> bool:
        """Returns True if this visitor may make a request now; `release` must follow then."""
        if self._running[visitor] >= self._at_once or not self._rates.take(visitor):
            return False
        self._running[visitor] += 1
        return True

    def release(self, visitor: str) -> None:
        """A request of this visitor is answered."""
        self._running[visitor] -= 1
        if self._running[visitor] <= 0:
            del self._running[visitor]


class RequestQuotas:
    """The quotas of all kinds of requests that only read, and of costly ones. Requests that change something are the
    guard's to count.
    """

    def __init__(self, limits: Limits) -> None:
        self._costly = VisitorQuota(limits.costly, limits.costly_per_s, limits.costly_at_once)
        self._reads = VisitorQuota(limits.reads, limits.reads_per_s, limits.reads_at_once)
        self._files = VisitorQuota(limits.files, limits.files_per_s, limits.files_at_once)
        self._lists = FairQueue(_LISTS_AT_ONCE, limits.reads_at_once)

    def for_api(self, api: App) -> App:
        """The application that answers the API, within these quotas."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http" or (quota := self._quota_of(scope["method"], scope["path"])) is None:
                await api(scope, receive, send)
            else:
                is_list = scope["method"] in _SAFE and _LISTS.fullmatch(scope["path"])
                await _answer(quota, self._in_turn(api) if is_list else api, scope, receive, send)

        return answer

    def _quota_of(self, method: str, path: str) -> VisitorQuota | None:
        """The quota that a request counts for; None for a change."""
        if method not in _SAFE:
            return self._costly if _COSTLY_POSTS.fullmatch(path) else None
        return self._costly if _COSTLY.fullmatch(path) else self._reads

    def for_files(self, files: App) -> App:
        """The application that serves files, within these quotas."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            await _answer(self._files, files, scope, receive, send)

        return answer

    def _in_turn(self, api: App) -> App:
        """The application with visitors taking turns at lists. An answer is sent after its turn, so that a slow reader
        delays nobody.
        """

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            visitor = visitor_of(scope)
            kept: list[Message] = []

            async def keep(message: Message) -> None:
                kept.append(message)

            async with self._lists.turn(visitor, visitor):
                await api(scope, receive, keep)
            for message in kept:
                await send(message)

        return answer


async def _answer(quota: VisitorQuota, app: App, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers the request if its visitor's quota allows it. Raises TooMuch."""
    visitor = visitor_of(scope)
    if not quota.acquire(visitor):
        await asyncio.sleep(_REFUSAL_DELAY_S)
        raise TooMuch
    try:
        await app(scope, receive, send)
    finally:
        quota.release(visitor)
