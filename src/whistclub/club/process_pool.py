"""Work done outside of a server's event loop: in processes of its own, or in threads where there are none."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from whistclub.club.signals import interrupts_held

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")
_THREADS = 2


class Processes:
    """So many processes, or two threads where that is 0. They are started when they are needed first."""

    def __init__(self, count: int, name: str, *, behind: int = 0) -> None:
        """`behind`: how far they stand back for others at the machine, as `nice` counts."""
        self._count, self._name, self._behind = count, name, behind
        self._executor = self._made()

    @property
    def at_once(self) -> int:
        """How much is done at once."""
        return self._count or _THREADS

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        """What the work returns; done again where its process was killed over it."""
        executor = self._executor
        try:
            return await _begun(executor, work, *args)
        except BrokenExecutor:
            if self._executor is executor:
                self._executor = self._made()
            return await _begun(self._executor, work, *args)

    def warm(self) -> None:
        """Starts them now rather than at the first need."""
        with interrupts_held():
            for _ in range(self._count):
                self._executor.submit(_nothing)

    def close(self) -> None:
        """Ends them, once each has done with what it is at."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _made(self) -> Executor:
        if not self._count:
            return ThreadPoolExecutor(_THREADS, self._name)
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, spawn, initializer=_begin, initargs=(self._behind,))


def _begun(executor: Executor, work: Callable[[*_Ts], _R], *args: *_Ts) -> "asyncio.Future[_R]":
    """The work handed over; a process that is started for it hears no interrupt meant for the club."""
    with interrupts_held():
        return asyncio.get_running_loop().run_in_executor(executor, work, *args)


def _begin(behind: int) -> None:
    """Ends this process when the club's is gone, however it ended: nobody else would."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if behind and hasattr(os, "nice"):
        os.nice(behind)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _nothing() -> None:
    """Nothing."""
