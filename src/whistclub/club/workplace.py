"""A place for work that takes long: other processes or threads, or the event loop itself where there are neither."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar, TypeVarTuple

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")


class Workplace(Protocol):
    """A place where so much work is done `at_once`."""

    @property
    def at_once(self) -> int:
        """The number of calls that run at once."""

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        """Calls `work` and returns its result."""

    def warm(self) -> None:
        """Makes ready now what would be made ready at the first call."""

    def close(self) -> None:
        """Ends it, and what it calls: a process soon, a thread after its call."""


class Here:
    """The event loop itself: one call after another, and everything that waits on the loop in between."""

    at_once = 1

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        """Calls `work` when the loop has had a turn, and returns its result."""
        async with self._turn:
            await asyncio.sleep(0)
            return work(*args)

    def warm(self) -> None:
        """Does nothing: there is nothing to start."""

    def close(self) -> None:
        """Does nothing: there is nothing to end."""
