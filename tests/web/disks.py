"""A disk that is full, and has room again: a small file system where one may be mounted, else a limit on what a process
may write.
"""

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FOLDER = "disk"


class Disk:
    """`folder` is on it; `fill` and `empty` make it full and give it room, for the process named."""

    def __init__(self, folder: Path, *, is_mounted: bool) -> None:
        self.folder, self.is_mounted = folder, is_mounted

    def fill(self, process: int = 0) -> None:
        """No byte more can be written."""
        if not self.is_mounted:
            self._limit(process, 0)
            return
        with (self.folder / "ballast").open("ab", buffering=0) as ballast, suppress(OSError):
            while True:
                ballast.write(bytes(4096))

    def empty(self, process: int = 0) -> None:
        """There is room again."""
        if self.is_mounted:
            (self.folder / "ballast").unlink()
        else:
            self._limit(process, resource.RLIM_INFINITY)

    def _limit(self, process: int, most_bytes: int) -> None:
        _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most_bytes, hard))


def may_mount(scratch: Path) -> bool:
    """True if a file system may be mounted here."""
    with _mounted(scratch, 1) as done:
        return done


@contextmanager
def _mounted(folder: Path, megabytes: int) -> Iterator[bool]:
    folder.mkdir(parents=True, exist_ok=True)
    words = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    done = os.geteuid() == 0 and subprocess.run(words, capture_output=True, check=False).returncode == 0
    try:
        yield done
    finally:
        if done:
            subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def small_disk(folder: Path, megabytes: int = 4) -> Iterator[Disk]:
    """A disk of so many megabytes; where none may be mounted, a folder whose writers can be limited."""
    with _mounted(folder / FOLDER, megabytes) as done:
        yield Disk(folder / FOLDER, is_mounted=done)


@contextmanager
def limited_disk(folder: Path) -> Iterator[Disk]:
    """A folder whose writers can be limited."""
    made = folder / FOLDER
    made.mkdir(parents=True)
    yield Disk(made, is_mounted=False)


DISKS = {"small": small_disk, "limited": limited_disk}
