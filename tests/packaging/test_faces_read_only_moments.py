"""The faces draw the common fields of a view, the moment and the outline, and know no game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest

import whistclub
from whistclub.cards.french import FRENCH
from whistclub.games.registry import GAMES, make_game, profile_of
from whistclub.rules.values import View

_CLIENT = Path(whistclub.__file__).parent / "web" / "client" / "src"
_WRITTEN = (path for end in ("ts", "svelte") for path in _CLIENT.rglob(f"*.{end}"))
_FILES = sorted(path for path in _WRITTEN if not path.name.endswith(".gen.ts"))
_CAST_TO_VIEW = re.compile(r"(view|View)\b[^;\n]*\bas (unknown|any|Record)\b|\bas View\b")
_OPTION_BY_NAME = re.compile(r"options(\??\.)?\[['\"]|options\.[a-z_]+ ===")
_PHASES = "|".join(
    sorted({phase.name for key in GAMES for phase in profile_of(key).phases} - {"play", "playing"})
)
_PHASE_BY_NAME = re.compile(
    rf"phase\b[^;\n]{{0,20}}[!=]==? '({_PHASES})'|'({_PHASES})' [!=]== [^;\n]*phase\b"
)


def _lines() -> Iterator[tuple[str, str]]:
    for path in _FILES:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(_CLIENT)}:{number}", line


@pytest.mark.parametrize(
    "pattern", [_CAST_TO_VIEW, _OPTION_BY_NAME, _PHASE_BY_NAME], ids=["cast", "option", "phase"]
)
def test_no_file_of_the_client_reads_a_view_past_its_type_nor_names_an_option_or_a_phase(
    pattern: re.Pattern[str],
) -> None:
    assert [where for where, line in _lines() if pattern.search(line)] == []


def test_the_view_of_the_client_has_the_common_fields_those_of_the_moment_and_who_is_winning() -> None:
    text = (_CLIENT / "net" / "wire.ts").read_text(encoding="utf-8")
    declared = re.search(
        r"export interface View\s+extends Moment, Required<Pick<CommonView, ([^>]+)>> \{(.*?)\n\}",
        text,
        re.DOTALL,
    )
    assert declared is not None
    # What the client has no use for or gets apart is left out.
    apart = {"viewer", "setting", "legal", "short_pack"}
    assert set(View.__struct_fields__) - apart == set(re.findall(r"'(\w+)'", declared[1]))
    assert ["winning"] == re.findall(r"readonly (\w+)", declared[2])


_TERMINAL = Path(whistclub.__file__).parent / "terminal"
_SPECIAL = {
    field
    for key in GAMES
    for field in get_type_hints(type(make_game(key, {})).view)["return"].__struct_fields__
} - set(View.__struct_fields__)
_WORDS_OF_PHASES = {phase.name for key in GAMES for phase in profile_of(key).phases} - {"play", "playing"}
_FACES = ("app", "line", "texts", "remote")


_KINDS = [kind for key in GAMES for kind in make_game(key, {}).alphabet.kinds]
_CALLS = {word for kind in _KINDS for word in kind.takes.words} - {"pass", *FRENCH.suits}
"""The words of calls; `pass` is shared by all games, and a suit beside a number is called by its letter."""
_CALL_BY_NAME = re.compile(rf"['\"`]((call|say) )?({'|'.join(sorted(_CALLS))})['\"`]")
_TERMS = "table/session/terms.ts"
"""The words that a guided deal explains, which are words of the field."""


def test_no_file_of_the_client_names_a_call_of_a_game() -> None:
    found = [where for where, line in _lines() if _CALL_BY_NAME.search(line)]
    assert [where for where in found if not where.startswith(_TERMS)] == []


def test_no_file_of_the_terminal_names_a_call_of_a_game() -> None:
    found = [
        f"{where}:{node.lineno} names {node.value}"
        for where, tree in _parsed()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.removeprefix("call ").removeprefix("say ") in _CALLS
    ]
    assert found == []


def _parsed() -> Iterator[tuple[str, ast.Module]]:
    for room in _FACES:
        for path in sorted((_TERMINAL / room).rglob("*.py")):
            yield str(path.relative_to(_TERMINAL)), ast.parse(path.read_text(encoding="utf-8"))


def _named(node: ast.expr) -> str:
    """The last name of `view`, `self.view`, `scene.view`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def test_no_file_of_the_terminal_reads_another_field_of_a_view_than_the_common_ones() -> None:
    found = [
        f"{where}:{node.lineno} reads {node.attr}"
        for where, tree in _parsed()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and _named(node.value) == "view" and node.attr in _SPECIAL
    ]
    assert found == []


def test_no_file_of_the_terminal_reads_fields_by_name_nor_an_option() -> None:
    found = []
    for where, tree in _parsed():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _named(node.func) in {"getattr", "hasattr"}:
                found.append(f"{where}:{node.lineno} looks a field up by name")
            elif (
                isinstance(node, ast.Attribute)
                and _named(node.value) == "options"
                and node.attr not in {"items", "keys", "values", "get"}
            ):
                found.append(f"{where}:{node.lineno} reads the option {node.attr}")
    assert found == []


def test_no_file_of_the_terminal_compares_a_phase_of_a_game() -> None:
    found = [
        f"{where}:{node.lineno}"
        for where, tree in _parsed()
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and "phase" in {_named(node.left), *map(_named, node.comparators)}
        and _WORDS_OF_PHASES & {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
    ]
    assert found == []
