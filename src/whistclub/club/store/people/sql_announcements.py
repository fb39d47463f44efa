"""Announcements of evenings to come in the club's database: each a document with a version, and who stands there."""

from collections.abc import Collection
from typing import Final

import msgspec
import sqlalchemy as sa

from whistclub.cards.errors import NotHere, reason
from whistclub.club.log.port import Conflict
from whistclub.club.log.texts import to_text
from whistclub.club.retention import is_past
from whistclub.club.signup.announcement import MOST_ANNOUNCEMENTS, Announcement, organises, people_of
from whistclub.club.signup.decision import without_person
from whistclub.club.signup.first_entries import Made
from whistclub.club.store.db.row_locks import hold
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_evenings import insert_evening
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import hold_people, hold_person

ANNOUNCEMENTS: Final = sa.Table(
    "announcements",
    METADATA,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("announcement", sa.Text, nullable=False),
)
ANNOUNCEMENT_PEOPLE: Final = sa.Table(
    "announcement_people",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("announcement", sa.Text, primary_key=True),
)


class SqlAnnouncements:
    """The announcements of one club. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log

    def announced_by(self, person: str, request: str) -> Announcement | None:
        """The announcement that the person's request with this id has made, None if there is none."""
        with self._log.reading() as connection:
            return _announced_by(connection, person, request)

    def add(self, new: Announcement) -> Announcement:
        """Stores a new announcement. Returns it, or the one that its request has made meanwhile. Raises NotHere for an
        organiser who has too many, Conflict if its code is taken.
        """
        with self._log.writing() as connection:
            hold_person(connection, new.organisers[0][0])
            if (same := _announced_by(connection, new.organisers[0][0], new.request)) is not None:
                return same
            _demand_room(connection, new.organisers[0][0])
            row = {"code": new.code, "version": new.version, "announcement": to_text(new)}
            connection.execute(ANNOUNCEMENTS.insert().values(row))
            _replace_people(connection, new)
        return new

    def one(self, code: str) -> Announcement | None:
        """The announcement of this code, None if there is none."""
        wanted = sa.select(ANNOUNCEMENTS.c.announcement).where(ANNOUNCEMENTS.c.code == code)
        with self._log.reading() as connection:
            text = connection.execute(wanted).scalar()
        return None if text is None else _announcement(text)

    def of(self, person: str) -> list[Announcement]:
        """The announcements that the person organises or has put themselves down at, the last one first."""
        with self._log.reading() as connection:
            found = _of(connection, person)
        return sorted(found, key=lambda one: (-one.opened_ms, one.code))

    def change(self, changed: Announcement) -> None:
        """Stores the next version. Raises Conflict if the announcement was changed meanwhile."""
        with self._log.writing() as connection:
            _change(connection, changed)

    def organise(self, changed: Announcement, person: str) -> None:
        """As `change`, for a new organiser. Raises NotHere for one who has too many."""
        with self._log.writing() as connection:
            hold_person(connection, person)
            _demand_room(connection, person)
            _change(connection, changed)

    def make(self, made: Made) -> None:
        """Stores the evening made from an announcement, which leads to it from now on: both or neither. Raises Conflict
        if the announcement was changed meanwhile, by another who made an evening of it too.
        """
        with self._log.writing() as connection:
            _change(connection, made.announcement)
            insert_evening(connection, made.opened, made.further)

    def delete(self, code: str) -> None:
        """Deletes an announcement with all who were put down."""
        with self._log.writing() as connection:
            _delete(connection, code)

    def delete_past(self, now_ms: int, forget_days: int, most: int) -> int:
        """Deletes announcements, with all who were put down, so many days after their evening (0: never), so many at
        most. Returns how many.
        """
        wanted = sa.select(ANNOUNCEMENTS.c.announcement).order_by(ANNOUNCEMENTS.c.code)
        with self._log.reading() as connection:
            found = map(_announcement, connection.execute(wanted).scalars())
            past = [one.code for one in found if is_past(one, now_ms, forget_days)][:most]
        with self._log.writing() as connection:
            rows = hold(connection, ANNOUNCEMENTS, past)
            # Asked again: one of them may have been put off meanwhile.
            still = [
                row.code for row in rows if is_past(_announcement(row.announcement), now_ms, forget_days)
            ]
            for code in still:
                _delete(connection, code)
        return len(still)


