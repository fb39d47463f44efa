"""The interface of a log, which stores the entries of tables, and the log in memory. `sql_log` has the log in a
database.
"""

import secrets
from collections.abc import Sequence
from typing import Protocol

import msgspec

from whistclub.club.log.port import Conflict
from whistclub.club.table.entries import AnyEntry, Entry, Opened


class TableSummary(msgspec.Struct, frozen=True):
    """A table of a log: its id, its game, the time it was opened in milliseconds since 1970 UTC, and `ended` once its
    match is over.
    """

    id: str
    game: str
    opened_ms: int
    ended: bool


def fresh_id() -> str:
    """An id that no other table has."""
    return secrets.token_hex(8)


class Log(Protocol):
    """Tables, each an append-only list of entries with the seqs 1, 2 and so on.

    When a call returns, its change is stored: it outlives the process, and on disk a power failure too. Every call may
    raise BadFile, and then nothing has changed.
    """

    def new_table(self) -> str:
        """The id of a table to be created."""

    def create(self, table: str, entry: Entry) -> None:
        """Stores a new table with its first entry. Raises Conflict if there is one of this id."""

    def append(self, table: str, expected: int, entries: Sequence[Entry], *, ended: bool = False) -> None:
        """Appends the entries after the entry `expected`, all or none; `ended` says that the match is over with them.

        Raises Conflict if `expected` is not the last entry, also where there are none to append: what was decided upon
        it may be decided otherwise by now.
        """

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        """The entries after the seq `since`, in order; none for an unknown table."""

    def tables(self) -> list[TableSummary]:
        """All tables, the one opened last first."""

    def erase(self, matches: Sequence[str]) -> None:
        """Removes these tables with all their entries."""

    def close(self) -> None:
        """Closes files and connections; the log cannot be used afterwards."""


class MemoryLog:
    """A log that ends with the process."""

    def __init__(self) -> None:
        self._entries: dict[str, list[AnyEntry]] = {}
        self._tables: dict[str, TableSummary] = {}

    def new_table(self) -> str:
        return fresh_id()

    def create(self, table: str, entry: Entry) -> None:
        if table in self._entries:
            raise Conflict
        self._entries[table] = [entry]  # type: ignore[list-item]
        game = entry.game if isinstance(entry, Opened) else ""
        self._tables[table] = TableSummary(table, game, entry.at_ms, ended=False)

    def append(self, table: str, expected: int, entries: Sequence[Entry], *, ended: bool = False) -> None:
        stored = self._entries[table]
        if len(stored) != expected:
            raise Conflict
        stored.extend(entries)  # type: ignore[arg-type]
        if ended:
            self._tables[table] = msgspec.structs.replace(self._tables[table], ended=True)

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        return self._entries.get(table, [])[since:]

    def tables(self) -> list[TableSummary]:
        return list(reversed(self._tables.values()))

    def erase(self, matches: Sequence[str]) -> None:
        for match in matches:
            self._entries.pop(match, None)
            self._tables.pop(match, None)

    def close(self) -> None:
        """Does nothing: memory needs no closing."""
