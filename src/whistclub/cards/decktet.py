"""The Decktet, basic and extended, without its Excuse (P.D. Magnus, designer of the Decktet).

Every card stands in one pack, so that a text form means one card: the six Aces, the thirty number cards
and Crowns of the basic deck, and the Pawns and Courts of the extended one. Games choose what they deal.
Order: by rank (A 2-9 P C X), each rank as listed here.
"""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.pack import Pack

SUITS: Final = "MSWLYK"
_NUMBERS: Final = (
    ("2", 2, "MK SY WL"),
    ("3", 3, "MW SK LY"),
    ("4", 4, "MS WL YK"),
    ("5", 5, "ML SW YK"),
    ("6", 6, "MW SY LK"),
    ("7", 7, "ML SK WY"),
    ("8", 8, "MS WL YK"),
    ("9", 9, "MS WY LK"),
    ("P", 10, "MSL MYK SWK WLY"),
    ("C", 11, "MWK MLY SWY SLK"),
    ("X", 12, "M S W L Y K"),
)
"""Rank letter, rank (Pawns above the nines, Courts above Pawns, Crowns highest), suits of each card."""


def _faces() -> list[tuple[str, str, int]]:
    aces = [(suit + "A", suit, 1) for suit in SUITS]
    return aces + [(suits + letter, suits, rank) for letter, rank, row in _NUMBERS for suits in row.split()]


DECKTET: Final = Pack("decktet", SUITS, _faces())
ACES: Final[tuple[Card, ...]] = tuple(card for card in DECKTET.cards if card.rank == 1)
GONGOR_CARDS: Final[tuple[Card, ...]] = tuple(
    card for card in DECKTET.cards if card.rank in {*range(2, 10), 12}
)
EXTENDED_CARDS: Final[tuple[Card, ...]] = DECKTET.cards
