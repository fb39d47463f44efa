"""The search for better schedules of individual evenings."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.evenings.evenings import SEED, players
from whistclub.evenings.schedules.bounds import proved_least, quality
from whistclub.evenings.schedules.history import seat_by_history
from whistclub.evenings.schedules.improving import Improved, improved
from whistclub.evenings.schedules.schedule import schedule
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Seating
from whistclub.rules.chance import Stream


def dull(count: int, rounds: int) -> list[Seating]:
    """The first round of an evening again and again, with those out who sit out in it."""
    return [schedule(count, rounds)[0]] * rounds


def searched(seatings: list[Seating], count: int, words: int) -> list[Improved]:
    return list(islice(improved(seatings, count, SEED), words))


@pytest.mark.parametrize(("count", "rounds"), [(8, 7), (9, 4), (12, 9), (17, 5), (23, 12), (30, 6)])
def test_the_search_is_never_worse_than_its_beginning_nor_than_it_was_and_the_verifier_agrees(
    count: int, rounds: int
) -> None:
    begin = list(schedule(count, rounds))
    found = searched(begin, count, 6)
    assert tuple(begin) == found[0].seatings
    qualities = [one.quality for one in found]
    assert sorted(qualities, reverse=True) == qualities
    for one in found:
        counts = check_schedule(one.seatings, players(count))
        assert quality(counts) == one.quality
        assert one.is_best == (one.quality == proved_least(count, rounds))


def test_people_sit_out_in_the_rounds_in_which_they_did() -> None:
    begin = list(schedule(23, 8))
    assert [one.out for one in begin] == [one.out for one in searched(begin, 23, 5)[-1].seatings]


@pytest.mark.parametrize(("count", "rounds"), [(20, 5), (24, 6), (28, 6)])
def test_from_one_round_again_and_again_it_finds_that_nobody_meets_twice(count: int, rounds: int) -> None:
    last = searched(dull(count, rounds), count, 100)[-1]
    assert (1, 1, 0, 0) == last.quality
    assert last.is_best


def test_it_ends_where_nothing_can_be_better_and_the_same_seed_gives_the_same_steps() -> None:
    assert [0] == [one.steps for one in searched(list(schedule(13, 13)), 13, 9)]
    chance = Stream(SEED, "test")
    begin = [seat_by_history([], players(16), chance) for _ in range(6)]
    one, other = searched(begin, 16, 8), searched(begin, 16, 8)
    assert one == other
    assert one[-1].quality < one[0].quality
