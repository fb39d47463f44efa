"""Background tasks of a server: started without waiting, their failures logged; what lasts is begun again."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final

from whistclub.cards.errors import WhistclubError
from whistclub.club.log.port import Conflict

_LOG: Final = logging.getLogger("whistclub.web")


def told_to_its_waiters(task: "asyncio.Task[object]") -> None:
    """A done callback for a task whose failure is told to all who wait for it. asyncio would log a traceback where all
    of them have gone meanwhile, which is no fault: whoever comes next is told the same.
    """
    if not task.cancelled():
        task.exception()


class BackgroundTasks:
    """The background tasks of one event loop."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Runs it in the background and logs any failure."""
        task = asyncio.get_running_loop().create_task(self.guarded(work))
        # The loop itself holds its tasks only weakly, and a task that nobody holds may vanish half done.
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # A task that is cancelled before its first step never awaits its work.
        task.add_done_callback(lambda _: work.close())

    def every(self, seconds: float, work: Callable[[], Coroutine[object, object, object]]) -> None:
        """Does this work now, and again after each pause, until all is cancelled: one that fails ends no later one."""
        self.spawn(self._again_and_again(seconds, work))

    async def _again_and_again(
        self, seconds: float, work: Callable[[], Coroutine[object, object, object]]
    ) -> None:
        while True:
            await self.guarded(work())
            await asyncio.sleep(seconds)

    async def guarded(self, work: Coroutine[object, object, object]) -> None:
        """Awaits it and logs any failure. What other workers have done meanwhile is looked at again when time goes on,
        and is no fault.
        """
        try:
            await work
        except Conflict:
            _LOG.warning("not done", extra={"fields": {"why": "conflict"}})
        except WhistclubError as problem:
            _LOG.warning("not done", extra={"fields": {"why": problem.reason.key}})
        except Exception as problem:  # noqa: BLE001 - one table's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})

    def cancel(self) -> None:
        """Cancels all that are still running."""
        for task in tuple(self._tasks):
            task.cancel()
