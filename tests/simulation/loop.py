"""An event loop of a simulated club: its time is no time, its threads are tasks of it, and a seed draws whose turn it
is at each await.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from random import Random
from types import TracebackType
from typing import Any, Final, TypeVar, TypeVarTuple

from sqlalchemy.util.concurrency import greenlet_spawn

from tests.steered import SteeredLoop

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")
_ANY_NUMBER: Final = 1_000


class Process:
    """A process of the simulated machines: all that runs in it stands still while it is frozen."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.gate: asyncio.Future[None] | None = None
        """Done when the process goes on; None while it runs."""

    def freeze(self) -> None:
        """Nothing in it goes on from now on."""
        if self.gate is None:
            self.gate = asyncio.get_running_loop().create_future()

    def go_on(self) -> None:
        """All that stood still in it goes on."""
        gate, self.gate = self.gate, None
        if gate is not None:
            gate.set_result(None)


PROCESS: Final[ContextVar[Process]] = ContextVar("PROCESS")
"""The process that the running task belongs to."""


class _Interrupted(Coroutine[Any, Any, _R]):
    """The work of a task, which others may go before at each of its awaits."""

    def __init__(self, work: Coroutine[Any, Any, _R], draw: Callable[[], float], pauses: float) -> None:
        self._work, self._draw, self._pauses = work, draw, pauses
        self._process = PROCESS.get(None)
        self._left = 0

    def send(self, value: Any) -> Any:
        if self._left:
            self._left -= 1
            return None
        gate = None if self._process is None else self._process.gate
        if gate is not None:
            # A future tells its task so that it is awaited.
            gate._asyncio_future_blocking = True
            return gate
        waited = self._work.send(value)
        drawn = self._draw()
        self._left = 0 if drawn > self._pauses else 1 + int(3 * drawn / self._pauses)
        return waited

    def throw(
        self,
        kind: type[BaseException] | BaseException,
        value: BaseException | object = None,
        traceback: TracebackType | None = None,
    ) -> Any:
        self._left = 0
        problem = kind if isinstance(kind, BaseException) else value or kind()
        assert isinstance(problem, BaseException)
        return self._work.throw(problem)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Any:
        return self


class SeededLoop(SteeredLoop):
    """A loop that runs the same each time it has the same seed."""

    def __init__(self, chance: Random, pauses: float = 0.3) -> None:
        """Others go before at so many of the awaits."""
        super().__init__(start_s=1_000.0)
        self._draw, self._pauses = chance.random, pauses
        self._turns: dict[int, asyncio.Semaphore] = {}
        self._working: set[asyncio.Task[None]] = set()
        self.set_task_factory(self._task)

    def call_soon_threadsafe(
        self, callback: Callable[[*_Ts], object], *args: *_Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*_Ts], _R], *args: *_Ts
    ) -> asyncio.Future[_R]:
        future: asyncio.Future[_R] = self.create_future()
        task = self.create_task(self._in_thread(executor, func, args, future))
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return future

    def _leap(self, timeout_s: float | None) -> bool:
        assert timeout_s is not None, "nothing is left to be done for ever"
        return super()._leap(timeout_s)

    def _task(self, _: asyncio.AbstractEventLoop, work: Any, **named: Any) -> "asyncio.Task[Any]":
        return asyncio.Task(_Interrupted(work, self._draw, self._pauses), loop=self, **named)

    async def _in_thread(
        self, executor: Executor | None, func: Callable[..., Any], args: Any, future: asyncio.Future[Any]
    ) -> None:
        """Runs the call when one of the executor's threads is free."""
        if id(executor) not in self._turns:
            most = getattr(executor, "_max_workers", _ANY_NUMBER)
            self._turns[id(executor)] = asyncio.Semaphore(most)
        async with self._turns[id(executor)]:
            if future.cancelled():
                return
            try:
                result = await greenlet_spawn(func, *args)
            except Exception as problem:  # noqa: BLE001 - whoever asked for the call is told
                if not future.done():
                    future.set_exception(problem)
            else:
                if not future.done():
                    future.set_result(result)
