"""Makes the schedules of individual evenings that no construction gives: a search over starters, by annealing.

It needs a C++ compiler.

    .venv-check/bin/python tools/evening_schedules.py FIRST LAST > starters.txt

prints the plans for FIRST to LAST players, as `src/whistclub/evenings/schedules/data/starters.txt` keeps them for 4 to
243. Up to 24 players with whole tables, or one over, it is a whist tournament Wh(v); else as few people meet twice in
24 rounds as the search finds.

"""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from whistclub.evenings.schedules.rounds import Plan, Starter, Table, developed, write_plan
from whistclub.evenings.schedules.tournaments import FIELD_ORDERS

ROUNDS: Final = 24
_FULL_UP_TO: Final = 24
_TRIES: Final = 3

_OPPONENTS: Final = ((0, 1), (1, 2), (2, 3), (3, 0))
_PARTNERS: Final = ((0, 2), (1, 3))


class Search:
    """The compiled search of `evening_search.cpp`."""

    def __init__(self, folder: Path) -> None:
        """Compiles the search into this folder, and starts it."""
        program = folder / "evening_search"
        source = Path(__file__).with_name("evening_search.cpp")
        subprocess.run(["c++", "-O2", "-std=c++20", "-o", program, source], check=True)
        self._process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def anneal(self, problem: "Problem", cooling: "Cooling", seed: int) -> tuple[float, list[list[Table]]]:
        """The cost and the tables of the starters that the search comes to."""
        words: list[object] = [len(problem.cycles), *problem.cycles, len(problem.starters)]
        for rounds, tables in zip(problem.rounds, problem.starters, strict=True):
            words += [rounds, len(tables), *(point for table in tables for point in table)]
        words += [
            seed,
            cooling.steps,
            cooling.warm,
            cooling.cold,
            cooling.goal,
            cooling.only,
            cooling.partner,
        ]
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise SystemExit("the search has no pipes")
        process.stdin.write(" ".join(map(str, words)) + "\n")
        process.stdin.flush()
        cost, *points = process.stdout.readline().split()
        left = iter(map(int, points))
        return float(cost), [[_four(left) for _ in tables] for tables in problem.starters]


class Problem(msgspec.Struct, frozen=True):
    """Starters to be changed: the cycles of their points, and the rounds of each."""

    cycles: tuple[int, ...]
    rounds: list[int]
    starters: Sequence[Sequence[Table]]


class Cooling(msgspec.Struct, frozen=True):
    """The number of changes tried, ever less willing to become worse; the cost that is enough; the one starter to
    change (-1: all); the cost of partners too many, where that of opponents is 1.
    """

    steps: int
    warm: float
    cold: float
    goal: float = 0
    only: int = -1
    partner: float = 2


_SMALL: Final = Cooling(300_000, 12, 1.5, partner=3)
_SMALL_HOTTER: Final = Cooling(600_000, 15, 2)
_LARGE: Final = Cooling(600_000, 6, 0.5, partner=6)
_POLISH: Final = Cooling(800_000, 1.0, 0.15, partner=4)
_ONE_ROUND: Final = Cooling(4_000, 6, 0.3)


def _four(points: Iterator[int]) -> Table:
    return (next(points), next(points), next(points), next(points))


