"""Threads that wait for the database. Each kind of work has its own few, so that one kind never delays another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")


class DatabaseThreads:
    """The database threads of one club."""

    def __init__(self) -> None:
        self._reads = ThreadPoolExecutor(4, "whist-read")
        self._changes = ThreadPoolExecutor(4, "whist-change")
        self._costly = ThreadPoolExecutor(2, "whist-costly")
        self._presence = ThreadPoolExecutor(4, "whist-presence")

    async def read(self, work: Callable[_P, _R], *args: _P.args, **facts: _P.kwargs) -> _R:
        """Runs a short read, for which a table or a page waits."""
        return await _in(self._reads, partial(work, *args, **facts))

    async def change(self, work: Callable[_P, _R], *args: _P.args, **facts: _P.kwargs) -> _R:
        """Runs a write, which may have to wait for a lock."""
        return await _in(self._changes, partial(work, *args, **facts))

    async def read_much(self, work: Callable[_P, _R], *args: _P.args, **facts: _P.kwargs) -> _R:
        """Runs a long read, such as a whole match."""
        return await _in(self._costly, partial(work, *args, **facts))

    async def share(self, work: Callable[_P, _R], *args: _P.args, **facts: _P.kwargs) -> _R:
        """Runs what the workers of a club tell each other: presence, leases, missed notices."""
        return await _in(self._presence, partial(work, *args, **facts))

    def close(self) -> None:
        """Ends the threads, each after the work it is at."""
        for one in (self._reads, self._changes, self._costly, self._presence):
            one.shutdown(wait=True, cancel_futures=True)


async def _in(executor: ThreadPoolExecutor, work: Callable[[], _R]) -> _R:
    return await asyncio.get_running_loop().run_in_executor(executor, work)
