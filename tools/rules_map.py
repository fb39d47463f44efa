"""Maps each numbered line of the rules pages to the tests that show it, as `rules-map.md` on the site of the pages.

    python -m tools.rules_map    # prints the page


A line is `**M12**` on an English rules page, a test shows it by `@pytest.mark.rule("M12")`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "src/whistclub/messages/pages/en"
_LINE = re.compile(r"^- \*\*([A-Z]\d+)\*\*", re.MULTILINE)


def lines_of_pages() -> dict[str, list[str]]:
    """The ids of every rules page in the order they stand, by the page's name."""
    return {page.stem: _LINE.findall(page.read_text(encoding="utf-8")) for page in sorted(PAGES.glob("*.md"))}


def marked_tests() -> dict[str, list[str]]:
    """The tests marked with each id, as `folder/file::name`."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" not in text:
            continue
        for name, marked in _marks(ast.parse(text)):
            test = f"{path.relative_to(ROOT / 'tests').as_posix()}::{name}"
            for line in marked:
                if test not in found.setdefault(line, []):
                    found[line].append(test)
    return found


def _marks(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """(test function, ids it is marked with); a mark on a class or in its parameters counts for what it is on."""
    for owner, decorators in _tests(tree, []):
        ids = [line for node in [owner, *decorators] for line in _ids(node)]
        yield owner.name, ids


def _tests(scope: ast.AST, decorators: list[ast.expr]) -> Iterator[tuple[ast.FunctionDef, list[ast.expr]]]:
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node, decorators
        elif isinstance(node, ast.ClassDef):
            yield from _tests(node, decorators + node.decorator_list)


def _ids(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(argument)) for argument in call.args)


def table() -> str:
    """The text of `rules-map.md`."""
    tests = marked_tests()
    parts = [
        "# Rules and the tests that show them",
        "Each numbered line of the rules pages (`whist rules GAME`) and the tests marked with its number.",
    ]
    for page, lines in lines_of_pages().items():
        rows = [f"| {line} | {'<br>'.join(f'`{test}`' for test in tests.get(line, []))} |" for line in lines]
        parts.append("\n".join([f"## {page}\n", "| line | tests |", "|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Prints the page; the status is 1 where no test shows a line, and stderr names it."""
    print(table(), end="")
    tests = marked_tests()
    bare = [line for lines in lines_of_pages().values() for line in lines if line not in tests]
    if bare:
        print(f"lines without a test: {', '.join(bare)}", file=sys.stderr)
    return 1 if bare else 0


if __name__ == "__main__":
    sys.exit(main())
