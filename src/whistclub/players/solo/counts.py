"""The counts of a hand that its calls go by, each suit looked up: they are asked for in a thousand imagined deals."""

from functools import lru_cache
from typing import Final

from whistclub.cards.pack import Hand
from whistclub.players.reading import lowest, suits_of
from whistclub.players.solo.hand import ALONE, NAMED, SHARED, hand_danger, tricks_counted

Counts = tuple[float, float, float, float, float]
"""Tricks for one hand of a pair, for a solo, for an abondance with the best trump and with the suit turned; and the danger to a
misère.
"""

_SUITS: Final = tuple((suit, lowest(cards).index) for suit, cards in suits_of())
_RANKS: Final = (1 << 13) - 1
_KINDS: Final = (SHARED, ALONE, NAMED)
_Worth = tuple[float, ...]


def counts_of(hand: Hand, turned: str) -> Counts:
    """The counts of a hand as dealt; `turned` is the suit turned."""
    shared, alone, named, danger = SHARED.base, ALONE.base, NAMED.base, 0.0
    best = in_turned = 0.0
    for suit, start in _SUITS:
        each = _worths(hand >> start & _RANKS)
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
def _worths(cards: Hand) -> _Worth:
    """A suit's worth in each kind of count as a plain suit, then as trump, and its danger.

    A count of one suit alone takes the other plain suits for void, which is no part of that suit's worth. Ranks count, not the suit:
    `cards` are put as those of the pack's first.
    """
    first, other = _SUITS[0][0], _SUITS[1][0]
    plain = [tricks_counted(cards, other, kind) - kind.base - 2 * kind.short[0] for kind in _KINDS]
    trump = [tricks_counted(cards, first, kind) - kind.base - 3 * kind.short[0] for kind in _KINDS]
    return (*plain, *trump, hand_danger(cards))
