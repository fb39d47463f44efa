"""A limit by seat on commands that do not carry the match on, so that a log stays about as long as what was played."""

from typing import Final

from whistclub.club.table.commands import Command, StandIn

BURST: Final = 240
"""The commands a seat may send at once; nobody who plays comes near it."""

REFILL_MS: Final = 2000
"""The time after which one more is allowed."""


class LogQuota:
    """The remaining quota of the seats of one match, of limited commands and of refusals that are kept."""

    def __init__(self) -> None:
        self._left: dict[tuple[bool, int | None], tuple[float, int]] = {}

    def allows(self, command: Command, now_ms: int) -> bool:
        """True if the seat may send this command; a command that carries the match on is always allowed."""
        whose = command.whose if isinstance(command, StandIn) else command.seat
        return not command.is_limited or self._take((True, whose), now_ms)

    def keeps_refusal(self, command: Command, now_ms: int) -> bool:
        """True if one more refusal of this seat is kept; a refusal that is not kept is decided again when asked for again."""
        return self._take((False, command.seat), now_ms)

    def _take(self, bucket: tuple[bool, int | None], now_ms: int) -> bool:
        left, filled_ms = self._left.get(bucket, (float(BURST), now_ms))
        left = min(float(BURST), left + (now_ms - filled_ms) / REFILL_MS)
        self._left[bucket] = (left - 1 if left >= 1 else left, now_ms)
        return left >= 1
