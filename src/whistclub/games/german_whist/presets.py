"""The presets of German Whist."""

from typing import Final

from whistclub.games.base import Preset

PRESETS: Final = (Preset("german_whist", "german_whist", {}),)
