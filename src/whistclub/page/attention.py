"""The attention of a page's tables: what somebody waits for now goes before what takes long.

There is one thread. A request reads from the store many times, and a piece of other work may come into each of these
pauses: without an order of its own, a request that needs ten of them would wait for ten pieces.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar, TypeVarTuple

from whistclub.club.workplace import Here

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")

_PATIENCE_S: Final = 1.0
"""Work that takes long waits for so long at most, so that it goes on though a request should never end."""


class Attention:
    """The requests that are being answered and the commits on their way, counted."""

    def __init__(self) -> None:
        self._count = 0
        self._free = asyncio.Event()
        self._free.set()

    def begin(self) -> None:
        """Somebody waits for something from now on."""
        self._count += 1
        self._free.clear()

    def end(self) -> None:
        """Somebody waits for it no longer."""
        self._count -= 1
        if not self._count:
            self._free.set()

    async def free(self, patience_s: float = _PATIENCE_S) -> None:
        """Returns once nobody waits for anything, and after so many seconds in any case."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                await self._free.wait()


class Behind:
    """A workplace on the event loop for work that stands behind what somebody waits for."""

    at_once = 1

    def __init__(self, here: Here, attention: Attention) -> None:
        self._here, self._attention = here, attention

    async def do(self, work: Callable[[*_Ts], _R], *args: *_Ts) -> _R:
        """Calls `work` when nobody waits for anything else, and returns its result."""
        # What the page sent during the piece before is received in this pause, and counts.
        await asyncio.sleep(0)
        await self._attention.free()
        return await self._here.do(work, *args)

    def warm(self) -> None:
        """Does nothing: there is nothing to start."""

    def close(self) -> None:
        """Does nothing: there is nothing to end."""
