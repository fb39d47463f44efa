"""A season's table, and a count of the same evenings that knows nothing of it."""

from bisect import bisect_right
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from whistclub.evenings.season import Came, Counting, HeldEvening, SeasonRules, season_table


def _held(**people: tuple[int, int]) -> HeldEvening:
    return {name: Came(rank, Fraction(total)) for name, (rank, total) in people.items()}


FIRST = _held(Ada=(1, 90), Ben=(2, 80), Cleo=(3, 70))
SECOND = _held(Ada=(3, 60), Ben=(1, 95), Cleo=(2, 66))
THIRD = _held(Ben=(3, 50), Cleo=(1, 99))


def _places(rules: SeasonRules, *evenings: HeldEvening) -> list[tuple[int, str, float]]:
    return [(row.rank, row.name, float(row.value)) for row in season_table(rules, evenings)]


def test_each_place_brings_one_point_less_than_the_one_before_it() -> None:
    assert [(1, "Ada", 24), (2, "Ben", 23), (3, "Cleo", 22)] == _places(SeasonRules(), FIRST)


def test_being_there_brings_one_point_behind_the_last_place_that_brings_more() -> None:
    assert [(1, "Ada", 2), (2, "Ben", 1), (2, "Cleo", 1)] == _places(SeasonRules(first=2), FIRST)


def test_those_who_share_a_place_both_have_its_points() -> None:
    evening = _held(Ada=(1, 90), Ben=(1, 90), Cleo=(3, 70))
    assert [(1, "Ada", 24), (1, "Ben", 24), (3, "Cleo", 22)] == _places(SeasonRules(), evening)


def test_only_the_best_evenings_count_and_of_equal_ones_the_earlier() -> None:
    rows = {row.name: row for row in season_table(SeasonRules(best=2), [FIRST, SECOND, THIRD])}
    assert (0, 1) == rows["Ben"].counted
    assert Fraction(24 + 23) == rows["Cleo"].value
    assert (1, 2) == rows["Cleo"].counted
    level = season_table(SeasonRules(best=1), [FIRST, FIRST])
    assert (0,) == level[0].counted


def test_the_better_best_evening_parts_two_who_are_level() -> None:
    steady = _held(Ada=(2, 1), Ben=(1, 1)), _held(Ada=(2, 1), Ben=(3, 1))
    assert [(1, "Ben", 46), (2, "Ada", 46)] == _places(SeasonRules(), *steady)


def test_whoever_is_level_in_the_best_evening_too_shares_the_place() -> None:
    turned = _held(Ada=(1, 1), Ben=(2, 1), Cleo=(3, 1)), _held(Ada=(2, 1), Ben=(1, 1), Cleo=(3, 1))
    assert [(1, "Ada", 47), (1, "Ben", 47), (3, "Cleo", 44)] == _places(SeasonRules(), *turned)


def test_a_place_takes_the_least_number_of_evenings() -> None:
    table = _places(SeasonRules(counting="means", least=3), FIRST, SECOND, THIRD)
    assert [(1, "Cleo", 235 / 3), (2, "Ben", 75), (0, "Ada", 75)] == table


def test_all_who_have_no_place_yet_stand_behind_the_others() -> None:
    table = _places(SeasonRules(counting="sums", least=2), FIRST, _held(Ben=(1, 5)))
    assert [(1, "Ben", 85), (0, "Ada", 90), (0, "Cleo", 70)] == table


def test_an_evening_missed_counts_nothing_and_is_told_apart_from_none_won() -> None:
    rows = {row.name: row for row in season_table(SeasonRules(counting="sums"), [FIRST, THIRD])}
    assert (Fraction(90), None) == rows["Ada"].worths
    assert 1 == rows["Ada"].came


def test_the_table_of_no_evening_is_empty() -> None:
    assert () == season_table(SeasonRules(), [])


@pytest.mark.parametrize("counting", ["places", "sums", "means"])
def test_the_table_equals_a_recount_of_forty_evenings_of_120_people_before_and_after_a_correction(
    counting: Counting,
) -> None:
    random = Random(f"season {counting}")
    rules = SeasonRules(counting=counting, best=3, least=5, first=30)
    evenings = [_evening(random) for _ in range(40)]
    assert _recount(rules, evenings) == _told(rules, evenings)
    for number in (0, 17, 39):
        evenings[number] = _evening(random)
    assert _recount(rules, evenings) == _told(rules, evenings)


def _evening(random: Random) -> HeldEvening:
    """A few points only, so that many are level."""
    there = random.sample([f"P{number:03}" for number in range(120)], random.randint(12, 120))
    totals = {name: Fraction(random.randint(-6, 6), random.choice((1, 2))) for name in there}
    rising = sorted(totals.values())
    return {name: Came(1 + len(rising) - bisect_right(rising, own), own) for name, own in totals.items()}


def _told(rules: SeasonRules, evenings: list[HeldEvening]) -> dict[str, tuple[int, Fraction]]:
    return {row.name: (row.rank, row.value) for row in season_table(rules, evenings)}


def _recount(rules: SeasonRules, evenings: list[HeldEvening]) -> dict[str, tuple[int, Fraction]]:
    """A count by the words of the rules: the best of all choices of evenings, and who stands before whom."""
    found: dict[str, list[Fraction]] = {}
    for evening in evenings:
        for name, came in evening.items():
            points = Fraction(rules.first - came.rank + 1)
            points = points if points > 1 else Fraction(1)
            found.setdefault(name, []).append(points if rules.counting == "places" else came.total)
    values: dict[str, Fraction] = {}
    for name, own in found.items():
        most = max(sum(choice) for choice in combinations(sorted(own)[-4:], min(rules.best, len(own))))
        values[name] = Fraction(most) / (min(rules.best, len(own)) if rules.counting == "means" else 1)
    ranked = {name for name, own in found.items() if len(own) >= rules.least}
    best = {name: (values[name], max(own)) for name, own in found.items()}
    places = {name: 1 + sum(best[other] > own for other in ranked) for name, own in best.items()}
    return {name: (places[name] if name in ranked else 0, values[name]) for name in found}
