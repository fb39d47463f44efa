"""Backups of the data file, made while it is in use, and restored."""

import contextlib
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.db.copies import JOURNALS, copy_database, copy_file, write_error
from whistclub.club.store.db.engine import file_engine
from whistclub.club.store.db.inspection import (
    Contents,
    address_of,
    check_file,
    inspect_connection,
    inspect_file,
    open_read_only,
)
from whistclub.club.store.files.file_locks import lock_for_replacing, lock_shared
from whistclub.club.store.files.record_files import file_error, is_there, make_folder
from whistclub.club.store.files.whole_files import link_or_copy, replace, sync, sync_folder, temporary_file
from whistclub.club.store.logs.database import Database


class Backup(msgspec.Struct, frozen=True):
    """A finished backup: its size and its contents."""

    size_bytes: int
    contents: Contents


class Restored(msgspec.Struct, frozen=True):
    """A finished restore: the contents of the data file now, and the old file.

    `kept` is the old file's new path, None if there was no file; `before` are its contents, None if it cannot be read.
    `is_guarded` is False where no lock could keep others from opening the data file meanwhile.
    """

    contents: Contents
    kept: Path | None
    before: Contents | None
    is_guarded: bool


def backup(data_file: Path, copy: Path) -> Backup:
    """Copies the data file as it is at one moment. Raises BadFile, and then there is no file at `copy` that was not
    there before.
    """
    if is_there(copy) and copy.is_dir():
        raise BadFile(reason("file-not-written", path=str(copy), why="folder"))
    if os.path.lexists(copy):
        raise BadFile(reason("copy-exists", path=str(copy)))
    check_file(data_file)
    make_folder(copy.absolute().parent)
    lock = lock_shared(data_file)
    try:
        contents = copy_file(data_file, copy)
    finally:
        lock.release()
    return Backup(copy.stat().st_size, contents)


def restore(copy: Path, data_file: Path) -> Restored:
    """Replaces the data file with a copy, which is checked and upgraded first; the old file is kept under another name.

    Raises BadFile, and InUse if anybody has the data file open, and then nothing has changed.
    """
    check_file(copy)
    if is_there(data_file) and copy.samefile(data_file):
        raise BadFile(reason("copy-itself", path=str(copy)))
    target = Path(os.path.realpath(data_file))
    make_folder(target.parent)
    lock = lock_for_replacing(target)
    try:
        with temporary_file(target) as part:
            with closing(open_read_only(copy)) as source:
                copy_database(source, copy, part, target)
            contents = _upgrade(part, target)
            sync(part)
            kept, before = _keep_old_file(target)
            replace(part, target)
    except OSError as problem:
        raise file_error(target, problem, "write") from problem
    finally:
        lock.release()
    return Restored(contents, kept, before, lock.is_real)


def _upgrade(part: Path, target: Path) -> Contents:
    """Upgrades the temporary file if it is of an older version."""
    try:
        Database(file_engine(part), str(part)).close()
        with closing(sqlite3.connect(part, isolation_level=None)) as upgraded:
            upgraded.execute("PRAGMA journal_mode = DELETE").fetchone()
            return inspect_connection(upgraded, target)
    except sqlite3.Error as problem:
        raise write_error(target, getattr(problem, "sqlite_errorcode", 0)) from problem
    except BadFile as problem:
        why = str(problem.reason.fact("why"))
        raise BadFile(reason("file-not-written", path=str(target), why=why)) from problem


def _keep_old_file(data_file: Path) -> tuple[Path | None, Contents | None]:
    """Links the old data file and its journals under another name; returns that name and the old contents.

    The file itself stays in its place, but its journals are removed, since SQLite would apply them to the new file.
    """
    if not is_there(data_file):
        _remove_journals(data_file)
        return None, None
    before = _checkpointed_contents(data_file)
    kept = data_file.with_name(f"{data_file.stem}-before-{secrets.token_hex(3)}{data_file.suffix}")
    for suffix in ("", *JOURNALS):
        one = data_file.with_name(data_file.name + suffix)
        if one.exists():
            link_or_copy(one, kept.with_name(kept.name + suffix))
    sync_folder(data_file.parent)
    _remove_journals(data_file)
    return kept, before


def _remove_journals(data_file: Path) -> None:
    for suffix in (*JOURNALS, "-shm"):
        data_file.with_name(data_file.name + suffix).unlink(missing_ok=True)


def _checkpointed_contents(data_file: Path) -> Contents | None:
    """The contents of the old file after a checkpoint of its write-ahead log; None if it cannot be read."""
    with contextlib.suppress(sqlite3.Error, BadFile):
        with closing(sqlite3.connect(address_of(data_file, "mode=rw"), uri=True)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return inspect_file(data_file)
    return None
