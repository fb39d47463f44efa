"""The search for more even meetings: the kernel and its twin, and the plans that come of it."""

from random import Random

import pytest

from tests.evenings.evenings import SEED, players
from tests.sampling import draws
from whistclub.evenings.formats.individual import Individual
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.schedules.annealing import task_of
from whistclub.evenings.schedules.bounds import proved_least
from whistclub.evenings.schedules.exchanges import change_meetings
from whistclub.evenings.schedules.improving import quality_of
from whistclub.evenings.schedules.schedule import schedule
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Seating
from whistclub.solver.solver import compiled_kernel

HEATS = [[(1 << 32) - 1, 1 << 31, 1 << 30, 1 << 28], [1 << 29, 1 << 20]]


@pytest.mark.parametrize("number", range(draws(10, 60)))
def test_the_kernel_and_its_twin_find_the_same(number: int) -> None:
    rng, kernel = Random(number), compiled_kernel()
    assert kernel
    people, many = rng.randint(4, 40), rng.randint(1, 9)
    rounds = [rng.sample(range(people), people // 4 * 4) for _ in range(many)]
    task = task_of(people, many, proved_least(people, many))
    asked = (rounds, people, rng.randint(0, many), task.partner, task.opponent, HEATS, 300, task.goal)
    dice = rng.getrandbits(64)
    assert change_meetings(*asked, dice) == kernel.change_meetings(*asked, dice)


@pytest.mark.parametrize(
    ("rounds", "people", "first", "prices"),
    [
        ([[0, 1, 2]], 4, 0, (0, 1)),
        ([[0, 1, 2, 4]], 4, 0, (0, 1)),
        ([[0, 1, 2, 2]], 4, 0, (0, 1)),
        ([[0, 1, 2, 3]], 4, 2, (0, 1)),
        ([[0, 1, 2, 3]], 4, 0, (0,)),
        ([[0, 1, 2, 3]], 0, 0, (0, 1)),
    ],
    ids=["no whole table", "nobody", "twice", "no such round", "no price", "no people"],
)
def test_the_kernel_refuses_what_makes_no_sense(
    rounds: list[list[int]], people: int, first: int, prices: tuple[int, ...]
) -> None:
    kernel = compiled_kernel()
    assert kernel
    with pytest.raises(ValueError, match=r"people|round|price|table|place"):
        kernel.change_meetings(rounds, people, first, prices, prices, HEATS, 10, 0, 1)


@pytest.mark.parametrize(
    ("again", "people", "rounds"),
    [(0, 24, 10), (84, 24, 15), (42, 28, 15), (0, 32, 5), (0, 32, 10), (0, 36, 12), (0, 40, 12), (0, 60, 24)],
)
def test_so_many_opponents_meet_again_in_the_plan_of_an_evening(again: int, people: int, rounds: int) -> None:
    # Each is proved to be the least by counting.
    found = quality_of(schedule(people, rounds), people)
    assert (0, again) == found[2:]


def leaving(count: int, rounds: int, after: int, gone: int) -> list[Seating]:
    """The seatings of an evening in which the last so many leave after these rounds."""
    form, played = Individual(), list[PlayedRound]()
    seating = form.first_seating(players(count), rounds, SEED)
    for number in range(1, rounds):
        played.append(PlayedRound(seating, ()))
        here = players(count - gone if number >= after else count)
        seating = form.next_seating(played, here, rounds, SEED)
    return [*(one.seating for one in played), seating]


@pytest.mark.parametrize(("count", "rounds", "after", "gone"), [(32, 10, 3, 4), (24, 8, 2, 1), (41, 9, 4, 3)])
def test_after_people_left_partners_never_and_opponents_seldom_meet_again_in_what_is_left(
    count: int, rounds: int, after: int, gone: int
) -> None:
    found = leaving(count, rounds, after, gone)
    assert found[:after] == list(schedule(count, rounds)[:after])
    for one in found[after:]:
        assert set(players(count - gone)) == set(one.players)
    partners, opponents = met(found)
    assert 1 == max(partners.values())
    assert 2 >= max(opponents.values())
    assert 12 >= sum(times > 1 for times in opponents.values())


def met(seatings: list[Seating]) -> tuple[dict[frozenset[int], int], dict[frozenset[int], int]]:
    """The rounds in which each two were partners, and opponents."""
    partners, opponents = dict[frozenset[int], int](), dict[frozenset[int], int]()
    for table in (table for one in seatings for table in one.tables):
        north, east, south, west = table.players
        for counts, pairs in (
            (partners, ((north, south), (east, west))),
            (opponents, ((north, east), (east, south), (south, west), (west, north))),
        ):
            for pair in map(frozenset, pairs):
                counts[pair] = counts.get(pair, 0) + 1
    return partners, opponents


def test_the_plan_made_after_a_change_is_followed_to_the_end() -> None:
    found = leaving(32, 10, 3, 4)
    form = Individual()
    for number in range(4, 10):
        played = [PlayedRound(one, ()) for one in found[:number]]
        assert found[number] == form.next_seating(played, players(28), 10, SEED)


def test_the_last_rounds_of_a_changed_evening_are_checked_by_the_verifier() -> None:
    found = leaving(23, 9, 4, 2)
    assert check_schedule(found[4:], players(21)).out_in_turn
