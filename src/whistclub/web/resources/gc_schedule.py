"""The garbage collector's schedule: short collections between moves, and never one in the middle of a move.

A move leaves about twenty young objects that live on in its table, and no reference cycle. By default the collector
would look at thousands of them at once, and now and then at all tables, while a move waits. So it looks at the objects
of a few moves while they are in the cache, at those of the last short collections once more, and at everything only
once an hour. Tables and connections are freed by reference counts alone. An HTTP request ends as a cycle: one that is
being answered during a short collection is found by the next longer one; only those being answered during a longer one
wait for the hour.
"""

import gc
from typing import Final

_MOVES_BETWEEN: Final = 16
_SHORT_BETWEEN: Final = 16
"""Short collections until one looks at what the last of them left, too."""

FULL_S: Final = 3600.0
"""The interval of full collections."""
_BACKSTOP: Final = (200_000, 10, 1_000_000)
"""Thresholds of automatic collections, for times in which nobody moves; a full one never comes by itself."""


class CollectorSchedule:
    """Counts moves and runs the collector. For a process that does nothing but serve the club."""

    def __init__(self) -> None:
        self._moves = self._short = 0
        gc.set_threshold(*_BACKSTOP)

    def moved(self, count: int) -> bool:
        """Counts moves. Returns True if a short collection is due."""
        self._moves += count
        return self._moves >= _MOVES_BETWEEN

    def collect_young(self) -> None:
        """Collects what the last moves left, and now and then what the last such collections did."""
        self._moves = 0
        self._short += 1
        gc.collect(1 if self._short % _SHORT_BETWEEN == 0 else 0)

    async def collect_all(self) -> None:
        """Collects everything: at the beginning, after all that lives as long as the process was created, and every
        hour. That takes a third of a second with 500 tables in play.
        """
        gc.unfreeze()
        gc.collect()
        # What is left now lives long: the shorter collections need not look at it.
        gc.freeze()
