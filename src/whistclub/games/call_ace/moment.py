"""The moments of Call-ace Whist."""

from whistclub.games.base import GameBase
from whistclub.games.call_ace.bids import BIDS, PASS
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.games.call_ace.settling import TAKE
from whistclub.games.call_ace.view import CallAceView, lies_open
from whistclub.rules.actions import Discard
from whistclub.rules.moment import Aim, Moment, Note, Pile, Said, Tag, contract_label, said
from whistclub.rules.seats import FOUR

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
        ask=said("ask-ace-standing", contract=view.contract) if view.phase == "auction" and bid else None,
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
