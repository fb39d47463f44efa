"""The invariants of every format, for up to 60 tables, by every result of three neighbouring tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

from tests.evenings.evenings import after, losing_pairs, pairs, places, played, players, winning_pairs
from tests.sampling import IS_WHOLE
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import Seating

TABLES = (*range(2, 21), 30, 31, 45, 59, 60) if IS_WHOLE else (*range(2, 10), 13, 30, 60)
"""A move looks no further than a neighbour: many tables in the middle add nothing to a few."""
KINDS = [
    ("ladder", "first_first"),
    ("ladder", "random"),
    ("ladder", "fewest_repeats"),
    ("progressive", "first_first"),
    ("semi_partner", "first_first"),
    ("partner", "first_first"),
    ("compass", "first_first"),
]
Check = Callable[[PlayedRound, Seating], None]


def results(tables: int, rng: Random) -> Iterator[list[int]]:
    """Every result of three neighbours at the top, in the middle, at the bottom and round the ends; the others at
    random.
    """
    others = [rng.randrange(2) for _ in range(tables)]
    starts = {0, max(0, tables // 2 - 1), max(0, tables - 3), tables - 1}
    for start in sorted(starts):
        near = sorted({(start + step) % tables for step in range(3)})
        for sides in product((0, 1), repeat=len(near)):
            found = list(others)
            for number, side in zip(near, sides, strict=True):
                found[number] = side
            yield found


def ladder_moves(last: PlayedRound, measure: str, seating: Seating) -> None:
    """Every winner is one table higher than before, every loser one lower, but for the ends."""
    now, bottom = places(seating), len(seating.tables)
    for number, (up, down) in enumerate(
        zip(winning_pairs(last, measure), losing_pairs(last, measure), strict=True), start=1
    ):
        assert {now[player] for player in up} == {max(1, number - 1)}
        assert {now[player] for player in down} == {min(bottom, number + 1)}


def check_ladder(last: PlayedRound, seating: Seating) -> None:
    ladder_moves(last, "points", seating)
    first, second = winning_pairs(last, "points")[:2]
    assert seating.tables[0].pairs == (first, second)
    assert not pairs(seating.tables[1:]) & pairs(last.seating.tables)


def drive_moves(last: PlayedRound, seating: Seating) -> None:
    """Winners stay at their table, the losers' up is one table higher, their down one lower, round the ends."""
    now, tables = places(seating), len(seating.tables)
    for number, (won, lost) in enumerate(
        zip(winning_pairs(last, "drive_tricks"), losing_pairs(last, "drive_tricks"), strict=True), start=1
    ):
        assert {now[player] for player in won} == {number}
        assert now[lost.up] == (number - 1 or tables)
        assert now[lost.down] == number % tables + 1


def check_progressive(last: PlayedRound, seating: Seating) -> None:
    drive_moves(last, seating)
    assert not pairs(seating.tables) & pairs(last.seating.tables)
    downs = [pair.down for pair in winning_pairs(last, "drive_tricks")]
    assert [seating.tables[number].second.down for number in range(len(downs))] == downs


def check_semi_partner(last: PlayedRound, seating: Seating) -> None:
    drive_moves(last, seating)
    assert [table.first for table in seating.tables] == winning_pairs(last, "drive_tricks")


def check_partner(last: PlayedRound, seating: Seating) -> None:
    ladder_moves(last, "points", seating)
    assert pairs(seating.tables) == pairs(last.seating.tables)


def check_compass(last: PlayedRound, seating: Seating) -> None:
    before, tables = last.seating.tables, len(seating.tables)
    assert [table.first for table in seating.tables] == [table.first for table in before]
    assert [seating.tables[(number + 1) % tables].second for number in range(tables)] == [
        table.second for table in before
    ]


CHECKS: dict[str, Check] = {
    "ladder": check_ladder,
    "progressive": check_progressive,
    "semi_partner": check_semi_partner,
    "partner": check_partner,
    "compass": check_compass,
}


@pytest.mark.rule("P5", "P6", "P9", "P10", "P11", "P12", "P13")
@pytest.mark.parametrize(("key", "pairing"), KINDS)
def test_the_invariants_hold_whatever_three_neighbours_do(key: str, pairing: str) -> None:
    form, rng = movement(key, pairing), Random(f"{key} {pairing}")
    for tables in TABLES:
        present = players(4 * tables)
        rng.shuffle(present)
        seating = form.first_seating(present, 8, bytes(32))
        for sides in results(tables, rng):
            moved = after(form, seating, sides)
            assert sorted(moved.players) == sorted(present)
            assert len(moved.tables) == tables
            CHECKS[key](played(seating, sides), moved)


@pytest.mark.parametrize(("key", "pairing"), KINDS)
def test_a_tables_next_seating_depends_on_its_feeders_and_on_no_other_result(key: str, pairing: str) -> None:
    form, rng = movement(key, pairing), Random(f"feeders {key} {pairing}")
    for tables in TABLES:
        seating = form.first_seating(players(4 * tables), 8, bytes(32))
        sides = [rng.randrange(2) for _ in range(tables)]
        moved = after(form, seating, sides)
        for number in range(1, tables + 1):
            feeders = form.feeders(number, tables)
            flipped = [side if table in feeders else 1 - side for table, side in enumerate(sides, start=1)]
            assert after(form, seating, flipped).tables[number - 1] == moved.tables[number - 1]


@pytest.mark.parametrize(("key", "pairing"), KINDS)
def test_the_feeders_of_a_table_are_itself_or_its_neighbours(key: str, pairing: str) -> None:
    form = movement(key, pairing)
    for tables in TABLES:
        for number in range(1, tables + 1):
            near = {number, (number - 2) % tables + 1, number % tables + 1}
            assert set(form.feeders(number, tables)) <= near


@pytest.mark.parametrize(("key", "pairing"), [kind for kind in KINDS if kind[0] != "compass"])
def test_every_feeder_of_a_table_matters(key: str, pairing: str) -> None:
    form, rng = movement(key, pairing), Random(f"matters {key} {pairing}")
    for tables in (2, 3, 4, 5, 9):
        seating = form.first_seating(players(4 * tables), 8, bytes(32))
        sides = [rng.randrange(2) for _ in range(tables)]
        moved = after(form, seating, sides)
        for number in range(1, tables + 1):
            for feeder in form.feeders(number, tables):
                other = [1 - side if table == feeder else side for table, side in enumerate(sides, start=1)]
                assert after(form, seating, other).tables[number - 1] != moved.tables[number - 1]
