"""Before the first card: the auction, the raise, the naming of trump, one frozen class each."""

from typing import Final

import msgspec

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.solo.auction import (
    ACCEPT,
    BIDS,
    NO_BID,
    PASS,
    PROPOSE,
    Auction,
    after_call,
    legal_calls,
    why_refused,
)
from whistclub.games.solo.contracts import (
    CONTRACTS,
    HIGHEST,
    PROPOSAL,
    SOLO,
    contract_at,
    contract_name,
    general_misere,
)
from whistclub.games.solo.options import ELDEST_ACCEPTS_FROM
from whistclub.games.solo.play import Dealt, Over, Playing, first_card
from whistclub.rules.actions import Act, Action, Call, Trump
from whistclub.rules.seats import ONLY, Seat
from whistclub.rules.tricks import NO_TRUMP
from whistclub.rules.values import DealResult

NAMEABLE: Final = tuple(Trump(suit) for suit in FRENCH.suits)


class Calling(msgspec.Struct, frozen=True, gc=False):
    """The auction is running."""

    dealt: Dealt
    auction: Auction
    acts: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Calling({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """The seat to call."""
        return ONLY[self.dealt.seat_at(self.auction.turn)]

    def legal(self, seat: Seat) -> tuple[Call, ...]:
        """Pass, propose, accept, then bids, ascending."""
        return legal_calls(self.auction) if seat == self.dealt.seat_at(self.auction.turn) else ()

    def play(self, seat: Seat, action: Action) -> "SoloPosition":
        """The position after a call. Raises IllegalAction, and nothing has changed."""
        dealt, auction = self.dealt, self.auction
        _refuse_out_of_turn(seat, dealt.seat_at(auction.turn))
        if not isinstance(action, Call) or action not in legal_calls(auction):
            raise IllegalAction(why_refused(auction, action))
        later = after_call(auction, action, ELDEST_ACCEPTS_FROM[dealt.game.options.eldest_may_accept])
        acts = (*self.acts, action.by_seat[seat])
        return _auction_ended(dealt, later, acts) if later.has_ended() else Calling(dealt, later, acts)

    def result(self) -> DealResult | None:
        """None: the deal goes on."""
        return None


class Raising(msgspec.Struct, frozen=True, gc=False):
    """The one bidder is asked, once, for a higher contract; `choices` are pass and those allowed, ascending.

    At the level of a proposal nobody accepted it, and to pass throws the cards in.
    """

    dealt: Dealt
    level: int
    bidder: Seat
    choices: tuple[Call, ...]
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return f"Raising({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """The bidder."""
        return ONLY[self.bidder]

    def legal(self, seat: Seat) -> tuple[Call, ...]:
        """Pass, then the higher contracts allowed, ascending."""
        return self.choices if seat == self.bidder else ()

    def play(self, seat: Seat, action: Action) -> "SoloPosition":
        """The position after the answer. Raises IllegalAction, and nothing has changed."""
        _refuse_out_of_turn(seat, self.bidder)
        if not isinstance(action, Call) or action not in self.choices:
            raise IllegalAction(self._why_refused(action))
        acts = (*self.acts, action.by_seat[seat])
        if action is not PASS:
            return _undertaken(self.dealt, BIDS.index(action) + 1, (seat,), acts)
        if self.level == PROPOSAL:
            return Over(self.dealt, auction=acts)
        return _undertaken(self.dealt, self.level, (seat,), acts)

    def result(self) -> DealResult | None:
        """None: the deal goes on."""
        return None

    def _why_refused(self, action: Action) -> Reason:
        if not isinstance(action, Call):
            return reason("wrong-phase-call")
        if action is ACCEPT:
            return reason("nothing-to-accept")
        if action is PROPOSE or action in BIDS[: self.level]:
            return reason("call-too-low", standing=contract_name(self.level))
        return reason("call-not-offered", call=action.text)


class Naming(msgspec.Struct, frozen=True, gc=False):
    """The declarer of an abondance names trump."""

    dealt: Dealt
    level: int
    declarer: Seat
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return f"Naming({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """The declarer."""
        return ONLY[self.declarer]

    def legal(self, seat: Seat) -> tuple[Trump, ...]:
        """The four suits, in pack order."""
        return NAMEABLE if seat == self.declarer else ()

    def play(self, seat: Seat, action: Action) -> "SoloPosition":
        """The position after trump is named. Raises IllegalAction, and nothing has changed."""
        _refuse_out_of_turn(seat, self.declarer)
        if not isinstance(action, Trump):
            raise IllegalAction(reason("wrong-phase-trump"))
        if action not in NAMEABLE:
            raise IllegalAction(reason("trump-not-a-suit", text=action.parts[0]))
        acts = (*self.acts, action.by_seat[seat])
        return _led(self.dealt, self.level, (seat,), action.parts[0], acts)

    def result(self) -> DealResult | None:
        """None: the deal goes on."""
        return None


SoloPosition = Calling | Raising | Naming | Playing | Over


def _refuse_out_of_turn(seat: Seat, turn: Seat) -> None:
    if seat != turn:
        raise IllegalAction(reason("not-your-turn"))


def _auction_ended(dealt: Dealt, auction: Auction, acts: tuple[Act, ...]) -> SoloPosition:
    """The outcome of the auction: no game, a general misère, a contract, or the raise first."""
    options = dealt.game.options
    if auction.level == NO_BID:
        if options.all_pass == "throw_in":
            return Over(dealt, auction=acts)
        return first_card(dealt, general_misere(dealt.size()), acts)
    side = tuple(dealt.seat_at(place) for place in auction.holders)
    if len(side) == 2 or auction.level == HIGHEST:
        return _undertaken(dealt, auction.level, side, acts)
    if auction.level == PROPOSAL and options.unaccepted_proposal == "throw_in":
        return Over(dealt, auction=acts)
    solo_only = auction.level == PROPOSAL and options.unaccepted_proposal == "solo_only"
    higher = BIDS[:SOLO] if solo_only else BIDS[auction.level :]
    return Raising(dealt, auction.level, side[0], (PASS, *higher), acts)


def _undertaken(dealt: Dealt, level: int, side: tuple[Seat, ...], acts: tuple[Act, ...]) -> SoloPosition:
    """The contract stands; only trump may still be to be named."""
    trump = CONTRACTS[level].trump
    if trump == "named":
        return Naming(dealt, level, side[0], acts)
    return _led(dealt, level, side, dealt.deal.pack[-1].suits if trump == "turned" else NO_TRUMP, acts)


def _led(dealt: Dealt, level: int, side: tuple[Seat, ...], trump: str, acts: tuple[Act, ...]) -> Playing:
    return first_card(dealt, contract_at(level, side, trump, dealt.size(), dealt.game.options.scoring), acts)
