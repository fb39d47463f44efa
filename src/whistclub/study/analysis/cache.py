"""Deals reviewed, kept as they come: a file of JSON lines for each record, so that nothing is reviewed twice.

A line that breaks off was being written when the program died; it is cut away, and its deal is reviewed again.
"""

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from whistclub.coach import Effort
from whistclub.study.analysis.rows import DealRows
from whistclub.version import VERSION

_FORMAT: Final = 2
"""The version of the rows: rows of another one are made again."""


def name_of(record: bytes, effort: Effort) -> str:
    """The name of a record as reviewed with an effort: the same for the same bytes, the same version of the coach and
    the same effort.
    """
    same = msgspec.structs.replace(effort, threads=1)
    terms = f"{_FORMAT}/{VERSION}/".encode() + msgspec.json.encode(same)
    return hashlib.sha256(hashlib.sha256(record).digest() + terms).hexdigest()[:32]


class KeptRows:
    """The rows in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def rows(self, name: str) -> dict[int, DealRows]:
        """The rows of the record of this name by the number of the deal; none of a record not looked at yet. Raises
        OSError.
        """
        path = self._path(name)
        if not path.exists():
            return {}
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        found = {}
        for line in whole.splitlines():
            try:
                one = msgspec.json.decode(line, type=DealRows)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            found[one.number] = one
        return found

    def add(self, name: str, rows: DealRows) -> None:
        """Writes a deal's rows down at once. Raises OSError."""
        with self._path(name).open("ab") as file:
            file.write(msgspec.json.encode(rows) + b"\n")

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.jsonl"
