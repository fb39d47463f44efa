"""Matches in play on a server: many connections, one event loop, answers after the commit.

A Live follows one match's log as a Table does, and decides by the same pure functions; what it decides upon runs ahead of the
disk, what it tells does not.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.store.implied_answers import Answers
from whistclub.club.store.log import Answered, Conflict
from whistclub.club.store.writer import Job
from whistclub.club.store.writer import Outcome as Kept
from whistclub.club.table.commands import Answer, Command, Done, Refused, Stale
from whistclub.club.table.decide import decide
from whistclub.club.table.entries import AnyEntry, Entry
from whistclub.club.table.fold import fold
from whistclub.club.table.handlers import Environment
from whistclub.club.table.log_quota import LogQuota
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat

_STEPS_KEPT: Final = 120
_TRIES: Final = 20
_TOO_MUCH: Final = Refused(reason("too-much-at-once"))

Outcome = Answer | Exception
"""The answer to a command, or why there is none: Conflict, or BadFile, and then nothing has happened."""

Waiting = list[Callable[[Outcome], None]]
Found = tuple[list[AnyEntry], Answers]
Step = tuple[TableState, Entry, TableState]
"""An entry that has been kept, with the states before and after it."""


class Left(msgspec.Struct, frozen=True):
    """A match as it was when nobody was there any more, to begin from when somebody comes back: what the log has beyond it is folded upon it."""

    state: TableState
    since_ms: int
    answers: Answers


class Live:
    """One match. `state` is what is decided upon, `shown` what is kept and may be told."""

    def __init__(
        self,
        state: TableState,
        since_ms: int,
        answers: Answers,
        put: Callable[[Job], None],
        means: Callable[[], Environment],
        read: Callable[[str, int], Awaitable[Found]],
    ) -> None:
        """`since_ms` is when the last entry so far was made. `read` gives the entries of the match after a seq and all answers; `put` has a
        job kept.
        """
        self.state = self.shown = state
        self.since_ms = since_ms
        self.steps: deque[Step] = deque(maxlen=_STEPS_KEPT)
        self.epoch = 0
        self.listeners: list[Callable[[Step], None]] = []
        self._answers: dict[tuple[Seat | None, str], Answer | Waiting] = dict(answers)
        self._given_elsewhere: Answers = {}
        self._quota = LogQuota()
        self._put, self._means, self._read = put, means, read

    @property
    def id(self) -> str:
        """The match."""
        return self.state.table

    def left(self) -> Left:
        """What is kept of it, to go on from later."""
        given = {key: answer for key, answer in self._answers.items() if not isinstance(answer, list)}
        return Left(self.shown, self.since_ms, given)

    async def send(self, command: Command) -> Answer:
        """The answer, once it is kept. Raises BadFile when it cannot be; then nothing has happened."""
        for _ in range(_TRIES):
            try:
                return await self._sent(command)
            except Conflict:
                await self.read_on()
        raise Conflict

    async def read_on(self) -> None:
        """Follows the log where others have appended to it."""
        seq = self.shown.seq
        entries, answers = await self._read(self.id, seq)
        for key, answer in answers.items():
            if isinstance(self._answers.get(key), list):
                self._given_elsewhere[key] = answer
            else:
                self._answers[key] = answer
        new = entries[self.shown.seq - seq :]
        if new:
            self._catch_up(new)

    def submit(self, command: Command, then: Callable[[Outcome], None]) -> None:
        """Has the command done; `then` is called with what became of it once it is kept, or at once if it was done before."""
        key = (command.seat, command.id)
        first = self._answers.get(key)
        if first is None:
            self._decide(command)
            self._answers[key] = [then]
        elif isinstance(first, list):
            first.append(then)
        else:
            then(first)

    async def _sent(self, command: Command) -> Answer:
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
        means = self._means()
        covered = self._quota.allows(command, means.at_ms)
        decided = decide(self.state, command, means) if covered else _TOO_MUCH
        expected = self.state.seq
        entries: tuple[Entry, ...] = ()
        steps: list[Step] = []
        answer: Answer
        lasts = True
        if isinstance(decided, Refused | Stale):
            answer, lasts = decided, covered and self._quota.keeps_refusal(command, means.at_ms)
        else:
            entries = decided
            for entry in entries:
                before = self.state
                self.state = fold(before, entry)
                steps.append((before, entry, self.state))
            answer = Done(self.state.seq)
        answered = Answered(command.seat, command.id, answer)
        ended = self.state.match.result is not None
        self._put(Job(self.id, expected, entries, answered, ended, self.epoch, (self, steps), lasts))

    def kept(self, job: Job, steps: list[Step]) -> None:
        """The job is on the disk: tell of it, answer it."""
        answered = job.answered
        key = (answered.seat, answered.command)
        waiting = self._answers.pop(key, None)
        if job.answer_lasts:
            self._answers[key] = answered.answer
        shown = self.shown
        for step in steps:
            self._tell(step)
        if self.shown is not shown and job.epoch != self.epoch:
            self.begin_anew()
        for then in waiting if isinstance(waiting, list) else ():
            then(answered.answer)

    def not_kept(self, job: Job, problem: Exception) -> None:
        """The job was not kept: the command may be sent again."""
        key = (job.answered.seat, job.answered.command)
        waiting = self._answers.pop(key, None)
        if key in self._given_elsewhere:
            self._answers[key] = self._given_elsewhere.pop(key)
        for then in waiting if isinstance(waiting, list) else ():
            then(problem)

    def begin_anew(self) -> None:
        """Forgets what was decided and not kept."""
        self.epoch += 1
        self.state = self.shown

    def _catch_up(self, entries: list[AnyEntry]) -> None:
        """What the log holds beyond what is shown, appended by others."""
        self.epoch += 1
        state = self.shown
        for entry in entries:
            after = fold(state, entry)
            self._tell((state, entry, after))
            state = after
        self.state = self.shown

    def _tell(self, step: Step) -> None:
        if step[2].seq != self.shown.seq + 1:
            return
        self.shown, self.since_ms = step[2], step[1].at_ms
        self.steps.append(step)
        for listener in tuple(self.listeners):
            listener(step)

    def missed(self, seq: int) -> list[Step] | None:
        """The steps after `seq`; None when they are not all kept in memory."""
        if seq == self.shown.seq:
            return []
        if not self.steps or not self.steps[0][0].seq <= seq <= self.shown.seq:
            return None
        return [step for step in self.steps if step[2].seq > seq]


def settle_group(outcomes: list[Kept]) -> None:
    """Tells each match what became of its jobs, in order."""
    for job, problem in outcomes:
        live, steps = job.token
        if problem is None:
            live.kept(job, steps)
        else:
            if job.epoch == live.epoch:
                live.begin_anew()
            live.not_kept(job, problem)
