"""What is asked for, in fair shares: by address so much a second and so much at once, costly things and cheap ones apart."""

import asyncio
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.fair_queue import FairQueue
from whistclub.web.http.types import Problem
from whistclub.web.resources.rate_limit import Rates, visitor_of
from whistclub.web.wire.encode import why

if TYPE_CHECKING:
    from whistclub.web.resources.limits import Limits

_COSTLY: Final = re.compile(r"/api/(statistics|daily/.*|openapi\.json|tables/[^/]*/matches/.*)/?")
_LISTS: Final = re.compile(r"/api/(tables|daily)/?")
_LISTS_AT_ONCE: Final = 1
"""So many lists are made at once, for whomever: one takes some milliseconds of the loop that tells people of cards."""
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_AGAIN_S: Final = 2
_HELD_S: Final = 0.3
"""How long a refusal is held back: who asks again at once gains nothing by it, and the club has rest."""


class Share:
    """Of one kind of thing: how many a visitor may have a second, and at once."""

    def __init__(self, most: float, per_s: float, at_once: int) -> None:
        self._rates, self._at_once = Rates(most, per_s), at_once
        self._now: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Whether this visitor may have one now; whoever enters has to leave."""
        if self._now[who] >= self._at_once or not self._rates.take(who):
            return False
        self._now[who] += 1
        return True

    def leave(self, who: str) -> None:
        """The visitor has it."""
        self._now[who] -= 1
        if self._now[who] <= 0:
            del self._now[who]


class Shares:
    """The shares of all kinds, for the ASGI applications that answer requests; what changes something is the door's to count."""

    def __init__(self, limits: "Limits") -> None:
        self._costly = Share(limits.costly, limits.costly_per_s, limits.costly_at_once)
        self._reads = Share(limits.reads, limits.reads_per_s, limits.reads_at_once)
        self._files = Share(limits.files, limits.files_per_s, limits.files_at_once)
        self._lists = FairQueue(_LISTS_AT_ONCE, limits.reads_at_once)

    def of_calls(self, http: Any) -> Any:
        """The application that answers calls, in these shares."""

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] != "http" or scope["method"] not in _SAFE:
                await http(scope, receive, send)
            else:
                costs = _COSTLY.fullmatch(scope["path"])
                made = self._in_turn(http) if _LISTS.fullmatch(scope["path"]) else http
                await _answer(self._costly if costs else self._reads, made, scope, receive, send)

        return answer

    def _in_turn(self, http: Any) -> Any:
        """The application, a few lists at once, in turn between visitors. An answer is sent after its turn: who does not read holds up nobody."""

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            who = visitor_of(scope)
            told: list[Any] = []

            async def keep(message: Any) -> None:
                told.append(message)

            async with self._lists.turn(who, who):
                await http(scope, receive, keep)
            for message in told:
                await send(message)

        return answer

    def of_files(self, files: Any) -> Any:
        """The application that hands out files, in these shares."""

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            await _answer(self._files, files, scope, receive, send)

        return answer


async def _answer(share: Share, http: Any, scope: Any, receive: Any, send: Any) -> None:
    """Has the request answered, if its visitor's share allows it."""
    who = visitor_of(scope)
    if not share.enter(who):
        await asyncio.sleep(_HELD_S)
        await _refuse(send)
        return
    try:
        await http(scope, receive, send)
    finally:
        share.leave(who)


async def _refuse(send: Any) -> None:
    body = msgspec.json.encode(Problem(why=why(reason("too-much-at-once"))))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(_AGAIN_S).encode()),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})
