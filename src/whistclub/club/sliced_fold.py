"""Long logs folded in slices on an event loop: while one is, everything else there goes on."""

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
"""How long others have between two slices, of whichever logs."""


class Folding:
    """All folding of one event loop: one slice at a time, of the logs that wait in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def state(self, entries: Sequence[AnyEntry], before: TableState | None = None) -> TableState:
        """The table after all these entries, which follow upon `before`. Raises as `fold` does, and BadRecord for none at all."""
        state, place = before, 0
        while place < len(entries):
            async with self._turn:
                state, place = _slice(state, entries, place)
                if place < len(entries):
                    await asyncio.sleep(_REST_S)
        if state is None:
            raise BadRecord(reason("log-not-opened"))
        return state


def _slice(state: TableState | None, entries: Sequence[AnyEntry], place: int) -> tuple[TableState, int]:
    until_s = time.perf_counter() + _SLICE_S
    state = fold(state, entries[place])
    place += 1
    while place < len(entries) and time.perf_counter() < until_s:
        state = fold(state, entries[place])
        place += 1
    return state, place
