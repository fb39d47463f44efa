"""The contents of a data file, read without changing it, and the errors of one that cannot be read."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase, BadFile
from whistclub.club.store.db.db_errors import database_reason, postgres_error_kind, sqlite_error_kind
from whistclub.club.store.db.engine import engine_of
from whistclub.club.store.db.schema_version import VERSION_TABLE, VERSIONS, version_of
from whistclub.club.store.files.record_files import file_error, is_there

_COUNTED: Final = {
    "matches": ("tables", "archived"),
    "tables": ("rooms",),
    "people": ("people",),
    "evenings": ("evenings",),
}
"""The words that people have for rows, and the tables of the database that have them."""

_LAST_CHANGES: Final = (
    ("entries", "SELECT max(json_extract(entry, '$.at_ms')) FROM entries"),
    ("archived", "SELECT max(last_ms) FROM archived"),
    ("rooms", "SELECT max(changed_ms) FROM rooms"),
    ("evening_entries", "SELECT max(json_extract(entry, '$.at_ms')) FROM evening_entries"),
)


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a data file. `changed_ms` is the time of the last change, 0 for a file without any."""

    version: str
    matches: int = 0
    tables: int = 0
    people: int = 0
    evenings: int = 0
    changed_ms: int = 0


def inspect_file(path: Path) -> Contents:
    """The contents of this file, after a check of every page; the file and its side files do not change. Raises
    BadFile.
    """
    check_file(path)
    try:
        with closing(open_read_only(path)) as connection:
            return inspect_connection(connection, path)
    except sqlite3.Error as problem:
        raise sqlite_error(path, problem) from problem


def open_read_only(path: Path) -> sqlite3.Connection:
    """A connection that only reads, with the write-ahead log if there is one."""
    ahead = path.resolve().with_name(f"{path.resolve().name}-wal")
    return sqlite3.connect(address_of(path, "mode=ro" if ahead.exists() else "immutable=1"), uri=True)


def inspect_connection(connection: sqlite3.Connection, path: Path) -> Contents:
    """The contents of the database, if it is whole and Whistclub's; `path` is its name in errors. Raises BadFile,
    sqlite3.Error.
    """
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if VERSION_TABLE not in names:
        raise BadDatabase(reason("data-file", path=str(path), why="foreign" if names else "empty"))
    version = str(_scalar(connection, f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 - a constant name
    if version not in VERSIONS:
        raise BadDatabase(reason("data-file", path=str(path), why="newer"))
    if _scalar(connection, "PRAGMA integrity_check(1)") != "ok":
        raise BadDatabase(reason("data-file", path=str(path), why="damaged"))
    counts = {
        called: sum(_count(connection, name) for name in tables if name in names)
        for called, tables in _COUNTED.items()
    }
    changed_ms = max(int(_scalar(connection, query) or 0) for name, query in _LAST_CHANGES if name in names)
    return Contents(version=version, changed_ms=changed_ms, **counts)


def inspect_server(address: str) -> Contents:
    """The contents of the database of this address, which does not change. Raises BadFile."""
    engine = engine_of(address)
    try:
        with engine.connect() as connection:
            return _inspect_server_connection(connection)
    except SQLAlchemyError as problem:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        kind = postgres_error_kind(engine.url, str(cause))
        raise BadDatabase(database_reason(engine.url, kind)) from problem
    finally:
        engine.dispose()


def _inspect_server_connection(connection: sa.Connection) -> Contents:
    version = version_of(connection)
    if version is not None and version not in VERSIONS:
        raise BadDatabase(database_reason(connection.engine.url, "newer"))
    names = set(sa.inspect(connection).get_table_names()) if version is not None else set()
    counts = {
        called: sum(
            connection.execute(sa.select(sa.func.count()).select_from(sa.table(name))).scalar_one()
            for name in tables
            if name in names
        )
        for called, tables in _COUNTED.items()
    }
    return Contents(version=version or "", **counts)


def check_file(path: Path) -> None:
    """Raises BadFile for a file that is missing, cannot be opened or is empty."""
    if not is_there(path):
        raise BadFile(reason("file-not-read", path=str(path), why="missing"))
    if path.is_dir():
        raise BadFile(reason("file-not-read", path=str(path), why="folder"))
    if not path.is_file():
        raise BadFile(reason("file-not-read", path=str(path), why="other"))
    try:
        with path.open("rb") as file:
            is_empty = not file.read(1)
    except OSError as problem:
        raise file_error(path, problem, "read") from problem
    if is_empty:
        raise BadDatabase(reason("data-file", path=str(path), why="empty"))


def sqlite_error(path: Path, problem: sqlite3.Error) -> BadDatabase:
    """The error for what SQLite says of this file."""
    return BadDatabase(reason("data-file", path=str(path), why=sqlite_error_kind(problem)))


def address_of(path: Path, mode: str) -> str:
    """The URI of a file for SQLite."""
    quoted = path.absolute().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return f"file:{quoted}?{mode}"


def _count(connection: sqlite3.Connection, table: str) -> int:
    return int(_scalar(connection, f"SELECT count(*) FROM {table}"))  # noqa: S608 - a constant name


def _scalar(connection: sqlite3.Connection, query: str) -> str | int:
    found: str | int = connection.execute(query).fetchone()[0]
    return found
