"""A person in the log of an evening: the names they have there, and their removal from it, which others keep. Pure."""

from collections.abc import Sequence

import msgspec

from whistclub.club.evening.entries import (
    Adjusted,
    AnyEntry,
    GuestAdded,
    GuestArrived,
    GuestRenamed,
    Opened,
    OrganiserAdded,
    OrganiserRemoved,
    PersonRemoved,
)
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.succession import after_removal
from whistclub.club.people import Person


def without_person(log: Sequence[AnyEntry], person: str, neutral: Person, at_ms: int) -> tuple[AnyEntry, ...]:
    """The log with `neutral` in the person's place, an entry that says that it was changed, and one that names another
    organiser if there is none.

    A guest's name becomes their number, so that two who were removed are told apart.
    """
    guests = _guests(log, person)
    changed = [_unnamed(_unsigned(entry, person, neutral), guests, person, neutral) for entry in log]
    removed = (*changed, PersonRemoved(at_ms=at_ms))
    return (*removed, *after_removal(fold_all(removed), at_ms))


def names_at(log: Sequence[AnyEntry], person: str) -> tuple[str, ...]:
    """The names under which the person is written down in this log, each once."""
    guests = _guests(log, person)
    names = (_name(entry, guests, person) for entry in log)
    return tuple(dict.fromkeys(name for name in names if name))


def _name(entry: AnyEntry, guests: set[int], person: str) -> str:
    """The name that this entry gives the person, who is these guests; empty if it gives none."""
    if isinstance(entry, Opened):
        return entry.organiser_name if entry.by == person else ""
    if isinstance(entry, GuestAdded | GuestRenamed):
        return entry.name if entry.guest in guests else ""
    return entry.name if isinstance(entry, OrganiserAdded) and entry.person == person else ""


def _guests(log: Sequence[AnyEntry], person: str) -> set[int]:
    """The guests who are or were this person."""
    came = (entry for entry in log if isinstance(entry, GuestAdded | GuestArrived))
    return {entry.guest for entry in came if entry.person == person}


def _unsigned(entry: AnyEntry, person: str, neutral: Person) -> AnyEntry:
    """The entry as the doing of somebody neutral, if it was the person's."""
    return msgspec.structs.replace(entry, by=neutral.id) if entry.by == person else entry


def _unnamed(entry: AnyEntry, guests: set[int], person: str, neutral: Person) -> AnyEntry:
    """The entry without the name and id of the person, who is these guests."""
    if isinstance(entry, Opened) and entry.by == neutral.id:
        return msgspec.structs.replace(entry, organiser_name=neutral.called)
    if isinstance(entry, GuestAdded | GuestRenamed) and entry.guest in guests:
        entry = msgspec.structs.replace(entry, name=f"#{entry.guest}")
    # An organiser's own words may say who it was.
    if isinstance(entry, Adjusted) and guests.intersection(entry.guests):
        return msgspec.structs.replace(entry, words="")
    if isinstance(entry, OrganiserAdded) and entry.person == person:
        entry = msgspec.structs.replace(entry, name=neutral.called)
    if isinstance(entry, GuestAdded | GuestArrived | OrganiserAdded | OrganiserRemoved):
        is_theirs = entry.person == person
        return msgspec.structs.replace(entry, person=neutral.id) if is_theirs else entry
    return entry
