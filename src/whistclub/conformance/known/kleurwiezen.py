"""The test kit's knowledge of Kleurwiezen."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.conformance.dealt import dealt_by, whole_pack
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told, told_openly
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Call, Play
from whistclub.rules.seats import Viewer

_TOLD: Final = told_openly(whole_pack)
_ACES: Final = frozenset(card for card in FRENCH.cards if card.text[-1] == "A")


def told(trace: Trace, viewer: Viewer) -> Told:
    """Who has a troel with which cards, or that nobody has; an open misère lays down the hands of all who play it once
    the first trick is complete.
    """
    hands = dealt_by(whole_pack(trace), trace.deal).hands
    return *_TOLD(trace, viewer), _troel(trace, hands), _opened(trace, hands)


def _troel(trace: Trace, hands: tuple[frozenset[Card], ...]) -> object:
    options = trace.game.options
    if not options.troel or not frozenset(trace.deal.pack) >= _ACES:
        return None
    for seat, hand in enumerate(hands):
        aces = hand & _ACES
        if len(aces) == 3:
            (fourth,) = _ACES - aces
            return seat, aces, _holder(hands, fourth), fourth
        if len(aces) == 4 and options.troela != "none":
            missing = [card for card in trace.deal.pack if card.suits == "H" and card not in hand]
            if not missing:
                return None
            highest = max(missing)
            above = frozenset(card for card in hand if card.suits == "H" and card > highest)
            return seat, aces | above, _holder(hands, highest), highest
    return None


def _holder(hands: tuple[frozenset[Card], ...], card: Card) -> int:
    return next(seat for seat, hand in enumerate(hands) if card in hand)


def _opened(trace: Trace, hands: tuple[frozenset[Card], ...]) -> object:
    if sum(isinstance(action, Play) for _, action in trace.acts) < 4:
        return ()
    calls = [
        (seat, act.text) for seat, act in trace.acts if isinstance(act, Call) and act.text != "call pass"
    ]
    if not calls or calls[-1][1] != "call misere_ouverte":
        return ()
    return tuple((seat, hands[seat]) for seat, text in calls if text == "call misere_ouverte")


KNOWLEDGE: Final = Knowledge(told, zero_sum=True)
