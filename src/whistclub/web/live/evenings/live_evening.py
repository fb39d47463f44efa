"""A running evening: commands wait in a queue, are decided some at a time, and are answered after their commit."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from whistclub.club.evening.entries import AnyEntry, PersonRemoved
from whistclub.club.evening.fold import fold
from whistclub.club.evening.handlers import Decision
from whistclub.club.evening.state import EveningState
from whistclub.club.log.answers import Answer, Answers, Done, Key, Refused
from whistclub.club.log.handlers import Environment
from whistclub.club.store.log import Conflict

_AT_ONCE: Final = 20
"""So many commands are decided before other messages are handled."""
_TRIES: Final = 20
_MOST_REFUSALS: Final = 2000

Decide = Callable[[EveningState, Environment], Decision]
HOUSE: Final[Key] = ("", "")


class EveningEntries(Protocol):
    """The stored entries of evenings."""

    async def append(self, before: EveningState, entries: tuple[AnyEntry, ...], after: EveningState) -> None:
        """Appends the entries that lead from one state to the other. Raises Conflict, BadFile."""

    async def read(self, evening: str, since: int) -> list[AnyEntry]:
        """The entries after the seq `since`."""

    async def whole(self, evening: str) -> tuple[EveningState, Answers]:
        """The evening as its whole log makes it, and the answers to its commands."""


class _Waiting(msgspec.Struct):
    key: Key
    decide: Decide
    answer: asyncio.Future[Answer]


class LiveEvening:
    """One evening. `state` is the last committed state."""

    def __init__(
        self,
        state: EveningState,
        answers: Answers,
        store: EveningEntries,
        environment: Callable[[], Environment],
        on_change: Callable[[EveningState, EveningState], None],
    ) -> None:
        """`answers` are those to the commands done so far. `on_change` is called with the states before and after entries were committed."""
        self.state = state
        self._store, self._environment, self._on_change = store, environment, on_change
        self._answers = dict(answers)
        self._refusals: OrderedDict[Key, None] = OrderedDict()
        self._waiting: list[_Waiting] = []
        self._running: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def send(self, key: Key, decide: Decide) -> Answer:
        """Decides a command and waits for its answer; one sent before gets its first answer. Raises BadFile, and then nothing has changed."""
        known = self._answers.get(key)
        if known is not None:
            return known
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(key, decide, answer))
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())
        return await answer

    def has_answered(self, key: Key) -> bool:
        """True if this command was answered before, and sent again is answered so."""
        return key in self._answers

    async def read_on(self) -> None:
        """Reads and folds the entries that other workers have appended."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        before = self.state
        entries = await self._store.read(before.evening, before.seq)
        if any(isinstance(entry, PersonRemoved) for entry in entries):
            await self._read_anew()
        else:
            for entry in entries:
                self.state = fold(self.state, entry)
                self._keep(entry, self.state.seq)
        if entries:
            self._on_change(before, self.state)

    async def _read_anew(self) -> None:
        """Reads the whole log, of which entries were changed; refusals and answers to whoever was removed are forgotten."""
        self.state, self._answers = await self._store.whole(self.state.evening)
        self._refusals.clear()

    def _keep(self, entry: AnyEntry, seq: int) -> None:
        """Keeps the answer that an entry implies for its command."""
        if entry.command:
            self._answers[entry.key] = Done(seq)

    async def _run(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:_AT_ONCE], self._waiting[_AT_ONCE:]
                async with self._lock:
                    await self._settle(some)
                await asyncio.sleep(0)
        finally:
            self._running = None

    async def _settle(self, some: list[_Waiting]) -> None:
        try:
            answers = await self._commit(some)
        except Exception as problem:  # noqa: BLE001 - each sender is told
            for one in some:
                if not one.answer.done():
                    one.answer.set_exception(problem)
            return
        for one, answer in zip(some, answers, strict=True):
            if one.key != HOUSE and one.key not in self._answers:
                self._remember(one.key, answer)
            if not one.answer.done():
                one.answer.set_result(answer)

    async def _commit(self, some: list[_Waiting]) -> list[Answer]:
        """Decides these commands one after the other and commits them together; does so again after reading what others appended.

        A command is answered as its entries imply, so that it gets the same answer after a restart.
        """
        for _ in range(_TRIES):
            before = self.state
            entries, after, answers = self._decide(some)
            if not entries:
                return answers
            try:
                await self._store.append(before, tuple(entries), after)
            except Conflict:
                await self._read_on()
                continue
            for seq, entry in enumerate(entries, before.seq + 1):
                self._keep(entry, seq)
            self.state = after
            self._on_change(before, after)
            return [self._answers.get(one.key, answer) for one, answer in zip(some, answers, strict=True)]
        raise Conflict

    def _decide(self, some: list[_Waiting]) -> tuple[list[AnyEntry], EveningState, list[Answer]]:
        """Decides these commands in their order: the entries, the state after them, and the answers."""
        state, entries = self.state, list[AnyEntry]()
        answers: list[Answer] = []
        now: dict[Key, Answer] = {}
        for one in some:
            answer = self._answers.get(one.key) or now.get(one.key)
            if answer is None:
                decided = one.decide(state, self._environment())
                if isinstance(decided, Refused):
                    answer = decided
                else:
                    for entry in decided:
                        state = fold(state, entry)
                    entries += decided
                    answer = Done(state.seq)
                if one.key != HOUSE:
                    now[one.key] = answer
            answers.append(answer)
        return entries, state, answers

    def _remember(self, key: Key, answer: Answer) -> None:
        """Keeps the answer to a command that led to no entry, for a while."""
        self._answers[key] = answer
        self._refusals[key] = None
        if len(self._refusals) > _MOST_REFUSALS:
            self._answers.pop(self._refusals.popitem(last=False)[0], None)
