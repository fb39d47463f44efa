"""The seats around a table as they lie on the screen."""

from typing import Final, Literal

from whistclub.rules.seats import Seat, Viewer

Direction = Literal["own", "left", "opposite", "right"]

_BY_QUARTER: Final[tuple[Direction, ...]] = ("own", "left", "opposite", "right")
_QUARTERS: Final = {1: (2,), 2: (0, 2), 3: (0, 1, 2)}
"""The quarter of the circle of each seat, clockwise from the North, at tables that are not full."""


def seats_around(viewer: Viewer, seats: int) -> dict[Direction, Seat]:
    """Returns the seats by their direction from the viewer, whose own cards lie below; a spectator sits in the first seat.

    Of more than four seats only the first four have a place.
    """
    quarters = _QUARTERS.get(seats, (0, 1, 2, 3))
    own = quarters[(viewer or Seat(0)) % len(quarters)]
    return {_BY_QUARTER[(quarter - own) % 4]: Seat(seat) for seat, quarter in enumerate(quarters)}
