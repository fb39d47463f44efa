"""The cursor of the table: the card or the choice that Enter does, and the cards lifted."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.card import Card
from whistclub.rules.actions import Action
from whistclub.rules.values import View
from whistclub.terminal.app.scene.chips import Chip, cards_of, legal_cards

NOWHERE: Final = -1
"""The cursor stands on nothing."""


class Cursor:
    """An index that goes from the first card to the last, and on to the choices that are no cards."""

    def __init__(self) -> None:
        self.index = 0
        self.lifted: tuple[Card, ...] = ()
        self._moment: object = None

    def reset(self) -> None:
        """Forgets where it stood: another person is in front of the screen."""
        self.index, self._moment = 0, None

    def settle(self, view: View | None, hand: Sequence[Card], cards: int, chips: Sequence[Chip]) -> None:
        """Keeps the cursor on something that can be chosen, and places it again at each new moment.

        `cards` is the number of cards that can be chosen: all of the hand, or none.
        """
        self.index = max(0 if cards else NOWHERE, min(self.index, cards + len(chips) - 1))
        if view is not None and self._moment != _moment(view):
            self._moment = _moment(view)
            self.index = self._first_choice(view, hand, chips)

    def move(self, by: int, count: int) -> None:
        """Goes to the next of so many cards and choices, from the last to the first."""
        if count:
            self.index = count - 1 if self.index < 0 and by < 0 else (self.index + by) % count

    def to_suit(self, suit: str, hand: Sequence[Card]) -> bool:
        """Goes to the next card of the suit. Returns False where there is none."""
        count = len(hand)
        order = [(self.index + step) % count for step in range(1, count + 1)]
        target = next((index for index in order if suit in hand[index].suits), None)
        if target is None:
            return False
        self.index = target
        return True

    def point_at(self, action: Action, hand: Sequence[Card], cards: int, chips: Sequence[Chip]) -> None:
        """Goes to the card or the choice of this legal act, so that Enter does it."""
        chosen = cards_of(action)
        self.lifted = chosen if len(chosen) == 2 else ()
        if chosen:
            self.index = hand.index(chosen[0])
        else:
            self.index = cards + [chip.action for chip in chips].index(action)

    def lift(self, card: Card) -> None:
        """Lifts a card or puts it down again; at most two are lifted."""
        if card in self.lifted:
            self.lifted = tuple(one for one in self.lifted if one is not card)
        else:
            self.lifted = (*self.lifted[-1:], card)

    def _first_choice(self, view: View, hand: Sequence[Card], chips: Sequence[Chip]) -> int:
        """Returns the index to begin at: the nearest card that may be played, or Keep; on no other choice, so that an
        Enter too many bids nothing.
        """
        legal = legal_cards(view)
        playable = [index for index, card in enumerate(hand) if card in legal]
        if playable:
            return min(playable, key=lambda index: abs(index - self.index))
        return next((index for index, chip in enumerate(chips) if chip.key == "enter"), NOWHERE)


def _moment(view: View) -> object:
    """Returns the part of a view whose change places the cursor again: the deal, one's own acts, the legal acts."""
    own = sum(seat == view.viewer for seat, _ in view.acts)
    return view.setting.number, own, view.legal
