"""Puzzles as they are sent: the list with today's, and each as its seat sees it, with the worth of every act."""

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final

import msgspec

from whistclub.coach.puzzles import (
    VERSION,
    Choice,
    Lie,
    Puzzle,
    StillOut,
    counts,
    game_of,
    position_of,
    puzzle_named,
    puzzle_of_day,
    puzzles_of,
    still_out,
)
from whistclub.players.worlds import evidence_of
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View
from whistclub.web.http.games.drills import welcome_at
from whistclub.web.wire import messages, parts
from whistclub.web.wire.encode import why

_KEPT: Final = 64
"""Puzzles kept ready to be sent; each takes some 10 kB."""


class ListedPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list: its name, its game, its themes with the main one first, and the lowest level that always
    finds it.
    """

    name: str
    game: str
    themes: tuple[str, ...]
    level: str


class ThemeCount(msgspec.Struct, frozen=True):
    """A theme and the number of its puzzles."""

    theme: str
    count: int


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The set: its version, the themes with the number of their puzzles, every puzzle in the order of days, and
    today's.
    """

    version: int
    themes: tuple[ThemeCount, ...]
    puzzles: tuple[ListedPuzzle, ...]
    date: str
    today: str


class PastTrick(msgspec.Struct, frozen=True):
    """A trick that is over: its cards as seat and card in the order played, and who took it."""

    cards: tuple[tuple[int, str], ...]
    taker: int


class PuzzlePage(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle: the table as its seat sees it, the tricks before, what is still out, and everything the answer tells.

    Words are those of `whistclub.coach.puzzles.Puzzle`.
    """

    name: str
    game: str
    themes: tuple[str, ...]
    unit: str
    method: str
    worlds: int
    choices: tuple[Choice, ...]
    lies: tuple[Lie, ...]
    missed: dict[str, float]
    rule: str
    why: parts.Why | None
    table: messages.Welcome
    tricks: tuple[PastTrick, ...]
    out: StillOut


def puzzles_at(now_ms: int) -> bytes:
    """The list as JSON, with the puzzle of the day of this time, in UTC."""
    return _list_of(datetime.fromtimestamp(now_ms / 1000, UTC).date())


@lru_cache(maxsize=2)
def _list_of(day: date) -> bytes:
    listed = tuple(
        ListedPuzzle(name=one.name, game=game_of(one).key, themes=one.themes, level=one.level)
        for one in puzzles_of()
    )
    themes = tuple(ThemeCount(theme, count) for theme, count in counts().items())
    today = puzzle_of_day(day).name
    found = PuzzleList(version=VERSION, themes=themes, puzzles=listed, date=day.isoformat(), today=today)
    return encode(found)


@lru_cache(maxsize=_KEPT)
def puzzle_body(name: str) -> bytes:
    """A puzzle as JSON. Raises NotFound."""
    return encode(_page(puzzle_named(name)))


def _page(puzzle: Puzzle) -> PuzzlePage:
    game = game_of(puzzle)
    position, seat = position_of(game, puzzle)
    view = game.view(position, seat)
    return PuzzlePage(
        name=puzzle.name,
        game=game.key,
        themes=puzzle.themes,
        unit=puzzle.unit,
        method=puzzle.method,
        worlds=puzzle.worlds,
        choices=puzzle.choices,
        lies=puzzle.lies,
        missed=puzzle.missed,
        rule=puzzle.rule,
        why=None if puzzle.why is None else why(puzzle.why),
        table=welcome_at(game, puzzle.preset, position, seat),
        tricks=_tricks(game, view),
        out=still_out(game, view),
    )


def _tricks(game: Game, view: View) -> tuple[PastTrick, ...]:
    if game.seats != len(FOUR):
        return ()
    return tuple(
        PastTrick(tuple((seat, card.text) for seat, card in trick.cards), trick.taker)
        for trick in evidence_of(game, view).reading.tricks
    )
