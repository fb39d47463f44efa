"""Threads of a simulated club: tasks of its loop, so that a seed says who of them goes first."""

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.util.concurrency import await_, greenlet_spawn

from whistclub.club import sliced_fold
from whistclub.club.store import serve_lock
from whistclub.club.store.logs import writer


class Thread:
    """A thread, as far as the club uses one."""

    def __init__(
        self,
        target: Callable[..., object],
        args: tuple[Any, ...] = (),
        name: str = "",
        *,
        daemon: bool = True,
    ) -> None:
        self._target, self._args, self.name = target, args, name
        self._task: asyncio.Task[object] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(greenlet_spawn(self._target, *self._args))
        # As a thread's: it ends, and nobody is told.
        self._task.add_done_callback(lambda task: task.cancelled() or task.exception())

    def is_alive(self) -> bool:
        return self._task is not None and not self._task.done()

    def join(self, timeout: float | None = None) -> None:
        if self._task is not None:
            await_(asyncio.wait([self._task], timeout=timeout))


class Queue:
    """A queue between threads."""

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._filled = asyncio.Event()

    def put(self, item: Any) -> None:
        self._items.append(item)
        self._filled.set()

    def get(self) -> Any:
        while not self._items:
            self._filled.clear()
            await_(self._filled.wait())
        return self._items.popleft()

    def get_nowait(self) -> Any:
        if not self._items:
            raise Empty
        return self._items.popleft()


class Event:
    """Something that happens once."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def set(self) -> None:
        self._event.set()

    def is_set(self) -> bool:
        return self._event.is_set()

    def wait(self, timeout_s: float | None = None) -> bool:
        await_(_until(self._event, timeout_s))
        return self._event.is_set()


async def _until(event: asyncio.Event, timeout_s: float | None) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(timeout_s):
            await event.wait()


class Future(asyncio.Future[Any]):
    """A result that a thread waits for."""

    def result(self) -> Any:
        if not self.done():
            await_(asyncio.wait([self]))
        return super().result()


@contextmanager
def without_threads(chance: Random) -> Iterator[None]:
    """The club's own threads are tasks meanwhile, and its random bytes come from the seed."""
    with pytest.MonkeyPatch.context() as patched:
        for name, stand_in in (("Thread", Thread), ("Event", Event), ("Future", Future)):
            patched.setattr(serve_lock, name, stand_in)
        patched.setattr(serve_lock, "block", lambda *_: None)
        patched.setattr(writer, "threading", SimpleNamespace(Thread=Thread))
        patched.setattr(writer, "SimpleQueue", Queue)
        # By the machine's time a fold would be cut into slices that are others each time.
        patched.setattr(sliced_fold, "_SLICE_S", 1e9)
        patched.setattr(random, "_urandom", chance.randbytes)
        yield
