"""The removal of a person from the log of an evening, whose other guests keep it. Pure."""

from collections.abc import Sequence

import msgspec

from whistclub.club.evening.entries import (
    AnyEntry,
    GuestAdded,
    GuestArrived,
    GuestRenamed,
    Opened,
    OrganiserAdded,
    OrganiserRemoved,
    PersonRemoved,
)
from whistclub.club.people import Person


def without_person(log: Sequence[AnyEntry], person: str, neutral: Person, at_ms: int) -> tuple[AnyEntry, ...]:
    """The log with `neutral` in the person's place, and a last entry that says that it was changed.

    A guest's name becomes their number, so that two who were removed are told apart.
    """
    guests = {
        entry.guest
        for entry in log
        if isinstance(entry, GuestAdded | GuestArrived) and entry.person == person
    }
    changed = [_unnamed(_unsigned(entry, person, neutral), guests, person, neutral) for entry in log]
    return (*changed, PersonRemoved(at_ms=at_ms))


def _unsigned(entry: AnyEntry, person: str, neutral: Person) -> AnyEntry:
    """The entry as the doing of somebody neutral, if it was the person's."""
    return msgspec.structs.replace(entry, by=neutral.id) if entry.by == person else entry


def _unnamed(entry: AnyEntry, guests: set[int], person: str, neutral: Person) -> AnyEntry:
    """The entry without the name and id of the person, who is these guests."""
    if isinstance(entry, Opened) and entry.by == neutral.id:
        return msgspec.structs.replace(entry, organiser_name=neutral.called)
    if isinstance(entry, GuestAdded | GuestRenamed) and entry.guest in guests:
        entry = msgspec.structs.replace(entry, name=f"#{entry.guest}")
    if isinstance(entry, OrganiserAdded) and entry.person == person:
        entry = msgspec.structs.replace(entry, name=neutral.called)
    if isinstance(entry, GuestAdded | GuestArrived | OrganiserAdded | OrganiserRemoved):
        is_theirs = entry.person == person
        return msgspec.structs.replace(entry, person=neutral.id) if is_theirs else entry
    return entry
