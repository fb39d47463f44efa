"""Worlds that agree with what a seat has seen, in batches."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from whistclub.players.beliefs.believed import DRAWS, believed
from whistclub.players.policy import Hands
from whistclub.rules.game import Game
from whistclub.rules.values import View

Weighted = tuple[float, Hands]
"""A world's weight and its four hands."""
Draw = Callable[[int], Sequence[Weighted]]
"""Draws so many worlds."""


_DRAWS_A_WORLD: Final = 50
"""Worlds weighed for each that is looked at, so that a small budget spends little on beliefs."""


def believing(game: Game, view: View, rng: Random) -> Draw:
    """Worlds as likely as the bids and cards seen make them."""

    def draw(count: int) -> Sequence[Weighted]:
        worlds = believed(game, view, rng, count, draws=min(DRAWS, _DRAWS_A_WORLD * count))
        return list(zip(worlds.weights, worlds.hands, strict=True))

    return draw
