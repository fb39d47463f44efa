"""The figures of each person of one evening."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from whistclub.evenings.balance.meetings import Matrix, Meetings, meetings_of
from whistclub.evenings.seating import Player, Seating

TRUMPS: Final = 4
"""The trumps that come in turn, one a round: hearts, clubs, diamonds, spades."""

MEASURES: Final = (
    "partners",
    "partner_most",
    "opponents",
    "opponent_most",
    "met",
    "tables",
    "climbed",
    "fallen",
    "top",
    "trumps_apart",
    "first_dealer",
    "dealt",
    "out",
)
"""The counts of each person: different partners and the rounds with the commonest of them, opponents likewise,
different people at one's tables; different tables, tables gone up and down, rounds at the first table; rounds of the
trump that one had most often less those of the rarest, rounds in which one dealt first, deals dealt, rounds sat out.
"""

Path = tuple[int | None, ...]
"""The table of a person by round, the highest is 1; None for a round sat out."""


class DealtRound(msgspec.Struct, frozen=True):
    """A round as far as it is drawn: its seating, and by table the seat of the first dealer and the number of deals."""

    seating: Seating
    dealers: tuple[int, ...]
    deals: tuple[int, ...]


def figures_of_people(
    rounds: Sequence[DealtRound], players: int, met: Meetings | None = None
) -> dict[str, tuple[int, ...]]:
    """Each measure by player, player 1 first. `met` are the meetings, where they are counted already."""
    seatings = [one.seating for one in rounds]
    met = meetings_of(seatings, players) if met is None else met
    paths = paths_of(seatings, players)
    together = _sum(met.partners, met.opponents)
    dealt = _dealt(rounds, players)
    by_measure: Mapping[str, Callable[[int], int]] = {
        "partners": lambda one: _different(met.partners[one]),
        "partner_most": lambda one: max(met.partners[one], default=0),
        "opponents": lambda one: _different(met.opponents[one]),
        "opponent_most": lambda one: max(met.opponents[one], default=0),
        "met": lambda one: _different(together[one]),
        "tables": lambda one: len({table for table in paths[one] if table is not None}),
        "climbed": lambda one: _gone(paths[one], -1),
        "fallen": lambda one: _gone(paths[one], 1),
        "top": lambda one: paths[one].count(1),
        "trumps_apart": lambda one: _trumps_apart(paths[one]),
        "first_dealer": lambda one: dealt[one][0],
        "dealt": lambda one: dealt[one][1],
        "out": lambda one: paths[one].count(None),
    }
    return {measure: tuple(map(by_measure[measure], range(players))) for measure in MEASURES}


def paths_of(seatings: Sequence[Seating], players: int) -> tuple[Path, ...]:
    """The path of each player, player 1 first."""
    where = [
        {player: number for number, table in enumerate(one.tables, start=1) for player in table.players}
        for one in seatings
    ]
    return tuple(tuple(one.get(Player(player)) for one in where) for player in range(1, players + 1))


def _different(row: Sequence[int]) -> int:
    return sum(times > 0 for times in row)


def _sum(one: Matrix, other: Matrix) -> Matrix:
    return tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in zip(one, other, strict=True))


def _gone(path: Path, direction: int) -> int:
    """The tables gone in this direction, -1 for up; a round sat out is passed over."""
    sat = [table for table in path if table is not None]
    return sum(max(0, direction * (after - before)) for before, after in pairwise(sat))


def _trumps_apart(path: Path) -> int:
    """The rounds of the trump had most often less those of the trump had least often."""
    had = [0] * min(TRUMPS, len(path))
    for number, table in enumerate(path):
        had[number % TRUMPS] += table is not None
    return max(had) - min(had)


def _dealt(rounds: Sequence[DealtRound], players: int) -> list[tuple[int, int]]:
    """By player the rounds in which they dealt first, and the deals that they dealt; the deal passes to the left."""
    first, every = [0] * players, [0] * players
    for one in rounds:
        for table, dealer, deals in zip(one.seating.tables, one.dealers, one.deals, strict=True):
            first[table.players[dealer] - 1] += 1
            for seat, player in enumerate(table.players):
                every[player - 1] += (deals + 3 - (seat - dealer) % 4) // 4
    return list(zip(first, every, strict=True))
