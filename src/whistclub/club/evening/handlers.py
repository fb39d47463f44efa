"""The parts that the handlers of an evening's subjects share: a request, the origin of an entry, and who is an
organiser.
"""

from typing import Any, TypedDict

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.evening.commands import AnyCommand
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.state import EveningState, said_last
from whistclub.club.log.decisions import Environment


class NotAtEvening(WhistclubError):
    """A command that this person may not give at this evening, or not now; nothing has changed."""


class Sender(msgspec.Struct, frozen=True):
    """The person who sent a command: their id, and their name in the club."""

    person: str
    name: str


class Sent(msgspec.Struct, frozen=True):
    """A command with its sender."""

    sender: Sender
    command: AnyCommand

    @property
    def key(self) -> tuple[str, str]:
        """The command among all of its evening."""
        return self.sender.person, self.command.id


class Request(msgspec.Struct, frozen=True):
    """A command with its sender, the evening's state, and the environment of the decision."""

    command: Any
    state: EveningState
    sender: Sender
    environment: Environment

    @property
    def at_ms(self) -> int:
        """The time of the decision."""
        return self.environment.at_ms

    @property
    def is_organiser(self) -> bool:
        """True if the sender is an organiser."""
        return is_organiser(self.state, self.sender.person)


class Origin(TypedDict):
    """The fields every entry has: its time, the person whose doing it was, and the id of its command."""

    at_ms: int
    by: str
    command: str


Entries = tuple[AnyEntry, ...]


def origin_of(request: Request) -> Origin:
    """The origin of the entries that the command leads to."""
    return {"at_ms": request.at_ms, "by": request.sender.person, "command": request.command.id}


def demand_nothing_since(request: Request) -> None:
    """Raises NotAtEvening if the organisers have done something since the act after which the command was meant."""
    after: int = request.command.after
    last = said_last(request.state)
    if after and (last is None or last[1] != after):
        raise NotAtEvening(reason("evening-done-since"))


def is_organiser(state: EveningState, person: str) -> bool:
    """True if the person is an organiser of the evening."""
    return any(person == organiser for organiser, _ in state.organisers)
