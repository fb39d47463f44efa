"""The queue of jobs in a club's PostgreSQL, kept by procrastinate in a schema of its own.

Needs the optional extra `work`. A job waits once at most, however often it is asked for.
"""

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import procrastinate
import sqlalchemy as sa
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Job as QueuedJob
from procrastinate.jobs import Status

from whistclub.club.work.jobs import JOBS, URGENCY, Job
from whistclub.club.work.queue_schema import SCHEMA, make_schema

HEARTBEAT_S: Final = 10.0
"""A worker says this often that it is alive, so that one or two times may be missed before it counts as gone."""
GONE_S: Final = 30.0
"""A worker that was not heard for so long is gone, and its job is given to another."""
_ALIVE: Final = (
    "SELECT count(*) AS alive FROM procrastinate_workers"
    # One of the future was written before the database's clock was set back.
    " WHERE last_heartbeat BETWEEN now() - make_interval(secs => %(gone_s)s) AND now() + make_interval(secs => %(gone_s)s)"
)


class JobQueue:
    """The queue as a serving process sees it, which asks for jobs and does none. Its calls block."""

    def __init__(self, address: str) -> None:
        """`address` is the database's, as SQLAlchemy writes it. Raises ConnectorException, QueueIsNewer."""
        connection = _libpq(address)
        make_schema(connection)
        pool = procrastinate.SyncPsycopgConnector(
            conninfo=connection, kwargs=_OPTIONS, min_size=1, max_size=1
        )
        self._app = procrastinate.App(connector=pool)
        self._app.open()

    def has_workers(self) -> bool:
        """True while a `whist work` is alive somewhere."""
        found = self._app.connector.get_sync_connector().execute_query_one(_ALIVE, gone_s=GONE_S)
        return bool(found["alive"])

    def ask(self, job: Job) -> None:
        """Asks for a job, unless it waits already."""
        with suppress(AlreadyEnqueued):
            # `queueing_lock`: it waits once at most. `lock`: no two of its kind are done at the same time.
            self._app.configure_task(job, queueing_lock=job, lock=job, priority=URGENCY[job]).defer()

    def close(self) -> None:
        """Closes the connection."""
        self._app.close()


def work(address: str, at_once: int, do: Callable[[Job], None], ready: Callable[[], None]) -> None:
    """Does the queue's jobs, `at_once` of them, until SIGTERM or SIGINT; those in hand are finished. Raises
    ConnectorException, QueueIsNewer.
    """
    # Its lines would name what went wrong in the words of a program; `do` tells it in those of a person.
    logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
    make_schema(_libpq(address))
    asyncio.run(_work(_libpq(address), at_once, do, ready))


async def _work(connection: str, at_once: int, do: Callable[[Job], None], ready: Callable[[], None]) -> None:
    pool = procrastinate.PsycopgConnector(conninfo=connection, kwargs=_OPTIONS, max_size=at_once + 4)
    app = procrastinate.App(connector=pool)
    for job in JOBS:
        app.task(name=job)(_task(job, do))
    async with app.open_async():
        worker = asyncio.create_task(
            app.run_worker_async(
                concurrency=at_once,
                delete_jobs="always",
                install_signal_handlers=False,
                update_heartbeat_interval=HEARTBEAT_S,
                stalled_worker_timeout=GONE_S,
            )
        )
        # On Windows a loop handles none, and Ctrl-C ends the command as any other.
        with suppress(NotImplementedError):
            for number in (signal.SIGTERM, signal.SIGINT):
                asyncio.get_running_loop().add_signal_handler(number, worker.cancel)
        rescue = asyncio.create_task(_rescue(app))
        ready()
        # Cancelled, a worker takes no more jobs and ends when those in hand are done.
        with suppress(asyncio.CancelledError):
            await worker
        rescue.cancel()


def _task(job: Job, do: Callable[[Job], None]) -> Callable[[], object]:
    async def done() -> None:
        await asyncio.to_thread(do, job)

    return done


async def _rescue(app: procrastinate.App) -> None:
    """Gives the jobs of workers that are gone to others."""
    while True:
        # Whatever goes wrong this time, the next one is for the others too.
        with suppress(Exception):
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=GONE_S):
                await _give_back(app, job)
        await asyncio.sleep(HEARTBEAT_S)


async def _give_back(app: procrastinate.App, job: QueuedJob) -> None:
    """Lets another worker do the job; where it was asked for again meanwhile, that one stands for it."""
    try:
        await app.job_manager.retry_job(job)
    except ConnectorException:
        await app.job_manager.finish_job(job, Status.FAILED, delete_job=True)


_OPTIONS: Final = {"options": f"-c search_path={SCHEMA}"}


def _libpq(address: str) -> str:
    return sa.make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
