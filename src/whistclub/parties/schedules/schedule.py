"""The schedule of an individual evening for any number of players."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from whistclub.parties.schedules.rounds import Plan, Rounds, Table, developed, read_plans
from whistclub.parties.schedules.tournaments import FIELD_ORDERS, field_tournament
from whistclub.parties.seating import Player, Seating, table_of

MOST_POINTS: Final = 243
"""The most players with a plan of their own; more are divided into groups."""

_GROUP: Final = 240


@cache
def schedule(players: int, rounds: int) -> tuple[Seating, ...]:
    """The seatings of an evening of players 1 to `players`, four at least. A shorter evening has the first rounds of a longer one."""
    made = _rounds(players)
    return tuple(_seating(made[number % len(made)], players) for number in range(rounds))


def _seating(tables: Sequence[Table], players: int) -> Seating:
    seated = {point for table in tables for point in table}
    out = tuple(Player(point + 1) for point in range(players) if point not in seated)
    return Seating(tuple(table_of(Player(point + 1) for point in table) for table in tables), out)


@cache
def _rounds(players: int) -> Rounds:
    if players > MOST_POINTS:
        return _in_groups(group_sizes(players))
    if players in FIELD_ORDERS:
        return field_tournament(players)
    return developed(_plans()[players])


@cache
def _plans() -> dict[int, Plan]:
    return read_plans(files(__package__).joinpath("data", "starters.txt").read_text("ascii"))


def group_sizes(players: int) -> tuple[int, ...]:
    """The sizes of groups whose members meet only one another: whole tables in all but the last."""
    count = -(-players // _GROUP)
    size = players // count // 4 * 4
    return (*[size] * (count - 1), players - size * (count - 1))


def _in_groups(sizes: Sequence[int]) -> Rounds:
    """The schedules of the groups next to each other. Only in the last one somebody sits out."""
    if sizes[-1] > MOST_POINTS:
        raise ValueError(f"the last group has {sizes[-1]}")
    rounds: Rounds = []
    start = 0
    for size in sizes:
        for number, tables in enumerate(_rounds(size)):
            if number == len(rounds):
                rounds.append([])
            rounds[number] += [(n + start, e + start, s + start, w + start) for n, e, s, w in tables]
        start += size
    return rounds
