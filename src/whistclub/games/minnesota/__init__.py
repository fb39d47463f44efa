"""Minnesota Whist and its family: Norwegian, European, South Dakota and Askov."""

from whistclub.games.minnesota.game import Minnesota
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.score import Stars
from whistclub.games.minnesota.view import MinnesotaView

__all__ = ["Minnesota", "MinnesotaOptions", "MinnesotaView", "Stars"]

GAME = Minnesota
"""The class, as the list of games finds it."""
