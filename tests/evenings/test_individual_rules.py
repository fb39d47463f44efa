"""The rules of an individual evening, by its movement."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.evenings.evenings import SEED, played_at_random, players, seats_all_once
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import Player, Seating

FORM = movement("individual")


def seatings(count: int, rounds: int, rng: Random) -> list[Seating]:
    present = players(count)
    found, done = [FORM.first_seating(present, rounds, SEED)], list[PlayedRound]()
    while len(found) < rounds:
        done.append(played_at_random(found[-1], rng))
        found.append(FORM.next_seating(done, present, rounds, SEED))
    return found


def partners(found: list[Seating]) -> Counter[frozenset[Player]]:
    return Counter(frozenset(pair) for one in found for table in one.tables for pair in table.pairs)


def opponents(found: list[Seating]) -> Counter[frozenset[Player]]:
    return Counter(
        frozenset({one, other})
        for seating in found
        for table in seating.tables
        for one in table.first
        for other in table.second
    )


@pytest.mark.rule("P16")
@pytest.mark.parametrize("count", [12, 24, 27, 40])
def test_the_seatings_follow_from_no_result_and_nobody_has_a_partner_twice(count: int) -> None:
    found = seatings(count, 8, Random(1))
    assert found == seatings(count, 8, Random(2))
    assert set(partners(found).values()) == {1}
    assert max(opponents(found).values()) <= 2
    assert FORM.bounds(count, 8)
    assert all(seats_all_once(one, players(count)) for one in found)


@pytest.mark.rule("P17")
@pytest.mark.parametrize(("count", "rounds"), [(8, 7), (9, 9), (12, 11), (13, 13), (16, 15), (20, 19)])
def test_everybody_partners_everybody_once_and_meets_everybody_twice(count: int, rounds: int) -> None:
    found = seatings(count, rounds, Random(3))
    assert len(partners(found)) == len(opponents(found)) == count * (count - 1) // 2
    assert set(partners(found).values()) == {1}
    assert set(opponents(found).values()) == {2}


@pytest.mark.rule("P18")
def test_when_people_leave_and_come_the_next_rounds_have_no_partner_twice() -> None:
    present, rng = players(24), Random(4)
    found, done = [FORM.first_seating(present, 8, SEED)], list[PlayedRound]()
    for gone in (3, 11, 17, 0, 20, 0, 0):
        done.append(played_at_random(found[-1], rng))
        present = [player for player in present if player != gone] + [Player(30 + len(done))][: gone % 2]
        found.append(FORM.next_seating(done, present, 8, SEED))
        assert seats_all_once(found[-1], present)
    assert max(partners(found).values()) == 1
