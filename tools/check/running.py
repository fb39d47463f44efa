"""Lots of tests as tasks: a process of pytest each, its report read when it has ended."""

from __future__ import annotations

import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from tools.check.commands import BIN, BUILT, ROOT
from tools.check.lots import Lot
from tools.check.report import Found, Row, read_report
from tools.check.tasks import Task

NOTHING_TO_RUN: Final = 5
"""pytest's status where a file has only tests that this run leaves out."""
MOST_LOT_S: Final = 1_500
"""A lot that takes so long has a test that waits for ever, and is ended: ten times what a lot is meant to take."""
STUCK_S: Final = 600
"""Where a test takes so long, pytest tells where each of its threads stands."""


class Runner:
    """Runs lots, and gathers what they found."""

    def __init__(self, *, whole: bool, seed: int) -> None:
        """`whole`: with the tests that are marked `long`, and all draws of each law."""
        self._how = [] if whole else ["-m", "not long"]
        self._how += [f"--hypothesis-seed={seed}"] if seed else []
        self._environment = {
            **os.environ,
            "PYTHONHASHSEED": str(seed),
            "WHIST_CHECK": "all" if whole else "",
        }
        self._lock, self.found = threading.Lock(), Found()

    def tasks(self, lots: Iterable[Lot]) -> list[Task]:
        """A task a lot; a failed one gives a row, others only their part of what is found."""
        return [Task(name=lot.name, run=partial(self._run, lot), after=BUILT) for lot in lots]

    def _run(self, lot: Lot) -> list[Row]:
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.xml"
            files = [f"tests/{file}.py" for file in lot.files]
            command = [
                "pytest",
                "-q",
                "--continue-on-collection-errors",
                f"--junitxml={report}",
                f"--override-ini=faulthandler_timeout={STUCK_S}",
                *self._how,
                *files,
            ]
            start_s = time.monotonic()
            status, told = self._told([str(BIN / command[0]), *command[1:]])
            spent_s = time.monotonic() - start_s
            print(
                f"== tests: {lot.name}, {spent_s:.0f} s ({lot.seconds_s:.0f} expected)\n{told}",
                end="",
                flush=True,
            )
            found = read_report(report) if report.is_file() else Found()
        with self._lock:
            self.found += found
        if status in {0, NOTHING_TO_RUN}:
            return []
        return [Row(name=lot.name, seconds_s=spent_s, good=False)]

    def _told(self, command: list[str]) -> tuple[int, str]:
        """The status of a command and what it told."""
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=self._environment,
                check=False,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=MOST_LOT_S,
            )
        except subprocess.TimeoutExpired as stuck:
            told = (stuck.output or b"").decode(errors="replace")
            return 1, f"{told}\nended after {MOST_LOT_S} s: a test waits for ever\n"
        return done.returncode, done.stdout
