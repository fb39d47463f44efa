"""Work outside of a server's event loop: in processes, or in threads where there are none."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from typing import TypeVar, TypeVarTuple

from whistclub.club.interrupts import interrupts_blocked

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")
_THREADS = 2
"""Threads where there are to be no processes."""
_GRACE_S = 1.0
"""A process gets this long to end by itself once its pool is closed, and is then killed: nobody waits for its result,
and one of the lowest priority may need minutes for it where others keep the machine busy.
"""


class ProcessPool:
    """A pool of `count` processes, or of two threads if that is 0, started when they are first needed."""

    def __init__(self, count: int, name: str, *, niceness: int = 0) -> None:
        """`niceness` is that of the processes, as `nice` counts."""
        self._count, self._name, self._niceness = count, name, niceness
        self._is_closed = False
        self._executor = self._new_executor()

    @property
    def at_once(self) -> int:
        """The number of calls that run at once."""
        return self._count or _THREADS

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        """Calls `work` and returns its result; calls it again if its process was killed. Raises CancelledError if the
        pool is closed in between.
        """
        executor = self._executor
        try:
            return await _submit(executor, work, *args)
        except BrokenExecutor:
            if self._is_closed:
                raise asyncio.CancelledError from None
            # Of several calls that find it broken the first makes the new one.
            if self._executor is executor:
                self._executor = self._new_executor()
            return await _submit(self._executor, work, *args)

    def warm(self) -> None:
        """Starts the processes now."""
        with interrupts_blocked():
            for _ in range(self._count):
                self._executor.submit(_nothing)

    def close(self) -> None:
        """Ends the processes, which get a second for the calls that run; threads end after their calls."""
        self._is_closed = True
        executor = self._executor
        # Only from Python 3.14 on has an executor a public way to kill them; once it is shut down it tells of none.
        started = executor._processes if isinstance(executor, ProcessPoolExecutor) else None  # noqa: SLF001
        executor.shutdown(wait=False, cancel_futures=True)
        _end([*started.values()] if started else [])
        executor.shutdown(wait=True)

    def _new_executor(self) -> Executor:
        if not self._count:
            return ThreadPoolExecutor(_THREADS, self._name)
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, spawn, initializer=_set_up, initargs=(self._niceness,))


def _end(processes: Sequence[BaseProcess]) -> None:
    """Gives them a moment to end, and kills the others: a process that is killed needs no time of the processor."""
    end_s = time.monotonic() + _GRACE_S
    alive = [process.sentinel for process in processes]
    while alive and (left_s := end_s - time.monotonic()) > 0:
        ended = multiprocessing.connection.wait(alive, left_s)
        alive = [sentinel for sentinel in alive if sentinel not in ended]
    for process in processes:
        if process.sentinel in alive:
            process.kill()


def _submit(executor: Executor, work: Callable[[*_Ts], _R], *args: *_Ts) -> "asyncio.Future[_R]":
    """Submits the work; a process that starts for it gets no Ctrl-C meant for the club."""
    with interrupts_blocked():
        return asyncio.get_running_loop().run_in_executor(executor, work, *args)


def _set_up(niceness: int) -> None:
    """Sets up a new process, which ends when the club's process has ended in any way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_after, args=(parent.sentinel,), daemon=True).start()


def _exit_after(parent: int) -> None:
    multiprocessing.connection.wait([parent])
    # An ordinary exit would end this thread alone.
    os._exit(0)


def _nothing() -> None:
    """Does nothing: a call that starts a process."""
