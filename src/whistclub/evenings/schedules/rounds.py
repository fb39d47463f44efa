"""Starters of schedules, and the rounds that they develop into."""

from collections.abc import Iterator, Sequence

import msgspec

Table = tuple[int, int, int, int]
"""Four points, counted from 0, in the order N, E, S, W."""

Rounds = list[list[Table]]


class Starter(msgspec.Struct, frozen=True):
    """The tables of a round, and the number of rounds made from it, its own first: each point moves on by one in its
    cycle.
    """

    rounds: int
    tables: tuple[Table, ...]


class Plan(msgspec.Struct, frozen=True):
    """A schedule in short: the lengths of the cycles in which the points lie one after another, and the starters in
    turn.
    """

    cycles: tuple[int, ...]
    starters: tuple[Starter, ...]

    @property
    def points(self) -> int:
        """The number of points."""
        return sum(self.cycles)


def developed(plan: Plan) -> Rounds:
    """The rounds of a plan."""
    return [list(tables) for starter in plan.starters for tables in _developed(plan.cycles, starter)]


def _developed(cycles: Sequence[int], starter: Starter) -> Iterator[list[Table]]:
    onward = _onward(cycles)
    tables = list(starter.tables)
    for _ in range(starter.rounds):
        yield tables
        tables = [(onward[n], onward[e], onward[s], onward[w]) for n, e, s, w in tables]


def _onward(cycles: Sequence[int]) -> list[int]:
    """The next point of each point in its cycle."""
    onward: list[int] = []
    for length in cycles:
        start = len(onward)
        onward += [*range(start + 1, start + length), start]
    return onward


def read_plans(text: str) -> dict[tuple[int, int], Plan]:
    """The plans of a file, by the number of points and that of the rounds; 0 for a plan of any number of rounds.

    A plan begins with the lengths of its cycles, as in `27+1:`, or `10+10+1+1+1+1: 9 10` for nine and ten rounds only;
    then each starter has a line: its number of rounds and its tables, two hexadecimal digits a point. Lines that begin
    with `#` are passed over.
    """
    plans: dict[tuple[int, int], Plan] = {}
    counts, plan = [0], Plan((), ())
    for line in text.splitlines():
        lengths, is_head, numbers = line.partition(":")
        if line.startswith("#"):
            continue
        if is_head:
            plan = Plan(tuple(map(int, lengths.split("+"))), ())
            counts = list(map(int, numbers.split())) or [0]
        else:
            rounds, *tables = line.split()
            starter = Starter(int(rounds), tuple(map(_read_table, tables)))
            plan = Plan(plan.cycles, (*plan.starters, starter))
        plans |= {(plan.points, count): plan for count in counts}
    return plans


def read_found(text: str) -> dict[tuple[int, int], Rounds]:
    """The schedules of a file, round by round, by the number of points and each number of rounds for which one is the
    best.

    A schedule begins with its points and those numbers, as in `10: 8 9 10`; then each round has a line of tables.
    """
    found: dict[tuple[int, int], Rounds] = {}
    made: Rounds = []
    for line in text.splitlines():
        points, is_head, numbers = line.partition(":")
        if line.startswith("#"):
            continue
        if is_head:
            made = []
            found.update({(int(points), int(rounds)): made for rounds in numbers.split()})
        else:
            made.append(list(map(_read_table, line.split())))
    return found


def _read_table(text: str) -> Table:
    north, east, south, west = bytes.fromhex(text)
    return (north, east, south, west)


def write_plan(plan: Plan, rounds: Sequence[int] = ()) -> str:
    """A plan as `read_plans` reads it, for these numbers of rounds or, without them, for any."""
    lines = [" ".join(["+".join(map(str, plan.cycles)) + ":", *map(str, rounds)])]
    lines += [
        " ".join([str(starter.rounds), *(bytes(table).hex() for table in starter.tables)])
        for starter in plan.starters
    ]
    return "\n".join(lines) + "\n"
