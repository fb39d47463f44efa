"""A limit by sender on commands that do not carry things on, so that a log stays about as long as what was played."""

from typing import Final

from whistclub.club.log.decisions import Sender

BURST: Final = 240
"""The commands a sender may send at once; nobody who plays comes near it."""
REFILL_MS: Final = 2000
"""The time after which one more is allowed."""
_MOST_KNOWN: Final = 2000
"""Senders remembered, twice the guests of the largest evening; one who is forgotten starts with a full quota."""


class LogQuota:
    """The remaining quota of limited commands, by the senders of one log."""

    def __init__(self) -> None:
        self._left: dict[Sender, tuple[float, int]] = {}

    def allows(self, limited: tuple[Sender, ...], now_ms: int) -> bool:
        """True if one more command may be sent that counts for these senders: for none if it carries things on, else
        for one.
        """
        return not limited or self._take(limited[0], now_ms)

    def _take(self, sender: Sender, now_ms: int) -> bool:
        left, filled_ms = self._left.get(sender, (float(BURST), now_ms))
        # A clock that was set back has taken nothing away.
        left = min(float(BURST), left + max(0, now_ms - filled_ms) / REFILL_MS)
        self._left[sender] = (left - 1 if left >= 1 else left, now_ms)
        if len(self._left) > _MOST_KNOWN:
            self._left.pop(next(iter(self._left)))
        return left >= 1
