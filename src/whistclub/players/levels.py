"""The levels of the club's bots: each is a maker of players and the budget of an act.

Levels differ in knowledge and in how much is thought, never in planted mistakes, and none sees more than its view. A player of a
level names its budget (`own_budget`), so that a table can mix levels.
"""

from random import Random
from typing import Final

import msgspec

from whistclub.players.makers import Maker, club, conventional, strong
from whistclub.players.player import Budget, Decision, Player
from whistclub.rules.actions import Action
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.game import Game
from whistclub.rules.values import View


class Level(msgspec.Struct, frozen=True):
    """A level: its name, the maker of its players, and the budget of an act."""

    name: str
    maker: Maker
    budget: Budget

    def player(self, game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player | None:
        """The player of this level; None for a game that the maker does not play."""
        made = self.maker(game, conventions)
        return None if made is None else LevelPlayer(made, self.budget)


class LevelPlayer:
    """A player with the budget of its level. The budget handed to it counts all the same, so that a hint may cost more."""

    def __init__(self, player: Player, budget: Budget) -> None:
        self.player = player
        self.budget = budget

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        return self.player.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Raises ValueError when the seat has nothing to do."""
        return self.player.choose(view, rng, budget)


LEVELS: Final = (
    Level("quick", conventional, Budget(samples=5, nodes=5_000)),
    Level("club", club, Budget()),
    Level("strong", strong, Budget(samples=240, nodes=240_000)),
)
"""The levels, the quickest first."""

LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
USUAL_LEVEL: Final = "club"
"""The level of a bot that nobody has chosen one for."""
