"""Prints the weight of the tree: lines and words by kind, and imports that go round or upward.

    python -m tools.weight

Lines are those of files that git knows and that hold text; words are those of pages of prose. A circle is a set of
modules of `whistclub` that import each other in a ring. An arrow goes upward where a module imports `whistclub` itself,
which imports all below it. A pair of client folders counts where each imports the other.
"""

import re
import subprocess
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path, PurePosixPath
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parents[1]
CLIENT: Final = "src/whistclub/web/client/"
PROSE: Final = ("README.md", "CONTRIBUTING.md")
_IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}/[^'"]+)['"]""")


def main() -> None:
    """Prints a line a figure."""
    for name, count in figures(texts()).items():
        print(f"{count:>9,}  {name}")


def texts() -> dict[str, str]:
    """The files of the tree that hold text."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    found = {}
    for name in listed.stdout.decode().split("\0"):
        path = ROOT / name
        if name and path.is_file() and b"\0" not in (data := path.read_bytes()):
            found[name] = data.decode(errors="replace")
    return found


def figures(files: dict[str, str]) -> dict[str, int]:
    """The figures by their names."""
    python = {name: text for name, text in files.items() if name.endswith(".py")}
    client = {name: text for name, text in files.items() if name.startswith(CLIENT)}
    pages = [text for name, text in files.items() if name in PROSE or re.fullmatch(r"docs/[^/]+\.md", name)]
    graph = grimp.build_graph("whistclub", cache_dir=None)
    return {
        "lines of text in the tree": _lines(files.values()),
        "lines of client (ts, svelte, css)": _lines(
            text for name, text in client.items() if PurePosixPath(name).suffix in (".ts", ".svelte", ".css")
        ),
        "lines of Python in src": _lines(text for name, text in python.items() if name.startswith("src/")),
        "lines of Python in tests": _lines(
            text for name, text in python.items() if name.startswith("tests/")
        ),
        "words of docs, README and CONTRIBUTING": sum(len(text.split()) for text in pages),
        "circles of modules": len(
            circles({one: graph.find_modules_directly_imported_by(one) for one in graph.modules})
        ),
        "arrows upward": len(graph.find_modules_that_directly_import("whistclub")),
        "pairs of client folders that import each other": len(mutual_folders(client)),
    }


def _lines(files: Iterable[str]) -> int:
    return sum(text.count("\n") for text in files)


def circles(imports: dict[str, set[str]]) -> list[set[str]]:
    """The largest sets of modules of which each reaches each other, by Tarjan's algorithm (SIAM Journal on Computing 1,
    1972, 146-160).
    """
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(one: str) -> None:
        order[one] = low[one] = len(order)
        stack.append(one)
        for other in imports.get(one, ()):
            if other not in order:
                visit(other)
                low[one] = min(low[one], low[other])
            elif other in stack:
                low[one] = min(low[one], order[other])
        if low[one] == order[one]:
            at = stack.index(one)
            ring = set(stack[at:])
            del stack[at:]
            if len(ring) > 1:
                found.append(ring)

    for one in imports:
        if one not in order:
            visit(one)
    return found


def mutual_folders(client: dict[str, str]) -> list[tuple[str, str]]:
    """The pairs of folders of the client's sources that import each other."""
    arrows = {arrow for name, text in client.items() for arrow in _arrows(name, text)}
    folders = sorted({folder for arrow in arrows for folder in arrow})
    return [(one, two) for one, two in combinations(folders, 2) if {(one, two), (two, one)} <= arrows]


def _arrows(name: str, text: str) -> Iterator[tuple[str, str]]:
    """The folders from and to which a file imports."""
    source = PurePosixPath(name.removeprefix(CLIENT))
    if source.parts[0] != "src" or len(source.parts) < 3:
        return
    for imported in _IMPORT.findall(text):
        target = (ROOT / CLIENT / source.parent / imported).resolve()
        inside = target.is_relative_to(ROOT / CLIENT)
        parts: tuple[str, ...] = target.relative_to(ROOT / CLIENT).parts if inside else ()
        if len(parts) > 2 and parts[0] == "src" and parts[1] != source.parts[1]:
            yield source.parts[1], parts[1]


if __name__ == "__main__":
    main()
