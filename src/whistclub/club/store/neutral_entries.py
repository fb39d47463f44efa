"""Somebody neutral in the place of a person who was removed, in the entries of a match."""

from typing import TypeVar

import msgspec

from whistclub.club.people import Person
from whistclub.club.table.entries import AnyEntry, Opened, Renamed, SeatAsked, SeatGiven, Sitter
from whistclub.rules.seats import Seat

Named = TypeVar("Named", Sitter, Renamed)


def unnamed(entry: AnyEntry, seat: Seat, person: str, neutral: Person) -> AnyEntry:
    """The entry with a neutral name for the person, who had this seat last, at whatever seat and under every name they had.

    Older entries do not say whose a name is: there it is this person's if it is in this seat.
    """

    def is_theirs(who: str, place: int | None) -> bool:
        return who == person if who else place == seat

    if isinstance(entry, Opened):
        sitters = tuple(
            neutral_sitter(sitter, neutral) if not sitter.bot and is_theirs(sitter.who, place) else sitter
            for place, sitter in enumerate(entry.sitters)
        )
        return msgspec.structs.replace(entry, sitters=sitters)
    if isinstance(entry, Renamed) and is_theirs(entry.who, entry.seat):
        return neutral_sitter(entry, neutral)
    return without_question(entry, person, neutral)


def neutral_sitter(named: Named, neutral: Person) -> Named:
    """Somebody neutral instead; an older entry goes on to say nothing of who it was."""
    return msgspec.structs.replace(named, name=neutral.called, who=neutral.id if named.who else "")


def without_question(entry: AnyEntry, person: str, neutral: Person) -> AnyEntry:
    """The entry with somebody neutral, if the person asked in it for a seat or was given one."""
    if isinstance(entry, SeatAsked) and entry.who == person:
        return msgspec.structs.replace(entry, who=neutral.id, name=neutral.called)
    if isinstance(entry, SeatGiven) and entry.who == person:
        return msgspec.structs.replace(entry, who=neutral.id)
    return entry
