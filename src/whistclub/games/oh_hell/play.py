"""The deals of Oh Hell: bids in turn or at once, then tricks."""

from typing import Any, ClassVar

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.oh_hell.options import HellOptions, size_of, trump_in_turn
from whistclub.games.oh_hell.score import scored
from whistclub.rules.actions import Act, Action, Bid
from whistclub.rules.deal import Deal, hands_of
from whistclub.rules.seats import ONLY, Seat, left_of, seats_of_table
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.values import DealResult, Setting


class HellTerms(msgspec.Struct, frozen=True):
    """All that stands while a deal is played."""

    options: HellOptions
    deal: Deal
    setting: Setting

    def __repr__(self) -> str:
        return f"HellTerms(deal {self.setting.number})"

    @property
    def size(self) -> int:
        """The cards of each hand."""
        return size_of(self.options, self.setting.number, len(self.deal.pack))

    @property
    def turned(self) -> Card | None:
        """The first card that is not dealt, where it is turned for trump."""
        return self.deal.pack[self.size * self.options.players] if self.options.trump == "turned" else None

    @property
    def trump(self) -> str:
        """The trump suit; empty for none."""
        turned = self.turned
        return turned.suits if turned else trump_in_turn(self.options, self.setting.number)

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands dealt, by seat."""
        dealt = self.deal.pack[: self.size * self.options.players]
        return hands_of(dealt, self.setting.dealer, self.options.players)


class Bidding(msgspec.Struct, frozen=True):
    """A deal before its first lead. `acts` has the bids so far: from the dealer's left, or in seat order where all bid
    at once.
    """

    phase: ClassVar[str] = "bid"
    on_table: ClassVar[tuple[tuple[Seat, Card], ...]] = ()

    terms: HellTerms
    acts: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Bidding({len(self.acts)} bids)"

    @property
    def won(self) -> tuple[int, ...]:
        """No trick yet, by seat."""
        return (0,) * self.terms.options.players

    def to_act(self) -> frozenset[Seat]:
        """The next to speak; where all bid at once, everybody who has not bid."""
        options, dealer = self.terms.options, self.terms.setting.dealer
        if options.bids == "at_once":
            return frozenset(seats_of_table(options.players)) - {seat for seat, _ in self.acts}
        return ONLY[(dealer + 1 + len(self.acts)) % options.players]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Every number from none to all, but for the one that the hook bars."""
        if seat not in self.to_act():
            return ()
        barred = self._barred(seat)
        return tuple(Bid(number) for number in range(self.terms.size + 1) if number != barred)

    def play(self, seat: Seat, action: Action) -> Any:
        """The position after a bid; the last brings the play. Raises IllegalAction, and nothing has changed."""
        if action not in self.legal(seat):
            raise IllegalAction(self._refused(seat, action))
        terms, acts = self.terms, (*self.acts, action.by_seat[seat])
        if terms.options.bids == "at_once":
            acts = tuple(sorted(acts, key=lambda act: act[0]))
        if len(acts) < terms.options.players:
            return Bidding(terms, acts)
        leader = left_of(terms.setting.dealer, terms.options.players)
        return HellPlay.begin(terms, first_lead(Judge(FRENCH, terms.trump), terms.hands, leader), acts)

    def result(self) -> DealResult | None:
        """None: nothing is played yet."""
        return None

    def hand_of(self, seat: Seat) -> int:
        """The cards this seat holds."""
        return self.terms.hands[seat]

    def _barred(self, seat: Seat) -> int | None:
        """The number that the dealer may not bid, where the bids must not add up."""
        options = self.terms.options
        if not options.hook or options.bids == "at_once" or seat != self.terms.setting.dealer:
            return None
        return self.terms.size - sum(act.number or 0 for _, act in self.acts)

    def _refused(self, seat: Seat, action: Action) -> Reason:
        if seat not in self.to_act():
            return reason("not-your-turn")
        if isinstance(action, Bid) and action.number == self._barred(seat):
            return reason("oh-hell-hook", count=self.terms.size)
        return reason("bid-range", most=self.terms.size)


class HellPlay(TrickPlay[HellTerms], frozen=True, gc=False):
    """A deal whose tricks are being played."""

    phase: ClassVar[str] = "play"

    def result(self) -> DealResult | None:
        """The points of the deal once every card is played."""
        return None if self.left else scored(self.terms.options, self.seated.before, self.won)
