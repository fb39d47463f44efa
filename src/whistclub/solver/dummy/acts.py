"""The worth of every act of a hand of a solitaire: a card, a twiddle, keeping the trump."""

from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.rules.sums import added
from whistclub.rules.tricks import NO_TRUMP, Judge
from whistclub.solver.dummy.hand import DummyHand, Worth
from whistclub.solver.dummy.tables import Worths, solved
from whistclub.solver.dummy.twin import Hidden, twiddles

TWIDDLE: Final = "twiddle"
KEEP: Final = "keep"
Acts = dict[str, Worth]


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """A trick on the table: the dummy's card, and the own card while a twiddle after it is possible."""

    led: Card
    card: Card | None = None


def worth_by_act(hand: DummyHand, trick: Trick, won: int = 0) -> Acts:
    """The worth of each act, by its text: a card's, `twiddle`, `keep`.

    `hand.unseen` lacks the dummy's card; `hand.hand` may still have the card on the table, and `hand.held` counts the
    cards held when the next card is turned.
    """
    return worth_of_acts(hand, trick, solved(hand), won)


def worth_of_acts(hand: DummyHand, trick: Trick, worths: Worths, won: int) -> Acts:
    """The same from a hand that is solved already."""
    table = _Table(hand, trick.led, worths, won)
    if trick.card is not None:
        held = sum(1 << place for place, card in enumerate(hand.hand) if card != trick.card)
        return table.judgements(trick.card, held, hand.trump, hand.hidden)
    acts = table.cards(hand.trump, hand.hidden)
    if not hand.after and hand.trump != NO_TRUMP:
        acts[TWIDDLE] = table.turned(hand.trump, hand.hidden)
    return acts


class _Table:
    """The dummy's card on the table, and the worths of what comes after the trick."""

    __slots__ = ("hand", "led", "won", "worths")

    def __init__(self, hand: DummyHand, led: Card, worths: Worths, won: int) -> None:
        self.hand, self.led, self.worths, self.won = hand, led, worths, won

    def judged(self, card: Card, held: int, trump: str, hidden: Hidden) -> Worth:
        """The trick judged by this trump."""
        beats = Judge(self.hand.pack, trump).beats(card, self.led)
        return self.worths.at(held, trump, hidden, self.won + beats)

    def judgements(self, card: Card, held: int, trump: str, hidden: Hidden) -> Acts:
        """Keep or twiddle, the card lying on the table."""
        acts = {KEEP: self.judged(card, held, trump, hidden)}
        states = twiddles(trump, hidden)
        if states and self.hand.twiddles > 0:
            acts[TWIDDLE] = mean([self.judged(card, held, *state) for state in states])
        return acts

    def cards(self, trump: str, hidden: Hidden) -> Acts:
        """The worth of each card that follows."""
        own = self.hand.hand
        all_held = (1 << len(own)) - 1
        following = [card for card in own if card.bit & self.led.shares]
        acts = {}
        for card in following or own:
            held = all_held & ~(1 << own.index(card))
            if self.hand.after:
                acts[card.text] = max(self.judgements(card, held, trump, hidden).values(), key=_value)
            else:
                acts[card.text] = self.judged(card, held, trump, hidden)
        return acts

    def turned(self, trump: str, hidden: Hidden) -> Worth:
        """A twiddle before the card: the mean of the best that each card of the pile leaves."""
        found = []
        for state in twiddles(trump, hidden):
            options = list(self.cards(*state).values())
            if state[0] != NO_TRUMP:
                options.append(self.turned(*state))
            found.append(max(options, key=_value))
        return mean(found)


def mean(worths: list[Worth]) -> Worth:
    """The mean of equally likely worths."""
    return Worth(*(added(column) / len(worths) for column in zip(*worths, strict=True)))


def _value(worth: Worth) -> float:
    return worth.value
