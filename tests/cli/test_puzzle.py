"""`whist puzzle`: the puzzle of the day, by name and theme, an answer right and wrong, in both languages, and what it
refuses.
"""

import re

import msgspec
import pytest

from tests.cli.conftest import Whist
from whistclub.coach.puzzles import Puzzle, all_puzzles, puzzles_of
from whistclub.terminal.commands.puzzle_types import PuzzleAsked, PuzzleThemes
from whistclub.terminal.texts.puzzle import told_cost

ENDING = next(one for one in all_puzzles() if one.method == "counted" and one.lies)
SOLITAIRE = next(one for one in all_puzzles() if one.method == "odds")
CALL = next(one for one in all_puzzles() if one.method == "called" and one.preset == "solo")


def told(whist: Whist, puzzle: Puzzle, act: str, *words: str) -> str:
    return whist(*words, "puzzle", puzzle.name, "--answer", act)[1]


def test_the_document_has_the_worth_of_every_act(whist: Whist) -> None:
    status, out, _ = whist("puzzle", ENDING.name, "--json")
    asked: PuzzleAsked = msgspec.json.decode(out, type=PuzzleAsked)
    assert (0, ENDING, None) == (status, asked.puzzle, asked.is_best)
    assert set(asked.legal) == {act for one in ENDING.choices for act in one.acts}


def test_an_answer_is_judged_in_the_document(whist: Whist) -> None:
    for choice, is_best in ((ENDING.choices[0], True), (ENDING.choices[1], False)):
        out = whist("puzzle", ENDING.name, "--answer", choice.acts[0], "--json")[1]
        assert is_best is msgspec.json.decode(out, type=PuzzleAsked).is_best


def test_the_best_act_is_right(whist: Whist) -> None:
    assert ": right." in told(whist, ENDING, ENDING.best.acts[-1])
    assert ": richtig." in told(whist, SOLITAIRE, SOLITAIRE.best.acts[0], "--language", "de")


def test_another_act_is_told_what_it_costs(whist: Whist) -> None:
    assert "Better:" in told(whist, ENDING, ENDING.choices[1].acts[0])
    assert "Besser:" in told(whist, SOLITAIRE, SOLITAIRE.choices[1].acts[0], "--language", "de")


@pytest.mark.parametrize("puzzle", [ENDING, CALL, SOLITAIRE], ids=lambda one: one.name)
def test_an_answer_is_told_with_its_reason_of_play(whist: Whist, puzzle: Puzzle) -> None:
    lines = told(whist, puzzle, puzzle.choices[1].acts[0]).splitlines()
    assert ["In deals that fit the cards seen, against "] == [
        line[:42] for line in lines if "So it goes in " in line
    ]


def test_of_deals_that_were_drawn_no_chance_is_told_as_sure(whist: Whist) -> None:
    sure = next(
        one
        for one in all_puzzles()
        if (one.method, one.unit) == ("drawn", "chance")
        and any(worth in (0, 1) for lie in one.lies for worth in lie.worths)
    )
    lines = told(whist, sure, sure.best.acts[0]).splitlines()
    rows = [line.rpartition(": ")[2] for line in lines if "in 100: " in line]
    told_worths = {int(one) for row in rows for one in re.findall(r"\d+", row)}
    assert told_worths
    assert {0, 100}.isdisjoint(told_worths)


def test_a_call_is_asked_with_what_was_called_before_and_answered_with_its_points(whist: Whist) -> None:
    call = next(one for one in puzzles_of("calls", "solo") if one.acts)
    asked = told(whist, call, call.choices[1].acts[0])
    assert "Called so far: " in asked
    assert "Still out" not in asked
    assert " points. Better: " in asked


def test_the_puzzle_of_the_day_is_asked_and_the_end_of_input_answers_nothing(whist: Whist) -> None:
    status, out, _ = whist("puzzle")
    assert (0, True) == (status, out.startswith("Puzzle "))
    assert "Levels that always find it" not in out


def test_a_theme_chooses(whist: Whist) -> None:
    out = whist("puzzle", "--theme", "low", "--json")[1]
    assert "low" in msgspec.json.decode(out, type=PuzzleAsked).puzzle.themes


def test_the_themes_are_listed(whist: Whist) -> None:
    found = msgspec.json.decode(whist("puzzle", "--list", "--json")[1], type=PuzzleThemes)
    assert len(all_puzzles()) == found.puzzles
    assert "third: Third hand" in whist("puzzle", "--list")[1]


def test_wrong_words_are_refused(whist: Whist) -> None:
    assert (1, 2, 2, 2) == (
        whist("puzzle", "nowhere-1-1")[0],
        whist("puzzle", "--theme", "lowest")[0],
        whist("puzzle", "--game", "chess")[0],
        whist("puzzle", ENDING.name, "--answer", "play XX")[0],
    )


def test_who_subtracts_the_worths_told_finds_the_cost_told() -> None:
    # 2.04 and 1.48 are told as 2.0 and 1.5.
    assert told_cost(2.04, 1.48) == 0.5
