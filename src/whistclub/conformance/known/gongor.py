"""The test kit's knowledge of Gongor Whist."""

from typing import Final

from whistclub.conformance.dealt import passage
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told
from whistclub.conformance.solitaires import Custom, told_passage
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Bid
from whistclub.rules.seats import Viewer


def custom(trace: Trace) -> Custom:
    """Gongor Whist: one Ace up, the dummy waits for the bid, twiddle after the card."""
    return Custom(
        1, no_trump=False, after=True, lasts=trace.game.options.no_trump_lasts == "passage", waits_for=Bid
    )


def told(trace: Trace, viewer: Viewer) -> Told:
    """Own cards hand by hand, the dummy's cards and the Aces turned so far, every act."""
    return told_passage(trace, viewer, custom(trace))


KNOWLEDGE: Final = Knowledge(told, custom=custom, layout=passage)
