"""The fold of long logs in slices on an event loop, so that everything else there goes on."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.table.entries import AnyEntry
from whistclub.club.table.fold import fold
from whistclub.club.table.state import TableState

_SLICE_S: Final = 0.002
_REST_S: Final = 0.004
"""The rest between two slices, of any logs, for everything else on the event loop."""


class SlicedFold:
    """All folds of one event loop: one slice at a time, of the waiting logs in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def state(self, entries: Sequence[AnyEntry], before: TableState | None = None) -> TableState:
        """The table after all these entries, which follow `before`. Raises as `fold` does, and BadRecord for none at all."""
        state, done = before, 0
        while done < len(entries):
            async with self._turn:
                state, done = _slice(state, entries, done)
                if done < len(entries):
                    await asyncio.sleep(_REST_S)
        if state is None:
            raise BadRecord(reason("log-not-opened"))
        return state


def _slice(state: TableState | None, entries: Sequence[AnyEntry], done: int) -> tuple[TableState, int]:
    """Folds entries for one slice of time; returns the state, and the number of entries folded so far."""
    until_s = time.perf_counter() + _SLICE_S
    state = fold(state, entries[done])
    done += 1
    while done < len(entries) and time.perf_counter() < until_s:
        state = fold(state, entries[done])
        done += 1
    return state, done
