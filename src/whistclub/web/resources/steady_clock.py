"""The time of a club's process: wall time that never goes back, whatever happens to the machine's clock."""

import time
from collections.abc import Callable
from typing import Final

_WALL_NS: Final = time.time_ns
_MONOTONIC_NS: Final = time.monotonic_ns
_CATCH_UP: Final = 20
"""A clock that was set back is approached by a twentieth of the time that passes."""
_NS: Final = 1_000_000


class SteadyClock:
    """Wall time in milliseconds since 1970, carried on by the monotonic clock.

    A wall clock set forward is followed at once. One set back is approached slowly, so that whatever waits for a moment
    goes on waiting as long as it was meant to, and no entry is older than the one before it.
    """

    def __init__(
        self, wall_ns: Callable[[], int] = _WALL_NS, monotonic_ns: Callable[[], int] = _MONOTONIC_NS
    ) -> None:
        self._wall_ns, self._monotonic_ns = wall_ns, monotonic_ns
        self._seen_ns = monotonic_ns()
        self._ahead_ns = wall_ns() - self._seen_ns

    def __call__(self) -> int:
        """The time now, never before a time told already."""
        passed_ns = self._monotonic_ns()
        wanted_ns = self._wall_ns() - passed_ns
        most_ns = (passed_ns - self._seen_ns) // _CATCH_UP
        self._ahead_ns = max(wanted_ns, self._ahead_ns - most_ns)
        self._seen_ns = passed_ns
        return (passed_ns + self._ahead_ns) // _NS
