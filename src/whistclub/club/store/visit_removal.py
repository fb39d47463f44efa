"""Takes a person's name out of matches that they left: others have their seats there now, so that only the room knows that they came."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from whistclub.club.people import Person
from whistclub.club.rooms import room_from_text
from whistclub.club.store.neutral_entries import neutral_sitter, without_question
from whistclub.club.store.sql_rooms import PEOPLE, ROOMS, SEATINGS, VISITS
from whistclub.club.table.entries import AnyEntry, Opened, Renamed
from whistclub.rules.seats import Seat


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


def without_visitor(visited: Visited, person: Person, neutral: Person) -> Callable[[AnyEntry], AnyEntry]:
    """The function that takes the person out of an entry of this match, under every name they had there."""

    def is_theirs(name: str, who: str, seat: Seat | None) -> bool:
        # Older entries do not say whose a name is.
        if who or seat in visited.namesakes:
            return who == person.id
        return name == person.called or name.rpartition(" (")[0] == person.called

    def changed(entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Opened):
            sitters = tuple(
                neutral_sitter(sitter, neutral)
                if not sitter.bot and is_theirs(sitter.name, sitter.who, Seat(seat))
                else sitter
                for seat, sitter in enumerate(entry.sitters)
            )
            return msgspec.structs.replace(entry, sitters=sitters)
        if isinstance(entry, Renamed) and is_theirs(entry.name, entry.who, entry.seat):
            return neutral_sitter(entry, neutral)
        return without_question(entry, person.id, neutral)

    return changed
