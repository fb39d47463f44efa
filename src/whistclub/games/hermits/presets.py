"""The presets of Hermits Whist."""

from typing import Final

from whistclub.games.base import Preset

PRESETS: Final = (
    Preset("hermits", "hermits", {}),
    Preset("hermits_eight_tricks", "hermits", {"deck": "eight_tricks"}),
)
