"""The list of players by name, made for a game with its options."""

from collections.abc import Callable
from typing import Any, Final

from whistclub.cards.errors import BadOption, reason
from whistclub.players.baseline import HighPlayer, LowestPlayer, RandomPlayer, SimplePlayer
from whistclub.players.player import Player
from whistclub.rules.game import Game


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


def _club(game: Any) -> Player:
    return _CLUB[game.key](game)


def _minnesota(game: Any) -> Player:
    from whistclub.players.minnesota.player import MinnesotaPlayer

    return MinnesotaPlayer(game)


def _solitaire(game: Any) -> Player:
    from whistclub.players.solitaire import SolitairePlayer

    return SolitairePlayer(game)


def _solo(game: Any) -> Player:
    from whistclub.players.solo import SoloPlayer

    return SoloPlayer(game.options)


def _whist(game: Any) -> Player:
    from whistclub.players.whist import WhistPlayer

    return WhistPlayer(game)


_CLUB: Final[dict[str, Callable[[Any], Player]]] = {
    "gongor": _solitaire,
    "hermits": _solitaire,
    "minnesota": _minnesota,
    "solo": _solo,
    "whist": _whist,
}
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
