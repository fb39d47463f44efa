"""Processes that share the work of a long command."""

import signal
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor

from whistclub.club.interrupts import interrupts_blocked


def executor_of(jobs: int) -> Executor:
    """So many processes, or for one job a thread. Ctrl-C interrupts the parent only."""
    if jobs == 1:
        return ThreadPoolExecutor(1)
    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_parent)
    with interrupts_blocked():
        executor.submit(_leave_interrupts_to_parent)
    return executor


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
