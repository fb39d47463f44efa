"""Friends in the club's database: ties, invitations, and when people were last here."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import sqlalchemy as sa

from whistclub.cards.errors import NotHere, reason
from whistclub.club.daily import DAY_MS
from whistclub.club.friends import (
    HERE_MS,
    INVITED_MS,
    MOST_TIES,
    Acquaintance,
    Circle,
    Friend,
    Invitation,
    TieKind,
)
from whistclub.club.people import GONE
from whistclub.club.store.db.rows import count_of
from whistclub.club.store.logs.own_game_rows import COMPANIONS
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import PEOPLE, hold_person

TIES: Final = sa.Table(
    "ties",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
INVITATIONS: Final = sa.Table(
    "invitations",
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("host", sa.Text, primary_key=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("preset", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
LAST_HERE: Final = sa.Table(
    "last_here",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
_MOST_LATELY: Final = 12
"""Chosen by hand, as many as are taken in at a glance."""


class SqlFriends:
    """The friends of one club's people. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log

    def circle(self, person: str, now_ms: int) -> Circle:
        """Everything this person is told. Nothing in it depends on a tie that somebody else has to them, but a question
        and a friendship.
        """
        with self._log.reading() as connection:
            own = _ties(connection, TIES.c.person == person, TIES.c.other)
            to_them = _ties(connection, TIES.c.other == person, TIES.c.person)
            lately = [one for one in _lately(connection, person) if one not in own]
            people = _people(connection, {*own, *to_them, *lately})
            here = _here(connection, people, now_ms)
            invitations = connection.execute(
                sa.select(INVITATIONS)
                .where(INVITATIONS.c.guest == person, INVITATIONS.c.at_ms > now_ms - INVITED_MS)
                .order_by(INVITATIONS.c.at_ms.desc())
            ).all()
        asking = [
            one for one, kind in to_them.items() if kind == "asked" and own.get(one) in {None, "friend"}
        ]
        friends = [one for one, kind in own.items() if kind == "friend" and one not in asking]
        return Circle(
            friends=tuple(
                Friend(who, to_them.get(who.id) == "friend" and who.id in here)
                for who in sorted(_known(friends, people), key=lambda one: (one.name, one.number))
            ),
            asking=_known(asking, people),
            asked=_known([one for one, kind in own.items() if kind == "asked"], people),
            lately=_known(lately, people)[:_MOST_LATELY],
            blocked=_known([one for one, kind in own.items() if kind == "blocked"], people),
            invitations=tuple(
                Invitation(people[row.host], row.room, row.preset, row.at_ms)
                for row in invitations
                if own.get(row.host) == to_them.get(row.host) == "friend" and row.host in people
            ),
        )

    def declined(self, person: str) -> tuple[Acquaintance, ...]:
        """The people whose question this person declined."""
        with self._log.reading() as connection:
            own = _ties(connection, TIES.c.person == person, TIES.c.other)
            found = [other for other, kind in own.items() if kind == "declined"]
            return _known(found, _people(connection, set(found)))

    def ask(self, person: str, other: str, now_ms: int) -> None:
        """Asks somebody with whom the person has played, or who asks them: then both are friends. Raises NotHere for
        anybody else.

        Who has ended a friendship has to ask again like anybody else: an answer at once would tell that they are not
        blocked.
        """
        with self._deciding(person, other) as connection:
            theirs = _tie(connection, other, person)
            if theirs == "asked":
                _set(connection, person, other, "friend", now_ms)
                _set(connection, other, person, "friend", now_ms)
                return
            if other not in _lately(connection, person):
                raise NotHere(reason("friend-unknown"))
            if _tie(connection, person, other) != "friend":
                _set(connection, person, other, "asked", now_ms)

    def decline(self, person: str, other: str, now_ms: int) -> None:
        """Hears no more of their question; they do not notice."""
        with self._deciding(person, other) as connection:
            own = _tie(connection, person, other)
            if _tie(connection, other, person) == "asked" and own in {None, "friend"}:
                _set(connection, person, other, "declined", now_ms)

    def remove(self, person: str, other: str) -> None:
        """Takes back a question, a friendship or a block. The other finds them gone only as a friend who is not
        here.
        """
        with self._deciding(person, other) as connection:
            connection.execute(TIES.delete().where(TIES.c.person == person, TIES.c.other == other))
            _drop_invitations(connection, person, other)

    def block(self, person: str, other: str, now_ms: int) -> None:
        """Wants nothing more of them. Raises NotHere for somebody with whom the person has nothing to do."""
        with self._deciding(person, other) as connection:
            is_known = _tie(connection, other, person) or _tie(connection, person, other)
            if not is_known and other not in _lately(connection, person):
                raise NotHere(reason("friend-unknown"))
            _set(connection, person, other, "blocked", now_ms)
            _drop_invitations(connection, person, other)

    def invite(self, host: str, guest: str, room: str, preset: str, now_ms: int) -> None:
        """Invites a friend to a table; nobody notices if they are none any longer. Raises NotHere for somebody never
        chosen.
        """
        with self._deciding(host, guest) as connection:
            if _tie(connection, host, guest) != "friend":
                raise NotHere(reason("friend-unknown"))
            own = (INVITATIONS.c.guest == guest, INVITATIONS.c.host == host)
            connection.execute(INVITATIONS.delete().where(*own))
            values = {"guest": guest, "host": host, "room": room, "preset": preset, "at_ms": now_ms}
            connection.execute(INVITATIONS.insert().values(values))

    def answer(self, guest: str, host: str) -> None:
        """Takes an invitation off the list, whether it is accepted or not."""
        with self._log.writing() as connection:
            connection.execute(
                INVITATIONS.delete().where(INVITATIONS.c.guest == guest, INVITATIONS.c.host == host)
            )

    def clear(self, now_ms: int) -> None:
        """Deletes the invitations that are over, and when people were here who are not."""
        with self._log.writing() as connection:
            connection.execute(INVITATIONS.delete().where(INVITATIONS.c.at_ms <= now_ms - INVITED_MS))
            connection.execute(LAST_HERE.delete().where(LAST_HERE.c.at_ms <= now_ms - DAY_MS))

    def be_here(self, person: str, now_ms: int) -> None:
        """Notes that the person's page asks now. Raises NotHere for somebody removed."""
        with self._log.writing() as connection:
            hold_person(connection, person)
            now = LAST_HERE.update().where(LAST_HERE.c.person == person).values(at_ms=now_ms)
            if connection.execute(now).rowcount == 0:
                connection.execute(LAST_HERE.insert().values(person=person, at_ms=now_ms))

    @contextmanager
    def _deciding(self, person: str, other: str) -> Iterator[sa.Connection]:
        """A transaction in which the person decides on what ties the two. Raises NotHere if they were removed."""
        with self._log.writing() as connection:
            hold_person(connection, person, other)
            yield connection


