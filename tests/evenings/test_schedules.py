"""The schedules of individual evenings, by their verifier; and the verifier, by schedules made by hand."""

import time
from functools import cache

import pytest

from tests.sampling import thinned
from whistclub.cards.errors import BadSeating
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.results import PlayedRound, TableResult
from whistclub.evenings.schedules.bounds import bounds_reached
from whistclub.evenings.schedules.schedule import MOST_KEPT, MOST_SEARCHED, group_sizes, schedule
from whistclub.evenings.schedules.verifier import Checked, check_schedule
from whistclub.evenings.seating import Player, Seating, table_of

SEED = bytes(range(32))
FIRST_REPEAT = {
    6: (5, 7),
    7: (10, 8),
    10: (11, 8),
    11: (12, 12),
    14: (15, 15),
    15: (17, 16),
    18: (19, 11),
    19: (20, 20),
    22: (23, 14),
    23: (24, 24),
    26: (25, 18),
}

TOURNAMENTS = (4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 29, 37, 41)


def people(count: int) -> list[Player]:
    return [Player(number) for number in range(1, count + 1)]


def seating(*tables: str, out: str = "") -> Seating:
    """A seating of tables such as `1 2 3 4` (N, E, S, W) and of those who sit out."""
    numbers = [tuple(Player(int(word)) for word in table.split()) for table in tables]
    return Seating(tuple(map(table_of, numbers)), tuple(Player(int(word)) for word in out.split()))


FOUR_PEOPLE = [seating("1 2 3 4"), seating("1 3 2 4"), seating("1 2 4 3")]
FIVE_PEOPLE = [
    seating("2 3 5 4", out="1"),
    seating("3 4 1 5", out="2"),
    seating("4 5 2 1", out="3"),
    seating("5 1 3 2", out="4"),
    seating("1 2 4 3", out="5"),
]


@pytest.mark.parametrize(("seatings", "count"), [(FOUR_PEOPLE, 4), (FIVE_PEOPLE, 5)])
def test_the_verifier_knows_the_smallest_tournaments(seatings: list[Seating], count: int) -> None:
    counts = check_schedule(seatings, people(count))
    assert counts.is_tournament
    assert counts.out_in_turn
    assert not check_schedule(seatings[:-1], people(count)).is_tournament


def test_the_verifier_counts_partners_and_opponents() -> None:
    counts = check_schedule([FOUR_PEOPLE[0], FOUR_PEOPLE[0], FOUR_PEOPLE[1]], people(4))
    assert {0: 2, 1: 2, 2: 2} == counts.partners
    assert {1: 2, 2: 2, 3: 2} == counts.opponents
    assert (2, 3) == (counts.most_partners, counts.most_opponents)


def test_the_verifier_sees_who_sits_out_before_their_turn() -> None:
    again = seating("2 3 5 4", out="1")
    counts = check_schedule([FIVE_PEOPLE[0], again], people(5))
    assert not counts.out_in_turn
    assert {0: 4, 2: 1} == counts.out


@pytest.mark.parametrize(
    "wrong",
    [
        seating("1 2 3 3", out="5"),
        seating("1 2 3 4"),
        seating("1 2 3 6", out="5"),
        seating("1 2 3 4", out="4"),
        seating(out="1 2 3 4 5"),
    ],
)
def test_the_verifier_refuses_a_round_in_which_not_everybody_has_one_place(wrong: Seating) -> None:
    with pytest.raises(BadSeating) as caught:
        check_schedule([FIVE_PEOPLE[0], wrong], people(5))
    assert 2 == caught.value.reason.fact("round")


@pytest.mark.parametrize("count", TOURNAMENTS)
def test_where_a_tournament_is_claimed_everyone_partners_everyone_once_and_opposes_everyone_twice(
    count: int,
) -> None:
    rounds = count - 1 if count % 4 == 0 else count
    assert check_schedule(schedule(count, rounds), people(count)).is_tournament


@cache
def kept(count: int, rounds: int) -> Checked:
    counts = check_schedule(schedule(count, rounds), people(count))
    assert counts.out_in_turn, (count, rounds)
    assert count * (count - 1) // 2 == sum(counts.partners.values())
    return counts


def first_repeat(count: int) -> tuple[int, int]:
    """The first rounds, as far as the search came, in which somebody has a partner again, and an opponent a third
    time.
    """
    if count % 4 < 2 and count <= 24:
        full = count - 1 if count % 4 == 0 else count
        return full + 1, full + 1
    return FIRST_REPEAT.get(count, (25, 25))


@pytest.mark.parametrize("tables", thinned(range(2, 61), keep=[*range(2, 13), 19, 33, 48, 60]))
def test_no_partner_comes_twice_and_no_opponent_a_third_time(tables: int) -> None:
    for count in range(4 * tables, 4 * tables + 4):
        partner, opponent = first_repeat(count)
        for rounds in range(1, 25) if tables < 12 else (8, 16, 24):
            counts = kept(count, rounds)
            if rounds < partner:
                assert counts.most_partners == 1, (count, rounds)
            if rounds < opponent:
                assert counts.most_opponents <= 2, (count, rounds)
            if count >= 75:
                assert counts.most_opponents == 1, (count, rounds)


