"""The choices to search in Solo Whist: contracts for tricks, and misères."""

from typing import Final

from whistclub.games.solo import Solo, SoloOptions, SoloView
from whistclub.games.solo.contracts import CONTRACTS, contract_at
from whistclub.games.solo.score import scored
from whistclub.players.player import Decision, Player
from whistclub.players.reading import Reading
from whistclub.players.search.aim import Aim, in_tricks
from whistclub.players.search.effort import Effort
from whistclub.players.search.player import SearchingPlayer, Task, TaskOf
from whistclub.players.solo.open_misere import hand_lies_open
from whistclub.players.solo.player import SoloPlayer
from whistclub.players.solo.table import table_of
from whistclub.players.solo.trial_players import OpenFromTheFirst
from whistclub.rules.game import Game
from whistclub.rules.values import View
from whistclub.solver.questions import mask_of

_FULL_HAND: Final = 13
"""The cards of a hand before the first trick."""


def searching_solo(game: Game, usual: Player | None, demands: Effort) -> Player | None:
    """The player of Solo Whist, or None for another game. Who searches from the first card on also plays a misère
    ouverte from there.
    """
    if not isinstance(game, Solo):
        return None
    others = usual or SoloPlayer(game)
    if demands.longest >= _FULL_HAND:
        others = OpenFromTheFirst(game, others)
    return SearchingPlayer(game, others, solo_tasks_with(game.options), demands)


def solo_tasks_with(options: SoloOptions) -> TaskOf:
    """The choices to search under these options.

    In a misère ouverte, or where a misère's hand is known, the usual player has asked the kernel already; a general
    misère has no sides.
    """

    def task_of(view: View, _: Decision) -> Task | None:
        if not isinstance(view, SoloView):
            raise TypeError(f"a view of Solo is searched here, not {type(view).__name__}")
        if not view.holders:
            return None
        table = table_of(view)
        if table.avoids and (table.declares or table.contract == "misere_ouverte" or hand_lies_open(table)):
            return None
        return Task(table.reading, solo_aim(view, table.reading, options))

    return task_of


def solo_aim(view: SoloView, reading: Reading, options: SoloOptions) -> Aim:
    """The points of the deal by the tricks that the holders still take; in a misère, if it is made."""
    side = mask_of(view.holders)
    if not view.undertaken:
        worth = (0.0, 1.0) if reading.me in view.holders else (0.0, -1.0)
        return Aim(objective="none", side=side, counts=side, worth=worth)
    won = sum(view.won[seat] for seat in view.holders)
    left = reading.hand.bit_count()
    size = left + sum(view.won)
    level = next(place for place, terms in enumerate(CONTRACTS) if terms.call.parts[0] == view.standing)
    contract = contract_at(level, view.holders, reading.trump, size, options.scoring)
    points = [
        float(scored(options, contract, won + tricks, reading.me).points[reading.me])
        for tricks in range(left + 1)
    ]
    return Aim(objective="most", side=side, counts=side, worth=in_tricks(points))
