"""Deletion for good: of a game that nobody keeps, and of a person with all that is only theirs.

What others played stays for them: their seats, rooms and places in a day's standings keep somebody neutral in this
person's place.
"""

from typing import Final

import msgspec
import sqlalchemy as sa

from whistclub.club import hosting
from whistclub.club.log.texts import to_text
from whistclub.club.notices.notice import Notice
from whistclub.club.people import GONE, Person
from whistclub.club.rooms import Chair, Departure, Room, room_from_text
from whistclub.club.store.db.row_locks import held, hold
from whistclub.club.store.logs.own_game_rows import COMPANIONS, OWN_GAMES
from whistclub.club.store.logs.sql_log import erase_rows
from whistclub.club.store.people.log_removal import leave_evenings, leave_match
from whistclub.club.store.people.sql_announcements import leave_announcements
from whistclub.club.store.people.sql_daily import TRIES
from whistclub.club.store.people.sql_devices import CHALLENGES, DEVICES, PASSKEYS
from whistclub.club.store.people.sql_friends import erase_ties
from whistclub.club.store.people.sql_prepared_deals import leave_prepared
from whistclub.club.store.people.sql_ratings import leave_ratings
from whistclub.club.store.people.sql_rooms import LINKS, PEOPLE, PERSONS, ROOMS, SEATINGS, VISITS, hold_people
from whistclub.club.store.people.sql_seasons import leave_seasons
from whistclub.club.table.removal import in_seat
from whistclub.rules.seats import Seat

PURGED: Final = 1
"""The mark of a deleted game that can no longer be had back."""


def purge(connection: sa.Connection, person: str, match: str, room: str, until_ms: int) -> None:
    """Removes a game of this room that the person deleted by then; the match itself goes when nobody keeps it and its
    room has gone on.
    """
    # The room first, as where somebody is removed: so neither waits for the other.
    hold(connection, ROOMS, [room])
    wanted = sa.select(OWN_GAMES).where(OWN_GAMES.c.match == match).order_by(OWN_GAMES.c.person)
    kept = {row.person: row for row in connection.execute(held(wanted))}
    if person not in kept or not PURGED < kept[person].deleted_ms <= until_ms:
        return
    own = (OWN_GAMES.c.person == person, OWN_GAMES.c.match == match)
    connection.execute(OWN_GAMES.update().where(*own).values(deleted_ms=PURGED, summary=""))
    connection.execute(COMPANIONS.delete().where(COMPANIONS.c.person == person, COMPANIONS.c.match == match))
    if all(row.deleted_ms == PURGED for who, row in kept.items() if who != person):
        _erase_left(connection, match, room)


def _erase_left(connection: sa.Connection, match: str, room: str) -> None:
    """Removes a match that nobody keeps, once its room has gone on."""
    found = hold(connection, ROOMS, [room])
    if not found or room_from_text(found[0].room).match != match:
        _erase_match(connection, match)


def remove_person(connection: sa.Connection, person: Person, neutral: Person) -> list[Notice]:
    """Removes the person within this transaction, `neutral` standing in where others need somebody.

    Returns the notices to be published after the commit. Raises Conflict if an evening of theirs grows meanwhile.
    """
    # First of all: what decides on something of theirs waits for this, and finds nobody.
    if not hold_people(connection, [person.id]):
        return []
    PERSONS.put_row(connection, neutral)
    # Evenings first: the rooms of one that is deleted go too.
    evenings = leave_evenings(connection, person.id, neutral)
    devices = sa.select(DEVICES.c.id).where(DEVICES.c.person == person.id)
    notices = [Notice("device", device) for device in connection.execute(devices).scalars()]
    notices += evenings.notices
    for room in _rooms_of(connection, person.id):
        if _is_alone(connection, room, person.id, evenings.deleted):
            _erase_room(connection, room)
            notices.append(Notice("room", room.id, room.version + 1))
        else:
            notices.append(_leave_room(connection, room, person.id, neutral.id))
    # Before the seatings name somebody neutral: they say which seats were this person's.
    for match, seat in _seats_of(connection, person.id):
        leave_match(connection, match, person.id, neutral, in_seat(Seat(seat), person.id))
    _forget_summaries(connection, person.id)
    for rows, column in ((SEATINGS, "person"), (VISITS, "person"), (TRIES, "person")):
        named = rows.c[column] == person.id
        connection.execute(rows.update().where(named).values({column: neutral.id}))
    leave_prepared(connection, person.id, neutral.id)
    leave_ratings(connection, person.id, neutral.id)
    leave_seasons(connection, person.id, evenings.deleted)
    leave_announcements(connection, person.id, evenings.deleted)
    for match, room_id in _kept_alone(connection, person.id):
        _erase_left(connection, match, room_id)
    _erase_own(connection, person.id)
    return notices


