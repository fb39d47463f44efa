"""The test kit's knowledge of Bid Whist."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.conformance.dealt import Layout, dealt_by, one_at_a_time, round_the_table
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told, own_cards
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import SeenAct
from whistclub.rules.seats import Seat, Viewer

_NAMED: Final = {"before_kitty": 5, "after_kitty": 4}
"""The number of acts after which the kitty is taken up: four calls, and the naming where that comes first."""


def layout(trace: Trace) -> Layout:
    """A card fewer each than could be dealt; the others are the kitty."""
    seats, cards = round_the_table(trace), len(trace.deal.pack)
    each = cards // len(seats) - 1
    return Layout(hands=one_at_a_time(seats, each, len(seats)), kitty=tuple(range(each * len(seats), cards)))


def taker(trace: Trace, place: int) -> Seat | None:
    """The last to call something, once the kitty is theirs."""
    called = [seat for seat, act in trace.acts[:4] if act.text != "call pass"]
    return called[-1] if called and place >= _NAMED[trace.game.options.naming] else None


def known_acts(trace: Trace, viewer: Viewer) -> tuple[SeenAct, ...]:
    """All but the cards that somebody else laid away."""
    return tuple((seat, act if seat == viewer or act.verb != "discard" else None) for seat, act in trace.acts)


def told(trace: Trace, viewer: Viewer) -> Told:
    """The setting, the pack, the own hand and acts; the kitty to who takes it up, to all where it is sported."""
    seat = taker(trace, len(trace.acts))
    sees = seat is not None and (viewer == seat or trace.game.options.kitty == "sported")
    kitty = dealt_by(layout(trace), trace.deal).kitty if sees else None
    own = own_cards(trace, viewer, layout)
    return trace.setting, frozenset(trace.deal.pack), own, known_acts(trace, viewer), kitty


def held(trace: Trace, place: int, seat: Seat) -> tuple[frozenset[Card], ...]:
    """The hand dealt, with the kitty once it is taken up, less what was laid away and played."""
    dealt = dealt_by(layout(trace), trace.deal)
    cards = dealt.hands[seat] | (dealt.kitty if taker(trace, place) == seat else frozenset())
    gone = {
        act.parts[0] for who, act in trace.acts[:place] if who == seat and act.verb in {"discard", "play"}
    }
    return (cards - gone,)


KNOWLEDGE: Final = Knowledge(told, known_acts=known_acts, one_side_scores=True, layout=layout, held=held)
