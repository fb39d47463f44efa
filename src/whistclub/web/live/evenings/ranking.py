"""The standings and prizes of an evening as they are shown."""

import msgspec

from whistclub.web.wire import evening as wire


class Ranking(msgspec.Struct, frozen=True):
    """The standings with the keys of their columns, and the prizes; both empty before the first result."""

    keys: tuple[str, ...] = ()
    rows: tuple[wire.StandingRow, ...] = ()
    prizes: tuple[wire.Prize, ...] = ()
    places: dict[int, int] = {}

    def row_of(self, guest: int) -> wire.StandingRow | None:
        """The guest's row, None if they have none."""
        place = self.places.get(guest)
        return None if place is None else self.rows[place]

    def near(self, guest: int, first: int, around: int) -> tuple[wire.StandingRow, ...]:
        """The first rows, and those around the guest's own."""
        place = self.places.get(guest)
        if place is None:
            return self.rows[:first]
        start = max(first, place - around)
        return self.rows[:first] + self.rows[start : max(start, place + around + 1)]
