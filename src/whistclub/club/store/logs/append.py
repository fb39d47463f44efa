"""Appends to logs in plain SQL, since SQLAlchemy's own insert costs more than the rows do."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa

from whistclub.club.log.port import Conflict, Job
from whistclub.club.notices.notice import Notice
from whistclub.club.store.db.engine import BEGIN, BUSY_MS
from whistclub.club.store.logs.schema import LogRows, Row, entry_rows, insertion, later_entries

Statement = tuple[str, Row]
"""A statement of SQL with `?` for each of the values that come with it."""


class Busy(Exception):
    """Another connection is writing to the data file; nothing has changed."""


class Batch(msgspec.Struct, frozen=True):
    """The rows that jobs bring to many logs of one kind, to be appended in one transaction.

    `unchanged` are logs that were decided upon and get no entries, each with the seq that it may not have grown beyond:
    a worker that is behind would refuse what another has done already. Where entries are added, their keys tell.

    `further` are the statements that keep other tables as the logs say. `ended` are the matches that are over with the
    entries. `grown` has each log with its new seq, which other workers are notified of.
    """

    rows: LogRows
    entries: Sequence[Row]
    unchanged: Mapping[str, int] = {}
    further: Sequence[Statement] = ()
    ended: Sequence[str] = ()
    grown: Sequence[Notice] = ()

    @property
    def logs(self) -> list[str]:
        """The logs that it adds entries to, or those that it asks about."""
        return sorted({str(row[0]) for row in self.entries} or self.unchanged)

    def __repr__(self) -> str:
        return f"Batch({len(self.entries)} entries)"


def batch_of(
    rows: LogRows, jobs: Sequence[Job], further: Sequence[Statement], ended: Sequence[str] = ()
) -> Batch:
    """The batch that these jobs bring to the logs of one kind."""
    grown = {job.log: job.expected + len(job.entries) for job in jobs if job.entries}
    return Batch(
        rows=rows,
        entries=[row for job in jobs for row in entry_rows(job.log, job.expected, job.entries)],
        unchanged={job.log: job.expected for job in jobs if job.log not in grown},
        further=further,
        ended=ended,
        grown=[Notice(rows.subject, log, seq) for log, seq in grown.items()],
    )


class Appender:
    """The appends of one engine. The caller makes sure that only one at a time goes to a data file."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        self._cached: Any = None
        self._timeout_ms = BUSY_MS

    def append(self, batch: Batch) -> None:
        """Appends the batch in one transaction, after any other writer's. Raises what the driver raises."""
        self._set_timeout(BUSY_MS)
        self._append(batch)

    def try_append(self, batch: Batch) -> None:
        """Appends the batch in one transaction without waiting for other writers. Raises Busy, and what the driver
        raises.
        """
        self._set_timeout(0)
        try:
            self._append(batch)
        except sqlite3.OperationalError as problem:
            if _is_busy(problem):
                raise Busy from problem
            raise

    def close(self) -> None:
        """Closes the cached connection."""
        if self._cached is not None:
            self._cached.close()
            self._cached = None

    def _append(self, batch: Batch) -> None:
        is_one_statement = self._is_file and not batch.further
        with self._cursor() if is_one_statement else self._transaction() as cursor:
            for log, seq in batch.unchanged.items():
                cursor.execute(later_entries(batch.rows, self._placeholder), (log, seq))
                if cursor.fetchall():
                    raise Conflict
            self._insert(cursor, batch.rows.entries, batch.entries)
            for statement, values in batch.further:
                cursor.execute(statement.replace("?", self._placeholder), values)

    def _set_timeout(self, timeout_ms: int) -> None:
        """Sets how long an append to a data file waits for another program that is writing."""
        if not self._is_file or (self._cached is not None and self._timeout_ms == timeout_ms):
            return
        if self._cached is None:
            self._cached = self._engine.raw_connection()
        self._cached.cursor().execute(f"PRAGMA busy_timeout = {timeout_ms}").close()
        self._timeout_ms = timeout_ms

    @contextmanager
    def _transaction(self) -> Iterator[Any]:
        with self._cursor() as cursor:
            if self._is_file:
                # The driver for PostgreSQL begins by itself; the one for SQLite is told not to, so that the lock is
                # taken first.
                cursor.execute(BEGIN)
            yield cursor
            cursor.connection.commit()

    @contextmanager
    def _cursor(self) -> Iterator[Any]:
        """A cursor for one statement, which in a data file is a transaction by itself.

        Each further statement would release the interpreter's lock and wait for it again. A data file's connection is
        cached.
        """
        # Out of its place while it is in use, so that a connection that fails is never used again.
        connection, self._cached = self._cached or self._engine.raw_connection(), None
        try:
            yield connection.cursor()
        except BaseException as problem:
            self._roll_back(connection, problem)
            raise
        if self._is_file:
            self._cached = connection
        else:
            connection.close()

    def _roll_back(self, connection: Any, problem: BaseException) -> None:
        """Rolls back and closes the connection, unless the file was only busy.

        A data file's connection is invalidated, since its timeout may differ from that of the others in the pool.
        """
        if _is_busy(problem):
            connection.rollback()
            self._cached = connection
            return
        with closing(connection):
            connection.rollback()
            if self._is_file:
                connection.invalidate()

    @property
    def _placeholder(self) -> str:
        """The placeholder of a value in a statement."""
        return "?" if self._engine.dialect.paramstyle == "qmark" else "%s"

    def _insert(self, cursor: Any, table: sa.Table, rows: Sequence[Row]) -> None:
        """Inserts all rows by one statement, which releases the interpreter's lock only once."""
        if rows:
            values = tuple([value for row in rows for value in row])
            cursor.execute(insertion(table, self._placeholder, len(rows)), values)


def _is_busy(problem: BaseException) -> bool:
    code = getattr(problem, "sqlite_errorcode", None)
    return code is not None and code & 0xFF == sqlite3.SQLITE_BUSY
