"""The seats around a table as they lie on the screen."""

from typing import Final, Literal

from whistclub.rules.seats import Seat, Viewer

Direction = Literal[
    "own", "lower_left", "left", "upper_left", "opposite", "upper_right", "right", "lower_right"
]

LEFT: Final = frozenset({"lower_left", "left", "upper_left"})
"""The directions whose words stand left of their cards."""

_FOUR: Final[tuple[Direction, ...]] = ("own", "left", "opposite", "right")
_AROUND: Final[dict[int, tuple[Direction, ...]]] = {
    5: ("own", "lower_left", "upper_left", "upper_right", "lower_right"),
    6: ("own", "lower_left", "upper_left", "opposite", "upper_right", "lower_right"),
}
_QUARTERS: Final = {1: (2,), 2: (0, 2), 3: (0, 1, 2)}
"""The quarter of the circle of each seat, clockwise from the North, at tables that are not full."""


def seats_around(viewer: Viewer, seats: int) -> dict[Direction, Seat]:
    """Returns the seats by their direction from the viewer, clockwise; a spectator sits in the first seat.

    One's own cards lie below.
    """
    first = viewer or Seat(0)
    if seats in _AROUND:
        return {way: Seat((first + step) % seats) for step, way in enumerate(_AROUND[seats])}
    quarters = _QUARTERS.get(seats, (0, 1, 2, 3))
    own = quarters[first % len(quarters)]
    return {_FOUR[(quarter - own) % 4]: Seat(seat) for seat, quarter in enumerate(quarters)}
