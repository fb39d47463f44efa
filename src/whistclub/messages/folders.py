"""The sources of messages and rules pages: this package, and packages that add games or translations.

A package is asked for them when it has an entry point of the group `whistclub.games` or `whistclub.messages`. Its
folder then has `locales/LANGUAGE/*.ftl`, `pages/LANGUAGE/*.md` and `short/LANGUAGE/*.md`, laid out as here.
"""

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUPS: Final = ("whistclub.games", "whistclub.messages")


def own_folder(kind: str) -> Path:
    """The folder `locales`, `pages` or `short` of this package."""
    return Path(str(files(__package__) / kind))


@cache
def added_folders(kind: str) -> tuple[Path, ...]:
    """The folders `locales`, `pages` or `short` of other packages, in the order of the packages' names."""
    found = (path / kind for name in _packages() for path in _places(name))
    return tuple(path for path in found if path.is_dir())


@cache
def _packages() -> tuple[str, ...]:
    """The packages that add messages, by name; all installed packages are looked through once."""
    points = entry_points()
    return tuple(
        sorted({one.module.partition(".")[0] for group in GROUPS for one in points.select(group=group)})
    )


def texts(folder: Path, ending: str) -> tuple[tuple[str, str], ...]:
    """The files of a folder with this ending: name and text, by name. Those that cannot be read are left out."""
    if not folder.is_dir():
        return ()
    found = []
    for path in sorted(folder.glob(f"*{ending}")):
        try:
            found.append((path.name, path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError):
            continue
    return tuple(found)


def _places(package: str) -> tuple[Path, ...]:
    """The folders of a package, which is not imported; none where it cannot be found or is a single file."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return ()
    return tuple(map(Path, (spec.submodule_search_locations or ()) if spec is not None else ()))
