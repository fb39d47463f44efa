"""The key of a reason is for the catalogues alone: no code outside `messages` compares one, so that renaming a sentence
changes no act.

Reasons are why a player chose, and why something is refused. An event's key is more than its sentence: it names the
event, in records and on the wire.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import whistclub
from tests.messages.usage import client_texts
from whistclub.messages.catalogue import sources

PACKAGE = Path(whistclub.__file__).parent
BENCH = PACKAGE.parents[1] / "bench"
SPOKEN = re.compile(r"(why|reason)-[a-z0-9-]+")
ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
STEERING = re.compile(r"\.\s*key\b|why-|reason-")
"""Source without any of these compares no key."""
TESTS = ("startswith", "endswith", "removeprefix", "removesuffix")


@cache
def known() -> frozenset[str]:
    """Every key of a reason as code writes it: a `why-` whole, a refusal without its prefix."""
    keys = {key for _, text in sources("en") for key in ENTRY.findall(text)}
    return frozenset(key.removeprefix("reason-") for key in keys if SPOKEN.fullmatch(key))


def is_message(text: str) -> bool:
    return text in known() or bool(SPOKEN.fullmatch(text))


def texts_of(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def constants(tree: ast.Module) -> dict[str, set[str]]:
    """The texts in what a module binds to each name."""
    found: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [target.id for target in targets if isinstance(target, ast.Name)]
            found.update({name: set(texts_of(node.value)) for name in names})
    return found


def reads_a_key(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "key"


def compared(node: ast.AST, bound: dict[str, set[str]]) -> set[str]:
    """The texts that a node compares something with, where that is the key of a message or the text names one by its
    prefix.
    """
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TESTS:
        sides = [node.func.value, *node.args]
    elif isinstance(node, ast.Match):
        sides = [node.subject]
        patterns = {text for case in node.cases for text in texts_of(case.pattern)}
        return {text for text in patterns if is_message(text)} if reads_a_key(node.subject) else set()
    else:
        return set()
    texts = {text for side in sides for text in texts_of(side)}
    texts |= {text for side in sides if isinstance(side, ast.Name) for text in bound.get(side.id, ())}
    of_a_key = any(reads_a_key(side) for side in sides)
    return {
        text for text in texts if (is_message(text) if of_a_key else SPOKEN.match(text) and text in known())
    }


def steered(source: str) -> set[str]:
    if not STEERING.search(source):
        return set()
    tree = ast.parse(source)
    bound = constants(tree)
    return {text for node in ast.walk(tree) for text in compared(node, bound)}


def test_no_python_outside_messages_compares_the_key_of_a_message() -> None:
    files = [path for root in (PACKAGE, BENCH) for path in root.rglob("*.py") if "messages" not in path.parts]
    found = {str(path): texts for path in files if (texts := steered(path.read_text(encoding="utf-8")))}
    assert {} == found


def test_the_browser_client_compares_no_key_of_a_message() -> None:
    asked = re.compile(r"""\bkey(?:\)|\b)\s*(?:[=!]==?|\.startsWith\()\s*['"`]([a-z0-9-]+)""")
    found = {
        name: texts
        for name, text in client_texts().items()
        if (texts := {key for key in asked.findall(text) if SPOKEN.match(key) or key in known()})
    }
    assert {} == found


@pytest.mark.parametrize(
    "source",
    [
        'if usual.why.key == "why-second-low": pass',
        'AGREED = frozenset({"why-invite-high"})\nif usual.why.key in AGREED: pass',
        'if usual.why.key.startswith("why-invite"): pass',
        'if problem.reason.key != "data-file": pass',
        'match why.key:\n    case "why-cash": pass',
        'key = usual.why.key\nif key == "why-cash": pass',
    ],
)
def test_a_comparison_is_found(source: str) -> None:
    assert steered(source)


def test_a_key_of_something_else_is_no_message() -> None:
    assert not steered('if movement.key == "compass" or game.key == "solo": pass')
