"""The knowledge each seat has of a deal, stated from the rules of each game and from nothing else.

Two worlds are alike to a seat when these values are equal. Views, events and samples are judged by them and are
never asked. Acts are in seat order where they were hidden. The games' own are in `known`.
"""

from collections.abc import Callable

from whistclub.cards.card import Card
from whistclub.conformance.dealt import LayoutOf, dealt_by
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import SeenAct
from whistclub.rules.seats import Viewer

Told = tuple[object, ...]


def own_cards(trace: Trace, viewer: Viewer, layout: LayoutOf) -> frozenset[Card]:
    """The cards that the viewer was dealt; none for a spectator."""
    return frozenset() if viewer is None else dealt_by(layout(trace), trace.deal).hands[viewer]


def told_openly(layout: LayoutOf) -> Callable[[Trace, Viewer], Told]:
    """All that is told where every act is open: setting, cards in play, own hand, the cards turned at the start,
    acts.
    """

    def told(trace: Trace, viewer: Viewer) -> Told:
        turned = dealt_by(layout(trace), trace.deal).turned
        own = own_cards(trace, viewer, layout)
        return trace.setting, frozenset(trace.deal.pack), own, turned, trace.acts

    return told


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
