"""The documents of `whist puzzle`."""

import msgspec

from whistclub.coach.puzzles import Puzzle, StillOut


class PuzzleAsked(msgspec.Struct, frozen=True, kw_only=True):
    """`whist puzzle`: the puzzle with the worth of every act, the position in sentences, and the legal acts.

    With an answer `is_best` says if it solves the puzzle.
    """

    puzzle: Puzzle
    version: int
    text: tuple[str, ...]
    legal: tuple[str, ...]
    still_out: StillOut
    answer: str | None = None
    is_best: bool | None = None


class ThemeCount(msgspec.Struct, frozen=True):
    """A theme with its title and the number of its puzzles; a puzzle may have several themes."""

    theme: str
    title: str
    count: int


class PuzzleThemes(msgspec.Struct, frozen=True, kw_only=True):
    """`whist puzzle --list`: the set and its themes."""

    version: int
    puzzles: int
    themes: tuple[ThemeCount, ...]