def _erase_own(connection: sa.Connection, person: str) -> None:
    """Removes what is nobody else's, and the person."""
    connection.execute(OWN_GAMES.delete().where(OWN_GAMES.c.person == person))
    theirs = sa.or_(COMPANIONS.c.person == person, COMPANIONS.c.other == person)
    connection.execute(COMPANIONS.delete().where(theirs))
    for rows in (DEVICES, PASSKEYS, CHALLENGES, LINKS):
        connection.execute(rows.delete().where(rows.c.person == person))
    erase_ties(connection, person)
    connection.execute(PEOPLE.delete().where(PEOPLE.c.id == person))


def _forget_summaries(connection: sa.Connection, person: str) -> None:
    """Empties the summaries of all games of rooms where the person was: they are made anew from the logs. Nobody
    deletes one of theirs meanwhile.
    """
    rooms = sa.select(VISITS.c.room).where(VISITS.c.person == person)
    played = sa.select(SEATINGS.c.table_id).where(SEATINGS.c.room.in_(rooms))
    for those in (OWN_GAMES.c.match.in_(played), OWN_GAMES.c.person == person):
        connection.execute(OWN_GAMES.update().where(those).values(summary=""))


def _kept_alone(connection: sa.Connection, person: str) -> list[tuple[str, str]]:
    """The person's games that everybody else who played them has deleted for good, each with its room."""
    own = sa.select(OWN_GAMES.c.match).where(OWN_GAMES.c.person == person)
    others = sa.select(OWN_GAMES.c.match, OWN_GAMES.c.room).where(
        OWN_GAMES.c.match.in_(own), OWN_GAMES.c.person != person
    )
    latest = sa.func.max(OWN_GAMES.c.deleted_ms)
    is_purged = sa.and_(latest == PURGED, sa.func.min(OWN_GAMES.c.deleted_ms) == PURGED)
    found = connection.execute(others.group_by(OWN_GAMES.c.match, OWN_GAMES.c.room).having(is_purged))
    return [(row.match, row.room) for row in found]


def _rooms_of(connection: sa.Connection, person: str) -> list[Room]:
    """The rooms where the person was, which nobody changes meanwhile."""
    visited = sa.select(VISITS.c.room).where(VISITS.c.person == person)
    rows = hold(connection, ROOMS, connection.execute(visited).scalars())
    return [room_from_text(row.room) for row in rows]


def _is_alone(connection: sa.Connection, room: Room, person: str, deleted: frozenset[str]) -> bool:
    """True if nobody who is still here was ever in this room, and it is no part of a day's or a set's results or an
    evening that is kept.
    """
    if room.plan.is_fixed or (room.plan.evening is not None and room.plan.evening.evening not in deleted):
        return False
    others = sa.select(VISITS.c.person).join(PEOPLE, PEOPLE.c.id == VISITS.c.person)
    here = others.where(VISITS.c.room == room.id, VISITS.c.person != person, PEOPLE.c.number != GONE)
    return connection.execute(here.limit(1)).first() is None


def _erase_room(connection: sa.Connection, room: Room) -> None:
    played = sa.select(SEATINGS.c.table_id).where(SEATINGS.c.room == room.id).distinct()
    matches = set(connection.execute(played).scalars()) | ({room.match} - {""})
    for match in sorted(matches):
        _erase_match(connection, match)
    connection.execute(VISITS.delete().where(VISITS.c.room == room.id))
    connection.execute(ROOMS.delete().where(ROOMS.c.id == room.id))


def _erase_match(connection: sa.Connection, match: str) -> None:
    for rows, column in ((COMPANIONS, "match"), (OWN_GAMES, "match"), (SEATINGS, "table_id")):
        connection.execute(rows.delete().where(rows.c[column] == match))
    erase_rows(connection, match)


def _leave_room(connection: sa.Connection, room: Room, person: str, neutral: str) -> Notice:
    changed = without_person(room, person, neutral)
    values = {"room": to_text(changed), "version": changed.version}
    connection.execute(ROOMS.update().where(ROOMS.c.id == room.id).values(values))
    return Notice("room", changed.id, changed.version)


def without_person(room: Room, person: str, neutral: str) -> Room:
    """The room's next version, with somebody neutral in the person's place; a seat that no match holds is free."""

    def chair_after(chair: Chair) -> Chair:
        if chair.person != person:
            return chair
        is_free = room.phase == "gathering" and room.plan.evening is None
        return Chair() if is_free else Chair(person=neutral, since=chair.since)

    def departure_after(one: Departure) -> Departure:
        return msgspec.structs.replace(one, person=neutral) if one.person == person else one

    changed = msgspec.structs.replace(
        room,
        chairs=tuple(map(chair_after, room.chairs)),
        kicked=tuple(neutral if one == person else one for one in room.kicked),
        aside=tuple(one for one in room.aside if one != person),
        left=tuple(map(departure_after, room.left)),
        version=room.version + 1,
        removals=room.removals + 1,
    )
    return hosting.removed(changed, neutral) if room.host == person else changed


def _seats_of(connection: sa.Connection, person: str) -> list[tuple[str, int]]:
    wanted = sa.select(SEATINGS.c.table_id, SEATINGS.c.seat).where(SEATINGS.c.person == person)
    return [(row.table_id, row.seat) for row in connection.execute(wanted)]
