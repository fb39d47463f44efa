"""Files of tests dealt into lots, one process of pytest each, by the seconds that they took when they last ran."""

from __future__ import annotations

import heapq
import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.check.commands import ROOT

RECORD: Final = ROOT / "build" / "seconds.json"
"""The seconds of the files of tests by the kind of run: they are of this machine, and outlive its environment."""
ALONE: Final = ("browser", "web")
"""Suites whose files share a process with no other: an open browser runs a loop of its own, where asynchronous tests
could not, and a suite's browser, club or database is begun once a process.
"""
LOT_S: Final = 150.0
"""So long a lot is meant to take: its imports and what it begins once, 15 s of processor time where that is a browser
and its club, are then a small part of it, and no core waits long for the last lot.
"""
LINE_S: Final = {"browser": 0.27, "conformance": 0.44, "web": 0.09}
OTHER_LINE_S: Final = 0.05
"""The seconds a line of a file that has never run here counts for: the means of these suites, and of all others, in a
whole run on two cores.
"""


@dataclass(frozen=True, kw_only=True)
class Lot:
    """Files that one process of pytest runs, and the seconds that they are expected to take."""

    name: str
    files: tuple[str, ...]
    seconds_s: float


def recorded(kind: str) -> dict[str, float]:
    """The seconds by file (`rules/test_tricks`) of earlier runs of this kind."""
    known: dict[str, dict[str, float]] = _read()
    return known.get(kind, {})


def record(kind: str, files_s: Mapping[str, float]) -> None:
    """Keeps the seconds of these files; others keep theirs."""
    known = _read()
    known[kind] = {**known.get(kind, {}), **{file: round(one_s, 2) for file, one_s in files_s.items()}}
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(json.dumps(known, indent=0, sort_keys=True), encoding="utf-8")


def _read() -> dict[str, dict[str, float]]:
    if not RECORD.is_file():
        return {}
    known: dict[str, dict[str, float]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return known


def test_files() -> list[str]:
    """All files of tests, as `rules/test_tricks`."""
    found = (ROOT / "tests").glob("*/test_*.py")
    return sorted(path.relative_to(ROOT / "tests").with_suffix("").as_posix() for path in found)


def path_of(file: str) -> Path:
    """The file of that name."""
    return ROOT / "tests" / f"{file}.py"


def expected_s(file: str, known: Mapping[str, float]) -> float:
    """The seconds that this file is expected to take."""
    if file in known:
        return known[file]
    lines = len(path_of(file).read_text(encoding="utf-8").splitlines())
    return LINE_S.get(file.partition("/")[0], OTHER_LINE_S) * lines


def dealt(seconds_s: Mapping[str, float], lot_s: float = LOT_S) -> list[Lot]:
    """The files in lots of about so many seconds each, in the order in which to begin them: lots of several groups
    alternate, since one waits while another computes.
    """
    groups = dict[str, list[str]]()
    for file in seconds_s:
        suite = file.partition("/")[0]
        groups.setdefault(suite if suite in ALONE else "others", []).append(file)
    lots = [_lots(name, files, seconds_s, lot_s) for name, files in sorted(groups.items())]
    return [lot for turn in itertools.zip_longest(*lots) for lot in turn if lot is not None]


def _lots(name: str, files: Sequence[str], seconds_s: Mapping[str, float], lot_s: float) -> list[Lot]:
    """The longest file first, each to the lot that has least so far."""
    count = max(1, round(sum(seconds_s[file] for file in files) / lot_s))
    heap = [(0.0, number, list[str]()) for number in range(min(count, len(files)))]
    for file in sorted(files, key=lambda file: (-seconds_s[file], file)):
        so_far_s, number, lot = heapq.heappop(heap)
        lot.append(file)
        heapq.heappush(heap, (so_far_s + seconds_s[file], number, lot))
    made = [
        Lot(name=f"{name} {number + 1}", files=tuple(sorted(lot)), seconds_s=lot_s)
        for lot_s, number, lot in heap
    ]
    return sorted(made, key=lambda lot: -lot.seconds_s)
