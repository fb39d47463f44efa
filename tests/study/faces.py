"""The presets that have faces, and options beside presets worth trying."""

from whistclub.games.registry import PRESETS
from whistclub.study.alphabet import GAME_KEYS

FACED = [(preset.game, preset.name) for preset in PRESETS.values() if preset.game in GAME_KEYS]
