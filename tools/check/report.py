"""The findings of a run: a row for each check and each suite, and what JUnit reports say of files and failed tests."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

MISSING: Final = "missing on this machine: "
"""The beginning of the skip of a test that needs a program which is not here and could not be installed."""
SLOWEST: Final = 10


@dataclass(frozen=True, kw_only=True)
class Row:
    """One line of the closing table: how many tests, how many of them skipped, how long, and whether all is well.

    `missing` are the reasons of tests that were left out because a program is missing on this machine: they are no
    skips of the tree's own.
    """

    name: str
    tests: int = 0
    skips: int = 0
    seconds_s: float = 0.0
    good: bool = True
    missing: tuple[str, ...] = ()

    def __add__(self, other: Row) -> Row:
        return Row(
            name=self.name,
            tests=self.tests + other.tests,
            skips=self.skips + other.skips,
            seconds_s=self.seconds_s + other.seconds_s,
            good=self.good and other.good,
            missing=self.missing + other.missing,
        )


@dataclass(frozen=True, kw_only=True)
class Found:
    """The reports of pytest together: a row a suite, seconds by file, and the names of failed tests."""

    rows: dict[str, Row] = field(default_factory=dict)
    files_s: dict[str, float] = field(default_factory=dict)
    failed: tuple[str, ...] = ()

    def __add__(self, other: Found) -> Found:
        files_s = {file: self.files_s.get(file, 0.0) + one_s for file, one_s in other.files_s.items()}
        return Found(
            rows=_added(self.rows, other.rows.values()),
            files_s=self.files_s | files_s,
            failed=self.failed + other.failed,
        )


def read_report(report: Path) -> Found:
    """A report as pytest wrote it for JUnit."""
    cases = list(ET.parse(report).getroot().iter("testcase"))
    files_s = dict[str, float]()
    for case in cases:
        files_s[_file_of(case)] = files_s.get(_file_of(case), 0.0) + float(case.get("time", "0"))
    failed = [f"{_file_of(case)}.py::{case.get('name')}" for case in cases if _has_failed(case)]
    return Found(rows=_added({}, map(_row_of, cases)), files_s=files_s, failed=tuple(failed))


def _added(rows: Mapping[str, Row], more: Iterable[Row]) -> dict[str, Row]:
    """The rows, and more, those of one name added up."""
    found = dict(rows)
    for row in more:
        found[row.name] = found[row.name] + row if row.name in found else row
    return found


def _has_failed(case: ET.Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None


def _row_of(case: ET.Element) -> Row:
    row = Row(name=_file_of(case).partition("/")[0], tests=1, seconds_s=float(case.get("time", "0")))
    skipped = case.find("skipped")
    if _has_failed(case):
        return replace(row, good=False)
    if skipped is None:
        return row
    reason = skipped.get("message", "")
    if reason.startswith(MISSING):
        return replace(row, tests=0, missing=(reason.removeprefix(MISSING),))
    return replace(row, skips=1, good=False)


def _file_of(case: ET.Element) -> str:
    """The file of a test below tests/: `rules/test_tricks` for the class name `tests.rules.test_tricks`."""
    parts = case.get("classname", "").split(".")
    return "/".join(parts[1:3]) if len(parts) > 2 else "tests"


def table(rows: Sequence[Row]) -> str:
    """The closing table as text."""
    lines = [f"{'suite':<16}{'tests':>8}{'seconds':>10}{'skips':>8}"]
    for row in rows:
        mark = "" if row.good else "  FAILED"
        lines.append(f"{row.name:<16}{row.tests or '':>8}{row.seconds_s:>10.1f}{row.skips:>8}{mark}")
    return "\n".join(lines)


def slowest(files_s: dict[str, float]) -> str:
    """The files of tests that took longest, one a line."""
    longest = sorted(files_s.items(), key=lambda one: -one[1])[:SLOWEST]
    return "\n".join(["slowest files", *(f"{seconds_s:>8.1f} s  {file}" for file, seconds_s in longest)])


def left_out(rows: Iterable[Row]) -> list[str]:
    """A line for each program that is missing: how many tests were left out for it, and how to install it."""
    reasons = [reason for row in rows for reason in row.missing]
    return [f"NOT RUN: {reasons.count(reason)} tests; {reason}" for reason in sorted(set(reasons))]


def kernel_line(*, in_use: bool) -> str:
    """The search kernel that the tests used, in a line."""
    return f"compiled kernel: {'in use' if in_use else 'NOT in use  FAILED'}"
