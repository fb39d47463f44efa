"""The progressive drive: winners stay, the losers part to both neighbours, and everyone changes partners."""

from collections.abc import Sequence
from typing import ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.evenings.formats.base import BaseFormat, winners
from whistclub.evenings.results import Measure, PlayedRound
from whistclub.evenings.seating import Pair, Side, TableSeats


class Progressive(BaseFormat, frozen=True):
    """The drive in which the winners' down changes places with the down that arrives."""

    key: ClassVar[str] = "progressive"
    measure: ClassVar[Measure] = "drive_tricks"
    parts_from: ClassVar[int | None] = 0

    def bounds_of_format(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """Nobody keeps a partner."""
        return (reason("evening-bounds-progressive"),)

    def moved(
        self, tables: Sequence[TableSeats], played: Sequence[PlayedRound], seed: bytes
    ) -> tuple[TableSeats, ...]:
        """The winners meet those who arrive, and the downs change places."""
        met = driven(tables, winners(played[-1], self.measure, len(tables)))
        return tuple(TableSeats(Pair(won.up, new.down), Pair(new.up, won.down)) for won, new in met)

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """The table itself and its neighbours round the ends."""
        return drive_feeders(table, tables)


def driven(tables: Sequence[TableSeats], sides: Sequence[Side]) -> list[tuple[Pair, Pair]]:
    """By table the winners, who stay, and the two who arrive: the up of the losers one table below, the down of those
    one above.
    """
    lost = [table.pairs[1 - side] for table, side in zip(tables, sides, strict=True)]
    return [
        (table.pairs[side], Pair(lost[(number + 1) % len(tables)].up, lost[number - 1].down))
        for number, (table, side) in enumerate(zip(tables, sides, strict=True))
    ]


def drive_feeders(table: int, tables: int) -> tuple[int, ...]:
    """The table itself and its neighbours round the ends, in order."""
    return tuple(sorted({(table - 2) % tables + 1, table, table % tables + 1}))
