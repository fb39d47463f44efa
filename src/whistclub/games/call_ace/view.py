"""The view of a viewer of Call-ace Whist, its moment, and worlds that viewer cannot tell from the real one."""

from itertools import repeat
from random import Random

from whistclub.cards.card import Card
from whistclub.cards.pack import Pack
from whistclub.games.base import GameBase
from whistclub.games.call_ace.contracts import BIDS, PASS, Contract, lies_open
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.games.call_ace.play import TAKE, Playing, Settling, aces_of
from whistclub.rules.actions import Discard
from whistclub.rules.deal import Deal, cards_dealt
from whistclub.rules.moment import Aim, Moment, Note, Pile, Said, Tag, contract_label, said
from whistclub.rules.pile_exchange import Exchanged, PileExchange, sample_exchange
from whistclub.rules.seats import FOUR, Seat, Viewer
from whistclub.rules.seen import common_fields
from whistclub.rules.tricks import cannot_hold, plays_among, split_tricks
from whistclub.rules.unseen import acts_of_world, known_hands
from whistclub.rules.values import View, World


class CallAceView(View, frozen=True, kw_only=True):
    """A view of Call-ace Whist.

    `contract` is the standing bid, then the contract; `holders` are those whom the viewer knows to undertake it, and
    `is_alone` says that they know of no partner to come. `called` is the card called, `turned` are the cards of the
    cat turned up, `namer` is the seat that a halve leaves trump to. The exchanger alone knows the cards `taken`.
    """

    phase: str
    contract: str = ""
    holders: tuple[Seat, ...] = ()
    is_alone: bool = False
    called: Card | None = None
    turned: tuple[Card, ...] = ()
    namer: Seat | None = None
    exchanger: Seat | None = None
    taken: tuple[Card, ...] = ()
    cat: int = 0
    won: tuple[int, ...] = (0, 0, 0, 0)


def view_of(game: GameBase[CallAceOptions], position: Settling | Playing, viewer: Viewer) -> CallAceView:
    """All that the viewer was ever told: own hand, what lies open, the trick, and every act but cards laid unseen."""
    contract, is_played = position.terms, isinstance(position, Playing)
    dealt, bid = contract.dealt, contract.bid
    phase = "play" if position.to_act() else "over"
    if isinstance(position, Settling):
        phase, bid = position.phase, bid or position.auction.bid
    is_halve = contract.kind == "halve" and contract.called is not None
    played = [card for _, card in plays_among(position.acts)]
    holders, is_alone = _holders(contract, played, viewer, is_open=is_halve)
    return CallAceView(
        **common_fields(game, dealt.deal, dealt.setting, position, viewer),
        shown=_open_cards(position) if isinstance(position, Playing) else (),
        trump=contract.trump,
        phase=phase,
        contract="" if bid is None else bid.name,
        holders=holders,
        is_alone=is_alone,
        called=contract.called,
        turned=dealt.rest[: contract.turned],
        namer=contract.side[-1] if is_halve else None,
        exchanger=contract.exchanger,
        taken=contract.taken if is_played and viewer == contract.exchanger else (),
        cat=len(dealt.rest),
    )


def _holders(
    contract: Contract, played: list[Card], viewer: Viewer, *, is_open: bool
) -> tuple[tuple[Seat, ...], bool]:
    """Those whom the viewer knows to be on the declaring side, and whether nobody can be added."""
    called, side = contract.called, contract.side
    if called is None:
        is_sol = contract.bid is not None and contract.bid.is_sol
        return side, is_sol
    own = 0 if viewer is None else contract.dealt.hands[viewer]
    taken = contract.taken if viewer == contract.exchanger else ()
    is_known = (
        is_open or called.bit & own or called in (*played, *contract.dealt.rest[: contract.turned], *taken)
    )
    return (side, len(side) == 1) if is_known else (side[:1], False)


def _open_cards(play: Playing) -> tuple[tuple[Seat, Card], ...]:
    """The cards that everybody knows a seat to hold: an open hand, and those turned up and then taken."""
    contract, pack, seat = play.terms, play.terms.dealt.game.pack, play.terms.exchanger
    if seat is None:
        return ()
    known = pack.full if lies_open(contract.kind, play.won) else pack.mask(contract.taken[: contract.turned])
    return tuple((seat, card) for card in pack.iterate(play.hand_of(seat) & known))


def sample_world(game: GameBase[CallAceOptions], view: CallAceView, rng: Random) -> World:
    """Uniform over the deals and the cards laid that agree with all that is told."""
    drawn = _drawn(view, game.pack, rng)
    while not _fits(view, game.pack, drawn):
        drawn = _drawn(view, game.pack, rng)
    deal = Deal((*cards_dealt(game.pack, drawn.hands, view.setting.dealer), *drawn.pile))
    return World(deal, acts_of_world(view, drawn.laid))


