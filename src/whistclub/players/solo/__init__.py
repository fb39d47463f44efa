"""The player of Solo Whist."""

from whistclub.games.solo import Solo
from whistclub.players.solo.player import SoloPlayer

__all__ = ["SoloPlayer", "player_of"]


def player_of(game: Solo) -> SoloPlayer:
    """The player of the game with its options."""
    return SoloPlayer(game.options)
