"""The semi-partner drive: the winners stay a pair and meet the two that arrive."""

from collections.abc import Sequence
from typing import ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.evenings.formats.base import BaseFormat, winners
from whistclub.evenings.formats.progressive import drive_feeders, driven
from whistclub.evenings.results import Measure, PlayedRound
from whistclub.evenings.seating import TableSeats


class SemiPartner(BaseFormat, frozen=True):
    """The drive in which the winners of a table stay together."""

    key: ClassVar[str] = "semi_partner"
    measure: ClassVar[Measure] = "drive_tricks"

    def bounds_of_format(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """Only the losers part; at two tables not even they."""
        return (
            reason("evening-bounds-semi-partner" if players >= 12 else "evening-bounds-semi-partner-two"),
        )

    def moved(
        self, tables: Sequence[TableSeats], played: Sequence[PlayedRound], seed: bytes
    ) -> tuple[TableSeats, ...]:
        """The winners meet those who arrive."""
        return tuple(
            TableSeats(won, new)
            for won, new in driven(tables, winners(played[-1], self.measure, len(tables)))
        )

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """The table itself and its neighbours round the ends."""
        return drive_feeders(table, tables)
