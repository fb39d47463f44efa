"""What a data file holds, read without changing it; and what is the matter with one that cannot be read."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.store.database_url import engine_of
from whistclub.club.store.db_errors import complaint, file_trouble, trouble
from whistclub.club.store.record_files import BadFile, is_there, refused
from whistclub.club.store.schema_version import VERSION_TABLE, VERSIONS, version_of

_COUNTED: Final = {"tables": "matches", "rooms": "tables", "people": "people"}
"""Tables of the database, and what people call what is in them."""

_CHANGED: Final = (
    ("entries", "SELECT max(json_extract(entry, '$.at_ms')) FROM entries"),
    ("rooms", "SELECT max(changed_ms) FROM rooms"),
)


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """What a data file holds; `changed_ms` is when that was last changed, 0 where nothing ever was."""

    version: str
    matches: int = 0
    tables: int = 0
    people: int = 0
    changed_ms: int = 0


def look(path: Path) -> Contents:
    """What this file holds, every page of it looked at; the file, and what lies beside it, stay as they are. Raises BadFile."""
    check_file(path)
    try:
        with closing(opened_to_read(path)) as connection:
            return examined(connection, path)
    except sqlite3.Error as problem:
        raise unfit(path, problem) from problem


def opened_to_read(path: Path) -> sqlite3.Connection:
    """The database in a file that nobody writes to, or with what a club has written ahead of it."""
    ahead = path.resolve().with_name(f"{path.resolve().name}-wal")
    return sqlite3.connect(address_of(path, "mode=ro" if ahead.exists() else "immutable=1"), uri=True)


def examined(connection: sqlite3.Connection, path: Path) -> Contents:
    """What is in there, once it is found whole and one of ours; `path` is what it is called. Raises BadFile, sqlite3.Error."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if VERSION_TABLE not in names:
        raise BadFile(reason("data-file", path=str(path), why="foreign" if names else "empty"))
    version = str(_one(connection, f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 - a name of ours
    if version not in VERSIONS:
        raise BadFile(reason("data-file", path=str(path), why="newer"))
    if _one(connection, "PRAGMA integrity_check(1)") != "ok":
        raise BadFile(reason("data-file", path=str(path), why="damaged"))
    counts = {
        called: int(_one(connection, f"SELECT count(*) FROM {name}"))  # noqa: S608 - a name of ours
        for name, called in _COUNTED.items()
        if name in names
    }
    changed_ms = max(int(_one(connection, query) or 0) for name, query in _CHANGED if name in names)
    return Contents(version=version, changed_ms=changed_ms, **counts)


def look_at_server(address: str) -> Contents:
    """What the database of this address holds, which stays as it is. Raises BadFile."""
    engine = engine_of(address)
    try:
        with engine.connect() as connection:
            return _on_server(connection)
    except SQLAlchemyError as problem:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        raise BadFile(complaint(engine.url, trouble(engine.url, str(cause)))) from problem
    finally:
        engine.dispose()


def _on_server(connection: sa.Connection) -> Contents:
    version = version_of(connection)
    if version is not None and version not in VERSIONS:
        raise BadFile(complaint(connection.engine.url, "newer"))
    names = set(sa.inspect(connection).get_table_names()) if version is not None else set()
    counts = {
        called: connection.execute(sa.select(sa.func.count()).select_from(sa.table(name))).scalar_one()
        for name, called in _COUNTED.items()
        if name in names
    }
    return Contents(version=version or "", **counts)


def check_file(path: Path) -> None:
    """Raises BadFile where there is no file that can be opened, or an empty one."""
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
        raise refused(path, problem, "read") from problem
    if is_empty:
        raise BadFile(reason("data-file", path=str(path), why="empty"))


def unfit(path: Path, problem: sqlite3.Error) -> BadFile:
    """What SQLite says is the matter with this file."""
    return BadFile(reason("data-file", path=str(path), why=file_trouble(problem)))


def address_of(path: Path, how: str) -> str:
    """The address of a file for SQLite."""
    quoted = path.absolute().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return f"file:{quoted}?{how}"


def _one(connection: sqlite3.Connection, query: str) -> str | int:
    found: str | int = connection.execute(query).fetchone()[0]
    return found
