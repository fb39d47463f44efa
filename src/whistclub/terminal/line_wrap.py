"""Lines for a screen of so many cells, broken between words."""

import re
from collections.abc import Iterator
from typing import Final

_COLUMNS: Final = re.compile(r"\s*\S.*?\s{2,}(?=\S)")
_FURTHER: Final = "  "
LEAST_CELLS: Final = 20


def _cells(text: str) -> int:
    """The cells that a text takes; only one of letters beyond ASCII, which may be two cells wide, needs to be
    measured.
    """
    if text.isascii():
        return len(text)
    # Here, so that a command that prints plain lines starts without it.
    from rich.cells import cell_len

    return cell_len(text)


def wrapped_line(line: str, cells: int) -> list[str]:
    """Returns the line in rows of at most so many cells, never broken inside a word; a longer word has a row of its
    own.

    Further rows are indented, to the second column where the line has two, so that none of them begins like a choice.
    """
    if cells < LEAST_CELLS or _cells(line) <= cells:
        return [line]
    indent = _further_indent(line, cells)
    rows, row = [], _indent(line)
    is_empty = True
    for blanks, word in _words(line[len(row) :]):
        longer = f"{row}{'' if is_empty else blanks}{word}"
        if is_empty or _cells(longer) <= cells:
            row, is_empty = longer, False
            continue
        rows.append(row)
        start = indent if _cells(indent + word) <= cells else _FURTHER
        row = f"{start}{word}" if _cells(start + word) <= cells else word
    return [*rows, row]


def _words(text: str) -> Iterator[tuple[str, str]]:
    """The words with the blanks before each."""
    for found in re.finditer(r"( *)([^ ]+)", text):
        yield found[1], found[2]


def _further_indent(line: str, cells: int) -> str:
    """The indent of further rows: that of the second column where there is room for it, else two cells more than the
    line's.
    """
    columns = _COLUMNS.match(line)
    if columns is not None and len(columns[0]) <= cells // 2:
        return " " * len(columns[0])
    return _indent(line) + _FURTHER


def _indent(line: str) -> str:
    """The blanks a line begins with."""
    return line[: len(line) - len(line.lstrip(" "))]
