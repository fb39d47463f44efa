"""Files that only their owner can read, whoever makes them first; what is found more open is mended.

Only files and folders of this user are touched, and only those that are Whistclub's by their names. The folder `whistclub` in the
user's data folder is ours; one named by WHIST_DATA that was there before may be shared, and is left as it is.
"""

import contextlib
import os
import re
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.store.record_files import BadFile, data_file, data_folder, is_there, make_folder, refused

BESIDE: Final = ("-wal", "-shm", "-journal", ".lock", ".serving")
"""The ends of the names of what lies beside a data file."""

_OTHERS: Final = 0o077
_KEPT: Final = re.compile(
    r"cookie\.keys|clubs\.json|club\.json|terminal\.json|duel-[a-z0-9-]+\.jsonl"
    r"|[a-z]+-\d{4}-\d\d-\d\d-\d{4}(-\d+)?\.json|whistclub-before-[0-9a-f]+\.sqlite(-wal|-journal)?"
)
"""What is kept in the data folder beside the data file."""


def make_data_file(path: Path) -> None:
    """Makes the file, empty, and its folder, where there are none; closes it to others where there is one. Raises BadFile.

    What SQLite puts beside a file is as open as the file.
    """
    make_folder(path.parent)
    real = Path(os.path.realpath(path))
    try:
        os.close(os.open(real, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        mend_data_file(path)
    except OSError as problem:
        raise refused(path, problem, "write") from problem
    if not real.is_file():
        raise BadFile(reason("file-not-read", path=str(path), why="folder" if real.is_dir() else "other"))


def mend_data_file(path: Path) -> None:
    """Closes a data file and what lies beside it to others."""
    for one in _with_beside(path):
        _close(one)


def mend(environment: Mapping[str, str]) -> None:
    """Closes what is kept in the data folder to others, and the folder itself where it is ours by its name."""
    for path in open_to_others(environment):
        _close(path)


def open_to_others(environment: Mapping[str, str]) -> list[Path]:
    """What is kept here and can be read by others than its owner, though it should not be. Raises BadFile."""
    folder = data_folder(environment)
    if not is_there(folder):
        return []
    ours = [] if environment.get("WHIST_DATA", "") else [folder]
    return [one for one in (*ours, *_kept(folder), *_with_beside(data_file(environment))) if _is_open(one)]


def _kept(folder: Path) -> Iterator[Path]:
    with contextlib.suppress(OSError):
        yield from sorted(one for one in folder.iterdir() if _KEPT.fullmatch(one.name))


def _with_beside(path: Path) -> list[Path]:
    real = Path(os.path.realpath(path))
    return [real, *(real.with_name(real.name + end) for end in BESIDE)]


def _is_open(path: Path) -> bool:
    try:
        found = path.lstat()
    except OSError:
        return False
    is_ours = found.st_uid == os.geteuid() and (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode))
    return is_ours and bool(found.st_mode & _OTHERS)


def _close(path: Path) -> None:
    if _is_open(path):
        with contextlib.suppress(OSError):
            path.chmod(path.stat().st_mode & 0o700)
