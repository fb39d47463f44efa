"""The handlers of a log: each of its subjects decides its commands, folds its entries and tells their events."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from whistclub.cards.errors import BadRecord, reason

S = TypeVar("S")
E = TypeVar("E")


class Environment(msgspec.Struct, frozen=True):
    """The inputs of a decision besides the state: the time in milliseconds since 1970 UTC, and a source of so many random bytes."""

    at_ms: int
    fresh: Callable[[int], bytes]


class Handlers(msgspec.Struct, frozen=True, kw_only=True):
    """The handlers of one subject, or of all, by the class of the command or entry.

    `decide` is called as the log's own `decide` says; `fold` with the entry and the state; `events` with the entry and the states
    before and after it. `relevant_seq` gives, for a state and a sender, the seq that the sender must have seen for the command
    not to be stale; 0 where there is none.
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
