"""Bot pacing: bots act at moments drawn without regard to their cards, so that their delays tell nothing of them.

A bot thinks from the moment its turn is shown. Its act is sent at the first of a row of drawn moments at which it is
ready. All bots do so, also those that stand in for people, with one card to play as with a choice.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

from whistclub.cards.errors import WhistclubError
from whistclub.club.bots import due
from whistclub.club.live_log import LiveMatch
from whistclub.club.log.decisions import Answer, Done, Stale
from whistclub.club.log.port import Conflict
from whistclub.web.live.surroundings import Surroundings

_LOG: Final = logging.getLogger("whistclub.web")
_T = TypeVar("_T")
_CHANCE: Final = random.SystemRandom()
_PAUSE_AFTER_FAILURE_MS: Final = 2000
"""The pause of a table's bots after an act that failed, for instance because the disk is full."""


async def at_a_drawn_moment(work: Coroutine[object, object, _T], pause_s: Callable[[], float]) -> _T:
    """Returns the result of the work at the first drawn moment at which it is ready; a pause of 0 is none."""
    loop = asyncio.get_running_loop()
    task, moment_s = loop.create_task(work), loop.time()
    try:
        while pause := pause_s():
            # Counted from the drawn moment before and not from now, so that no delay of the loop is told.
            moment_s += pause
            await asyncio.sleep(moment_s - loop.time())
            if task.done():
                break
        return await task
    finally:
        task.cancel()


class BotPacing:
    """The bots of one table, of which one thinks at a time."""

    def __init__(self, surroundings: Surroundings) -> None:
        self._surroundings = surroundings
        self._is_thinking, self._paused_until_ms = False, 0

    def move(self, live: LiveMatch | None, *, leads: bool) -> None:
        """Lets the next bot think if one is to act, none is thinking, and this worker `leads` the table."""
        # While a decision is on its way to the disk nothing is begun: the table asks again when it is shown.
        if live is None or not leads or self._is_thinking or live.state.seq != live.shown.seq:
            return
        if due(live.shown) is not None and self._surroundings.now() >= self._paused_until_ms:
            self._is_thinking = True
            self._surroundings.spawn(self._move_one(live))

    async def _move_one(self, live: LiveMatch) -> None:
        answer: Answer | None = None
        try:
            state = live.shown
            seat = due(state)
            if seat is not None:
                act = self._surroundings.bot_act(state, seat)
                answer = await live.send(await at_a_drawn_moment(act, self._pause_s))
        except Exception as problem:
            self._paused_until_ms = self._surroundings.now() + _PAUSE_AFTER_FAILURE_MS
            if not isinstance(problem, WhistclubError | Conflict):
                raise
            _LOG.warning("bot kept from acting", extra={"fields": {"why": str(problem) or "conflict"}})
        finally:
            self._is_thinking = False
        if isinstance(answer, Done | Stale):
            # By way of the club: the table may have been let go of, or follow another match by now.
            self._surroundings.move_bots(live.id)

    def _pause_s(self) -> float:
        limits = self._surroundings.limits
        return _CHANCE.uniform(limits.bot_least_s, limits.bot_most_s)
