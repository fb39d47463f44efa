"""The French pack of 52: suits C D H S, each from 2 to A, ace high."""

from typing import Final

from whistclub.cards.pack import Pack

RANKS: Final = "23456789TJQKA"
BLACK: Final = "CS"
RED: Final = "DH"

FRENCH: Final = Pack(
    "french", "CDHS", [(suit + rank, suit, 2 + place) for suit in "CDHS" for place, rank in enumerate(RANKS)]
)
