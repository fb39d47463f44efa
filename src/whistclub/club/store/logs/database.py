"""A database of the club: transactions, readable errors, upgrades, and the checkpoints of SQLite's write-ahead log."""

import os
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from random import uniform
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase, Conflict
from whistclub.club.notices.notice import NoNotices, Notices
from whistclub.club.notices.postgres import PostgresNotices
from whistclub.club.store.db.copies import kept_before_upgrade
from whistclub.club.store.db.db_errors import (
    database_facts,
    database_reason,
    postgres_error_kind,
    sqlite_error_kind,
)
from whistclub.club.store.db.engine import checkpoint_wal, is_sound
from whistclub.club.store.db.schema_version import SERVED, VERSIONS, Served, is_current, upgrade, version_of
from whistclub.club.store.files.file_locks import PATIENCE_S, FileLock, InUse, in_use
from whistclub.club.store.logs.append import Appender

_MANY_PAGES: Final = 4_000
"""If a checkpoint finds more pages in the write-ahead log, appends wait for a second one, so that the log can restart
from its beginning.
"""

_UPGRADE_S: Final = 60.0
"""The longest wait for others that make or upgrade the same file: it takes longer than any append."""

_PROBE_BYTES: Final = 65_536
"""Sixteen pages of a file system: on a full disk a few bytes may still find a place."""

_FEW_ROWS: Final = 4_000
"""Up to so many new rows no checkpoint is made: a page checkpointed late is written once for many rows."""

_ROWS_OF_A_CHANGE: Final = 4
"""The rows that a transaction outside the appends counts as: a room, its log and its people change together."""

_SERIALIZATION_FAILURES: Final = frozenset({"40P01", "40001"})
"""PostgreSQL's codes for a transaction that was aborted because of another one."""


