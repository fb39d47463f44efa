"""The plainest of cards that are equal in a search, and the cards that open hands flatter."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.card import Card
from whistclub.players.cardplay import opponents
from whistclub.players.reading import Reading, above
from whistclub.solver.questions import Objective

_HIGH: Final = 11


def plainest(reading: Reading, run: Sequence[Card], objective: Objective) -> Card:
    """Of equal cards, ascending, the one that a card player would play.

    Where tricks are avoided that is the highest; where they are wanted the top of touching high cards when leading, else the lowest.
    """
    if objective == "fewest":
        return run[-1]
    if objective == "most" and reading.led is None and run[-1].rank >= _HIGH:
        return run[-1]
    return run[0]


def is_dear(reading: Reading, card: Card, usual: Card) -> bool:
    """True of a high card, no sure winner, in place of a lower one where tricks are wanted.

    With all hands seen it costs little, since everything that follows is found; who does not see them loses it more often.
    """
    if card.rank < _HIGH or card.rank <= usual.rank:
        return False
    if reading.led is None:
        return bool(above(card) & reading.out)
    return not reading.holds_against(card, opponents(reading, reading.later))
