"""Takes a person out of the entries of a match, where somebody neutral stands in their place."""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
import sqlalchemy as sa

from whistclub.club.log.texts import to_text
from whistclub.club.people import Person
from whistclub.club.rooms import room_from_text
from whistclub.club.store.logs.archive import change_archived
from whistclub.club.store.logs.schema import ENTRIES, MATCH_ROWS, TABLES
from whistclub.club.store.people.sql_rooms import PEOPLE, ROOMS, SEATINGS, VISITS
from whistclub.club.table.entries import (
    AnyEntry,
    Opened,
    Renamed,
    SeatAsked,
    SeatGiven,
    Sitter,
    entry_from_text,
)
from whistclub.rules.seats import Seat

_NAMING: Final = ("opened", "renamed", "seat_asked", "seat_given")
"""The kinds of entries that name people."""

Named = TypeVar("Named", Sitter, Renamed)
IsTheirs = Callable[[str, str, int | None], bool]
"""True for a name that is the person's: by the name, the id that stands with it (empty in older entries) and the seat."""


class Visited(msgspec.Struct, frozen=True):
    """A match in a room where the person was, in which no seat is theirs. `namesakes` are the seats of others with the same name."""

    match: str
    namesakes: frozenset[Seat]


def visited_matches(connection: sa.Connection, person: Person) -> list[Visited]:
    """The matches in all rooms where the person was, in which no seat is theirs."""
    was_in = sa.select(VISITS.c.room).where(VISITS.c.person == person.id)
    texts = connection.execute(sa.select(ROOMS.c.room).where(ROOMS.c.id.in_(was_in))).scalars()
    found = {match: set[Seat]() for text in texts if (match := room_from_text(text).match)}
    sitters = sa.select(SEATINGS.c.table_id, SEATINGS.c.seat, SEATINGS.c.person, PEOPLE.c.name)
    rows = sitters.join(PEOPLE, PEOPLE.c.id == SEATINGS.c.person).where(SEATINGS.c.room.in_(was_in))
    own = set[str]()
    for row in connection.execute(rows):
        seats = found.setdefault(row.table_id, set())
        if row.person == person.id:
            own.add(row.table_id)
        elif row.name == person.name:
            seats.add(Seat(row.seat))
    return [Visited(match, frozenset(seats)) for match, seats in sorted(found.items()) if match not in own]


def in_seat(seat: Seat, person: str) -> IsTheirs:
    """True for the names of a person who had this seat last. Older entries do not say whose a name is: it is theirs in this seat."""
    return lambda _, who, place: who == person if who else place == seat


def by_name(visited: Visited, person: Person) -> IsTheirs:
    """True for the names of a person who has no seat there any longer: others have theirs, so that only the room knows that they came."""

    def is_theirs(name: str, who: str, place: int | None) -> bool:
        # Older entries do not say whose a name is.
        if who or place in visited.namesakes:
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


def change_naming(
    connection: sa.Connection, match: str, person: str, neutral: Person, is_theirs: IsTheirs
) -> None:
    """Takes the person out of the entries of a match, within a transaction of the database that has them."""

    def change(text: str) -> str:
        if not any(f'"kind":"{kind}"' in text for kind in _NAMING):
            return text
        return to_text(unnamed(entry_from_text(text), person, neutral, is_theirs))

    # A match that leaves the archive just now has rows afterwards, and one that enters it none.
    if not change_archived(connection, match, change) and not _change_rows(connection, match, change):
        change_archived(connection, match, change)


def _change_rows(connection: sa.Connection, match: str, change: Callable[[str], str]) -> bool:
    """Changes the texts of the match's entries that name people; False if it has no rows. Nobody archives it meanwhile."""
    held = sa.select(TABLES.c.id).where(TABLES.c.id == match).with_for_update(key_share=True)
    if connection.execute(held).first() is None:
        return False
    kinds = [ENTRIES.c.entry.contains(f'"kind":"{kind}"') for kind in _NAMING]
    wanted = sa.select(ENTRIES.c.seq, ENTRIES.c.entry).where(ENTRIES.c.table_id == match, sa.or_(*kinds))
    for row in connection.execute(wanted).all():
        text = change(row.entry)
        if text != row.entry:
            MATCH_ROWS.change(connection, match, row.seq, text)
    return True
