"""The games of this package and of others, as the list of games takes them.

A game is offered by a package with `GAME`, its class, and `PRESETS` unless there is only the one named like the game;
its profile is `PROFILE`, in the package or in its module `profile`. The games of this package are the folders next to
this file. Those of others are named by entry points of the group `whistclub.games`, and have messages in `locales`.
"""

import re
from collections.abc import Callable, Container, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any, Final

import msgspec

from whistclub import games
from whistclub.cards.errors import Reason
from whistclub.games.base import Preset
from whistclub.games.plugins import BadPlugin, loaded
from whistclub.rules.alphabet import Alphabet
from whistclub.rules.game import Game
from whistclub.rules.options import Options
from whistclub.rules.profile import Profile, load_named
from whistclub.rules.seats import MOST_SEATS

Kind = Callable[[Any], Game]
GROUP: Final = "whistclub.games"
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class Entry(msgspec.Struct, frozen=True):
    """A game in the list: its class, its presets with the usual one first, its profile."""

    key: str
    kind: Kind
    presets: tuple[Preset, ...]
    profile: Profile


def all_entries(problems: list[Reason]) -> dict[str, Entry]:
    """The games of this package, then those of others, by key; `problems` takes what is left out, and why."""
    found = {entry.key: entry for entry in _shipped()}

    def read(point: EntryPoint, module: object) -> Entry:
        entry = entry_of(module)
        _demand_new(entry, found)
        _demand_messages(point, entry)
        found[entry.key] = entry
        return entry

    for _ in loaded(GROUP, read, problems):
        pass
    return found


def _shipped() -> Iterator[Entry]:
    for found in iter_modules(games.__path__):
        if found.ispkg:
            yield entry_of(import_module(f"{games.__name__}.{found.name}"))


def entry_of(module: object) -> Entry:
    """Reads the game that a package offers. Raises BadPlugin for what is no game."""
    kind: Any = getattr(module, "GAME", None)
    key = getattr(kind, "key", None)
    if not isinstance(kind, type) or not isinstance(key, str) or not _KEY.fullmatch(key):
        raise BadPlugin("GAME is not the class of a game with a key of lower-case letters")
    if getattr(kind, "seats", 0) not in range(1, MOST_SEATS + 1):
        raise BadPlugin(f"the game {key} has not one to {MOST_SEATS} seats")
    options_type: Any = getattr(kind, "options_type", None)
    if not isinstance(options_type, type) or not issubclass(options_type, Options):
        raise BadPlugin(f"the game {key} has no options_type")
    if not isinstance(getattr(kind, "alphabet", None), Alphabet):
        raise BadPlugin(f"the game {key} has no alphabet of acts")
    profile = _part(module, "PROFILE", None)
    if not isinstance(profile, Profile):
        raise BadPlugin(f"the game {key} has no PROFILE")
    presets = tuple(_part(module, "PRESETS", (Preset(key, key, {}),)))
    _demand_presets(key, presets, options_type)
    return Entry(key, kind, presets, profile)


def _part(module: Any, name: str, usual: Any) -> Any:
    """A value of the package or of the module in it that is named like it."""
    if hasattr(module, name) or not hasattr(module, "__path__"):
        return getattr(module, name, usual)
    part = f"{module.__name__}.{name.lower()}"
    if name.lower() not in {one.name for one in iter_modules(module.__path__)}:
        return usual
    return load_named(f"{part}:{name}")


def _demand_presets(key: str, presets: tuple[object, ...], options_type: type[Options]) -> None:
    if not presets:
        raise BadPlugin(f"the game {key} has no preset")
    for preset in presets:
        if not isinstance(preset, Preset) or preset.game != key:
            raise BadPlugin(f"PRESETS of the game {key} has what is no preset of it")
        options_type(**preset.changes)


def _demand_new(entry: Entry, found: dict[str, Entry]) -> None:
    names: Container[str] = {preset.name for other in found.values() for preset in other.presets}
    for name in (entry.key, *(preset.name for preset in entry.presets)):
        if name in found or name in names:
            raise BadPlugin(f"there is a game or preset {name} already")


def _demand_messages(point: EntryPoint, entry: Entry) -> None:
    """Raises BadPlugin for a game without a name in English."""
    folder = files(point.module.partition(".")[0]) / "locales" / "en"
    key = f"game-{entry.key.replace('_', '-')}"
    wanted = re.compile(rf"^{key} =", re.MULTILINE)
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.endswith(".ftl") and wanted.search(file.read_text(encoding="utf-8")):
                return
    raise BadPlugin(f"no file in locales/en names the game: {key} = ...")
