"""The players of the solitaires, Gongor Whist and Hermits Whist: one that tries its acts, and one that goes by odds."""

from whistclub.players.solitaire.by_odds import OddsPlayer, by_odds
from whistclub.players.solitaire.player import SolitairePlayer

__all__ = ["OddsPlayer", "SolitairePlayer", "by_odds"]
