"""People, rooms and seatings, in the same database as the log."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.log.port import Conflict
from whistclub.club.log.texts import to_text
from whistclub.club.notices.notice import Notice
from whistclub.club.people import Person
from whistclub.club.rooms import Room, room_from_text
from whistclub.club.store.db.row_locks import held, hold
from whistclub.club.store.db.rows import Rows, has_rows
from whistclub.club.store.logs.own_game_rows import OWN_GAMES, is_deleted_by_all
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.table.entries import Opened

PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
)
LINKS: Final = sa.Table(
    "links",
    METADATA,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("expires_ms", sa.BigInteger, nullable=False),
)
ROOMS: Final = sa.Table(
    "rooms",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
    sa.Column("room", sa.Text, nullable=False),
)
SEATINGS: Final = sa.Table(
    "seatings",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("room", sa.Text, nullable=False),
)
PERSONS: Final = Rows(PEOPLE, Person)
VISITS: Final = sa.Table(
    "visits",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("room", sa.Text, primary_key=True),
)
_MOST_LISTED: Final = 1000
"""Chosen by hand: nobody reads through more."""


class SqlClub:
    """The club's people and rooms, in a log's database. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self.log = log

    def add_person(self, person: Person) -> None:
        """Stores a new person."""
        with self.log.writing() as connection:
            PERSONS.put_row(connection, person)

    def person(self, person: str) -> Person | None:
        """The person of this id, None if there is none."""
        with self.log.reading() as connection:
            return PERSONS.one_of(connection, PEOPLE.c.id == person)

    def rename(self, person: str, name: str, face: int) -> None:
        """Changes the person's name and face."""
        with self.log.writing() as connection:
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(name=name, face=face))

    def add_link(self, digest: str, person: str, expires_ms: int, now_ms: int) -> None:
        """Stores a link for a second device, and deletes expired ones and earlier ones of this person. Raises Conflict
        for somebody removed.
        """
        old = sa.or_(LINKS.c.expires_ms <= now_ms, LINKS.c.person == person)
        with self.log.writing() as connection:
            connection.execute(LINKS.delete().where(old))
            connection.execute(LINKS.insert().values(digest=digest, person=person, expires_ms=expires_ms))

    def clear_links(self, now_ms: int) -> None:
        """Deletes the links that are expired."""
        with self.log.writing() as connection:
            connection.execute(LINKS.delete().where(LINKS.c.expires_ms <= now_ms))

    def redeem(self, digest: str, now_ms: int) -> str | None:
        """The person whose link it is, which can be redeemed once; None for an unknown or expired one."""
        live = sa.and_(LINKS.c.digest == digest, LINKS.c.expires_ms > now_ms)
        with self.log.writing() as connection:
            found: str | None = connection.execute(
                held(sa.select(LINKS.c.person).where(live))
            ).scalar_one_or_none()
            connection.execute(LINKS.delete().where(live))
        return found

    def room(self, room: str) -> Room | None:
        """The room of this id, None if there is none."""
        with self.log.reading() as connection:
            text = connection.execute(sa.select(ROOMS.c.room).where(ROOMS.c.id == room)).scalar_one_or_none()
        return None if text is None else room_from_text(text)

    def add_room(self, room: Room) -> None:
        """Stores a new room, and the visits of its people."""
        with self.log.writing() as connection:
            self.insert(connection, room)

    def insert(self, connection: sa.Connection, room: Room) -> None:
        """Stores a new room within this transaction. Raises Conflict for somebody there who was removed."""
        connection.execute(ROOMS.insert().values(id=room.id, **_room_columns(room)))
        _add_visits(connection, room, set())

    def add_playing(self, found: Sequence[tuple[Room, Opened]]) -> None:
        """Stores rooms with the matches begun in them in one transaction, besides those that are stored already.

        Another worker may store one of them at the same moment, so a conflict means that there is one less to store.
        """
        for _ in found:
            with suppress(Conflict):
                return self._add_missing(found)
        return self._add_missing(found)

    def _add_missing(self, found: Sequence[tuple[Room, Opened]]) -> None:
        with self.log.writing() as connection:
            known = {row.id for row in hold(connection, ROOMS, [room.id for room, _ in found])}
            for room, opened in found:
                if room.id not in known:
                    self.insert(connection, room)
                    self.log.begin(connection, opened)
                    _replace_seatings(connection, room)

    def change_room(self, room: Room, opened: Opened | None = None) -> Room:
        """Stores the next version of the room, with the match that it begins. Raises Conflict if the room was changed
        meanwhile.
        """
        changed = msgspec.structs.replace(room, version=room.version + 1)
        with self.log.writing() as connection:
            update = (
                ROOMS.update()
                .where(ROOMS.c.id == room.id, ROOMS.c.version == room.version)
                .values(**_room_columns(changed))
            )
            if connection.execute(update).rowcount != 1:
                raise Conflict
            if opened is not None:
                self.log.begin(connection, opened)
            known = sa.select(VISITS.c.person).where(VISITS.c.room == room.id)
            _add_visits(connection, changed, set(connection.execute(known).scalars()))
            _replace_seatings(connection, changed)
        self.log.notices.publish([Notice("room", changed.id, changed.version)])
        return changed

    def versions(self, rooms: Sequence[str]) -> list[tuple[str, int]]:
        """The versions of these rooms."""
        with self.log.reading() as connection:
            rows = connection.execute(
                sa.select(ROOMS.c.id, ROOMS.c.version).where(ROOMS.c.id.in_(rooms))
            ).all()
        return [(room, version) for room, version in rows]

    def rooms_of(self, person: str, most: int = 50) -> list[Room]:
        """The rooms this person has sat in, the one changed last first."""
        wanted = (
            sa.select(ROOMS.c.room)
            .join(VISITS, VISITS.c.room == ROOMS.c.id)
            .where(VISITS.c.person == person)
            .order_by(ROOMS.c.changed_ms.desc(), ROOMS.c.id)
            .limit(most)
        )
        return self._rooms(wanted)

    def listed(self, since_ms: int, others: Sequence[str] = ()) -> list[Room]:
        """The listed rooms that were changed since, the last changed first, and then those of `others` that are
        listed.
        """
        recent = (
            sa.select(ROOMS.c.room)
            .where(ROOMS.c.listed, ROOMS.c.changed_ms > since_ms)
            .order_by(ROOMS.c.changed_ms.desc(), ROOMS.c.id)
            .limit(_MOST_LISTED)
        )
        found = self._rooms(recent)
        if others:
            found += self._rooms(
                sa.select(ROOMS.c.room).where(ROOMS.c.id.in_(others[:_MOST_LISTED]), ROOMS.c.listed)
            )
        return found

    def seats_of(self, person: str) -> list[tuple[str, int]]:
        """The finished matches of this person that they have not deleted, with the seat."""
        wanted = (
            sa.select(OWN_GAMES.c.match, OWN_GAMES.c.seat)
            .where(OWN_GAMES.c.person == person, OWN_GAMES.c.deleted_ms == 0)
            .order_by(OWN_GAMES.c.opened_ms, OWN_GAMES.c.match)
        )
        with self.log.reading() as connection:
            return [(row.match, row.seat) for row in connection.execute(wanted)]

    def unfinished_of(self, person: str, most: int = 100) -> list[tuple[str, int]]:
        """The matches of this person that go on, with the seat, those of the rooms changed last first; none that they
        have taken off their list.
        """
        same = sa.and_(OWN_GAMES.c.person == SEATINGS.c.person, OWN_GAMES.c.match == SEATINGS.c.table_id)
        wanted = (
            sa.select(SEATINGS.c.table_id, SEATINGS.c.seat, ROOMS.c.room)
            .join(ROOMS, ROOMS.c.id == SEATINGS.c.room)
            .outerjoin(OWN_GAMES, same)
            .where(SEATINGS.c.person == person, OWN_GAMES.c.match.is_(None))
            .order_by(ROOMS.c.changed_ms.desc(), SEATINGS.c.table_id)
            .limit(most)
        )
        with self.log.reading() as connection:
            rows = connection.execute(wanted).all()
        return [(row.table_id, row.seat) for row in rows if person not in room_from_text(row.room).aside]

    def edition_of(self, match: str, room: str) -> int | None:
        """The edition of a match of this room, which changes when somebody is removed from its log; None if it was not
        played there, or everybody whose match it was has deleted it. Raises NotHere for an unknown room.
        """
        found = self.room(room)
        if found is None:
            raise NotFound(reason("table-not-found"))
        played = sa.select(SEATINGS.c.room).where(SEATINGS.c.table_id == match).limit(1)
        with self.log.reading() as connection:
            if is_deleted_by_all(connection, match):
                return None
            is_own = found.match == match or connection.execute(played).scalar_one_or_none() == room
            return found.removals if is_own else None

    def has_played(self, person: str, match: str) -> bool:
        """True if the match counts for this person."""
        with self.log.reading() as connection:
            return has_rows(connection, SEATINGS, SEATINGS.c.table_id == match, SEATINGS.c.person == person)

    def _rooms(self, wanted: sa.Select[Any]) -> list[Room]:
        with self.log.reading() as connection:
            return [room_from_text(text) for text in connection.execute(wanted).scalars()]


