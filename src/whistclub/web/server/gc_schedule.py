"""When the collector of cycles runs: in short rounds between moves, and never in the middle of one.

A move leaves some twenty young objects that live on in its table, and no cycle. Left to itself the collector looks at thousands of them
at once, and at all the tables now and then; whoever moves then waits for it. So it looks at what a few moves left while it is warm,
sets that aside, and at everything only once in a long while. What a table or a connection leaves is let go of without it.
"""

import gc
from collections.abc import Callable
from typing import Final

_MOVES_A_ROUND: Final = 16
_WHOLE_MS: Final = 3_600_000
_BACKSTOP: Final = (200_000, 1_000, 1_000)
"""The thresholds of the rounds that the collector begins by itself, should all others have been missed."""


class Sweeper:
    """Counts moves, and has the collector run. For a process that does nothing else."""

    def __init__(self, now: Callable[[], int]) -> None:
        """To be made when everything is there that lives as long as the process; `now` is the time in milliseconds."""
        self._now = now
        self._moves = 0
        self._whole_ms = now()
        gc.set_threshold(*_BACKSTOP)
        self._everything()

    def moved(self, count: int) -> bool:
        """So many moves more have been told. Returns whether a round is due."""
        self._moves += count
        return self._moves >= _MOVES_A_ROUND

    def round(self) -> None:
        """Looks at what the last moves left."""
        self._moves = 0
        gc.collect(0)
        gc.freeze()

    def tick(self) -> None:
        """What time brings: everything is looked at once an hour, a third of a second where 500 tables are played at."""
        if self._now() - self._whole_ms >= _WHOLE_MS:
            self._whole_ms = self._now()
            self._everything()

    def _everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
