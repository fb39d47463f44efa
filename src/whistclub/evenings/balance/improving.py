"""A search that makes the schedule of an individual evening better, step by step and never worse.

It is simulated annealing (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, "Optimization by simulated annealing", 1983):
two people of a round change places; what makes meetings more even is kept, what makes them less even at times too, ever
more seldom until it begins anew from the best. Who sits out in which round stays, so that people still do so in turn.
"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

import msgspec

from whistclub.evenings.balance.bounds import Quality, proved_least, quality
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Player, Seating, table_of
from whistclub.rules.chance import Stream

MOST_PEOPLE: Final = 30
"""The most people whose schedules are searched for."""

_AT_ONCE: Final = 5_000
"""The steps between two words about how far it is; the willingness to become worse falls after each."""
_FIRST_TURN: Final = 20
"""The number of times that it falls before the search begins anew; each time twice as often as the last."""
_WARM: Final = 0.7
_COLD: Final = 0.12
"""The willingness at the beginning and the end of a turn, in costs of one meeting; chosen by hand."""
_PARTNER: Final = 4
"""The cost of partners who meet again, where that of opponents is 1."""
_BEYOND: Final = 4
"""So many times dearer is a meeting that breaks the proved bound for the most meetings of two."""
_FINE: Final = 1 << 32

Counts = list[list[int]]


class Improved(msgspec.Struct, frozen=True):
    """The best schedule after so many steps. `is_best` says that it is at every proved bound."""

    steps: int
    seatings: tuple[Seating, ...]
    quality: Quality
    is_best: bool


def improved(seatings: Sequence[Seating], people: int, seed: bytes) -> Iterator[Improved]:
    """The best schedule after none and then after each few thousand steps, without end unless none can be better.

    The same seed gives the same schedules after the same steps.
    """
    best = tuple(seatings)
    reached = _quality(best, people)
    proved = proved_least(people, len(seatings))
    chance = Stream(seed, "evening/balance/improving")
    steps, turn = 0, _FIRST_TURN
    yield Improved(steps, best, reached, reached == proved)
    while reached != proved:
        search = _Search(best, people, proved, chance)
        for number in range(turn):
            search.change(_WARM * (_COLD / _WARM) ** (number / turn))
            steps += _AT_ONCE
            found = search.best_seatings()
            better = _quality(found, people)
            if better < reached:
                best, reached = found, better
            yield Improved(steps, best, reached, reached == proved)
            if reached == proved:
                return
        turn *= 2


def _quality(seatings: Sequence[Seating], people: int) -> Quality:
    return quality(check_schedule(seatings, [Player(one) for one in range(1, people + 1)]))


class _Search:
    """A schedule that changes: the players by round and seat, four seats a table in the order N, E, S, W.

    In each table a seat's number with its second bit turned is its partner's, with its first bit turned an opponent's.
    """

    def __init__(self, seatings: Sequence[Seating], people: int, proved: Quality, chance: Stream) -> None:
        self._seatings = seatings
        self._rounds: list[list[int]] = [
            [one for table in seating.tables for one in table.players] for seating in seatings
        ]
        self._best = [list(one) for one in self._rounds]
        self._partners, self._opponents = ([[0] * (people + 1) for _ in range(people + 1)] for _ in range(2))
        self._chance = chance
        most = len(seatings) + 1
        self._partner_price = [_PARTNER * _price(times, proved[0]) for times in range(most)]
        self._opponent_price = [_price(times, proved[1]) for times in range(most)]
        self._cost = self._least = 0
        for seats in self._rounds:
            for seat, one in enumerate(seats):
                self._partners[one][seats[seat ^ 2]] += 1
                for beside in (seat ^ 1, seat ^ 3):
                    self._opponents[one][seats[beside]] += 1

    def change(self, heat: float) -> None:
        """Tries some thousand changes at this heat."""
        chance, rounds = self._chance, self._rounds
        seats = len(rounds[0])
        willing = [int(_FINE * exp(-cost / heat)) for cost in range(64)]
        for _ in range(_AT_ONCE):
            drawn, two = divmod(chance.below(len(rounds) * seats), seats)
            one = chance.below(seats)
            if one == two or one == two ^ 2:
                continue
            more = self._more(rounds[drawn], one, two)
            if more > 0 and (more >= 64 or chance.below(_FINE) >= willing[more]):
                continue
            self._exchange(rounds[drawn], one, two)
            self._cost += more
            if self._cost < self._least:
                self._least = self._cost
                self._best = [list(one) for one in rounds]

    def best_seatings(self) -> tuple[Seating, ...]:
        """The schedule that cost least so far."""
        return tuple(
            Seating(
                tuple(table_of(map(Player, seats[start : start + 4])) for start in range(0, len(seats), 4)),
                seating.out,
            )
            for seats, seating in zip(self._best, self._seatings, strict=True)
        )

    def _more(self, seats: Sequence[int], one: int, two: int) -> int:
        """The cost if these two change places, less the cost now; they are no partners."""
        a, b = seats[one], seats[two]
        partners_a, partners_b = self._partners[a], self._partners[b]
        opponents_a, opponents_b = self._opponents[a], self._opponents[b]
        price, again = self._partner_price, self._opponent_price
        across_a, across_b = seats[one ^ 2], seats[two ^ 2]
        more = (
            price[partners_a[across_b]]
            + price[partners_b[across_a]]
            - price[partners_a[across_a] - 1]
            - price[partners_b[across_b] - 1]
        )
        if one >> 2 == two >> 2:
            more += again[opponents_a[across_a]] + again[opponents_b[across_b]]
            return more - again[opponents_a[across_b] - 1] - again[opponents_b[across_a] - 1]
        for beside in (1, 3):
            of_a, of_b = seats[one ^ beside], seats[two ^ beside]
            more += again[opponents_a[of_b]] + again[opponents_b[of_a]]
            more -= again[opponents_a[of_a] - 1] + again[opponents_b[of_b] - 1]
        return more

    def _exchange(self, seats: list[int], one: int, two: int) -> None:
        self._count(seats, one, two, -1)
        seats[one], seats[two] = seats[two], seats[one]
        self._count(seats, one, two, 1)

    def _count(self, seats: Sequence[int], one: int, two: int, change: int) -> None:
        """Adds or takes the meetings of the tables of these two seats."""
        for table in {one >> 2, two >> 2}:
            north, east, south, west = seats[4 * table : 4 * table + 4]
            for counts, a, b in (
                (self._partners, north, south),
                (self._partners, east, west),
                (self._opponents, north, east),
                (self._opponents, east, south),
                (self._opponents, south, west),
                (self._opponents, west, north),
            ):
                counts[a][b] += change
                counts[b][a] += change


def _price(times: int, most: int) -> int:
    """The cost of one more meeting of two who have met so often."""
    return times if times < most else _BEYOND * times
