"""Makes the plans of `starters.txt` that are for one number of rounds: starters that are turned on a few times each.

It needs a C++ compiler, and takes half an hour for 8 to 60 people.

    .venv-check/bin/python -m tools.evening_turned FIRST LAST SECONDS > turned.txt

prints those that are better than the schedules of FIRST to LAST people and 3 to 24 rounds, searching so many seconds at
most for each that counting does not prove to be the best.
"""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.evening_schedules import Cooling, Problem, Search
from whistclub.evenings.schedules.bounds import Quality, proved_least, quality_of_rounds
from whistclub.evenings.schedules.improving import quality_of
from whistclub.evenings.schedules.rounds import Plan, Starter, Table, developed, write_plan
from whistclub.evenings.schedules.schedule import schedule
from whistclub.rules.chance import Stream

_STEPS: Final = 300_000
_WARM: Final = 0.6
_COLD: Final = 0.08
"""The willingness to become worse, for each round of a starter."""
_PARTNER: Final = 4
_TRIES: Final = 1000
_MOST_FIXED: Final = 4
"""So many people at most stay where they are while the others are turned on."""

Shape = tuple[tuple[int, ...], tuple[int, ...]]
"""The lengths of the cycles, and the rounds of the starters."""


def shapes(people: int, rounds: int) -> Iterator[Shape]:
    """The ways to turn so many people, the longest cycles first. Nobody sits out before their turn."""
    for length in range(min(people, rounds + 2), 2, -1):
        whole, more = divmod(rounds, length)
        starters = (length,) * whole + (more,) * (more > 0)
        for fixed in range(people % length, _MOST_FIXED + 1, length):
            cycles = (people - fixed) // length
            if len(starters) * (people % 4) <= cycles:
                yield (length,) * cycles + (1,) * fixed, starters


def guessed(shape: Shape, chance: Stream) -> list[list[Table]]:
    """Tables drawn at random. Those who sit out are the first of their cycles, a cycle after the other."""
    cycles, starters = shape
    people, found = sum(cycles), []
    for number in range(len(starters)):
        out = {cycles[0] * (number * (people % 4) + one) for one in range(people % 4)}
        points = chance.shuffled([point for point in range(people) if point not in out])
        fours = zip(points[::4], points[1::4], points[2::4], points[3::4], strict=True)
        found.append(list(fours))
    return found


def tried(search: Search, shape: Shape, seed: int) -> Plan:
    """The plan that one search comes to."""
    cycles, starters = shape
    people, rounds = sum(cycles), sum(starters)
    least = proved_least(people, rounds)
    heat = max(starters)
    goal = least[3] + _PARTNER * least[2]
    cooling = Cooling(_STEPS, _WARM * heat, _COLD * heat, goal, partner=_PARTNER)
    problem = Problem(cycles, list(starters), guessed(shape, Stream(bytes(32), f"turned/{seed}")))
    _, found = search.anneal(problem, cooling, seed)
    made = zip(starters, found, strict=True)
    return Plan(cycles, tuple(Starter(times, tuple(tables)) for times, tables in made))


def reached(plan: Plan) -> Quality:
    """The quality of a plan."""
    return quality_of_rounds([point for table in tables for point in table] for tables in developed(plan))


def searched(search: Search, people: int, rounds: int, time_s: float) -> Plan | None:
    """The best plan that is better than the schedule, after so many seconds at most."""
    best, least = None, proved_least(people, rounds)
    at_most = quality_of(schedule(people, rounds), people)
    ends_s = time.monotonic() + time_s
    tries = ((shape, seed) for seed in range(_TRIES) for shape in shapes(people, rounds))
    for shape, seed in tries:
        if at_most == least or time.monotonic() > ends_s:
            break
        plan = tried(search, shape, seed)
        if reached(plan) < at_most:
            best, at_most = plan, reached(plan)
    return best


def main(first: int, last: int, time_s: float) -> None:
    """Prints the starters."""
    with TemporaryDirectory() as folder:
        search = Search(Path(folder))
        for people in range(first, last + 1):
            for rounds in range(3, 25):
                plan = searched(search, people, rounds, time_s)
                if plan is not None:
                    sys.stdout.write(write_plan(plan, [rounds]))
                    sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
