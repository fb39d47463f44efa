"""A deal of Bid Whist in progress, and the events of its acts."""

import msgspec

from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import Reason, reason
from whistclub.cards.pack import Hand
from whistclub.games.base import GameBase
from whistclub.games.bid_whist.calls import (
    Stand,
    order_of,
    said_after,
    scored,
    stand_of,
)
from whistclub.games.bid_whist.options import BidWhistOptions
from whistclub.rules.actions import Act, Action, Call, Discard, acts_of, words_of
from whistclub.rules.before_play import Asking, Started, started
from whistclub.rules.deal import Deal
from whistclub.rules.events import card_events, spoken_event, trick_events
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import FOUR, Seat, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.values import DealResult, Event, Setting, event


class Terms(msgspec.Struct, frozen=True):
    """The deal, and how calls and discards stand."""

    dealt: Started
    stand: Stand

    def __repr__(self) -> str:
        return f"Terms(deal {self.dealt.setting.number})"


def size_of(cards: int) -> int:
    """The cards of each hand from a pack of so many: one fewer than could be dealt, so that a kitty is left."""
    return cards // len(FOUR) - 1


class Before(Asking[Terms], frozen=True, gc=False):
    """A deal before its first lead, or one in which nobody called."""

    def hand_of(self, seat: Seat) -> Hand:
        """The cards this seat holds: the caller with the kitty, once taken up, less what is laid away."""
        dealt, stand = self.terms.dealt, self.terms.stand
        if not stand.taken or seat != stand.declarer:
            return dealt.hands[seat]
        gone = sum([act.card.bit for _, act in self.acts if isinstance(act, Discard)])
        return (dealt.hands[seat] | dealt.game.pack.mask(dealt.rest)) & ~gone

    def answers(self, seat: Seat) -> tuple[Action, ...]:
        """The acts of the phase, in the order of the alphabet."""
        game, stand = self.terms.dealt.game, self.terms.stand
        if stand.phase == "discard":
            return acts_of(game.pack, Discard).of_any(self.hand_of(seat))
        return said_after(game.options, stand, is_last=len(self.acts) == len(FOUR) - 1)

    def after(self, action: Action, acts: tuple[Act, ...]) -> "Before | Playing":
        dealt, game = self.terms.dealt, self.terms.dealt.game
        stand = stand_of(game.options, dealt.setting.dealer, acts, len(dealt.rest))
        after = Before(Terms(dealt, stand), None if stand.phase == "over" else stand.turn, acts)
        if stand.phase != "play":
            return after
        judge = Judge(game.pack, stand.trump, order_of(game.options, stand.direction))
        return Playing.begin(
            after.terms, first_lead(judge, tuple(map(after.hand_of, FOUR)), stand.turn), acts
        )

    def result(self) -> DealResult | None:
        """None, but where nobody called."""
        return nothing_paid("score-thrown-in", 2) if self.turn is None else None

    def why_refused(self, action: Action) -> Reason:
        stand = self.terms.stand
        if stand.phase == "call" and isinstance(action, Call):
            if action.number is not None and stand.contract:
                return reason("call-too-low", standing=stand.contract)
            return reason("call-not-offered", call=action.text)
        if stand.phase in ("call", "direction"):
            return reason("wrong-phase-call")
        return reason("wrong-phase-trump" if stand.phase == "trump" else "wrong-phase-discard")


class Playing(TrickPlay[Terms], frozen=True, gc=False):
    """A deal whose tricks are being played."""

    def result(self) -> DealResult | None:
        """The score once every card is played."""
        terms, won = self.terms, self.won
        tricks = sum(won[seat] for seat in terms.stand.side)
        return None if self.left else scored(terms.dealt.game.options, terms.stand, tricks, terms.dealt.size)


def begun(game: GameBase[BidWhistOptions], deal: Deal, setting: Setting) -> Before:
    """The deal before its first call: the last cards are the kitty, and the dealer's left calls first."""
    first = left_of(setting.dealer)
    return Before(Terms(started(game, deal, setting, size_of(len(deal.pack))), Stand("call", first)), first)


def events_of(
    before: Before | Playing, seat: Seat, action: Action, after: Before | Playing
) -> tuple[Event, ...]:
    """The act and what follows from it: the kitty taken up, the contract, a trick taken."""
    if isinstance(before, Playing) and isinstance(after, Playing):
        return (*card_events(before, seat, action), *trick_events(before, after))
    terms = after.terms
    told, stand = [_act_event(before.terms.stand, seat, action)], terms.stand
    if stand.phase == "over":
        told.append(event("event-thrown-in"))
    if stand.taken and not before.terms.stand.taken:
        told.append(_kitty_event(terms))
    if isinstance(after, Playing):
        way = {"suit": stand.trump} if stand.trump else {"call": stand.direction}
        kind = "event-bid-whist-contract" if stand.trump else "event-bid-whist-no-trump"
        books = stand.needed(terms.dealt.size + 1)
        told.append(event(kind, stand.turn, contract=stand.contract, books=books, **way))
    return tuple(told)


def _act_event(stand: Stand, seat: Seat, action: Action) -> Event:
    if stand.phase == "discard":
        return Event("event-laid-away", seat, (), ((seat, (("card", words_of(action)),)),))
    if stand.phase == "direction":
        return event("event-direction-named", seat, call=words_of(action))
    return spoken_event(seat, action)


def _kitty_event(terms: Terms) -> Event:
    """The kitty taken up: told to the caller, or to all where it is sported."""
    kitty = terms.dealt.rest
    seat, cards = terms.stand.turn, cards_to_text(tuple(sorted(kitty)))
    if terms.dealt.game.options.kitty == "sported":
        return event("event-kitty-sported", seat, cards=cards)
    return Event("event-kitty-taken", seat, (("count", len(kitty)),), ((seat, (("cards", cards),)),))
