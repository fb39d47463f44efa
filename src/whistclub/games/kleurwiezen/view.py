"""The view of a viewer of Kleurwiezen, worlds that viewer cannot tell from the real one, and the events told."""

from random import Random
from typing import Literal

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.french import FRENCH
from whistclub.games.kleurwiezen.auction import ACCEPT, LONE, PASS, RAISE
from whistclub.games.kleurwiezen.contracts import LADDER, Contract, troel_of
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.games.kleurwiezen.play import Calling, KleurwiezenPosition, Playing
from whistclub.rules.actions import Action
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.seats import Seat, Viewer, seat_letter
from whistclub.rules.unseen import sample_hands
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


def view_of(position: KleurwiezenPosition, viewer: Viewer) -> KleurwiezenView:
    """All that the viewer was ever told: own hand, the cards of a troel, open hands, the trick, and every act."""
    dealt, playing, acting = position.dealt, isinstance(position, Playing), tuple(position.to_act())
    hand_of = position.hand_of if isinstance(position, Playing) else dealt.hands.__getitem__
    kind, suit, side, tricks = _standing(position)
    troel = dealt.troel.shown if dealt.troel else ()
    shown = {one: None for one in troel if one[1].bit & hand_of(one[0])}
    if isinstance(position, Playing) and lies_open(kind, position.won):
        shown |= {(seat, card): None for seat in side for card in FRENCH.iterate(hand_of(seat))}
    return KleurwiezenView(
        viewer=viewer,
        setting=dealt.setting,
        to_act=acting,
        legal=() if viewer is None else position.legal(viewer),
        acts=position.acts,
        short_pack=() if len(dealt.deal.pack) == len(FRENCH.cards) else tuple(sorted(dealt.deal.pack)),
        hand=() if viewer is None else FRENCH.members(hand_of(viewer)),
        shown=tuple(shown),
        trick=position.on_table if isinstance(position, Playing) else (),
        trump=suit if playing else "",
        phase=("play" if playing else "auction") if acting else "over",
        standing=kind,
        suit=suit,
        holders=side,
        undertaken=tricks,
        won=position.won if isinstance(position, Playing) else (0, 0, 0, 0),
        troel=troel,
    )


def _standing(position: KleurwiezenPosition) -> tuple[str, str, tuple[Seat, ...], int]:
    """Kind, suit, holders and tricks of the contract, or of the standing bid."""
    if isinstance(position, Playing):
        contract = position.contract
        return contract.kind, contract.trump, contract.side, contract.undertaken
    bid, troel = position.auction.bid, position.dealt.troel
    if bid is None:
        return "", "", (), 0
    rung = LADDER[bid.rank]
    return rung.kind, bid.suit, bid.holders, troel.tricks if troel and rung.kind == "troel" else rung.tricks


def lies_open(kind: str, won: tuple[int, ...]) -> bool:
    """True if the hands of those who play lie open to all: once the first trick is complete."""
    return kind == "misere_ouverte" and any(won)


def sample_world(view: KleurwiezenView, options: KleurwiezenOptions, rng: Random) -> World:
    """Uniform over the deals of the cards unseen that agree with what is shown and with the troel told, or with none.

    Drawn again until it does: that takes few tries, since three aces in a hand are rare, and a troel's cards are shown.
    """
    while True:
        hands = sample_hands(view, FRENCH, rng)
        troel = troel_of(hands, options)
        if (troel.shown if troel else ()) == view.troel:
            break
    deal = deal_of_hands(FRENCH, hands, view.setting.dealer)
    return World(deal, tuple((seat, action) for seat, action in view.acts if action))


def opening_events(position: Calling) -> tuple[Event, ...]:
    """Hands, and a troel."""
    troel, hands = position.dealt.troel, dealt_hands(FRENCH, position.dealt.hands)
    if troel is None:
        return hands
    own, partner = cards_to_text(tuple(card for _, card in troel.shown[:-1])), seat_letter(troel.side[1], 4)
    card, tricks = troel.card.text, troel.tricks
    seat = troel.side[0]
    told = event("event-kleurwiezen-troel", seat, cards=own, partner=partner, card=card, tricks=tricks)
    return (*hands, told)


def events_of(
    before: KleurwiezenPosition, seat: Seat, action: Action, after: KleurwiezenPosition
) -> tuple[Event, ...]:
    """The act, and what follows from it at once: a trick taken, hands laid open, the contract, the deal's end."""
    if isinstance(before, Playing) and isinstance(after, Playing):
        return (*card_events(before, seat, action), *trick_events(before, after), *_laid_open(before, after))
    if action is PASS:
        told = event("event-passed", seat)
    elif action is ACCEPT:
        told = event("event-accepted", seat)
    else:
        told = event("event-called", seat, call=" ".join(map(str, action.parts)))
    if isinstance(after, Playing):
        return told, _contract_event(after.contract)
    if after.to_act():
        tricks, suit = _standing(after)[3], _standing(after)[1]
        now = event("event-kleurwiezen-now", seat, tricks=tricks, suit=suit)
        return (told, now) if action in {LONE, RAISE} else (told,)
    return told, event("event-thrown-in")


def _contract_event(contract: Contract) -> Event:
    seats, kind = " ".join(seat_letter(seat, 4) for seat in contract.side), contract.kind
    tricks, suit = contract.undertaken, contract.trump
    if not suit:
        return event("event-kleurwiezen-no-trump", seats=seats, contract=kind)
    return event("event-kleurwiezen-contract", seats=seats, contract=kind, tricks=tricks, suit=suit)


def _laid_open(before: Playing, after: Playing) -> tuple[Event, ...]:
    kind = before.contract.kind
    if lies_open(kind, before.won) or not lies_open(kind, after.won):
        return ()
    hands = [(seat, cards_to_text(FRENCH.members(after.hand_of(seat)))) for seat in before.contract.side]
    return tuple(event("event-hand-open", seat, cards=cards) for seat, cards in hands)