@pytest.mark.parametrize("count", range(4, 27))
def test_where_people_must_meet_again_they_do_so_evenly(count: int) -> None:
    counts = kept(count, 24)
    seats = 24 * (count // 4)
    pairs = count * (count - 1) // 2
    assert counts.most_partners <= -(-2 * seats // pairs) + 2
    assert counts.most_opponents <= -(-4 * seats // pairs) + 4


def test_a_shorter_evening_of_more_people_than_are_searched_for_has_the_first_rounds_of_a_longer_one() -> (
    None
):
    for count in (MOST_SEARCHED + 1, 243, 500):
        assert schedule(count, 24)[:7] == schedule(count, 7)


@pytest.mark.rule("P16")
@pytest.mark.parametrize(
    ("count", "rounds"), [(10, 8), (10, 9), (10, 10), (11, 11), (18, 12), (22, 14), (28, 12), (28, 22)]
)
def test_where_no_design_fits_the_search_has_found_that_nobody_meets_three_times(
    count: int, rounds: int
) -> None:
    counts = kept(count, rounds)
    assert (1, 2) == (counts.most_partners, max(2, counts.most_opponents))
    assert "evening-bounds-meetings" == movement("individual").bounds(count, rounds)[0].key


def least_possible(count: int, rounds: int) -> tuple[int, int]:
    """The fewest times that somebody must have a partner and meet an opponent, by counting the seats alone."""
    tables, pairs = count // 4, count * (count - 1) // 2
    most_played = rounds - rounds * (count % 4) // count
    partners = max(-(-2 * tables * rounds // pairs), -(-most_played // (count - 1)))
    opponents = max(-(-4 * tables * rounds // pairs), -(-2 * most_played // (count - 1)))
    return partners, max(2, opponents)


ABOVE = {6: 4, 7: 16, 10: 2, 11: 3, 13: 1, 14: 1, 15: 2, 16: 1, 18: 4, 19: 2, 22: 5, 23: 1, 26: 3}
"""Of 24 evenings of so many people, those in which somebody has a partner or meets an opponent more often than the
seats demand.
"""


@pytest.mark.rule("P16")
@pytest.mark.parametrize("count", thinned(range(4, 31), keep=[4, 6, 10, 14, 19, 23, 28]))
def test_the_bound_reached_by_small_numbers_is_what_counting_allows_but_for_those_named(count: int) -> None:
    above = 0
    for rounds in range(1, 25):
        counts, (partners, opponents) = kept(count, rounds), least_possible(count, rounds)
        above += (counts.most_partners, max(2, counts.most_opponents)) != (partners, opponents)
        assert counts.most_partners <= partners + (count < 8), (count, rounds)
        if count >= 9 and partners == 1:
            assert counts.most_opponents <= opponents + 2, (count, rounds)
    assert ABOVE.get(count, 0) == above


@pytest.mark.rule("P16")
def test_of_207_evenings_of_8_to_30_people_and_4_to_12_rounds_181_are_proved_best() -> None:
    best = most = 0
    for count in range(8, 31):
        for rounds in range(4, 13):
            found = bounds_reached(kept(count, rounds))
            best += all(one.is_best for one in found)
            most += all(one.is_best for one in found[:2])
    assert (181, 195) == (best, most)


def test_an_evening_that_is_made_longer_or_shorter_goes_on_along_its_plan() -> None:
    form, present = movement("individual"), people(10)
    for began, now in ((8, 10), (10, 8), (8, 7)):
        seating, done = form.first_seating(present, began, SEED), []
        for _ in range(1, now):
            done.append(PlayedRound(seating, (TableResult(decided=0),) * 2))
            seating = form.next_seating(done, present, now, SEED)
        done.append(PlayedRound(seating, (TableResult(decided=0),) * 2))
        counts = check_schedule([one.seating for one in done], present)
        assert (1, 2, True) == (counts.most_partners, counts.most_opponents, counts.out_in_turn)


@pytest.mark.parametrize("count", thinned(range(244, 1004, 69), keep=[244, 451, 727, 1003]))
def test_in_the_largest_halls_nobody_has_a_partner_or_an_opponent_twice(count: int) -> None:
    assert count == sum(group_sizes(count))
    counts = kept(count, 24)
    assert (1, 1) == (counts.most_partners, counts.most_opponents)


def test_the_largest_schedule_is_there_in_under_a_second() -> None:
    begin_s = time.process_time()
    schedule(1001, 24)
    assert time.process_time() - begin_s < 1


def test_of_the_plans_that_anybody_asks_for_no_more_are_kept_than_a_bound() -> None:
    for tables in range(2, 2 * MOST_KEPT):
        movement("individual").bounds(4 * tables, 2)
    assert MOST_KEPT >= schedule.cache_info().currsize
