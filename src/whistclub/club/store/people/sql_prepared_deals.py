"""Prepared deals in the club's database: the sets of each teacher, and one try a person at each of their deals."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.log.texts import to_text
from whistclub.club.people import Person
from whistclub.club.prepared_deals import MOST_PUPILS, MOST_SETS, PreparedResult, PreparedSet, PreparedTry
from whistclub.club.rooms import Room, room_from_text
from whistclub.club.store.db.row_locks import hold
from whistclub.club.store.db.rows import Rows, count_of
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.people.sql_rooms import ROOMS, SqlClub, hold_person, people_of

PREPARED_SETS: Final = sa.Table(
    "prepared_sets",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("teacher", sa.Text, nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("prepared", sa.Text, nullable=False),
)
PREPARED_TRIES: Final = sa.Table(
    "prepared_tries",
    METADATA,
    sa.Column("prepared", sa.Text, primary_key=True),
    sa.Column("deal", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("begun_ms", sa.BigInteger, nullable=False),
    sa.Column("result", sa.Text, nullable=True),
    sa.Column("cost", sa.Float, nullable=True),
)
_sets: Final = Rows(PREPARED_SETS, PreparedSet)
_tries: Final = Rows(
    PREPARED_TRIES,
    PreparedTry,
    result=lambda text: None if text is None else msgspec.json.decode(text, type=PreparedResult),
)


class SqlPrepared:
    """The prepared deals of one club. Every call raises BadFile if the database cannot do it."""

    def __init__(self, club: SqlClub) -> None:
        self._club, self._log = club, club.log

    def add(self, new: PreparedSet) -> None:
        """Stores a new set. Raises NotHere for a teacher who has too many, or was removed."""
        with self._log.writing() as connection:
            hold_person(connection, new.teacher)
            if count_of(connection, PREPARED_SETS, PREPARED_SETS.c.teacher == new.teacher) >= MOST_SETS:
                raise NotHere(reason("prepared-too-many-sets", most=MOST_SETS))
            _sets.put_row(connection, new, shown=False, prepared=to_text(new))

    def one(self, prepared: str) -> PreparedSet | None:
        """The set of this id, None if there is none."""
        with self._log.reading() as connection:
            row = connection.execute(
                sa.select(PREPARED_SETS).where(PREPARED_SETS.c.id == prepared)
            ).one_or_none()
        return None if row is None else _set(row)

    def of_teacher(self, person: str) -> list[PreparedSet]:
        """The sets of a teacher, the last one first."""
        wanted = sa.select(PREPARED_SETS).where(PREPARED_SETS.c.teacher == person)
        with self._log.reading() as connection:
            rows = connection.execute(wanted.order_by(PREPARED_SETS.c.made_ms.desc(), PREPARED_SETS.c.id))
            return list(map(_set, rows))

    def show(self, prepared: str) -> None:
        """From now on pupils see the results of all."""
        with self._log.writing() as connection:
            connection.execute(
                PREPARED_SETS.update().where(PREPARED_SETS.c.id == prepared).values(shown=True)
            )

    def delete(self, prepared: str) -> None:
        """Deletes a set with its cards and its results; what pupils have played stays theirs."""
        with self._log.writing() as connection:
            delete_sets(connection, [prepared])

    def begin(self, new: PreparedTry, room: Room) -> PreparedTry:
        """The person's try: the one they began before, or this new one with its room. Raises NotFound for a set that is
        deleted, NotHere where too many have begun, and for somebody removed.
        """
        with self._log.writing() as connection:
            hold_person(connection, new.person)
            if not hold(connection, PREPARED_SETS, [new.prepared]):
                raise NotFound(reason("prepared-unknown"))
            if (begun := _tries.one_of(connection, *_is(new))) is not None:
                return begun
            own_deal = (PREPARED_TRIES.c.prepared == new.prepared, PREPARED_TRIES.c.deal == new.deal)
            if count_of(connection, PREPARED_TRIES, *own_deal) >= MOST_PUPILS:
                raise NotHere(reason("prepared-full", most=MOST_PUPILS))
            self._club.insert(connection, room)
            _tries.put_row(connection, new, result=None, cost=None)
        return new

    def tries(self, prepared: str) -> list[tuple[PreparedTry, str]]:
        """Everybody's tries at the deals of a set in the order they were begun, each with its match (empty before it
        has begun).
        """
        return self._tries(PREPARED_TRIES.c.prepared == prepared)

    def tries_of(self, person: str) -> list[tuple[PreparedTry, str]]:
        """The person's tries, each with its match."""
        return self._tries(PREPARED_TRIES.c.person == person)

    def settle(self, one: PreparedTry, result: PreparedResult) -> None:
        """Stores the result of a try."""
        with self._log.writing() as connection:
            connection.execute(PREPARED_TRIES.update().where(*_is(one)).values(result=to_text(result)))

    def price(self, one: PreparedTry, cost: float) -> None:
        """Stores the cost of a try's errors."""
        with self._log.writing() as connection:
            connection.execute(PREPARED_TRIES.update().where(*_is(one)).values(cost=cost))

    def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """These people by their ids."""
        return people_of(self._log, ids)

    def _tries(self, *those: sa.ColumnElement[bool]) -> list[tuple[PreparedTry, str]]:
        wanted = sa.select(PREPARED_TRIES, ROOMS.c.room.label("text")).join(
            ROOMS, ROOMS.c.id == PREPARED_TRIES.c.room
        )
        ordered = wanted.where(*those).order_by(
            PREPARED_TRIES.c.begun_ms, PREPARED_TRIES.c.person, PREPARED_TRIES.c.deal
        )
        with self._log.reading() as connection:
            rows = connection.execute(ordered).all()
        return [(_tries.value(row), room_from_text(row.text).match) for row in rows]


def delete_sets(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Deletes these sets with their results, within this transaction."""
    hold(connection, PREPARED_SETS, ids)
    connection.execute(PREPARED_TRIES.delete().where(PREPARED_TRIES.c.prepared.in_(ids)))
    connection.execute(PREPARED_SETS.delete().where(PREPARED_SETS.c.id.in_(ids)))


def leave_prepared(connection: sa.Connection, person: str, neutral: str) -> None:
    """Deletes the sets of a teacher who is removed; a pupil's results keep somebody neutral."""
    own = sa.select(PREPARED_SETS.c.id).where(PREPARED_SETS.c.teacher == person)
    delete_sets(connection, connection.execute(own).scalars().all())
    left = PREPARED_TRIES.c.person == person
    connection.execute(PREPARED_TRIES.update().where(left).values(person=neutral))


def _is(one: PreparedTry) -> tuple[sa.ColumnElement[bool], ...]:
    columns = PREPARED_TRIES.c
    return columns.prepared == one.prepared, columns.deal == one.deal, columns.person == one.person


def _set(row: Any) -> PreparedSet:
    found = msgspec.json.decode(row.prepared, type=PreparedSet)
    return msgspec.structs.replace(found, shown=row.shown)
