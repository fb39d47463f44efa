"""Before the first card: the auction, the ace called, trump, and the exchange with the cat."""

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.pack import Hand
from whistclub.games.call_ace.bids import BIDS, PASS, Auction, legal_bids
from whistclub.games.call_ace.play import Contract, Playing, first_card, scored
from whistclub.rules.actions import Act, Action, Call, Discard, Trump
from whistclub.rules.seats import NOBODY, ONLY, Seat, clockwise_from, left_of
from whistclub.rules.values import DealResult


class Ace(Action):
    """Call the ace of a suit: `ace H`."""

    __slots__ = ()
    verb = "ace"


class King(Action):
    """Call the king of a suit, as a declarer with all four aces does: `king H`."""

    __slots__ = ()
    verb = "king"


TAKE: Final = Call("take_suit")
TURN: Final = Call("turn_next")
_GODE: Final = "C"
_WRONG_PHASE: Final = {"ace": "wrong-phase-ace", "trump": "wrong-phase-trump", "cat": "wrong-phase-cat"}
Phase = Literal["auction", "ace", "trump", "vip", "cat", "over"]


class Settling(msgspec.Struct, frozen=True, gc=False):
    """A contract that is being settled: whose turn it is, and in which phase."""

    contract: Contract
    turn: Seat
    acts: tuple[Act, ...] = ()
    phase: Phase = "auction"
    auction: Auction = Auction()

    def __repr__(self) -> str:
        return f"Settling({len(self.acts)} acts)"

    def hand_of(self, seat: Seat) -> Hand:
        """The cards this seat holds, without those that it has laid."""
        return self.contract.dealt.hands[seat] & ~self.contract.dealt.game.pack.mask(self.contract.laid)

    def to_act(self) -> frozenset[Seat]:
        """The seat asked; nobody where all have passed."""
        return NOBODY if self.phase == "over" else ONLY[self.turn]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The bids, suits or cards open to the seat asked, in fixed order."""
        if seat not in self.to_act():
            return ()
        dealt, called = self.contract.dealt, self.contract.called
        if self.phase == "auction":
            return legal_bids(self.auction.bid, dealt.game.options.attachments, len(dealt.cat))
        if self.phase == "vip":
            return TAKE, TURN
        if self.phase == "cat":
            hand = self.hand_of(seat) & ~(0 if called is None else called.bit)
            return PASS, *(Discard(card) for card in dealt.game.pack.iterate(hand))
        suits = dealt.game.pack.suits
        if self.phase == "trump":
            return tuple(Trump(suit) for suit in suits if called is None or suit != called.suits)
        aces = dealt.game.pack.mask(dealt.game.pack.card(f"{suit}A") for suit in suits)
        made = Ace if aces & ~self.hand_of(seat) else King
        return tuple(made(suit) for suit in suits if _kind(self) != "gode" or suit != _GODE)

    def play(self, seat: Seat, action: Action) -> "Settling | Playing":
        """The position after an act. Raises IllegalAction, and nothing has changed."""
        if seat not in self.to_act():
            raise IllegalAction(reason("not-your-turn" if self.to_act() else "deal-over"))
        if action not in self.legal(seat):
            raise IllegalAction(self._why_refused(action))
        after = replace(self, acts=(*self.acts, action.by_seat[seat]))
        contract, pack = self.contract, self.contract.dealt.game.pack
        if self.phase == "auction":
            return _auction_goes_on(after, self.auction.after(action))
        if self.phase == "ace":
            rank = "A" if isinstance(action, Ace) else "K"
            return _called(after, pack.card(f"{action.parts[0]}{rank}"))
        if self.phase == "cat":
            return _exchanged(after, () if action is PASS else action.parts)
        if action is TURN:
            return _turned_up(after)
        return _named(
            after, contract.dealt.cat[contract.turned - 1].suits if action is TAKE else action.parts[0]
        )

    def _why_refused(self, action: Action) -> Reason:
        if type(action) not in set(map(type, self.legal(self.turn))):
            return reason(_WRONG_PHASE.get(self.phase, "wrong-phase-call"))
        if action in BIDS and self.auction.bid is not None:
            return reason("call-too-low", standing=self.auction.bid.name)
        if isinstance(action, Discard):
            stays = action.parts[0] is self.contract.called
            return reason("called-card-stays" if stays else "not-held", card=action.parts[0].text)
        if isinstance(action, Call):
            return reason("call-not-offered", call=action.text)
        return reason("suit-not-open", suit=action.parts[0])

    def result(self) -> DealResult | None:
        """Nothing scored, where all have passed; None while the deal goes on."""
        return scored(self.contract, 0) if self.phase == "over" else None


def _settled(now: Settling, phase: Phase, **changes: Any) -> Settling:
    return replace(now, phase=phase, contract=replace(now.contract, **changes))


def _auction_goes_on(now: Settling, auction: Auction) -> Settling | Playing:
    places = clockwise_from(left_of(now.contract.dealt.setting.dealer))
    if auction.turn >= 0:
        return replace(now, auction=auction, turn=places[auction.turn])
    if auction.bid is None:
        return replace(now, auction=auction, phase="over")
    turn = places[auction.rival]
    ended = _settled(replace(now, auction=auction, turn=turn), "ace", bid=auction.bid, declarer=turn)
    return _named(ended, "") if auction.bid.is_sol else ended


def _called(now: Settling, card: Card) -> Settling | Playing:
    """The next question is that of the contract: what is turned up, or who names trump."""
    called, kind = _settled(now, "trump", called=card), _kind(now)
    if kind == "vip":
        return _turned_up(called)
    if kind in {"gode", "sans"}:
        return _named(called, _GODE if kind == "gode" else "")
    return replace(called, turn=called.contract.side[-1]) if kind == "halve" else called


def _turned_up(now: Settling) -> Settling | Playing:
    cat, turned = now.contract.dealt.cat, now.contract.turned + 1
    later = _settled(now, "vip", turned=turned)
    return _named(later, cat[-1].suits) if turned == len(cat) else later


def _named(now: Settling, suit: str) -> Settling | Playing:
    """Trump is settled, and who named it exchanges."""
    named = _settled(now, "cat", trump=suit, exchanger=now.turn)
    return named if now.contract.dealt.cat else first_card(named.contract, named.acts)


def _exchanged(now: Settling, cards: tuple[Card, ...]) -> Settling | Playing:
    later = _settled(now, "cat", laid=now.contract.laid + cards)
    goes_on = cards and len(later.contract.laid) < len(now.contract.dealt.cat)
    return later if goes_on else first_card(later.contract, later.acts)


def _kind(now: Settling) -> str:
    return "" if now.contract.bid is None else now.contract.bid.kind
