"""Rows of running matches put into the log past SQLAlchemy's own way there, which costs more than the rows do."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Final

import sqlalchemy as sa

from whistclub.club.store.rows import Row, insertion
from whistclub.club.store.schema import ANSWERS, ENTRIES
from whistclub.club.store.sqlite import BEGIN, BUSY_MS

CHANNEL: Final = "whistclub"
"""The channel of the database's notifications."""


class Busy(Exception):
    """Somebody else is writing to the data file; nothing has happened."""


class Appending:
    """One engine's appends; the caller sees to it that there is one at a time into a data file."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        self._held: Any = None
        self._patience_ms = BUSY_MS

    def keep(
        self,
        entries: Sequence[Row],
        answers: Sequence[Row],
        ended: Sequence[str],
        grown: Sequence[tuple[str, int]],
    ) -> None:
        """Keeps the rows in one transaction, after whoever is writing. Raises what the driver raises."""
        self._be_patient(BUSY_MS)
        self._keep(entries, answers, ended, grown)

    def keep_at_once(
        self,
        entries: Sequence[Row],
        answers: Sequence[Row],
        ended: Sequence[str],
        grown: Sequence[tuple[str, int]],
    ) -> None:
        """Keeps the rows in one transaction, and waits for nobody. Raises Busy, and what the driver raises."""
        self._be_patient(0)
        try:
            self._keep(entries, answers, ended, grown)
        except sqlite3.OperationalError as problem:
            if _is_busy(problem):
                raise Busy from problem
            raise

    def close(self) -> None:
        """Lets go of the connection."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def _keep(
        self,
        entries: Sequence[Row],
        answers: Sequence[Row],
        ended: Sequence[str],
        grown: Sequence[tuple[str, int]],
    ) -> None:
        alone = self._is_file and not answers and not ended
        with self._statement() if alone else self._writing() as cursor:
            self._insert(cursor, ENTRIES, entries)
            self._insert(cursor, ANSWERS, answers)
            for table in ended:
                cursor.execute(f"UPDATE tables SET ended = true WHERE id = {self._mark}", (table,))  # noqa: S608 - a mark
            if not self._is_file:
                for table, seq in grown:
                    cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{table} {seq}"))

    def _be_patient(self, for_ms: int) -> None:
        """Sets how long an append into a data file waits for another program that is writing."""
        if not self._is_file or (self._held is not None and self._patience_ms == for_ms):
            return
        if self._held is None:
            self._held = self._engine.raw_connection()
        self._held.cursor().execute(f"PRAGMA busy_timeout = {for_ms}").close()
        self._patience_ms = for_ms

    @contextmanager
    def _writing(self) -> Iterator[Any]:
        with self._statement() as cursor:
            if self._is_file:
                cursor.execute(BEGIN)
            yield cursor
            cursor.connection.commit()

    @contextmanager
    def _statement(self) -> Iterator[Any]:
        """As `_writing`, of one statement, which in a data file is a transaction by itself: each further one would let go of the
        interpreter and wait for it again. A data file's connection is kept for the next.
        """
        connection, self._held = self._held or self._engine.raw_connection(), None
        try:
            yield connection.cursor()
        except BaseException as problem:
            self._undo(connection, problem)
            raise
        if self._is_file:
            self._held = connection
        else:
            connection.close()

    def _undo(self, connection: Any, problem: BaseException) -> None:
        """Takes back what was begun. A connection that only met somebody else is kept; one that may wait in another way than others do is no one else's."""
        if _is_busy(problem):
            connection.rollback()
            self._held = connection
            return
        with closing(connection):
            connection.rollback()
            if self._is_file:
                connection.invalidate()

    @property
    def _mark(self) -> str:
        """What stands for a value in a statement."""
        return "?" if self._engine.dialect.paramstyle == "qmark" else "%s"

    def _insert(self, cursor: Any, table: sa.Table, rows: Sequence[Row]) -> None:
        """Inserts all rows by one statement: a step of the database for each would let go of the interpreter each time."""
        if rows:
            values = tuple([value for row in rows for value in row])
            cursor.execute(insertion(table, self._mark, len(rows)), values)


def _is_busy(problem: BaseException) -> bool:
    code = getattr(problem, "sqlite_errorcode", None)
    return code is not None and code & 0xFF == sqlite3.SQLITE_BUSY
