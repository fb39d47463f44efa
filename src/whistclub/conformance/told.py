"""What each seat was told of a deal, stated from the rules of each game and from nothing else.

Two worlds are alike to a seat when these values are equal. Views, events and samples are judged by them and are
never asked. Acts are in seat order where they were hidden. The games' own are in `known`.
"""

from whistclub.cards.card import Card
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import SeenAct
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, Viewer, clockwise_from, left_of

Told = tuple[object, ...]


def dealt_to(deal: Deal, dealer: Seat, seat: Seat) -> frozenset[Card]:
    """The cards a seat of four was dealt, one at a time from the dealer's left."""
    place = clockwise_from(left_of(dealer)).index(seat)
    return frozenset(deal.pack[place::4])


def own_cards(trace: Trace, viewer: Viewer) -> frozenset[Card]:
    """The cards that the viewer was dealt; none for a spectator."""
    return frozenset() if viewer is None else dealt_to(trace.deal, trace.setting.dealer, viewer)


def told_openly(trace: Trace, viewer: Viewer) -> Told:
    """Four hands, nothing turned, every act open: setting, cards in play, own hand, acts."""
    return trace.setting, frozenset(trace.deal.pack), own_cards(trace, viewer), trace.acts


def every_act_known(trace: Trace, _: Viewer) -> tuple[SeenAct, ...]:
    """Every act: none is hidden."""
    return trace.acts


def told_with_turned(trace: Trace, viewer: Viewer) -> Told:
    """The same, and the dealer's last card, which is turned."""
    return *told_openly(trace, viewer), trace.deal.pack[-1]
