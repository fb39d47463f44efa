"""No game's key, and no preset's name, stands in code outside the game's own: every other room reads the list of games.

A name counts where a text of the code is that name, or a message key with it as a part (`app-guide-NAME`). The names of
calls, of options' values and the command's own name are words of their own and not keys, where the text is nothing
else.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import whistclub
from whistclub.games.registry import GAMES, PRESETS, profile_of

SOURCE = Path(whistclub.__file__).parent
NAMES = frozenset({*GAMES, *PRESETS, *(name.replace("_", "-") for name in PRESETS)})
ALSO_CALLS = frozenset({"solo", "askov"})
"""Names that are words elsewhere too: a call, and the value of an option."""
CODE = "code: "
"""Stands before a name that the code itself imports or compares with."""
ROOMS = frozenset({"games", "players", "coach", "conformance"})
"""The rooms with code of one game, which its profile names and nobody else."""
COMMAND = frozenset({"whist"})
NAMED = re.compile(rf"(?<![a-zA-Z0-9])(?:{'|'.join(NAMES)})(?![a-zA-Z0-9])")
"""A name as a word: a file without one is not read further."""
TEXT = re.compile(r"""(?<!\\)(['"`])((?:(?!\1).)*)\1""")
COMPARED = re.compile(r"""\b\w*(?:game|key)\b\s*(?:={2,3}|!==?)\s*['"]([a-z_]+)['"]""")
KEY = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")


@cache
def modules_of_players() -> frozenset[str]:
    """The modules that the games' profiles find their players in."""
    players = [profile.player for profile in map(profile_of, GAMES)]
    return frozenset(player.partition(":")[0] for player in players if player)


def of_a_game(path: Path) -> bool:
    """True for what belongs to one game: its rules, its players, what the kit knows of it."""
    parts = path.relative_to(SOURCE).parts
    modules = modules_of_players()
    owners = {*GAMES, *(module.split(".")[2] for module in modules)}
    dotted = ".".join(("whistclub", *path.relative_to(SOURCE).with_suffix("").parts))
    if any(dotted.startswith(module.rpartition(".")[0] + ".") for module in modules if module.count(".") > 2):
        return True
    return bool({part.removesuffix(".py") for part in parts[1:]} & owners) or dotted in modules


def texts(path: Path) -> Iterator[str]:
    """The texts that stand in a file of code, docstrings left out."""
    code = path.read_text(encoding="utf-8")
    yield from (f"{CODE}{name}" for name in COMPARED.findall(code) if name in NAMES)
    if not NAMED.search(code):
        return
    if path.suffix != ".py":
        yield from (found for _, found in TEXT.findall(code))
        return
    tree = ast.parse(code)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            room, *names = [
                *(node.module or "").removeprefix("whistclub.").split("."),
                *(one.name for one in node.names),
            ]
            yield from (f"{CODE}{key}" for key in GAMES if room in ROOMS and key in names)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def named(text: str) -> str:
    """The game or preset that a text names; empty for none."""
    if text.startswith(CODE):
        return text.removeprefix(CODE)
    if text in NAMES - ALSO_CALLS - COMMAND:
        return text
    if "-" not in text or not KEY.fullmatch(text):
        return ""
    parts = re.split(r"[-_]", text)
    starts = range(len(parts))
    joined = {"-".join(parts[start:end]) for start in starts for end in range(start + 1, len(parts) + 1)}
    return next(iter(sorted(joined & (NAMES - COMMAND))), "")


def found() -> dict[str, set[str]]:
    """The names by file, outside the games' own folders and what is written from these."""
    paths = [
        *SOURCE.rglob("*.py"),
        *(SOURCE / "web/client/src").rglob("*.ts"),
        *(SOURCE / "web/client/src").rglob("*.svelte"),
    ]
    names = {
        path.relative_to(SOURCE).as_posix(): {one for text in texts(path) if (one := named(text))}
        for path in paths
        if not of_a_game(path) and not path.name.endswith(".gen.ts")
    }
    return {name: keys for name, keys in names.items() if keys}


def test_no_game_is_named_outside_its_own_code() -> None:
    assert found() == {}


def test_the_search_finds_what_it_is_for() -> None:
    assert named("minnesota") == "minnesota"
    assert named("app-guide-hermits-declared") == "hermits"
    assert named("client-more-solo") == "solo"
    assert named("whist-bots") == ""
    assert named("app-note-pass") == ""
    assert of_a_game(SOURCE / "games/solo/score.py")
    assert of_a_game(SOURCE / "conformance/known/solo.py")
    assert not of_a_game(SOURCE / "terminal/guide.py")