def begin(players: int) -> tuple[tuple[int, ...], list[int], list[list[Table]]]:
    """The cycles, the rounds of each starter and a first guess at its tables: partners x and -x, who never meet again
    as such.
    """
    over, half = players % 4, players // 2
    if players >= 75:
        return _three_cycles(players)
    if over == 2 or (over == 0 and players > 48):
        return _two_cycles(players)
    if over == 1 and players > 48:
        return (half, half, 1), [ROUNDS], [_tables([*range(1, players)])]
    cycle = players - (over == 0)
    pairs = [(one, cycle - one) for one in range(1, (cycle + 1) // 2)]
    if over == 0:
        pairs.append((0, cycle))
    elif over == 3:
        pairs.remove((-(-(players - 1) // 3), players + (players - 1) // -3))
    cycles = (cycle, 1) if over == 0 else (cycle,)
    return cycles, [min(cycle, ROUNDS)], [_tables([point for pair in pairs for point in pair])]


def _three_cycles(players: int) -> tuple[tuple[int, ...], list[int], list[list[Table]]]:
    """Three cycles of a third of the players each, and one or two who stay. The first of some of the cycles sit out."""
    third = players // 3
    out = {cycle * third for cycle in range(players % 4)}
    points = [point for point in range(players) if point not in out]
    return (third, third, third, *[1] * (players % 3)), [ROUNDS], [_tables(points)]


def _two_cycles(players: int) -> tuple[tuple[int, ...], list[int], list[list[Table]]]:
    """Two cycles of half the players; the second starter goes on when the first has gone round."""
    half = players // 2
    if half % 2 == 0:
        return (half, half), [ROUNDS], [_tables([*range(players)])]
    first = [(one, half - one) for one in range(1, (half + 1) // 2)]
    first += [(one + half, other + half) for one, other in first]
    second = [(one, half + 2 * one % half) for one in range(1, half)]
    starters = [_tables([point for pair in pairs for point in pair]) for pairs in (first, second)]
    if half >= ROUNDS:
        return (half, half), [ROUNDS], starters[:1]
    return (half, half), [half, min(half, ROUNDS - half)], starters


def _tables(points: Sequence[int]) -> list[Table]:
    """Tables of the points in this order, partners next to each other."""
    return [(points[i], points[i + 2], points[i + 1], points[i + 3]) for i in range(0, len(points), 4)]


def make_plan(search: Search, players: int) -> Plan:
    """The plan for so many players."""
    cycles, rounds, starters = begin(players)
    problem = Problem(cycles, rounds, starters)
    if players <= _FULL_UP_TO and players % 4 < 2:
        return _plan(problem, _tournament(search, problem, players))
    coolings = (_SMALL, _SMALL_HOTTER) if players < 49 else (_LARGE,)
    tries = [found for cooling in coolings for found in _tried(search, problem, cooling)]
    plans = [_plan(problem, found) for found in tries]
    best = min(plans, key=_twice)
    if players < 49 and max(_twice(best)[:2]):
        best = min(best, _polished(search, best, players), key=_twice)
    return _gone_on(search, best, ROUNDS - sum(rounds)) if players < ROUNDS else best


def _tried(search: Search, problem: Problem, cooling: Cooling) -> list[list[list[Table]]]:
    """The tables that some searches come to; the last one where nobody meets twice."""
    found = []
    for seed in range(_TRIES):
        cost, starters = search.anneal(problem, cooling, seed)
        found.append(starters)
        if not cost:
            break
    return found


def _plan(problem: Problem, found: Sequence[Sequence[Table]]) -> Plan:
    parts = zip(problem.rounds, found, strict=True)
    return Plan(problem.cycles, tuple(Starter(rounds, tuple(tables)) for rounds, tables in parts))


def _twice(plan: Plan) -> tuple[int, int, int]:
    """Partners too many, opponents met more than twice, opponents met twice."""
    met: list[Counter[frozenset[int]]] = [
        Counter(
            frozenset((table[one], table[other]))
            for tables in developed(plan)
            for table in tables
            for one, other in kind
        )
        for kind in (_PARTNERS, _OPPONENTS)
    ]
    partners, opponents = (kind.values() for kind in met)
    return (
        sum(times > 1 for times in partners),
        sum(times > 2 for times in opponents),
        sum(times > 1 for times in opponents),
    )


def _written_out(plan: Plan, more: Sequence[Sequence[Table]] = ()) -> Problem:
    rounds = [*developed(plan), *more]
    return Problem((1,) * plan.points, [1] * len(rounds), rounds)


def _polished(search: Search, plan: Plan, seed: int) -> Plan:
    """The plan with each round written out and changed by itself, so that no third meetings are left."""
    _, found = search.anneal(_written_out(plan), _POLISH, seed)
    return Plan(plan.cycles, tuple(Starter(1, tuple(tables)) for tables in found))


def _gone_on(search: Search, plan: Plan, missing: int) -> Plan:
    """The plan with so many rounds added, one after the other; the same people sit out as in the first rounds."""
    for number in range(missing):
        points = [point for table in developed(plan)[number] for point in table]
        problem = _written_out(plan, [_tables(points)])
        cooling = msgspec.structs.replace(_ONE_ROUND, only=len(problem.starters) - 1)
        tries = [search.anneal(problem, cooling, seed) for seed in range(20)]
        last = min(tries, key=lambda found: found[0])[1][-1]
        plan = Plan(plan.cycles, (*plan.starters, Starter(1, tuple(last))))
    return plan


def _tournament(search: Search, problem: Problem, players: int) -> list[list[Table]]:
    """The starter of a whist tournament, in which all meet twice: then no schedule costs less."""
    rounds, goal = problem.rounds[0], players * (players - 1) / 2
    for seed in range(1000):
        cost, found = search.anneal(problem, Cooling(300_000, rounds * 0.8, rounds * 0.35, goal), seed)
        if cost <= goal:
            return found
    raise SystemExit(f"no whist tournament of {players} found")


def main(first: int, last: int) -> None:
    """Prints the plans."""
    with TemporaryDirectory() as folder:
        search = Search(Path(folder))
        for players in range(first, last + 1):
            if players not in FIELD_ORDERS:
                sys.stdout.write(write_plan(make_plan(search, players)))
                sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
