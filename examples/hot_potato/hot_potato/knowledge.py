"""The knowledge that the test kit needs of Hot Potato, stated again from its rules."""

from typing import Final

from whistclub.conformance import Knowledge
from whistclub.conformance.trace import Trace
from whistclub.rules.deal import four_hands
from whistclub.rules.seats import Viewer


def told(trace: Trace, viewer: Viewer) -> tuple[object, ...]:
    """All that a seat was told: the setting, the cards in play, its own hand, and every act."""
    hand = None if viewer is None else four_hands(trace.deal, trace.setting.dealer)[viewer]
    return trace.setting, frozenset(trace.deal.pack), hand, trace.acts


KNOWLEDGE: Final = Knowledge(told=told, one_side_scores=True)
