"""The commit queue: jobs of one turn of the event loop are committed together, here or in the writer's thread of their
database.
"""

import asyncio
from collections.abc import Callable

from whistclub.club.live_log import complete_jobs
from whistclub.club.log.port import Job, JobResult
from whistclub.club.store.logs.writer import Append, Writer
from whistclub.club.table.entries import Acted
from whistclub.web.resources.gc_schedule import CollectorSchedule


class CommitQueue:
    """Jobs on their way to the database."""

    def __init__(
        self,
        append: Append,
        try_append: Append | None = None,
        place_of: Callable[[str], str] = lambda _: "",
    ) -> None:
        """`append` and `try_append` as a Writer wants them; `place_of` names the database that has a log."""
        self.collector: CollectorSchedule | None = None
        """Called after each move that was committed, if this process schedules its garbage collector."""
        self.acts = 0
        """The acts that were committed."""
        self._jobs: list[Job] = []
        self._in_thread = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._append, self._try_append, self._place_of = append, try_append, place_of
        self._writers: dict[str, Writer] = {}

    @property
    def is_storing(self) -> bool:
        """True while jobs are on their way."""
        return bool(self._jobs or self._in_thread)

    def put(self, job: Job) -> None:
        """Commits the job together with all others of this turn of the event loop."""
        if not self._jobs:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._commit)
        self._jobs.append(job)

    async def close(self) -> None:
        """Commits what waits, and ends the writer's thread."""
        self._commit()
        for writer in self._writers.values():
            await asyncio.to_thread(writer.stop)

    def _commit(self) -> None:
        """Commits a single job here if the disk is quick and nothing else is on its way, which costs less than waking a
        thread.
        """
        jobs, self._jobs = self._jobs, []
        # Not past jobs that the thread has in hand: a log's appends are stored in the order of their decisions.
        is_single = len(jobs) == 1 and not self._in_thread and self._writer(jobs[0]).is_quick()
        outcomes = self._writer(jobs[0]).commit_now(jobs) if is_single else None
        if outcomes is not None:
            self._settle(outcomes)
            return
        self._in_thread += len(jobs)
        of_writer: dict[Writer, list[Job]] = {}
        for job in jobs:
            of_writer.setdefault(self._writer(job), []).append(job)
        for writer, its_jobs in of_writer.items():
            writer.put(its_jobs)

    def _writer(self, job: Job) -> Writer:
        """The writer to the database that has the job's log, so that one that is away holds up no other."""
        place = self._place_of(job.log)
        writer = self._writers.get(place)
        if writer is None:
            writer = self._writers[place] = Writer(self._append, self._try_append, self._from_thread)
        return writer

    def _from_thread(self, outcomes: list[JobResult]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._come_back, outcomes)

    def _come_back(self, outcomes: list[JobResult]) -> None:
        self._in_thread -= len(outcomes)
        self._settle(outcomes)

    def _settle(self, outcomes: list[JobResult]) -> None:
        for job, problem in outcomes:
            if problem is None:
                self.acts += sum([isinstance(entry, Acted) for entry in job.entries])
        complete_jobs(outcomes)
        if self.collector is not None and self.collector.moved(len(outcomes)):
            asyncio.get_running_loop().call_soon(self.collector.collect_young)
