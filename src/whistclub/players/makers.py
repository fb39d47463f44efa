"""The making of a player for a game: by the name that its profile gives, or the general one."""

from collections.abc import Callable

from whistclub.games.registry import GAMES, profile_of
from whistclub.players.general import GeneralPlayer
from whistclub.players.player import Player
from whistclub.rules.game import Game
from whistclub.rules.profile import load_named

Maker = Callable[[Game], Player | None]
"""A function that makes a player of a game, or returns None for a game that it does not play."""


def club_1(game: Game) -> Player:
    """The player that the game's profile names, or the general one."""
    named = profile_of(game.key).player if game.key in GAMES else ""
    if not named:
        return GeneralPlayer(game)
    made: Player = load_named(named)(game)
    return made


def strong(game: Game) -> Player:
    """The player who bids by imagined deals and searches for its cards, as far as the game has such players, else as `club_1`."""
    from whistclub.players.bidding.players import bids_by_trial
    from whistclub.players.search.players import searching

    return bids_by_trial(game, searching(game) or club_1(game))
