"""Data files in which nothing has happened yet, for tests that do not ask how one is made."""

import tempfile
from functools import cache
from pathlib import Path

from whistclub.club.store.files.private_files import make_data_file
from whistclub.club.store.logs.sql_log import SqlLog, open_file


@cache
def _empty_file() -> bytes:
    """Its migrations, a quarter of a club's start, are run once."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite"
        open_file(file).close()
        return file.read_bytes()


def make_empty(file: Path) -> None:
    """Makes a data file, unless it is there."""
    if not file.exists():
        make_data_file(file)
        file.write_bytes(_empty_file())


def open_here(file: Path) -> SqlLog:
    """The log in this data file, which is made if needed."""
    make_empty(file)
    return open_file(file)
