"""Puzzles: a shipped set of places with one best act."""

from whistclub.coach.puzzles.book import (
    VERSION,
    all_puzzles,
    counts,
    puzzle_named,
    puzzle_of_day,
    puzzles_of,
    themes,
)
from whistclub.coach.puzzles.making import made_puzzle
from whistclub.coach.puzzles.puzzle import Choice, Lie, Method, Puzzle, Unit, game_of, position_of
from whistclub.coach.puzzles.reasoned import puzzle_hint
from whistclub.coach.puzzles.still_out import Known, StillOut, reading_of, still_out

__all__ = [
    "VERSION",
    "Choice",
    "Known",
    "Lie",
    "Method",
    "Puzzle",
    "StillOut",
    "Unit",
    "all_puzzles",
    "counts",
    "game_of",
    "made_puzzle",
    "position_of",
    "puzzle_hint",
    "puzzle_named",
    "puzzle_of_day",
    "puzzles_of",
    "reading_of",
    "still_out",
    "themes",
]
