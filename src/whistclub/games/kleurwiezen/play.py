"""A deal of Kleurwiezen: the auction, then the play, one frozen class each."""

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.base import GameBase
from whistclub.games.kleurwiezen.auction import Auction, Bid, after_call, offers, opened
from whistclub.games.kleurwiezen.contracts import AVOIDING, LADDER, RANKS, Contract, Troel, scored, troel_of
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.actions import Act, Action, Call, Play
from whistclub.rules.before_play import Asking, Started, Undertaken
from whistclub.rules.deal import Deal, four_hands
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import Seat, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import NO_TRUMP, Judge, first_lead
from whistclub.rules.values import DealResult, Setting


class Dealt(Started, frozen=True, gc=False):
    """The parts of a deal that do not change, and the troel that the hands oblige to."""

    troel: Troel | None = None


class Calling(Asking[Dealt], frozen=True, gc=False, kw_only=True):
    """The auction: it is running, or all have passed."""

    auction: Auction

    def hand_of(self, seat: Seat) -> Hand:
        """The cards this seat was dealt."""
        return self.terms.hands[seat]

    def answers(self, seat: Seat) -> tuple[Call, ...]:
        """The calls, in fixed order."""
        return tuple(offers(self.auction, seat, self.terms.game.options))

    def why_refused(self, action: Action) -> Reason:
        """The reason why this is no call now."""
        if isinstance(action, Call):
            return reason("call-not-offered", call=action.words)
        return reason("wrong-phase-call")

    def after(self, action: Action, acts: tuple[Act, ...]) -> "Calling | Playing":
        """The next call, or the play of the last bid."""
        auction = after_call(self.auction, Call(*action.parts), self.terms.game.options)
        if auction.turn is not None or auction.bid is None:
            return Calling(self.terms, auction.turn, acts, auction=auction)
        contract = contract_of(self.terms, auction.bid)
        tricks = first_lead(Judge(FRENCH, contract.trump), self.terms.hands, contract.leader)
        return Playing.begin(Undertaken(self.terms, contract), tricks, acts)

    def result(self) -> DealResult | None:
        """Nothing, where all have passed; None while they call."""
        return nothing_paid("score-thrown-in") if self.turn is None else None


class Playing(TrickPlay[Undertaken[Dealt, Contract]], frozen=True, gc=False):
    """Cards are played under a contract, until no trick to come changes what it pays."""

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        """The cards that follow; the card of a troel is led first."""
        first = self.terms.contract.first
        return super().legal(seat) if first is None or self.log or seat != self.turn else (Play(first),)

    def play(self, seat: Seat, action: Action) -> "Playing":
        """The position after a card. Raises IllegalAction, and nothing has changed."""
        first = self.terms.contract.first
        after: Playing = super().play(seat, action)
        if first is not None and not self.log and action is not Play(first):
            raise IllegalAction(reason("kleurwiezen-first-card", card=first.text))
        return after

    def trick_taken(self) -> "Playing":
        """The deal is over with the trick that decides it."""
        return self.ended() if self.terms.contract.is_decided(self.won) else self

    def result(self) -> DealResult | None:
        """The score once nothing more is played."""
        return None if self.left else scored(self.terms.contract, self.won)


KleurwiezenPosition = Calling | Playing


def begun(game: GameBase[KleurwiezenOptions], deal: Deal, setting: Setting) -> Calling:
    """The deal before its first call; a troel stands as a bid."""
    hands = four_hands(deal, setting.dealer)
    troel = troel_of(hands, game.options)
    bid = Bid(RANKS["troel", 8], troel.card.suits, troel.side) if troel else None
    auction = opened(left_of(setting.dealer), bid, game.options)
    return Calling(Dealt(game, deal, setting, hands, (), troel), auction.turn, auction=auction)


def contract_of(dealt: Dealt, bid: Bid) -> Contract:
    """The contract of the last bid; the dealer's left leads but in a troel, an abondance and a solo."""
    rung, setting = LADDER[bid.rank], dealt.setting
    troel = dealt.troel if rung.kind == "troel" else None
    is_leader = rung.kind in {"abondance", "solo", "solo_slim"}
    leader = bid.holders[0] if is_leader else left_of(setting.dealer)
    return Contract(
        rank=bid.rank,
        side=bid.holders,
        trump=NO_TRUMP if rung.kind in AVOIDING else bid.suit,
        undertaken=min(troel.tricks if troel else rung.tricks, dealt.size),
        size=dealt.size,
        leader=troel.side[1] if troel else leader,
        first=troel.card if troel else None,
        times=1 + setting.carry.deals,
        scoring=dealt.game.options.scoring,
    )
