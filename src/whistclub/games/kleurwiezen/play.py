"""A deal of Kleurwiezen: the auction, then the play, one frozen class each."""

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.base import GameBase
from whistclub.games.kleurwiezen.auction import Auction, Bid, after_call, calls, opened
from whistclub.games.kleurwiezen.contracts import (
    AVOIDING,
    LADDER,
    RANKS,
    THROWN_IN,
    Contract,
    Troel,
    scored,
    troel_of,
)
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.actions import Act, Action, Call, Play
from whistclub.rules.deal import Deal, four_hands
from whistclub.rules.seats import NOBODY, ONLY, Seat, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import NO_TRUMP, Judge, first_lead
from whistclub.rules.values import DealResult, Setting


class Dealt(msgspec.Struct, frozen=True, gc=False):
    """The parts of a deal that do not change; `hands` are those dealt, by seat, and `troel` what they oblige to."""

    game: GameBase[KleurwiezenOptions]
    deal: Deal
    setting: Setting
    hands: tuple[Hand, ...]
    troel: Troel | None

    def __repr__(self) -> str:
        return f"Dealt(deal {self.setting.number})"


class Calling(msgspec.Struct, frozen=True, gc=False):
    """The auction: it is running, or all have passed."""

    dealt: Dealt
    auction: Auction
    acts: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Calling({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        return NOBODY if self.auction.turn is None else ONLY[self.auction.turn]

    def legal(self, seat: Seat) -> tuple[Call, ...]:
        return calls(self.auction, seat, self.dealt.game.options) if seat == self.auction.turn else ()

    def play(self, seat: Seat, action: Action) -> "KleurwiezenPosition":
        if seat != self.auction.turn:
            raise IllegalAction(reason("deal-over" if self.auction.turn is None else "not-your-turn"))
        if not isinstance(action, Call):
            raise IllegalAction(reason("wrong-phase-call"))
        if action not in self.legal(seat):
            raise IllegalAction(reason("call-not-offered", call=" ".join(map(str, action.parts))))
        auction = after_call(self.auction, action, self.dealt.game.options)
        acts = (*self.acts, action.by_seat[seat])
        if auction.turn is not None or auction.bid is None:
            return Calling(self.dealt, auction, acts)
        contract = contract_of(self.dealt, auction.bid)
        tricks = first_lead(Judge(FRENCH, contract.trump), self.dealt.hands, contract.leader)
        return Playing.begin(Undertaken(self.dealt, contract), tricks, acts)

    def result(self) -> DealResult | None:
        return THROWN_IN if self.auction.turn is None else None


class Undertaken(msgspec.Struct, frozen=True, gc=False):
    """The deal, and the contract it is played for."""

    dealt: Dealt
    contract: Contract

    def __repr__(self) -> str:
        return f"Undertaken(deal {self.dealt.setting.number})"


class Playing(TrickPlay[Undertaken], frozen=True, gc=False):
    """Cards are played under a contract, until no trick to come changes what it pays."""

    @property
    def dealt(self) -> Dealt:
        """The cards as dealt."""
        return self.terms.dealt

    @property
    def contract(self) -> Contract:
        """The contract."""
        return self.terms.contract

    @property
    def is_over(self) -> bool:
        """True if every card is played, or the tricks so far decide."""
        return not self.left or (not self.lying and self.terms.contract.is_decided(self.won))

    def to_act(self) -> frozenset[Seat]:
        return NOBODY if self.is_over else ONLY[self.turn]

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        first = self.terms.contract.first
        if first is not None and not self.log:
            return (Play(first),) if seat == self.turn else ()
        return () if self.is_over else super().legal(seat)

    def play(self, seat: Seat, action: Action) -> "Playing":
        first = self.terms.contract.first
        if self.is_over:
            raise IllegalAction(reason("deal-over"))
        after: Playing = super().play(seat, action)
        if first is not None and not self.log and action is not Play(first):
            raise IllegalAction(reason("kleurwiezen-first-card", card=first.text))
        return after

    def result(self) -> DealResult | None:
        return scored(self.terms.contract, self.won) if self.is_over else None


KleurwiezenPosition = Calling | Playing


def begun(game: GameBase[KleurwiezenOptions], deal: Deal, setting: Setting) -> Calling:
    """The deal before its first call; a troel stands as a bid."""
    hands = four_hands(deal, setting.dealer)
    troel = troel_of(hands, game.options)
    bid = Bid(RANKS["troel", 8], troel.card.suits, troel.side) if troel else None
    return Calling(
        Dealt(game, deal, setting, hands, troel), opened(left_of(setting.dealer), bid, game.options)
    )


def contract_of(dealt: Dealt, bid: Bid) -> Contract:
    """The contract of the last bid; the dealer's left leads but in a troel, an abondance and a solo."""
    rung, setting = LADDER[bid.rank], dealt.setting
    size, troel = len(dealt.deal.pack) // 4, dealt.troel if rung.kind == "troel" else None
    is_leader = rung.kind in {"abondance", "solo", "solo_slim"}
    leader = bid.holders[0] if is_leader else left_of(setting.dealer)
    return Contract(
        rank=bid.rank,
        side=bid.holders,
        trump=NO_TRUMP if rung.kind in AVOIDING else bid.suit,
        undertaken=min(troel.tricks if troel else rung.tricks, size),
        size=size,
        leader=troel.side[1] if troel else leader,
        first=troel.card if troel else None,
        times=1 + setting.carry.deals,
        scoring=dealt.game.options.scoring,
    )
