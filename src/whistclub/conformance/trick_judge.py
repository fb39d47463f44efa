"""The winner of a trick, found once more and slowly, so that the games' own judge is not asked about itself."""

from collections.abc import Sequence

from whistclub.cards.card import Card


def wins_over(later: Card, led: Card, trump: str) -> bool:
    """True if `later` takes a trick of two to which `led` was led."""
    return winner_of((led, later), trump) == 1


def winner_of(cards: Sequence[Card], trump: str) -> int:
    """The place of the card that wins a trick, 0 being the one led: the highest trump, else the highest that shares a
    suit with the card led; an earlier card wins over an equal later one.
    """
    trumps = [place for place, card in enumerate(cards) if trump and trump in card.suits]
    led = set(cards[0].suits)
    among = trumps or [place for place, card in enumerate(cards) if led & set(card.suits)]
    return max(among, key=lambda place: (cards[place].rank, -place))
