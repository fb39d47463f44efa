"""The test kit's knowledge of Solo Whist."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.conformance.dealt import dealt_by, last_turned
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told, told_openly
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Call, Play
from whistclub.rules.seats import Viewer

_TOLD: Final = told_openly(last_turned)


def told(trace: Trace, viewer: Viewer) -> Told:
    """The dealer's last card is turned; an open misere lays down the declarer's hand once the first trick is
    complete.
    """
    calls = [act for act in trace.acts if isinstance(act[1], Call) and act[1].text != "call pass"]
    plays = sum(isinstance(action, Play) for _, action in trace.acts)
    opened: frozenset[Card] = frozenset()
    if plays >= 4 and calls[-1][1].text == "call misere_ouverte":
        opened = dealt_by(last_turned(trace), trace.deal).hands[calls[-1][0]]
    return *_TOLD(trace, viewer), opened


KNOWLEDGE: Final = Knowledge(told, zero_sum=True, layout=last_turned)
