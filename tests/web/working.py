"""`whist work` in a process of its own, forked from one that has imported what it needs."""

import logging
import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple, TextIO

from whistclub.cli import main
from whistclub.club.work import queue, stalled_tables
from whistclub.web.server import work_command  # noqa: F401 - what `main` imports late is imported once for all

_FORKS: Final = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload([__name__])


class Worker(NamedTuple):
    """A process at work, and what it says."""

    process: BaseProcess
    told: TextIO

    def says(self, words: str) -> None:
        """Returns when it has said these words."""
        for line in self.told:
            if words in line:
                return
        raise AssertionError(f"it ended before it said: {words}")


@contextmanager
def worker(address: str) -> Iterator[Worker]:
    """A `whist work` that has begun; it thinks workers gone after six seconds, and tables still after half a one."""
    here, there = _FORKS.Pipe(duplex=False)
    process = _FORKS.Process(target=_work, args=(address, there), daemon=True)
    process.start()
    there.close()
    with here, os.fdopen(os.dup(here.fileno()), encoding="utf-8") as told:
        found = Worker(process, told)
        try:
            found.says("At work")
            yield found
        finally:
            process.kill()
            process.join()


def _work(address: str, told: Connection) -> None:
    sys.stdout = os.fdopen(told.fileno(), "w", encoding="utf-8", closefd=False)
    # On a busy machine a worker that is alive is silent for some seconds.
    queue.HEARTBEAT_S, queue.GONE_S, stalled_tables.STILL_MS = 0.5, 6.0, 500  # type: ignore[misc]
    logging.basicConfig(stream=sys.stdout, format="%(message)s")
    logging.getLogger("procrastinate.worker").setLevel(logging.INFO)
    sys.exit(main(["work", "--database", address]))
