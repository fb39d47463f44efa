"""Files that are whole, or as before: at any moment, however a process ends, and after a power failure.

The bytes go to a temporary file in the same folder, which is synced to the disk and then renamed; then the folder is
synced, which has the name. A later write removes the temporary file of one that was interrupted.
"""

import contextlib
import errno
import glob
import os
import secrets
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
"""The permissions of a new file that only its owner can read."""
SHARED: Final = 0o666
"""Those of one that is as open as the person's other new files."""

_ABANDONED_S: Final = 3600.0
"""A temporary file without a change for so long is of a process that was interrupted."""
_NO_LINKS: Final = {
    errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EINVAL,
}  # fmt: skip
"""The error numbers of a file system, or a system, without hard links."""
_NO_FOLDERS: Final = {errno.EINVAL, errno.EBADF, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
"""Those of a system that cannot sync folders."""


def write_whole(path: Path, data: bytes, mode: int = PRIVATE) -> None:
    """Replaces the file with these bytes; a new one gets this mode, less the person's own mask. Raises OSError.

    A link is followed: the file that it leads to is replaced.
    """
    target = Path(os.path.realpath(path))
    with temporary_file(target, mode) as part:
        _write(part, data)
        with contextlib.suppress(FileNotFoundError):
            part.chmod(target.stat().st_mode & 0o777)
        replace(part, target)


def write_new(path: Path, data: bytes, mode: int = PRIVATE) -> None:
    """Writes a file where there is none. Raises FileExistsError, OSError, and then there is nothing new."""
    with temporary_file(path, mode) as part:
        _write(part, data)
        publish(part, path)


@contextmanager
def temporary_file(target: Path, mode: int = PRIVATE) -> Iterator[Path]:
    """An empty file in the target's folder, removed afterwards unless it was renamed, with what SQLite may have put
    beside it. Raises OSError.
    """
    folder = target.absolute().parent
    _remove_abandoned(folder, target.name)
    part = folder / f".{target.name}.{secrets.token_hex(4)}.part"
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
    try:
        yield part
    finally:
        for suffix in ("", "-shm", "-wal", "-journal"):
            part.with_name(part.name + suffix).unlink(missing_ok=True)


def replace(part: Path, target: Path) -> None:
    """Gives the temporary file the target's name, in place of what has it now. Raises OSError."""
    sync(part)
    part.replace(target)
    sync_folder(target.absolute().parent)


def publish(part: Path, target: Path) -> None:
    """Gives the temporary file a name that nothing has. Raises FileExistsError, OSError, and then there is nothing
    new.
    """
    sync(part)
    try:
        # Linked and not renamed: a rename would replace a file that has just appeared there.
        os.link(part, target)
    except OSError as problem:
        if problem.errno not in _NO_LINKS:
            raise
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from problem
        part.replace(target)
    try:
        sync_folder(target.absolute().parent)
    except OSError:
        target.unlink(missing_ok=True)
        raise


def link_or_copy(path: Path, other: Path) -> None:
    """Gives the file a second name that nothing has; where there are no links, a whole copy has it. Raises
    FileExistsError, OSError.
    """
    try:
        os.link(path, other)
    except OSError as problem:
        if problem.errno not in _NO_LINKS:
            raise
        with temporary_file(other) as part:
            shutil.copyfile(path, part)
            publish(part, other)


def sync(path: Path) -> None:
    """Syncs the file to the disk. Raises OSError."""
    # To be written to: Windows syncs no other.
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Syncs the folder, so that a new name survives a power failure; does nothing on a system that cannot sync
    folders. Raises OSError.
    """
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return  # A folder of Windows, or one that may be written to and not be read.
    try:
        os.fsync(handle)
    except OSError as problem:
        if problem.errno not in _NO_FOLDERS:
            raise
    finally:
        os.close(handle)


def _write(part: Path, data: bytes) -> None:
    with part.open("wb") as file:
        file.write(data)


def _remove_abandoned(folder: Path, name: str) -> None:
    """Removes the temporary files of interrupted writes to this name."""
    with contextlib.suppress(OSError):
        for abandoned in folder.glob(f".{glob.escape(name)}.*.part*"):
            if time.time() - abandoned.stat().st_mtime > _ABANDONED_S:
                abandoned.unlink(missing_ok=True)
