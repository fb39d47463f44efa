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
from whistclub.club.store.files.whole_files import sync_folder, write_whole
from whistclub.rules.record import MOST_BYTES, Record, record_from_bytes, record_to_bytes

SUFFIX = ".json"
PIPED: Final = Path("-")
"""The word for standard input in place of a file."""
_MOST_PIPED_BYTES: Final = 16_000_000
"""Chosen by hand: whoever has more names a file."""
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
    with writing(path):
        make_folder(Path(os.path.realpath(path)).parent)
        write_whole(path, record_to_bytes(record))


def make_folder(folder: Path) -> None:
    """Creates the folder if needed, readable only by its owner. Raises BadFile."""
    with writing(folder):
        made = [one for one in (folder, *folder.parents) if not one.exists()]
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except FileExistsError as problem:
            raise NotADirectoryError(str(folder)) from problem
        for one in made:
            sync_folder(one.parent)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raises the system's errors again as a BadFile with the name of this file."""
    try:
        yield
    except (OSError, ValueError) as problem:
        raise file_error(path, problem, "write") from problem


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
    elif isinstance(problem, NotADirectoryError):
        why = "no-folder"
    elif isinstance(problem, FileExistsError):
        why = "there"
    elif isinstance(problem, OSError) and problem.errno in _NO_ROOM:
        why = "full"
    elif isinstance(problem, OSError) and problem.errno == errno.EIO:
        why = "disk"
    if doing == "read":
        return BadFile(reason("file-not-read", path=str(path), why=why))
    return BadFile(reason("file-not-written", path=str(path), why=why))
