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
        """The first rows of the guest's list, and those around their own."""
        place = self.places.get(guest)
        if place is None:
            return self.rows[:first]
        rows = [row for row in self.rows if row.direction == self.rows[place].direction]
        place = rows.index(self.rows[place])
        start = max(first, place - around)
        return (*rows[:first], *rows[start : max(start, place + around + 1)])
