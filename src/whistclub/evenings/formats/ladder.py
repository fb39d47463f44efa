"""The ladder: winners go one table up, losers one down; below the top pairs that meet split."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Literal

from whistclub.cards.errors import Reason, reason
from whistclub.evenings.formats.base import BaseFormat, winners
from whistclub.evenings.results import PlayedRound, winner
from whistclub.evenings.seating import Pair, Player, Side, TableSeats
from whistclub.rules.chance import Stream

Pairing = Literal["first_first", "random", "fewest_repeats"]
"""The way in which pairs that meet below the top split."""

Split = Callable[[int, Pair, Pair], TableSeats]
"""Makes the table of this number of the pair from the higher table and the one from the lower."""


class Ladder(BaseFormat, frozen=True):
    """The ladder of the source. `pairing` says which of the two ways to split is taken."""

    key: ClassVar[str] = "ladder"
    parts_from: ClassVar[int | None] = 1
    pairing: Pairing = "first_first"

    def bounds_of_format(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """Partners part below the top."""
        if self.pairing == "random":
            return (reason("evening-bounds-ladder"), reason("evening-bounds-random"))
        if self.pairing == "fewest_repeats":
            return (reason("evening-bounds-ladder"), reason("evening-bounds-repeats"))
        return (reason("evening-bounds-ladder"),)

    def moved(
        self, tables: Sequence[TableSeats], played: Sequence[PlayedRound], seed: bytes
    ) -> tuple[TableSeats, ...]:
        """Winners up, losers down, and split below the top."""
        split = self._split(played, seed)
        top, *below = climbed(tables, winners(played[-1], self.measure, len(tables)))
        return (top, *(split(number, *table.pairs) for number, table in enumerate(below, start=2)))

    def harm(self, last: PlayedRound) -> Mapping[Player, int]:
        """The winners of the first two tables meet unchanged at the top."""
        return harm_at_top(last)

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """The tables next to this one; at the ends, the table itself and the one next to it."""
        return ladder_feeders(table, tables)

    def _split(self, played: Sequence[PlayedRound], seed: bytes) -> Split:
        if self.pairing == "random":
            bits = Stream(seed, f"evening/pairing/{len(played) + 1}")
            return lambda _, higher, lower: (
                _crossed(higher, lower) if bits.below(2) else _straight(higher, lower)
            )
        if self.pairing == "fewest_repeats":
            counts = _times_partners(played)
            return lambda _, higher, lower: _least(counts, higher, lower)
        return lambda _, higher, lower: _straight(higher, lower)


def climbed(tables: Sequence[TableSeats], sides: Sequence[Side]) -> list[TableSeats]:
    """The pairs that meet when winners go one table up and losers one down, the pair from the higher table first."""
    up = [table.pairs[side] for table, side in zip(tables, sides, strict=True)]
    down = [table.pairs[1 - side] for table, side in zip(tables, sides, strict=True)]
    middle = [TableSeats(higher, lower) for higher, lower in zip(down, up[2:], strict=False)]
    return [TableSeats(up[0], up[1]), *middle, TableSeats(down[-2], down[-1])]


def ladder_feeders(table: int, tables: int) -> tuple[int, ...]:
    """The tables from which pairs come to this one."""
    return (max(table - 1, 1), min(table + 1, tables))


def harm_at_top(last: PlayedRound) -> dict[Player, int]:
    """The people of the first two tables, and more so their winners by points."""
    harm = {}
    for table, result in zip(last.seating.tables[:2], last.results[:2], strict=True):
        side = winner(result, "points")
        for number, pair in enumerate(table.pairs):
            harm.update(dict.fromkeys(pair, 2 if number == side else 1))
    return harm


def _straight(higher: Pair, lower: Pair) -> TableSeats:
    return TableSeats(Pair(higher.up, lower.up), Pair(higher.down, lower.down))


def _crossed(higher: Pair, lower: Pair) -> TableSeats:
    return TableSeats(Pair(higher.up, lower.down), Pair(higher.down, lower.up))


def _times_partners(played: Sequence[PlayedRound]) -> dict[frozenset[Player], int]:
    counts: dict[frozenset[Player], int] = {}
    for one in played:
        for table in one.seating.tables:
            for pair in table.pairs:
                both = frozenset(pair)
                counts[both] = counts.get(both, 0) + 1
    return counts


def _least(counts: Mapping[frozenset[Player], int], higher: Pair, lower: Pair) -> TableSeats:
    """The way with fewer repeated partners; of equal ones the default."""
    ways = (_straight(higher, lower), _crossed(higher, lower))
    return min(ways, key=lambda way: sum(counts.get(frozenset(pair), 0) for pair in way.pairs))
