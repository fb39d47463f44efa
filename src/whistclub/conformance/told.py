"""What each seat was told, stated from the rules of each game and from nothing else.

Two worlds are alike to a seat when these values are equal. Views, events and samples are judged by them and are
never asked. Acts are in seat order where they were hidden.
"""

from collections.abc import Sequence

from whistclub.cards.card import Card
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Call, Exchange, Lay, Play, SeenAct
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, Viewer, clockwise_from, left_of, partner_of

Told = tuple[object, ...]


def dealt_to(deal: Deal, dealer: Seat, seat: Seat) -> frozenset[Card]:
    """The cards a seat of four was dealt, one at a time from the dealer's left."""
    place = clockwise_from(left_of(dealer)).index(seat)
    return frozenset(deal.pack[place::4])


def _own(trace: Trace, viewer: Viewer) -> frozenset[Card]:
    return frozenset() if viewer is None else dealt_to(trace.deal, trace.setting.dealer, viewer)


def told_openly(trace: Trace, viewer: Viewer) -> Told:
    """Four hands, nothing turned, every act open: setting, cards in play, own hand, acts."""
    return trace.setting, frozenset(trace.deal.pack), _own(trace, viewer), trace.acts


def told_whist(trace: Trace, viewer: Viewer) -> Told:
    """Besides, the dealer's last card, which is turned."""
    return *told_openly(trace, viewer), trace.deal.pack[-1]


def told_solo(trace: Trace, viewer: Viewer) -> Told:
    """As in Whist; an open misere lays down the declarer's hand once the first trick is complete."""
    calls = [act for act in trace.acts if isinstance(act[1], Call) and act[1].text != "call pass"]
    plays = sum(isinstance(action, Play) for _, action in trace.acts)
    opened: frozenset[Card] = frozenset()
    if plays >= 4 and calls[-1][1].text == "call misere_ouverte":
        opened = dealt_to(trace.deal, trace.setting.dealer, calls[-1][0])
    return *told_whist(trace, viewer), opened


def told_minnesota(trace: Trace, viewer: Viewer) -> Told:
    """Bid cards up to the first High from the dealer's left, own lay and exchange; of the others' only that they acted."""
    gifts = {seat: action for seat, action in trace.acts if isinstance(action, Exchange)}
    taken = None
    if viewer is not None and viewer in gifts:
        taken = gifts.get(partner_of(viewer))
    return trace.setting, frozenset(trace.deal.pack), _own(trace, viewer), known_acts(trace, viewer), taken


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
