"""The time for which a worker has known who is here, by which it tells how long somebody has been away."""

from collections.abc import Callable
from typing import Final

_GAP_MS: Final = 10_000
"""A process that stood still for so long may have missed that people came back."""


class ObservedTime:
    """The time for which it has been known without a gap who is here.

    An absence that nobody could see is none: what was before a gap gives nobody another's rights.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now, self._last_ms = now, now()
        self.since_ms = self._last_ms

    def tick(self, *, is_leased: bool) -> None:
        """To be called every moment. `is_leased` is False while the other workers do not tell this one who is there."""
        now_ms = self._now()
        if not is_leased or now_ms - self._last_ms > _GAP_MS:
            self.since_ms = now_ms
        self._last_ms = now_ms
