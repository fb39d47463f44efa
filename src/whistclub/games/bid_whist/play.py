"""A deal of Bid Whist in progress, and the events of its acts."""

from typing import Any

import msgspec

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.pack import Hand
from whistclub.games.base import GameBase
from whistclub.games.bid_whist.calls import (
    PASS,
    BidWhistOptions,
    Stand,
    order_of,
    said_after,
    scored,
    stand_of,
    unscored,
)
from whistclub.rules.actions import Act, Action, Call, Discard
from whistclub.rules.deal import Deal, hands_of
from whistclub.rules.events import card_events, trick_events
from whistclub.rules.seats import FOUR, NOBODY, ONLY, Seat, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.values import DealResult, Event, Setting, event


class Terms(msgspec.Struct, frozen=True):
    """The terms of a deal: the hands as dealt, by seat, their size, the kitty, and how calls and discards stand."""

    game: GameBase[BidWhistOptions]
    deal: Deal
    setting: Setting
    hands: tuple[Hand, ...]
    kitty: tuple[Card, ...]
    size: int
    stand: Stand

    def __repr__(self) -> str:
        return f"Terms(deal {self.setting.number})"

    def after(self, acts: tuple[Act, ...]) -> "Terms":
        """The terms after these acts before the first lead."""
        stand = stand_of(self.game.options, self.setting.dealer, acts, len(self.kitty))
        return msgspec.structs.replace(self, stand=stand)


def size_of(cards: int) -> int:
    """The cards of each hand from a pack of so many: one fewer than could be dealt, so that a kitty is left."""
    return cards // len(FOUR) - 1


def terms_of(game: GameBase[BidWhistOptions], deal: Deal, setting: Setting) -> Terms:
    """The terms of a deal: cards go one at a time from the dealer's left, the last ones are the kitty."""
    size = size_of(len(deal.pack))
    hands = hands_of(deal.pack[: len(FOUR) * size], setting.dealer, len(FOUR))
    stand = Stand("call", left_of(setting.dealer))
    return Terms(game, deal, setting, hands, deal.pack[len(FOUR) * size :], size, stand)


class Before(msgspec.Struct, frozen=True, gc=False):
    """A deal before its first lead, or one in which nobody called."""

    terms: Terms
    acts: tuple[Act, ...] = ()

    def hand_of(self, seat: Seat) -> Hand:
        """The cards this seat holds: the caller with the kitty, once taken up, less what is laid away."""
        terms, hand = self.terms, self.terms.hands[seat]
        if not terms.stand.taken or seat != terms.stand.declarer:
            return hand
        gone = sum(act.card.bit for _, act in self.acts if isinstance(act, Discard))
        return (hand | terms.game.pack.mask(terms.kitty)) & ~gone

    def to_act(self) -> frozenset[Seat]:
        """The seat to call, then the caller of the highest call; nobody where none was made."""
        stand = self.terms.stand
        return NOBODY if stand.phase == "over" else ONLY[stand.turn]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The acts of the phase, in the order of the alphabet."""
        game, stand = self.terms.game, self.terms.stand
        if seat not in self.to_act():
            return ()
        if stand.phase == "discard":
            return tuple(map(Discard, game.pack.members(self.hand_of(seat))))
        return said_after(game.options, stand, is_last=len(self.acts) == len(FOUR) - 1)

    def play(self, seat: Seat, action: Action) -> Any:
        """The position after the act. Raises IllegalAction, and nothing has changed."""
        if action not in self.legal(seat):
            raise IllegalAction(self._why_refused(seat, action))
        acts = (*self.acts, action.by_seat[seat])
        terms = self.terms.after(acts)
        after, stand = Before(terms, acts), terms.stand
        if stand.phase != "play":
            return after
        judge = Judge(terms.game.pack, stand.trump, order_of(terms.game.options, stand.direction))
        return Playing.begin(terms, first_lead(judge, tuple(map(after.hand_of, FOUR)), stand.turn), acts)

    def result(self) -> DealResult | None:
        """None, but where nobody called."""
        return unscored("score-thrown-in") if self.terms.stand.phase == "over" else None

    def _why_refused(self, seat: Seat, action: Action) -> Reason:
        stand = self.terms.stand
        if seat not in self.to_act():
            return reason("deal-over" if stand.phase == "over" else "not-your-turn")
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
        if self.left:
            return None
        terms, won = self.terms, self.won
        return scored(
            terms.game.options, terms.stand, sum(won[seat] for seat in terms.stand.side), terms.size
        )


def events_of(before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
    """The act and what follows from it: the kitty taken up, the contract, a trick taken."""
    if isinstance(before, Playing):
        return (*card_events(before, seat, action), *trick_events(before, after))
    terms: Terms = after.terms
    told, stand = [_act_event(before.terms.stand, seat, action)], terms.stand
    if stand.phase == "over":
        told.append(event("event-thrown-in"))
    if stand.taken and not before.terms.stand.taken:
        told.append(_kitty_event(terms))
    if isinstance(after, Playing):
        way = {"suit": stand.trump} if stand.trump else {"call": stand.direction}
        kind = "event-bid-whist-contract" if stand.trump else "event-bid-whist-no-trump"
        books = stand.needed(terms.size + 1)
        told.append(event(kind, stand.turn, contract=stand.contract, books=books, **way))
    return tuple(told)


def _act_event(stand: Stand, seat: Seat, action: Action) -> Event:
    word = action.text.partition(" ")[2]
    if stand.phase == "discard":
        return Event("event-laid-away", seat, (), ((seat, (("card", word),)),))
    if action is PASS:
        return event("event-passed", seat)
    if stand.phase == "trump":
        return event("event-trump-named", seat, suit=word)
    return event("event-called" if stand.phase == "call" else "event-direction-named", seat, call=word)


def _kitty_event(terms: Terms) -> Event:
    """The kitty taken up: told to the caller, or to all where it is sported."""
    seat, cards = terms.stand.turn, cards_to_text(tuple(sorted(terms.kitty)))
    if terms.game.options.kitty == "sported":
        return event("event-kitty-sported", seat, cards=cards)
    return Event("event-kitty-taken", seat, (("count", len(terms.kitty)),), ((seat, (("cards", cards),)),))
