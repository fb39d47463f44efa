"""Every option of every command is called by a test: the parser's and the help's are looked for in what the tests give
to commands.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from cyclopts import App

from whistclub.cli.parser import app
from whistclub.cli.usage import EVERYWHERE, HELP
from whistclub.conformance.__main__ import argument_parser

TESTS = Path(__file__).resolve().parents[1]
KIT = "whistclub.conformance"
"""The test kit, started by `python -m`."""
GLOBAL = ""
"""Stands for the command of an option that all commands have."""


def commands(parser: App, words: tuple[str, ...] = ()) -> Iterator[tuple[str, App]]:
    """Every command with its parser."""
    for name in parser:
        if not name.startswith("-"):
            yield from commands(parser[name], (*words, name))
    if words and parser.default_command is not None:
        yield " ".join(words), parser


def names_of(form: str) -> tuple[str, ...]:
    """The names of an option in a form of the help, as `-o, --option NAME=VALUE`; none for a place without a name."""
    return tuple(word.rstrip(",") for word in form.split() if word.startswith("-"))


def options() -> list[tuple[str, tuple[str, ...]]]:
    """Each command with the names of each of its options, those of the help and those of the parser."""
    told = [(command, names_of(form)) for command, forms in HELP.items() for form, _ in forms]
    parsed = [
        (command, tuple(name for name in argument.names if name.startswith("-")))
        for command, parser in commands(app)
        for argument in parser.assemble_argument_collection()
        if argument.parse
    ]
    kit = [(KIT, tuple(action.option_strings)) for action in argument_parser()._actions]
    everywhere = [(GLOBAL, names_of(form)) for form, _ in EVERYWHERE]
    unique = {
        (command, tuple(sorted(names))) for command, names in (*told, *parsed, *kit, *everywhere) if names
    }
    return sorted(unique)


def given(node: ast.AST, constants: dict[str, set[str]], *, is_given: bool = False) -> set[str]:
    """The words that a piece of a test hands to anything; what it compares an answer with is not among them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_given:
        return {part for word in node.value.split() for part in (word, word.partition("=")[0])}
    if isinstance(node, ast.Name):
        return constants.get(node.id, set()) if is_given else set()
    hands = isinstance(node, ast.Call | ast.List | ast.Tuple | ast.Assign | ast.AnnAssign)
    is_given = (is_given or hands) and not isinstance(node, ast.Compare)
    return set().union(*(given(child, constants, is_given=is_given) for child in ast.iter_child_nodes(node)))


def words_of(path: Path) -> Iterator[set[str]]:
    """The words given by each function of a file of tests, its constants put in."""
    constants: dict[str, set[str]] = {}
    for piece in ast.parse(path.read_text(encoding="utf-8")).body:
        found = given(piece, constants)
        if isinstance(piece, ast.Assign | ast.AnnAssign):
            targets = piece.targets if isinstance(piece, ast.Assign) else [piece.target]
            constants |= {target.id: found for target in targets if isinstance(target, ast.Name)}
        yield found


@cache
def all_words() -> tuple[set[str], ...]:
    paths = sorted(TESTS.rglob("test_*.py"))
    return tuple(words for path in paths if path != Path(__file__).resolve() for words in words_of(path))


def is_called(command: str, names: tuple[str, ...], pieces: tuple[set[str], ...]) -> bool:
    """True if a piece gives an option by any of its names, and every word of its command."""
    return any(words.issuperset(command.split()) and not words.isdisjoint(names) for words in pieces)


def test_the_parser_and_the_help_have_the_same_commands_and_options() -> None:
    assert {command for command, _ in commands(app)} == set(HELP)
    assert len(options()) >= 90
    assert {("duel", ("--act-ms",)), ("play", ("--option", "-o")), (GLOBAL, ("--help", "-h"))} <= set(
        options()
    )


@pytest.mark.parametrize(
    ("command", "names"), options(), ids=lambda one: one if isinstance(one, str) else one[0]
)
def test_every_option_of_every_command_is_called_by_a_test(command: str, names: tuple[str, ...]) -> None:
    assert is_called(command, names, all_words()), f"no test calls {command} {' or '.join(names)}"


def test_an_option_that_is_only_looked_for_in_an_answer_is_not_called(tmp_path: Path) -> None:
    path = tmp_path / "test_some.py"
    path.write_text(
        "SERVE = ('serve', '--port', '0')\n"
        "def test_one(whist):\n    whist(*SERVE, '--drain', '3')\n    assert '--tls' in whist('serve', '--help')[1]\n"
    )
    pieces = tuple(words_of(path))
    assert is_called("serve", ("--drain",), pieces)
    assert is_called("serve", ("--port",), pieces)
    assert not is_called("serve", ("--tls",), pieces)
    assert not is_called("work", ("--drain",), pieces)
