"""How much a seat may make its match's log grow by what does not carry the match on, so that a log stays about as long as what was played."""

from typing import Final

from whistclub.club.table import commands as to

MOST: Final = 240
"""So many at once; nobody who plays comes near it."""

AGAIN_MS: Final = 2000
"""After so long there is one more."""

_BESIDE: Final = (to.Undo, to.Redo, to.AgreeUndo, to.RefuseUndo, to.StandIn, to.Rename, to.Hint)


class Allowance:
    """What the seats of one match have left, of commands beside the match and of refusals that are kept."""

    def __init__(self) -> None:
        self._left: dict[tuple[bool, int | None], tuple[float, int]] = {}

    def covers(self, command: to.Command, now_ms: int) -> bool:
        """Whether the seat may have this command done; what carries the match on it always may."""
        whose = command.whose if isinstance(command, to.StandIn) else command.seat
        return not isinstance(command, _BESIDE) or self._take((True, whose), now_ms)

    def keeps_refusal(self, command: to.Command, now_ms: int) -> bool:
        """Whether one more refusal of this seat is kept; others are told, and decided anew when they are asked for again."""
        return self._take((False, command.seat), now_ms)

    def _take(self, what: tuple[bool, int | None], now_ms: int) -> bool:
        left, filled_ms = self._left.get(what, (float(MOST), now_ms))
        left = min(float(MOST), left + (now_ms - filled_ms) / AGAIN_MS)
        self._left[what] = (left - 1 if left >= 1 else left, now_ms)
        return left >= 1
