"""The modules that tables and evenings in a browser need: those that the first ones import, wherever in their code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "whistclub"
FIRST = ("whistclub.page.worker_face",)
EVENINGS = ("whistclub.page.evening_home",)
"""What a page fetches when somebody first asks for an evening: `page/desk.py` imports it by its name."""
GAMES = "whistclub.games"
"""The package whose modules are found by their folder: every one is needed."""
NAMED = re.compile(r"(whistclub(?:\.\w+)+):\w+")
"""A module named in a text, as the profiles of games do (`rules/profile.py`)."""
NOT_THERE = ("whistclub.players.outside", "whistclub.conformance")
"""Modules that need processes, which a browser has none of, and the test kit."""


def modules_needed(sources: Path, first: tuple[str, ...] = FIRST) -> dict[str, Path]:
    """The modules by name, each with its file; `sources` is the folder of the package."""
    found: dict[str, Path] = {}
    waiting = [*first, *_games(sources)]
    while waiting:
        name = waiting.pop()
        path = _file_of(sources, name)
        if name in found or path is None or name.startswith(NOT_THERE):
            continue
        found[name] = path
        parent = name.rpartition(".")[0]
        waiting += [parent] if parent else []
        waiting += _imported(path)
    return found


def _games(sources: Path) -> Iterator[str]:
    for path in sorted(sources.joinpath(*GAMES.split(".")[1:]).rglob("*.py")):
        yield ".".join((PACKAGE, *path.relative_to(sources).with_suffix("").parts)).removesuffix(".__init__")


def _file_of(sources: Path, name: str) -> Path | None:
    parts = name.split(".")
    if parts[0] != PACKAGE:
        return None
    path = sources.joinpath(*parts[1:])
    for candidate in (path / "__init__.py", path.with_suffix(".py")):
        if candidate.is_file():
            return candidate
    return None


def _imported(path: Path) -> Iterator[str]:
    """The names that a module imports, or names in a text; of `from x import y` both x and x.y, since y may be a
    module.
    """
    waiting: list[ast.AST] = [ast.parse(path.read_bytes())]
    while waiting:
        node = waiting.pop()
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and (named := NAMED.fullmatch(node.value))
        ):
            yield named[1]
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
        else:
            waiting += ast.iter_child_nodes(node)
