"""Puzzles as they are sent: the list with today's, each as its seat sees it, with the worth of every act, and the
reason for an answer.
"""

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final

from whistclub.club.price_pool import PricePool
from whistclub.coach.puzzles import (
    VERSION,
    Puzzle,
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
from whistclub.web.encoding.match_parts import why
from whistclub.web.http.games.drills import welcome_at
from whistclub.wire.practice import (
    ListedPuzzle,
    PastTrick,
    PuzzleList,
    PuzzlePage,
    PuzzleReason,
    ThemeCount,
)

_KEPT: Final = 64
"""Puzzles kept ready to be sent; each takes some 10 kB."""


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


async def puzzle_reason(prices: PricePool, visitor: str, name: str, act: str) -> PuzzleReason:
    """The reason of play against an answer, found as it is asked. Raises NotFound, TooMuch."""
    hint = await prices.puzzle(visitor, name, act)
    return PuzzleReason(over=hint.over, reason=hint.reason)


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
