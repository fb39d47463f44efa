"""The winner of a trick, found once more and slowly from the rule that the game tells, so that its own judge is not
asked about itself.
"""

from collections.abc import Sequence

from whistclub.cards.card import Card
from whistclub.rules.tricks import NATURAL, Order


def wins_over(later: Card, led: Card, trump: str) -> bool:
    """True if `later` takes a trick of two to which `led` was led."""
    return winner_of((led, later), trump) == 1


def winner_of(cards: Sequence[Card], trump: str, order: Order = NATURAL) -> int:
    """The place of the card that wins a trick, 0 being the one led: the highest trump, else the highest that shares a
    suit with the card led; an earlier card wins over an equal later one.

    Cards that belong to no suit are trump, or nothing where no suit is.
    """
    trumps = [place for place, card in enumerate(cards) if trump and _is_trump(card, trump, order)]
    led = next((set(card.suits) for card in cards if card.text not in order.trumps), set())
    among = trumps or [place for place, card in enumerate(cards) if led & set(card.suits)] or [0]
    return max(among, key=lambda place: (_height(cards[place], order), -place))


def _is_trump(card: Card, trump: str, order: Order) -> bool:
    return trump in card.suits or card.text in order.trumps


def _height(card: Card, order: Order) -> tuple[int, int]:
    """The height of a card among those of its suit or among trumps."""
    if card.text in order.trumps:
        return 1, order.trumps.index(card.text)
    return 0, order.ranks.index(card.rank) if order.ranks else card.rank
