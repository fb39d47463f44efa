"""The digest of the program that a row is measured with.

It covers what decides an act of the row's games, and nothing else, so that a row stays true when a sentence, a lesson
or the text of a record changes: code counts without its comments and docstrings, and other games not at all.
"""

import ast
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import whistclub

HOME: Final = Path(whistclub.__file__).parent
KERNEL: Final = HOME.parents[1] / "kernel" / "src"
ROOMS: Final = ("players", "games", "rules", "cards", "solver")
GAMES: Final = frozenset(path.parent.name for path in (HOME / "games").glob("*/__init__.py"))
FACES: Final = frozenset(
    {"profile", "texts", "entry", "drills", "first_steps", "match_pbn", "pbn", "meetings"}
)
"""Files and folders for faces, lessons, evenings and other programs, which decide no act."""
_COMMENT: Final = re.compile(rb"//[^\n]*|/\*.*?\*/", re.DOTALL)


def program(*games: str) -> str:
    """The digest of all that decides an act in these games, named as their folders are; in all games if none is."""
    others = GAMES - frozenset(games) if games else frozenset[str]()
    found = sha256()
    for name, path in _files(others):
        found.update(name.encode() + b"\0" + _meaning(path))
    return found.hexdigest()[:16]


def _files(others: frozenset[str]) -> Iterator[tuple[str, Path]]:
    """The files that count, each with its name below its room; the kernel's sources too, where they are at hand."""
    left_out = others | FACES | {"__pycache__"}
    for folder in (*(HOME / room for room in ROOMS), KERNEL):
        for path in sorted(folder.rglob("*")):
            below = path.relative_to(folder)
            if path.is_file() and left_out.isdisjoint((*below.parts, below.stem)):
                yield f"{folder.name}/{below.as_posix()}", path


def _meaning(path: Path) -> bytes:
    """Code without its comments and docstrings; any other file as it is."""
    if path.suffix in (".cpp", ".hpp", ".h"):
        return b" ".join(_COMMENT.sub(b"", path.read_bytes()).split())
    if path.suffix != ".py":
        return path.read_bytes()
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            # Of a constant a docstring may follow too, so every statement that is a bare text goes.
            node.body = [one for one in body if not _is_text(one)]  # type: ignore[attr-defined]
    return ast.dump(tree).encode()


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
