"""The last steps of a log, kept in memory for those who come back, and the tries that a command is given."""

from collections import deque
from typing import Final, Generic

from whistclub.club.log.kind import E, S

Step = tuple[S, E, S]
"""A committed entry, with the states before and after it."""
STEPS_KEPT: Final = 120
"""Two deals of four hands, of some sixty entries each; whoever has missed more is given the whole log."""
TRIES: Final = 100
"""A conflict means that others have appended. More of them in a row than the entries of a deal, and they append faster
than this log is read: the command is given up.
"""


class Steps(deque[Step[S, E]], Generic[S, E]):
    """The last steps of a log, in order."""

    def __init__(self) -> None:
        super().__init__(maxlen=STEPS_KEPT)

    def after(self, seq: int) -> list[Step[S, E]] | None:
        """The steps after `seq`; None if they are not all in memory."""
        if not self or not self[0][0].seq <= seq <= self[-1][2].seq:
            return None
        return [step for step in self if step[2].seq > seq]
