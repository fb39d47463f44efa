"""Records as files: read with a cap on their size, written whole or not at all, kept in one folder."""

import errno
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from whistclub.cards.errors import BadDeal, BadRecord, BadText, WhistclubError, reason
from whistclub.rules.record import MOST_BYTES, Record, record_from_bytes, record_to_bytes

SUFFIX = ".json"
_NAMED: Final = "in-file"


class BadFile(WhistclubError):
    """A file or folder that cannot be read or written; the reason names it and says why."""


def data_file(environment: Mapping[str, str]) -> Path:
    """Where the log of all tables on this machine is kept: `whistclub.sqlite` in the data folder."""
    return data_folder(environment) / "whistclub.sqlite"


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where records are kept: WHIST_DATA, else `whistclub` in the user's data folder (XDG_DATA_HOME)."""
    own = environment.get("WHIST_DATA", "")
    if own:
        return Path(own)
    base = environment.get("XDG_DATA_HOME", "")
    if base and Path(base).is_absolute():
        return Path(base) / "whistclub"
    home = environment.get("HOME", "") or _home()
    return Path(home) / ".local" / "share" / "whistclub"


def free_path(folder: Path, name: str) -> Path:
    """A path in the folder that no file has: `NAME.json`, else `NAME-2.json` and so on."""
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def read_capped(path: Path, most_bytes: int = MOST_BYTES) -> bytes:
    """The bytes of a file, at most so many and one more. Raises BadFile when it cannot be read.

    A device or a pipe that never ends is read no further than a record may be long.
    """
    try:
        with path.open("rb") as file:
            return file.read(most_bytes + 1)
    except (OSError, ValueError) as problem:
        raise refused(path, problem, "read") from problem


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is wrong with a file's contents within it is raised again, with the path before it and the reason as its cause."""
    try:
        yield
    except (BadRecord, BadText, BadDeal) as problem:
        if problem.reason.key == _NAMED:
            raise
        named = os.fsencode(path).decode(errors="replace")
        raise type(problem)(reason(_NAMED, path=named)) from problem


def load_record(path: Path) -> Record:
    """The record in a file. Raises BadFile when it cannot be read, BadRecord when it is none."""
    data = read_capped(path)
    with naming(path):
        if len(data) > MOST_BYTES:
            size = max(len(data), _size(path))
            raise BadRecord(reason("record-too-big", size_bytes=size, most_bytes=MOST_BYTES))
        return record_from_bytes(data)


def save_record(path: Path, record: Record) -> None:
    """Writes the record so that the path holds the old file or the new one, and never half of either.

    The bytes go to a file beside it, are synced to the disk, and then take its name; folders that are missing are
    made. Raises BadFile, and the old file is untouched.
    """
    try:
        target = path.resolve()
        make_folder(target.parent)
        write_whole(target, record_to_bytes(record))
    except (OSError, ValueError) as problem:
        raise refused(path, problem, "write") from problem


def make_folder(folder: Path) -> None:
    """Makes the folder where there is none, for its owner alone. Raises BadFile."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise refused(folder, problem, "write") from problem


def write_whole(target: Path, data: bytes) -> None:
    """Puts these bytes in the file's place, whole or not at all. A new file is for its owner alone to read. Raises OSError."""
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
    """Makes the new name itself last; a system that cannot sync folders is left alone."""
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
    """Whether there is such a file or folder. Raises BadFile where that cannot be known."""
    try:
        path.stat()
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as problem:
        raise refused(path, problem, "read") from problem
    return True


def refused(path: Path, problem: Exception, doing: str) -> BadFile:
    """That the system does not let us read or write the file, and why; `doing` is `read` or `write`."""
    why = "other"
    if isinstance(problem, FileNotFoundError):
        why = "missing"
    elif isinstance(problem, PermissionError):
        why = "permission"
    elif isinstance(problem, IsADirectoryError):
        why = "folder"
    elif isinstance(problem, NotADirectoryError | FileExistsError):
        why = "no-folder"
    elif isinstance(problem, OSError) and problem.errno in _FULL:
        why = "full"
    if doing == "read":
        return BadFile(reason("file-not-read", path=str(path), why=why))
    return BadFile(reason("file-not-written", path=str(path), why=why))


_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
"""ENOSPC and EDQUOT: no room, no quota left."""
