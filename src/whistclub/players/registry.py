"""The list of players by name, made for a game with its options.

A package adds players by entry points of the group `whistclub.players`: a name, and what makes the player from a game,
or returns None for a game that it does not play.
"""

from importlib.metadata import EntryPoint
from typing import Final

from whistclub.cards.errors import BadOption, Reason, reason
from whistclub.games.plugins import BadPlugin, loaded
from whistclub.players.baseline import HighPlayer, LowestPlayer, RandomPlayer, SimplePlayer
from whistclub.players.levels import LEVELS, Maker
from whistclub.players.player import Player
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.game import Game

GROUP: Final = "whistclub.players"


def make_player(game: Game, name: str, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player of this name for this game.

    `random` chooses among the legal acts, `lowest` plays the lowest legal card, `simple` is the opponent of a first
    try, `high` and `low` bid that on any hand, to settle contracts. `quick`, `club` and `strong` are the levels of the
    club's bots. `conventions` are the values chosen on the convention card of the table. Raises BadOption naming the
    players there are.
    """
    try:
        player = _MAKERS[name](game, conventions)
    except KeyError:
        raise BadOption(reason("player-unknown", name=name[:40], valid=", ".join(_MAKERS))) from None
    if player is None:
        raise BadOption(reason("player-not-here", name=name, game=game.key))
    return player


_MAKERS: Final[dict[str, Maker]] = {
    "random": lambda *_: RandomPlayer(),
    "lowest": lambda *_: LowestPlayer(),
    "simple": lambda *_: SimplePlayer(),
    "high": lambda game, _: HighPlayer(game, high=True),
    "low": lambda game, _: HighPlayer(game, high=False),
    **{level.name: level.player for level in LEVELS},
}


def _maker(point: EntryPoint, made: object) -> Maker:
    """Returns what makes the players of another package. Raises BadPlugin."""
    if point.name in _MAKERS:
        raise BadPlugin(f"there is a player {point.name} already")
    if not callable(made):
        raise BadPlugin("it cannot be called with a game")
    return lambda game, _: made(game)


_PROBLEMS: Final[list[Reason]] = []
for _name, _made in loaded(GROUP, _maker, _PROBLEMS):
    _MAKERS[_name] = _made

PLAYERS: Final = tuple(_MAKERS)
"""The names of the players there are."""
PROBLEMS: Final = tuple(_PROBLEMS)
"""Players of other packages that are left out, and why: for a warning."""
