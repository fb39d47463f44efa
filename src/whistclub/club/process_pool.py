"""Work outside of a server's event loop: in processes, or in threads where there are none."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import TypeVar, TypeVarTuple

from whistclub.club.interrupts import interrupts_blocked

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")
_THREADS = 2
_GRACE_S = 1.0
"""A process gets this long to end by itself once its pool is closed: nobody waits for its result any more, and one of
the lowest priority may need minutes for it where others keep the machine busy.
"""


class ProcessPool:
    """A pool of `count` processes, or of two threads if that is 0, started when they are first needed."""

    def __init__(self, count: int, name: str, *, niceness: int = 0) -> None:
        """`niceness` is that of the processes, as `nice` counts."""
        self._count, self._name, self._niceness = count, name, niceness
        self._is_closed = False
        self._told_closed, self._closing = multiprocessing.Pipe(duplex=False)
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
        # All processes have the other end, and see that this one is gone.
        self._closing.close()
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _new_executor(self) -> Executor:
        if not self._count:
            return ThreadPoolExecutor(_THREADS, self._name)
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._count, spawn, initializer=_set_up, initargs=(self._niceness, self._told_closed)
        )


def _submit(executor: Executor, work: Callable[[*_Ts], _R], *args: *_Ts) -> "asyncio.Future[_R]":
    """Submits the work; a process that starts for it gets no Ctrl-C meant for the club."""
    with interrupts_blocked():
        return asyncio.get_running_loop().run_in_executor(executor, work, *args)


def _set_up(niceness: int, told_closed: Connection) -> None:
    """Sets up a new process, which ends when the club's process has ended in any way, or the pool is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_after, args=(parent.sentinel, told_closed), daemon=True).start()


def _exit_after(parent: int, told_closed: Connection) -> None:
    if parent not in multiprocessing.connection.wait([parent, told_closed]):
        time.sleep(_GRACE_S)
    # An ordinary exit would end this thread alone.
    os._exit(0)


def _nothing() -> None:
    """Does nothing: a call that starts a process."""
