"""Everything the club keeps of a person, but for their games: the head of the document that they can take along."""

from typing import Final

import msgspec

from whistclub import __version__
from whistclub.club.evening.removal import names_at
from whistclub.club.people import Person
from whistclub.club.prepared import PreparedDeal, PreparedResult
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.people.sql_friends import SqlFriends
from whistclub.club.tally import GameTally
from whistclub.web.http.people.friends import Friends, Somebody, somebody, told
from whistclub.web.live.hub import Hub

_FORMAT: Final = "whistclub-own-data 1"
_MOST_TABLES: Final = 10_000


class DeviceForm(msgspec.Struct, frozen=True, kw_only=True):
    """A device or a passkey of yours: what it calls itself, and since when and when last it was used."""

    label: str
    since_ms: int
    used_ms: int


class TableForm(msgspec.Struct, frozen=True, kw_only=True):
    """A table where you have sat, or whose host you are."""

    id: str
    preset: str
    phase: str
    host: bool
    changed_ms: int


class EveningForm(msgspec.Struct, frozen=True, kw_only=True):
    """A whist party where you were: its code, its name, and the names under which you are written down there, as
    organiser and as guest.
    """

    code: str
    name: str
    opened_ms: int
    over: bool
    organiser: bool
    names: tuple[str, ...]


class DailyTry(msgspec.Struct, frozen=True, kw_only=True):
    """Your try at a deal of the day: the score (null until it is counted), and the key of the reason why it takes no
    place, empty if it does.
    """

    date: str
    preset: str
    table: str
    begun_ms: int
    score: int | None
    unranked: str


class RatingForm(msgspec.Struct, frozen=True, kw_only=True):
    """Your rating where others held the same cards: with its deviation and volatility, after so many results."""

    rating: float
    deviation: float
    volatility: float
    results: int
    hidden: bool


class PreparedForm(msgspec.Struct, frozen=True, kw_only=True):
    """Deals that you have prepared for others."""

    id: str
    title: str
    note: str
    preset: str
    made_ms: int
    shown: bool
    deals: tuple[PreparedDeal, ...]


class PreparedTryForm(msgspec.Struct, frozen=True, kw_only=True):
    """Your try at a prepared deal: what it came to, and what your errors cost by the coach, as far as the club
    knows.
    """

    prepared: str
    deal: int
    table: str
    begun_ms: int
    result: PreparedResult | None
    cost: float | None


class OwnData(msgspec.Struct, frozen=True, kw_only=True):
    """The head of your data: who you are, and all that the club keeps of you. The games follow it, each with its
    record.

    `declined` are people whose question you declined; they are not told.
    """

    format: str
    version: str
    name: str
    guest: int
    face: int
    since_ms: int
    statistics: tuple[GameTally, ...]
    devices: tuple[DeviceForm, ...]
    passkeys: tuple[DeviceForm, ...]
    friends: Friends
    declined: tuple[Somebody, ...]
    tables: tuple[TableForm, ...]
    evenings: tuple[EveningForm, ...]
    daily: tuple[DailyTry, ...]
    rating: RatingForm | None
    prepared: tuple[PreparedForm, ...]
    prepared_tries: tuple[PreparedTryForm, ...]


async def head_of(hub: Hub, person: Person, statistics: tuple[GameTally, ...]) -> OwnData:
    """The head of this person's data."""
    read, friends = hub.threads.read, SqlFriends(hub.club.log)
    declined = await read(friends.declined, person.id)
    return OwnData(
        format=_FORMAT,
        version=__version__,
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
        daily=await _tries(hub, person.id),
        rating=await _rating(hub, person.id),
        prepared=tuple(
            PreparedForm(**{name: getattr(one, name) for name in PreparedForm.__struct_fields__})
            for one in await read(hub.prepared.of_teacher, person.id)
        ),
        prepared_tries=await _prepared_tries(hub, person.id),
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
