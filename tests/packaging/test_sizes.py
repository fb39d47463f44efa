"""No function is over 40 lines, in the package, and no file over 400, in the package, its kernel, its pages and its
tests.
"""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_LINES_OF_A_FUNCTION = 40
MOST_LINES_OF_A_FILE = 400
GENERATED = {"weights.hpp", "nullo_weights.hpp", "wire.gen.ts", "keys.gen.ts"}
ENDS = {".py", ".cpp", ".hpp", ".ts", ".svelte"}


def files() -> list[Path]:
    """The files of code that people write."""
    found = [*(ROOT / "src").rglob("*"), *(ROOT / "kernel").rglob("*")]
    left_out = {".svelte-check", "node_modules", "dist", "__pycache__"}
    return [
        path
        for path in found
        if path.suffix in ENDS and path.name not in GENERATED and not left_out & set(path.parts)
    ]


def test_no_file_is_over_400_lines() -> None:
    every = [*files(), *(ROOT / "tests").rglob("*.py")]
    long = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in every}
    assert {} == {str(path): lines for path, lines in long.items() if lines > MOST_LINES_OF_A_FILE}


def test_no_function_is_over_40_lines() -> None:
    long = {}
    for path in files():
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > MOST_LINES_OF_A_FUNCTION:
                    long[f"{path}:{node.lineno} {node.name}"] = lines
    assert {} == long
