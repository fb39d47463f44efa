"""The games of this package and of others, as the list of games takes them.

A game is offered by a package (or module) with `GAME`, its class, `PROFILE`, and `PRESETS` unless there is only the one
named like the game. The games of this package are the folders next to this file, each with `profile.py` and `presets.py`.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec

from whistclub import games
from whistclub.games.base import Preset
from whistclub.rules.game import Game
from whistclub.rules.profile import Profile

Kind = Callable[[Any], Game]


class Entry(msgspec.Struct, frozen=True):
    """A game in the list: its class, its presets with the usual one first, its profile."""

    key: str
    kind: Kind
    presets: tuple[Preset, ...]
    profile: Profile


def shipped() -> Iterator[Entry]:
    """The games of this package, by key."""
    for found in iter_modules(games.__path__):
        if found.ispkg:
            yield _shipped(f"{games.__name__}.{found.name}")


def _shipped(name: str) -> Entry:
    kind = import_module(name).GAME
    presets = import_module(f"{name}.presets").PRESETS
    return Entry(kind.key, kind, presets, import_module(f"{name}.profile").PROFILE)
