"""The rows of the log: entries and answers as values in the order of their tables' columns."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import sqlalchemy as sa

from whistclub.club.log.answers import Answered, Sender, answer_to_text
from whistclub.club.table.entries import Entry, entry_to_text

HOUSE: Final = -1
"""The house in a column of seats."""

Row = tuple[str | int, ...]
"""Values in the order of a table's columns."""


def entry_rows(table: str, expected: int, entries: Sequence[Entry]) -> list[Row]:
    """The rows of entries that follow the entry `expected`."""
    return [(table, seq, entry_to_text(entry)) for seq, entry in enumerate(entries, expected + 1)]


def answer_row(table: str, answered: Answered) -> Row:
    """The row of an answer."""
    return table, seat_number(answered.sender), answered.command, answer_to_text(answered.answer)


@lru_cache(maxsize=64)
def insertion(table: sa.Table, placeholder: str, count: int) -> str:
    """The statement that inserts `count` rows."""
    row = f"({', '.join([placeholder] * len(table.columns))})"
    columns = ", ".join(column.name for column in table.columns)
    return f"INSERT INTO {table.name} ({columns}) VALUES {', '.join([row] * count)}"  # noqa: S608 - names of our own


def seat_number(sender: Sender) -> int:
    """A table's sender of commands as a column of seats has it."""
    return sender if isinstance(sender, int) else HOUSE
