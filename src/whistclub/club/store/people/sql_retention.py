"""Guests who have nothing at the club and rooms without a match, removed for good some time after their last use."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from whistclub.club.notices.notice import Notice
from whistclub.club.people import GONE
from whistclub.club.retention import may_go
from whistclub.club.rooms import room_from_text
from whistclub.club.store.db.row_locks import held
from whistclub.club.store.logs.own_game_rows import COMPANIONS, OWN_GAMES
from whistclub.club.store.logs.sql_evenings import EVENING_PEOPLE, EVENINGS
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_announcements import ANNOUNCEMENT_PEOPLE
from whistclub.club.store.people.sql_daily import TRIES
from whistclub.club.store.people.sql_devices import CHALLENGES, DEVICES, PASSKEYS
from whistclub.club.store.people.sql_friends import INVITATIONS, LAST_HERE, TIES
from whistclub.club.store.people.sql_prepared_deals import PREPARED_SETS, PREPARED_TRIES
from whistclub.club.store.people.sql_ratings import HIDDEN, RATINGS, RESULTS
from whistclub.club.store.people.sql_rooms import LINKS, PEOPLE, ROOMS, SEATINGS, VISITS
from whistclub.club.store.people.sql_seasons import SEASON_MEMBERS, SEASON_ORGANISERS

KEEPING: Final[tuple[sa.Column[Any], ...]] = (
    OWN_GAMES.c.person,
    VISITS.c.person,
    SEATINGS.c.person,
    EVENING_PEOPLE.c.person,
    ANNOUNCEMENT_PEOPLE.c.person,
    PASSKEYS.c.person,
    TRIES.c.person,
    COMPANIONS.c.person,
    COMPANIONS.c.other,
    RATINGS.c.person,
    HIDDEN.c.person,
    RESULTS.c.person,
    TIES.c.person,
    TIES.c.other,
    INVITATIONS.c.guest,
    INVITATIONS.c.host,
    EVENINGS.c.organiser,
    PREPARED_SETS.c.teacher,
    PREPARED_TRIES.c.person,
    SEASON_ORGANISERS.c.person,
    SEASON_MEMBERS.c.person,
)
"""Where a person has something: whoever stands in one of these columns stays. Those that most people stand in are
first, and have an index.
"""
GOING: Final[tuple[sa.Column[Any], ...]] = (
    LINKS.c.person,
    CHALLENGES.c.person,
    LAST_HERE.c.person,
    DEVICES.c.person,
)
"""The columns whose rows go with a guest who is forgotten."""


def forget_rooms(log: SqlLog, before_ms: int, most: int) -> int:
    """Removes rooms without a match that have not changed since, so many at most. Returns how many."""
    played = sa.exists().where(SEATINGS.c.room == ROOMS.c.id)
    wanted = sa.select(ROOMS.c.room).where(ROOMS.c.changed_ms < before_ms, ~played)
    with log.writing() as connection:
        # Another worker that cleans up at the same moment takes others; on SQLite it waits.
        found = connection.execute(held(wanted.order_by(ROOMS.c.changed_ms), pass_over=True))
        gone = [room.id for room in map(room_from_text, found.scalars()) if may_go(room)][:most]
        connection.execute(VISITS.delete().where(VISITS.c.room.in_(gone)))
        connection.execute(ROOMS.delete().where(ROOMS.c.id.in_(gone)))
    return len(gone)


def forget_guests(log: SqlLog, before_ms: int, most: int) -> Sequence[str]:
    """Removes guests who have nothing here and whose devices were last used before, so many at most.

    Returns their devices, whose connections end at every worker.
    """
    with log.writing() as connection:
        found = connection.execute(held(_idle(before_ms).limit(most), pass_over=True)).scalars().all()
        # Asked again now that nobody decides on anything of theirs: they may have come by something until now.
        people = connection.execute(_idle(before_ms).where(PEOPLE.c.id.in_(found))).scalars().all()
        own = sa.select(DEVICES.c.id).where(DEVICES.c.person.in_(people))
        devices: Sequence[str] = connection.execute(own).scalars().all()
        for column in GOING:
            connection.execute(sa.delete(column.table).where(column.in_(people)))
        connection.execute(PEOPLE.delete().where(PEOPLE.c.id.in_(people)))
    log.notices.publish([Notice("device", device) for device in devices])
    return devices


def _idle(before_ms: int) -> sa.Select[tuple[str]]:
    """Those who have nothing here, and were last here before. Who stands in for somebody removed stays."""
    used = sa.exists().where(DEVICES.c.person == PEOPLE.c.id, DEVICES.c.used_ms >= before_ms)
    has_something = [sa.exists().where(column == PEOPLE.c.id) for column in KEEPING]
    return sa.select(PEOPLE.c.id).where(
        PEOPLE.c.number != GONE,
        PEOPLE.c.since_ms < before_ms,
        ~used,
        *(~one for one in has_something),
    )
