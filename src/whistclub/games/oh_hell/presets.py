"""The presets of Oh Hell."""

from typing import Final

from whistclub.games.base import Preset

PRESETS: Final = (
    Preset("oh_hell", "oh_hell", {}),
    Preset("oh_hell_long", "oh_hell", {"cards": 10, "hands": "down_and_up"}),
)
