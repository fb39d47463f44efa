"""The moments of Kleurwiezen."""

from collections.abc import Iterator
from typing import Final

from whistclub.games.base import GameBase
from whistclub.games.kleurwiezen.auction import ACCEPT, NUMBERS, rank_of
from whistclub.games.kleurwiezen.contracts import AVOIDING, LADDER, SUITS
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.games.kleurwiezen.view import KleurwiezenView, lies_open
from whistclub.rules.moment import Aim, Moment, Note, Said, contract_label, said
from whistclub.rules.seats import seat_letter

CONFIRMED: Final = ("call misere_ouverte", *(f"call {NUMBERS[-1]} {suit}" for suit in SUITS))
"""The calls that a second word has to confirm."""


def moment_of(game: GameBase[KleurwiezenOptions], view: KleurwiezenView) -> Moment:
    """The standing bid or the contract, with who holds it."""
    is_calling, playing = view.phase == "auction", view.phase == "play"
    is_alone = view.standing in AVOIDING
    parties = tuple((seat,) for seat in view.holders) if is_alone else (view.holders,)
    return Moment(
        phase=view.phase,
        label=contract_label(_title(view), view.holders, view.suit) if playing else None,
        guide=_guide(view),
        ask=_ask(view) if view.legal and is_calling else None,
        contract=view.standing or ("thrown_in" if view.phase == "over" else ""),
        holders=view.holders,
        notes=tuple(_notes(view, game.options)) if is_calling else (),
        aims=tuple(Aim(party, view.undertaken) for party in parties) if playing else (),
        open_hands=view.holders if lies_open(view.standing, view.won) else (),
        dealt=game.dealt_each(view),
        tricks=view.won,
    )


def _title(view: KleurwiezenView) -> Said:
    is_proposal = view.standing == "propose"
    return said("label-proposal") if is_proposal else said("label-call", contract=view.standing)


def _ask(view: KleurwiezenView) -> Said:
    if not view.standing:
        return said("ask-no-call-yet")
    seat, contract, suit = seat_letter(view.holders[0], 4), view.standing, view.suit
    if contract == "propose" and len(view.holders) == 1:
        return said("ask-kleurwiezen-asks", seat=seat, suit=suit)
    if not suit:
        return said("ask-standing", seat=seat, contract=contract)
    return said("ask-kleurwiezen-standing", seat=seat, contract=contract, tricks=view.undertaken, suit=suit)


def _guide(view: KleurwiezenView) -> Said:
    if view.phase == "auction" or not view.standing:
        return said("guide-auction")
    who = "yours" if view.viewer in view.holders else "against"
    if view.standing == "piccolo":
        return said(f"guide-piccolo-{who}")
    return (
        said(f"guide-solo-{who}", count=view.undertaken) if view.undertaken else said(f"guide-no-trick-{who}")
    )


def _notes(view: KleurwiezenView, options: KleurwiezenOptions) -> Iterator[Note]:
    """The undertaking of a number of a suit, and whose proposal is accepted."""
    for act in view.legal:
        if act.number:
            kind = LADDER[rank_of(act.number, act.parts[1], options)].kind
            yield Note(act.text, said(f"note-kleurwiezen-{kind.replace('_', '-')}"))
        elif act is ACCEPT:
            yield Note(act.text, said("note-accept", seat=seat_letter(view.holders[0], 4)))
