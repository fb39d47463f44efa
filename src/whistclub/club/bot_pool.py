"""A pool for the bots of a club, which think where it has them work: a server in processes outside of its event loop.

A bot gets its seat's view and its own key and nothing else; the same view and key give the same act.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, WhistclubError
from whistclub.club.bots import PlayerOf, substitute_for
from whistclub.club.fair_queue import FairQueue
from whistclub.club.table.commands import Act
from whistclub.club.table.deal_sources import bot_key
from whistclub.club.table.state import TableState
from whistclub.club.workplace import Workplace
from whistclub.games.registry import make_game
from whistclub.players.comparing import compare, cost_reason
from whistclub.players.player import Player, hint_budget, own_budget
from whistclub.rules.game import Game
from whistclub.rules.options import Value, options_mapping
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

TEACHER: Final = "quick"
"""The player whose acts and reasons teach: it plays by the conventions alone, and says which."""

_Terms = tuple[str, tuple[tuple[str, Value], ...], tuple[tuple[str, str], ...]]
"""The terms of a table: its game, the game's options, and the convention card."""


def teacher_of(game: Game, bot: str) -> str:
    """The player whose advice teaches this game: of a solitaire the bot, who tells odds."""
    return bot if game.seats == 1 else TEACHER


class Thought(msgspec.Struct, frozen=True):
    """A bot's decision: the act as text, and the reason; for a hint also what another act costs, if that was asked."""

    action: str
    why: Reason
    cost: Reason | None = None

    def __repr__(self) -> str:
        return "Thought(hidden)"


class BotPool:
    """The bots of one club. Tables and their payers have fair shares."""

    def __init__(self, players: PlayerOf, workplace: Workplace) -> None:
        """The workplace is closed with the pool."""
        self._players = players
        self._workplace = workplace
        self._queue = FairQueue(workplace.at_once)
        self.payer_of: Callable[[str], str] = str
        """The payer whose share the thoughts at a match count for, by the match's id."""

    async def act(self, state: TableState, seat: Seat) -> Act:
        """The command of the bot that acts for this seat now. Raises TooMuch.

        A substitute acts for a player that fails: people wait at this table.
        """
        bot = state.bot_of(seat)
        try:
            thought = await self.think(state, seat, bot)
        except WhistclubError:
            raise
        except Exception as problem:  # noqa: BLE001 - a player of another package may raise anything
            thought = await self.think(state, seat, substitute_for(state, bot, problem))
        return Act(id=f"bot-{state.seq}", saw=state.seq, seat=seat, action=thought.action, by_bot=True)

    async def think(
        self, state: TableState, seat: Seat, bot: str, *, is_hint: bool = False, instead: str = ""
    ) -> Thought:
        """The bot's decision in this seat, with the budget of its level. Raises TooMuch."""
        game = state.game
        options = tuple(options_mapping(game.options).items())
        async with self._queue.turn(self.payer_of(state.table), state.table):
            view = game.view(state.match.position, seat)
            # Hashable, so that a process finds the player that it has made for such a table before.
            table = (game.key, options, tuple(sorted(state.opened.conventions.items())))
            work = (self._players, table, bot, view, bot_key(state, seat), is_hint, instead)
            return await self._workplace.do(_think, *work)

    async def hint(self, state: TableState, seat: Seat, bot: str, instead: str = "") -> Thought:
        """The bot's decision in a person's seat, as a hint, and what the act `instead` costs if it is legal. Raises
        TooMuch.
        """
        is_act = any(action.text == instead for action in state.legal[seat])
        return await self.think(state, seat, bot, is_hint=True, instead=instead if is_act else "")

    def warm(self) -> None:
        """Makes the workplace ready now rather than at the first bot's act."""
        self._workplace.warm()

    def close(self) -> None:
        """Ends the workplace, after the thoughts that run."""
        self._workplace.close()


def _think(
    players: PlayerOf,
    table: _Terms,
    bot: str,
    view: View,
    bot_key: bytes,
    is_hint: bool,  # noqa: FBT001 - the pool hands it on by place
    instead: str,
) -> Thought:
    player = _player(players, table, bot)
    budget = hint_budget(_game(table), player) if is_hint else own_budget(player)
    decision = player.decide(view, Random(bot_key), budget)  # noqa: S311
    cost = _cost(players, table, view, bot_key, (decision.action.text, instead)) if instead else None
    return Thought(decision.action.text, decision.why, cost)


def _cost(
    players: PlayerOf, table: _Terms, view: View, bot_key: bytes, advised_and_instead: tuple[str, str]
) -> Reason:
    """The cost of the second act to the seat's side, everybody playing on as they do without trying."""
    advised, instead = (
        next(action for action in view.legal if action.text == text) for text in advised_and_instead
    )
    rng = Random(bot_key)  # noqa: S311
    game = _game(table)
    return cost_reason(
        compare(game, view, (advised, instead), _player(players, table, TEACHER), rng), game.sides
    )


@lru_cache(maxsize=64)
def _player(players: PlayerOf, table: _Terms, bot: str) -> Player:
    return players(_game(table), bot, dict(table[2]))


def _game(table: _Terms) -> Game:
    key, options, _ = table
    return make_game(key, dict(options))
