"""The long-suit game of plain Whist: aces are kept until they bring the suit in, the partner's trumps are returned.

The levels build on the player who plays it.
"""

from whistclub.games.whist import Whist
from whistclub.players.long_suit.following import follow
from whistclub.players.long_suit.leads import lead
from whistclub.players.whist import WhistPlayer

__all__ = ["player_of"]


def player_of(game: Whist) -> WhistPlayer:
    """The player of the long-suit game."""
    return WhistPlayer(game, lead, follow)
