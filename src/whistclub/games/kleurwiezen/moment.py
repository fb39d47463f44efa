"""The moments of Kleurwiezen, and its words for the terminal and the browser."""

from collections.abc import Iterator
from typing import Final

from whistclub.games.kleurwiezen.auction import ACCEPT, AVOIDED, rank_of
from whistclub.games.kleurwiezen.contracts import AVOIDING, LADDER
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.games.kleurwiezen.view import KleurwiezenView, lies_open
from whistclub.rules.actions import Action
from whistclub.rules.moment import Aim, Label, Moment, Note, Outline, Said, said
from whistclub.rules.profile import BrowserTexts, Sentences, Texts
from whistclub.rules.seats import seat_letter

_CONFIRMED: Final = ("call misere_ouverte", *(f"call 13 {suit}" for suit in "SCDH"))


def moment_of(view: KleurwiezenView, options: KleurwiezenOptions, dealt: tuple[int, ...]) -> Moment:
    """The standing bid or the contract, with who holds it."""
    is_calling, playing = view.phase == "auction", view.phase == "play"
    is_alone = view.standing in AVOIDING
    parties = tuple((seat,) for seat in view.holders) if is_alone else (view.holders,)
    return Moment(
        phase=view.phase,
        label=_label(view) if playing else None,
        guide=_guide(view),
        ask=_ask(view) if view.legal and is_calling else None,
        contract=view.standing or ("thrown_in" if view.phase == "over" else ""),
        holders=view.holders,
        notes=tuple(_notes(view, options)) if is_calling else (),
        aims=tuple(Aim(party, view.undertaken) for party in parties) if playing else (),
        open_hands=view.holders if lies_open(view.standing, view.won) else (),
        dealt=dealt,
        tricks=view.won,
    )


def outline_of(options: KleurwiezenOptions) -> Outline:
    """The calls to be confirmed, and the number of deals where it is agreed."""
    deals = options.deals if isinstance(options.deals, int) else 0
    goal = said("sheet-deals", count=deals) if deals else None
    return Outline(confirmed=_CONFIRMED, answers=(("accept", "propose"),), goal=goal, deals=deals)


def _label(view: KleurwiezenView) -> Label:
    seats = " ".join(seat_letter(seat, 4) for seat in view.holders)
    more = said("label-trump", suit=view.suit) if view.suit else said("label-no-trump")
    title = (
        said("label-proposal") if view.standing == "propose" else said("label-call", contract=view.standing)
    )
    return Label(title, said("label-seats", seats=seats), more)


def _ask(view: KleurwiezenView) -> Said:
    if not view.standing:
        return said("ask-no-call-yet")
    seat = seat_letter(view.holders[0], 4)
    if view.standing == "propose" and len(view.holders) == 1:
        return said("ask-kleurwiezen-asks", seat=seat, suit=view.suit)
    if view.suit:
        return said(
            "ask-kleurwiezen-standing",
            seat=seat,
            contract=view.standing,
            tricks=view.undertaken,
            suit=view.suit,
        )
    return said("ask-standing", seat=seat, contract=view.standing)


def _guide(view: KleurwiezenView) -> Said:
    if view.phase == "auction" or not view.standing:
        return said("guide-auction")
    is_mine = view.viewer in view.holders
    if view.standing == "piccolo":
        return said("guide-piccolo-yours" if is_mine else "guide-piccolo-against")
    if not view.undertaken:
        return said("guide-no-trick-yours" if is_mine else "guide-no-trick-against")
    return said("guide-solo-yours" if is_mine else "guide-solo-against", count=view.undertaken)


def _notes(view: KleurwiezenView, options: KleurwiezenOptions) -> Iterator[Note]:
    """The undertaking of a number of a suit, and whose proposal is accepted."""
    for act in view.legal:
        if act.number is not None:
            yield Note(act.text, said(f"note-kleurwiezen-{_kind_of(act, options)}"))
        elif act is ACCEPT:
            yield Note(act.text, said("note-accept", seat=seat_letter(view.holders[0], 4)))


def _kind_of(act: Action, options: KleurwiezenOptions) -> str:
    """The word of a call, or what its number and suit undertake."""
    rank = _rank_of(act, options) if act.number else None
    return (str(act.parts[0]) if rank is None else LADDER[rank].kind).replace("_", "-")


def _rank_of(act: Action, options: KleurwiezenOptions) -> int | None:
    """The rank of a call that has one whatever was bid before."""
    if act.number is None:
        return AVOIDED.get(str(act.parts[0]))
    number, suit = act.parts
    return rank_of(number, suit, options)


def _primer(_: KleurwiezenOptions) -> Sentences:
    return said("app-primer-kleurwiezen"), said("app-primer-trump"), said("app-primer-trick")


def _short_primer(_: KleurwiezenOptions) -> Sentences:
    return (said("line-primer-kleurwiezen"),)


def _explain(act: Action, _: Moment, options: KleurwiezenOptions) -> Sentences:
    """The undertaking of a call, and what one opponent pays for it."""
    told = said(f"line-explain-kleurwiezen-{_kind_of(act, options)}")
    rank = _rank_of(act, options)
    if rank is None:
        return (told,)
    pay = LADDER[rank].steps if options.scoring == "steps" else LADDER[rank].small
    return told, said("line-worth-kleurwiezen", count=pay)


TEXTS: Final = Texts(primer=_primer, short_primer=_short_primer, explain=_explain, home="app-home-four")
BROWSER: Final = BrowserTexts(pictures=("HA", "SA", "DA"), tag="client-four-players")
