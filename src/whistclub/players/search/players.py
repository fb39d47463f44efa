"""The makers of players who search for their cards. How much they search is said by the budget."""

from typing import Final

from whistclub.players.player import Player
from whistclub.players.search.effort import Effort
from whistclub.players.search.minnesota import searching_minnesota
from whistclub.players.search.solo import searching_solo
from whistclub.players.search.whist import searching_whist
from whistclub.rules.game import Game

_DEMANDS: Final = Effort()
_MAKERS: Final = (searching_minnesota, searching_solo, searching_whist)


def searching(game: Game, usual: Player | None = None, demands: Effort = _DEMANDS) -> Player | None:
    """The player of this game who searches for its cards, or None for a game whose cards are not searched.

    `usual` bids, and suggests the cards to which others are compared: the conventional player unless given.
    """
    return next((made for maker in _MAKERS if (made := maker(game, usual, demands)) is not None), None)
