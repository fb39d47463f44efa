"""Questions about a hand of a solitaire, and their answers."""

from math import comb
from typing import Final, NamedTuple

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Pack

NO_TRUMP_END: Final = 6
"""The row of `DummyHand.value` for a hand that ends while no trump is in force."""


class Worth(NamedTuple):
    """The worth of a position under best play, and the mean of the told numbers under that play."""

    value: float
    told: float


class DummyHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand of a solitaire before the dummy turns its next card, all unseen cards being equally likely.

    `hand` are the own cards, of which `held` (all, or all but one that is about to be played) are held when the next
    card is turned; the dummy turns as many. `trump` is a suit letter or empty, `hidden` the suits the side pile still
    hides in any order. With `after` there is one twiddle a trick, after the card, else any number before it; `twiddles`
    is the most looked ahead. Answers are asked for in states that at most `turned` twiddles lead to: fewer save work. A
    hand that ends with i tricks won is worth `value[e][i]`, e being the number of cards the pile still hides then, or
    NO_TRUMP_END; `told[i]` is counted beside it. Tricks beyond the end of a row are worth nothing. With `replaced` each
    card that the dummy turns counts as unseen again: quicker, and nearly right.
    """

    pack: Pack
    hand: tuple[Card, ...]
    unseen: tuple[Card, ...]
    held: int
    trump: str
    hidden: tuple[str, ...]
    after: bool
    value: tuple[tuple[float, ...], ...]
    told: tuple[float, ...] = ()
    twiddles: int = NO_TRUMP_END
    turned: int = NO_TRUMP_END
    replaced: bool = False


class TooLarge(Exception):
    """A hand that would take more memory or more work than is allowed."""


def exact_sets(cards: int, held: int, unseen: int) -> int:
    """The number of pairs of own cards left and cards seen that the twin's exact answer looks at."""
    return sum(comb(cards, size) * comb(unseen, held - size) for size in range(2, held + 1))
