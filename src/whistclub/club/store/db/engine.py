"""The engine of a database: the one its address names, or an SQLite data file with its settings.

In the data file every commit is synced to the disk, and readers do not block the writer.
"""

import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from whistclub.cards.errors import WrongUsage, missing_package, reason
from whistclub.club.log.port import BadFile

BUSY_MS: Final = 5000
"""The longest wait of an append for another program that is writing."""

SYNCHRONOUS: Final = "FULL"
"""Each commit is on the disk before it counts as done."""

_AUTOCHECKPOINT_PAGES: Final = 32_000
"""The pages in the write-ahead log at which an append makes a checkpoint itself, which `Database.checkpoint`
prevents.
"""

_QUICKLY_CHECKED_BYTES: Final = 8_000_000
"""A file of this size has all its pages looked at in some ten milliseconds."""

_CACHE_KB: Final = 16_000
"""The page cache of a connection, so that the pages that running matches write to are not read again each time."""

_SWITCH_RETRY_S: Final = 0.01
"""The time between two tries to switch a file to the write-ahead log."""

BEGIN: Final = "BEGIN IMMEDIATE"
"""The statement that begins a transaction that writes: it waits for its turn at the beginning, and not in the
middle.
"""

_KEPT: Final = 5
"""SQLAlchemy's own number."""
_LOGGER: Final = "whistclub"

_KEPT_ALIVE: Final = {"keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3"}
"""A server that is gone without a word is noticed within half a minute also where nothing is asked of it, unless the
address says otherwise: a connection that holds a lock or listens would else be lost unseen.
"""


def file_engine(path: Path) -> sa.Engine:
    """The engine over this SQLite file."""
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(path)),
        # Errors would quote the rows, and those hold cards.
        hide_parameters=True,
        logging_name=quiet_logging_name(),
        # No transaction begins by itself: `_begin` says when, and whether it takes the lock at once.
        connect_args={"timeout": BUSY_MS / 1000, "isolation_level": None},
    )
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin)
    return engine


def checkpoint_wal(engine: sa.Engine) -> int:
    """Checkpoints the write-ahead log and returns the number of pages in it."""
    connection = engine.raw_connection()
    try:
        # PASSIVE makes nobody wait; what a reader still needs stays in the log for the next time.
        found: tuple[int, int, int] = connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    finally:
        connection.close()
    return found[1]


def quiet_logging_name() -> str:
    """The name of the engine's logger, which is kept at WARNING: entries hold cards, and no row may reach a log
    file.
    """
    logging.getLogger(f"sqlalchemy.engine.Engine.{_LOGGER}").setLevel(logging.WARNING)
    return _LOGGER


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    """Sets up a new connection with a write-ahead log, so that readers and a writer do not wait for each other."""
    _switch_to_wal(connection)
    for pragma in (
        f"synchronous = {SYNCHRONOUS}",
        "foreign_keys = ON",
        f"wal_autocheckpoint = {_AUTOCHECKPOINT_PAGES}",
        f"cache_size = -{_CACHE_KB}",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Makes the write-ahead log the file's journal, waiting as long as for any other program that is writing.

    SQLite answers at once that the file is locked where two programs switch a new file at the same moment: its own
    waiting could last for ever there (https://www.sqlite.org/c3ref/busy_handler.html).
    """
    give_up_s = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up_s:
                raise
            time.sleep(_SWITCH_RETRY_S)
        else:
            return


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(BEGIN if writes else "BEGIN")


def is_sound(path: Path) -> bool:
    """True if SQLite finds the file to be its own, and no damaged page in one that is small enough to look at all of
    them.

    The file is read by a connection of its own, past the cache of others. It is never opened without SQLite: closing it
    would release this process's locks on it (https://www.sqlite.org/howtocorrupt.html, section 2.2).
    """
    asked = (
        "PRAGMA quick_check(1)" if path.stat().st_size <= _QUICKLY_CHECKED_BYTES else "PRAGMA schema_version"
    )
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute(asked).fetchone()
    except sqlite3.DatabaseError:
        return False
    return found is not None and (asked.startswith("PRAGMA schema") or found == ("ok",))


def file_of(address: str) -> Path | None:
    """The file that the address names; None for a database on a server. Raises BadFile."""
    url = _url(address)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


class BadAddress(BadFile, WrongUsage):
    """A text that is the address of no database."""


def engine_of(address: str, kept: int = _KEPT) -> sa.Engine:
    """The engine for the database of this address, not connected yet. So many connections are kept that nobody uses at
    the moment. Raises BadFile, MissingPackage.
    """
    url = _url(address)
    if url.drivername in {"postgresql", "postgres"}:
        url = url.set(drivername="postgresql+psycopg", query={**_KEPT_ALIVE, **url.query})
    try:
        return sa.create_engine(
            url,
            hide_parameters=True,
            logging_name=quiet_logging_name(),
            pool_pre_ping=True,
            pool_size=kept,
        )
    except ModuleNotFoundError as problem:
        if problem.name == "psycopg":
            raise missing_package("psycopg", "postgres") from problem
        raise BadAddress(reason("database-address", text=url.drivername[:20])) from problem
    except (SQLAlchemyError, ImportError) as problem:
        raise BadAddress(reason("database-address", text=url.drivername[:20])) from problem


def _url(address: str) -> sa.URL:
    try:
        return sa.make_url(address)
    except ArgumentError as problem:
        raise BadAddress(reason("database-address", text=address.partition(":")[0][:20])) from problem
