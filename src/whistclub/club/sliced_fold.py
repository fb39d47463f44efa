"""The fold of long logs in slices on an event loop, so that everything else there goes on."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, Generic

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.log.kind import E, S

_SLICE_S: Final = 0.002
"""With the rest below a third of the event loop's time."""
_REST_S: Final = 0.004
"""The rest between two slices, of any logs, for everything else on the event loop."""


class SlicedFold(Generic[S, E]):
    """All folds of one kind of log on one event loop: one slice at a time, of the waiting logs in turn."""

    def __init__(self, fold: Callable[[S | None, E], S]) -> None:
        self._fold = fold
        self._turn = asyncio.Lock()

    async def state(self, entries: Sequence[E], before: S | None = None) -> S:
        """The state after all these entries, which follow `before`. Raises as the fold does, and BadRecord for none at
        all.
        """
        state, done = before, 0
        while done < len(entries):
            async with self._turn:
                state, done = _slice(self._fold, state, entries, done)
                if done < len(entries):
                    await asyncio.sleep(_REST_S)
        if state is None:
            raise BadRecord(reason("log-not-opened"))
        return state


def _slice(
    fold: Callable[[S | None, E], S], state: S | None, entries: Sequence[E], done: int
) -> tuple[S, int]:
    """Folds entries for one slice of time; returns the state, and the number of entries folded so far."""
    until_s = time.perf_counter() + _SLICE_S
    state = fold(state, entries[done])
    done += 1
    while done < len(entries) and time.perf_counter() < until_s:
        state = fold(state, entries[done])
        done += 1
    return state, done
