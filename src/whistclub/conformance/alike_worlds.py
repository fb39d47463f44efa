"""Worlds that a seat cannot tell from the real one, found in two ways: by the game's own `sample`, and by mutation."""

from random import Random
from typing import Any

from whistclub.conformance.knowledge import Knowledge, world_key
from whistclub.conformance.trace import Trace, retrace
from whistclub.rules.actions import Act, Action
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, Viewer

_BOTH = 0.3
"""The share of tries that change cards as well as a hidden act; of the rest each changes one of the two."""


def sampled(trace: Trace, viewer: Seat, rng: Random) -> Trace | None:
    """A world drawn by the game for this seat at the end of the trace; None when its acts are refused."""
    world = trace.game.sample(trace.game.view(trace.last, viewer), rng)
    return retrace(trace.game, trace.setting, world.deal, world.acts)


def mutated(trace: Trace, viewer: Viewer, knowledge: Knowledge, rng: Random, *, hidden: bool) -> Trace | None:
    """One try at a world told the same: two cards change places, or (`hidden`) a hidden act of another seat is redrawn.

    None where the rules refuse it, where it is told differently, or where nothing has changed.
    """
    places = hidden_places(trace, viewer)
    redrawn = rng.choice(places) if hidden and places else None
    deal = trace.deal
    if redrawn is None or rng.random() < _BOTH:
        deal = _two_swapped(deal, rng)
    again = _replayed(trace, deal, viewer, redrawn, rng)
    if again is None or world_key(again, knowledge) == world_key(trace, knowledge):
        return None
    return again if knowledge.told(again, viewer) == knowledge.told(trace, viewer) else None


def hidden_places(trace: Trace, viewer: Viewer) -> list[int]:
    """The acts of other seats made face down."""
    return [place for run in trace.hidden() for place in run if trace.acts[place][0] != viewer]


def hidden_changed(trace: Trace, other: Trace) -> bool:
    """True if a hidden act differs between two worlds told the same."""
    return trace.acts != other.acts


def _two_swapped(deal: Deal, rng: Random) -> Deal:
    cards = [*deal.pack, *deal.side]
    low, high = (0, len(deal.pack)) if not deal.side or rng.random() < 0.5 else (len(deal.pack), len(cards))
    if deal.side and low == 0 and rng.random() < 0.2:
        low, high = len(deal.pack), len(cards)
    one, two = rng.sample(range(low, high), 2)
    cards[one], cards[two] = cards[two], cards[one]
    return Deal(tuple(cards[: len(deal.pack)]), tuple(cards[len(deal.pack) :]))


def _replayed(trace: Trace, deal: Deal, viewer: Viewer, redrawn: int | None, rng: Random) -> Trace | None:
    """The acts on other cards; hidden acts of others that those cards do not allow, and the one chosen, are drawn
    again.
    """
    if deal is trace.deal and redrawn is None:
        return None
    if redrawn is None and not trace.hidden():
        return retrace(trace.game, trace.setting, deal, trace.acts)
    position: Any = trace.game.start(deal, trace.setting)
    positions, acts = [position], list[Act]()
    loose = set(hidden_places(trace, viewer))
    for place, (seat, action) in enumerate(trace.acts):
        legal = position.legal(seat)
        chosen: Action = action
        if place == redrawn or (place in loose and action not in legal):
            others = [one for one in legal if one is not action]
            chosen = rng.choice(others) if others else action
        if chosen not in legal:
            return None
        position = position.play(seat, chosen)
        positions.append(position)
        acts.append((seat, chosen))
    return Trace(trace.game, trace.setting, deal, tuple(acts), tuple(positions))
