"""A deal of Call-ace Whist in progress: how the contract is settled, then the play, and the events of its acts."""

from typing import Any, Final, Literal

from msgspec.structs import replace

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.errors import Reason, reason
from whistclub.cards.pack import Hand, Pack
from whistclub.games.base import GameBase
from whistclub.games.call_ace.contracts import BIDS, PASS, Auction, Contract, legal_bids, lies_open, scored
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.rules.actions import Act, Action, Call, Discard, Trump, acts_of, words_of
from whistclub.rules.before_play import Asking, started
from whistclub.rules.deal import Deal
from whistclub.rules.due_card import DuePlay
from whistclub.rules.events import card_events, hands_open, spoken_event, trick_events
from whistclub.rules.seats import Seat, clockwise_from, left_of, seat_letter
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.values import DealResult, Event, Setting, event


class Playing(DuePlay[Contract], frozen=True, gc=False):
    """Cards are played, and have been once none is left. Who holds the called card plays it when another leads its
    suit.
    """

    def due(self) -> Hand:
        called = self.terms.called
        return 0 if called is None else called.bit & self.follow & self.hand_of(self.turn)

    def why_not(self, card: Card) -> Reason:
        return reason("called-card-due", card=card.text)

    def result(self) -> DealResult | None:
        """The score of the deal once every card is played."""
        if self.left:
            return None
        won = self.won
        return scored(self.terms, sum([won[seat] for seat in self.terms.side]))


def first_card(contract: Contract, acts: tuple[Act, ...]) -> Playing:
    """Play about to begin: the cards laid have gone to the cat, those taken to the hand."""
    dealt = contract.dealt
    pack, options = dealt.game.pack, dealt.game.options
    moved = pack.mask(contract.laid) | pack.mask(contract.taken)
    hands = tuple(
        hand ^ (moved if seat == contract.exchanger else 0) for seat, hand in enumerate(dealt.hands)
    )
    leader = contract.side[0] if options.first_lead == "declarer" else left_of(dealt.setting.dealer)
    return Playing.begin(contract, first_lead(Judge(pack, contract.trump), hands, leader), acts)


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
            return PASS, *acts_of(pack, Discard).of_any(hand)
        if self.phase == "trump":
            return tuple(Trump(suit) for suit in pack.suits if called is None or suit != called.suits)
        made = Ace if aces_of(pack) & ~self.hand_of(seat) else King
        return tuple(made(suit) for suit in pack.suits if self.terms.kind != "gode" or suit != _GODE)

    def after(self, action: Action, acts: tuple[Act, ...]) -> "Settling | Playing":
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


def events_of(before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
    """The act, and what follows from it at once."""
    now, was = after.terms, before.terms
    opened = hands_open(after, now.side[:1]) if _is_open(after) and not _is_open(before) else ()
    if isinstance(before, Playing):
        is_partner = action.parts[0] is was.called and seat in was.side[1:]
        partner = event("event-ace-partner", seat, declarer=seat_letter(was.side[0], 4))
        told = [*card_events(before, seat, action), *((partner,) if is_partner else ())]
        return (*told, *trick_events(before, after), *opened)
    told = _act_events(before, seat, action)
    if now.turned > was.turned:
        told.append(event("event-vip-turned", card=now.dealt.rest[now.turned - 1].text))
    if isinstance(after, Playing):
        return (*told, *_contract_events(now), *opened)
    if after.phase == "over":
        told.append(event("event-thrown-in"))
    elif after.phase == "trump" != before.phase:
        told.append(event("event-trump-asked", after.turn))
    return tuple(told)


def _is_open(position: Settling | Playing) -> bool:
    return isinstance(position, Playing) and lies_open(position.terms.kind, position.won)


def _act_events(before: Settling, seat: Seat, action: Action) -> list[Event]:
    if isinstance(action, Ace | King):
        return [event("event-ace-called", seat, card=card_called(before.terms.dealt.game.pack, action).text)]
    if isinstance(action, Discard):
        return [Event("event-cat-laid", seat, (), ((seat, (("card", words_of(action)),)),))]
    if action in {TAKE, TURN}:
        return [event("event-vip-taken" if action is TAKE else "event-vip-refused", seat)]
    return [] if before.phase == "cat" else [spoken_event(seat, action)]


def _contract_events(contract: Contract) -> list[Event]:
    """The cards taken from the cat, which only who took them sees, and the contract."""
    told, name, seat = [], contract.bid.name if contract.bid else "", contract.exchanger
    if seat is not None and contract.laid:
        own = (("cards", cards_to_text(contract.taken)),)
        told = [Event("event-cat-taken", seat, (("count", len(contract.laid)),), ((seat, own),))]
    if contract.trump:
        return [*told, event("event-ace-contract", contract.declarer, contract=name, suit=contract.trump)]
    return [*told, event("event-ace-contract-no-trump", contract.declarer, contract=name)]
