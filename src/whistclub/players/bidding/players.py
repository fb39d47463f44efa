"""Makers of players that bid by imagined deals, each around a player that plays the cards."""

from whistclub.players.bidding.minnesota.player import minnesota_around
from whistclub.players.bidding.solo.player import solo_around
from whistclub.players.makers import club_1
from whistclub.players.player import Player
from whistclub.rules.game import Game


def bids_by_trial(game: Game, plays_by: Player | None = None) -> Player:
    """A player that bids by trial and does everything else as `plays_by`, or as the player that the game's profile names.

    In a game without bids that player itself.
    """
    plays = plays_by or club_1(game)
    return minnesota_around(game, plays) or solo_around(game, plays) or plays
