"""Running logs on a server: many connections, one event loop, answers after the commit.

A Live follows one log, of a match or an evening, and decides by that kind's pure functions. Its decisions run ahead of
the disk, but nothing is shown or answered before its commit.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.log.decisions import Answer, Answers, Environment, Key, Refused, implied_answers
from whistclub.club.log.kind import C, E, LogKind, S, Taken, steps_of, take
from whistclub.club.log.port import Conflict, Epoch, Job, JobResult
from whistclub.club.log.quota import LogQuota
from whistclub.club.log.steps import TRIES, Step, Steps
from whistclub.club.sliced_fold import SlicedFold
from whistclub.club.table.commands import Command
from whistclub.club.table.entries import Entry
from whistclub.club.table.state import TableState

_MOST_REFUSALS: Final = 2000
"""So many answers that no entry implies are remembered; a command whose answer is forgotten is decided again."""
_TOO_MUCH: Final = Refused(reason("too-much-at-once"))
_LOG: Final = logging.getLogger("whistclub.club")
_Told = TypeVar("_Told")

Outcome = Answer | Exception
"""The answer to a command, or the error that kept it from being done: Conflict, BadFile, or a fault."""

Callbacks = list[Callable[[Outcome], None]]


class Snapshot(msgspec.Struct, Generic[S], frozen=True):
    """A log as it was read, or when its last connection closed; entries after it are folded when somebody comes back.

    `since_ms` is the time of its last entry.
    """

    state: S
    since_ms: int
    answers: Answers


class Live(Generic[S, C, E]):
    """One log. `state` is the basis of decisions, `shown` the last committed state, which may be shown."""

    def __init__(
        self,
        kind: LogKind[S, C, E],
        name: str,
        known: Snapshot[S],
        put: Callable[[Job], None],
        environment: Callable[[], Environment],
        read: Callable[[str, int], Awaitable[Sequence[E]]],
    ) -> None:
        """`name` is the id of the log. `put` queues a job for the writer; `read` returns the entries after a seq."""
        self.id = name
        self.state = self.shown = known.state
        self.since_ms = known.since_ms
        self.steps = Steps[S, E]()
        self.epoch = Epoch()
        self.listeners: list[Callable[[Step[S, E]], None]] = []
        self._kind = kind
        self._answers: dict[Key, Answer | Callbacks] = dict(known.answers)
        self._answers_elsewhere: Answers = {}
        self._refused: deque[Key] = deque()
        self._quota = LogQuota()
        self._put, self._environment, self._read = put, environment, read
        self._reading = asyncio.Lock()
        self._ahead_ms = 0
        self._follow(known.since_ms)

    def now(self) -> int:
        """The time at this log: the club's, unless entries are ahead of it; then time goes on from the last of them."""
        return self._environment().at_ms + self._ahead_ms

    def snapshot(self) -> Snapshot[S]:
        """The committed state, to go on from later."""
        given = {key: answer for key, answer in self._answers.items() if not isinstance(answer, list)}
        return Snapshot(self.shown, self.since_ms, given)

    def has_answered(self, key: Key) -> bool:
        """True if this command was answered before, and sent again is answered so."""
        return not isinstance(self._answers.get(key, []), list)

    async def send(self, command: C) -> Answer:
        """Sends the command and waits for its answer. Raises BadFile if it cannot be committed; then nothing has
        changed.
        """
        for _ in range(TRIES):
            try:
                return await self._send_once(command)
            except Conflict:
                await self.read_on(self.shown.seq)
        raise Conflict

    async def read_on(self, since: int | None = None) -> None:
        """Reads and folds the entries that other workers have appended, unless the log has grown beyond the seq `since`
        already.

        Those who conflict at once do so for the same entries, which one of them reads for all.
        """
        async with self._reading:
            if since is None or self.shown.seq == since:
                await self._read_on()

    async def _read_on(self) -> None:
        seq = self.shown.seq
        entries = await self._read(self.id, seq)
        if any(isinstance(entry, self._kind.rewriting) for entry in entries):
            await self._read_anew()
            return
        self._take_over(implied_answers(entries, seq))
        # Commits of our own may have been shown while it was read.
        new = entries[self.shown.seq - seq :]
        if new:
            self._catch_up(new)

    async def read_anew(self) -> None:
        """Reads the whole log, of which entries were changed."""
        async with self._reading:
            await self._read_anew()

    async def _read_anew(self) -> None:
        """Folds the whole log as far as it was shown, and then shows what has been appended since. Answers to whoever
        was removed are forgotten.
        """
        state = None
        # Commits of our own may be shown while it is read.
        while state is None or state.seq != self.shown.seq:
            entries = await self._read(self.id, 0)
            state = await SlicedFold(self._kind.fold).state(entries[: self.shown.seq])
        self._answers = {key: kept for key, kept in self._answers.items() if isinstance(kept, list)}
        self._refused.clear()
        self._take_over(implied_answers(entries))
        self.steps.clear()
        self.shown = state
        self._catch_up(entries[state.seq :])

    def _take_over(self, answers: Answers) -> None:
        """Takes in answers that the log implies; to a command that waits for its own commit once that has failed."""
        for key, answer in answers.items():
            if isinstance(self._answers.get(key), list):
                self._answers_elsewhere[key] = answer
            else:
                self._answers[key] = answer

    def submit(self, command: C, then: Callable[[Outcome], None]) -> None:
        """Decides the command and queues it; `then` is called with the outcome after the commit, or at once for a
        repeated command.
        """
        key = command.key
        first = self._answers.get(key)
        if first is None:
            callbacks = [then]
            self._decide(command, callbacks)
            # A command without an id is not known again when it is sent a second time.
            if key[1]:
                self._answers[key] = callbacks
        elif isinstance(first, list):
            first.append(then)
        else:
            then(first)

    def commit(self, job: Job) -> None:
        """Shows the steps of a committed job and answers its command."""
        decided: _Decided = job.token
        self._answers.pop(decided.key, None)
        self._answers_elsewhere.pop(decided.key, None)
        if decided.is_kept:
            self._answers[decided.key] = decided.answer
            if not job.entries:
                self._forget_refusals(decided.key)
        if job.epoch is self.epoch:
            for step in decided.steps:
                self._show(step)
        elif job.expected <= self.shown.seq < job.expected + len(job.entries):
            # Stored although its log was reset in between: its steps and what was decided since rest on other states.
            self._catch_up(job.entries[self.shown.seq - job.expected :])
        _tell_each(decided.callbacks, decided.answer)

    def fail(self, job: Job, problem: Exception) -> None:
        """Answers the command of a job that was not committed with the error; the command may be sent again."""
        decided: _Decided = job.token
        key = decided.key
        self._answers.pop(key, None)
        if key in self._answers_elsewhere:
            self._answers[key] = self._answers_elsewhere.pop(key)
        _tell_each(decided.callbacks, problem)

    def reset(self) -> None:
        """Drops all decisions that are not committed."""
        self.epoch = Epoch()
        self.state = self.shown

    def missed(self, seq: int) -> list[Step[S, E]] | None:
        """The steps after `seq`; None if they are not all in memory."""
        return [] if seq == self.shown.seq else self.steps.after(seq)

    async def _send_once(self, command: C) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def then(outcome: Outcome) -> None:
            if future.done():
                return
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.submit(command, then)
        return await future

    def _decide(self, command: C, callbacks: Callbacks) -> None:
        """Decides the command on the state ahead of the disk, and queues the job."""
        now = self._environment()
        environment = Environment(now.at_ms + self._ahead_ms, now.fresh) if self._ahead_ms else now
        is_allowed = self._quota.allows(self._kind.limited(command), environment.at_ms)
        taken: Taken[S, E] = (
            take(self._kind, self.state, command, environment)
            if is_allowed
            else Taken((), _TOO_MUCH, (), self.state)
        )
        key, expected, self.state = command.key, self.state.seq, taken.after
        # What came too often may be sent again later. A command without an id is never sent again.
        is_kept = is_allowed and bool(key[1])
        token = _Decided(self, key, taken.answer, taken.steps, callbacks, is_kept)
        ended = self._kind.is_over(taken.after)
        self._put(Job(self.id, expected, taken.entries, ended, self.epoch, token, taken.after))

    def _forget_refusals(self, latest: Key) -> None:
        """Forgets the oldest answer that no entry implies, once there are many."""
        self._refused.append(latest)
        if len(self._refused) > _MOST_REFUSALS:
            oldest = self._refused.popleft()
            if self.has_answered(oldest):
                del self._answers[oldest]

    def _catch_up(self, entries: Sequence[E]) -> None:
        """Folds and shows entries that other workers appended, and drops all decisions that are not committed."""
        self.epoch = Epoch()
        for step in steps_of(self._kind.fold, self.shown, entries):
            # An entry of our own has its time from here.
            self._follow(step[1].at_ms)
            self._show(step)
        self.state = self.shown

    def _follow(self, at_ms: int) -> None:
        """Takes in the time of an entry, which a clock may have given that has been set back since, or one of another
        host.
        """
        self._ahead_ms = max(self._ahead_ms, at_ms - self._environment().at_ms)

    def _show(self, step: Step[S, E]) -> None:
        _, entry, after = step
        # Shown already: reading on may find a commit of our own before the writer's result has come back.
        if after.seq != self.shown.seq + 1:
            return
        self.shown, self.since_ms = after, entry.at_ms
        self.steps.append(step)
        self._tell(step)

    def _tell(self, step: Step[S, E]) -> None:
        _tell_each(self.listeners, step)


class _Decided(msgspec.Struct, frozen=True):
    """Brought back to its log by a job: the command and its answer, the steps to show, and whom to answer.

    `is_kept` says that the answer is remembered for a command that is sent again.
    """

    live: Live[Any, Any, Any]
    key: Key
    answer: Answer
    steps: tuple[Any, ...]
    callbacks: Callbacks
    is_kept: bool


LiveMatch = Live[TableState, Command, Entry]
MatchStep = Step[TableState, Entry]


def complete_jobs(results: list[JobResult]) -> None:
    """Passes the writer's results to their logs, in order."""
    for job, problem in results:
        live = job.token.live
        if problem is None:
            live.commit(job)
        else:
            # Only at the first failure of an epoch: what was decided since the last reset does not rest on this job.
            if job.epoch is live.epoch:
                live.reset()
            live.fail(job, problem)


def _tell_each(hearers: Iterable[Callable[[_Told], None]], told: _Told) -> None:
    """Calls each of them. A fault of one, which is logged, keeps nothing from the others, nor from those of other logs
    in the same commit.
    """
    for hear in tuple(hearers):
        try:
            hear(told)
        except Exception as problem:  # noqa: BLE001 - a listener may be any part of the club
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
