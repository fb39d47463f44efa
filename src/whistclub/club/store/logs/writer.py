"""Group commit: everything decided while the last commit was on its way to the disk goes into the next one.

One thread writes. Nothing is answered or shown before its commit, and a log's appends are committed in the order they
were put.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

from whistclub.cards.errors import WhistclubError
from whistclub.club.log.port import Conflict, Job, JobResult
from whistclub.club.store.logs.append import Busy

_MOST_AT_ONCE: Final = 500
"""Jobs of one commit, of which the first waits for the last; chosen by hand."""

_QUICK_S: Final = 0.002
"""Where commits take longer on average the event loop does not wait for them, and they are left to the thread."""
_LAST_WEIGHT: Final = 0.1
"""The weight of the last commit in the average time of a commit."""
_LOG: Final = logging.getLogger("whistclub.club")


Append = Callable[[Sequence[Job]], bool]


class Writer:
    """A thread that commits jobs, all that wait in one transaction; a single job can be committed by the caller."""

    def __init__(
        self, append: Append, try_append: Append | None, done: Callable[[list[JobResult]], None]
    ) -> None:
        """`append` stores what jobs bring, in one transaction, and returns False if that is nothing. Raises Conflict,
        BadFile. `try_append` does so without waiting and raises Busy; None where the event loop is not to wait for a
        commit. `done` is called in the writer's thread with each group of jobs, in their order.
        """
        self._append_now, self._try_append, self._done = append, try_append, done
        self._queue: SimpleQueue[Sequence[Job] | None] = SimpleQueue()
        # Not quick until commits have shown that they are.
        self._commit_s = _QUICK_S
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="whist-writer", daemon=True)
        self._thread.start()

    def put(self, jobs: Sequence[Job]) -> None:
        """Queues the jobs, in this order, and returns at once."""
        self._queue.put(jobs)

    def is_quick(self) -> bool:
        """True if a commit takes so little time that the event loop may wait for it."""
        return self._try_append is not None and self._commit_s < _QUICK_S

    def commit_now(self, jobs: Sequence[Job]) -> list[JobResult] | None:
        """Commits the jobs in the caller's thread without waiting; None while another writer is active, and then
        nothing has changed.

        To be called only when every job put before has come back.
        """
        with suppress(Busy):
            if self._try_append is not None:
                return self._commit(jobs, self._try_append)
        return None

    def stop(self) -> None:
        """Commits what is queued and ends the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            try:
                is_open = self._run_once()
            except Exception as problem:  # noqa: BLE001 - without its thread a club stores nothing any more
                _log_fault(problem)

    def _run_once(self) -> bool:
        """Commits one group and returns True if more may come. It is a call of its own so that no job is referenced
        while the thread waits.
        """
        group, is_open = self._next_group()
        if group:
            self._done(self._commit(group, self._append_now))
        return is_open

    def _next_group(self) -> tuple[list[Job], bool]:
        """Waits for jobs and returns all there are, and True if more may come."""
        group: list[Job] = []
        jobs = self._queue.get()
        while jobs is not None:
            group += jobs
            if len(group) >= _MOST_AT_ONCE:
                return group, True
            try:
                jobs = self._queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _commit(self, group: Sequence[Job], append: Append) -> list[JobResult]:
        """Commits the group in one transaction; if that fails, each job alone."""
        current = [job for job in group if not job.epoch.has_failed]
        try:
            if current:
                self._append(current, append)
        except Busy:
            raise
        except Exception:  # noqa: BLE001 - each job alone tells its own
            # The whole transaction is gone with one bad job, which must not fail those of other tables.
            return [(job, self._commit_alone(job, append)) for job in group]
        return [(job, Conflict() if job.epoch.has_failed else None) for job in group]

    def _commit_alone(self, job: Job, append: Append) -> Exception | None:
        """Commits one job and returns its error."""
        if job.epoch.has_failed:
            return Conflict()
        try:
            self._append([job], append)
        except Exception as problem:  # noqa: BLE001 - whoever waits for this job is told
            job.epoch.has_failed = True
            if not isinstance(problem, Conflict | WhistclubError):
                _log_fault(problem)
            return problem
        return None

    def _append(self, jobs: Sequence[Job], append: Append) -> None:
        began_s = time.perf_counter()
        if append(jobs):
            self._commit_s += (time.perf_counter() - began_s - self._commit_s) * _LAST_WEIGHT
            self.commits += 1


def _log_fault(problem: Exception) -> None:
    _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}}, exc_info=problem)
