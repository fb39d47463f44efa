"""Work that may wait, as a serving process sees to it: asked of `whist work` where one is alive, else done here as far
as it must be.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

from whistclub.club.work.jobs import WorkQueue, clean_up
from whistclub.club.work.stalled_tables import StalledTables
from whistclub.web.live.daily_bots import DailyBots
from whistclub.web.live.hub import Hub
from whistclub.web.live.stalled_bots import move_stalled_bots

ASK_S: Final = 60.0
_TURNS_A_CLEANING: Final = 60

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


async def see_to_work(hub: Hub, bots: DailyBots, open_queue: QueueSource | None, archive_days: int) -> None:
    """Sees to rankings, stalled tables and the bots at the deals of the day every minute and to cleaning up every hour,
    until it is cancelled.
    """
    turn, stalled = 0, StalledTables(hub.club.log)
    while True:
        cleans = turn % _TURNS_A_CLEANING == 0
        await hub.background.guarded(
            _see_to(hub, bots, open_queue, stalled, archive_days if cleans else None)
        )
        turn += 1
        await asyncio.sleep(ASK_S)


async def _see_to(
    hub: Hub,
    bots: DailyBots,
    open_queue: QueueSource | None,
    stalled: StalledTables,
    archive_days: int | None,
) -> None:
    """`archive_days` is None while nothing is to be cleaned up."""
    cleans = archive_days is not None
    asked = open_queue is not None and await hub.threads.share(_asked, open_queue, cleans=cleans)
    if asked:
        return
    # Rankings are made here when somebody asks for one.
    if archive_days is not None:
        await hub.threads.change(clean_up, hub.club.log, hub.now(), archive_days)
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
