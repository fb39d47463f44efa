"""The player of Solo Whist."""

from whistclub.players.solo.player import SoloPlayer

__all__ = ["SoloPlayer"]
