"""The French pack with two jokers, which belong to no suit of it: 54 cards, the jokers behind the others."""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Pack

LITTLE_JOKER: Final = "JL"
BIG_JOKER: Final = "JB"
FRENCH_JOKERS: Final = Pack(
    "french_jokers",
    FRENCH.suits,
    [
        *((card.text, card.suits, card.rank) for card in FRENCH.cards),
        (LITTLE_JOKER, "", 15),
        (BIG_JOKER, "", 16),
    ],
)
