"""The bots' results at a deal of the day: sixty players of mixed levels, each in the person's place with the day's own
bots around it.

Most levels play the same deal the same way every time. So each of the sixty has a level of its own, and makes some acts
as another level would: its key says which. No act is one that no level makes.
"""

import hashlib
import hmac
from random import Random
from typing import Final

import msgspec

from whistclub.club.bots import PlayerOf, bot_command, due
from whistclub.club.daily import DAILY_BOT, Day, bots_secret
from whistclub.club.daily_results import result_of
from whistclub.club.local_table import House, Table
from whistclub.club.names import BOT_NAMES
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Act, NextDeal, Stop
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.games.registry import daily_options, game_of_preset
from whistclub.players.player import Player, own_budget
from whistclub.rules.conventions import USUAL_CONVENTIONS
from whistclub.rules.seats import Seat

_LEVELS: Final = (
    "simple", "quick", "club", "simple", "quick", "club", "simple", "quick", "club", "strong",
)  # fmt: skip
"""The levels in the order in which bots play, so that the first of them are as mixed as all; `strong` takes the
longest, and is one in ten.
"""
_OTHERS: Final = ("simple", "quick", "club")
_SHARE: Final = 0.25
"""The share of acts made as another level would: chosen so that the sixty differ, and each still plays mostly as its
own level.
"""
_MOST_DEALS: Final = 20
"""After so many deals a bot stops and has the score it has: a campaign for points never ends for one that bids
badly.
"""
_PERSON: Final = Seat(0)
"""The seat of a person at a deal of the day."""


def level_of(number: int) -> str:
    """The level of a bot by its number from 0."""
    return _LEVELS[number % len(_LEVELS)]


def bots_score(day: Day, preset: str, number: int, players: PlayerOf) -> int:
    """The score of this bot at a day's deal, counted as a person's is. Raises BadOption for a level that the game has
    not.
    """
    table = House(MemoryLog()).open(_opening(day, preset))
    key = f"result/{preset}/{day.date}/{number}".encode()
    rng = Random(hmac.new(bytes.fromhex(day.secret), key, hashlib.sha256).digest())  # noqa: S311
    names = dict.fromkeys((level_of(number), *_OTHERS))
    mixed = [players(table.state.game, name, USUAL_CONVENTIONS) for name in names]
    while table.state.match.result is None:
        _step(table, mixed, rng, players)
    result = result_of(table.log.read(table.id))
    if result is None:
        raise AssertionError("a try that is over has a result")
    return result.score


def _opening(day: Day, preset: str) -> Opened:
    """The opening of a table at which somebody plays the day's deal."""
    game = game_of_preset(preset, daily_options(preset))
    bots = (Sitter(BOT_NAMES[seat], DAILY_BOT) for seat in range(1, game.seats))
    dealing = Dealing(day.seed(preset), daily=day.date)
    opened = House(MemoryLog()).opening_of(game, (Sitter("", who=preset), *bots), dealing, preset=preset)
    return msgspec.structs.replace(opened, secret=bots_secret(day.date, preset, day.secret))


def _step(table: Table, mixed: list[Player], rng: Random, players: PlayerOf) -> None:
    """Makes the next act: that of a bot of the day, or the player's own, its level the first of `mixed`; between deals
    deals the next.
    """
    state, seq = table.state, table.seq
    seat = due(state)
    if seat is not None:
        table.send(bot_command(state, seat, players))
        return
    if not state.legal[_PERSON]:
        between = Stop if len(state.match.deals) >= _MOST_DEALS else NextDeal
        table.send(between(id=f"next-{seq}", saw=seq, seat=_PERSON))
        return
    own, others = mixed[0], mixed[1:]
    player = rng.choice(others) if rng.random() < _SHARE else own
    view = state.game.view(state.match.position, _PERSON)
    action = player.decide(view, rng, own_budget(player)).action
    table.send(Act(id=f"act-{seq}", saw=seq, seat=_PERSON, action=action.text))
