"""The reason of play for which the act to find in a puzzle is better than another."""

from whistclub.coach.effort import STANDARD, Effort
from whistclub.coach.prices import FairHint
from whistclub.coach.puzzles.puzzle import Puzzle
from whistclub.coach.review import fair_hint
from whistclub.rules.game import Game
from whistclub.rules.values import View


def puzzle_hint(game: Game, puzzle: Puzzle, view: View, act: str, effort: Effort = STANDARD) -> FairHint:
    """A hint in the place of a puzzle, its reason told against this act, or against the next one if it is the best; an
    empty one where the coach's own worlds find another act best.
    """
    hint = fair_hint(game, view, act, effort)
    is_same = bool(hint.prices) and hint.prices[0].act in puzzle.best.acts
    return hint if is_same else FairHint()
