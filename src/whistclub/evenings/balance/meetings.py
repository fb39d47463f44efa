"""A matrix of who met whom in an evening, people by people, and the designs that it may be.

The designs are those of I. Anderson and N. J. Finizio, "Whist tournaments" (Handbook of Combinatorial Designs, second
edition, 2007, VI.64), and of Anderson's "Combinatorial Designs and Tournaments" (1997).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from whistclub.evenings.seating import Player, Seating

Matrix = tuple[tuple[int, ...], ...]
"""Numbers of rounds by player and other player, both counted from 0; nobody meets themselves."""

Design = Literal["whist", "directed", "triple"]


class Meetings(msgspec.Struct, frozen=True):
    """The times that each was partner and opponent of each; in `left` that the second sat to the left of the first."""

    partners: Matrix
    opponents: Matrix
    left: Matrix

    @property
    def partners_times(self) -> dict[int, int]:
        """By number of rounds, how many pairs of people were partners so often."""
        return pairs_by_times(self.partners)

    @property
    def opponents_times(self) -> dict[int, int]:
        """By number of rounds, how many pairs of people were opponents so often."""
        return pairs_by_times(self.opponents)


def meetings_of(seatings: Sequence[Seating], players: int) -> Meetings:
    """The meetings of players 1 to `players` in these rounds."""
    partners, opponents, left = (_empty(players) for _ in range(3))
    for table in (table for seating in seatings for table in seating.tables):
        clockwise = table.players
        for seat, player in enumerate(clockwise):
            after, across, before = (clockwise[(seat + step) % 4] for step in (1, 2, 3))
            partners[player - 1][across - 1] += 1
            opponents[player - 1][after - 1] += 1
            opponents[player - 1][before - 1] += 1
            left[player - 1][after - 1] += 1
    return Meetings(_fixed(partners), _fixed(opponents), _fixed(left))


def designs_of(seatings: Sequence[Seating], players: int) -> tuple[Design, ...]:
    """The designs that the rounds are, the weakest first; none where they are no whist tournament.

    In a whist tournament Wh(v) each partners each once and opposes each twice. It is *directed* if each has each once
    to the left and once to the right, and a *triplewhist* tournament if each opposes each once as N and E, or S and W,
    and once as N and W, or E and S.
    """
    met = meetings_of(seatings, players)
    if set(met.partners_times) != {1} or set(met.opponents_times) != {2}:
        return ()
    found: list[Design] = ["whist"]
    others = range(players)
    if all(met.left[one][other] == 1 for one in others for other in others if one != other):
        found.append("directed")
    first_kind: Counter[frozenset[Player]] = Counter()
    for table in (table for seating in seatings for table in seating.tables):
        north, east, south, west = table.players
        first_kind.update((frozenset((north, east)), frozenset((south, west))))
    if set(first_kind.values()) == {1} and len(first_kind) == players * (players - 1) // 2:
        found.append("triple")
    return tuple(found)


def pairs_by_times(matrix: Matrix) -> dict[int, int]:
    """By number of rounds, how many pairs of people met so often."""
    counts = Counter(row[other] for one, row in enumerate(matrix) for other in range(one))
    return dict(sorted(counts.items()))


def _empty(players: int) -> list[list[int]]:
    return [[0] * players for _ in range(players)]


def _fixed(rows: list[list[int]]) -> Matrix:
    return tuple(map(tuple, rows))
