"""Work that may wait, as a serving process sees to it: asked of `whist work` where one is alive, else done here as far
as it must be.
"""

import itertools
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.work.jobs import WorkQueue
from whistclub.club.work.stalled_tables import StalledTables
from whistclub.web.live.daily_bots import DailyBots
from whistclub.web.live.hub import Hub
from whistclub.web.live.stalled_bots import move_stalled_bots

ASK_S: Final = 60.0
_TURNS_A_CLEANING: Final = 60

Cleaning = Callable[[SqlLog, int], Sequence[str]]
"""Cleans up at a moment. Returns the devices of the guests whom the club forgets."""
QueueSource = Callable[[], WorkQueue]
"""Opens the queue. Raises ConnectorException where the database does not answer."""


def queue_of(address: str) -> QueueSource | None:
    """The function that opens the queue of this database; None for a file, and where the extra `work` is not
    installed.
    """
    if not address.startswith("postgres") or find_spec("procrastinate") is None:
        return None
    from whistclub.club.work.queue import JobQueue

    return lambda: JobQueue(address)


def see_to_work(
    hub: Hub,
    bots: DailyBots,
    open_queue: QueueSource | None,
    cleaning: Cleaning,
    forget: Callable[[Sequence[str]], None],
) -> None:
    """Sees to rankings, stalled tables and the bots at the deals of the day every minute and to cleaning up every hour,
    as long as the club lasts. Devices that are removed meanwhile this process is to `forget`.
    """
    turns, stalled = itertools.count(), StalledTables(hub.club.log)

    async def own() -> None:
        forget(await hub.threads.change(cleaning, hub.club.log, hub.now()))

    def turn() -> Coroutine[object, object, None]:
        cleans = next(turns) % _TURNS_A_CLEANING == 0
        return _see_to(hub, bots, open_queue, stalled, own if cleans else None)

    hub.background.every(ASK_S, turn)


async def _see_to(
    hub: Hub,
    bots: DailyBots,
    open_queue: QueueSource | None,
    stalled: StalledTables,
    clean: Callable[[], Awaitable[None]] | None,
) -> None:
    """`clean` cleans up, None while that is not due."""
    cleans = clean is not None
    asked = open_queue is not None and await hub.threads.share(_asked, open_queue, cleans=cleans)
    if asked:
        return
    # Rankings are made here when somebody asks for one.
    if clean is not None:
        await clean()
    bots.begin()
    await move_stalled_bots(hub, stalled)


def _asked(open_queue: QueueSource, *, cleans: bool) -> bool:
    """True if a `whist work` is alive, which is then asked for what is due."""
    from procrastinate.exceptions import ConnectorException

    from whistclub.club.work.queue_schema import QueueIsNewer

    with suppress(ConnectorException, QueueIsNewer):
        queue = open_queue()
        try:
            if queue.has_workers():
                queue.ask("rank_tries")
                queue.ask("move_bots")
                queue.ask("play_days")
                if cleans:
                    queue.ask("clean_up")
                return True
        finally:
            queue.close()
    return False
