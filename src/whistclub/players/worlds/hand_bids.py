"""Bids as the kernel reads them: counts of a hand, each a sum over its suits, and the chance of a bid by them.

The same as the function `bids` of an evidence, in numbers. Each game's players make their own tables.
"""

from collections.abc import Callable, Iterable, Sequence
from math import inf, log
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand
from whistclub.solver.solver import compiled_kernel

if TYPE_CHECKING:
    from whistclub.solver import _kernel

LANES: Final = 1 << 13
"""The sets of cards of a suit."""
_LONGEST: Final = 14
"""One more than the cards that a hand may have of a colour."""

SuitCount = Callable[[Hand], float]
"""The worth of a suit's cards, these put as those of the pack's first suit."""


class Count(msgspec.Struct, frozen=True):
    """A count of a hand: `base`, for each suit what the table of that number says of its cards, and `factor` times the
    most that one suit brings by the table `best`; never above `most`.
    """

    sums: tuple[int, int, int, int]
    best: int = -1
    base: float = 0.0
    factor: float = 1.0
    most: float = inf


class Ladder(msgspec.Struct, frozen=True):
    """Logs of the chance of a bid by the whole count of that number, the first at `start`."""

    count: int
    start: int
    logs: tuple[float, ...]


class Laid(msgspec.Struct, frozen=True):
    """Logs of the chance of a card laid, by the hand's lower cards of its colour and by all of the colour."""

    colour: Hand
    lower: Hand
    logs: tuple[float, ...]


class Word(msgspec.Struct, frozen=True):
    """A word said, the one at `place` of those open, each with its weights of 1 and of all counts."""

    weights: tuple[tuple[float, ...], ...]
    place: int
    strays: float
    share: float


class SeatBids(msgspec.Struct, frozen=True):
    """All that a seat bid."""

    ladders: tuple[Ladder, ...] = ()
    laid: tuple[Laid, ...] = ()
    words: tuple[Word, ...] = ()


class HeardBids(msgspec.Struct, frozen=True):
    """The bids by seat, and the kernel's counts that they go by."""

    counts: "_kernel.HandCounts"
    seats: tuple[SeatBids, SeatBids, SeatBids, SeatBids]

    def __repr__(self) -> str:
        return "HeardBids()"


def hand_counts(tables: Iterable[SuitCount], counts: Sequence[Count]) -> "_kernel.HandCounts | None":
    """The kernel's counts by these tables; None without the kernel."""
    kernel = compiled_kernel()
    if kernel is None:
        return None
    numbers = [float(table(cards)) for table in tables for cards in range(LANES)]
    return kernel.HandCounts(numbers, [msgspec.structs.astuple(count) for count in counts])


def ladder(count: int, chance: Callable[[int], float], steps: range) -> Ladder:
    """The ladder of these counts by the chance at each."""
    return Ladder(count, steps[0], tuple([log(chance(step)) for step in steps]))


def laid(colour: Sequence[Card], card: Card, chance: Callable[[int, int], float]) -> Laid:
    """A card laid of a colour, whose cards come in ascending order; the chance goes by the lower cards and all of the
    colour.
    """
    lower = colour[: colour.index(card)]
    return Laid(
        sum(each.bit for each in colour),
        sum(each.bit for each in lower),
        tuple([log(chance(below, size)) for below in range(_LONGEST) for size in range(_LONGEST)]),
    )
