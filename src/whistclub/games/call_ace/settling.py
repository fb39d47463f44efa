"""Before the first card: the auction, the ace called, trump, and the exchange with the cat."""

from typing import Any, Final, Literal

from msgspec.structs import replace

from whistclub.cards.card import Card
from whistclub.cards.errors import Reason, reason
from whistclub.cards.pack import Hand, Pack
from whistclub.games.base import GameBase
from whistclub.games.call_ace.bids import BIDS, PASS, Auction, legal_bids
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.games.call_ace.play import Contract, Playing, first_card, scored
from whistclub.rules.actions import Act, Action, Call, Discard, Trump
from whistclub.rules.before_play import Asking, started
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, clockwise_from, left_of
from whistclub.rules.values import DealResult, Setting


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


class Settling(Asking[Contract], frozen=True, gc=False):
    """A contract that is being settled, and in which phase."""

    phase: Phase = "auction"
    auction: Auction = Auction()

    def hand_of(self, seat: Seat) -> Hand:
        """The cards this seat holds, without those that it has laid."""
        return self.terms.dealt.hands[seat] & ~self.terms.dealt.game.pack.mask(self.terms.laid)

    def answers(self, seat: Seat) -> tuple[Action, ...]:
        """The bids, suits or cards open to the seat asked, in fixed order."""
        dealt, called = self.terms.dealt, self.terms.called
        pack = dealt.game.pack
        if self.phase == "auction":
            return legal_bids(self.auction.bid, dealt.game.options.attachments, len(dealt.rest))
        if self.phase == "vip":
            return TAKE, TURN
        if self.phase == "cat":
            hand = self.hand_of(seat) & ~(0 if called is None else called.bit)
            return PASS, *(Discard(card) for card in pack.iterate(hand))
        if self.phase == "trump":
            return tuple(Trump(suit) for suit in pack.suits if called is None or suit != called.suits)
        made = Ace if aces_of(pack) & ~self.hand_of(seat) else King
        return tuple(made(suit) for suit in pack.suits if self.terms.kind != "gode" or suit != _GODE)

    def after(self, action: Action, acts: tuple[Act, ...]) -> "Settling | Playing":
        """The next question, or the play."""
        after, dealt = replace(self, acts=acts), self.terms.dealt
        if self.phase == "auction":
            return _auction_goes_on(after, self.auction.after(action))
        if self.phase == "ace":
            return _called(after, card_called(dealt.game.pack, action))
        if self.phase == "cat":
            return _exchanged(after, () if action is PASS else action.parts)
        if action is TURN:
            return _turned_up(after)
        return _named(after, dealt.rest[self.terms.turned - 1].suits if action is TAKE else action.parts[0])

    def why_refused(self, action: Action) -> Reason:
        """The reason why this is not open to the seat asked."""
        (seat,) = self.to_act()
        if type(action) not in set(map(type, self.answers(seat))):
            return reason(_WRONG_PHASE.get(self.phase, "wrong-phase-call"))
        if action in BIDS and self.auction.bid is not None:
            return reason("call-too-low", standing=self.auction.bid.name)
        if isinstance(action, Discard):
            stays = action.card is self.terms.called
            return reason("called-card-stays" if stays else "not-held", card=action.card.text)
        if isinstance(action, Call):
            return reason("call-not-offered", call=action.text)
        return reason("suit-not-open", suit=action.parts[0])

    def result(self) -> DealResult | None:
        """Nothing scored, where all have passed; None while the deal goes on."""
        return scored(self.terms, 0) if self.turn is None else None


def begun(game: GameBase[CallAceOptions], deal: Deal, setting: Setting) -> Settling:
    """The deal before its first bid, which the dealer's left makes: the cards left over are the cat."""
    return Settling(Contract(started(game, deal, setting)), left_of(setting.dealer))


def aces_of(pack: Pack) -> Hand:
    """The aces of the suits."""
    return pack.mask(pack.card(f"{suit}A") for suit in pack.suits)


def card_called(pack: Pack, action: Action) -> Card:
    """The card that makes its holder the partner."""
    return pack.card(f"{action.parts[0]}{'A' if isinstance(action, Ace) else 'K'}")


def _settled(now: Settling, phase: Phase, **changes: Any) -> Settling:
    return replace(now, phase=phase, terms=replace(now.terms, **changes))


def _auction_goes_on(now: Settling, auction: Auction) -> Settling | Playing:
    places, later = clockwise_from(left_of(now.terms.dealt.setting.dealer)), replace(now, auction=auction)
    if auction.turn >= 0:
        return replace(later, turn=places[auction.turn])
    if auction.bid is None:
        return replace(later, phase="over", turn=None)
    declarer = places[auction.rival]
    ended = _settled(replace(later, turn=declarer), "ace", bid=auction.bid, declarer=declarer)
    return _named(ended, "") if auction.bid.is_sol else ended


def _called(now: Settling, card: Card) -> Settling | Playing:
    """The next question is that of the contract: what is turned up, or who names trump."""
    called, kind = _settled(now, "trump", called=card), now.terms.kind
    if kind == "vip":
        return _turned_up(called)
    if kind in {"gode", "sans"}:
        return _named(called, _GODE if kind == "gode" else "")
    return replace(called, turn=called.terms.side[-1]) if kind == "halve" else called


def _turned_up(now: Settling) -> Settling | Playing:
    cat, turned = now.terms.dealt.rest, now.terms.turned + 1
    later = _settled(now, "vip", turned=turned)
    return _named(later, cat[-1].suits) if turned == len(cat) else later


def _named(now: Settling, suit: str) -> Settling | Playing:
    """Trump is settled, and who named it exchanges."""
    named = _settled(now, "cat", trump=suit, exchanger=now.turn)
    return named if now.terms.dealt.rest else first_card(named.terms, named.acts)


def _exchanged(now: Settling, cards: tuple[Card, ...]) -> Settling | Playing:
    later = _settled(now, "cat", laid=now.terms.laid + cards)
    goes_on = cards and len(later.terms.laid) < len(now.terms.dealt.rest)
    return later if goes_on else first_card(later.terms, later.acts)
