"""The player of the solitaires, Gongor Whist and Hermits Whist."""

from whistclub.players.solitaire.player import SolitairePlayer

__all__ = ["SolitairePlayer"]
