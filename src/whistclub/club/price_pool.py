"""A pool for the prices of a hint, which the coach makes of the view of the seat that asks, and for hands that somebody
laid open; at a server in a process that comes after all play.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from whistclub.cards.card import Card
from whistclub.club.fair_queue import FairQueue
from whistclub.club.table.state import TableState
from whistclub.club.workplace import Workplace
from whistclub.coach import (
    Effort,
    FairHint,
    OpenHands,
    OpenPlace,
    fair_hint,
    perfect_play,
    perfect_tricks,
)
from whistclub.coach.puzzles import game_of, position_of, puzzle_hint, puzzle_named
from whistclub.games.registry import make_game
from whistclub.rules.game import Game
from whistclub.rules.options import Value, options_mapping
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

_AT_ONCE: Final = 1
"""The coach keeps two cores busy by itself."""

_Terms = tuple[str, tuple[tuple[str, Value], ...]]
"""A game, and its options."""


class PricePool:
    """The prices of one club, in fair shares between the payers of tables."""

    def __init__(self, workplace: Workplace, effort: Effort) -> None:
        """`workplace` may be used by others too, who close it."""
        self._workplace, self._effort = workplace, effort
        self._queue = FairQueue(_AT_ONCE)
        self.payer_of: Callable[[str], str] = str
        """The payer whose share the prices at a match count for, by the match's id."""

    async def hint(self, state: TableState, seat: Seat, instead: str) -> FairHint:
        """The legal acts of a seat with their fair prices, none where there is no choice or no price, and the reason of
        play against the act `instead`. Raises TooMuch.
        """
        view = state.game.view(state.match.position, seat)
        options: Mapping[str, Value] = options_mapping(state.game.options)
        terms = state.game.key, tuple(options.items())
        async with self._queue.turn(self.payer_of(state.table), state.table):
            return await self._workplace.do(_hint, terms, view, instead, self._effort)

    async def puzzle(self, payer: str, name: str, act: str) -> FairHint:
        """The hint in the place of a puzzle, with the reason of play against an act. Raises NotFound, TooMuch."""
        puzzle_named(name)
        async with self._queue.turn(payer, payer):
            return await self._workplace.do(_puzzle, name, act, self._effort)

    async def tricks(self, payer: str, laid: OpenHands) -> tuple[int | None, ...]:
        """The tricks of hands that lie open, by leader, played perfectly by all. Raises BadDeal, TooMuch."""
        async with self._queue.turn(payer, payer):
            return await self._workplace.do(perfect_tricks, laid)

    async def place(
        self, payer: str, laid: OpenHands, leader: Seat, played: tuple[Card, ...], nodes: int
    ) -> OpenPlace:
        """A place in the play of hands that lie open, with the value of each card. Raises BadDeal, IllegalAction,
        TooMuch.
        """
        async with self._queue.turn(payer, payer):
            return await self._workplace.do(perfect_play, laid, leader, played, nodes)


def _hint(terms: _Terms, view: View, instead: str, effort: Effort) -> FairHint:
    return fair_hint(_game(terms), view, instead, effort)


def _puzzle(name: str, act: str, effort: Effort) -> FairHint:
    puzzle = puzzle_named(name)
    game = game_of(puzzle)
    position, seat = position_of(game, puzzle)
    return puzzle_hint(game, puzzle, game.view(position, seat), act, effort)


@lru_cache(maxsize=64)
def _game(terms: _Terms) -> Game:
    key, options = terms
    return make_game(key, dict(options))
