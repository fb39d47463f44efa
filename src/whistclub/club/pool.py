"""Bots on a server think outside of its event loop: in processes of their own, or in threads where there are none.

A bot is given its seat's view and a key of its own and nothing else; the same ones give the same act.
"""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from whistclub.cards.errors import Reason
from whistclub.club.commands import Act
from whistclub.club.dealing import own_key
from whistclub.club.driver import PlayerOf
from whistclub.club.state import TableState
from whistclub.games.registry import make_game
from whistclub.players.player import USUAL, Player
from whistclub.rules.options import Value, options_mapping
from whistclub.rules.seats import Seat
from whistclub.rules.values import View


class Thought(msgspec.Struct, frozen=True):
    """What a bot would do, as text, and why."""

    action: str
    why: Reason

    def __repr__(self) -> str:
        return "Thought(hidden)"


class BotPool:
    """Where bots think; `processes` of them at once, or threads when that is 0."""

    def __init__(self, players: PlayerOf, processes: int) -> None:
        self._players, self._processes = players, processes
        self._executor = self._made()

    async def act(self, state: TableState, seat: Seat) -> Act:
        """The command of the bot that acts for this seat now."""
        thought = await self.think(state, seat, state.bot_of(seat))
        return Act(id=f"bot-{state.seq}", saw=state.seq, seat=seat, action=thought.action, by_bot=True)

    async def think(self, state: TableState, seat: Seat, bot: str) -> Thought:
        """What this bot would do in this seat."""
        game = state.game
        options = tuple(options_mapping(game.options).items())
        view = game.view(state.match.position, seat)
        work = (self._players, game.key, options, bot, view, own_key(state, seat))
        loop = asyncio.get_running_loop()
        executor = self._executor
        try:
            return await loop.run_in_executor(executor, _think, *work)
        except BrokenExecutor:
            if self._executor is executor:
                self._executor = self._made()
            return await loop.run_in_executor(self._executor, _think, *work)

    def warm(self) -> None:
        """Starts the processes now rather than at the first bot's move."""
        for _ in range(self._processes):
            self._executor.submit(_nothing)

    def close(self) -> None:
        """Ends them, once each has done with what it is thinking."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _made(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(2, "whist-bot")
        return ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=_end_with_parent
        )


def _think(
    players: PlayerOf, key: str, options: tuple[tuple[str, Value], ...], bot: str, view: View, chance: bytes
) -> Thought:
    decided = _player(players, key, options, bot).decide(view, Random(chance), USUAL)  # noqa: S311
    return Thought(decided.action.text, decided.why)


@lru_cache(maxsize=64)
def _player(players: PlayerOf, key: str, options: tuple[tuple[str, Value], ...], bot: str) -> Player:
    return players(make_game(key, dict(options)), bot)


def _end_with_parent() -> None:
    """Ends this process when the club's is gone, however it ended: nobody else would."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _nothing() -> Any:
    return None
