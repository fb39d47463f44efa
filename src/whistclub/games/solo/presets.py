"""The presets of Solo Whist."""

from typing import Final

from whistclub.games.base import Preset

PRESETS: Final = (
    Preset("solo", "solo", {}),
    Preset("solo_units", "solo", {"scoring": "units"}),
)
