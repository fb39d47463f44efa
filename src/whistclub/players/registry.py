"""The list of players by name, made for a game with its options."""

from collections.abc import Callable
from typing import Any, Final

from whistclub.cards.errors import BadOption, reason
from whistclub.games.registry import GAMES, profile_of
from whistclub.players.baseline import HighPlayer, LowestPlayer, RandomPlayer, SimplePlayer
from whistclub.players.player import Player
from whistclub.rules.game import Game
from whistclub.rules.profile import load_named


def make_player(game: Game, name: str) -> Player:
    """The player of this name for this game.

    `random` chooses among the legal acts, `lowest` plays the lowest legal card, `simple` is the opponent of a first try,
    `high` and `low` bid that on any hand, to settle contracts, and `club` plays the game as well as we know how. Raises
    BadOption naming the players there are.
    """
    try:
        maker = _MAKERS[name]
    except KeyError:
        raise BadOption(reason("player-unknown", name=name[:40], valid=", ".join(_MAKERS))) from None
    return maker(game)


def _club(game: Game) -> Player:
    """The player that the game's profile names, which is made from the game."""
    named = profile_of(game.key).player if game.key in GAMES else ""
    if not named:
        return RandomPlayer()
    made: Player = load_named(named)(game)
    return made


_MAKERS: Final[dict[str, Callable[[Any], Player]]] = {
    "random": lambda _: RandomPlayer(),
    "lowest": lambda _: LowestPlayer(),
    "simple": lambda _: SimplePlayer(),
    "high": lambda game: HighPlayer(game, high=True),
    "low": lambda game: HighPlayer(game, high=False),
    "club": _club,
}
PLAYERS: Final = tuple(_MAKERS)
"""The names of the players there are."""
