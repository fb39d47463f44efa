"""The shipped set of puzzles: by name, by theme and game, and the one of each day."""

from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, reason
from whistclub.coach.puzzles.puzzle import Puzzle
from whistclub.games.registry import GAMES, PRESETS

VERSION: Final = 2
"""The version of the set: a larger one has another number. A puzzle keeps its name in all of them, so that what was
solved stays solved.
"""
_COMMON: Final = (
    "lead", "second", "third", "last", "discards", "ducking", "trumps", "conventions", "low", "misere", "calls", "twiddles", "bids",
)  # fmt: skip
"""The themes that no single game has to itself."""


@cache
def themes() -> tuple[str, ...]:
    """The themes in the order in which faces list them; the cards of a game for one person are a theme, called as the
    game is.
    """
    named = {theme for one in all_puzzles() for theme in one.themes}
    return (*_COMMON, *(game for game in GAMES if game in named))


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle of the set, in the order of names."""
    lines = files(__package__ or "").joinpath("puzzles.jsonl").read_bytes().splitlines()
    decoder = msgspec.json.Decoder(Puzzle)
    return tuple(decoder.decode(line) for line in lines)


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of this name. Raises NotFound."""
    found = _by_name().get(name)
    if found is None:
        raise NotFound(reason("puzzle-unknown", name=name[:40]))
    return found


def puzzles_of(theme: str | None = None, game: str | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a theme, and of a game or preset, in the order of days: mixed, and the same for everybody."""
    return tuple(
        one
        for one in _in_order_of_days()
        if theme in (None, *one.themes) and game in (None, one.preset, PRESETS[one.preset].game)
    )


def puzzle_of_day(day: date, among: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of this date, the same for everybody; each comes once before any comes again."""
    found = _in_order_of_days() if among is None else among
    return found[day.toordinal() % len(found)]


def counts() -> dict[str, int]:
    """The number of puzzles of each theme that has some, in the order of faces."""
    found = {theme: len(puzzles_of(theme)) for theme in themes()}
    return {theme: count for theme, count in found.items() if count}


@cache
def _by_name() -> dict[str, Puzzle]:
    return {one.name: one for one in all_puzzles()}


@cache
def _in_order_of_days() -> tuple[Puzzle, ...]:
    return tuple(sorted(all_puzzles(), key=lambda one: sha256(one.name.encode()).digest()))
