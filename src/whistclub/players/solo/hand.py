"""The value of a hand before the play: tricks by a count that can be done at the table, and the safety of a misère.

The counts were fitted to deals this player played itself, and rounded. They stand in `docs/opponents.md`.
"""

from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.reading import lowest, suits_of
from whistclub.players.solo.misere import danger
from whistclub.rules.sums import added

_SPREAD_TRICKS: Final = 0.95
"""By how much the tricks taken stray from the count (standard deviation), in the deals that the counts were fitted
to.
"""


class Count(msgspec.Struct, frozen=True):
    """The weights of the count, in tricks: `honours` are the ace, king, queen, jack and ten of trumps, `aces`, `kings`
    (with another card) and `queens` (with two) those of the other suits, `short` a void, a singleton and a doubleton
    there.
    """

    base: float
    trump: float
    honours: tuple[float, float, float, float, float]
    aces: float
    kings: float
    queens: float
    short: tuple[float, float, float]


ALONE: Final = Count(-1.45, 0.65, (1.2, 1.0, 0.6, 0.4, 0.2), 0.9, 0.55, 0.3, (0.55, 0.4, 0.2))
"""For a solo, five tricks wanted; fitted to deals this player played itself, and rounded, as the two below."""

NAMED: Final = Count(-2.25, 0.8, (1.5, 1.0, 0.6, 0.3, 0.2), 0.95, 0.7, 0.45, (0.7, 0.5, 0.25))
"""For an abondance, nine tricks wanted."""

SHARED: Final = Count(-0.8, 0.6, (1.0, 0.75, 0.5, 0.2, 0.15), 0.9, 0.5, 0.25, (0.5, 0.4, 0.15))
"""For one hand of a pair; the counts of both add up, eight tricks wanted."""


def tricks_counted(hand: Hand, trump: str, count: Count) -> float:
    """The tricks this hand should take with that trump."""
    trumps = hand & FRENCH.of_suit(trump)
    held = {card.rank for card in FRENCH.iterate(trumps)}
    total = count.base + count.trump * len(held)
    total += added(worth for rank, worth in zip(range(14, 9, -1), count.honours, strict=True) if rank in held)
    for suit, cards in suits_of():
        if suit != trump:
            total += _plain_suit(hand & cards, count)
    return total


def _plain_suit(mine: Hand, count: Count) -> float:
    ranks = {card.rank for card in FRENCH.iterate(mine)}
    length = len(ranks)
    total = count.short[length] if length < 3 else 0.0
    total += count.aces * (14 in ranks)
    total += count.kings * (13 in ranks and length >= 2)
    return total + count.queens * (12 in ranks and length >= 3)


def chance_of_tricks(counted: float, wanted: int) -> float:
    """The chance that a hand counted so takes at least so many tricks."""
    return 0.5 * (1 + erf((counted - wanted + 0.5) / _SPREAD_TRICKS / sqrt(2)))


def hand_danger(hand: Hand) -> float:
    """The openness of the hand to an attack on a misère, all suits together; 0 cannot be caught."""
    return added(danger(hand & cards, cards & ~hand) for _, cards in suits_of())


def chance_of_misere(hand: Hand, *, lies_open: bool) -> float:
    """The chance that the hand takes no trick against three; played open it is caught more often."""
    start, slope = _OPEN if lies_open else _CLOSED
    return 1 / (1 + exp(slope * hand_danger(hand) - start))


_CLOSED: Final = (2.3, 1.6)
"""The start and slope of the chance of a misère by its danger, fitted to deals of self-play."""
_OPEN: Final = (1.8, 4.6)
"""The same of a misère ouverte, fitted to deals that the three defend with the kernel; a hand without danger is caught
there too, at the first trick.
"""


def sure_tricks(hand: Hand) -> int:
    """The tricks a hand takes for certain without trump when it leads: each suit's cards while no higher one is out.

    A suit of which the others can no longer hold a card goes on winning to its end.
    """
    total = 0
    for _, cards in suits_of():
        mine, out = FRENCH.members(hand & cards), cards & ~hand
        tops = 0
        for card in reversed(mine):
            if out >= card.bit:
                break
            tops += 1
        total += len(mine) if tops >= out.bit_count() else tops
    return total


Counts = tuple[float, float, float, float, float]
"""Tricks for one hand of a pair, for a solo, for an abondance with the best trump and with the suit turned; and the
danger to a misère.
"""

_SUITS: Final = tuple((suit, lowest(cards).index) for suit, cards in suits_of())
_RANKS: Final = (1 << 13) - 1
"""The ranks of a suit, as bits."""
_KINDS: Final = (SHARED, ALONE, NAMED)
_Worth = tuple[float, ...]


def counts_of(hand: Hand, turned: str) -> Counts:
    """The counts of a hand as dealt; `turned` is the suit turned."""
    shared, alone, named, danger = SHARED.base, ALONE.base, NAMED.base, 0.0
    best = in_turned = 0.0
    for suit, start in _SUITS:
        each = worths_of_suit(hand >> start & _RANKS)
        named += each[2]
        more = each[5] - each[2]
        best = max(best, more)
        danger += each[6]
        if suit == turned:
            shared += each[3]
            alone += each[4]
            in_turned = more
        else:
            shared += each[0]
            alone += each[1]
    return shared, alone, named + best, named + in_turned, danger


@lru_cache(maxsize=_RANKS + 1)
def worths_of_suit(cards: Hand) -> _Worth:
    """A suit's worth in each kind of count as a plain suit, then as trump, and its danger.

    A count of one suit alone takes the other plain suits for void, which is no part of that suit's worth. Ranks count,
    not the suit: `cards` are put as those of the pack's first.
    """
    first, other = _SUITS[0][0], _SUITS[1][0]
    plain = [tricks_counted(cards, other, kind) - kind.base - 2 * kind.short[0] for kind in _KINDS]
    trump = [tricks_counted(cards, first, kind) - kind.base - 3 * kind.short[0] for kind in _KINDS]
    return (*plain, *trump, hand_danger(cards))
