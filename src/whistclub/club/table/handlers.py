"""The parts that the handlers of a table's subjects share: the origin of an entry, and who sent a command."""

from collections.abc import Callable
from typing import TypedDict

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.log.decisions import Environment
from whistclub.club.table.commands import Command
from whistclub.club.table.entries import Entry
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event, event


class Origin(TypedDict):
    """The fields every entry has: its time, the seat whose doing it was, and the id of its command."""

    at_ms: int
    seat: Seat | None
    command: str


Entries = tuple[Entry, ...]
Events = tuple[Event, ...]


def told_of_seat(kind: str) -> Callable[[Entry, TableState, TableState], Events]:
    """Tells of an entry that its seat did this, and no more."""
    return lambda entry, _, __: (event(kind, entry.seat),)


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
