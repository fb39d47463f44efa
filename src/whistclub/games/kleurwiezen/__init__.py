"""Kleurwiezen: Belgian whist in which trump is named in the bidding, each player for themselves.

Rules: `messages/pages/en/kleurwiezen.md`.
"""

from typing import Final

from whistclub.games.base import Preset
from whistclub.games.kleurwiezen.game import Kleurwiezen

__all__ = ["Kleurwiezen"]

GAME = Kleurwiezen
"""The class, as the list of games finds it."""
PRESETS: Final = (
    Preset("kleurwiezen", "kleurwiezen", {}),
    Preset("kleurwiezen_small", "kleurwiezen", {"scoring": "small", "passed_out": "adds_up"}),
)
