"""Copies of the data file, made while it is in use, and put back."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from whistclub.cards.errors import reason
from whistclub.club.files import BadFile
from whistclub.club.sql_log import open_file


def backup(data_file: Path, copy: Path) -> int:
    """A copy of the data file as of one moment; returns its bytes. Raises BadFile, and nothing stands at `copy` that did not before."""
    if copy.exists():
        raise BadFile(reason("copy-exists", path=str(copy)))
    if not data_file.exists():
        raise BadFile(reason("file-not-read", path=str(data_file), why="missing"))
    _copied(data_file, copy)
    return copy.stat().st_size


def restore(copy: Path, data_file: Path) -> Path | None:
    """Puts a copy in the data file's place, once it has been opened as one; the old file is kept under the name returned.

    Raises BadFile, and nothing has changed. No club may be running.
    """
    if not copy.exists():
        raise BadFile(reason("file-not-read", path=str(copy), why="missing"))
    data_file.parent.mkdir(parents=True, exist_ok=True)
    part = data_file.with_name(f".{data_file.name}.{secrets.token_hex(4)}")
    try:
        _copied(copy, part)
        open_file(part).close()
        kept = _put_aside(data_file)
        part.replace(data_file)
    finally:
        for name in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            name.unlink(missing_ok=True)
    return kept


def _put_aside(data_file: Path) -> Path | None:
    if not data_file.exists():
        return None
    kept = data_file.with_name(f"{data_file.stem}-before-{secrets.token_hex(3)}{data_file.suffix}")
    _copied(data_file, kept)
    for end in ("-wal", "-shm"):
        data_file.with_name(data_file.name + end).unlink(missing_ok=True)
    return kept


def _copied(source: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with (
            closing(sqlite3.connect(f"file:{_quoted(source)}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except (OSError, sqlite3.Error) as problem:
        target.unlink(missing_ok=True)
        raise BadFile(reason("data-file", path=str(source), why="damaged")) from problem


def _quoted(path: Path) -> str:
    return path.absolute().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