class Database:
    """A database with the club's tables. Every call raises BadFile if the database cannot do it, and then nothing has
    changed.
    """

    def __init__(self, engine: sa.Engine, name: str, lock: FileLock | None = None) -> None:
        """`name` is the database's name in messages: the path of its file, which `lock` keeps from being replaced."""
        self._engine, self._name, self._lock = engine, name, lock
        self._driver: Any = engine.dialect.loaded_dbapi
        self._rows_ahead = 0
        self.is_file = engine.dialect.name == "sqlite"
        # SQLite has one writer, and a second one retries at growing intervals; within a process they queue instead.
        self._file_turn = threading.Lock()
        self._turn: AbstractContextManager[Any] = self._file_turn if self.is_file else nullcontext()
        self._appender = Appender(engine)
        self.notices: Notices = NoNotices() if self.is_file else PostgresNotices(self.listening_connection)
        try:
            with self._translated_errors():
                self._upgrade_if_old()
                self._anchor = self._anchor_connection() if self.is_file else None
        except BaseException:
            engine.dispose()
            raise

    def close(self) -> None:
        """Closes all connections and releases the lock, once the notices that wait are sent."""
        self.notices.close()
        with self._turn:
            self._appender.close()
        if self._anchor is not None:
            self._anchor.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def check_ready(self) -> None:
        """Checks that the database can be read, and written as far as that can be told without writing. Raises
        BadFile.
        """
        with self.reading() as connection:
            connection.execute(sa.text("SELECT id FROM tables ORDER BY id DESC LIMIT 1")).all()
            if not self.is_file:
                self._check_server(connection)
            if not is_current(connection):
                raise self._bad_file("version")
        if self.is_file:
            self._check_disk(Path(str(self._engine.url.database)))

    def _check_server(self, connection: sa.Connection) -> None:
        """Raises BadFile for a standby server, which reads well and refuses to write, and while the database is being
        upgraded or copied.
        """
        if connection.execute(sa.select(sa.func.pg_is_in_recovery())).scalar_one():
            raise self._bad_file("readonly")
        if not connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock_shared(SERVED))).scalar_one():
            raise self._bad_file("locked")

    def _check_disk(self, path: Path) -> None:
        """Looks at the data file past SQLite's cache, and writes and removes a file next to it. Raises BadFile."""
        try:
            if not is_sound(path):
                raise self._bad_file("damaged")
            with tempfile.TemporaryFile(dir=path.parent) as file:
                file.write(b"\0" * _PROBE_BYTES)
                file.flush()
                os.fsync(file.fileno())
        except OSError as problem:
            raise self._bad_file("disk") from problem

    def notify_by(self, notices: Notices) -> None:
        """Sends and receives notices another way from now on."""
        self.notices.close()
        self.notices = notices

    def checkpoint(self) -> None:
        """Checkpoints the SQLite write-ahead log while appends go on; does nothing for other databases.

        It is to be called every few seconds, and does nothing while there is little to write. Without it an append
        would have to make the checkpoint, and everybody would wait for that.
        """
        if self.is_file and self._rows_ahead > _FEW_ROWS:
            self._rows_ahead = 0
            with self._translated_errors():
                if checkpoint_wal(self._engine) > _MANY_PAGES:
                    with self._turn:
                        checkpoint_wal(self._engine)

    def listening_connection(self) -> Any:
        """A connection of the PostgreSQL driver that is not in the pool, to listen for notifications. Raises
        BadFile.
        """
        with self._translated_errors():
            return self._detached_connection()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that locks the database from its start. Raises Conflict if a row exists already."""
        with self._translated_errors(), self._turn, self._engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                yield connection
            self._rows_ahead += _ROWS_OF_A_CHANGE

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A transaction that only reads. Raises BadFile."""
        with self._translated_errors(), self._engine.connect() as connection:
            yield connection

    def _detached_connection(self) -> Any:
        pooled = self._engine.raw_connection()
        connection = pooled.driver_connection
        pooled.detach()
        return connection

    def _anchor_connection(self) -> sqlite3.Connection:
        """A connection held open as long as the database is, so that SQLite's shared memory never has to be created on
        a full disk.
        """
        connection: sqlite3.Connection = self._detached_connection()
        connection.execute("SELECT count(*) FROM tables").close()
        return connection

    @contextmanager
    def _translated_errors(self) -> Iterator[None]:
        """Raises the database's errors as Conflict, or as BadFile with a reason that says what to do."""
        try:
            yield
        except (IntegrityError, self._driver.IntegrityError) as problem:
            raise Conflict from problem
        except (SQLAlchemyError, self._driver.Error) as problem:
            if getattr(getattr(problem, "orig", problem), "sqlstate", "") in _SERIALIZATION_FAILURES:
                raise Conflict from problem
            raise self._bad_file(self._error_kind(problem)) from problem

    def _bad_file(self, why: str) -> BadDatabase:
        url = self._engine.url
        if url.get_backend_name() == "postgresql":
            return BadDatabase(database_reason(url, why))
        return BadDatabase(reason("data-file", path=self._name, why=why))

    def _error_kind(self, problem: Exception) -> str:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        url = self._engine.url
        if url.get_backend_name() == "postgresql":
            return postgres_error_kind(url, str(cause))
        return sqlite_error_kind(cause)

    def _upgrade_if_old(self) -> None:
        """Upgrades an older database, once no process has it open that knows only the older version. A copy of an older
        file is kept.
        """
        until_s = time.monotonic() + PATIENCE_S
        while (found := self._version()) != VERSIONS[-1]:
            if found is None or self._lock is None:
                self._upgrade_in_turn()
                return
            self._engine.dispose()
            with self._lock.exclusive() as is_exclusive:
                if is_exclusive:
                    with kept_before_upgrade(Path(self._name), found):
                        self._upgrade()
                    self._engine.dispose()
                elif time.monotonic() > until_s:
                    raise in_use(Path(self._name))
                else:
                    time.sleep(uniform(0.02, 0.2))  # noqa: S311 - two processes that wait must not retry in step

    def _upgrade_in_turn(self) -> None:
        """Upgrades it, after others that are at it as well."""
        until_s = time.monotonic() + _UPGRADE_S
        while True:
            try:
                self._upgrade()
            except BadDatabase as problem:
                if problem.reason.fact("why") != "locked" or time.monotonic() > until_s:
                    raise
            else:
                return

    def _upgrade(self) -> None:
        try:
            with self.writing() as connection:
                upgrade(connection)
        except Served as problem:
            raise InUse(reason("database-served", **database_facts(self._engine.url))) from problem

    def _version(self) -> str | None:
        """The version of the database, None for an empty one. Raises BadFile for a newer one, and for a file of another
        program.
        """
        with self.reading() as connection:
            found = version_of(connection)
            is_foreign = found is None and self.is_file and bool(sa.inspect(connection).get_table_names())
        if is_foreign:
            raise self._bad_file("foreign")
        if found is not None and found not in VERSIONS:
            raise self._bad_file("newer")
        return found
