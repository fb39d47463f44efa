"""Tasks that run side by side, each once those that it needs have ended."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Final

from tools.check.report import Row

SLOTS: Final = (os.cpu_count() or 1) + 1
"""One more than the cores: tests of pages, of the terminal and of the club wait for a part of their time."""


@dataclass(frozen=True, kw_only=True)
class Task:
    """Something to run, which gives rows of the closing table; `after` are the names of tasks that end before it."""

    name: str
    run: Callable[[], list[Row]]
    after: frozenset[str] = frozenset()


def run_tasks(tasks: Sequence[Task], slots: int = SLOTS) -> list[Row]:
    """Runs all tasks, so many at a time: of those that may begin the first in the list is begun first. Returns the rows
    in the order of the list. An `after` that names no task of the list counts as ended.
    """
    waiting, running = list(tasks), dict[Future[list[Row]], str]()
    done = dict[str, list[Row]]()
    names = {task.name for task in tasks}
    with ThreadPoolExecutor(slots) as threads:
        while waiting or running:
            for task in [one for one in waiting if one.after & names <= done.keys()][: slots - len(running)]:
                waiting.remove(task)
                running[threads.submit(task.run)] = task.name
            if not running:
                raise RuntimeError(f"tasks wait for each other: {[task.name for task in waiting]}")
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in ended:
                done[running.pop(one)] = one.result()
    return [row for task in tasks for row in done[task.name]]
