"""The deals of many records reviewed by several processes."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from functools import lru_cache
from typing import Final

import msgspec

from whistclub.coach import Effort, review_deal
from whistclub.games.registry import make_game
from whistclub.rules.match import Match
from whistclub.rules.record import record_from_bytes
from whistclub.rules.replay import replay
from whistclub.study.analysis.rows import DealRows, rows_of
from whistclub.terminal.commands.jobs import Shared

_AHEAD: Final = 4
"""Tasks that wait for each process."""


class Task(msgspec.Struct, frozen=True):
    """A deal to review: the record's name and bytes, the deal's place in it, and the acts before it."""

    name: str
    record: bytes
    place: int
    first: int
    effort: Effort

    def __repr__(self) -> str:
        return f"Task({self.name}, {self.place})"


class Done(msgspec.Struct, frozen=True):
    """A deal reviewed; or the error of the coach, which ends nothing but that deal."""

    task: Task
    rows: DealRows | None
    error: str = ""


def done_by(tasks: Iterable[Task], work: Shared) -> Iterator[Done]:
    """The tasks done, in their order, with a few of them waiting."""
    waiting: deque[tuple[Task, Future[DealRows]]] = deque()
    for task in tasks:
        waiting.append((task, work.executor.submit(reviewed, task)))
        if len(waiting) > _AHEAD * work.at_once:
            yield _done(*waiting.popleft())
    while waiting:
        yield _done(*waiting.popleft())


def _done(task: Task, future: Future[DealRows]) -> Done:
    try:
        return Done(task, future.result())
    except (ValueError, TypeError, LookupError, AssertionError, ArithmeticError) as problem:
        return Done(task, None, f"{type(problem).__name__}: {problem}")


def reviewed(task: Task) -> DealRows:
    """The rows of one deal."""
    match = _match(task.name, task.record)
    played = match.deals[task.place]
    return rows_of(played, review_deal(match.game, played, task.first, task.effort), match.game.seats)


@lru_cache(maxsize=2)
def _match(_: str, record: bytes) -> Match:
    return replay(record_from_bytes(record), make_game)
