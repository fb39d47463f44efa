"""Locks on a data file, held on two small files next to it; the kernel releases them when a process ends, however it
ends.

Everybody who opens the data file shares `FILE.lock`; replacing or upgrading the file takes it exclusively. Serving the
file takes `FILE.serving` exclusively, which has the process id in it. The lock files are never removed, since another
process may be about to lock them. They lie next to the real file, whatever link it is opened by.
"""

import contextlib
import errno
import os
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import uniform
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.record_files import file_error

if sys.platform != "win32":
    import fcntl

PATIENCE_S: Final = 3.0
"""The longest wait for a file that is being replaced, or for a short look into it."""

_GLANCE_S: Final = 0.5
"""The longest time for which looking at a lock holds it."""

_CHANGES_S: Final = 30.0
"""The longest wait while others change a small file one after the other, which takes each a moment."""

_TAKEN: Final = {errno.EAGAIN, errno.EACCES}
_NO_ACCESS: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
_MOST_BYTES: Final = 32
"""More than the id and the kind of a process take."""


class InUse(BadFile):
    """A data file or a database that another process has open in an incompatible way."""


class FileLock:
    """A lock, held until it is released or its process ends.

    `is_real` is False where the system or the folder has no locks.
    """

    def __init__(self, handle: int | None) -> None:
        self.is_real = handle is not None
        self._handle = handle
        self._close = None if handle is None else weakref.finalize(self, os.close, handle)

    def release(self) -> None:
        """Releases the lock."""
        if self._close is not None:
            self._close()

    def sign(self, kind: str) -> None:
        """Writes the id and the kind of this process into the lock file, if the disk has room."""
        if sys.platform != "win32" and self._handle is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, 0)
                os.pwrite(self._handle, f"{os.getpid()} {kind}\n".encode(), 0)

    @contextmanager
    def exclusive(self) -> Iterator[bool]:
        """Makes a shared lock exclusive for a while if nobody else has the file open, and yields True if it is.

        If it is not, nothing is locked for that while.
        """
        handle = self._handle
        if sys.platform == "win32" or handle is None:
            yield True
            return
        try:
            yield _try_lock(handle, exclusive=True) is not None
        finally:
            # A try that failed may have lost the shared lock too, since changing a lock is not atomic (flock(2)).
            fcntl.flock(handle, fcntl.LOCK_SH)


def lock_shared(data_file: Path) -> FileLock:
    """Locks the data file to be read and written next to others. Raises InUse while it is being replaced or
    upgraded.
    """
    lock = _acquire(_lock_path(data_file, ".lock"), PATIENCE_S, exclusive=False)
    if lock is None:
        raise InUse(reason("data-in-use", path=str(data_file), by="restore", process=""))
    return lock


def lock_for_replacing(data_file: Path) -> FileLock:
    """Locks the data file to be replaced. Raises InUse if anybody has it open."""
    # A club keeps the file as long as it runs; others may only be having a short look.
    patience_s = _GLANCE_S if served_by(data_file)[0] else PATIENCE_S
    lock = _acquire(_lock_path(data_file, ".lock"), patience_s, exclusive=True)
    if lock is None:
        raise in_use(data_file)
    return lock


def lock_for_serving(data_file: Path, kind: str) -> FileLock:
    """Locks the data file to be served by this process alone; `kind` is its command. Raises InUse if another one serves
    it.
    """
    lock = _acquire(_lock_path(data_file, ".serving"), _GLANCE_S, exclusive=True)
    if lock is None:
        process = str(served_by(data_file)[0] or "none")
        raise InUse(reason("data-served", path=str(data_file), process=process))
    lock.sign(kind)
    return lock


def lock_for_change(path: Path) -> FileLock:
    """Locks a small file to be read, changed and written by this process alone. Raises InUse if others hold it for
    long.
    """
    lock = _acquire(_lock_path(path, ".lock"), _CHANGES_S, exclusive=True)
    if lock is None:
        raise InUse(reason("file-not-written", path=str(path), why="locked"))
    return lock


def in_use(data_file: Path) -> InUse:
    """The error that the file is open: in a club, or in another process."""
    process, _ = served_by(data_file)
    by = "club" if process else "other"
    return InUse(reason("data-in-use", path=str(data_file), by=by, process=str(process)))


def served_by(data_file: Path) -> tuple[int, str]:
    """The id of the process that serves the data file, and its command; 0 for none. Changes nothing."""
    path = _lock_path(data_file, ".serving")
    if not is_locked(path):
        return 0, ""
    with contextlib.suppress(OSError, ValueError):
        process, kind = path.read_bytes()[:_MOST_BYTES].decode("ascii").split()
        return int(process), kind
    return 0, ""


def is_open(data_file: Path) -> bool:
    """True if any process has the data file open. Changes nothing."""
    return is_locked(_lock_path(data_file, ".lock"))


def _lock_path(data_file: Path, suffix: str) -> Path:
    real = Path(os.path.realpath(data_file))
    return real.with_name(real.name + suffix)


def _acquire(path: Path, patience_s: float, *, exclusive: bool) -> FileLock | None:
    """The lock, None if another process holds it for so long. Raises BadFile if the lock file cannot be made."""
    if sys.platform == "win32":
        return FileLock(None)
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        if problem.errno in _NO_ACCESS:
            return FileLock(None)
        raise file_error(path, problem, "write") from problem
    until_s = time.monotonic() + patience_s
    while (is_taken := _try_lock(handle, exclusive=exclusive)) is None and time.monotonic() < until_s:
        time.sleep(uniform(0.02, 0.1))  # noqa: S311 - two processes that wait must not retry in step
    if not is_taken:
        os.close(handle)
    return None if is_taken is None else FileLock(handle if is_taken else None)


def _try_lock(handle: int, *, exclusive: bool) -> bool | None:
    """True if it is locked now, None if another process holds it, False if the folder has no locks."""
    if sys.platform == "win32":
        return False
    try:
        fcntl.flock(handle, (fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except OSError as problem:
        return None if problem.errno in _TAKEN else False
    return True


def is_locked(path: Path) -> bool:
    """True if any process holds this lock, exclusively or shared."""
    if sys.platform == "win32":
        return False
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        return _try_lock(handle, exclusive=True) is None
    finally:
        os.close(handle)
