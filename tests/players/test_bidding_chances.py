"""Winning chances by score: the laws of the tables, a small match worked out by hand, and the worth of points."""

from itertools import pairwise, product
from typing import Any

import pytest

from tools.score_chances import chances_of
from whistclub.games.registry import game_of_preset
from whistclub.players.match_chances import chance_to_win, worth_of_points
from whistclub.rules.seats import FOUR
from whistclub.rules.values import Setting

PAIRS = (
    "minnesota", "minnesota_double", "norwegian", "european", "south_dakota", "askov", "whist", "whist_rubber",
)  # fmt: skip


def at(of: Any, own: int, other: int, dealer: int = 0) -> Setting:
    first = of.first_setting(FOUR[dealer])
    return Setting(9, FOUR[dealer], (own, other), first.carry)


def chance(of: Any, setting: Setting, side: int = 0) -> float:
    found = chance_to_win(of, setting, side)
    assert found is not None
    return found


@pytest.mark.parametrize("preset", PAIRS)
def test_the_chances_of_both_sides_add_up_to_one(preset: str) -> None:
    of: Any = game_of_preset(preset, {})
    for own, other, dealer in product(range(0, of.options.target, 3), range(0, of.options.target, 3), FOUR):
        setting = at(of, own, other, dealer)
        assert chance(of, setting, 0) + chance(of, setting, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("preset", PAIRS)
def test_a_side_has_the_same_chance_whichever_pair_it_is(preset: str) -> None:
    of: Any = game_of_preset(preset, {})
    target = of.options.target
    here, there = at(of, target - 1, 1, dealer=0), at(of, 1, target - 1, dealer=1)
    assert chance(of, here, 0) == chance(of, there, 1)


@pytest.mark.parametrize("preset", PAIRS)
def test_more_points_are_never_worse_and_more_against_never_better(preset: str) -> None:
    of: Any = game_of_preset(preset, {})
    target = of.options.target
    scores = [[chance(of, at(of, own, other)) for other in range(target)] for own in range(target)]
    assert all(low <= high for row, more in pairwise(scores) for low, high in zip(row, more, strict=True))
    assert all(one >= two for row in scores for one, two in pairwise(row))


@pytest.mark.parametrize("preset", PAIRS)
def test_a_match_begins_about_even(preset: str) -> None:
    of: Any = game_of_preset(preset, {})
    assert chance(of, at(of, 0, 0)) == pytest.approx(0.5, abs=0.06)


def test_a_deal_that_wins_the_match_is_worth_what_was_still_open() -> None:
    of: Any = game_of_preset("minnesota", {})
    close, far = at(of, 12, 12), at(of, 12, 0)
    assert worth_of_points(of, close, 0, (1, 0)) > 2 * worth_of_points(of, far, 0, (1, 0))
    assert worth_of_points(of, close, 0, (7, 0)) == worth_of_points(of, close, 0, (1, 0))


def test_a_match_played_on_past_its_target_is_as_even_as_one_point_before_it() -> None:
    of: Any = game_of_preset("whist", {})
    setting = at(of, 7, 7)
    assert of.check_setting(Setting(1, FOUR[0], (7, 7), setting.carry)) is None
    assert chance(of, at(of, 4, 4)) == chance(of, setting)


def test_a_star_is_worth_what_the_winners_are_paid_for_it() -> None:
    """At an even score a star for one's side is worth a quarter of the stake: it is paid in half of the matches."""
    of: Any = game_of_preset("askov", {})
    setting = at(of, 0, 0)
    star = worth_of_points(of, setting, 0, (0, 0), type(setting.carry)((1, 0)))
    against = worth_of_points(of, setting, 0, (0, 0), type(setting.carry)((0, 1)))
    assert star > 5 * worth_of_points(of, setting, 0, (1, 0))
    assert against == pytest.approx(-star, rel=0.3)


def test_without_a_table_points_are_worth_themselves() -> None:
    of: Any = game_of_preset("minnesota", {"target": "none", "max_deals": "8"})
    assert chance_to_win(of, of.first_setting(FOUR[0]), 0) is None
    assert worth_of_points(of, of.first_setting(FOUR[0]), 1, (3, 0)) == -3


def test_in_solo_points_are_worth_what_they_are_ahead_of_the_others() -> None:
    of: Any = game_of_preset("solo", {})
    assert worth_of_points(of, of.first_setting(FOUR[0]), 0, (12, -4, -4, -4)) == 16


def test_a_rubber_needs_two_games() -> None:
    of: Any = game_of_preset("whist_rubber", {})
    one: Any = game_of_preset("whist", {})
    first = at(of, 0, 0)
    ahead = Setting(9, FOUR[0], (0, 0), type(first.carry)(games=(1, 0)))
    level = Setting(9, FOUR[0], (0, 0), type(first.carry)(games=(1, 1)))
    assert chance(of, ahead) == pytest.approx((1 + chance(of, level)) / 2)
    assert chance(of, level) == chance(one, at(one, 0, 0))


def test_a_match_to_two_comes_out_as_worked_out_by_hand() -> None:
    """One point a deal, for the dealer's side in three of four.

    At 1-1 the dealer wins 3/4. Dealing at 1-0: 3/4 at once, else 1-1 with the others dealing, 1/4: in all 13/16.
    Dealing at 0-1: 3/4 of 1-1 with the others dealing, 1/4: 3/16. At 0-0: 3/4 (1 - 3/16) + 1/4 (1 - 13/16) = 21/32.
    """
    chances = chances_of({(1, 0): 0.75, (0, 1): 0.25}, target=2, least=0)
    assert chances[1][1] == pytest.approx(3 / 4, abs=1e-4)
    assert chances[1][0] == pytest.approx(13 / 16, abs=1e-4)
    assert chances[0][1] == pytest.approx(3 / 16, abs=1e-4)
    assert chances[0][0] == pytest.approx(21 / 32, abs=1e-4)
