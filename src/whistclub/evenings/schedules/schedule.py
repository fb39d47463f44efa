"""The schedule of an individual evening for any number of players and rounds.

Small numbers that no design fits were searched for beforehand, for hours rather than seconds, and are kept with the
constructions. Up to a hundred people a plan that counting does not prove to be the best is searched on from there, so
many steps: the same for everybody wherever the kernel is compiled. Where it is not, what is kept is the plan.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import cycle
from typing import Final

from whistclub.evenings.schedules.annealing import annealed, task_of
from whistclub.evenings.schedules.bounds import proved_least, quality_of_rounds
from whistclub.evenings.schedules.rounds import Plan, Rounds, Table, developed, read_found, read_plans
from whistclub.evenings.schedules.tournaments import FIELD_ORDERS, field_tournament
from whistclub.evenings.seating import Player, Seating, table_of
from whistclub.solver.solver import has_kernel

MOST_POINTS: Final = 243
"""The most players with a plan of their own; more are divided into groups."""

_GROUP: Final = 240
"""The most people at whole tables with a plan of their own."""
MOST_SEARCHED: Final = 100
"""The most players whose plan is searched on."""
_STEPS: Final = 2_000_000
"""The steps of that search: 0.07 s of a core. Ten times as many make few plans better (`bench/evening_plans.py`)."""
MOST_KEPT: Final = 16
"""So many plans are kept; those of hundreds of people take megabytes, and anybody may ask for the bounds of any."""
_MOST_SEARCHED_KEPT: Final = 500
"""So many searched plans are kept, of a byte a seat, since a search takes longer than anything else at an evening."""


@lru_cache(MOST_KEPT)
def schedule(players: int, rounds: int) -> tuple[Seating, ...]:
    """The seatings of an evening of players 1 to `players`, four at least, and of so many rounds: the best plan for
    them.
    """
    if players > MOST_SEARCHED or not has_kernel():
        return tuple(_seating(tables, players) for tables in _kept(players, rounds))
    return tuple(_seating(_tables(seats), players) for seats in _searched(players, rounds))


def _kept(players: int, rounds: int) -> Rounds:
    plan = _plans().get((players, rounds))
    made = developed(plan) if plan else _found().get((players, rounds)) or _rounds(players)
    return [made[number % len(made)] for number in range(rounds)]


@lru_cache(_MOST_SEARCHED_KEPT)
def _searched(players: int, rounds: int) -> tuple[bytes, ...]:
    """The points of each round, four a table."""
    begun: Sequence[Sequence[int]] = [
        [point for table in tables for point in table] for tables in _kept(players, rounds)
    ]
    task = task_of(players, rounds, proved_least(players, rounds))
    best, least, cost = begun, quality_of_rounds(begun), 0
    for found in annealed(task, begun, 0):
        # What costs less may still have a partner more often.
        if found.cost != cost and (better := quality_of_rounds(found.rounds)) < least:
            best, least = found.rounds, better
        cost = found.cost
        if found.steps >= _STEPS:
            break
    return tuple(map(bytes, best))


def _tables(seats: bytes) -> list[Table]:
    return list(zip(seats[::4], seats[1::4], seats[2::4], seats[3::4], strict=True))


@lru_cache(MOST_KEPT)
def other_schedules(players: int, rounds: int) -> tuple[tuple[Seating, ...], ...]:
    """The plans of other numbers of rounds that so many players may have begun with, each for so many rounds as it has,
    `rounds` at most.
    """
    kept = {id(made): made for (count, _), made in _found().items() if count == players}
    plans = [made[:rounds] for made in kept.values()]
    plans += [
        developed(plan)[:rounds] for (count, only), plan in _plans().items() if count == players and only
    ]
    plans.append([tables for _, tables in zip(range(rounds), cycle(_rounds(players)), strict=False)])
    return tuple(tuple(_seating(tables, players) for tables in made) for made in plans)


def _seating(tables: Sequence[Table], players: int) -> Seating:
    seated = {point for table in tables for point in table}
    out = tuple(Player(point + 1) for point in range(players) if point not in seated)
    return Seating(tuple(table_of(Player(point + 1) for point in table) for table in tables), out)


@lru_cache(MOST_KEPT)
def _rounds(players: int) -> Rounds:
    if players > MOST_POINTS:
        return _in_groups(group_sizes(players))
    if players in FIELD_ORDERS:
        return field_tournament(players)
    return developed(_plans()[players, 0])


@cache
def _found() -> dict[tuple[int, int], Rounds]:
    """The rounds that were searched for, by players and rounds."""
    return read_found(files(__package__).joinpath("data", "found.txt").read_text("ascii"))


@cache
def _plans() -> dict[tuple[int, int], Plan]:
    return read_plans(files(__package__).joinpath("data", "starters.txt").read_text("ascii"))


def group_sizes(players: int) -> tuple[int, ...]:
    """The sizes of groups whose members meet only one another: whole tables in all but the last."""
    count = -(-(players // 4) // (_GROUP // 4))
    tables, more = divmod(players // 4, count)
    sizes = [4 * (tables + (number < more)) for number in range(count)]
    return (*sizes[:-1], sizes[-1] + players % 4)


def _in_groups(sizes: Sequence[int]) -> Rounds:
    """The schedules of the groups next to each other. Only in the last one somebody sits out."""
    rounds: Rounds = []
    start = 0
    for size in sizes:
        for number, tables in enumerate(_rounds(size)):
            if number == len(rounds):
                rounds.append([])
            rounds[number] += [(n + start, e + start, s + start, w + start) for n, e, s, w in tables]
        start += size
    return rounds
