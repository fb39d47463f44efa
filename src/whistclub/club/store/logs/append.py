"""Appends to the log in plain SQL, since SQLAlchemy's own insert costs more than the rows do."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa

from whistclub.club.store.db.engine import BEGIN, BUSY_MS
from whistclub.club.store.logs.own_game_rows import ADD_COMPANIONS, ADD_OWN_GAMES
from whistclub.club.store.logs.schema import ENTRIES, Row, entry_rows, insertion


class Busy(Exception):
    """Another connection is writing to the data file; nothing has changed."""


class Batch(msgspec.Struct, frozen=True):
    """Rows of many tables to be appended in one transaction.

    `ended` are the tables whose matches are over with them; `grown` has each table with its new seq, which other workers are
    notified of.
    """

    entries: Sequence[Row]
    ended: Sequence[str]
    grown: Sequence[tuple[str, int]]

    def __bool__(self) -> bool:
        return bool(self.entries or self.ended)

    def __repr__(self) -> str:
        return f"Batch({len(self.entries)} entries)"


class Job(msgspec.Struct):
    """The result of a command, to be committed: entries that follow the entry `expected`; none for a refusal.

    `epoch` grows whenever the log is reset: when one append fails, those decided after it fail too. `token` is the
    caller's, `after` the log's state after the entries.
    """

    log: str
    expected: int
    entries: Sequence[Any]
    ended: bool
    epoch: int
    token: Any = None
    after: Any = None

    def __repr__(self) -> str:
        return f"Job({self.log!r}, after {self.expected})"


def batch_of(jobs: Sequence[Job]) -> Batch:
    """The rows that these jobs of tables bring."""
    return Batch(
        entries=[row for job in jobs for row in entry_rows(job.log, job.expected, job.entries)],
        ended=[job.log for job in jobs if job.ended],
        grown=[(job.log, job.expected + len(job.entries)) for job in jobs if job.entries],
    )


def refused_only(jobs: Sequence[Job]) -> list[Job]:
    """The jobs of logs that none of them adds entries to.

    A worker that is behind would refuse what another has done already. Where entries are added, their keys tell.
    """
    growing = {job.log for job in jobs if job.entries}
    return [job for job in jobs if job.log not in growing]


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
        """Appends the batch in one transaction without waiting for other writers. Raises Busy, and what the driver raises."""
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
        is_one_statement = self._is_file and not batch.ended
        with self._cursor() if is_one_statement else self._transaction() as cursor:
            self._insert(cursor, ENTRIES, batch.entries)
            for table in batch.ended:
                cursor.execute(f"UPDATE tables SET ended = true WHERE id = {self._placeholder}", (table,))  # noqa: S608
                for statement in (ADD_OWN_GAMES, ADD_COMPANIONS):
                    cursor.execute(statement.replace(":match", self._placeholder), (table,))

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

        Each further statement would release the interpreter's lock and wait for it again. A data file's connection is cached.
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
