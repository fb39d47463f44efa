"""A file that outlives the program is written in one place, whole."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import whistclub

CODE: Final = Path(whistclub.__file__).parent
NAMES: Final = {
    "os": {"link", "rename", "renames", "replace", "symlink", "truncate", "ftruncate"},
    "shutil": {"copy", "copy2", "copyfile", "copyfileobj", "copytree", "move"},
    "tempfile": {"mkstemp", "NamedTemporaryFile", "SpooledTemporaryFile", "TemporaryFile"},
}
"""The functions of modules that write files, or give them names."""
METHODS: Final = {"write_text", "write_bytes", "hardlink_to", "symlink_to", "touch"}
GIVES_A_NAME: Final = {"replace", "rename"}
"""The methods of a path that take one value; those of texts take two."""
WRITES: Final = set("wax+")
MAY_WRITE: Final = re.compile(
    r"write_(text|bytes)|(touch|truncate|open|\w*link\w*|renames?|mk\w+)\(|shutil|tempfile|os\.replace|\breplace\([^,=()]*\)"
)
"""Words of which each module that writes a file has one: reading the syntax of all of them takes seconds."""
APART: Final = {
    "club/store/files/whole_files.py": "the one place",
    "club/store/files/file_locks.py": "a lock is empty, or says which process has it until that ends",
    "club/store/files/private_files.py": "an empty data file, which SQLite fills",
    "club/store/logs/database.py": "a trial whether the disk takes anything",
    "study/duel_file.py": "lines are added; one that breaks off is cut away",
    "study/analysis/cache.py": "lines are added; one that breaks off is cut away",
    "terminal/console.py": "nowhere",
}


def writes(source: str) -> list[int]:
    """The lines that write a file, or give one a name."""
    return [
        node.lineno
        for node in (ast.walk(ast.parse(source)) if MAY_WRITE.search(source) else ())
        if isinstance(node, ast.Call) and (is_of_a_module(node) or is_of_a_path(node) or opens(node))
    ]


def is_of_a_module(call: ast.Call) -> bool:
    of = call.func
    return (
        isinstance(of, ast.Attribute)
        and isinstance(of.value, ast.Name)
        and of.attr in NAMES.get(of.value.id, ())
    )


def is_of_a_path(call: ast.Call) -> bool:
    of = call.func
    if not isinstance(of, ast.Attribute) or ast.unparse(of.value).endswith("structs"):
        return False
    return of.attr in METHODS or (of.attr in GIVES_A_NAME and len(call.args) == 1 and not call.keywords)


def opens(call: ast.Call) -> bool:
    """True for a file that is opened to be written."""
    of = call.func
    if isinstance(of, ast.Attribute) and isinstance(of.value, ast.Name) and of.value.id == "os":
        flags = {
            one.attr for value in call.args[1:] for one in ast.walk(value) if isinstance(one, ast.Attribute)
        }
        return of.attr == "open" and bool(flags & {"O_WRONLY", "O_RDWR"})
    name = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
    return name == "open" and any(WRITES & set(mode) for mode in _modes(call))


def _modes(call: ast.Call) -> Iterator[str]:
    """The texts given that may be a mode."""
    for value in [*call.args, *(one.value for one in call.keywords if one.arg == "mode")]:
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and len(value.value) <= 3:
            yield value.value


def test_files_are_written_in_one_place() -> None:
    paths = [path for path in CODE.rglob("*.py") if "node_modules" not in path.parts]
    found = [path.relative_to(CODE).as_posix() for path in paths if writes(path.read_text("utf-8"))]
    assert sorted(APART) == sorted(found)


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("path.write_text('x')", True),
        ("path.open('xb')", True),
        ("path.open()", False),
        ("path.open('rb')", False),
        ("open(path, mode='a')", True),
        ("os.open(path, os.O_WRONLY | os.O_CREAT)", True),
        ("os.open(folder, os.O_RDONLY)", False),
        ("os.replace(part, path)", True),
        ("part.replace(path)", True),
        ("text.replace('a', 'b')", False),
        ("msgspec.structs.replace(room)", False),
        ("shutil.copyfile(one, other)", True),
        ("shutil.which('whist')", False),
    ],
)
def test_lines_are_told_apart(line: str, *, is_found: bool) -> None:
    assert is_found is bool(writes(line))
