"""Values are frozen: nobody who is handed one can change what others hold."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import msgspec

ROOMS = ("cards", "rules", "games", "evenings", "wire", "coach", "players", "study")
FILLED = {
    "whistclub.players.solo.open_misere.Escapes": "counts that one function fills",
}


def structs(room: str) -> Iterator[type[msgspec.Struct]]:
    """The public structures of the modules of a room."""
    package = import_module(f"whistclub.{room}")
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        for name, one in vars(import_module(found.name)).items():
            is_own = isinstance(one, type) and one.__module__ == found.name and not name.startswith("_")
            if is_own and issubclass(one, msgspec.Struct):
                yield one


def test_every_public_value_is_frozen() -> None:
    found = [one for room in ROOMS for one in structs(room)]
    changeable = {f"{one.__module__}.{one.__name__}" for one in found if not one.__struct_config__.frozen}
    assert len(found) > 250
    assert set(FILLED) == changeable
