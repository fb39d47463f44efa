"""The events of an act, computed once: undo and the viewers' events ask for the same ones."""

from typing import Final

from whistclub.rules.actions import Action
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event

_cache: Final[list[tuple[Position | None, object, tuple[Event, ...]]]] = [(None, None, ())]
"""The last act narrated: the position before it, the act of its seat, and the events."""


def act_events(
    game: Game, before: Position, seat: Seat, action: Action, after: Position | None = None
) -> tuple[Event, ...]:
    """The events of the act, for all viewers. `after` is the position it led to, where that is known."""
    act = action.by_seat[seat]
    cached_before, cached_act, events = _cache[0]
    # By identity, which costs nothing: positions are never changed in place.
    if cached_before is before and cached_act is act:
        return events
    events = game.narrate(before, seat, action, before.play(seat, action) if after is None else after)
    _cache[0] = before, act, events
    return events
