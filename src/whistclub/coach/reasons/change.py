"""Two lines of one world held against each other: the cards that take a trick in one of them alone."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand
from whistclub.coach.reasons.play import Line
from whistclub.coach.stakes import Contract
from whistclub.players.reading import Trick
from whistclub.rules.seats import Seat
from whistclub.rules.tricks import Judge

Fate = Literal["caught", "ruffed", "overruffed", "thrown", "under_partner"]
"""The end of a card that takes no trick: under a higher card of its suit, a trump, a higher trump on another suit, on a
suit that is not its own, or under a card of its own side.
"""


class Pair(NamedTuple):
    """A world with the lines after two cards of the seat `me`.

    `mine` are the seats of its side; `avoids` is true where tricks are avoided. `first` is the number of the first
    trick of both lines; `contract` is what is played for, None without a number of tricks.
    """

    me: Seat
    mine: int
    judge: Judge
    avoids: bool
    hands: tuple[Hand, ...]
    better: Card
    worse: Card
    after_better: Line
    after_worse: Line
    first: int
    contract: Contract | None = None

    def is_mine(self, seat: Seat) -> bool:
        """True of a seat of the side to play."""
        return bool(self.mine >> seat & 1)

    def is_trump(self, card: Card) -> bool:
        """True of a trump."""
        return bool(card.bit & self.judge.trumps)

    def suit_of(self, card: Card) -> Hand:
        """The cards that follow this one; none where it tells no suit."""
        return self.judge.follows[card.index]

    def suit_led(self, trick: Trick) -> Hand:
        """The cards that follow in a trick."""
        return self.suit_of(self.judge.led([card for _, card in trick.cards]))

    def above(self, card: Card) -> Hand:
        """The cards of its suit that beat this one."""
        return self.judge.over[card.index] & self.suit_of(card)


class Change(NamedTuple):
    """A card that takes a trick in one line and falls in the other.

    `takes` and `falls` are these tricks, `before` all tricks of the line up to the second, which it falls in; `by` is
    the card that takes that one.
    """

    card: Card
    holder: Seat
    takes: Trick
    falls: Trick
    before: Line
    by: Card
    fate: Fate


def changes(pair: Pair, *, own: bool, gains: Line, loses: Line) -> Iterator[Change]:
    """The cards of one's own side, or of the others, that take a trick in the line `gains` and fall in `loses`."""
    for takes in gains:
        if pair.is_mine(takes.taker) != own:
            continue
        card = taking(takes)
        place = next(
            (at for at, trick in enumerate(loses) if any(card is one for _, one in trick.cards)), None
        )
        if place is None or taking(loses[place]) is card:
            continue
        falls = loses[place]
        yield Change(
            card,
            takes.taker,
            takes,
            falls,
            loses[:place],
            taking(falls),
            _fate(pair, card, takes.taker, falls),
        )


def taking(trick: Trick) -> Card:
    """The card that takes a trick."""
    return next(card for seat, card in trick.cards if seat == trick.taker)


def _fate(pair: Pair, card: Card, holder: Seat, falls: Trick) -> Fate:
    if pair.is_mine(falls.taker) == pair.is_mine(holder):
        return "under_partner"
    by, is_led = taking(falls), card.bit & pair.suit_led(falls)
    if by.bit & pair.above(card):
        return "caught" if is_led else "overruffed"
    return "ruffed" if is_led else "thrown"


def gone(line: Line) -> Hand:
    """The cards played in a line."""
    return sum(card.bit for trick in line for _, card in trick.cards)
