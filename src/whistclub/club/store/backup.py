"""Copies of the data file, made while it is in use, and put back.

A copy is written beside its place, looked at page by page, synced, and then takes its name; so at any moment there stands either
what stood there before or the whole of the new one. What is left of a copy that was interrupted is removed by a later one.
"""

import contextlib
import glob
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.store.file_locks import have_alone, share
from whistclub.club.store.inspection import (
    Contents,
    address_of,
    check_file,
    examined,
    look,
    opened_to_read,
    unfit,
)
from whistclub.club.store.record_files import BadFile, is_there, make_folder, refused, sync_folder
from whistclub.club.store.sql_log import SqlLog
from whistclub.club.store.sqlite import file_engine

_AHEAD: Final = ("-wal", "-journal")
"""What holds changes that are not in a data file yet."""

_LEFT_S: Final = 3600.0
"""A part that nobody has written to for so long is left of a copy that was interrupted."""

_TARGETS: Final = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
"""What goes wrong where is written, and not where is read."""

_READS: Final = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_FSTAT}


class Backup(msgspec.Struct, frozen=True):
    """A copy that was made: its bytes, and what it holds."""

    size_bytes: int
    contents: Contents


class Restored(msgspec.Struct, frozen=True):
    """What is in the data file now; where what was there before is kept, and what that holds, if there was any and it can be read.

    `is_guarded`: nobody can have had the data file open meanwhile.
    """

    contents: Contents
    kept: Path | None
    before: Contents | None
    is_guarded: bool


def backup(data_file: Path, copy: Path) -> Backup:
    """A copy of the data file as of one moment. Raises BadFile, and nothing stands at `copy` that did not before."""
    if copy.is_dir():
        raise BadFile(reason("file-not-written", path=str(copy), why="folder"))
    if os.path.lexists(copy):
        raise BadFile(reason("copy-exists", path=str(copy)))
    check_file(data_file)
    make_folder(copy.absolute().parent)
    hold = share(data_file)
    try:
        with _part(copy) as part:
            with closing(sqlite3.connect(address_of(data_file, "mode=rw"), uri=True)) as source:
                contents = _copied(source, data_file, part, copy)
            _named(part, copy)
    finally:
        hold.let_go()
    return Backup(copy.stat().st_size, contents)


def restore(copy: Path, data_file: Path) -> Restored:
    """Puts a copy in the data file's place, once it is found whole and has been brought up to date; the old file is kept.

    Raises BadFile, InUse where anybody has the data file open, and then nothing has changed.
    """
    check_file(copy)
    if is_there(data_file) and copy.samefile(data_file):
        raise BadFile(reason("copy-itself", path=str(copy)))
    target = Path(os.path.realpath(data_file))
    make_folder(target.parent)
    hold = have_alone(target)
    try:
        with _part(target) as part:
            with closing(opened_to_read(copy)) as source:
                _copied(source, copy, part, target)
            contents = _up_to_date(part, target)
            _synced(part)
            kept, before = _put_aside(target)
            part.replace(target)
            sync_folder(target.parent)
    except OSError as problem:
        raise refused(target, problem, "write") from problem
    finally:
        hold.let_go()
    return Restored(contents, kept, before, hold.is_real)


def _copied(source: sqlite3.Connection, path: Path, part: Path, target: Path) -> Contents:
    """Copies the database into the part and looks at every page of it there. Raises BadFile, which names the file it is about."""
    try:
        source.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as problem:
        raise unfit(path, problem) from problem
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as made:
            source.backup(made)
            made.execute("PRAGMA journal_mode = DELETE").fetchone()
            return examined(made, path)
    except sqlite3.Error as problem:
        code = getattr(problem, "sqlite_errorcode", 0)
        if code & 0xFF in _TARGETS and code not in _READS:
            raise _not_written(target, code) from problem
        raise unfit(path, problem) from problem


