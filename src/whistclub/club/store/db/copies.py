"""Copies of a data file.

A copy is written to a temporary file in the same folder and checked page by page before it gets its name.
"""

import logging
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.db.inspection import Contents, address_of, inspect_connection, sqlite_error
from whistclub.club.store.files.record_files import file_error
from whistclub.club.store.files.whole_files import publish, temporary_file

_LOG: Final = logging.getLogger("whistclub.club.store")

JOURNALS: Final = ("-wal", "-journal")
"""The suffixes of the files with changes that are not in the data file yet."""

_WRITE_ERRORS: Final = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
"""The errors of the file that is written to, unless they are among `_READ_ERRORS`."""

_READ_ERRORS: Final = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_FSTAT}


@contextmanager
def kept_before_upgrade(data_file: Path, version: str) -> Iterator[None]:
    """Keeps a copy of the data file of this older version, and tells where it is once the file is upgraded.

    Raises BadFile where there can be no copy, before anything is upgraded. Where the upgrade fails, the file is as it
    was and the copy is removed.
    """
    name = f"{data_file.stem}-version-{version}-{secrets.token_hex(3)}{data_file.suffix}"
    copy = data_file.with_name(name)
    copy_file(data_file, copy)
    try:
        yield
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    told = reason("data-file-upgraded", path=str(data_file), version=version, copy=str(copy))
    _LOG.warning("%s was of version %s; it is kept as %s", data_file, version, copy, extra={"reason": told})


def copy_file(data_file: Path, copy: Path) -> Contents:
    """Copies the data file as it is at one moment. Raises BadFile, and then there is no new file."""
    address = address_of(data_file, "mode=rw")
    with new_copy(copy) as part, closing(sqlite3.connect(address, uri=True)) as source:
        return copy_database(source, data_file, part, copy)


@contextmanager
def new_copy(copy: Path) -> Iterator[Path]:
    """A temporary file that gets the copy's name, unless that was taken meanwhile. Raises BadFile, and then there is no
    new file.
    """
    try:
        with temporary_file(copy) as part:
            yield part
            publish(part, copy)
    except FileExistsError as problem:
        raise BadFile(reason("copy-exists", path=str(copy))) from problem
    except OSError as problem:
        raise file_error(copy, problem, "write") from problem


def copy_database(source: sqlite3.Connection, path: Path, part: Path, target: Path) -> Contents:
    """Copies the database to the temporary file and checks every page there. Raises BadFile with the name of the file
    in error.
    """
    try:
        # Read first, because later errors may be of the source or of the copy.
        source.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as problem:
        raise sqlite_error(path, problem) from problem
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copied:
            source.backup(copied)
            # The file is renamed alone, so all of it has to be in the file itself.
            copied.execute("PRAGMA journal_mode = DELETE").fetchone()
            return inspect_connection(copied, path)
    except sqlite3.Error as problem:
        code = getattr(problem, "sqlite_errorcode", 0)
        if code & 0xFF in _WRITE_ERRORS and code not in _READ_ERRORS:
            raise write_error(target, code) from problem
        raise sqlite_error(path, problem) from problem


def write_error(target: Path, code: int) -> BadFile:
    """The error for a file that SQLite could not write, by its code."""
    why = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_IOERR: "disk"}.get(code & 0xFF, "permission")
    return BadFile(reason("file-not-written", path=str(target), why=why))
