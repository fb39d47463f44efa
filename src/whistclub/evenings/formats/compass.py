"""The compass: North and South stay, East and West go one table on each round; every table plays the same deals."""

from collections.abc import Sequence
from typing import ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.evenings.formats.base import BaseFormat
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import TableSeats


class Compass(BaseFormat, frozen=True):
    """A duplicate evening of two lines of pairs.

    Those who move go from table 1 to 2 and so on, from the last to the first, and meet all of the other line in as many
    rounds as there are tables. A longer evening goes on in the same way, and pairs meet again in the order in which
    they first met. No table is skipped, since no boards travel: all tables of a round play the same deals.
    """

    key: ClassVar[str] = "compass"
    keeps_pairs: ClassVar[bool] = True

    def bounds_of_format(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """The number of pairs of the other line that each pair meets, if nobody sits out."""
        if players % 4:
            return (reason("evening-bounds-compass-out"),)
        tables = players // 4
        if rounds > tables:
            most = -(-rounds // tables)
            return (reason("evening-bounds-compass-again", met=tables, pairs=tables, most=most),)
        if rounds == tables:
            return (reason("evening-bounds-compass-all", pairs=tables),)
        return (reason("evening-bounds-compass", met=rounds, pairs=tables),)

    def moved(
        self, tables: Sequence[TableSeats], played: Sequence[PlayedRound], seed: bytes
    ) -> tuple[TableSeats, ...]:
        """East and West one table on."""
        return tuple(
            TableSeats(table.first, tables[number - 1].second) for number, table in enumerate(tables)
        )

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """None: no result decides who goes where."""
        return ()
