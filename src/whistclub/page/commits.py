"""The commits of a page: all that was decided while the last commit was on its way goes into the next one.

Nothing is answered or shown before its commit, and a log's appends are committed in the order of their decisions.
"""

import asyncio
from collections.abc import Callable, Sequence

from whistclub.club.live_log import complete_jobs
from whistclub.club.log.port import Conflict, Job, JobResult
from whistclub.club.log.texts import to_text
from whistclub.page.attention import Attention
from whistclub.page.store import Kept, Rows, Store


class Commits:
    """Jobs on their way to the store."""

    def __init__(
        self, store: Store, kept_with: Callable[[Job], Sequence[Kept]], attention: Attention
    ) -> None:
        """`kept_with` gives the records that are kept in one with a job; a commit on its way has attention."""
        self._store, self._kept_with, self._attention = store, kept_with, attention
        self._jobs: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, job: Job) -> None:
        """Commits the job, with all others that wait by then."""
        self._jobs.append(job)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def settled(self) -> None:
        """Waits until everything decided is committed, or has failed."""
        while self._task is not None:
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        self._attention.begin()
        try:
            while self._jobs:
                jobs, self._jobs = self._jobs, []
                complete_jobs(await self._commit(jobs))
        finally:
            self._task = None
            self._attention.end()

    async def _commit(self, jobs: list[Job]) -> list[JobResult]:
        """Commits the jobs in one; if that fails, each alone, since a bad one must not fail those of other tables."""
        current = [job for job in jobs if not job.epoch.has_failed]
        try:
            if current:
                await self._append(current)
        except Exception:  # noqa: BLE001 - each job alone tells its own
            return [(job, await self._commit_alone(job)) for job in jobs]
        return [(job, Conflict() if job.epoch.has_failed else None) for job in jobs]

    async def _commit_alone(self, job: Job) -> Exception | None:
        """Commits one job and returns its error."""
        if job.epoch.has_failed:
            return Conflict()
        try:
            await self._append([job])
        except Exception as problem:  # noqa: BLE001 - whoever waits for this job is told
            job.epoch.has_failed = True
            return problem
        return None

    async def _append(self, jobs: Sequence[Job]) -> None:
        rows = [Rows(job.log, job.expected, tuple(map(to_text, job.entries))) for job in jobs]
        await self._store.append(rows, [one for job in jobs for one in self._kept_with(job)])
