"""A game of another package that brings rules and nothing else: no words, no letter, no pages."""

import pytest

from whistclub.games import registry
from whistclub.games.base import Preset
from whistclub.games.discovery import Entry
from whistclub.games.whist import Whist
from whistclub.rules.profile import Profile

KEY = "nameless_game"


class Nameless(Whist):
    """Whist without a word about it."""

    key = KEY


def add_nameless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the game on the list."""
    preset = Preset(KEY, KEY, {})
    monkeypatch.setitem(registry._ENTRIES, KEY, Entry(KEY, Nameless, (preset,), Profile()))
    monkeypatch.setitem(registry.GAMES, KEY, Nameless)
    monkeypatch.setitem(registry.PRESETS, KEY, preset)
