"""The partner evening: pairs move as in the ladder and never split."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.evenings.formats.base import BaseFormat, winners
from whistclub.evenings.formats.ladder import climbed, harm_at_top, ladder_feeders
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import Player, TableSeats


class Partner(BaseFormat, frozen=True):
    """The ladder of pairs that stay."""

    key: ClassVar[str] = "partner"
    keeps_pairs: ClassVar[bool] = True

    def bounds_of_format(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """Pairs stay, but for those of whom one sits out alone."""
        return (reason("evening-bounds-partner-odd" if players % 2 else "evening-bounds-partner"),)

    def moved(
        self, tables: Sequence[TableSeats], played: Sequence[PlayedRound], seed: bytes
    ) -> tuple[TableSeats, ...]:
        """Winners up, losers down."""
        return tuple(climbed(tables, winners(played[-1], self.measure, len(tables))))

    def harm(self, last: PlayedRound) -> Mapping[Player, int]:
        """The pairs that meet at the top come last in the rota."""
        return harm_at_top(last)

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """The tables next to this one; at the ends, the table itself and the one next to it."""
        return ladder_feeders(table, tables)
