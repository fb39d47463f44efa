"""The Danish pack of 55: the French cards, and three jokers of no suit, which nothing follows."""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Pack

_JOKERS: Final = [(f"J{number}", "", 1) for number in (1, 2, 3)]

DANISH: Final = Pack("danish", FRENCH.suits, [(c.text, c.suits, c.rank) for c in FRENCH.cards] + _JOKERS)
