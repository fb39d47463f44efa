"""A deal of Kleurwiezen in progress: the auction, then the play, and the events of its acts."""

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.errors import Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.base import GameBase
from whistclub.games.kleurwiezen.auction import Auction, Bid, after_call, offers, opened
from whistclub.games.kleurwiezen.contracts import (
    AVOIDING,
    LADDER,
    NONE,
    RANKS,
    Contract,
    Troel,
    lies_open,
    scored,
    troel_of,
)
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.actions import Act, Action, Call, words_of
from whistclub.rules.before_play import Asking, Started, Undertaken
from whistclub.rules.deal import Deal, four_hands
from whistclub.rules.due_card import DuePlay
from whistclub.rules.events import card_events, dealt_hands, hands_open, spoken_event, trick_events
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import Seat, left_of, seat_letter, seat_letters
from whistclub.rules.tricks import NO_TRUMP, Judge, first_lead
from whistclub.rules.values import DealResult, Event, Setting, event


class Dealt(Started, frozen=True, gc=False):
    """The parts of a deal that do not change, and the troel that the hands oblige to."""

    troel: Troel | None = None


class Calling(Asking[Undertaken[Dealt, Contract]], frozen=True, gc=False, kw_only=True):
    """The auction: it is running, or all have passed."""

    auction: Auction

    def hand_of(self, seat: Seat) -> Hand:
        return self.terms.dealt.hands[seat]

    def answers(self, seat: Seat) -> tuple[Call, ...]:
        return tuple(offers(self.auction, seat, self.terms.dealt.game.options))

    def why_refused(self, action: Action) -> Reason:
        if isinstance(action, Call):
            return reason("call-not-offered", call=words_of(action))
        return reason("wrong-phase-call")

    def after(self, action: Action, acts: tuple[Act, ...]) -> "Calling | Playing":
        auction = after_call(self.auction, Call(*action.parts), self.terms.dealt.game.options)
        dealt, contract = self.terms.dealt, contract_of(self.terms.dealt, auction.bid)
        if auction.turn is not None or auction.bid is None:
            return Calling(Undertaken(dealt, contract), auction.turn, acts, auction=auction)
        tricks = first_lead(Judge(FRENCH, contract.trump), dealt.hands, contract.leader)
        return Playing.begin(Undertaken(dealt, contract), tricks, acts)

    def result(self) -> DealResult | None:
        """Nothing, where all have passed; None while they call."""
        return nothing_paid("score-thrown-in") if self.turn is None else None


class Playing(DuePlay[Undertaken[Dealt, Contract]], frozen=True, gc=False):
    """Cards are played under a contract, until no trick to come changes what it pays."""

    def due(self) -> Hand:
        """The card of a troel, which is led first."""
        first = self.terms.contract.first
        return 0 if first is None or self.log else first.bit

    def why_not(self, card: Card) -> Reason:
        return reason("kleurwiezen-first-card", card=(self.terms.contract.first or card).text)

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
    dealt = Dealt(game, deal, setting, hands, (), troel)
    return Calling(Undertaken(dealt, contract_of(dealt, bid)), auction.turn, auction=auction)


def contract_of(dealt: Dealt, bid: Bid | None) -> Contract:
    """The contract of the last bid; the dealer's left leads but in a troel, an abondance and a solo."""
    setting, leader = dealt.setting, left_of(dealt.setting.dealer)
    if bid is None:
        return Contract(NONE, (), NO_TRUMP, 0, dealt.size, leader)
    rung = LADDER[bid.rank]
    troel = dealt.troel if rung.kind == "troel" else None
    is_leader = rung.kind in {"abondance", "solo", "solo_slim"}
    return Contract(
        rank=bid.rank,
        side=bid.holders,
        trump=NO_TRUMP if rung.kind in AVOIDING else bid.suit,
        undertaken=min(troel.tricks if troel else rung.tricks, dealt.size),
        size=dealt.size,
        leader=troel.side[1] if troel else bid.holders[0] if is_leader else leader,
        first=troel.card if troel else None,
        times=1 + setting.carry.deals,
        scoring=dealt.game.options.scoring,
    )


def opening_events(position: Calling) -> tuple[Event, ...]:
    """Hands, and a troel."""
    dealt = position.terms.dealt
    hands, troel = dealt_hands(FRENCH, dealt.hands), dealt.troel
    if troel is None:
        return hands
    told = event(
        "event-kleurwiezen-troel",
        troel.side[0],
        cards=cards_to_text(tuple(card for _, card in troel.shown[:-1])),
        partner=seat_letter(troel.side[1], 4),
        card=troel.card.text,
        tricks=troel.tricks,
    )
    return (*hands, told)


def events_of(
    before: KleurwiezenPosition, seat: Seat, action: Action, after: KleurwiezenPosition
) -> tuple[Event, ...]:
    """The act, and what follows from it at once: a trick taken, hands laid open, the contract, the deal's end."""
    contract = after.terms.contract
    kind, suit, side, tricks = contract.kind, contract.trump, contract.side, contract.undertaken
    if isinstance(before, Playing) and isinstance(after, Playing):
        is_opened = lies_open(kind, after.won) and not lies_open(kind, before.won)
        opened = hands_open(after, side) if is_opened else ()
        return (*card_events(before, seat, action), *trick_events(before, after), *opened)
    told = spoken_event(seat, action)
    seats = seat_letters(side)
    if isinstance(after, Playing) and suit:
        return told, event("event-kleurwiezen-contract", seats=seats, contract=kind, tricks=tricks, suit=suit)
    if isinstance(after, Playing):
        return told, event("event-kleurwiezen-no-trump", seats=seats, contract=kind)
    if not after.to_act():
        return told, event("event-thrown-in")
    now = event("event-kleurwiezen-now", seat, tricks=tricks, suit=suit)
    return (told, now) if words_of(action) in {"lone", "raise"} else (told,)
