"""Decisions about commands, by the handlers of a log's subjects, and the answers to them.

A command carries an id that its sender never used before at this log: sent again, it is done once. What an entry names
was done, so that its answer follows from the log. Nothing else is stored: a refusal has changed nothing, and one that
is no longer remembered is decided again.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from whistclub.cards.errors import BadRecord, Reason, reason

Sender = int | str | None
"""The sender of a command: a seat of a table, a person at an evening. The house is None at a table and empty at an
evening.
"""

Key = tuple[Sender, str]
"""A command among all of its log: its sender and its id."""


class Done(msgspec.Struct, frozen=True):
    """The command was done; `seq` is the seq of the last entry that names it, or of the log where it changed
    nothing.
    """

    seq: int


class Refused(msgspec.Struct, frozen=True):
    """The command was not done, and nothing has changed; `why` is a key `reason-...` of the catalogues with its
    facts.
    """

    why: Reason

    def __repr__(self) -> str:
        return f"Refused({self.why.key!r})"


class Stale(msgspec.Struct, frozen=True):
    """The command was not done: what its sender may do has changed since the seq that they saw, last at `seq`."""

    seq: int


Answer = Done | Refused | Stale
Answers = dict[Key, Answer]


class Entry(Protocol):
    """An entry of a log, as far as every kind has it."""

    @property
    def at_ms(self) -> int:
        """Its time in milliseconds since 1970 UTC."""

    @property
    def key(self) -> Key:
        """The command that led to it, whose id is empty where there was none."""


def implied_answers(entries: Iterable[Entry], since: int = 0) -> Answers:
    """The answers to the commands that the entries after the seq `since` name: done, with the last entry of each."""
    return {entry.key: Done(seq) for seq, entry in enumerate(entries, since + 1) if entry.key[1]}


S = TypeVar("S")
E = TypeVar("E")


class Environment(msgspec.Struct, frozen=True):
    """The inputs of a decision besides the state: the time in milliseconds since 1970 UTC, and a source of so many
    random bytes.
    """

    at_ms: int
    fresh: Callable[[int], bytes]


class Handlers(msgspec.Struct, frozen=True, kw_only=True):
    """The handlers of one subject, or of all, by the class of the command or entry.

    `decide` is called as the log's own `decide` says; `fold` with the entry and the state; `events` with the entry and
    the states before and after it. `relevant_seq` gives, for a state and a sender, the seq that the sender must have
    seen for the command not to be stale; 0 where there is none.
    """

    decide: Mapping[type[Any], Callable[..., Any]]
    fold: Mapping[type[Any], Callable[..., Any]]
    events: Mapping[type[Any], Callable[..., Any]] = {}
    relevant_seq: Mapping[type[Any], Callable[..., int]] = {}


def joined(subjects: Sequence[Handlers]) -> Handlers:
    """The handlers of all these subjects."""
    return Handlers(
        decide={kind: handler for subject in subjects for kind, handler in subject.decide.items()},
        fold={kind: handler for subject in subjects for kind, handler in subject.fold.items()},
        events={kind: handler for subject in subjects for kind, handler in subject.events.items()},
        relevant_seq={kind: found for subject in subjects for kind, found in subject.relevant_seq.items()},
    )


def fold_entries(fold: Callable[[S | None, E], S], entries: Iterable[E]) -> S:
    """The state after all these entries. Raises as `fold` does, and BadRecord for none."""
    state: S | None = None
    for entry in entries:
        state = fold(state, entry)
    if state is None:
        raise BadRecord(reason("log-not-opened"))
    return state
