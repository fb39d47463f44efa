"""When bots act: at moments drawn without regard to what they hold, so that their time to think tells nobody of their cards.

A bot thinks from the moment its turn is shown. Its act leaves at the first of a row of drawn moments at which it is thought out; all
bots do so, those that stand in for people too, whether there is one card to play or a choice.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

from whistclub.cards.errors import WhistclubError
from whistclub.club.bots import due
from whistclub.club.live import Live
from whistclub.club.store.log import Conflict
from whistclub.club.table import commands as to

if TYPE_CHECKING:
    from whistclub.web.live.hub import Hub

_LOG: Final = logging.getLogger("whistclub.web")
_T = TypeVar("_T")
_CHANCE: Final = random.SystemRandom()
_REST_MS: Final = 2000
"""How long bots rest where an act could not be kept, the disk being full for instance."""


async def at_a_drawn_moment(work: Coroutine[Any, Any, _T], pause_s: Callable[[], float]) -> _T:
    """What the work comes to, at the first drawn moment at which it is there; a pause of 0 is none."""
    loop = asyncio.get_running_loop()
    task, moment_s = loop.create_task(work), loop.time()
    try:
        while pause := pause_s():
            moment_s += pause
            await asyncio.sleep(moment_s - loop.time())
            if task.done():
                break
        return await task
    finally:
        task.cancel()


class Pace:
    """The bots of one table: one of them thinks at a time."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._thinking, self._rests_till_ms = False, 0

    def move(self, live: Live | None, *, leads: bool) -> None:
        """Has the next bot think, if one is to act, none is at it, and this worker `leads` the table."""
        if live is None or not leads or self._thinking or live.state.seq != live.shown.seq:
            return
        if due(live.shown) is not None and self._hub.now() >= self._rests_till_ms:
            self._thinking = True
            self._hub.spawn(self._move_one(live))

    async def _move_one(self, live: Live) -> None:
        answer: to.Answer | None = None
        try:
            state = live.shown
            seat = due(state)
            if seat is not None:
                command = await at_a_drawn_moment(self._hub.pool.act(state, seat), self._pause_s)
                answer = await live.send(command)
        except (WhistclubError, Conflict) as problem:
            self._rests_till_ms = self._hub.now() + _REST_MS
            _LOG.warning("bot kept from acting", extra={"fields": {"why": str(problem) or "conflict"}})
        finally:
            self._thinking = False
        party = self._hub.matches.get(live.id)
        if isinstance(answer, to.Done | to.Stale) and party is not None:
            party.move_bots()

    def _pause_s(self) -> float:
        limits = self._hub.limits
        return _CHANCE.uniform(limits.bot_least_s, limits.bot_most_s)
