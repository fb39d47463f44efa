"""One search for more even meetings in Python: the twin of the kernel's `change_meetings`, with the same answers."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from whistclub.rules.dice import Dice

Rounds = Sequence[Sequence[int]]
Changed = tuple[list[list[int]], list[list[int]], int, int]
"""The rounds as they are in the end, the best on the way, what these cost, and the state of the dice."""


def change_meetings(  # noqa: PLR0913, PLR0917 - the kernel's arguments
    rounds: Rounds,
    people: int,
    first: int,
    partner: Sequence[int],
    opponent: Sequence[int],
    heats: Rounds,
    steps: int,
    goal: int,
    dice: int,
) -> Changed:
    """Lets two people of a round change places, so many steps for each heat, or until the cost is at the goal.

    `rounds` has the people, from 0, of each round, four a table in the order N, E, S, W; those before `first` stay.
    `partner` and `opponent` are the prices of the first, second, third ... meeting of two. A heat has for each cost
    below its length the chance, of 2**32, that a change which costs so much is made.
    """
    search = _Search(rounds, people, partner, opponent)
    drawn = Dice(dice)
    if first < len(rounds):
        for willing in heats:
            search.change(first, willing, steps, goal, drawn)
    return search.rounds, search.best, search.least, drawn.state


class _Search:
    """Rounds that change.

    In each table a seat's number with its second bit turned is its partner's, with its first bit turned an opponent's.
    """

    def __init__(self, rounds: Rounds, people: int, partner: Sequence[int], opponent: Sequence[int]) -> None:
        self.rounds = [list(seats) for seats in rounds]
        self.best = [list(seats) for seats in rounds]
        self._partners, self._opponents = ([[0] * people for _ in range(people)] for _ in range(2))
        self._partner, self._opponent = partner, opponent
        for seats in self.rounds:
            self._count(seats, range(len(seats) // 4), 1)
        self._cost = self.least = (_paid(self._partners, partner) + _paid(self._opponents, opponent)) // 2

    def change(self, first: int, willing: Sequence[int], steps: int, goal: int, dice: Dice) -> None:
        """Tries so many changes at this heat."""
        rounds = self.rounds
        for _ in range(steps):
            if self.least <= goal:
                return
            seats = rounds[first + dice.one_of(len(rounds) - first)]
            one, two = dice.one_of(len(seats)), dice.one_of(len(seats))
            if one == two or one == two ^ 2:
                continue
            more = self._more(seats, one, two)
            if more > 0 and (more >= len(willing) or dice.next() >> 32 >= willing[more]):
                continue
            self._exchange(seats, one, two)
            self._cost += more
            if self._cost < self.least:
                self.least = self._cost
                self.best = [list(one) for one in rounds]

    def _more(self, seats: Sequence[int], one: int, two: int) -> int:
        """The cost if these two change places, less the cost now; they are no partners."""
        a, b = seats[one], seats[two]
        partners_a, partners_b = self._partners[a], self._partners[b]
        opponents_a, opponents_b = self._opponents[a], self._opponents[b]
        price, again = self._partner, self._opponent
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
        tables = {one >> 2, two >> 2}
        self._count(seats, tables, -1)
        seats[one], seats[two] = seats[two], seats[one]
        self._count(seats, tables, 1)

    def _count(self, seats: Sequence[int], tables: Iterable[int], change: int) -> None:
        """Adds or takes the meetings of these tables."""
        for table in tables:
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


def _paid(counts: Sequence[Sequence[int]], prices: Sequence[int]) -> int:
    """The cost of these meetings, each counted from both sides."""
    paid = (0, *accumulate(prices))
    return sum(paid[times] for of_one in counts for times in of_one)