def people_of(log: SqlLog, ids: Sequence[str]) -> dict[str, Person]:
    """These people by their ids."""
    with log.reading() as connection:
        return {one.id: one for one in PERSONS.all_of(connection, PEOPLE.c.id.in_(ids))}


def hold_people(connection: sa.Connection, people: Iterable[str]) -> set[str]:
    """Holds these people while this transaction decides on what is theirs: nobody removes them meanwhile. Returns those
    who were not removed before.
    """
    return {row.id for row in hold(connection, PEOPLE, people)}


def hold_person(connection: sa.Connection, person: str, *others: str) -> None:
    """Holds somebody for whom this transaction decides, and the others concerned. Raises NotHere if the person was
    removed.
    """
    if person not in hold_people(connection, (person, *others)):
        raise NotHere(reason("nobody-known"))


def _add_visits(connection: sa.Connection, room: Room, known: set[str]) -> None:
    """Stores who has come to the room besides those known there. Raises Conflict for somebody who was removed: the
    database knows them no longer.
    """
    new = {room.host, *(chair.person for chair in room.chairs)} - known - {""}
    if new:
        connection.execute(VISITS.insert(), [{"person": person, "room": room.id} for person in sorted(new)])


def _room_columns(room: Room) -> dict[str, str | int]:
    return {
        "version": room.version,
        "listed": room.plan.listed,
        "changed_ms": room.changed_ms,
        "room": to_text(room),
    }


def _replace_seatings(connection: sa.Connection, room: Room) -> None:
    """Stores the seats of the running match: it counts for the last person to have each seat."""
    if not room.match or room.phase != "playing":
        return
    connection.execute(SEATINGS.delete().where(SEATINGS.c.table_id == room.match))
    rows = [
        {"table_id": room.match, "seat": seat, "person": chair.person, "room": room.id}
        for seat, chair in enumerate(room.chairs)
        if chair.person and not chair.since
    ]
    if rows:
        connection.execute(SEATINGS.insert(), rows)
