"""The presets that have faces."""

from tests.sampling import thinned_rows
from whistclub.games.registry import PRESETS, presets_of
from whistclub.study.alphabet import GAME_KEYS

FACED = [(preset.game, preset.name) for preset in PRESETS.values() if preset.game in GAME_KEYS]
OF_EACH_KIND = thinned_rows(
    FACED, [*((key, presets_of(key)[0].name) for key in GAME_KEYS), ("minnesota", "askov")]
)
"""The same for tests that play many deals: the presets that differ from their game's first one in a few options alone
are left to a long run.
"""
