"""Copies of a data file.

A copy is written to a temporary file in the same folder, checked page by page, synced, and then given its name; so at
any moment the path has either the old file or the whole new one. A later copy removes the temporary file of one that
was interrupted.
"""

import contextlib
import glob
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.db.inspection import Contents, address_of, inspect_connection, sqlite_error
from whistclub.club.store.files.record_files import file_error, sync_folder

_LOG: Final = logging.getLogger("whistclub.club.store")

JOURNALS: Final = ("-wal", "-journal")
"""The suffixes of the files with changes that are not in the data file yet."""

_ABANDONED_S: Final = 3600.0
"""A temporary file without a change for so long is of a copy that was interrupted."""

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
    """Copies the data file as it is at one moment. Raises BadFile."""
    with temporary_file(copy) as part:
        with closing(sqlite3.connect(address_of(data_file, "mode=rw"), uri=True)) as source:
            contents = copy_database(source, data_file, part, copy)
        publish(part, copy)
    return contents


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


@contextmanager
def temporary_file(target: Path) -> Iterator[Path]:
    """An empty file in the target's folder, removed afterwards unless it was renamed to the target. Raises BadFile."""
    folder = target.absolute().parent
    _remove_abandoned(folder, target.name)
    part = folder / f".{target.name}.{secrets.token_hex(4)}.part"
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as problem:
        raise file_error(target, problem, "write") from problem
    try:
        yield part
    finally:
        for suffix in ("", "-shm", *JOURNALS):
            part.with_name(part.name + suffix).unlink(missing_ok=True)


def _remove_abandoned(folder: Path, name: str) -> None:
    """Removes the temporary files of interrupted copies to this name."""
    with contextlib.suppress(OSError):
        for abandoned in folder.glob(f".{glob.escape(name)}.*.part*"):
            if time.time() - abandoned.stat().st_mtime > _ABANDONED_S:
                abandoned.unlink(missing_ok=True)


def publish(part: Path, copy: Path) -> None:
    """Gives the temporary file the copy's name, unless that was taken meanwhile. Raises BadFile."""
    try:
        sync(part)
        # Linked and not renamed: a rename would replace a file that has just appeared there.
        os.link(part, copy)
    except FileExistsError as problem:
        raise BadFile(reason("copy-exists", path=str(copy))) from problem
    except OSError:
        _rename(part, copy)  # A file system without hard links.
    sync_folder(copy.absolute().parent)


def _rename(part: Path, copy: Path) -> None:
    try:
        part.replace(copy)
    except OSError as problem:
        raise file_error(copy, problem, "write") from problem


def sync(path: Path) -> None:
    """Syncs the file to the disk. Raises OSError."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
