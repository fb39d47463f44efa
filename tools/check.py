"""Runs the checks, the tests last, and ends with a table; ./check has made the environment this runs in."""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
CLIENT = ROOT / "src" / "whistclub" / "web" / "client"
WORKERS = 5
"""More than the two cores of the machine that checks: tests of pages, of the terminal and of the club wait for half of their time."""
QUICK = (
    "-m",
    "not slow and not network",
    *(f"--ignore=tests/{suite}" for suite in ("browser", "cli", "terminal", "web")),
)


@dataclass(frozen=True, kw_only=True)
class Row:
    """One line of the closing table: how many tests, how many of them skipped, how long, and whether all is well."""

    name: str
    tests: int = 0
    skips: int = 0
    seconds_s: float = 0.0
    good: bool = True


def static_checks() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The checks that run before the tests: a name for the table, and the command."""
    return (
        ("format", ("ruff", "format", "--check", ".")),
        ("lint", ("ruff", "check", ".")),
        ("types", ("mypy",)),
        ("imports", ("lint-imports",)),
    )


def run_command(name: str, command: Sequence[str], folder: Path = ROOT) -> Row:
    """Runs a tool of the environment, else of the PATH, its output shown when it has ended: others may run beside it."""
    start_s = time.monotonic()
    own = BIN / command[0]
    words = [str(own) if own.exists() else command[0], *command[1:]]
    done = subprocess.run(
        words, cwd=folder, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    print(f"== {name}: {' '.join(command)}\n{done.stdout}", end="", flush=True)
    return Row(name=name, seconds_s=time.monotonic() - start_s, good=done.returncode == 0)


def pages_rows(*, quick: bool) -> list[Row]:
    """The browser client: its tools installed once a lock, types, its own tests, and the pages for the tests to come."""
    rows = [*install_client(), run_command("pages: types", ("npm", "run", "--silent", "check"), CLIENT)]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        how = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
        run = run_command("pages: tests", ("npm", "test", "--silent", "--", *how), CLIENT)
        cases = list(ET.parse(report).getroot().iter("testcase")) if report.is_file() else []
    skips = sum(case.find("skipped") is not None for case in cases)
    rows.append(replace(run, tests=len(cases), skips=skips, good=run.good and not skips))
    if not quick:
        rows.append(
            run_command(
                "pages: build", ("npm", "run", "--silent", "build", "--", "--logLevel", "warn"), CLIENT
            )
        )
    return rows


def install_client() -> list[Row]:
    """Installs what the client's lock names, unless that has been done."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = CLIENT / "node_modules" / ".whistclub-lock"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return []
    row = run_command("pages: install", ("npm", "ci", "--ignore-scripts", "--silent"), CLIENT)
    if row.good:
        stamp.write_text(lock, encoding="utf-8")
    return [row]


def suite_of(case: ET.Element) -> str:
    """The folder below tests/ that a test is in: `rules` for the class name `tests.rules.test_tricks`."""
    parts = case.get("classname", "").split(".")
    return parts[1] if len(parts) > 2 else "tests"


def suite_rows(report: Path) -> list[Row]:
    """A row a suite from pytest's JUnit report; the seconds of tests run side by side are added up."""
    rows: dict[str, Row] = {}
    for case in ET.parse(report).getroot().iter("testcase"):
        name = suite_of(case)
        old = rows.get(name, Row(name=name))
        failed = case.find("failure") is not None or case.find("error") is not None
        skipped = case.find("skipped") is not None
        rows[name] = Row(
            name=name,
            tests=old.tests + 1,
            skips=old.skips + skipped,
            seconds_s=old.seconds_s + float(case.get("time", "0")),
            good=old.good and not failed and not skipped,
        )
    return [rows[name] for name in sorted(rows)]


def run_tests(*, quick: bool) -> list[Row]:
    """All suites in one run of pytest, so that two cores share them evenly; a row a suite, and one for the run.

    What Python compiles is kept: hundreds of tests start a process that would else compile the package anew.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = ["pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal", f"--junitxml={report}"]
        if quick:
            command += QUICK
        print(f"== all of pytest: {' '.join(command)}", flush=True)
        start_s = time.monotonic()
        done = subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, check=False)
        run = Row(name="all of pytest", seconds_s=time.monotonic() - start_s, good=done.returncode == 0)
        rows = suite_rows(report) if report.is_file() else []
    return [*rows, run]


def kernel_in_use() -> bool:
    """True if the tests ran with the compiled kernel."""
    probe = "import whistclub.solver as s; raise SystemExit(not s.has_kernel())"
    return subprocess.run([sys.executable, "-c", probe], cwd=ROOT, check=False).returncode == 0


def kernel_line(*, in_use: bool) -> str:
    """Which search kernel the tests used."""
    return f"compiled kernel: {'in use' if in_use else 'NOT in use  FAILED'}"


def table(rows: Sequence[Row]) -> str:
    """The closing table as text."""
    lines = [f"{'suite':<16}{'tests':>8}{'seconds':>10}{'skips':>8}"]
    for row in rows:
        mark = "" if row.good else "  FAILED"
        lines.append(f"{row.name:<16}{row.tests or '':>8}{row.seconds_s:>10.1f}{row.skips:>8}{mark}")
    return "\n".join(lines)


def main() -> int:
    """Returns 0 if every check passed and no test was skipped."""
    parser = argparse.ArgumentParser(prog="check", description="Every check of Whistclub, or the quick ones.")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="leave out slow tests, those that need a network, and the suites browser, cli, terminal and web",
    )
    quick = parser.parse_args().quick
    start_s = time.monotonic()
    with ThreadPoolExecutor() as threads:
        pages = threads.submit(pages_rows, quick=quick)
        rows = [run_command(name, command) for name, command in static_checks()]
        rows += pages.result()
    rows += run_tests(quick=quick)
    skips = sum(row.skips for row in rows)
    bad = [row.name for row in rows if not row.good]
    in_use = kernel_in_use()
    if not in_use:
        bad.append("kernel")
    print(f"\n{table(rows)}\n{kernel_line(in_use=in_use)}\n")
    total = f"{sum(row.tests for row in rows)} tests, {skips} skipped, {time.monotonic() - start_s:.0f} s"
    print(f"{total}: {'FAILED: ' + ', '.join(bad) if bad else 'all checks passed'}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
