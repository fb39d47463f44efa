"""Clubs whose time a test moves on: an evening of hours passes at once, and nothing in it can be late."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.steered import SteeredLoop
from tests.web.clubs import Club
from whistclub.club.local_table import now_ms


class SteeredClub(Club):
    """A running club with a clock of its own, which goes right and can be moved on."""

    def __init__(
        self,
        folder: Path,
        *more: Any,
        apart_ms: int = 0,
        now: Callable[[], int] = now_ms,
        **named: Any,
    ) -> None:
        """As a Club; its wall clock is ahead by `apart_ms`."""
        self.loop = SteeredLoop()
        super().__init__(
            folder, *more, now=lambda: now() + apart_ms + round(1000 * self.loop.ahead_s), **named
        )

    async def pass_time(self, seconds: float) -> None:
        """Moves the club's time on. Returns when everything due by then is done."""
        await self._in_its_loop(self.loop.pass_time(seconds))

    async def settled(self) -> None:
        """Returns when the club has nothing left to do before more time has passed."""
        await self._in_its_loop(self.loop.settled())

    @asynccontextmanager
    async def frozen(self, seconds: float) -> AsyncIterator[None]:
        """The process stands still meanwhile, for so long by its clocks."""
        stopped, go_on = threading.Event(), threading.Event()

        def stand_still() -> None:
            stopped.set()
            go_on.wait()
            self.loop.ahead_s += seconds

        self.loop.call_soon_threadsafe(stand_still)
        await asyncio.to_thread(stopped.wait)
        try:
            yield
        finally:
            go_on.set()

    async def _in_its_loop(self, work: Coroutine[Any, Any, None]) -> None:
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def _run(self) -> None:
        # People who wait for time to pass do not answer in between.
        self._server.config.ws_ping_interval = None
        self.loop.is_busy = lambda: self.hub.commits.is_storing
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self._server.serve(sockets=[self._listening]))


async def pass_time(seconds: float, *clubs: SteeredClub) -> None:
    """Moves the time of all these clubs on."""
    await asyncio.gather(*(club.pass_time(seconds) for club in clubs))
