"""Tricks in which a rule of the game may leave the seat to play one card only."""

from typing import Any

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason
from whistclub.cards.pack import Hand
from whistclub.rules.actions import Action, Play
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import Terms, TrickPlay


class DuePlay(TrickPlay[Terms], frozen=True, gc=False):
    """A deal whose tricks are being played, where a card may be due."""

    def due(self) -> Hand:
        """The card that the seat to play has to play; nothing where any that follows will do. Every game says it."""
        raise NotImplementedError

    def why_not(self, card: Card) -> Reason:
        """The reason why this card is not played while another is due; every game says it."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        """The card that is due, else those that follow, in pack order; none when it is not this seat's turn."""
        due = self.due() if seat == self.turn else 0
        return self.seated.plays[due] if due else super().legal(seat)

    def play(self, seat: Seat, action: Action) -> Any:
        """The position after a card. Raises IllegalAction, also for another than the one due, and nothing has
        changed.
        """
        after, due = super().play(seat, action), self.due()
        if due and not action.parts[0].bit & due:
            raise IllegalAction(self.why_not(action.parts[0]))
        return after
