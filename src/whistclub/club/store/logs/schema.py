"""The tables of the log, for SQLAlchemy, and the rows of entries as values in the order of the columns."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.club.log.decisions import Entry
from whistclub.club.log.texts import to_text
from whistclub.club.notices.notice import Subject

METADATA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False),
)
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)
ARCHIVED: Final = sa.Table(
    "archived",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("last_seq", sa.Integer, nullable=False),
    sa.Column("last_ms", sa.BigInteger, nullable=False),
    sa.Column("entries", sa.LargeBinary, nullable=False),
)
"""Finished matches in compressed form. A match has its row here, or rows in the two tables above, never both."""

Row = tuple[str | int, ...]
"""Values in the order of a table's columns."""


def entry_rows(log: str, expected: int, entries: Sequence[Entry]) -> list[Row]:
    """The rows of entries that follow the entry `expected`."""
    return [(log, seq, to_text(entry)) for seq, entry in enumerate(entries, expected + 1)]


class LogRows(msgspec.Struct, frozen=True):
    """The rows of one kind of log: the table of the logs themselves, that of their entries, and the column there that
    names the log.

    `subject` is that of notices about them.
    """

    subject: Subject
    logs: sa.Table
    entries: sa.Table
    owner: sa.Column[Any]

    def insert(self, connection: sa.Connection, log: str, expected: int, entries: Sequence[Entry]) -> None:
        """Adds entries. Whoever appends at the same moment is refused by their key, or refuses this transaction."""
        columns = self.entries.c.keys()
        rows = [dict(zip(columns, row, strict=True)) for row in entry_rows(log, expected, entries)]
        connection.execute(self.entries.insert(), rows)

    def texts(self, connection: sa.Connection, log: str, since: int = 0) -> list[str]:
        """The texts of the entries after the seq `since`, in order."""
        wanted = sa.select(self.entries.c.entry).where(self.owner == log, self.entries.c.seq > since)
        return list(connection.execute(wanted.order_by(self.entries.c.seq)).scalars())

    def last_seqs(self, logs: Sequence[str]) -> sa.Select[Any]:
        """The statement that gives these logs with the seqs of their last entries."""
        last = sa.select(sa.func.max(self.entries.c.seq)).where(self.owner == self.logs.c.id)
        return sa.select(self.logs.c.id, last.scalar_subquery()).where(self.logs.c.id.in_(logs))


MATCH_ROWS: Final = LogRows("match", TABLES, ENTRIES, ENTRIES.c.table_id)


def later_entries(rows: LogRows, placeholder: str) -> str:
    """The statement that finds an entry of a log after a seq, if there is one."""
    table, owner = rows.entries.name, rows.owner.name
    return f"SELECT 1 FROM {table} WHERE {owner} = {placeholder} AND seq > {placeholder} LIMIT 1"  # noqa: S608 - names of our own


@lru_cache(maxsize=64)
def insertion(table: sa.Table, placeholder: str, count: int) -> str:
    """The statement that inserts `count` rows."""
    row = f"({', '.join([placeholder] * len(table.columns))})"
    columns = ", ".join(column.name for column in table.columns)
    return f"INSERT INTO {table.name} ({columns}) VALUES {', '.join([row] * count)}"  # noqa: S608 - names of our own
