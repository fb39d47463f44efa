"""Makes the schedules of `found.txt` better: each round of a schedule is written out and changed by annealing.

It needs a C++ compiler, and takes half an hour for 8 to 30 people and 12 rounds.

    .venv-check/bin/python -m tools.evening_found FIRST LAST ROUNDS > found.txt

prints `src/whistclub/evenings/schedules/data/found.txt` with better schedules for FIRST to LAST people and 2 to ROUNDS
rounds, as far as the search finds any: first no partner comes twice, then no opponent a third time, then as few meet
again as can be. What is there and as good stays. One schedule serves all numbers of rounds for which its first rounds
are as good as any.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.evening_schedules import Cooling, Problem, Search
from whistclub.evenings.schedules.bounds import Quality, proved_least, quality
from whistclub.evenings.schedules.rounds import Rounds, read_found
from whistclub.evenings.schedules.schedule import schedule
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Player, Seating, table_of

_HEAD: Final = """\
# Schedules of individual evenings that a long search found where the plans of starters.txt, or a field, are not as good.
# A line `PEOPLE: ROUNDS ...` names the numbers of rounds for which it is the best; a line for each round follows with its tables, two
# hexadecimal digits a point, in the order N, E, S, W. An evening of fewer rounds has the first of them.
# tools/evening_found.py makes them better.
"""
_STEPS: Final = (3_000_000, 10_000_000, 20_000_000)
_WARM: Final = (0.7, 1.5)
_COLD: Final = 0.12
_PARTNER: Final = 4

_LEFT: Final = frozenset({(10, 8)})
"""People and rounds left as they are: ten people have one schedule for 8, 9 and 10 rounds, so that an evening made
longer goes on along it.
"""

Found = dict[tuple[int, int], Rounds]


def reached(rounds: Rounds, players: int) -> Quality:
    """The quality of a schedule, by the verifier's counts."""
    everybody = [Player(number) for number in range(1, players + 1)]
    return quality(check_schedule([_seating(tables, players) for tables in rounds], everybody))


def searched(search: Search, players: int, rounds: int, begin: Rounds) -> Rounds:
    """The best schedule that the searches find, at worst that of the beginning."""
    best, least = begin, proved_least(players, rounds)
    for number, steps in enumerate(_STEPS):
        for warm in _WARM:
            if reached(best, players) == least:
                return best
            goal = least[3] + _PARTNER * least[2]
            cooling = Cooling(steps, warm, _COLD, goal, partner=_PARTNER)
            problem = Problem((1,) * players, [1] * rounds, begin)
            _, found = search.anneal(problem, cooling, 100 * number + int(10 * warm))
            best = min(best, found, key=lambda one: reached(one, players))
    return best


def shipped(players: int, rounds: int) -> Rounds:
    """The schedule that there is."""
    return [
        [(n - 1, e - 1, s - 1, w - 1) for n, e, s, w in (table.players for table in seating.tables)]
        for seating in schedule(players, rounds)
    ]


def joined(found: Mapping[tuple[int, int], Rounds], players: int) -> list[tuple[list[int], Rounds]]:
    """The schedules of so many people, the longest first, each with the numbers of rounds that it serves."""
    groups: list[tuple[list[int], Rounds]] = []
    for rounds in sorted((count for people, count in found if people == players), reverse=True):
        own = found[players, rounds][:rounds]
        least = reached(own, players)
        serving = next((group for group in groups if reached(group[1][:rounds], players) <= least), None)
        if serving is None:
            groups.append(([rounds], own))
        else:
            serving[0].insert(0, rounds)
    return groups[::-1]


def written(found: Found) -> str:
    """The schedules as `read_found` reads them."""
    lines = []
    for players in sorted({people for people, _ in found}):
        for numbers, rounds in joined(found, players):
            lines.append(f"{players}: {' '.join(map(str, numbers))}")
            lines += [" ".join(bytes(table).hex() for table in tables) for tables in rounds]
    return _HEAD + "\n".join(lines) + "\n"


def kept() -> Found:
    """The schedules that there are."""
    data = files("whistclub.evenings.schedules").joinpath("data", "found.txt")
    return read_found(data.read_text("ascii"))


def main(first: int, last: int, most: int) -> None:
    """Prints the file."""
    found = kept()
    with TemporaryDirectory() as folder:
        search = Search(Path(folder))
        for players in range(first, last + 1):
            for rounds in range(2, most + 1):
                if (players, rounds) in _LEFT:
                    continue
                begin = shipped(players, rounds)
                made = searched(search, players, rounds, begin)
                if reached(made, players) < reached(begin, players):
                    found[players, rounds] = made
    sys.stdout.write(written(found))


def _seating(tables: Sequence[tuple[int, int, int, int]], players: int) -> Seating:
    seated = {point for table in tables for point in table}
    out = tuple(Player(point + 1) for point in range(players) if point not in seated)
    return Seating(tuple(table_of(Player(point + 1) for point in table) for table in tables), out)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:4]))
