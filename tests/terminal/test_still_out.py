"""The cards still out in a puzzle, in words."""

from whistclub.coach.puzzles import Choice, Puzzle, game_of, position_of, still_out
from whistclub.messages import Catalogue
from whistclub.terminal.texts.puzzle import Asked, asked_lines
from whistclub.terminal.texts.words import Words


def told(preset: str, language: str) -> str:
    """The sentence of what is still out at the first turn of a deal."""
    puzzle = Puzzle(
        name="one",
        preset=preset,
        seed="still out",
        acts=(),
        themes=("lead",),
        unit="points",
        method="played",
        choices=(Choice((), 0.0),),
        missed={},
    )
    game = game_of(puzzle)
    position, seat = position_of(game, puzzle)
    view = game.view(position, seat)
    asked = Asked(
        puzzle, view, game.moment(view), None, still_out(game, view), Words(Catalogue(language), game)
    )
    return next(line for line in asked_lines(asked) if line.startswith(("Still out", "Noch draußen")))


def test_jokers_are_named_behind_the_suits() -> None:
    assert "; spades A K Q J 9 8 6 5 4 3; little joker." == told("bid_whist", "en")[-43:]
    assert "; Pik A K Q J 8 7 6 4; Joker 1; Joker 3." == told("call_ace", "de")[-40:]


def test_without_jokers_the_last_suit_is_the_last_word() -> None:
    assert "; spades A K Q 10 9 8 7 6 5 3." == told("call_ace_no_cat", "en")[-30:]
