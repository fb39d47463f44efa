"""A bot whose player fails, as one of another package may, holds up no table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.club.tables import house, opened, sent
from whistclub.club.bot_pool import BotPool
from whistclub.club.bots import bot_command, due
from whistclub.club.process_pool import ProcessPool
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import NextDeal
from whistclub.club.table.state import TableState
from whistclub.players.player import Budget, Decision, Player
from whistclub.players.registry import make_player
from whistclub.rules.seats import Seat
from whistclub.rules.values import View


class Failing:
    """A player with a fault."""

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        raise TypeError("a number and a word cannot be compared")

    choose: Any = decide


def players(game: Any, bot: str, conventions: Any) -> Player:
    return make_player(game, bot, conventions) if bot == "lowest" else Failing()


def all_failing(game: Any, bot: str, conventions: Any) -> Player:
    return Failing()


def begun() -> tuple[TableState, Seat]:
    """A table where a bot is to act."""
    table = house(MemoryLog()).open(opened("whist", ()))
    sent(table, NextDeal, None)
    seat = due(table.state)
    assert seat is not None
    return table.state, seat


async def test_the_lowest_card_is_played_for_a_bot_that_fails_at_the_club() -> None:
    state, seat = begun()
    pool = BotPool(players, ProcessPool(0, "bots"))
    assert (await pool.act(state, seat)).action in {act.text for act in state.legal[seat]}
    pool.close()


def test_the_lowest_card_is_played_for_a_bot_that_fails_on_this_machine() -> None:
    state, seat = begun()
    assert bot_command(state, seat, players).action in {act.text for act in state.legal[seat]}


async def test_a_substitute_that_fails_too_is_not_asked_for_ever() -> None:
    state, seat = begun()
    pool = BotPool(all_failing, ProcessPool(0, "bots"))
    with pytest.raises(TypeError):
        await pool.act(state, seat)
    pool.close()
