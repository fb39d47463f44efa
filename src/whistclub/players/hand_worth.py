"""The worth of a hand in tricks, in any game, and the call made by it where nobody knows the game better."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.pack import Pack
from whistclub.rules.actions import Action, Trump
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat

_FALL: Final = 1.5
"""Each other hand takes a card's chance down by its place in the suit to this power: an ace is then four fifths of a
trick at a table of four, a king a half, a queen a quarter. Chosen by hand.
"""
_TRUMP: Final = 0.35
"""The part of what a card lacks to a sure trick that being a trump gives it; chosen by hand."""


def call_by_hand(game: Game, position: Position, seat: Seat) -> Action:
    """The call of a seat whose hand alone is weighed, without a thought of what others have called.

    It passes where it may; a number is the nearest to its tricks; trump is its best suit; of cards to lay, exchange or
    discard it takes the first, which are the lowest.
    """
    legal = position.legal(seat)
    passes = next((act for act in legal if "pass" in act.parts), None)
    if passes is not None or len(legal) == 1:
        return passes or legal[0]
    view = game.view(position, seat)
    if isinstance(legal[0], Trump):
        return max(legal, key=lambda act: tricks_of(game, view.hand, str(act.parts[0])))
    numbers = [act.number for act in legal]
    if None in numbers:
        return legal[0]
    tricks = tricks_of(game, view.hand, view.trump)
    return min(legal, key=lambda act: abs((act.number or 0) - tricks))


def tricks_of(game: Game, hand: Sequence[Card], trump: str) -> float:
    """The tricks that these cards would take in the mean, with this trump."""
    worths = _worths(game.pack, trump, game.seats)
    even = sum(worths) / len(worths)
    return sum(worths[card.index] for card in hand) / (even * game.seats)


@cache
def _worths(pack: Pack, trump: str, seats: int) -> tuple[float, ...]:
    """The worth of each card of the pack: its chance to be the highest of a trick to which its suit is led."""
    return tuple(_worth(card, pack, trump, seats) for card in pack.cards)


def _worth(card: Card, pack: Pack, trump: str, seats: int) -> float:
    suit = card.shares
    above = (suit >> card.index + 1).bit_count()
    chance = float((1 - (above + 0.5) / suit.bit_count()) ** (_FALL * seats))
    return chance + (1 - chance) * _TRUMP if trump and card.bit & pack.of_suit(trump) else chance
