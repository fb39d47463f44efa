"""Running matches on a server: many connections, one event loop, answers after the commit.

A Live follows one match's log as a Table does, and decides by the same pure functions. Its decisions run ahead of the disk, but
nothing is shown or answered before its commit.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.log.answers import Answer, Answered, Answers, Done, Key, Refused, Stale
from whistclub.club.log.handlers import Environment
from whistclub.club.store.log import Conflict
from whistclub.club.store.writer import Job, JobResult
from whistclub.club.table.commands import Command
from whistclub.club.table.decide import decide
from whistclub.club.table.entries import AnyEntry, Entry
from whistclub.club.table.fold import fold
from whistclub.club.table.log_quota import LogQuota
from whistclub.club.table.state import TableState

_STEPS_KEPT: Final = 120
_TRIES: Final = 20
_TOO_MUCH: Final = Refused(reason("too-much-at-once"))

Outcome = Answer | Exception
"""The answer to a command, or the error that kept it from being done: Conflict or BadFile."""

Callbacks = list[Callable[[Outcome], None]]
Found = tuple[list[AnyEntry], Answers]
Step = tuple[TableState, Entry, TableState]
"""A committed entry, with the states before and after it."""


class Snapshot(msgspec.Struct, frozen=True):
    """A match as it was when its last connection closed; entries after it are folded when somebody comes back."""

    state: TableState
    since_ms: int
    answers: Answers


class Live:
    """One match. `state` is the basis of decisions, `shown` the last committed state, which may be shown."""

    def __init__(
        self,
        state: TableState,
        since_ms: int,
        answers: Answers,
        put: Callable[[Job], None],
        environment: Callable[[], Environment],
        read: Callable[[str, int], Awaitable[Found]],
    ) -> None:
        """`since_ms` is the time of the last entry so far. `put` queues a job for the writer; `read` returns the entries of the match
        after a seq, and all answers.
        """
        self.state = self.shown = state
        self.since_ms = since_ms
        self.steps: deque[Step] = deque(maxlen=_STEPS_KEPT)
        self.epoch = 0
        self.listeners: list[Callable[[Step], None]] = []
        self._answers: dict[Key, Answer | Callbacks] = dict(answers)
        self._answers_elsewhere: Answers = {}
        self._quota = LogQuota()
        self._put, self._environment, self._read = put, environment, read
        self._ahead_ms = 0
        self._follow(since_ms)

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.state.table

    def now(self) -> int:
        """The time at this match: the club's, unless entries are ahead of it; then time goes on from the last of them."""
        return self._environment().at_ms + self._ahead_ms

    def snapshot(self) -> Snapshot:
        """The committed state, to go on from later."""
        given = {key: answer for key, answer in self._answers.items() if not isinstance(answer, list)}
        return Snapshot(self.shown, self.since_ms, given)

    async def send(self, command: Command) -> Answer:
        """Sends the command and waits for its answer. Raises BadFile if it cannot be committed; then nothing has changed."""
        for _ in range(_TRIES):
            try:
                return await self._send_once(command)
            except Conflict:
                await self.read_on()
        raise Conflict

    async def read_on(self) -> None:
        """Reads and folds the entries that other workers have appended."""
        seq = self.shown.seq
        entries, answers = await self._read(self.id, seq)
        for key, answer in answers.items():
            if isinstance(self._answers.get(key), list):
                self._answers_elsewhere[key] = answer
            else:
                self._answers[key] = answer
        new = entries[self.shown.seq - seq :]
        if new:
            self._catch_up(new)

    def submit(self, command: Command, then: Callable[[Outcome], None]) -> None:
        """Decides the command and queues it; `then` is called with the outcome after the commit, or at once for a repeated command."""
        key = command.key
        first = self._answers.get(key)
        if first is None:
            self._decide(command)
            self._answers[key] = [then]
        elif isinstance(first, list):
            first.append(then)
        else:
            then(first)

    def commit(self, job: Job, steps: list[Step]) -> None:
        """Shows the steps of a committed job and answers its command."""
        answered = job.answered
        key = answered.key
        callbacks = self._answers.pop(key, None)
        if job.keep_answer:
            self._answers[key] = answered.answer
        shown = self.shown
        for step in steps:
            self._show(step)
        if self.shown is not shown and job.epoch != self.epoch:
            self.reset()
        for then in callbacks if isinstance(callbacks, list) else ():
            then(answered.answer)

    def fail(self, job: Job, problem: Exception) -> None:
        """Answers the command of a job that was not committed with the error; the command may be sent again."""
        key = job.answered.key
        callbacks = self._answers.pop(key, None)
        if key in self._answers_elsewhere:
            self._answers[key] = self._answers_elsewhere.pop(key)
        for then in callbacks if isinstance(callbacks, list) else ():
            then(problem)

    def reset(self) -> None:
        """Drops all decisions that are not committed."""
        self.epoch += 1
        self.state = self.shown

    def missed(self, seq: int) -> list[Step] | None:
        """The steps after `seq`; None if they are not all in memory."""
        if seq == self.shown.seq:
            return []
        if not self.steps or not self.steps[0][0].seq <= seq <= self.shown.seq:
            return None
        return [step for step in self.steps if step[2].seq > seq]

    async def _send_once(self, command: Command) -> Answer:
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

    def _decide(self, command: Command) -> None:
        """Decides the command on the state ahead of the disk, and queues the job."""
        environment = msgspec.structs.replace(self._environment(), at_ms=self.now())
        is_allowed = self._quota.allows(command, environment.at_ms)
        decided = decide(self.state, command, environment) if is_allowed else _TOO_MUCH
        expected, steps = self.state.seq, list[Step]()
        if isinstance(decided, Refused | Stale):
            answer: Answer = decided
            entries: tuple[Entry, ...] = ()
            keep_answer = is_allowed and self._quota.keeps_refusal(command, environment.at_ms)
        else:
            entries, keep_answer = decided, True
            for entry in entries:
                before = self.state
                self.state = fold(before, entry)
                steps.append((before, entry, self.state))
            answer = Done(self.state.seq)
        answered = Answered(command.seat, command.id, answer)
        ended = self.state.match.result is not None
        self._put(Job(self.id, expected, entries, answered, ended, self.epoch, (self, steps), keep_answer))

    def _catch_up(self, entries: list[AnyEntry]) -> None:
        """Folds and shows entries that other workers appended, and drops all decisions that are not committed."""
        self.epoch += 1
        state = self.shown
        for entry in entries:
            after = fold(state, entry)
            self._show((state, entry, after))
            state = after
        self.state = self.shown

    def _follow(self, at_ms: int) -> None:
        """Takes in the time of an entry, which a clock may have given that has been set back since, or one of another host."""
        self._ahead_ms = max(self._ahead_ms, at_ms - self._environment().at_ms)

    def _show(self, step: Step) -> None:
        _, entry, after = step
        if after.seq != self.shown.seq + 1:
            return
        self.shown, self.since_ms = after, entry.at_ms
        self._follow(entry.at_ms)
        self.steps.append(step)
        for listener in tuple(self.listeners):
            listener(step)


def complete_jobs(results: list[JobResult]) -> None:
    """Passes the writer's results to the matches, in order."""
    for job, problem in results:
        live, steps = job.token
        if problem is None:
            live.commit(job, steps)
        else:
            if job.epoch == live.epoch:
                live.reset()
            live.fail(job, problem)
