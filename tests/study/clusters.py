"""A Dask cluster of processes, for tests: a scheduler and workers that may be killed."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.waiting import until


class Cluster:
    """A scheduler on this machine and the workers added to it, each a process with its log in a file of the folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        shown = self._started("scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard")
        self.address = _seen(shown, r"Scheduler at:\s+(tcp://\S+)")

    def add_worker(self, environment: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
        """A worker of one thread, begun and known to the scheduler."""
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        shown = self._started("worker", self.address, *options, environment=environment or {})
        _seen(shown, r"(Registered to):\s+tcp")
        return self.processes[-1]

    def _started(self, *words: str, environment: Mapping[str, str] | None = None) -> Path:
        path = self._folder / f"{len(self.processes)}.log"
        with path.open("wb") as log:
            self.processes.append(
                subprocess.Popen(
                    [sys.executable, "-m", "dask", *words, "--protocol", "tcp"],
                    cwd=self._folder,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, **(environment or {})},
                )
            )
        return path

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


def _seen(path: Path, pattern: str) -> str:
    """The text that the pattern's group finds in the file, once it finds something."""
    until(lambda: re.search(pattern, path.read_text()) is not None, path.read_text)
    found: list[str] = re.findall(pattern, path.read_text())
    return found[0]
