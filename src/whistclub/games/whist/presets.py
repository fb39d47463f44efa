"""The presets of Whist."""

from typing import Final

from whistclub.games.base import Preset

PRESETS: Final = (
    Preset("whist", "whist", {}),
    Preset("whist_rubber", "whist", {"rubber": True}),
)