def _not_written(target: Path, code: int) -> BadFile:
    why = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_IOERR: "disk"}.get(code & 0xFF, "permission")
    return BadFile(reason("file-not-written", path=str(target), why=why))


def _up_to_date(part: Path, target: Path) -> Contents:
    """Takes the steps that an older copy lacks, in the part."""
    try:
        SqlLog(file_engine(part), str(part)).close()
        with closing(sqlite3.connect(part, isolation_level=None)) as made:
            made.execute("PRAGMA journal_mode = DELETE").fetchone()
            return examined(made, target)
    except sqlite3.Error as problem:
        raise _not_written(target, getattr(problem, "sqlite_errorcode", 0)) from problem
    except BadFile as problem:
        why = str(problem.reason.fact("why"))
        raise BadFile(reason("file-not-written", path=str(target), why=why)) from problem


def _put_aside(data_file: Path) -> tuple[Path | None, Contents | None]:
    """Keeps the old data file under another name beside its own, with what it was written ahead of it; where, and what it holds.

    The file itself stays in its place. Nothing written ahead may be left beside it, since SQLite would take it for the new file's.
    """
    if not is_there(data_file):
        _removed(data_file)
        return None, None
    before = _whole(data_file)
    kept = data_file.with_name(f"{data_file.stem}-before-{secrets.token_hex(3)}{data_file.suffix}")
    for end in ("", *_AHEAD):
        one = data_file.with_name(data_file.name + end)
        if one.exists():
            _linked(one, kept.with_name(kept.name + end))
    sync_folder(data_file.parent)
    _removed(data_file)
    return kept, before


def _removed(data_file: Path) -> None:
    for end in (*_AHEAD, "-shm"):
        data_file.with_name(data_file.name + end).unlink(missing_ok=True)


def _whole(data_file: Path) -> Contents | None:
    """What the old file holds, after all that was written ahead has been carried over into it; None where it cannot be read."""
    with contextlib.suppress(sqlite3.Error, BadFile):
        with closing(sqlite3.connect(address_of(data_file, "mode=rw"), uri=True)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return look(data_file)
    return None


def _linked(one: Path, other: Path) -> None:
    """The same file under another name too; a copy of it where the file system knows no such names. Raises OSError."""
    try:
        os.link(one, other)
    except OSError:
        handle = os.open(other, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with one.open("rb") as source, os.fdopen(handle, "wb") as target:
            while data := source.read(1 << 20):
                target.write(data)
            target.flush()
            os.fsync(target.fileno())


@contextmanager
def _part(target: Path) -> Iterator[Path]:
    """An empty file beside the target, gone afterwards unless it was given the target's name. Raises BadFile."""
    folder = target.absolute().parent
    _swept(folder, target.name)
    part = folder / f".{target.name}.{secrets.token_hex(4)}.part"
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as problem:
        raise refused(target, problem, "write") from problem
    try:
        yield part
    finally:
        for end in ("", "-shm", *_AHEAD):
            part.with_name(part.name + end).unlink(missing_ok=True)


def _swept(folder: Path, name: str) -> None:
    """Removes what copies to this name that were interrupted have left."""
    with contextlib.suppress(OSError):
        for left in folder.glob(f".{glob.escape(name)}.*.part*"):
            if time.time() - left.stat().st_mtime > _LEFT_S:
                left.unlink(missing_ok=True)


def _named(part: Path, copy: Path) -> None:
    """Gives the part the copy's name, unless somebody else has taken it meanwhile. Raises BadFile."""
    try:
        _synced(part)
        os.link(part, copy)
    except FileExistsError as problem:
        raise BadFile(reason("copy-exists", path=str(copy))) from problem
    except OSError:
        _moved(part, copy)  # A file system without such names.
    sync_folder(copy.absolute().parent)


def _moved(part: Path, copy: Path) -> None:
    try:
        part.replace(copy)
    except OSError as problem:
        raise refused(copy, problem, "write") from problem


def _synced(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
