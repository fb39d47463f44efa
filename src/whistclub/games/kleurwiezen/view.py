"""The view of a viewer of Kleurwiezen, worlds that viewer cannot tell from the real one, and the events told."""

from random import Random
from typing import Literal

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.games.kleurwiezen.auction import ACCEPT, LONE, PASS, RAISE
from whistclub.games.kleurwiezen.contracts import LADDER, troel_of
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.games.kleurwiezen.play import Calling, Dealt, KleurwiezenPosition, Playing
from whistclub.rules.actions import Action
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.events import card_events, dealt_hands, hands_open, trick_events
from whistclub.rules.seats import Seat, Viewer, seat_letter, seat_letters
from whistclub.rules.seen import common_fields
from whistclub.rules.unseen import acts_of_world, sample_hands
from whistclub.rules.values import Event, View, World, event


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
    playing, dealt = isinstance(position, Playing), _dealt(position)
    kind, suit, side, tricks = _standing(position)
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
        undertaken=tricks,
        troel=troel,
    )


def _dealt(position: KleurwiezenPosition) -> Dealt:
    return position.terms.dealt if isinstance(position, Playing) else position.terms


def _standing(position: KleurwiezenPosition) -> tuple[str, str, tuple[Seat, ...], int]:
    """Kind, suit, holders and tricks of the contract, or of the standing bid."""
    if isinstance(position, Playing):
        contract = position.terms.contract
        return contract.kind, contract.trump, contract.side, contract.undertaken
    bid, troel = position.auction.bid, position.terms.troel
    if bid is None:
        return "", "", (), 0
    rung = LADDER[bid.rank]
    return rung.kind, bid.suit, bid.holders, troel.tricks if troel and rung.kind == "troel" else rung.tricks


def lies_open(kind: str, won: tuple[int, ...]) -> bool:
    """True if the hands of those who play lie open to all: once the first trick is complete."""
    return kind == "misere_ouverte" and any(won)


def sample_world(game: GameBase[KleurwiezenOptions], view: KleurwiezenView, rng: Random) -> World:
    """Uniform over the deals of the cards unseen that agree with what is shown and with the troel told, or with none.

    Drawn again until it does: that takes few tries, since three aces in a hand are rare, and a troel's cards are shown.
    """
    while True:
        hands = sample_hands(view, FRENCH, rng)
        troel = troel_of(hands, game.options)
        if (troel.shown if troel else ()) == view.troel:
            return World(deal_of_hands(FRENCH, hands, view.setting.dealer), acts_of_world(view))


def opening_events(position: Calling) -> tuple[Event, ...]:
    """Hands, and a troel."""
    hands, troel = dealt_hands(FRENCH, position.terms.hands), position.terms.troel
    if troel is None:
        return hands
    told = event(
        "event-kleurwiezen-troel",
        troel.side[0],
        cards=cards_to_text(tuple(card for _, card in troel.shown[:-1])),
        partner=seat_letter(troel.side[1], 4),
        card=troel.card.text,
        tricks=troel.tricks,
    )
    return (*hands, told)


def events_of(
    before: KleurwiezenPosition, seat: Seat, action: Action, after: KleurwiezenPosition
) -> tuple[Event, ...]:
    """The act, and what follows from it at once: a trick taken, hands laid open, the contract, the deal's end."""
    kind, suit, side, tricks = _standing(after)
    if isinstance(before, Playing) and isinstance(after, Playing):
        is_opened = lies_open(kind, after.won) and not lies_open(kind, before.won)
        opened = hands_open(after, side) if is_opened else ()
        return (*card_events(before, seat, action), *trick_events(before, after), *opened)
    told = event("event-called", seat, call=action.words)
    if action in {PASS, ACCEPT}:
        told = event("event-passed" if action is PASS else "event-accepted", seat)
    seats = seat_letters(side)
    if isinstance(after, Playing) and suit:
        return told, event("event-kleurwiezen-contract", seats=seats, contract=kind, tricks=tricks, suit=suit)
    if isinstance(after, Playing):
        return told, event("event-kleurwiezen-no-trump", seats=seats, contract=kind)
    if not after.to_act():
        return told, event("event-thrown-in")
    now = event("event-kleurwiezen-now", seat, tricks=tricks, suit=suit)
    return (told, now) if action in {LONE, RAISE} else (told,)
