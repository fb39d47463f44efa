"""The line of one's own chance over a hand of a solitaire."""

from functools import cache

import pytest

from whistclub import library
from whistclub.coach import QUICK, DealReview, review_deal

PRESETS = ("gongor", "gongor_points", "hermits")


@cache
def reviewed(preset: str, name: str) -> DealReview:
    game = library.game(preset)
    return review_deal(game, library.play(game, name, seed="line", deals=1).deals[0], effort=QUICK)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_line_ends_with_what_became_of_the_hand(preset: str) -> None:
    review = reviewed(preset, "random")
    for hand in {one.hand for one in review.chances}:
        line = [one for one in review.chances if one.hand == hand]
        assert (line[-1].before, line[-1].after) in {(0.0, 0.0), (1.0, 1.0)}


@pytest.mark.parametrize("preset", PRESETS)
def test_an_act_of_a_player_by_odds_is_never_an_error(preset: str) -> None:
    exact = {one.number for one in reviewed(preset, "club").chances if one.is_exact}
    marked = [one for one in reviewed(preset, "club").marked if one.number in exact]
    assert marked
    assert "error" not in {one.verdict for one in marked}


def test_a_player_of_any_act_has_errors_that_cost_chances() -> None:
    review = reviewed("gongor", "random")
    errors = [one for one in review.marked if one.verdict == "error"]
    assert errors
    assert all(one.made.fair.points < one.best.fair.points for one in errors)


def test_a_campaign_has_a_chance_as_a_whole_and_points_have_none() -> None:
    whole = reviewed("gongor", "random").chances[0].whole
    assert whole is not None
    assert 0 < whole < 1
    assert reviewed("gongor_points", "random").chances[0].whole is None


def test_bids_and_twiddles_are_themes() -> None:
    assert {"", "bids", "twiddles"} == {one.theme for one in reviewed("gongor", "random").marked}
