"""Ledgers: the parts add up to the points scored, in every preset, and are turned round for the other side."""

from functools import cache
from typing import Any

import msgspec
import pytest

from whistclub import library
from whistclub.coach import QUICK, DealReview, review_deal
from whistclub.coach.stakes import scored_by
from whistclub.games.registry import PRESETS
from whistclub.rules.match import Played
from whistclub.rules.seats import Seat

TINY = msgspec.structs.replace(QUICK, worlds=8, again=1, calls=4, plays=3, hint_plays=2, deals=24)
"""So few worlds that prices are rough: the sums hold whatever they are."""
PAIRS = ("minnesota", "whist", "askov")
NEAR = 1e-9


@cache
def reviewed(preset: str) -> tuple[Any, Played, DealReview]:
    game = library.game(preset)
    # One seat plays anything, so that there are errors.
    names = ["random", *["quick"] * (game.seats - 1)]
    played = library.play(game, names, seed="ledger", deals=1).deals[0]
    return game, played, review_deal(game, played, effort=TINY)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_parts_add_up_to_the_points_scored(preset: str) -> None:
    game, played, review = reviewed(preset)
    assert played.result is not None
    for seat, one in enumerate(review.ledgers):
        parts = one.start + one.deal + one.hidden + one.own + one.partner + one.opponents
        assert scored_by(game, played.result.points, Seat(seat)) == pytest.approx(parts, abs=NEAR)


@pytest.mark.parametrize("preset", PAIRS)
def test_the_ledgers_of_two_sides_are_each_other_turned_round(preset: str) -> None:
    _, _, review = reviewed(preset)
    north, east = review.ledgers[0], review.ledgers[1]
    assert (-east.points, -east.deal) == pytest.approx((north.points, north.deal), abs=NEAR)
    assert -east.hidden == pytest.approx(north.hidden, abs=NEAR)
    assert north.own + north.partner == pytest.approx(-east.opponents, abs=NEAR)


@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_has_errors_without_an_act_that_is_marked_so(preset: str) -> None:
    _, _, review = reviewed(preset)
    erred = {one.seat for one in review.marked if one.verdict == "error"}
    assert {one.seat for one in review.ledgers if abs(one.own) > NEAR} <= erred


def test_a_player_of_any_act_costs_itself_points() -> None:
    _, _, review = reviewed("gongor_points")
    assert review.ledgers[0].own < -NEAR


@pytest.mark.parametrize("preset", PRESETS)
def test_turning_points_are_at_most_three_acts_that_cost_something(preset: str) -> None:
    _, _, review = reviewed(preset)
    costs = {one.number: one.made.cost for one in review.marked if one.verdict == "error"}
    assert len(review.turning) <= 3
    assert all(costs[number] > 0 for number in review.turning)


def test_prices_that_are_not_found_with_open_cards_foresee_nothing_but_errors() -> None:
    _, _, review = reviewed("german_whist")
    assert [0.0, 0.0] == [one.blind for one in review.ledgers]


def test_a_running_deal_is_not_reviewed() -> None:
    game, played, _ = reviewed("whist")
    running = Played(played.setting, played.deal, played.acts[:4])
    with pytest.raises(ValueError, match="still running"):
        review_deal(game, running, effort=QUICK)
