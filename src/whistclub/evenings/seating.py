"""Seatings: who sits at which table in a round, and who sits out."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NewType

import msgspec

from whistclub.rules.seats import FOUR, Seat

Player = NewType("Player", int)
"""A player's number in the evening, from 1. A substitute or a bot that plays on for a player has the player's
number.
"""

Side = Literal[0, 1]
"""A side of a table: 0 for the first pair, N and S; 1 for the second, E and W."""


class Pair(msgspec.Struct, frozen=True):
    """Two partners: the *up* and the *down* of a pair."""

    up: Player
    down: Player

    def __iter__(self) -> Iterator[Player]:
        return iter((self.up, self.down))


class TableSeats(msgspec.Struct, frozen=True):
    """The four at a table: the first pair sits N and S, the second E and W; the up of each has N and E."""

    first: Pair
    second: Pair

    @property
    def pairs(self) -> tuple[Pair, Pair]:
        """Both pairs, by side."""
        return (self.first, self.second)

    @property
    def players(self) -> tuple[Player, Player, Player, Player]:
        """The players by seat: N, E, S, W."""
        return (self.first.up, self.second.up, self.first.down, self.second.down)

    def seat_of(self, player: Player) -> Seat | None:
        """The player's seat, None if the player sits elsewhere."""
        return FOUR[self.players.index(player)] if player in self.players else None


class Seating(msgspec.Struct, frozen=True):
    """The seating of a round: the tables, the highest first (table 1 is `tables[0]`), and the players who sit out."""

    tables: tuple[TableSeats, ...]
    out: tuple[Player, ...] = ()

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, table by table and seat by seat, then those who sit out."""
        return (*(player for table in self.tables for player in table.players), *self.out)


def seatings_of(rounds: Sequence[Sequence[int]]) -> tuple[Seating, ...]:
    """The seatings of rounds of player numbers, four a table in the order N, E, S, W. Who is in other rounds only sits
    out.
    """
    everybody = {number for seats in rounds for number in seats}
    return tuple(
        Seating(tables_of(list(map(Player, seats))), tuple(map(Player, sorted(everybody.difference(seats)))))
        for seats in rounds
    )


def table_of(players: Iterable[Player]) -> TableSeats:
    """The table of four players in the order N, E, S, W."""
    north, east, south, west = players
    return TableSeats(Pair(north, south), Pair(east, west))


def tables_of(players: Sequence[Player]) -> tuple[TableSeats, ...]:
    """The tables of these players, four a table in the order N, E, S, W."""
    return tuple(table_of(players[start : start + 4]) for start in range(0, len(players), 4))
