"""Suits, ranks, cards and packs; hands as bit sets; text forms and PBN. Imports nothing of ours."""

from whistclub.cards.danish import DANISH
from whistclub.cards.decktet import DECKTET
from whistclub.cards.french import FRENCH
from whistclub.cards.hermits import EIGHT_TRICKS, WILDS
from whistclub.cards.jokers import FRENCH_JOKERS

__all__ = ["DANISH", "DECKTET", "EIGHT_TRICKS", "FRENCH", "FRENCH_JOKERS", "WILDS"]
