"""Work outside of a server's event loop: in processes, or in threads where there are none."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from whistclub.club.interrupts import interrupts_blocked

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")
_THREADS = 2


class ProcessPool:
    """A pool of `count` processes, or of two threads if that is 0, started when they are first needed."""

    def __init__(self, count: int, name: str, *, niceness: int = 0) -> None:
        """`niceness` is that of the processes, as `nice` counts."""
        self._count, self._name, self._niceness = count, name, niceness
        self._executor = self._new_executor()

    @property
    def at_once(self) -> int:
        """The number of calls that run at once."""
        return self._count or _THREADS

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        """Calls `work` and returns its result; calls it again if its process was killed."""
        executor = self._executor
        try:
            return await _submit(executor, work, *args)
        except BrokenExecutor:
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
        """Ends the processes, each after its current call."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _new_executor(self) -> Executor:
        if not self._count:
            return ThreadPoolExecutor(_THREADS, self._name)
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, spawn, initializer=_set_up, initargs=(self._niceness,))


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
        threading.Thread(target=_exit_with_parent, args=(parent.sentinel,), daemon=True).start()


def _exit_with_parent(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    # An ordinary exit would end this thread alone.
    os._exit(0)


def _nothing() -> None:
    """Does nothing: a call that starts a process."""
