"""The presets of Gongor Whist."""

from typing import Final

from whistclub.games.base import Preset

PRESETS: Final = (
    Preset("gongor", "gongor", {}),
    Preset("gongor_points", "gongor", {"scoring": "points"}),
)
