"""Wishes at an individual evening: people who are kept apart, and people who stay at a table."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from whistclub.evenings.seating import Player, Seating, TableSeats, table_of


class Apart(msgspec.Struct, frozen=True):
    """Two who are never partners or, `at_tables`, never at one table."""

    one: Player
    other: Player
    at_tables: bool = False


class Wishes(msgspec.Struct, frozen=True):
    """The wishes of an evening, as they are since so many rounds: who is kept apart, and the table, from 1, at which
    somebody always sits N.
    """

    apart: tuple[Apart, ...] = ()
    stays: tuple[tuple[Player, int], ...] = ()
    since: int = 0

    def __bool__(self) -> bool:
        return bool(self.apart or self.stays)

    def of(self, names: Mapping[Player, Player]) -> "Wishes":
        """The wishes of those who are named, by their other names."""
        apart = tuple(
            Apart(names[pair.one], names[pair.other], pair.at_tables)
            for pair in self.apart
            if pair.one in names and pair.other in names
        )
        return Wishes(apart, tuple((names[one], at) for one, at in self.stays if one in names), self.since)

    def pairs(self) -> Iterator[Apart]:
        """All who are kept apart: two who stay at tables of their own never meet either."""
        yield from self.apart
        for number, (one, _) in enumerate(self.stays):
            yield from (Apart(one, other, at_tables=True) for other, _ in self.stays[:number])


NO_WISHES = Wishes()


def broken(seatings: Sequence[Seating], wishes: Wishes) -> int:
    """The number of times that two are together against their wish."""
    return _broken(_together(seatings), list(wishes.pairs()), {})


def relabelled(seatings: Sequence[Seating], wishes: Wishes) -> tuple[Seating, ...]:
    """The same plan with other people in the places, so that as few as can be found are together against their wish."""
    players, pairs = sorted(seatings[0].players), list(wishes.pairs())
    together, at = _together(seatings), {player: player for player in players}
    least = _broken(together, pairs, at)
    for pair in pairs * 2:
        for one, other in [(one, other) for one in (pair.one, pair.other) for other in players]:
            tried = {**at, one: at[other], other: at[one]}
            if (now := _broken(together, pairs, tried)) < least:
                at, least = tried, now
    return _renamed(seatings, at)


_Together = Counter[tuple[Player, Player, bool]]
"""The rounds that two are partners, and with `True` those that they are at one table."""


def _together(seatings: Sequence[Seating]) -> _Together:
    found: _Together = Counter()
    for table in (table for one in seatings for table in one.tables):
        found.update((*pair, False) for up, down in table.pairs for pair in ((up, down), (down, up)))
        found.update((one, other, True) for one in table.players for other in table.players)
    return found


def _broken(together: _Together, pairs: Sequence[Apart], at: Mapping[Player, Player]) -> int:
    """The same of a plan in which each player has the place of another one."""
    return sum(
        together[at.get(pair.one, pair.one), at.get(pair.other, pair.other), pair.at_tables] for pair in pairs
    )


def _renamed(seatings: Sequence[Seating], at: Mapping[Player, Player]) -> tuple[Seating, ...]:
    who = {place: player for player, place in at.items()}
    return tuple(
        Seating(
            tuple(table_of(who[one] for one in table.players) for table in seating.tables),
            tuple(who[one] for one in seating.out),
        )
        for seating in seatings
    )


def settled(seating: Seating, wishes: Wishes) -> Seating:
    """The same tables in another order, and turned, so that whoever stays at a table sits N there."""
    tables = list(seating.tables)
    for player, number in wishes.stays:
        now = next((at for at, table in enumerate(tables) if player in table.players), None)
        if now is None or number > len(tables):
            continue
        tables[now], tables[number - 1] = tables[number - 1], _turned(tables[now], player)
    return Seating(tuple(tables), seating.out)


def _turned(table: TableSeats, player: Player) -> TableSeats:
    seat = table.players.index(player)
    return table_of((*table.players[seat:], *table.players[:seat]))
