"""Bots at a table: each gets its seat's view and its own random generator, and sends an ordinary command.

An act computed twice, in two processes, counts once: its command's id follows from the table's seq.
"""

import logging
from collections.abc import Callable
from random import Random
from typing import Final

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Answer
from whistclub.club.table.commands import Act
from whistclub.club.table.deal_sources import bot_key
from whistclub.club.table.state import TableState
from whistclub.players.player import Budget, Decision, Player, own_budget
from whistclub.rules.conventions import Conventions
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat

_LOG: Final = logging.getLogger("whistclub.club")
_SUBSTITUTE: Final = "lowest"
PlayerOf = Callable[[Game, str, Conventions], Player]
"""A function that makes the player of a bot's name for a game and a convention card, such as
`players.registry.make_player`.
"""


def due(state: TableState) -> Seat | None:
    """The seat of the bot to act next, the first in seat order; None if no bot is to act."""
    return next((seat for seat in state.seats if state.legal[seat] and state.bot_of(seat)), None)


def awaited(state: TableState) -> list[Seat]:
    """The seats of the people to act."""
    return [seat for seat in state.people if state.legal[seat] and not state.bot_of(seat)]


def bot_command(state: TableState, seat: Seat, players: PlayerOf, budget: Budget | None = None) -> Act:
    """The act of this seat's bot as a command: a function of its seat's view, its key and the seq.

    A substitute acts for a player that fails: people wait at this table.
    """
    bot = state.bot_of(seat)
    try:
        decision = advice(state, seat, players(state.game, bot, state.opened.conventions), budget)
    except WhistclubError:
        raise
    except Exception as problem:  # noqa: BLE001 - a player of another package may raise anything
        substitute = substitute_for(state, bot, problem)
        decision = advice(state, seat, players(state.game, substitute, state.opened.conventions), budget)
    return Act(id=f"bot-{state.seq}", saw=state.seq, seat=seat, action=decision.action.text, by_bot=True)


def substitute_for(state: TableState, bot: str, problem: Exception) -> str:
    """The player who acts for a bot whose own player has failed with this error, which is logged. Raises it where that
    player failed.
    """
    if bot == _SUBSTITUTE:
        raise problem
    _LOG.error("bot failed", exc_info=problem, extra={"fields": {"game": state.game.key, "bot": bot}})
    return _SUBSTITUTE


def advice(state: TableState, seat: Seat, player: Player, budget: Budget | None = None) -> Decision:
    """The player's decision in this seat, with its reason; for bots, and for hints to a person. Without a budget it has
    its own.
    """
    view = state.game.view(state.match.position, seat)
    allowed = own_budget(player) if budget is None else budget
    return player.decide(view, Random(bot_key(state, seat)), allowed)  # noqa: S311


def run_bots(table: Table, players: PlayerOf, budget: Budget | None = None) -> int:
    """Lets bots act until a person is to act or the deal is over. Returns the number of their acts."""
    acts = 0
    while step(table, players, budget) is not None:
        acts += 1
    return acts


def step(table: Table, players: PlayerOf, budget: Budget | None = None) -> Answer | None:
    """Lets one bot act. Returns None if no bot is to act."""
    seat = due(table.state)
    if seat is None:
        return None
    return table.send(bot_command(table.state, seat, players, budget))
