"""The club's files are readable only by their owner: files found more open are closed.

Only files and folders of this user are changed, and only those that are Whistclub's by their names. The folder
`whistclub` in the user's data folder belongs to Whistclub; an existing folder named by WHIST_DATA may be shared, and is
left as it is.
"""

import contextlib
import os
import re
import stat
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.record_files import data_file, data_folder, is_there, make_folder, writing
from whistclub.club.store.files.whole_files import sync_folder

SIDE_FILES: Final = ("-wal", "-shm", "-journal", ".lock", ".serving")
"""The suffixes of the files next to a data file."""

_OTHERS: Final = 0o077
"""The permissions of everybody but the owner."""
_FILE_NAMES: Final = re.compile(
    r"cookie\.keys|seal\.key|club\.json|(clubs|terminal)(-damaged-[0-9a-f]+)?\.json|duel-[a-z0-9-]+\.jsonl"
    r"|[a-z]+-\d{4}-\d\d-\d\d-\d{4}(-\d+)?\.json|whistclub-before-[0-9a-f]+\.sqlite(-wal|-journal)?"
)
"""The names of the other files in the data folder."""


def make_data_file(path: Path) -> None:
    """Creates the file, empty, and its folder if needed; closes an existing file to others. Raises BadFile.

    The files that SQLite makes next to it have the same permissions.
    """
    make_folder(path.parent)
    real = Path(os.path.realpath(path))
    with writing(path):
        try:
            os.close(os.open(real, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            sync_folder(real.parent)
        except FileExistsError:
            close_data_file(path)
    if not real.is_file():
        raise BadFile(reason("file-not-read", path=str(path), why="folder" if real.is_dir() else "other"))


def close_data_file(path: Path) -> None:
    """Closes a data file and its side files to others."""
    for one in _with_side_files(path):
        _close(one)


def close_to_others(environment: Mapping[str, str]) -> None:
    """Closes the files of the data folder to others, and the folder itself if it is Whistclub's by its name."""
    for path in open_to_others(environment):
        _close(path)


def open_to_others(environment: Mapping[str, str]) -> list[Path]:
    """The files that others than their owner can read, though they should not. Raises BadFile."""
    folder = data_folder(environment)
    if not is_there(folder):
        return []
    ours = [] if environment.get("WHIST_DATA", "") else [folder]
    return [
        one
        for one in (*ours, *_known_files(folder), *_with_side_files(data_file(environment)))
        if _is_open(one)
    ]


def _known_files(folder: Path) -> Iterator[Path]:
    with contextlib.suppress(OSError):
        yield from sorted(one for one in folder.iterdir() if _FILE_NAMES.fullmatch(one.name))


def _with_side_files(path: Path) -> list[Path]:
    real = Path(os.path.realpath(path))
    return [real, *(real.with_name(real.name + suffix) for suffix in SIDE_FILES)]


def _is_open(path: Path) -> bool:
    if sys.platform == "win32":
        return False  # The modes of its files tell nothing.
    try:
        # Not through a link: where it leads may be no file of Whistclub.
        found = path.lstat()
    except OSError:
        return False
    is_ours = found.st_uid == os.geteuid() and (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode))
    return is_ours and bool(found.st_mode & _OTHERS)


def _close(path: Path) -> None:
    if _is_open(path):
        with contextlib.suppress(OSError):
            path.chmod(path.stat().st_mode & 0o700)
