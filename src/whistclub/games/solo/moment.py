"""The moments of Solo Whist."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from whistclub.games.base import GameBase
from whistclub.games.solo.contracts import CONTRACTS, MISERE_OUVERTE, PROPOSAL, THROWN_IN, contract_name
from whistclub.games.solo.options import SoloOptions
from whistclub.games.solo.view import SoloView
from whistclub.rules.moment import Aim, CallTerms, Label, Moment, Note, Pile, Said, contract_label, said
from whistclub.rules.seats import FOUR, Seat, left_of, seat_letter

_NAMES: Final = tuple(str(terms.call.parts[0]) for terms in CONTRACTS)
_OPEN: Final = contract_name(MISERE_OUVERTE)
CONFIRMED: Final = ("call misere_ouverte", "call abondance_declared")
ANSWERS: Final = (("accept", _NAMES[PROPOSAL]),)
_PHASE_GUIDES: Final = {phase: said(f"guide-{phase}") for phase in ("auction", "raise", "trump")}
_CALLING: Final = ("auction", "raise")


def moment_of(game: GameBase[SoloOptions], view: SoloView) -> Moment:
    """The auction with the terms of every call, the contract with who undertakes it, and the card turned."""
    phase, holders, undertaken = view.phase, view.holders, view.undertaken
    is_calling = phase in _CALLING
    playing = phase == "play"
    return Moment(
        phase=phase,
        label=_label(view.standing, holders, view.trump) if playing else None,
        guide=_guide(phase, _who(view), undertaken),
        ask=_ask(view) if view.legal and is_calling else None,
        contract=view.standing or (THROWN_IN if phase == "over" else ""),
        holders=holders,
        notes=tuple(_notes(game, view)) if is_calling else (),
        aims=(Aim(holders, undertaken),) if playing and holders else (),
        open_hands=holders if view.standing == _OPEN and any(view.won) else (),
        dealt=game.dealt_each(view),
        tricks=view.won,
        piles=(Pile("turned", (view.turned,)),) if view.face_up else (),
    )


@cache
def calls_of(scoring: str) -> tuple[CallTerms, ...]:
    """Every contract, lowest first, with its worth to those who make it: to each of a pair, or alone from all three."""
    return tuple(
        CallTerms(name, said(f"terms-{name.replace('_', '-')}"), _worth(level, scoring))
        for level, name in enumerate(_NAMES)
    )


def _worth(level: int, scoring: str) -> Said:
    terms, is_pair = CONTRACTS[level], level == PROPOSAL
    each = terms.each_units if scoring == "units" else terms.each_points
    return said(
        f"worth-{scoring}-each" if is_pair else f"worth-{scoring}", count=each * (1 if is_pair else 3)
    )


def _ask(view: SoloView) -> Said:
    if view.phase == "raise":
        return said("ask-raise", contract=view.standing)
    if not view.standing or not view.holders:
        return said("ask-no-call-yet")
    seat = seat_letter(view.holders[0], len(FOUR))
    if view.standing == _NAMES[PROPOSAL] and len(view.holders) == 1:
        return said("ask-proposes", seat=seat)
    return said("ask-standing", seat=seat, contract=view.standing)


def _notes(game: GameBase[SoloOptions], view: SoloView) -> Iterator[Note]:
    """The meanings that name the turned suit, whose proposal is accepted, or what passing comes to."""
    suit = view.turned.suits
    for act in view.legal:
        if act.text == "call propose":
            yield Note(act.text, said("note-propose", suit=suit))
        elif act.text == "call abondance_in_trumps":
            yield Note(act.text, said("note-abondance-in-trumps", suit=suit))
        elif act.text == "call accept":
            yield Note(act.text, said("note-accept", seat=seat_letter(view.holders[0], len(FOUR))))
        elif act.text == "call pass" and view.phase == "raise":
            yield Note(act.text, said("note-pass-raise"))
        elif act.text == "call pass" and _may_accept_later(game, view):
            yield Note(act.text, said("note-pass-eldest"))


def _may_accept_later(game: GameBase[SoloOptions], view: SoloView) -> bool:
    """True for the first to call, before any bid, where a proposal may be accepted after passing."""
    is_eldest = view.viewer == left_of(view.setting.dealer)
    return is_eldest and not view.standing and game.options.eldest_may_accept != "never"


@lru_cache(maxsize=1024)
def _label(standing: str, holders: tuple[Seat, ...], trump: str) -> Label:
    if not holders:
        return Label(said("label-general-misere"), said("label-nobody-last"))
    title = said("label-proposal") if standing == _NAMES[PROPOSAL] else said("label-call", contract=standing)
    return contract_label(title, holders, trump)


def _who(view: SoloView) -> str:
    """The viewer's part: `yours` for who holds the contract, `against` for the others; empty without one."""
    if not view.standing or not view.holders:
        return ""
    return "yours" if view.viewer in view.holders else "against"


@lru_cache(maxsize=128)
def _guide(phase: str, who: str, undertaken: int) -> Said:
    told = _PHASE_GUIDES.get(phase)
    if told is not None:
        return told
    if not who:
        return said("guide-general-misere")
    return said(f"guide-solo-{who}", count=undertaken) if undertaken else said(f"guide-no-trick-{who}")
