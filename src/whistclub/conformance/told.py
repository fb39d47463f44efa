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


def dealt_to(deal: Deal, dealer: Seat, seat: Seat, seats: int = 4) -> frozenset[Card]:
    """The cards a seat was dealt of a whole pack, one at a time from the dealer's left."""
    place = clockwise_from(left_of(dealer, seats), seats).index(seat)
    return frozenset(deal.pack[place::seats])


def own_cards(trace: Trace, viewer: Viewer) -> frozenset[Card]:
    """The cards that the viewer was dealt; none for a spectator."""
    return (
        frozenset()
        if viewer is None
        else dealt_to(trace.deal, trace.setting.dealer, viewer, trace.game.seats)
    )


def told_openly(trace: Trace, viewer: Viewer) -> Told:
    """The whole pack dealt, nothing turned, every act open: setting, cards in play, own hand, acts."""
    return trace.setting, frozenset(trace.deal.pack), own_cards(trace, viewer), trace.acts


def every_act_known(trace: Trace, _: Viewer) -> tuple[SeenAct, ...]:
    """Every act: none is hidden."""
    return trace.acts


def told_by_the_game(trace: Trace, viewer: Viewer) -> Told:
    """For a game of which nothing else is known: what its opening tells everybody, and the acts as its views have them.

    The kit then finds what views, refusals and samples give away beyond that; it takes the game's word for the acts.
    """
    first, game = trace.positions[0], trace.game
    hand = frozenset() if viewer is None else frozenset(game.view(first, viewer).hand)
    opened = tuple((one.kind, one.seat, one.public) for one in game.opening(first))
    return trace.setting, frozenset(trace.deal.pack), hand, opened, acts_by_the_game(trace, viewer)


def acts_by_the_game(trace: Trace, viewer: Viewer) -> tuple[SeenAct, ...]:
    """The acts as the game's own view has them."""
    acts: tuple[SeenAct, ...] = trace.game.view(trace.last, viewer).acts
    return acts


def told_with_turned(trace: Trace, viewer: Viewer) -> Told:
    """The same, and the dealer's last card, which is turned."""
    return *told_openly(trace, viewer), trace.deal.pack[-1]
