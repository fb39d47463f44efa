"""Writes the rooms and folders of `src/whistclub` into `docs/architecture.md`, from the import rules and docstrings.

python -m tools.folders           # writes the part of the page between its two marks
python -m tools.folders ROOM      # prints every folder of a room with its sentence
"""

import ast
import re
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "whistclub"
PAGE: Final = ROOT / "docs" / "architecture.md"
MARKS: Final = ("<!-- rooms, by python -m tools.folders -->\n", "<!-- end of rooms -->\n")
_WIDTH: Final = 120
_SENTENCE: Final = re.compile(r"(.+?[.?])(?:\s|$)", re.DOTALL)


def layers() -> list[tuple[str, ...]]:
    """The rooms, highest first, as the import rules of `pyproject.toml` lay them; those of one layer know nothing of
    each other.
    """
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (rooms,) = [one for one in told["tool"]["importlinter"]["contracts"] if one["id"] == "rooms"]
    return [tuple(re.findall(r"\w+", layer)) for layer in rooms["layers"]]


def folders(room: str) -> list[str]:
    """A room's folders of code below `src/whistclub`, each above what is in it; of a room that is a file, none."""
    found = (SOURCE / room).rglob("__init__.py")
    return sorted(path.parent.relative_to(SOURCE).as_posix() for path in found)


def sentence(module: Path) -> str:
    """The first sentence of a module's docstring."""
    told = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    found = _SENTENCE.match(told)
    if found is None:
        raise ValueError(f"{module.relative_to(ROOT)} has no docstring that says what is in it")
    return " ".join(found[1].split())


def block() -> str:
    """The part of the page: the layers, then each room from the lowest on with its sentence and its folders."""
    stack = "\n".join(" | ".join(layer) for layer in layers())
    rooms = [room for layer in reversed(layers()) for room in layer]
    return f"```text\n{stack}\n```\n\n" + "".join(_entry(room) for room in rooms)


def _entry(room: str) -> str:
    inner = [name.split("/")[1] for name in folders(room) if name.count("/") == 1]
    module = SOURCE / room / "__init__.py" if folders(room) else SOURCE / f"{room}.py"
    told = f"- **`{room}`**: {sentence(module)}"
    if inner:
        told += f" Folders: {', '.join(f'`{name}`' for name in inner)}."
    return (
        textwrap.fill(told, _WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
        + "\n"
    )


def page(text: str) -> str:
    """The page with its part made again."""
    before, _, rest = text.partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    return f"{before}{MARKS[0]}\n{block()}\n{MARKS[1]}{after}"


def main(rooms: list[str]) -> None:
    """Writes the page, or prints the folders of rooms."""
    if not rooms:
        PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for room in rooms:
        for name in folders(room):
            print(f"{name}: {sentence(SOURCE / name / '__init__.py')}")


if __name__ == "__main__":
    main(sys.argv[1:])
