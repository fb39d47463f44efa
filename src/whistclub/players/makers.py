"""The making of a player for a game: by the name that its profile gives, or the general one."""

from collections.abc import Callable

from whistclub.games.registry import GAMES, profile_of
from whistclub.players.general import GeneralPlayer
from whistclub.players.player import Player
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.game import Game
from whistclub.rules.profile import load_named

Maker = Callable[[Game, Conventions], Player | None]
"""A function that makes a player of a game who keeps these conventions, or returns None for a game that it does not play."""


def club_1(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player that the game's profile names, or the general one."""
    if game.key not in GAMES or not profile_of(game.key).player:
        return GeneralPlayer(game)
    profile = profile_of(game.key)
    make = load_named(profile.player)
    made: Player = make(game, conventions) if profile.convention_choices else make(game)
    return made


def club(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player who goes by odds, or who also searches for its cards once few are left; in other games as `club_1`."""
    from whistclub.players.search.effort import OF_CLUB
    from whistclub.players.search.players import searching
    from whistclub.players.solitaire import by_odds

    usual = club_1(game, conventions)
    return by_odds(game) or searching(game, usual, OF_CLUB) or usual


def strong(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player who bids by imagined deals and searches for its cards, or goes by odds, as far as the game has such players,
    else as `club_1`.
    """
    from whistclub.players.bidding.players import bids_by_trial
    from whistclub.players.search.players import searching
    from whistclub.players.solitaire import by_odds

    usual = club_1(game, conventions)
    return by_odds(game) or bids_by_trial(game, searching(game, usual) or usual)
