"""What an act brought about, told once: who may take it back and what is said of it ask for the same events."""

from typing import Any, Final

from whistclub.rules.actions import Action
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event

_LAST: Final[list[tuple[Any, Any, tuple[Event, ...]]]] = [(None, None, ())]
"""The last act told of: the position before it, the act as its seat's, and the events."""


def narrated(game: Game, before: Any, seat: Seat, action: Action, after: Any = None) -> tuple[Event, ...]:
    """The events of the act, for all viewers; `after` is the position it led to, where it is at hand."""
    act = action.by_seat[seat]
    position, told, events = _LAST[0]
    if position is before and told is act:
        return events
    events = game.narrate(before, seat, action, before.play(seat, action) if after is None else after)
    _LAST[0] = before, act, events
    return events
