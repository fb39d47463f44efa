"""The shipped puzzles: legal places, one best act by the gap, parts that give the whole, no two alike, a puzzle of each
day.
"""

from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

from whistclub.cards.errors import NotFound
from whistclub.coach.cards import tried_in, turn_of
from whistclub.coach.effort import Effort
from whistclub.coach.puzzles import (
    Choice,
    Puzzle,
    all_puzzles,
    game_of,
    position_of,
    puzzle_named,
    puzzle_of_day,
    puzzles_of,
    still_out,
    themes,
)
from whistclub.games.registry import game_of_preset
from whistclub.players.worlds import evidence_of
from whistclub.players.worlds.drawn import Drawn, every_world
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR, Seat

LEAST = {"tricks": 0.3, "avoided": 0.3, "chance": 0.1, "points": 0.3}
SURE = 2.33
ROUNDED = 1e-3
STEP = 17
FEW = 400
APART = 12


def gaps(puzzle: Puzzle) -> list[float]:
    """The worth that the other choices give away, less what 99 in 100 of the sample's errors cover."""
    return [abs(puzzle.best.worth - one.worth) - SURE * one.error for one in puzzle.choices[1:]]


def is_better(puzzle: Puzzle, one: Choice) -> bool:
    return (puzzle.best.worth < one.worth) == (puzzle.unit == "avoided")


def test_the_best_act_is_better_than_every_other_by_the_gap() -> None:
    assert [] == [one.name for one in all_puzzles() if min(gaps(one)) < LEAST[one.unit] - ROUNDED]
    assert [] == [
        one.name for one in all_puzzles() if not all(is_better(one, each) for each in one.choices[1:])
    ]


def test_somebody_misses_every_puzzle() -> None:
    assert [] == [one.name for one in all_puzzles() if not any(one.missed.values())]


def test_no_two_puzzles_of_a_deal_are_close_together() -> None:
    taken = sorted((one.seed, one.number, len(one.acts)) for one in all_puzzles())
    assert [] == [one for one, two in pairwise(taken) if one[:2] == two[:2] and two[2] - one[2] < APART]
    assert len(all_puzzles()) == len({one.name for one in all_puzzles()})


def test_the_parts_of_the_worlds_give_the_whole() -> None:
    for puzzle in all_puzzles():
        for place, choice in enumerate(puzzle.choices if puzzle.lies else ()):
            whole = sum(lie.share * lie.worths[place] for lie in puzzle.lies)
            assert pytest.approx(choice.worth, abs=0.005) == whole, puzzle.name


def test_every_theme_is_on_the_list() -> None:
    assert set() == {theme for one in all_puzzles() for theme in one.themes} - set(themes())


@pytest.mark.parametrize("puzzle", all_puzzles()[::STEP], ids=lambda one: one.name)
def test_the_choices_are_the_legal_acts(puzzle: Puzzle) -> None:
    game = game_of(puzzle)
    position, seat = position_of(game, puzzle)
    view = game.view(position, seat)
    assert sorted(act.text for act in view.legal) == sorted(act for one in puzzle.choices for act in one.acts)
    assert not {card.text for card in view.hand} & set(still_out(game, view).cards)


def test_a_card_laid_away_is_out_for_others_alone() -> None:
    game = game_of_preset("bid_whist", {})
    position: Any = game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(Seat(0)))
    for text in ("call 3 uptown", "call pass", "call pass", "call pass", "trump S"):
        (seat,) = position.to_act()
        position = position.play(seat, next(act for act in position.legal(seat) if act.text == text))
    (caller,) = position.to_act()
    laid = position.legal(caller)[0]
    position = position.play(caller, laid)
    out = {seat: still_out(game, game.view(position, seat)).cards for seat in FOUR}
    assert [seat for seat in FOUR if seat != caller] == [seat for seat in FOUR if laid.card.text in out[seat]]


def test_a_count_of_every_world_finds_the_same_act() -> None:
    few = [one for one in all_puzzles() if one.method == "counted" and one.worlds < FEW][:4]
    for puzzle in few:
        game = game_of(puzzle)
        position, seat = position_of(game, puzzle)
        view = game.view(position, seat)
        turn = turn_of(game, view)
        assert turn is not None
        worlds = every_world(evidence_of(game, view), FEW)
        tried = tried_in(
            turn, Drawn(tuple((1.0, hands) for _, hands in worlds), is_all=True), Effort(threads=1)
        )
        assert puzzle.best.acts == tuple(act.text for act in tried.groups[tried.ranked()[0]])
        assert puzzle.worlds == len(worlds)


def test_each_day_has_a_puzzle_and_none_comes_twice_before_all_have_come() -> None:
    first = date(2026, 1, 1)
    days = [puzzle_of_day(first + timedelta(days=day)).name for day in range(len(all_puzzles()))]
    assert len(all_puzzles()) == len(set(days))
    assert days[0] == puzzle_of_day(first).name


def test_a_theme_and_a_game_choose() -> None:
    found = puzzles_of("low", "minnesota")
    assert found
    assert {True} == {"low" in one.themes and game_of(one).key == "minnesota" for one in found}


def test_bids_and_calls_of_both_games_are_asked() -> None:
    assert {"minnesota", "solo"} == {game_of(one).key for one in puzzles_of("calls")}
    assert {"called"} == {one.method for one in puzzles_of("calls")}


def test_misere_is_asked_of_the_declarer_and_of_those_against_it() -> None:
    plays = set()
    for one in puzzles_of("misere", "solo"):
        game = game_of(one)
        position, seat = position_of(game, one)
        view: Any = game.view(position, seat)
        plays.add(seat in view.holders)
    assert {True, False} == plays


def test_a_name_that_no_puzzle_has_is_refused() -> None:
    with pytest.raises(NotFound):
        puzzle_named("whist-0-0")
