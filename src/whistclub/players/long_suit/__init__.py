"""The long-suit game of plain Whist: the conventional player that the levels build on."""

from whistclub.games.whist import Whist
from whistclub.players.long_suit.player import LongSuitPlayer

__all__ = ["LongSuitPlayer", "player_of"]


def player_of(game: Whist) -> LongSuitPlayer:
    """The player of the game."""
    return LongSuitPlayer(game)
