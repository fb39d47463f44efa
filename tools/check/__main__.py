"""`./check`: every kind of test; `--all`: everything; `--quick`: what is nearest to a change."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence

from tools.check.commands import (
    CLIENT,
    MESSAGES,
    ROOT,
    build_tasks,
    client_tasks,
    kernel_in_use,
    python_tasks,
)
from tools.check.lots import dealt, expected_s, record, recorded, test_files
from tools.check.near import changed_paths, steps_to
from tools.check.report import Found, Row, kernel_line, left_out, slowest, table
from tools.check.running import Runner
from tools.check.tasks import Task, run_tasks

QUICK_S = 60.0
"""The seconds of tests that `--quick` chooses: with two processes, half of a minute beside the other checks."""


def main(words: Sequence[str] | None = None) -> int:
    """Returns 0 if every check passed and no test was skipped."""
    parser = argparse.ArgumentParser(prog="check", description="Every kind of check and test of Whistclub.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--all", action="store_true", help="also what takes long: kills, floods, wheels, soaks"
    )
    which.add_argument(
        "--quick", action="store_true", help="a minute: only the tests nearest to what has changed"
    )
    parser.add_argument("--seed", type=int, default=0, help="draw other cases than those of every run (0)")
    asked = parser.parse_args(words)
    # What Python compiles is kept: hundreds of tests start a process that would otherwise compile the package again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    start_s = time.monotonic()
    kind = "all" if asked.all else "check"
    runner = Runner(whole=asked.all, seed=asked.seed)
    tasks = _quick(runner) if asked.quick else _whole(runner, kind)
    rows = run_tasks(tasks)
    if not asked.quick:
        record(kind, runner.found.files_s)
    must_have_all = asked.all or "CI" in os.environ
    return _told(rows, runner.found, time.monotonic() - start_s, asked.seed, must_have_all=must_have_all)


def _whole(runner: Runner, kind: str) -> list[Task]:
    known = recorded(kind)
    lots = dealt({file: expected_s(file, known) for file in test_files()})
    return [*build_tasks(), *python_tasks(), *client_tasks(), *runner.tasks(lots)]


def _quick(runner: Runner) -> list[Task]:
    """The nearest tests first, as many as half a minute holds on two cores."""
    changed = changed_paths()
    known, steps = recorded("check"), steps_to(changed)
    chosen, left_s = dict[str, float](), QUICK_S
    for file in sorted(steps, key=lambda file: (steps[file], expected_s(file, known))):
        if (seconds_s := expected_s(file, known)) <= left_s:
            chosen[file] = seconds_s
            left_s -= seconds_s
    print(
        f"changed: {len(changed)} files; of {len(steps)} files of tests that they reach {len(chosen)} are run"
    )
    lots = dealt(chosen, QUICK_S / 2)
    is_client = any((ROOT / path).is_relative_to(one) for path in changed for one in (CLIENT, MESSAGES))
    needs_pages = is_client or any(file.startswith(("browser/", "page/")) for file in chosen)
    return [
        *(build_tasks() if needs_pages else ()),
        *python_tasks(),
        *(client_tasks() if is_client else ()),
        *runner.tasks(lots),
    ]


def _told(rows: list[Row], found: Found, spent_s: float, seed: int, *, must_have_all: bool) -> int:
    """Prints what was found, and returns the exit status."""
    suites = [found.rows[name] for name in sorted(found.rows)]
    rows = [*rows, *suites]
    bad = [row.name for row in rows if not row.good]
    in_use = kernel_in_use()
    missing = left_out(suites)
    if not in_use:
        bad.append("kernel")
    if missing and must_have_all:
        bad.append("tests not run")
    print(f"\n{table(rows)}\n{kernel_line(in_use=in_use)}\n{slowest(found.files_s)}\n")
    for line in (*(f"FAILED: {one}" for one in found.failed), *missing):
        print(line)
    counted = f"{sum(row.tests for row in rows)} tests, {sum(row.skips for row in rows)} skipped"
    verdict = f"FAILED: {', '.join(bad)}" if bad else "all checks passed"
    print(f"{counted}, {spent_s:.0f} s, seed {seed}: {verdict}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
