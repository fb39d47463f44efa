"""Knowledge of Oh Hell for the test kit."""

from typing import Any, Final

from whistclub.conformance.dealt import Layout, dealt_by, round_the_table, some_each
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told, own_cards
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import SeenAct
from whistclub.rules.seats import Viewer


def layout(trace: Trace) -> Layout:
    """So many cards each as the deal's number says, the next one turned for trump, the rest undealt."""
    options, seats = trace.game.options, round_the_table(trace)
    turned = options.trump == "turned"
    most = (len(trace.deal.pack) - turned) // len(seats)
    some = some_each(trace, seats, min(_wanted(options, trace.setting.number), most))
    return some if turned else Layout(hands=some.hands, undealt=some.undealt)


def _wanted(options: Any, number: int) -> int:
    """The cards of a hand as the course of the hands asks for them."""
    cards: int = options.cards
    down, up = range(cards, 0, -1), range(1, cards + 1)
    courses = {"down": [*down], "up": [*up], "down_and_up": [*down, *up[1:]], "up_and_down": [*up, *down[1:]]}
    course: list[int] = courses[options.hands]
    return course[(number - 1) % len(course)]


def known_acts(trace: Trace, viewer: Viewer) -> tuple[SeenAct, ...]:
    """Every act; of bids made at once the own one alone, until all have bid."""
    if trace.game.options.bids == "in_turn" or len(trace.acts) >= trace.game.seats:
        return trace.acts
    return tuple((seat, action if seat == viewer else None) for seat, action in trace.acts)


def told(trace: Trace, viewer: Viewer) -> Told:
    """The setting, the cards in play, the own hand, the card turned, and the acts known."""
    turned = dealt_by(layout(trace), trace.deal).turned
    own = own_cards(trace, viewer, layout)
    return trace.setting, frozenset(trace.deal.pack), own, turned, known_acts(trace, viewer)


KNOWLEDGE: Final = Knowledge(told, known_acts, layout=layout)
