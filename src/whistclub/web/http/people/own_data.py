"""Everything the club keeps of a person, but for their games: the head of the document that they can take along."""

from typing import Final

import msgspec

from whistclub.club.evening.removal import names_at
from whistclub.club.people import Person
from whistclub.club.signup.announcement import Announcement, organises, signup_of
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.people.sql_announcements import SqlAnnouncements
from whistclub.club.store.people.sql_friends import SqlFriends
from whistclub.club.store.people.sql_seasons import SqlSeasons
from whistclub.club.tally import GameTally
from whistclub.version import VERSION
from whistclub.web.http.people.entries import entries_told
from whistclub.web.http.people.friends import somebody, told
from whistclub.web.live.hub import Hub
from whistclub.wire.own_data import (
    FORMAT,
    AnnouncementForm,
    DailyTry,
    DeviceForm,
    EveningForm,
    OwnData,
    PreparedForm,
    PreparedTryForm,
    RatingForm,
    SeasonForm,
    TableForm,
)

_MOST_TABLES: Final = 10_000


async def head_of(hub: Hub, person: Person, statistics: tuple[GameTally, ...]) -> OwnData:
    """The head of this person's data."""
    read, friends, seasons = hub.threads.read, SqlFriends(hub.club.log), SqlSeasons(hub.club.log)
    declined = await read(friends.declined, person.id)
    return OwnData(
        format=FORMAT,
        version=VERSION,
        name=person.name,
        guest=0 if person.name else person.number,
        face=person.face,
        since_ms=person.since_ms,
        statistics=statistics,
        devices=tuple(
            DeviceForm(label=one.label, since_ms=one.since_ms, used_ms=one.used_ms)
            for one in await read(hub.devices.devices_of, person.id)
        ),
        passkeys=tuple(
            DeviceForm(label=one.label, since_ms=one.since_ms, used_ms=one.used_ms)
            for one in await read(hub.devices.passkeys_of, person.id)
        ),
        friends=told(await read(friends.circle, person.id, hub.now())),
        declined=tuple(map(somebody, declined)),
        tables=await _tables(hub, person.id),
        evenings=await hub.threads.read_much(_evenings, SqlEvenings(hub.club.log), person.id),
        seasons=tuple(
            SeasonForm(code=one.code, name=one.name, opened_ms=one.opened_ms)
            for one in await read(seasons.of, person.id)
        ),
        entries=entries_told(await read(seasons.entries_of, person.id)),
        announcements=tuple(
            _announcement(one, person.id) for one in await read(SqlAnnouncements(hub.club.log).of, person.id)
        ),
        daily=await _tries(hub, person.id),
        rating=await _rating(hub, person.id),
        prepared=tuple(
            PreparedForm(**{name: getattr(one, name) for name in PreparedForm.__struct_fields__})
            for one in await read(hub.prepared.of_teacher, person.id)
        ),
        prepared_tries=await _prepared_tries(hub, person.id),
    )


def _announcement(one: Announcement, person: str) -> AnnouncementForm:
    own = signup_of(one, person)
    names = [name for organiser, name in one.organisers if organiser == person]
    names += (
        [] if own is None else [entrant.name for entrant in own.entrants if entrant.person in ("", person)]
    )
    return AnnouncementForm(
        code=one.code,
        name=one.announced.settings.name,
        day=one.announced.day,
        organiser=organises(one, person),
        names=tuple(names),
    )


async def _tables(hub: Hub, person: str) -> tuple[TableForm, ...]:
    rooms = await hub.threads.read_much(hub.club.rooms_of, person, _MOST_TABLES)
    return tuple(
        TableForm(
            id=room.id,
            preset=room.plan.preset,
            phase=room.phase,
            host=room.host == person,
            changed_ms=room.changed_ms,
        )
        for room in rooms
    )


async def _tries(hub: Hub, person: str) -> tuple[DailyTry, ...]:
    return tuple(
        DailyTry(
            date=one.date,
            preset=one.preset,
            table=one.room,
            begun_ms=one.begun_ms,
            score=one.score,
            unranked=one.why,
        )
        for one in await hub.threads.read(hub.days.all_tries_of, person)
    )


async def _rating(hub: Hub, person: str) -> RatingForm | None:
    found = await hub.threads.read(hub.ratings.of, person)
    if found is None:
        return None
    hidden = await hub.threads.read(hub.ratings.hides, person)
    return RatingForm(**msgspec.structs.asdict(found), hidden=hidden)


async def _prepared_tries(hub: Hub, person: str) -> tuple[PreparedTryForm, ...]:
    return tuple(
        PreparedTryForm(
            prepared=one.prepared,
            deal=one.deal,
            table=one.room,
            begun_ms=one.begun_ms,
            result=one.result,
            cost=one.cost,
        )
        for one, _ in await hub.threads.read(hub.prepared.tries_of, person)
    )


def _evenings(store: SqlEvenings, person: str) -> tuple[EveningForm, ...]:
    return tuple(
        EveningForm(
            code=row.code,
            name=row.name,
            opened_ms=row.opened_ms,
            over=row.ended,
            organiser=row.organiser == person,
            names=names_at(store.read(row.id), person),
        )
        for row in store.visited_by(person)
    )
