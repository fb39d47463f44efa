"""The log: what a table's entries are kept in. One small interface; here the store that keeps them in
memory, in `sql_log` the one that keeps them in a database.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from whistclub.club.table.commands import Answer
from whistclub.club.table.entries import AnyEntry, Entry, Opened
from whistclub.rules.seats import Seat


class Conflict(Exception):
    """Somebody else has appended to the table, or answered the command, in the meantime: read on and decide anew."""


class Answered(msgspec.Struct, frozen=True):
    """The answer to a command, with its sender's seat and its id."""

    seat: Seat | None
    command: str
    answer: Answer


class Kept(msgspec.Struct, frozen=True):
    """A table of a log: its id, its game, when it was opened in milliseconds since 1970 UTC, whether its match is over."""

    id: str
    game: str
    opened_ms: int
    ended: bool


class Log(Protocol):
    """Tables, each an append-only list of entries with the seqs 1, 2 and so on; and the answers to commands.

    What a call has returned from is kept: it outlives the process, and in a store on disk the power. Every call may
    raise BadFile, and then nothing has changed.
    """

    def create(self, table: str, entry: Entry) -> None:
        """A new table with its first entry. Raises Conflict when there is one of this id."""

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[Entry],
        answered: Answered | None = None,
        *,
        ended: bool = False,
    ) -> None:
        """Appends after the entry `expected`, all or nothing, and with them keeps the answer to the command behind them.

        `ended` says that the match is over with them. Raises Conflict when `expected` is not the last entry, or the command has an answer already.
        """

    def refuse(self, table: str, answered: Answered) -> Answer:
        """Keeps the answer to a command that led to no entry; the first answer where the command has one already."""

    def answer(self, table: str, seat: Seat | None, command: str) -> Answer | None:
        """What this seat's command was answered, None where it never was."""

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        """The entries after the seq `since`, in order; none for a table there is not."""

    def tables(self) -> list[Kept]:
        """All tables, the one opened last first."""

    def close(self) -> None:
        """Lets go of files and connections; the log is not used after."""


class MemoryLog:
    """A log that ends with the process."""

    def __init__(self) -> None:
        self._entries: dict[str, list[AnyEntry]] = {}
        self._kept: dict[str, Kept] = {}
        self._answers: dict[tuple[str, Seat | None, str], Answer] = {}

    def create(self, table: str, entry: Entry) -> None:
        if table in self._entries:
            raise Conflict
        self._entries[table] = [entry]  # type: ignore[list-item]
        game = entry.game if isinstance(entry, Opened) else ""
        self._kept[table] = Kept(table, game, entry.at_ms, ended=False)

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[Entry],
        answered: Answered | None = None,
        *,
        ended: bool = False,
    ) -> None:
        kept = self._entries[table]
        if len(kept) != expected:
            raise Conflict
        if answered is not None:
            key = (table, answered.seat, answered.command)
            if key in self._answers:
                raise Conflict
            self._answers[key] = answered.answer
        kept.extend(entries)  # type: ignore[arg-type]
        if ended:
            self._kept[table] = msgspec.structs.replace(self._kept[table], ended=True)

    def refuse(self, table: str, answered: Answered) -> Answer:
        return self._answers.setdefault((table, answered.seat, answered.command), answered.answer)

    def answer(self, table: str, seat: Seat | None, command: str) -> Answer | None:
        return self._answers.get((table, seat, command))

    def read(self, table: str, since: int = 0) -> list[AnyEntry]:
        return self._entries.get(table, [])[since:]

    def tables(self) -> list[Kept]:
        return list(reversed(self._kept.values()))

    def close(self) -> None:
        """Nothing to let go of."""
