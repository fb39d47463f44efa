"""The presets of Knock-out Whist."""

from typing import Final

from whistclub.games.base import Preset

PRESETS: Final = (
    Preset("knockout", "knockout", {}),
    Preset("knockout_dogs_life", "knockout", {"dogs_life": True}),
)