def leave_announcements(connection: sa.Connection, person: str, deleted: Collection[str]) -> None:
    """Takes the person off all announcements. One that nobody organises any longer is deleted, unless it leads to an
    evening that others keep; then nobody is written down there any longer.
    """
    theirs = sa.select(ANNOUNCEMENT_PEOPLE.c.announcement).where(ANNOUNCEMENT_PEOPLE.c.person == person)
    for row in hold(connection, ANNOUNCEMENTS, connection.execute(theirs).scalars()):
        one = _announcement(row.announcement)
        left = without_person(one, person)
        if one.evening in deleted or not (left.organisers or one.evening):
            _delete(connection, one.code)
        else:
            signups = left.signups if left.organisers else ()
            _change(connection, msgspec.structs.replace(left, signups=signups))


def _change(connection: sa.Connection, changed: Announcement) -> None:
    own = (ANNOUNCEMENTS.c.code == changed.code, ANNOUNCEMENTS.c.version == changed.version)
    stored = msgspec.structs.replace(changed, version=changed.version + 1)
    values = {"version": stored.version, "announcement": to_text(stored)}
    if connection.execute(ANNOUNCEMENTS.update().where(*own).values(values)).rowcount != 1:
        raise Conflict
    _replace_people(connection, stored)


def _replace_people(connection: sa.Connection, one: Announcement) -> None:
    """Stores who stands there. Raises Conflict for somebody new who was removed."""
    here, own = people_of(one), ANNOUNCEMENT_PEOPLE.c.announcement == one.code
    known = set(connection.execute(sa.select(ANNOUNCEMENT_PEOPLE.c.person).where(own)).scalars())
    if hold_people(connection, here - known) != here - known:
        raise Conflict
    connection.execute(
        ANNOUNCEMENT_PEOPLE.delete().where(own, ANNOUNCEMENT_PEOPLE.c.person.in_(known - here))
    )
    rows = [{"person": person, "announcement": one.code} for person in sorted(here - known)]
    if rows:
        connection.execute(ANNOUNCEMENT_PEOPLE.insert(), rows)


def _delete(connection: sa.Connection, code: str) -> None:
    connection.execute(ANNOUNCEMENT_PEOPLE.delete().where(ANNOUNCEMENT_PEOPLE.c.announcement == code))
    connection.execute(ANNOUNCEMENTS.delete().where(ANNOUNCEMENTS.c.code == code))


def _of(connection: sa.Connection, person: str) -> list[Announcement]:
    wanted = sa.select(ANNOUNCEMENTS.c.announcement).join(
        ANNOUNCEMENT_PEOPLE, ANNOUNCEMENT_PEOPLE.c.announcement == ANNOUNCEMENTS.c.code
    )
    texts = connection.execute(wanted.where(ANNOUNCEMENT_PEOPLE.c.person == person)).scalars().all()
    return [_announcement(text) for text in texts]


def _announced_by(connection: sa.Connection, person: str, request: str) -> Announcement | None:
    own = _of(connection, person) if request else ()
    return next((one for one in own if one.request == request and organises(one, person)), None)


def _demand_room(connection: sa.Connection, person: str) -> None:
    own = [one for one in _of(connection, person) if organises(one, person) and not one.evening]
    if len(own) >= MOST_ANNOUNCEMENTS:
        raise NotHere(reason("signup-too-many", most=MOST_ANNOUNCEMENTS))


def _announcement(text: str) -> Announcement:
    return msgspec.json.decode(text, type=Announcement)
