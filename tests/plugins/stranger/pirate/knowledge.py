"""The knowledge that the test kit needs of Pirate, stated again from its rules."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.conformance import Knowledge
from whistclub.conformance.dealt import Layout, dealt_by, one_at_a_time, round_the_table
from whistclub.conformance.seat_knowledge import Told, own_cards
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Play, SeenAct
from whistclub.rules.seats import Seat, Viewer


def layout(trace: Trace) -> Layout:
    """Equal hands, and a chest of half a hand at least."""
    seats, cards = round_the_table(trace), len(trace.deal.pack)
    each = cards * 2 // (len(seats) * 2 + 1)
    return Layout(hands=one_at_a_time(seats, each, len(seats)), kitty=tuple(range(each * len(seats), cards)))


def known_acts(trace: Trace, viewer: Viewer) -> tuple[SeenAct, ...]:
    """All but the cards that somebody else put away."""
    return tuple((seat, act if seat == viewer or act.verb != "put" else None) for seat, act in trace.acts)


def captain(trace: Trace, place: int) -> Seat | None:
    """The captain once all have called; None before."""
    seats = len(round_the_table(trace))
    called = [seat for seat, act in trace.acts[:seats] if act.verb == "undertake"]
    return called[-1] if place >= seats else None


def told(trace: Trace, viewer: Viewer) -> Told:
    """The setting, the pack, one's own hand, acts, and the chest to the captain."""
    takes = viewer is not None and captain(trace, len(trace.acts)) == viewer
    chest = dealt_by(layout(trace), trace.deal).kitty if takes else None
    own = own_cards(trace, viewer, layout)
    return trace.setting, frozenset(trace.deal.pack), own, known_acts(trace, viewer), chest


def held(trace: Trace, place: int, seat: Seat) -> tuple[frozenset[Card], ...]:
    """The hand dealt, with the chest once it is taken, less what was put and played."""
    dealt = dealt_by(layout(trace), trace.deal)
    cards = dealt.hands[seat] | (dealt.kitty if captain(trace, place) == seat else frozenset())
    gone = {act.parts[0] for who, act in trace.acts[:place] if who == seat and act.verb in {"put", Play.verb}}
    return (cards - gone,)


KNOWLEDGE: Final = Knowledge(told=told, known_acts=known_acts, layout=layout, held=held, zero_sum=False)
