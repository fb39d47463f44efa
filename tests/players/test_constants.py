"""Every number that a module of the players binds to a name says in a word what it is, and those that decide play where
they come from.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistclub import players

FOLDER = Path(players.__file__).parent
DECIDING = (
    "solo/tricks.py",
    "minnesota/high.py",
    "minnesota/low.py",
    "card_keeping.py",
    "playout.py",
)
"""Modules whose numbers weigh one act against another."""
ORIGINS = ("by hand", "fitted", "deals", "docs/")


def is_number(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
    )


def text_of(node: ast.stmt) -> str:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return str(node.value.value) if is_text else ""  # type: ignore[attr-defined]


def constants(source: str) -> Iterator[tuple[str, str]]:
    """Each name that is bound to numbers, with the words after it."""
    body = ast.parse(source).body
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        if (
            isinstance(node, ast.AnnAssign)
            and node.value is not None
            and any(map(is_number, ast.walk(node.value)))
        ):
            yield ast.unparse(node.target), text_of(after)


def test_every_number_with_a_name_says_what_it_is() -> None:
    bare = [
        f"{path.relative_to(FOLDER)}: {name}"
        for path in sorted(FOLDER.rglob("*.py"))
        for name, words in constants(path.read_text(encoding="utf-8"))
        if not words
    ]
    assert [] == bare


@pytest.mark.parametrize("module", DECIDING)
def test_a_module_that_weighs_acts_says_where_its_numbers_come_from(module: str) -> None:
    words = " ".join(text for _, text in constants((FOLDER / module).read_text(encoding="utf-8")))
    assert any(origin in words for origin in ORIGINS)


def test_a_number_without_words_is_found() -> None:
    assert [("A", ""), ("B", "Why.")] == list(
        constants('A: Final = 1\nB: Final = (0.5,)\n"""Why."""\nC: Final = "x"\n')
    )
