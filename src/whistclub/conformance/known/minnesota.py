"""The test kit's knowledge of the Minnesota Whist family."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.card import Card
from whistclub.conformance.dealt import whole_pack
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told, own_cards
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Exchange, Lay, SeenAct
from whistclub.rules.seats import Seat, Viewer, clockwise_from, left_of, partner_of


def told(trace: Trace, viewer: Viewer) -> Told:
    """Bid cards up to the first High from the dealer's left, own lay and exchange; of the others only that they
    acted.
    """
    gifts = {seat: action for seat, action in trace.acts if isinstance(action, Exchange)}
    taken = None
    if viewer is not None and viewer in gifts:
        taken = gifts.get(partner_of(viewer))
    return (
        trace.setting,
        frozenset(trace.deal.pack),
        own_cards(trace, viewer, whole_pack),
        known_acts(trace, viewer),
        taken,
    )


def known_acts(trace: Trace, viewer: Viewer) -> tuple[SeenAct, ...]:
    """Every act as this viewer was told it: None where only that the seat acted."""
    lays = {seat: action for seat, action in trace.acts if isinstance(action, Lay)}
    reached = reached_lays(trace.game.options.colours, lays, trace.setting.dealer) if lays else ()
    return tuple(
        (seat, action if _is_known(seat, action, viewer, reached) else None) for seat, action in trace.acts
    )


def _is_known(seat: Seat, action: object, viewer: Viewer, reached: Sequence[Seat]) -> bool:
    if isinstance(action, Lay):
        return seat == viewer or seat in reached
    return seat == viewer or not isinstance(action, Exchange)


def reached_lays(colours: str, lays: dict[Seat, Lay], dealer: Seat) -> tuple[Seat, ...]:
    """The seats whose bid cards the reveal reaches: clockwise from the dealer's left to the first High."""
    reached: list[Seat] = []
    if len(lays) < 4:
        return ()
    for seat in clockwise_from(left_of(dealer)):
        reached.append(seat)
        if is_high(colours, lays[seat].cards):
            break
    return tuple(reached)


def is_high(colours: str, cards: tuple[Card, ...]) -> bool:
    """One card of the High colour, or two of the other."""
    black = cards[0].suits in {"C", "S"}
    high_colour = black if colours == "black_high" else not black
    return high_colour if len(cards) == 1 else not high_colour


KNOWLEDGE: Final = Knowledge(told, known_acts=known_acts, one_side_scores=True)
