"""A kind of log: its rules, by which commands are decided and entries folded, whatever the log is of."""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, Protocol, TypeVar

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.club.log.decisions import (
    Answer,
    Done,
    Entry,
    Environment,
    Key,
    Refused,
    Sender,
    Stale,
    implied_answers,
)


class State(Protocol):
    """The state of a log, as far as every kind has it."""

    @property
    def seq(self) -> int:
        """The seq of its last entry."""


class Command(Protocol):
    """A command to a log, as far as every kind has it."""

    @property
    def key(self) -> Key:
        """Its sender and its id. One without an id is the house's: it is never sent again, and decided anew each
        time.
        """


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Entry)


class LogKind(msgspec.Struct, Generic[S, C, E], frozen=True, kw_only=True):
    """The rules of one kind of log.

    `decide` gives the entries that a command leads to, and raises a WhistclubError for a refusal; `fold` the state
    after one more entry. `is_over` says that nothing more is played. After an entry of the kinds `rewriting` the
    entries before it are no longer as they were. `limited` gives the sender for whom a command counts that does not
    carry things on, so that their number has a limit; no sender for any other.
    """

    decide: Callable[[S, C, Environment], tuple[E, ...] | Stale]
    fold: Callable[[S | None, E], S]
    is_over: Callable[[S], bool]
    rewriting: tuple[type, ...] = ()
    limited: Callable[[C], tuple[Sender, ...]] = lambda _: ()


class Taken(msgspec.Struct, Generic[S, E], frozen=True):
    """A decision with what follows from it: its entries, the answer, and each entry with the states before and after
    it.
    """

    entries: tuple[E, ...]
    answer: Answer
    steps: tuple[tuple[S, E, S], ...]
    after: S


def take(kind: LogKind[S, C, E], state: S, command: C, environment: Environment) -> Taken[S, E]:
    """Decides the command and folds its entries; a refusal changes nothing."""
    try:
        decided = kind.decide(state, command, environment)
    except WhistclubError as problem:
        return Taken((), Refused(problem.reason), (), state)
    if isinstance(decided, Stale):
        return Taken((), decided, (), state)
    steps = tuple(steps_of(kind.fold, state, decided))
    after = steps[-1][2] if steps else state
    # As the log implies it, so that a command sent again after a restart gets the same answer.
    answer = implied_answers(decided, state.seq).get(command.key, Done(after.seq))
    return Taken(decided, answer, steps, after)


def steps_of(fold: Callable[[S | None, E], S], state: S, entries: Iterable[E]) -> Iterator[tuple[S, E, S]]:
    """Each entry with the states before and after it."""
    for entry in entries:
        after = fold(state, entry)
        yield state, entry, after
        state = after
