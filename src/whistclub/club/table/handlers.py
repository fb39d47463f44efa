"""The shape of a table's handlers: each subject decides its commands, folds its entries and tells their events."""

from collections.abc import Callable, Mapping
from typing import TypedDict

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.table.commands import Command, Refused, Stale
from whistclub.club.table.entries import Entry
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event


class Environment(msgspec.Struct, frozen=True):
    """The inputs of a decision besides the state: the time in milliseconds since 1970 UTC, and a source of 32 random bytes."""

    at_ms: int
    fresh: Callable[[], bytes]


class Origin(TypedDict):
    """The fields every entry has: its time, the seat whose doing it was, and the id of its command."""

    at_ms: int
    seat: Seat | None
    command: str


Entries = tuple[Entry, ...]
Decision = Entries | Refused | Stale
Events = tuple[Event, ...]


class Handlers(msgspec.Struct, frozen=True, kw_only=True):
    """The handlers of one subject, by the class of the command or entry.

    `decide` is called with the command, the state and the environment; `fold` with the entry and the state; `events` with the
    entry and the states before and after it. `relevant_seq` gives, for a state and a sender, the seq that the sender must
    have seen for the command not to be stale; 0 where there is none.
    """

    decide: Mapping[type[Command], Callable[..., Decision]]
    fold: Mapping[type[Entry], Callable[..., TableState]]
    events: Mapping[type[Entry], Callable[..., Events]]
    relevant_seq: Mapping[type[Command], Callable[[TableState, Seat | None], int]] = {}


def origin_of(command: Command, environment: Environment) -> Origin:
    """The origin of the entries that the command leads to."""
    return {"at_ms": environment.at_ms, "seat": command.seat, "command": command.id}


def house_origin(at_ms: int) -> Origin:
    """The origin of an entry that follows from another one."""
    return {"at_ms": at_ms, "seat": None, "command": ""}


def sender(command: Command) -> Seat:
    """The sender's seat. Raises IllegalAction for a command of the house."""
    if command.seat is None:
        raise IllegalAction(reason("no-such-seat"))
    return command.seat


def person_of(command: Command, state: TableState) -> Seat:
    """The sender's seat, which must be a person's. Raises IllegalAction."""
    seat = sender(command)
    if state.sitters[seat].bot:
        raise IllegalAction(reason("seat-of-bot"))
    return seat
