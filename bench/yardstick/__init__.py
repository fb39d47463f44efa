"""The yardstick: `club-1`, the conventional player as it was when it was frozen, which others are measured against.

It is no player of the package any more. `python -m bench.yardstick` builds the package as it was at `COMMIT` in an
environment of its own, and `program.py` plays that package's `club-1` by the players' protocol.
"""

import shlex
from pathlib import Path
from random import Random
from typing import Final

from whistclub.cards.errors import BadOption
from whistclub.players.outside.player import PREFIX, OutsidePlayer, seated
from whistclub.players.player import Budget, Decision, Player
from whistclub.rules.game import Game
from whistclub.rules.values import View

COMMIT: Final = "482b350f773721bf40c8956d81a6b9ee347a6865"
"""The last commit of this repository with `club-1` in the package."""
NAME: Final = "club-1"
"""The yardstick's name among the players of a measurement."""
HERE: Final = Path(__file__).resolve().parent
BUILD: Final = HERE.parents[1] / "build" / "yardstick"
PYTHON: Final = BUILD / "environment" / "bin" / "python"
COMMAND: Final = shlex.join([str(PYTHON), "-I", str(HERE / "program.py")])
ACT_MS: Final = 60_000
"""The time for an act: long, since the program counts for itself what it may do, and the machine may be busy."""


class NotBuilt(Exception):
    """The yardstick is not there, or cannot be built; the words say what to do."""


class Yardstick(OutsidePlayer):
    """`club-1` of the wheel. An act made in its place would be measured as one of its own, and is an error here."""

    def __init__(self, game: Game) -> None:
        """Raises NotBuilt."""
        super().__init__(game, command(), ACT_MS)

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do, RuntimeError where the program did not act."""
        decision = super().decide(view, rng, budget)
        if self.faults:
            raise RuntimeError(f"acts were made in the place of {NAME}: {dict(self.faults)}")
        return decision


def command() -> str:
    """The command of the program. Raises NotBuilt."""
    if not PYTHON.exists():
        raise NotBuilt(f"{NAME} is not built here: run `python -m bench.yardstick` in the project's folder")
    return COMMAND


def name_in_duel(name: str) -> str:
    """The name by which a duel knows this player of a measurement. Raises NotBuilt."""
    return PREFIX + command() if name == NAME else name


def player_named(game: Game, name: str) -> Player:
    """The player of a measurement: the yardstick, a program, or one of the package. Raises NotBuilt and BadOption."""
    if name != NAME:
        return seated(game, name)
    player = Yardstick(game)
    try:
        player.start()
    except BadOption:
        player.close()
        raise
    return player
