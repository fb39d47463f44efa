"""The two reconstructions of the deck of Hermits Whist (Adam Telford), and its wilds.

The author's own deck could not be found; the program says so wherever it deals one of these.
"""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.pack import Pack

SUITS: Final = "MSWLYK"
EIGHT_TRICKS: Final = Pack("hermits_eight", SUITS, [(f"{s}{r}", s, r) for r in range(1, 7) for s in SUITS])
WILDS: Final = Pack("wilds", SUITS, [(suit, suit, 0) for suit in SUITS])
WILD_CARDS: Final[tuple[Card, ...]] = WILDS.cards
