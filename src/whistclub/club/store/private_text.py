"""Small text files that only their owner can read: begun once, and replaced whole."""

import os
import secrets
from collections.abc import Callable
from pathlib import Path

from whistclub.club.store.record_files import file_error, make_folder


def read_or_begin(path: Path, first: Callable[[], str]) -> str:
    """The text of the file, which is made private; a missing one begins with `first`. Of several processes that begin at once, one wins.

    Raises BadFile, and UnicodeDecodeError for a file of other bytes than ASCII.
    """
    make_folder(path.parent)
    try:
        if not path.exists():
            _begin(path, first())
    except OSError as problem:
        raise file_error(path, problem, "write") from problem
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
        return path.read_text("ascii")
    except OSError as problem:
        raise file_error(path, problem, "read") from problem


def replace_text(path: Path, text: str) -> None:
    """Replaces the text of the file. Raises BadFile."""
    try:
        _part(path, text).replace(path)
    except OSError as problem:
        raise file_error(path, problem, "write") from problem


def _begin(path: Path, text: str) -> None:
    part = _part(path, text)
    try:
        os.link(part, path)
    except FileExistsError:
        return
    except OSError:
        part.replace(path)  # A file system without links.
    finally:
        part.unlink(missing_ok=True)


def _part(path: Path, text: str) -> Path:
    """Writes the text to a temporary file next to the path."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part