def erase_ties(connection: sa.Connection, person: str) -> None:
    """Deletes all that ties this person to others."""
    connection.execute(TIES.delete().where(sa.or_(TIES.c.person == person, TIES.c.other == person)))
    for column in (INVITATIONS.c.guest, INVITATIONS.c.host):
        connection.execute(INVITATIONS.delete().where(column == person))
    connection.execute(LAST_HERE.delete().where(LAST_HERE.c.person == person))


def _ties(connection: sa.Connection, whose: sa.ColumnElement[bool], by: sa.Column[Any]) -> dict[str, str]:
    rows = connection.execute(
        sa.select(by, TIES.c.kind).where(whose).order_by(TIES.c.at_ms).limit(2 * MOST_TIES)
    )
    return {row[0]: row[1] for row in rows}


def _tie(connection: sa.Connection, person: str, other: str) -> str | None:
    wanted = sa.select(TIES.c.kind).where(TIES.c.person == person, TIES.c.other == other)
    return connection.execute(wanted).scalar_one_or_none()


def _set(connection: sa.Connection, person: str, other: str, kind: TieKind, now_ms: int) -> None:
    """Sets the tie of a person to another. Raises NotHere for one tie too many."""
    changed = TIES.update().where(TIES.c.person == person, TIES.c.other == other)
    if connection.execute(changed.values(kind=kind, at_ms=now_ms)).rowcount:
        return
    if count_of(connection, TIES, TIES.c.person == person) >= MOST_TIES:
        raise NotHere(reason("friends-too-many", most=MOST_TIES))
    connection.execute(TIES.insert().values(person=person, other=other, kind=kind, at_ms=now_ms))


def _drop_invitations(connection: sa.Connection, one: str, other: str) -> None:
    """Deletes the invitations that the first person has from the other."""
    connection.execute(INVITATIONS.delete().where(INVITATIONS.c.guest == one, INVITATIONS.c.host == other))


def _lately(connection: sa.Connection, person: str) -> list[str]:
    """The people this person has played with, the latest first."""
    last = sa.func.max(COMPANIONS.c.opened_ms)
    wanted = sa.select(COMPANIONS.c.other).where(COMPANIONS.c.person == person)
    rows = wanted.group_by(COMPANIONS.c.other).order_by(last.desc(), COMPANIONS.c.other).limit(MOST_TIES)
    return list(connection.execute(rows).scalars())


def _people(connection: sa.Connection, ids: set[str]) -> dict[str, Acquaintance]:
    rows = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id.in_(sorted(ids)), PEOPLE.c.number != GONE))
    return {row.id: Acquaintance(row.id, row.name, row.number) for row in rows}


def _known(ids: Sequence[str], people: Mapping[str, Acquaintance]) -> tuple[Acquaintance, ...]:
    """Those of these people who are still here."""
    return tuple(people[one] for one in ids if one in people)


def _here(connection: sa.Connection, people: dict[str, Acquaintance], now_ms: int) -> set[str]:
    wanted = sa.select(LAST_HERE.c.person).where(
        LAST_HERE.c.person.in_(sorted(people)), LAST_HERE.c.at_ms > now_ms - HERE_MS
    )
    return set(connection.execute(wanted).scalars())
