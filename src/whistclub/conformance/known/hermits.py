"""The test kit's knowledge of Hermits Whist."""

from typing import Final

from whistclub.conformance.dealt import passage
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told
from whistclub.conformance.solitaires import Custom, told_passage
from whistclub.conformance.trace import Trace
from whistclub.games.hermits.play import Declare
from whistclub.rules.seats import Viewer


def custom(trace: Trace) -> Custom:
    """Hermits Whist: wilds stay as the passage before left them; the dummy waits only for a declaration."""
    options, carry = trace.game.options, trace.setting.carry
    lasts = options.no_trump_lasts == "game"
    waits_for = Declare if options.declare else None
    return Custom(
        carry.wilds_turned,
        no_trump=carry.no_trump,
        after=options.twiddle == "gongor",
        lasts=lasts,
        waits_for=waits_for,
    )


def told(trace: Trace, viewer: Viewer) -> Told:
    """Own cards hand by hand, the dummy's cards and the wilds turned so far, every act."""
    return told_passage(trace, viewer, custom(trace))


KNOWLEDGE: Final = Knowledge(told, custom=custom, layout=passage)
