"""Solo Whist: four players each for themselves, an auction of seven contracts."""

from whistclub.games.solo.game import Solo
from whistclub.games.solo.options import SoloOptions
from whistclub.games.solo.view import SoloView

__all__ = ["Solo", "SoloOptions", "SoloView"]

GAME = Solo
"""The class, as the list of games finds it."""
