"""Presence of the workers over one PostgreSQL database.

Presence is no part of the club's data: it is stored in unlogged tables, and a worker's lease expires when the worker is
gone. Leases go by the database's clock alone, so that the clocks of hosts may differ.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from whistclub.club.log.texts import to_text
from whistclub.club.notices.notice import Notice
from whistclub.club.presence import AT_EVENING, RoomPresence
from whistclub.club.store.logs.sql_log import SqlLog

LEASE_MS: Final = 5000
"""The lease of a worker: the time for which it counts as alive after its last renewal."""

_EXPIRED_MS: Final = 60_000
"""Rows that ended so long ago are deleted: leases with their presence, and phrases."""
_MOST_ATTENDED: Final = 10_000
"""Rooms told by one answer; chosen by hand."""
# Not now(), which stands still within a transaction, however long that has waited for a lock.
NOW_MS: Final = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""The time of the database's clock."""
_SET_UP_LOCK: Final = 0x77686974
"""The advisory lock under which the tables are made, a number that no other lock has."""
_METADATA: Final = sa.MetaData()
_present: Final = sa.Table(
    "present",
    _METADATA,
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("people", sa.Text, nullable=False),
    sa.Column("watching", sa.Integer, nullable=False),
    prefixes=["UNLOGGED"],
)
_alive: Final = sa.Table(
    "workers",
    _METADATA,
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("until_ms", sa.BigInteger, nullable=False),
    prefixes=["UNLOGGED"],
)
_said: Final = sa.Table(
    "said",
    _METADATA,
    sa.Column("number", sa.BigInteger, sa.Identity(), primary_key=True),
    sa.Column("worker", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("phrase", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("room", sa.Text, nullable=False, server_default=""),
    prefixes=["UNLOGGED"],
)
_SAID_WITH_ROOM: Final = "ALTER TABLE said ADD COLUMN IF NOT EXISTS room TEXT NOT NULL DEFAULT ''"
"""Hosts of an earlier version have made the table without it."""


_BY_WORKER: Final = "CREATE INDEX IF NOT EXISTS present_worker ON present (worker)"
_LATEST_MS: Final = NOW_MS + 2 * LEASE_MS
"""No lease ends later, unless it was taken before the database's clock was set back; it would go on as long as that
was.
"""


def _is_alive() -> sa.ColumnElement[bool]:
    """True for a worker whose lease runs."""
    return sa.and_(_alive.c.until_ms > NOW_MS, _alive.c.until_ms <= _LATEST_MS)


class PresenceStore:
    """The presence of all workers, in the database. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log

    def set_up(self) -> None:
        """Creates the tables if needed, and deletes the presence of workers that have no lease."""
        with self._log.writing() as connection:
            # Of two workers that make a missing table at the same moment PostgreSQL would refuse one.
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_SET_UP_LOCK)))
            _METADATA.create_all(connection)
            if not any(column["name"] == "room" for column in sa.inspect(connection).get_columns("said")):
                connection.execute(sa.text(_SAID_WITH_ROOM))
            connection.execute(sa.text(_BY_WORKER))
            connection.execute(_present.delete().where(_present.c.worker.not_in(sa.select(_alive.c.worker))))

    def renew(self, worker: str) -> tuple[bool, frozenset[str]]:
        """Renews this worker's lease, and deletes what expired long ago.

        Returns True if the lease was still running, and the workers that are alive. A database that crashed has emptied
        these tables.
        """
        own = insert(_alive).values(worker=worker, until_ms=NOW_MS + LEASE_MS)
        anew = own.on_conflict_do_update(index_elements=["worker"], set_={"until_ms": own.excluded.until_ms})
        # One statement that asks and renews: a row read first could be deleted before it is renewed, and the lease then
        # taken for kept though its presence is gone.
        renewal = (
            _alive.update()
            .where(_alive.c.worker == worker, _is_alive())
            .values(until_ms=NOW_MS + LEASE_MS)
            .returning(_alive.c.worker)
        )
        with self._log.writing() as connection:
            kept = connection.execute(renewal).all()
            if not kept:
                connection.execute(anew)
            is_over = sa.or_(_alive.c.until_ms < NOW_MS - _EXPIRED_MS, _alive.c.until_ms > _LATEST_MS)
            gone = (
                connection.execute(_alive.delete().where(is_over).returning(_alive.c.worker)).scalars().all()
            )
            if gone:
                connection.execute(_present.delete().where(_present.c.worker.in_(gone)))
            connection.execute(_said.delete().where(_said.c.at_ms < NOW_MS - _EXPIRED_MS))
            alive = connection.execute(sa.select(_alive.c.worker).where(_is_alive())).scalars()
            return bool(kept), frozenset(alive)

    def leave(self, worker: str) -> None:
        """Deletes this worker's lease and presence, and notifies the others at its tables."""
        own = _present.c.worker == worker
        with self._log.writing() as connection:
            connection.execute(_alive.delete().where(_alive.c.worker == worker))
            rooms = (
                connection.execute(_present.delete().where(own).returning(_present.c.room)).scalars().all()
            )
        self._log.notices.publish([Notice("here", room) for room in rooms])

    def write(self, here: RoomPresence) -> None:
        """Stores the presence in a room at this worker, and notifies the others."""
        wanted = insert(_present).values(
            room=here.room,
            worker=here.worker,
            people=to_text(here.people),
            watching=here.watching,
        )
        changed = {name: wanted.excluded[name] for name in ("people", "watching")}
        own = sa.and_(_present.c.room == here.room, _present.c.worker == here.worker)
        with self._log.writing() as connection:
            if here.people or here.watching:
                connection.execute(
                    wanted.on_conflict_do_update(index_elements=["room", "worker"], set_=changed)
                )
            else:
                connection.execute(_present.delete().where(own))
        self._log.notices.publish([Notice("here", here.room)])

    def elsewhere(self, worker: str, rooms: Sequence[str]) -> list[RoomPresence] | None:
        """The presence in these rooms at the other workers that are alive; None unless this worker is: a database that
        has forgotten it has forgotten the others too.
        """
        there = sa.and_(_present.c.worker == _alive.c.worker, _present.c.room.in_(rooms))
        wanted = (
            sa.select(_alive.c.worker.label("alive"), _present)
            .select_from(_alive.outerjoin(_present, there))
            .where(_is_alive())
        )
        with self._log.reading() as connection:
            rows = connection.execute(wanted).all()
        if all(row.alive != worker for row in rows):
            return None
        return [
            RoomPresence(row.room, row.worker, tuple(msgspec.json.decode(row.people)), row.watching)
            for row in rows
            if row.room is not None and row.worker != worker
        ]

    def attended(self) -> set[str]:
        """The rooms where somebody is, at any worker."""
        wanted = (
            sa.select(_present.c.room)
            .join(_alive, _alive.c.worker == _present.c.worker)
            .where(_is_alive())
            .limit(_MOST_ATTENDED)
        )
        with self._log.reading() as connection:
            return set(connection.execute(wanted).scalars())

    def is_attended(self, room: str) -> bool:
        """True if somebody is in this room, at any worker."""
        return self._is_found(_present.c.room == room)

    def is_attending(self, person: str) -> bool:
        """True if this person is at a table, at any worker."""
        named = _present.c.people.contains(to_text(person), autoescape=True)
        return self._is_found(sa.and_(named, ~_present.c.room.startswith(AT_EVENING)))

    def _is_found(self, where: sa.ColumnElement[bool]) -> bool:
        """True if there is such a presence at a worker that is alive."""
        wanted = (
            sa.select(_present.c.room)
            .join(_alive, _alive.c.worker == _present.c.worker)
            .where(where, _is_alive())
            .limit(1)
        )
        with self._log.reading() as connection:
            return connection.execute(wanted).first() is not None

    def grown(self, matches: Sequence[str]) -> list[tuple[str, int]]:
        """The last seqs of the logs of these matches."""
        return self._log.last_seqs(matches)

    def say(self, worker: str, room: str, seat: int, phrase: str) -> None:
        """Stores a phrase that somebody at the table said, and notifies the others."""
        statement = (
            _said.insert()
            .values(worker=worker, room=room, seat=seat, phrase=phrase, at_ms=NOW_MS)
            .returning(_said.c.number)
        )
        with self._log.writing() as connection:
            number = connection.execute(statement).scalar_one()
        self._log.notices.publish([Notice("said", room, number)])

    def said(self, worker: str, room: str, number: int) -> tuple[int, str] | None:
        """The seat and the phrase; None for one said at this worker or in another room, or deleted since."""
        wanted = sa.select(_said.c.seat, _said.c.phrase).where(
            # The room too: a notice can be forged, and must not have a phrase shown where it was not said.
            _said.c.number == number,
            _said.c.room == room,
            _said.c.worker != worker,
        )
        with self._log.reading() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else (row.seat, row.phrase)

    def said_since(self, worker: str, number: int, rooms: Sequence[str]) -> tuple[int, list[tuple[str, int]]]:
        """The newest phrase's number, and the room and number of each said in these rooms at other workers after the
        one given.
        """
        newest = sa.select(sa.func.coalesce(sa.func.max(_said.c.number), 0))
        wanted = sa.select(_said.c.room, _said.c.number).where(
            _said.c.number > number, _said.c.room.in_(rooms), _said.c.worker != worker
        )
        with self._log.reading() as connection:
            reached = connection.execute(newest).scalar_one()
            rows = connection.execute(wanted.order_by(_said.c.number)).all()
        return reached, [(row.room, row.number) for row in rows]