def _fits(view: CallAceView, pack: Pack, drawn: Exchanged) -> bool:
    """True if these hands allow the card called, and leave trump of a halve to who named it."""
    if view.called is None:
        return True
    declarer, has_king = view.holders[0], view.called.text.endswith("K")
    if has_king == bool(aces_of(pack) & ~drawn.hands[declarer]):
        return False
    holder = next((seat for seat in FOUR if drawn.hands[seat] & view.called.bit), declarer)
    return view.namer in {None, holder}


def _drawn(view: CallAceView, pack: Pack, rng: Random) -> Exchanged:
    """Hands and cat as the cards shown, played and not followed allow."""
    tricks = split_tricks(list(plays_among(view.acts)), repeat(4))
    known = known_hands(view, pack)
    barred, called = list(cannot_hold(tricks)), 0 if view.called is None else view.called.bit
    for trick in tricks:
        for seat, card in trick[1:]:
            # Whoever has the called card plays it when its suit is led.
            barred[seat] |= called & trick[0][1].shares & ~card.bit
    if view.namer is not None and view.namer not in view.holders[:1]:
        known[view.namer] |= called
    if view.called is not None and view.called.text.endswith("K"):
        for seat in FOUR:
            barred[seat] |= 0 if seat == view.holders[0] else aces_of(pack)
    hidden = [(seat, action) for seat, action in view.acts if action is None or isinstance(action, Discard)]
    own = tuple(action.parts[0] for _, action in hidden if action is not None)
    told = PileExchange(
        size=view.cat,
        seat=view.exchanger,
        laid=len(hidden),
        taken=len(hidden) if view.phase in {"play", "over"} else 0,
        own_laid=own,
        own_taken=view.taken,
        turned=view.turned,
        never_laid=called,
    )
    return sample_exchange(pack, pack.mask(view.short_pack) or pack.full, known, barred, told, rng)


_BY_NAME = {bid.name: bid for bid in BIDS.values()}
_PHASES = ("auction", "ace", "trump", "vip", "cat")


def moment_of(game: GameBase[CallAceOptions], view: CallAceView) -> Moment:
    """The contract, who undertakes it as far as the viewer knows, the card called, and the cat."""
    bid, size = _BY_NAME.get(view.contract), len(view.short_pack or game.stock.cards) // 4
    playing = view.phase == "play" and bid is not None
    laid = sum(action is None or isinstance(action, Discard) for _, action in view.acts)
    moving = view.exchanger if view.phase == "cat" else None
    left = view.turned[laid if moving is None else 0 :]
    called = () if view.called is None else (view.called,)
    tags = [Tag(view.holders[0], said("tag-ace-called"), called)] if called else []
    tags += [Tag(seat, said("tag-ace-partner")) for seat in view.holders[1:]]
    aims = (Aim(view.holders, min(bid.tricks, size)),) if bid and playing and view.holders else ()
    return Moment(
        phase=view.phase,
        label=contract_label(said("label-call", contract=view.contract), view.holders[:1], view.trump)
        if playing
        else None,
        guide=_guide(view),
        ask=_ask(view),
        contract=view.contract or ("thrown_in" if view.phase == "over" else ""),
        holders=view.holders,
        notes=tuple(_notes(view)),
        tags=tuple(tags),
        aims=aims,
        open_hands=view.holders[:1] if playing and lies_open(view.contract, view.won) else (),
        dealt=tuple(size - (laid if seat == moving else 0) for seat in FOUR),
        tricks=view.won,
        piles=(Pile("kitty", left, view.cat - len(left), "cat"),) if view.cat else (),
    )


def _ask(view: CallAceView) -> Said | None:
    """The standing bid, or the card to be called."""
    if view.phase == "ace" and view.legal:
        return said(f"ask-ace-{view.legal[0].verb}")
    return (
        said("ask-ace-standing", contract=view.contract)
        if view.phase == "auction" and view.contract
        else None
    )


def _guide(view: CallAceView) -> Said:
    """The sentence of the phase; in the play the viewer's part, which a card played does not change."""
    if view.phase in _PHASES or not view.holders:
        return said("guide-auction" if view.phase in {"auction", "over"} else f"guide-ace-{view.phase}")
    bid = _BY_NAME[view.contract]
    what = "sol" if bid.is_sol else "tricks"
    is_theirs = view.viewer in view.holders
    who = "declarer" if view.viewer == view.holders[0] else "partner" if is_theirs else "against"
    return said(f"guide-ace-{what}-{who}", count=bid.tricks)


def _notes(view: CallAceView) -> list[Note]:
    """The meaning of passing and taking before the play."""
    notes = []
    if TAKE in view.legal:
        suit = view.turned[-1].suits
        notes = [Note(TAKE.text, said("note-take-suit", suit=suit) if suit else said("note-take-no-trump"))]
    if PASS in view.legal and view.phase == "cat":
        notes.append(Note(PASS.text, said("note-pass-cat")))
    return notes
