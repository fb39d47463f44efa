"""Bots at a table: each is given its seat's view and a source of chance of its own, and sends an ordinary command.

A move computed twice, by two drivers, counts once: its command's id follows from the seq the table had.
"""

from collections.abc import Callable
from random import Random

from whistclub.club.local_table import Table
from whistclub.club.table.commands import Act, Answer
from whistclub.club.table.dealing import bot_key
from whistclub.club.table.state import TableState
from whistclub.players.player import USUAL, Budget, Decision, Player
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat

PlayerOf = Callable[[Game, str], Player]
"""The player that a bot's name stands for, made for a game; `players.registry.make_player` is one."""


def due(state: TableState) -> Seat | None:
    """The bot to act next, the first in seat order; None when no bot is to act."""
    return next((seat for seat in state.seats if state.legal[seat] and state.bot_of(seat)), None)


def awaited(state: TableState) -> list[Seat]:
    """The people to act."""
    return [seat for seat in state.people if state.legal[seat] and not state.bot_of(seat)]


def bot_command(state: TableState, seat: Seat, players: PlayerOf, budget: Budget = USUAL) -> Act:
    """What the bot of this seat does: a function of its seat's view, its chance and the seq."""
    decision = advice(state, seat, players(state.game, state.bot_of(seat)), budget)
    return Act(id=f"bot-{state.seq}", saw=state.seq, seat=seat, action=decision.action.text, by_bot=True)


def advice(state: TableState, seat: Seat, player: Player, budget: Budget = USUAL) -> Decision:
    """What the player would do in this seat, and why; for bots, and for hints to a person."""
    view = state.game.view(state.match.position, seat)
    return player.decide(view, Random(bot_key(state, seat)), budget)  # noqa: S311


def run_bots(table: Table, players: PlayerOf, budget: Budget = USUAL) -> int:
    """Lets bots act until a person is to act or the deal is over. Returns how many acts that were."""
    acts = 0
    while step(table, players, budget) is not None:
        acts += 1
    return acts


def step(table: Table, players: PlayerOf, budget: Budget = USUAL) -> Answer | None:
    """Lets one bot act; None when no bot is to act."""
    seat = due(table.state)
    if seat is None:
        return None
    return table.send(bot_command(table.state, seat, players, budget))
