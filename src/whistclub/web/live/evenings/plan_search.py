"""The search for a better plan of an individual evening, from the opening of the doors to the first round."""

from collections.abc import Iterator
from typing import Final

from whistclub.cards.errors import Reason
from whistclub.club.evening.handlers import Entries
from whistclub.club.evening.plan import Wanted, plan_found, promise_of, wanted_plan
from whistclub.club.evening.state import EveningState
from whistclub.evenings.formats.individual import Individual
from whistclub.evenings.schedules.improving import Improved, improved
from whistclub.evenings.seating import Player
from whistclub.solver.solver import has_kernel
from whistclub.web.live.evenings.encoder import Work

_AT_ONCE: Final = 500_000
"""The steps at each tick of the club: 0.02 s of a core, four times a second."""
_MOST: Final = 2_000_000_000
"""After so many, a quarter of an hour, there is little more to find."""


class PlanSearch:
    """The search of one evening. The same seed gives the same plans after the same ticks."""

    def __init__(self, work: Work) -> None:
        """`work` calls a function in a thread."""
        self._work = work
        self._wanted: Wanted | None = None
        self._going: Iterator[Improved] = iter(())
        self._begun: Improved | None = None
        self._best: Improved | None = None

    async def tick(self, state: EveningState) -> bool:
        """Searches for a moment. True if there is something new to tell."""
        wanted = wanted_plan(state)
        before = self.promise
        if wanted != self._wanted:
            self._wanted, self._best = wanted, None
            if wanted is not None:
                await self._work(self._begin, wanted, state.seed)
        elif self._is_going:
            await self._work(self._go_on)
        return self.promise != before

    @property
    def promise(self) -> Reason | None:
        """The figures of the plan now, None where none is wanted."""
        wanted, best = self._wanted, self._best
        if wanted is None or best is None:
            return None
        return promise_of(best.quality, wanted, against=best.broken, is_going=self._is_going)

    def found(self, state: EveningState, at_ms: int) -> Entries:
        """The entry of the plan, if the search made it better."""
        if self._wanted is None or self._best is None or self._begun is None:
            return ()
        if self._best.seatings == self._begun.seatings:
            return ()
        return plan_found(state, self._wanted, self._best.seatings, at_ms)

    @property
    def _is_going(self) -> bool:
        best = self._best
        return best is not None and not best.is_best and best.steps < _MOST and has_kernel()

    def _begin(self, wanted: Wanted, seed: bytes) -> None:
        everybody = tuple(map(Player, range(1, wanted.people + 1)))
        seatings = Individual(wishes=wanted.wishes).first_plan(everybody, wanted.rounds)
        self._going = improved(seatings, wanted.people, seed, wanted.wishes)
        self._best = next(self._going)
        self._begun = self._best

    def _go_on(self) -> None:
        ends = _AT_ONCE + (self._best.steps if self._best else 0)
        self._best = next(one for one in self._going if one.steps >= ends or one.is_best)
