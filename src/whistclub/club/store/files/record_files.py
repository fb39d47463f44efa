"""Record files: read up to a size limit, replaced atomically, in one data folder."""

import errno
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, TextIO

from whistclub.cards.errors import BadDeal, BadRecord, BadText, WhistclubError, reason
from whistclub.club.log.port import BadFile
from whistclub.rules.record import MOST_BYTES, Record, record_from_bytes, record_to_bytes

SUFFIX = ".json"
PIPED: Final = Path("-")
"""What stands for standard input in place of a file."""
_MOST_PIPED_BYTES: Final = 16_000_000
_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
"""The error numbers of a full disk, an exhausted quota and a file at its size limit."""


def data_file(environment: Mapping[str, str]) -> Path:
    """The path of the log of all tables on this machine: `whistclub.sqlite` in the data folder."""
    return data_folder(environment) / "whistclub.sqlite"


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder of records and the data file: WHIST_DATA, else `whistclub` in the user's data folder
    (XDG_DATA_HOME).
    """
    own = environment.get("WHIST_DATA", "")
    if own:
        return Path(own)
    base = environment.get("XDG_DATA_HOME", "")
    if base and Path(base).is_absolute():
        return Path(base) / "whistclub"
    home = environment.get("HOME", "") or _home()
    return Path(home) / ".local" / "share" / "whistclub"


def free_path(folder: Path, name: str) -> Path:
    """An unused path in the folder: `NAME.json`, else `NAME-2.json` and so on."""
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def read_capped(path: Path, most_bytes: int = MOST_BYTES) -> bytes:
    """The bytes of a file, up to `most_bytes` and one more. Raises BadFile.

    A device or a pipe that never ends is read no further than the longest record. A dash is what is piped in, read
    once and told again to who asks again.
    """
    try:
        if path == PIPED:
            return _piped(sys.stdin)[: most_bytes + 1]
        with path.open("rb") as file:
            return file.read(most_bytes + 1)
    except (OSError, ValueError) as problem:
        raise file_error(path, problem, "read") from problem


@cache
def _piped(source: TextIO) -> bytes:
    return source.buffer.read(_MOST_PIPED_BYTES)


class InFile(WhistclubError):
    """An error about the contents of a file, whose reason names the file; the cause says what is wrong."""


class RecordInFile(BadRecord, InFile):
    """A file that is no record."""


class DealInFile(BadDeal, InFile):
    """A file with cards that cannot be dealt."""


class TextInFile(BadText, InFile):
    """A file with a text that cannot be read."""


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Raises errors about a file's contents again with the path in the reason, and the first error as the cause."""
    try:
        yield
    except (BadRecord, BadText, BadDeal) as problem:
        if isinstance(problem, InFile):
            raise
        named = os.fsencode(path).decode(errors="replace")
        kind = next(
            kind for kind in (RecordInFile, DealInFile, TextInFile) if isinstance(problem, kind.__bases__[0])
        )
        raise kind(reason("in-file", path=named)) from problem


def load_record(path: Path) -> Record:
    """The record in a file. Raises BadFile if the file cannot be read, BadRecord if it is no record."""
    data = read_capped(path)
    with naming(path):
        if len(data) > MOST_BYTES:
            size = max(len(data), _size(path))
            raise BadRecord(reason("record-too-big", size_bytes=size, most_bytes=MOST_BYTES))
        return record_from_bytes(data)


def save_record(path: Path, record: Record) -> None:
    """Replaces the file with the record atomically, so that the path always has the whole old file or the whole new
    one.

    Missing folders are created. Raises BadFile, and then the old file is untouched.
    """
    try:
        target = path.resolve()
        make_folder(target.parent)
        write_whole(target, record_to_bytes(record))
    except (OSError, ValueError) as problem:
        raise file_error(path, problem, "write") from problem


def make_folder(folder: Path) -> None:
    """Creates the folder if needed, readable only by its owner. Raises BadFile."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise file_error(folder, problem, "write") from problem


def write_whole(target: Path, data: bytes) -> None:
    """Replaces the file with these bytes atomically; a new file is readable only by its owner. Raises OSError.

    The bytes go to a temporary file in the same folder, which is synced to the disk and then renamed.
    """
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(target.stat().st_mode & 0o777 if target.exists() else 0o600)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Syncs the folder, so that a new name survives a power failure; does nothing on a system that cannot sync
    folders.
    """
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _home() -> str:
    try:
        return str(Path.home())
    except RuntimeError:
        return tempfile.gettempdir()


def is_there(path: Path) -> bool:
    """True if there is such a file or folder. Raises BadFile if that cannot be known."""
    try:
        path.stat()
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as problem:
        raise file_error(path, problem, "read") from problem
    return True


def file_error(path: Path, problem: Exception, doing: str) -> BadFile:
    """The error for a file that the system did not let us read or write; `doing` is `read` or `write`."""
    why = "other"
    if isinstance(problem, FileNotFoundError):
        why = "missing"
    elif isinstance(problem, PermissionError):
        why = "permission"
    elif isinstance(problem, IsADirectoryError):
        why = "folder"
    elif isinstance(problem, NotADirectoryError | FileExistsError):
        why = "no-folder"
    elif isinstance(problem, OSError) and problem.errno in _NO_ROOM:
        why = "full"
    if doing == "read":
        return BadFile(reason("file-not-read", path=str(path), why=why))
    return BadFile(reason("file-not-written", path=str(path), why=why))
