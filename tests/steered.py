"""An event loop whose time a test moves on: whatever is due runs at once, in its order, and nothing waits for it."""

import asyncio
import math
import selectors
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")


class SteeredLoop(asyncio.SelectorEventLoop):
    """A loop that `pass_time` moves on.

    Time never leaps over what the loop, its threads or `is_busy` are still at: each timer finds done what was begun
    before it was due.
    """

    def __init__(self, start_s: float | None = None) -> None:
        """With a `start_s` time begins there, and goes on by leaps alone: from one timer to the next, whenever nothing
        else is to be done.
        """
        self.ahead_s = start_s or 0.0
        """The seconds by which time has leapt."""
        self.is_busy: Callable[[], bool] = bool
        """True while something is under way that neither the loop nor its threads know of."""
        self._leaps_alone = start_s is not None
        self._until_s = math.inf if self._leaps_alone else -math.inf
        self._in_threads: set[asyncio.Future[Any]] = set()
        self._settled: asyncio.Future[None] | None = None
        super().__init__(_Leaping(self._leap))

    def time(self) -> float:
        return self.ahead_s if self._leaps_alone else time.monotonic() + self.ahead_s

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*_Ts], _R], *args: *_Ts
    ) -> asyncio.Future[_R]:
        future = super().run_in_executor(executor, func, *args)
        self._in_threads.add(future)
        future.add_done_callback(self._in_threads.discard)
        return future

    async def pass_time(self, seconds: float) -> None:
        """Moves time on, from one timer to the next. Returns when everything due by then is done."""
        self._until_s = self.time() + seconds
        await asyncio.sleep(seconds)
        await self.settled()

    async def settled(self) -> None:
        """Returns when nothing is left to be done before the next timer."""
        self._settled = self.create_future()
        await self._settled

    def _leap(self, timeout_s: float | None) -> bool:
        """Called when the loop would wait for so long. Returns True if there is something to be done instead."""
        if self._in_threads or self.is_busy():
            return False
        if self._settled is not None and not self._settled.done():
            self._settled.set_result(None)
            return True
        left_s = self._until_s - self.time()
        if timeout_s is None or left_s <= 0:
            return False
        self.ahead_s += min(timeout_s, left_s)
        return True


class _Leaping(selectors.DefaultSelector):
    """Waits for connections, unless time leaps instead."""

    def __init__(self, leap: Callable[[float | None], bool]) -> None:
        super().__init__()
        self._leap = leap

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found or timeout == 0 or self._leap(timeout):
            return found
        return super().select(timeout)
