"""The part that the formats share: the first seating, the rota, and the move by the results of the last round."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from whistclub.cards.errors import BadSeating, Reason, reason
from whistclub.evenings.parts import NO_PARTS, Parts, evened, in_pairs, last_ones
from whistclub.evenings.results import Measure, PlayedRound, winner
from whistclub.evenings.rota import fit, fit_parts, partners_now, tables_of, times_out
from whistclub.evenings.seating import Pair, Player, Seating, Side, TableSeats


class BaseFormat(msgspec.Struct, frozen=True):
    """A movement by `moved`, which each format writes; the other methods serve all of them."""

    key: ClassVar[str]
    measure: ClassVar[Measure] = "points"
    keeps_pairs: ClassVar[bool] = False
    least_tables: ClassVar[int] = 2
    parts_from: ClassVar[int | None] = None
    """The index of the first table where nobody keeps a partner; None if there is no such table."""

    def bounds(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """The bounds of the format, and how many sit out; for too few players, that they are."""
        if players < 4 * self.least_tables:
            return (too_few(players, self.least_tables),)
        return (*self.bounds_of_format(players, rounds), *bounds_of_rota(players))

    def first_seating(
        self, players: Sequence[Player], rounds: int, seed: bytes, parts: Parts = NO_PARTS
    ) -> Seating:
        """The players in this order, four a table; ladies and gents each in this order."""
        check_enough(players, self.least_tables)
        out = last_ones(players, len(players) % 4, parts)
        seated = [player for player in players if player not in out]
        pairs = (
            in_pairs(seated, evened(seated, parts, parts, None))
            if parts
            else zip(seated[::2], seated[1::2], strict=True)
        )
        return Seating(tables_of([Pair(up, down) for up, down in pairs]), out)

    def next_seating(
        self,
        played: Sequence[PlayedRound],
        players: Sequence[Player],
        rounds: int,
        seed: bytes,
        parts: Parts = NO_PARTS,
    ) -> Seating:
        """The last seating, fitted to the players and moved. New tables begin at the bottom."""
        check_enough(players, self.least_tables)
        last = played[-1].seating
        if parts:
            fitted = fit_parts(played, players, parts, seed, self.harm(played[-1]))
        else:
            fitted = self._fitted(played, players, seed)
        staying = min(len(last.tables), len(fitted.tables))
        moved = self.moved(fitted.tables[:staying], played, seed)
        if (parts or staying < len(last.tables)) and self.parts_from is not None:
            moved = _mixed(moved, last, self.parts_from)
        return Seating((*moved, *fitted.tables[staying:]), fitted.out)

    def _fitted(self, played: Sequence[PlayedRound], players: Sequence[Player], seed: bytes) -> Seating:
        return fit(
            played[-1].seating,
            players,
            times_out((one.seating for one in played), players) if len(players) % 4 else {},
            seed,
            len(played) + 1,
            partners=partners_now(played, players) if self.keeps_pairs else None,
            harm=self.harm(played[-1]),
        )

    def bounds_of_format(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """The bounds that the format keeps with so many players, who are enough for it."""
        raise NotImplementedError

    def moved(
        self, tables: Sequence[TableSeats], played: Sequence[PlayedRound], seed: bytes
    ) -> tuple[TableSeats, ...]:
        """The tables after the move. `tables` are the first ones of the last round, with those in them who play on."""
        raise NotImplementedError

    def harm(self, last: PlayedRound) -> Mapping[Player, int]:
        """The harm that is done to the format if a player sits out, above zero; it is read from the feeders of table
        1.
        """
        return {}


def winners(last: PlayedRound, measure: Measure, tables: int) -> list[Side]:
    """The winning sides of the first tables. Raises BadSeating for a level one."""
    found = []
    for number, result in enumerate(last.results[:tables], start=1):
        side = winner(result, measure)
        if side is None:
            raise BadSeating(reason("evening-table-level", table=number))
        found.append(side)
    return found


def check_enough(players: Sequence[Player], least_tables: int) -> None:
    """Raises BadSeating for fewer players than this number of tables needs, or for one who is named twice."""
    if len(set(players)) < len(players):
        raise BadSeating(reason("evening-player-twice"))
    if len(players) < 4 * least_tables:
        raise BadSeating(too_few(len(players), least_tables))


def too_few(players: int, least_tables: int) -> Reason:
    """The reason that so many players do not fill this number of tables."""
    return reason("evening-format-too-few", players=players, least=4 * least_tables)


def bounds_of_rota(players: int) -> tuple[Reason, ...]:
    """The number of people who sit out in each round, if any."""
    return (reason("evening-bounds-out", count=players % 4),) if players % 4 else ()


def _mixed(tables: Sequence[TableSeats], last: Seating, start: int) -> tuple[TableSeats, ...]:
    """The tables with the downs changed where two who changed their places would be partners again."""
    before = {frozenset(pair) for table in last.tables for pair in table.pairs}
    mixed = [
        TableSeats(Pair(table.first.up, table.second.down), Pair(table.second.up, table.first.down))
        if any(frozenset(pair) in before for pair in table.pairs)
        else table
        for table in tables[start:]
    ]
    return (*tables[:start], *mixed)
