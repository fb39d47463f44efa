"""A person in the log of a match: the entries that name them, with somebody neutral in their place. Pure."""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from whistclub.club.people import Person
from whistclub.club.table.entries import AnyEntry, Opened, Renamed, SeatAsked, SeatGiven, Sitter
from whistclub.rules.seats import Seat

NAMING: Final = ("opened", "renamed", "seat_asked", "seat_given")
"""The kinds of entries that name people."""

Named = TypeVar("Named", Sitter, Renamed)
IsTheirs = Callable[[str, str, int | None], bool]
"""True for a name that is the person's: by the name, the id that stands with it (empty in older entries) and the
seat.
"""


def in_seat(seat: Seat, person: str) -> IsTheirs:
    """True for the names of a person who had this seat last. Older entries do not say whose a name is: it is theirs in
    this seat.
    """
    return lambda _, who, place: who == person if who else place == seat


def by_name(namesakes: frozenset[Seat], person: Person) -> IsTheirs:
    """True for the names of a person who has no seat there any longer: others have theirs, so that only the room knows
    that they came.

    `namesakes` are the seats of others with the same name.
    """

    def is_theirs(name: str, who: str, place: int | None) -> bool:
        # Older entries do not say whose a name is.
        if who or place in namesakes:
            return who == person.id
        return name == person.called or name.rpartition(" (")[0] == person.called

    return is_theirs


def unnamed(entry: AnyEntry, person: str, neutral: Person, is_theirs: IsTheirs) -> AnyEntry:
    """The entry with somebody neutral in the person's place, at whatever seat and under every name they had."""
    if isinstance(entry, Opened):
        sitters = tuple(
            _neutral(one, neutral) if not one.bot and is_theirs(one.name, one.who, place) else one
            for place, one in enumerate(entry.sitters)
        )
        return msgspec.structs.replace(entry, sitters=sitters)
    if isinstance(entry, Renamed) and is_theirs(entry.name, entry.who, entry.seat):
        return _neutral(entry, neutral)
    if isinstance(entry, SeatAsked) and entry.who == person:
        return msgspec.structs.replace(entry, who=neutral.id, name=neutral.called)
    if isinstance(entry, SeatGiven) and entry.who == person:
        return msgspec.structs.replace(entry, who=neutral.id)
    return entry


def _neutral(named: Named, neutral: Person) -> Named:
    """Somebody neutral instead; an older entry goes on to say nothing of who it was."""
    return msgspec.structs.replace(named, name=neutral.called, who=neutral.id if named.who else "")
