"""The knowledge that the test kit needs of Oh Hell, stated again from its rules."""

from typing import Final

from whistclub.conformance import Knowledge
from whistclub.conformance.dealt import Layout, round_the_table, some_each
from whistclub.conformance.seat_knowledge import told_openly
from whistclub.conformance.trace import Trace


def layout(trace: Trace) -> Layout:
    """So many cards each as the deal's number says, the next one turned, the rest undealt."""
    options, number = trace.game.options, trace.setting.number
    down = number <= options.cards and options.hands != "up"
    wanted = options.cards + 1 - number if down else number
    if options.hands == "down_and_up" and not down:
        wanted = number + 1 - options.cards
    seats = round_the_table(trace)
    return some_each(trace, seats, min(wanted, (len(trace.deal.pack) - 1) // len(seats)))


KNOWLEDGE: Final = Knowledge(told_openly(layout), layout=layout)
