"""The shape of an evening's handlers: each subject decides its commands and folds its entries."""

from collections.abc import Callable, Mapping
from typing import Any, TypedDict

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.evening.commands import AnyCommand
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.state import EveningState


class NotAtEvening(WhistclubError):
    """A command that this person may not give at this evening, or not now; nothing has changed."""


class Sender(msgspec.Struct, frozen=True):
    """The person who sent a command: their id, and their name in the club."""

    person: str
    name: str


class Environment(msgspec.Struct, frozen=True):
    """The inputs of a decision besides the state: the time in milliseconds since 1970 UTC, and a source of so many random bytes."""

    at_ms: int
    fresh: Callable[[int], bytes]


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


class Handlers(msgspec.Struct, frozen=True, kw_only=True):
    """The handlers of one subject, by the class of the command or entry. `open_to_guests` are the commands that guests may give too."""

    decide: Mapping[type[AnyCommand], Callable[[Request], Entries]]
    fold: Mapping[type[AnyEntry], Callable[[Any, EveningState], EveningState]]
    open_to_guests: frozenset[type[AnyCommand]] = frozenset()


def origin_of(request: Request) -> Origin:
    """The origin of the entries that the command leads to."""
    return {"at_ms": request.at_ms, "by": request.sender.person, "command": request.command.id}


def demand_nothing_since(request: Request) -> None:
    """Raises NotAtEvening if the organisers have done something since the act after which the command was meant."""
    after: int = request.command.after
    last = request.state.last_act
    if after and (last is None or last.seq != after):
        raise NotAtEvening(reason("evening-done-since"))


def is_organiser(state: EveningState, person: str) -> bool:
    """True if the person is an organiser of the evening."""
    return any(person == organiser for organiser, _ in state.organisers)
