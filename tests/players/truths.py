"""Truth of reasons: a turn as the tests look back on it, and helpers to judge it by.

A reason that states something is true of the view, or of the cards as they lay, each time. A forecast is judged by what
came: it must come true in at least a stated share of its uses.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import suits_held
from whistclub.players.player import Decision
from whistclub.players.reading import Reading, Trick, above, below, highest, lowest, read
from whistclub.rules.actions import Exchange, Play
from whistclub.rules.seats import FOUR, Seat, seat_from_letter
from whistclub.rules.values import View


class Truth(NamedTuple):
    """A test of a reason's truth at its turn; `least` is the share of uses in which it must be, 1 for what is stated.

    A `rare` reason need not come up in dealt hands; written ones show it.
    """

    holds: Callable[["Turn"], bool]
    least: float = 1.0
    rare: bool = False


Truths = Mapping[str, Truth]


class Turn:
    """A decision, the true position it was made in, and how the deal ended."""

    def __init__(self, game: Any, position: Any, view: View, decision: Decision) -> None:
        self.game, self.position, self.view = game, position, view
        self.action, self.why = decision.action, decision.why
        self.end: Any = None

    @property
    def key(self) -> str:
        return self.why.key

    @cached_property
    def facts(self) -> dict[str, Any]:
        return dict(self.why.args)

    @property
    def card(self) -> Card:
        assert isinstance(self.action, Play | Exchange)
        return self.action.card

    @cached_property
    def reading(self) -> Reading:
        return self._read(self.view)

    def _read(self, view: Any) -> Reading:
        told: tuple[Any, ...] = ()
        if getattr(view, "partner_holds", ()):
            told = tuple((FOUR[(view.viewer + 2) % 4], one) for one in view.partner_holds)
        return read(
            view,
            sitting_out=getattr(view, "sitting_out", None),
            first_with_all=getattr(view, "contract", "") == "grand_dix",
            told=told,
        )

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        return tuple(self.position.tricks.hands)

    @property
    def me(self) -> Seat:
        return self.reading.me

    @cached_property
    def trick(self) -> Trick:
        """The trick this card was played to, as it went."""
        last = self.game.view(self.end, self.me)
        return self._read(last).tricks[len(self.reading.tricks)]

    @property
    def hand(self) -> Hand:
        return FRENCH.mask(self.view.hand)

    @property
    def legal(self) -> Hand:
        return self.reading.legal

    @property
    def suit(self) -> Hand:
        return self.hand & self.card.shares

    @property
    def lying(self) -> Card:
        """The card winning the trick before this one."""
        assert self.reading.winning is not None
        return self.reading.winning[1]

    @property
    def ahead(self) -> Seat:
        assert self.reading.winning is not None
        return self.reading.winning[0]

    def seat(self, fact: str) -> Seat:
        return seat_from_letter(str(self.facts[fact]), 4)

    def others(self) -> Hand:
        """The cards of everybody else as they truly lie."""
        return sum(hand for seat, hand in enumerate(self.hands) if seat != self.me)

    def is_lowest(self) -> bool:
        return self.card is lowest(self.legal & self.card.shares)

    def is_highest(self) -> bool:
        return self.card is highest(self.legal & self.card.shares)

    def follows(self) -> bool:
        return self.reading.led is not None and bool(self.card.bit & self.reading.led.shares)

    def takes(self) -> bool:
        return self.reading.led is not None and self.reading.takes(self.card)

    def takers(self) -> Hand:
        return FRENCH.mask(card for card in FRENCH.iterate(self.legal) if self.reading.takes(card))

    def has_choice_of_suits(self, cards: Hand | None = None) -> bool:
        return len(list(suits_held(self.hand if cards is None else cards))) > 1

    def is_highest_under(self) -> bool:
        under = self.legal & below(self.lying)
        return bool(under) and self.card is highest(under)

    def nobody_above(self) -> bool:
        return not self.others() & above(self.card)

    def won_by(self, *seats: int) -> bool:
        return self.trick.taker in seats

    def won_by_side(self) -> bool:
        return (self.trick.taker - self.me) % 2 == 0


def ruffs_next(turn: Turn) -> bool:
    """True of a side suit's only card, where others have more of the suit and the hand has trumps."""
    more = turn.others() & turn.card.shares
    return turn.suit == turn.card.bit and bool(more and turn.hand & turn.reading.trumps & ~turn.card.shares)


def is_dominated(turn: Turn, cards: Hand) -> bool:
    """True if another suit of these is plainly better than the one played from."""
    mine = cards & turn.card.shares
    return any(_beats(suit, mine) for _, suit in suits_held(cards & ~turn.card.shares))


def is_best(turn: Turn, cards: Hand) -> bool:
    """True if the suit played from is plainly better than each other one of these; one that only this hand has is
    good.
    """
    mine, others = cards & turn.card.shares, turn.others()
    suits = suits_held(cards & ~turn.card.shares)
    return all(_beats(mine, suit) and bool(others & lowest(suit).shares) for _, suit in suits)


def _beats(one: Hand, other: Hand) -> bool:
    """True if a suit is longer than another, and each of its cards higher than the one of the same place there."""
    ranks, fewer = ([card.rank for card in reversed(FRENCH.members(suit))] for suit in (one, other))
    return len(ranks) > len(fewer) and all(a > b for a, b in zip(ranks, fewer, strict=False))
