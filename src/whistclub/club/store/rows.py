"""Rows of the log: entries and answers as values in the order of their tables' columns, many of them put in by one statement."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import sqlalchemy as sa

from whistclub.club.store.log import Answered
from whistclub.club.table.commands import answer_to_text
from whistclub.club.table.entries import Entry, entry_to_text
from whistclub.rules.seats import Seat

HOUSE: Final = -1
"""What stands for the house where a row has a seat."""

Row = tuple[str | int, ...]
"""Values in the order of a table's columns."""


def entry_rows(table: str, expected: int, entries: Sequence[Entry]) -> list[Row]:
    """The rows of entries to be put behind the entry `expected`."""
    return [(table, seq, entry_to_text(entry)) for seq, entry in enumerate(entries, expected + 1)]


def answer_row(table: str, answered: Answered) -> Row:
    """The row of an answer."""
    return table, number(answered.seat), answered.command, answer_to_text(answered.answer)


@lru_cache(maxsize=64)
def insertion(table: sa.Table, mark: str, count: int) -> str:
    """The statement that inserts so many rows; `mark` stands for a value."""
    row = f"({', '.join([mark] * len(table.columns))})"
    columns = ", ".join(column.name for column in table.columns)
    return f"INSERT INTO {table.name} ({columns}) VALUES {', '.join([row] * count)}"  # noqa: S608 - names of our own


def number(seat: Seat | None) -> int:
    """A seat as a row has it."""
    return HOUSE if seat is None else seat
