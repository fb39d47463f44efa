"""The grade of a puzzle: how often the player of each level, from a beginner's up, misses the act."""

from collections.abc import Collection
from random import Random
from typing import Final

from whistclub.players.player import own_budget
from whistclub.players.registry import make_player
from whistclub.rules.game import Game
from whistclub.rules.values import View

GRADES: Final = ("simple", "quick", "club", "strong")
_TRIES: Final = {"simple": 4, "quick": 4, "club": 4, "strong": 2}
"""Tries of each, with other chance."""


def missed_by(game: Game, view: View, acts: Collection[str], key: str) -> dict[str, float]:
    """The share of tries in which each level chooses none of these acts."""
    return {level: missed(game, view, acts, key, level) for level in GRADES}


def missed(game: Game, view: View, acts: Collection[str], key: str, level: str) -> float:
    """The share of tries in which this level chooses none of these acts."""
    player, tries = make_player(game, level), _TRIES[level]
    chosen = [
        player.choose(view, Random(f"{key}/{level}/{number}"), own_budget(player)).text  # noqa: S311
        for number in range(tries)
    ]
    return round(sum(act not in acts for act in chosen) / tries, 2)
