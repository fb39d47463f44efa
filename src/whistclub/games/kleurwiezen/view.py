"""The view of a viewer of Kleurwiezen, its moment, and worlds that viewer cannot tell from the real one."""

from collections.abc import Iterator
from random import Random
from typing import Final, Literal

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.games.kleurwiezen.auction import ACCEPT, NUMBERS, rank_of
from whistclub.games.kleurwiezen.contracts import AVOIDING, LADDER, SUITS, lies_open, troel_of
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.games.kleurwiezen.play import KleurwiezenPosition, Playing
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.moment import Aim, Moment, Note, Said, contract_label, said
from whistclub.rules.seats import Seat, Viewer, seat_letter
from whistclub.rules.seen import common_fields
from whistclub.rules.unseen import acts_of_world, sample_hands
from whistclub.rules.values import View, World


class KleurwiezenView(View, frozen=True, kw_only=True):
    """A view of Kleurwiezen.

    `standing` is the kind of the standing bid and, after the auction, of the contract (empty without one), `suit` its
    suit; `holders` are those who hold it, `undertaken` its tricks. `troel` has the cards that a troel has shown, with
    their seats, wherever they are now.
    """

    phase: Literal["auction", "play", "over"]
    standing: str = ""
    suit: str = ""
    holders: tuple[Seat, ...] = ()
    undertaken: int = 0
    won: tuple[int, ...] = (0, 0, 0, 0)
    troel: tuple[tuple[Seat, Card], ...] = ()


def view_of(
    game: GameBase[KleurwiezenOptions], position: KleurwiezenPosition, viewer: Viewer
) -> KleurwiezenView:
    """All that the viewer was ever told: own hand, the cards of a troel, open hands, the trick, and every act."""
    playing, dealt, contract = isinstance(position, Playing), position.terms.dealt, position.terms.contract
    kind, side, suit = contract.kind, contract.side, contract.trump
    troel = dealt.troel.shown if dealt.troel else ()
    shown = {one: None for one in troel if one[1].bit & position.hand_of(one[0])}
    if lies_open(kind, position.won):
        shown |= {(seat, card): None for seat in side for card in FRENCH.iterate(position.hand_of(seat))}
    return KleurwiezenView(
        **common_fields(game, dealt.deal, dealt.setting, position, viewer),
        shown=tuple(shown),
        trump=suit if playing else "",
        phase=("play" if playing else "auction") if position.to_act() else "over",
        standing=kind,
        suit=suit,
        holders=side,
        undertaken=contract.undertaken,
        troel=troel,
    )


def sample_world(game: GameBase[KleurwiezenOptions], view: KleurwiezenView, rng: Random) -> World:
    """Uniform over the deals of the cards unseen that agree with what is shown and with the troel told, or with none.

    Drawn again until it does: that takes few tries, since three aces in a hand are rare, and a troel's cards are shown.
    """
    while True:
        hands = sample_hands(view, FRENCH, rng)
        troel = troel_of(hands, game.options)
        if (troel.shown if troel else ()) == view.troel:
            return World(deal_of_hands(FRENCH, hands, view.setting.dealer), acts_of_world(view))


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
