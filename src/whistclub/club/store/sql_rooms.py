"""People, rooms and who sat where, in the same database as the log."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.cards.errors import reason
from whistclub.club.people import Person
from whistclub.club.rooms import NotHere, Room, room_from_text, room_to_text
from whistclub.club.store.log import Conflict
from whistclub.club.store.notices import notify
from whistclub.club.store.sql_log import ENTRIES, METADATA, TABLES, SqlLog
from whistclub.club.table.entries import Opened, entry_to_text

PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
)
_links: Final = sa.Table(
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
_seatings: Final = sa.Table(
    "seatings",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("room", sa.Text, nullable=False),
)
_visits: Final = sa.Table(
    "visits",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("room", sa.Text, primary_key=True),
)
_MOST_LISTED: Final = 1000


class SqlClub:
    """The club's own tables over a log's database. Every call raises BadFile where the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self.log = log

    def add_person(self, person: Person) -> None:
        """Somebody new."""
        with self.log.writing() as connection:
            connection.execute(PEOPLE.insert().values(**msgspec.structs.asdict(person)))

    def person(self, person: str) -> Person | None:
        """Who this is."""
        with self.log.reading() as connection:
            row = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
        return None if row is None else Person(row.id, row.name, row.number, row.since_ms)

    def rename(self, person: str, name: str) -> None:
        """Called so from now on."""
        with self.log.writing() as connection:
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(name=name))

    def add_link(self, digest: str, person: str, expires_ms: int, now_ms: int) -> None:
        """A link for a second device; those out of date are forgotten, and earlier ones of this person."""
        old = sa.or_(_links.c.expires_ms <= now_ms, _links.c.person == person)
        with self.log.writing() as connection:
            connection.execute(_links.delete().where(old))
            connection.execute(_links.insert().values(digest=digest, person=person, expires_ms=expires_ms))

    def redeem(self, digest: str, now_ms: int) -> str | None:
        """Whose link it is, once: from then on it is nobody's."""
        live = sa.and_(_links.c.digest == digest, _links.c.expires_ms > now_ms)
        with self.log.writing() as connection:
            person = connection.execute(sa.select(_links.c.person).where(live)).scalar_one_or_none()
            if person is None or connection.execute(_links.delete().where(live)).rowcount != 1:
                return None
        found: str = person
        return found

    def room(self, room: str) -> Room | None:
        """The room of this id."""
        with self.log.reading() as connection:
            text = connection.execute(sa.select(ROOMS.c.room).where(ROOMS.c.id == room)).scalar_one_or_none()
        return None if text is None else room_from_text(text)

    def add_room(self, room: Room) -> None:
        """A new room, and that its people know it."""
        with self.log.writing() as connection:
            self.insert(connection, room)

    def insert(self, connection: sa.Connection, room: Room) -> None:
        """A new room, in this transaction."""
        connection.execute(ROOMS.insert().values(id=room.id, **_row(room)))
        self._visit(connection, room)

    def change_room(self, room: Room, opened: Opened | None = None) -> Room:
        """Keeps the room as its next version, and with it the match that it begins. Raises Conflict when it is not the next any more."""
        changed = msgspec.structs.replace(room, version=room.version + 1)
        with self.log.writing() as connection:
            kept = (
                ROOMS.update()
                .where(ROOMS.c.id == room.id, ROOMS.c.version == room.version)
                .values(**_row(changed))
            )
            if connection.execute(kept).rowcount != 1:
                raise Conflict
            if opened is not None:
                _open(connection, opened)
            self._visit(connection, changed)
            _seat(connection, changed)
            notify(connection, f"room {changed.id} {changed.version}")
        return changed

    def versions(self, rooms: Sequence[str]) -> list[tuple[str, int]]:
        """How often each of these rooms has been changed."""
        with self.log.reading() as connection:
            rows = connection.execute(
                sa.select(ROOMS.c.id, ROOMS.c.version).where(ROOMS.c.id.in_(rooms))
            ).all()
        return [(room, version) for room, version in rows]

    def rooms_of(self, person: str, most: int = 50) -> list[Room]:
        """The rooms this person has sat in, the one changed last first."""
        wanted = (
            sa.select(ROOMS.c.room)
            .join(_visits, _visits.c.room == ROOMS.c.id)
            .where(_visits.c.person == person)
            .order_by(ROOMS.c.changed_ms.desc(), ROOMS.c.id)
            .limit(most)
        )
        return self._rooms(wanted)

    def listed(self, since_ms: int, others: Sequence[str] = ()) -> list[Room]:
        """The rooms for everybody that were changed since, the last changed first, and those of the others that are for everybody."""
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
        """The matches over that this person sat in, with the seat."""
        wanted = (
            sa.select(_seatings.c.table_id, _seatings.c.seat)
            .join(TABLES, TABLES.c.id == _seatings.c.table_id)
            .where(_seatings.c.person == person, TABLES.c.ended)
            .order_by(TABLES.c.opened_ms, _seatings.c.table_id)
        )
        with self.log.reading() as connection:
            return [(row.table_id, row.seat) for row in connection.execute(wanted)]

    def is_match_of(self, match: str, room: str) -> bool:
        """Whether the match was played in this room. Raises NotHere where there is no such room."""
        kept = self.room(room)
        if kept is None:
            raise NotHere(reason("table-not-found"))
        played = sa.select(_seatings.c.room).where(_seatings.c.table_id == match).limit(1)
        with self.log.reading() as connection:
            return kept.match == match or connection.execute(played).scalar_one_or_none() == room

    def ping(self) -> None:
        """Asks the database for nothing."""
        with self.log.reading() as connection:
            connection.execute(sa.select(sa.literal(1)))

    def _rooms(self, wanted: sa.Select[Any]) -> list[Room]:
        with self.log.reading() as connection:
            return [room_from_text(text) for text in connection.execute(wanted).scalars()]

    def _visit(self, connection: sa.Connection, room: Room) -> None:
        people = {chair.person for chair in room.chairs if chair.person} | {room.host}
        known = sa.select(_visits.c.person).where(_visits.c.room == room.id)
        new = sorted(people - set(connection.execute(known).scalars()))
        if new:
            connection.execute(_visits.insert(), [{"person": person, "room": room.id} for person in new])


def _row(room: Room) -> dict[str, Any]:
    return {
        "version": room.version,
        "listed": room.plan.listed,
        "changed_ms": room.changed_ms,
        "room": room_to_text(room),
    }


def _open(connection: sa.Connection, opened: Opened) -> None:
    kept = TABLES.insert().values(id=opened.table, game=opened.game, opened_ms=opened.at_ms, ended=False)
    connection.execute(kept)
    connection.execute(ENTRIES.insert().values(table_id=opened.table, seq=1, entry=entry_to_text(opened)))


def _seat(connection: sa.Connection, room: Room) -> None:
    """Who sits where in the running match: the last person to sit in a seat is whose the match counts for, once it is theirs."""
    if not room.match or room.phase != "playing":
        return
    connection.execute(_seatings.delete().where(_seatings.c.table_id == room.match))
    rows = [
        {"table_id": room.match, "seat": seat, "person": chair.person, "room": room.id}
        for seat, chair in enumerate(room.chairs)
        if chair.person and not chair.since
    ]
    if rows:
        connection.execute(_seatings.insert(), rows)
