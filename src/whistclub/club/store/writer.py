"""Commits grouped: whatever tables decided while the last commit was on its way to the disk is kept by the next one.

One thread writes. Nothing is answered or shown before its commit, and a table's appends are kept in the order they were put in.
"""

import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.club.store.implied_answers import is_implied
from whistclub.club.store.log import Answered, Conflict
from whistclub.club.store.rows import Row, answer_row, entry_rows
from whistclub.club.store.sql_log import Busy, SqlLog
from whistclub.club.table.entries import Entry

_MOST_AT_ONCE: Final = 500

_QUICK_S: Final = 0.002
_OF_THE_LAST: Final = 0.1
"""How much the last commit counts in what commits are taken to last."""


class Job(msgspec.Struct):
    """What a command led to: entries to be put behind the entry `expected` (none for a refusal), and its answer.

    `epoch` counts how often the table had to look anew: when one append is refused, those decided upon it are too.
    `answer_lasts`: the answer is kept too, for whoever sends the command again.
    """

    table: str
    expected: int
    entries: Sequence[Entry]
    answered: Answered
    ended: bool
    epoch: int
    token: Any = None
    answer_lasts: bool = True

    def __repr__(self) -> str:
        return f"Job({self.table!r}, after {self.expected})"


Outcome = tuple[Job, WhistclubError | Conflict | None]
"""A job and what kept it from being done."""

Keep = Callable[[Sequence[Row], Sequence[Row], Sequence[str], Sequence[tuple[str, int]]], None]


class Writer:
    """A thread that keeps jobs, as many as wait in one transaction; or keeps one at once, when nothing waits."""

    def __init__(self, log: SqlLog, done: Callable[[list[Outcome]], None]) -> None:
        """`done` is called in the writer's thread with each group of jobs, in their order."""
        self._log, self._done = log, done
        self._waiting: SimpleQueue[Sequence[Job] | None] = SimpleQueue()
        self._refused: dict[str, int] = {}
        self._commit_s = _QUICK_S
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="whist-writer", daemon=True)
        self._thread.start()

    def put(self, jobs: Sequence[Job]) -> None:
        """Has the jobs kept, in this order; returns at once."""
        self._waiting.put(jobs)

    def is_quick(self) -> bool:
        """Whether a commit takes so little that it does not matter who waits for it."""
        return self._log.is_file and self._commit_s < _QUICK_S

    def keep_now(self, jobs: Sequence[Job]) -> list[Outcome] | None:
        """Keeps the jobs in the caller's thread, without waiting for anybody; None where somebody else is writing, and then nothing
        has happened. To be called only when every job put before has come back.
        """
        try:
            return self._kept(jobs, self._log.keep_at_once)
        except Busy:
            return None

    def stop(self) -> None:
        """Keeps what waits, and ends."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while self._one_commit():
            pass

    def _one_commit(self) -> bool:
        """Keeps what waits; returns whether more may come. A call of its own, so that nothing done is held while the thread waits."""
        group, on = self._group()
        if group:
            self._done(self._kept(group, self._log.keep))
        return on

    def _group(self) -> tuple[list[Job], bool]:
        """What waits, once something does, and whether more may come."""
        group: list[Job] = []
        jobs = self._waiting.get()
        while jobs is not None:
            group += jobs
            if len(group) >= _MOST_AT_ONCE:
                return group, True
            try:
                jobs = self._waiting.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _kept(self, group: Sequence[Job], keep: Keep) -> list[Outcome]:
        current = [job for job in group if not self._is_void(job)]
        try:
            if current:
                self._write(current, keep)
        except (Conflict, WhistclubError):
            return [(job, self._one(job, keep)) for job in group]
        return [(job, Conflict() if self._is_void(job) else None) for job in group]

    def _one(self, job: Job, keep: Keep) -> WhistclubError | Conflict | None:
        """Keeps one job alone, and says why not."""
        if self._is_void(job):
            return Conflict()
        try:
            self._write([job], keep)
        except (Conflict, WhistclubError) as problem:
            self._refused[job.table] = job.epoch
            return problem
        return None

    def _is_void(self, job: Job) -> bool:
        return self._refused.get(job.table, -1) >= job.epoch

    def _write(self, jobs: Sequence[Job], keep: Keep) -> None:
        entries = [row for job in jobs for row in entry_rows(job.table, job.expected, job.entries)]
        answers = [answer_row(job.table, job.answered) for job in jobs if _needs_row(job)]
        ended = [job.table for job in jobs if job.ended]
        grown = [(job.table, job.expected + len(job.entries)) for job in jobs if job.entries]
        if not entries and not answers and not ended:
            return
        began_s = time.perf_counter()
        keep(entries, answers, ended, grown)
        self._commit_s += (time.perf_counter() - began_s - self._commit_s) * _OF_THE_LAST
        self.commits += 1


def _needs_row(job: Job) -> bool:
    if not job.answer_lasts:
        return False
    return bool(job.answered.command) and not is_implied(job.answered, job.expected, job.entries)
