"""Small files of this user that outlive a program, such as keys and identities: readable only by their owner, and
changed by several processes one after the other.
"""

import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.store.files.file_locks import lock_for_change
from whistclub.club.store.files.record_files import file_error, make_folder, writing
from whistclub.club.store.files.whole_files import write_new, write_whole

_LOG: Final = logging.getLogger("whistclub.club.store")


def read_small(path: Path) -> bytes:
    """The bytes of the file, none if it is missing. Raises BadFile."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as problem:
        raise file_error(path, problem, "read") from problem


def read_or_begin(path: Path, first: Callable[[], bytes]) -> bytes:
    """The bytes of the file, which is made private; a missing one begins with `first`. Of several processes that begin
    at once, one wins. Raises BadFile.
    """
    make_folder(path.parent)
    with writing(path), suppress(FileExistsError):
        if not path.exists():
            write_new(path, first())
    _close(path)
    return read_small(path)


def change_file(path: Path, change: Callable[[bytes], bytes]) -> None:
    """Replaces the bytes of the file, none if it is missing, by what `change` makes of them; nobody else changes it
    meanwhile.

    A ValueError says that the file is damaged: it is put aside, which is told, and `change` begins with none. Raises
    BadFile, and then the file is as before.
    """
    make_folder(path.parent)
    lock = lock_for_change(path)
    try:
        found = read_small(path)
        try:
            changed = change(found)
        except ValueError:
            _put_aside(path, found)
            changed = change(b"")
        _close(path)
        with writing(path):
            write_whole(path, changed)
    finally:
        lock.release()


def _close(path: Path) -> None:
    """Makes a file private that others can read."""
    with writing(path), suppress(FileNotFoundError):
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)


def _put_aside(path: Path, found: bytes) -> None:
    kept = path.with_name(f"{path.stem}-damaged-{secrets.token_hex(3)}{path.suffix}")
    with writing(kept):
        write_new(kept, found)
    told = reason("file-put-aside", path=str(path), kept=str(kept))
    _LOG.warning("%s is damaged; it is kept as %s", path, kept, extra={"reason": told})
