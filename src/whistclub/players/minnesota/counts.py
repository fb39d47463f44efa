"""Counts of a hand for the specials of Askov.

The Sola Nola count is the cards that can be caught once the worst is passed away: with a suit's cards in ascending
order, the first is safe up to a 3, the second up to a 5, the third up to a 7, the fourth up to a 9, any other always.
The Grand Dix count is the tricks that run from the top, a suit's further cards included where it has six cards or more
and three of them are its top.
"""

from functools import lru_cache
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.reading import lowest, suits_of

_SAFE: Final = (3, 5, 7, 9)
"""The highest rank up to which a suit's first to fourth card is safe; a count for the table, chosen by hand, not
fitted.
"""


_STARTS: Final = tuple(lowest(suit).index for _, suit in suits_of())
_RANKS: Final = (1 << 13) - 1
"""The ranks of a suit, as bits."""


def cards_caught(hand: Hand) -> int:
    """Cards that can be caught in a Sola Nola, of a hand as it is."""
    return sum([_caught_of_suit(hand >> start & _RANKS) for start in _STARTS])


@lru_cache(maxsize=_RANKS + 1)
def _caught_of_suit(cards: Hand) -> int:
    """The same of one suit, its cards put as those of the pack's first: remembered, for the counts of all suits are
    asked at once.
    """
    return sum(card.rank > safe for card, safe in zip(FRENCH.members(cards), _SAFE, strict=False))


def nola_count(hand: Hand) -> int:
    """Cards that can be caught when the worst has been passed to the partner."""
    return cards_caught(hand & ~worst_card(hand).bit)


def worst_card(hand: Hand) -> Card:
    """The card best passed away: without it the fewest can be caught, and of such cards the highest."""
    return min(FRENCH.iterate(hand), key=lambda card: (cards_caught(hand & ~card.bit), -card.rank))


def dix_count(hand: Hand) -> tuple[int, int]:
    """Tricks that run from the top, and the suits whose ace is held."""
    runs = tops = 0
    for _, suit in suits_of():
        held = hand & suit
        missing = suit & ~held
        length = (held & ~((1 << missing.bit_length()) - 1)).bit_count()
        size = held.bit_count()
        tops += length > 0
        runs += size if size >= 6 and length >= 3 else length
    return runs, tops
