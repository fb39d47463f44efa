"""The chance of a bid by a count of the hand, as self-play had it."""

from typing import Final

import msgspec

STRAYS: Final = 0.05
"""The share of bids taken to say nothing of the hand: other people's, and slips."""


class Ladder(msgspec.Struct, frozen=True):
    """Chances by a count: the first from `start` down, the last from there up, and one for each whole number between. `share` is the
    part of all hands that bid so.
    """

    start: int
    chances: tuple[float, ...]
    share: float

    def at(self, count: int) -> float:
        """The chance at this count, a few bids saying nothing."""
        place = min(max(count - self.start, 0), len(self.chances) - 1)
        return with_strays(self.chances[place], self.share)


def with_strays(chance: float, share: float) -> float:
    """The chance of a bid where some hands bid as any hand might, with the share of all that bid so."""
    return STRAYS * share + (1 - STRAYS) * chance
