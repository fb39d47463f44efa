"""One hand against a dummy whose cards are turned one by one: tricks of two, and trump from a side pile.

A pile and no seat: the dummy leads every trick, and only the player chooses. Rules:
`messages/pages/en/gongor.md` and `hermits.md`.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.pack import Hand
from whistclub.rules.actions import Action, Play
from whistclub.rules.alphabet import bare_act
from whistclub.rules.pile import Pile
from whistclub.rules.seats import ALONE, Seat
from whistclub.rules.tricks import NO_TRUMP
from whistclub.rules.values import Event, event

HAND_NAMES: Final = ("fore", "aft")


class Twiddle(Action):
    """Turn the next card of the side pile: its suit becomes trump."""

    __slots__ = ()
    verb = "twiddle"


class Keep(Action):
    """Keep the trump as it is."""

    __slots__ = ()
    verb = "keep"


TWIDDLE: Final = Twiddle()
KEEP: Final = Keep()
SIDE_PILE_ACTS: Final = (bare_act(Twiddle), bare_act(Keep))
"""The kinds of act of the side pile."""


class Duel(msgspec.Struct, frozen=True, gc=False):
    """The play of one hand: the side pile, the cards held, the dummy's cards in their order.

    `trick` counts the tricks judged so far, so `dummy[trick]` is the card turned; `won` are the player's. `card` is the
    player's card on the table while a twiddle after it is possible, else None.
    """

    pile: Pile
    hand: Hand
    dummy: tuple[Card, ...]
    trick: int = 0
    won: int = 0
    card: Card | None = None

    def __repr__(self) -> str:
        return f"Duel(trick {self.trick + 1} of {len(self.dummy)})"

    def run_out(self) -> bool:
        """True if every trick has been judged."""
        return self.trick == len(self.dummy)

    def left(self) -> int:
        """The number of tricks still to be judged."""
        return len(self.dummy) - self.trick

    def plays(self) -> tuple[Play, ...]:
        """The cards that share a suit with the dummy's, or the whole hand when none does; in pack order."""
        hand = self.hand
        return self.pile.judge.plays.of_any(hand & self.dummy[self.trick].shares or hand)

    def answered(self, action: Play) -> "Duel":
        """The player's card on the table, the trick not judged yet.

        Raises IllegalAction for a card not held, or one that fails to follow.
        """
        card, trick = action.card, self.trick
        hand, led = self.hand, self.dummy[trick]
        if not card.bit & (hand & led.shares or hand) or card.pack_key != led.pack_key:
            raise self._refused(card, led)
        return Duel(self.pile, self.hand ^ card.bit, self.dummy, trick, self.won, card)

    def judged(self) -> "Duel":
        """The trick on the table judged by the trump in force."""
        card, trick = self.card, self.trick
        won, pile = self.won, self.pile
        if card is not None and pile.judge.over[self.dummy[trick].index] & card.bit:
            won += 1
        return Duel(pile, self.hand, self.dummy, trick + 1, won)

    def answered_and_judged(self, action: Play) -> "Duel":
        """The player's card played and the trick judged at once. Raises IllegalAction as `answered` does."""
        card, trick, pile, dummy = action.card, self.trick, self.pile, self.dummy
        hand, led, bit = self.hand, dummy[trick], card.bit
        if not bit & (hand & led.shares or hand) or card.pack_key != led.pack_key:
            raise self._refused(card, led)
        won = self.won + 1 if pile.judge.over[led.index] & bit else self.won
        return Duel(pile, hand ^ bit, dummy, trick + 1, won)

    def twiddled(self) -> "Duel":
        """The next card of the side pile turned, for the trick on the table too."""
        return Duel(self.pile.twiddled(), self.hand, self.dummy, self.trick, self.won, self.card)

    def _refused(self, card: Card, led: Card) -> IllegalAction:
        if not self.hand & card.bit or card.pack_key != led.pack_key:
            return IllegalAction(reason("not-held", card=card.text))
        return IllegalAction(reason("must-follow", card=card.text, led=led.text))


def card_then_twiddle(duel: Duel, action: Action) -> Duel:
    """The duel after an act where the twiddle comes after the card, once a trick and only while trump is in force.

    Raises IllegalAction for an act of the other phase, and as `Duel.answered` does.
    """
    if duel.card is None:
        if action.__class__ is not Play:
            raise IllegalAction(reason("wrong-phase-play"))
        if duel.pile.judge.trump == NO_TRUMP:
            return duel.answered_and_judged(action)
        return duel.answered(action)
    if action.__class__ is Twiddle:
        return duel.twiddled().judged()
    if action.__class__ is Keep:
        return duel.judged()
    raise IllegalAction(reason("wrong-phase-twiddle"))


def twiddle_then_card(duel: Duel, action: Action) -> Duel:
    """The duel after an act where any number of twiddles come before the card, while trump is in force.

    Raises IllegalAction for a twiddle that would do nothing, for any other act than a card, and as `Duel.answered`
    does.
    """
    if action.__class__ is Play:
        return duel.answered_and_judged(action)
    if action.__class__ is not Twiddle:
        raise IllegalAction(reason("wrong-phase-play"))
    if duel.pile.no_trump:
        raise IllegalAction(reason("no-trump-left"))
    return duel.twiddled()


def within_reach(aims: Iterable[int], duel: Duel) -> bool:
    """True if one of these numbers of tricks can still be won, by counting alone and never by looking at cards.

    An aim above the hand size (in a shortened hand) means every trick.
    """
    won = duel.won
    lost = duel.trick - won
    most = len(duel.dummy) - lost
    for aim in aims:  # noqa: SIM110 - a generator would cost search a third of its speed
        if won <= aim and (aim <= most or not lost):
            return True
    return False


def trump_event(pile: Pile) -> Event:
    """The trump as a hand begins: that of the last card turned, or no trump."""
    if pile.no_trump:
        return event("event-no-trump-in-force")
    last = pile.cards[pile.turned - 1]
    return event("event-side-turned", card=last.text, suit=last.suits, count=pile.left)


def dummy_event(duel: Duel) -> Event:
    """The dummy's card of the trick about to be played."""
    return event("event-dummy-turned", card=duel.dummy[duel.trick].text, trick=duel.trick + 1)


def act_events(before: Duel, seat: Seat, action: Action, after: Duel) -> tuple[Event, ...]:
    """The events of one act at the table: the card, the twiddle, who took the trick."""
    told: list[Event] = []
    card = before.card
    if isinstance(action, Play):
        card = action.card
        told.append(event("event-played", seat, card=card.text))
    elif isinstance(action, Twiddle):
        told.append(_twiddle_event(seat, after.pile))
    elif isinstance(action, Keep):
        told.append(event("event-kept", seat, suit=after.pile.judge.trump))
    if card is not None and after.trick > before.trick:
        told.append(_trick_event(before, card, after))
    return tuple(told)


def _twiddle_event(seat: Seat, pile: Pile) -> Event:
    if pile.no_trump:
        return event("event-twiddled-away", seat)
    last = pile.cards[pile.turned - 1]
    return event("event-twiddled", seat, card=last.text, suit=last.suits, count=pile.left)


def _trick_event(before: Duel, card: Card, after: Duel) -> Event:
    if after.won > before.won:
        return event("event-trick", ALONE, card=card.text, tricks=after.won, trick=after.trick)
    led = before.dummy[before.trick]
    return event("event-trick-dummy", card=led.text, tricks=after.won, trick=after.trick)
