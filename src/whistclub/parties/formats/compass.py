"""The compass: North and South stay, East and West go one table on each round; every table plays the same deals."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.parties.formats.base import BaseFormat
from whistclub.parties.results import PlayedRound
from whistclub.parties.seating import TableSeats


class Compass(BaseFormat, frozen=True):
    """A duplicate evening of two lines of pairs.

    Those who move go from table 1 to 2 and so on, from the last to the first. With an even number of tables they go two on, once,
    after half as many rounds as there are tables; two tables are too few to leave one out. When an evening has more rounds than a
    pair has opponents to meet, it goes on in the same way and pairs meet again in the order in which they first met.
    """

    key: ClassVar[str] = "compass"
    keeps_pairs: ClassVar[bool] = True

    def bounds_of_format(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """The number of pairs of the other line that each pair meets, if nobody sits out."""
        if players % 4:
            return (reason("party-bounds-compass-out"),)
        tables = players // 4
        met = self._meetings(tables, rounds)
        most = max(met.values())
        if most > 1:
            return (reason("party-bounds-compass-again", met=len(met), pairs=tables, most=most),)
        if len(met) == tables:
            return (reason("party-bounds-compass-all", pairs=tables),)
        return (reason("party-bounds-compass", met=len(met), pairs=tables),)

    def moved(
        self, tables: Sequence[TableSeats], played: Sequence[PlayedRound], seed: bytes
    ) -> tuple[TableSeats, ...]:
        """East and West one table on, or two at half way."""
        step = _step(len(tables), len(played))
        return tuple(
            TableSeats(table.first, tables[number - step].second) for number, table in enumerate(tables)
        )

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """None: no result decides who goes where."""
        return ()

    def _meetings(self, tables: int, rounds: int) -> Counter[int]:
        """The times that a pair meets each pair of the other line, by how far that pair sat from it at first."""
        far = 0
        met = Counter([far])
        for played in range(1, rounds):
            far = (far + _step(tables, played)) % tables
            met[far] += 1
        return met


def _step(tables: int, played: int) -> int:
    """The number of tables that East and West go on after so many rounds."""
    skips = tables > 2 and tables % 2 == 0 and played == tables // 2
    return 2 if skips else 1
