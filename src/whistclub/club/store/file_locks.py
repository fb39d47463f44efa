"""Who has a data file open: locks on two small files beside it, which the kernel lets go of when a process ends, however it ends.

Everybody who opens the data file shares `FILE.lock`; who puts another file in its place, or brings it up to date, has it alone.
Who serves it to others has `FILE.serving` alone, in which stands which process that is. The files are never removed, since
somebody may be about to lock them. By whatever name the data file is opened, they lie beside the file itself.
"""

import contextlib
import errno
import importlib.util
import os
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import uniform
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.store.record_files import BadFile, refused

_HAS_LOCKS: Final = importlib.util.find_spec("fcntl") is not None
"""Whether the system has such locks; Windows has not."""

if _HAS_LOCKS:
    import fcntl

PATIENCE_S: Final = 3.0
"""How long somebody waits for a file that is being replaced, or for those who only look into it."""

_GLANCE_S: Final = 0.5
"""How long it takes at most to look who holds a lock, which holds it too."""

_TAKEN: Final = {errno.EAGAIN, errno.EACCES}
_CLOSED: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
_MOST_BYTES: Final = 32


class InUse(BadFile):
    """A data file or a database that somebody else has open, in a way that does not go together with what was asked."""


class Hold:
    """A lock, held until it is let go of or its process ends; not a real one where the system, or the folder, has none."""

    def __init__(self, handle: int | None) -> None:
        self.is_real = handle is not None
        self._handle = handle
        self._end = None if handle is None else weakref.finalize(self, os.close, handle)

    def let_go(self) -> None:
        """The file is free for others."""
        if self._end is not None:
            self._end()

    def sign(self, kind: str) -> None:
        """Writes down which process holds it, and what it is, where there is room for that."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, 0)
                os.pwrite(self._handle, f"{os.getpid()} {kind}\n".encode(), 0)

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """Has for a while alone what was shared, where nobody else has it open, and says whether; else it is let go of for that while."""
        handle = self._handle
        if handle is None:
            yield True
            return
        try:
            yield _locked(handle, alone=True) is not None
        finally:
            fcntl.flock(handle, fcntl.LOCK_SH)


def share(data_file: Path) -> Hold:
    """The data file to be read and written beside others. Raises InUse while it is being replaced or brought up to date."""
    hold = _held(_beside(data_file, ".lock"), PATIENCE_S, alone=False)
    if hold is None:
        raise InUse(reason("data-in-use", path=str(data_file), by="restore", process=""))
    return hold


def have_alone(data_file: Path) -> Hold:
    """The data file to be replaced. Raises InUse where anybody has it open."""
    hold = _held(
        _beside(data_file, ".lock"), _GLANCE_S if served_by(data_file)[0] else PATIENCE_S, alone=True
    )
    if hold is None:
        raise in_use(data_file)
    return hold


def serve_alone(data_file: Path, kind: str) -> Hold:
    """The data file to be served by this process and no other; `kind` is its command. Raises InUse where one serves it."""
    hold = _held(_beside(data_file, ".serving"), _GLANCE_S, alone=True)
    if hold is None:
        raise InUse(
            reason("data-served", path=str(data_file), process=str(served_by(data_file)[0] or "none"))
        )
    hold.sign(kind)
    return hold


def in_use(data_file: Path) -> InUse:
    """That somebody has the file open: a club, or somebody else."""
    process, _ = served_by(data_file)
    return InUse(
        reason("data-in-use", path=str(data_file), by="club" if process else "other", process=str(process))
    )


def served_by(data_file: Path) -> tuple[int, str]:
    """The process that serves the data file, and its command; 0 for none. Changes nothing."""
    path = _beside(data_file, ".serving")
    if not _is_held(path):
        return 0, ""
    with contextlib.suppress(OSError, ValueError):
        process, kind = path.read_bytes()[:_MOST_BYTES].decode("ascii").split()
        return int(process), kind
    return 0, ""


def is_open(data_file: Path) -> bool:
    """Whether anybody has the data file open. Changes nothing."""
    return _is_held(_beside(data_file, ".lock"))


def _beside(data_file: Path, end: str) -> Path:
    real = Path(os.path.realpath(data_file))
    return real.with_name(real.name + end)


def _held(path: Path, patience_s: float, *, alone: bool) -> Hold | None:
    """The lock, None where somebody keeps it so long. Raises BadFile where its file cannot be made."""
    if not _HAS_LOCKS:
        return Hold(None)
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        if problem.errno in _CLOSED:
            return Hold(None)
        raise refused(path, problem, "write") from problem
    until_s = time.monotonic() + patience_s
    while (hold := _locked(handle, alone=alone)) is None and time.monotonic() < until_s:
        time.sleep(uniform(0.02, 0.1))  # noqa: S311 - so that two who wait do not wait alike
    if not hold:
        os.close(handle)
    return None if hold is None else Hold(handle if hold else None)


def _locked(handle: int, *, alone: bool) -> bool | None:
    """Whether it is locked now: None where somebody else has it, False where nothing can be locked in this folder."""
    try:
        fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except OSError as problem:
        return None if problem.errno in _TAKEN else False
    return True


def _is_held(path: Path) -> bool:
    """Whether anybody has this lock, alone or with others."""
    if not _HAS_LOCKS:
        return False
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        return _locked(handle, alone=True) is None
    finally:
        os.close(handle)
