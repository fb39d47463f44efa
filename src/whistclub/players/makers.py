"""The making of a player for a game: by the name that its profile gives, or the general one."""

from collections.abc import Callable
from typing import Final

from whistclub.games.registry import GAMES, profile_of
from whistclub.players.general import GeneralPlayer
from whistclub.players.player import Player
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.game import Game
from whistclub.rules.profile import Profile, load_named

Maker = Callable[[Game, Conventions], Player | None]
"""A function that makes a player of a game who keeps these conventions, or returns None for a game that it does not play."""
_UNKNOWN: Final = Profile()
"""The profile of a game that is not on the list."""


def club_1(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player that the game's profile names, or the general one."""
    profile = _profile_of(game)
    return _made(profile, profile.player, game, conventions)


def conventional(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The conventional player that the levels build on: the one that the profile names for them, else as `club_1`."""
    profile = _profile_of(game)
    return _made(profile, profile.levels_player or profile.player, game, conventions)


def _profile_of(game: Game) -> Profile:
    return profile_of(game.key) if game.key in GAMES else _UNKNOWN


def _made(profile: Profile, name: str, game: Game, conventions: Conventions) -> Player:
    if not name:
        return GeneralPlayer(game)
    make = load_named(name)
    made: Player = make(game, conventions) if profile.convention_choices else make(game)
    return made


def club(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player who goes by odds, or who also searches for its cards once few are left; in other games as `conventional`."""
    from whistclub.players.search.effort import OF_CLUB
    from whistclub.players.search.players import searching
    from whistclub.players.solitaire import by_odds

    usual = conventional(game, conventions)
    return by_odds(game) or searching(game, usual, OF_CLUB) or usual


def strong(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player who bids by imagined deals and searches for its cards, or goes by odds, as far as the game has such players,
    else as `conventional`.
    """
    from whistclub.players.bidding.players import bids_by_trial
    from whistclub.players.search.players import searching
    from whistclub.players.solitaire import by_odds

    usual = conventional(game, conventions)
    return by_odds(game) or bids_by_trial(game, searching(game, usual) or usual)
