"""What the club does for people beside the tables: opening them, finding them, names, devices, statistics."""

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club import rooms
from whistclub.club.people import LINK_MS, Person, good_name, link_digest
from whistclub.club.rooms import Chair, NotHere, Room
from whistclub.club.state import TableState, fold_all
from whistclub.club.statistics import Outcome, outcome_of, tallies
from whistclub.rules.seats import Seat
from whistclub.web import http_types
from whistclub.web.forms import DAILY
from whistclub.web.hub import Hub
from whistclub.web.linking import Address, squares
from whistclub.web.texts import chair_of, game_of, plan_of

_HOUR_MS: Final = 3_600_000


class Desk:
    """Over one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._outcomes: dict[tuple[str, int], Outcome | None] = {}
        self._opened_ms: dict[str, list[int]] = {}

    async def open_table(self, person: Person, new: http_types.NewTable) -> str:
        """The id of the table opened. Raises BadOption, NotHere."""
        date = self.today() if new.daily else ""
        if new.daily:
            had = (await self.daily(person)).tables.get(new.settings.preset)
            if had is not None:
                return had
        room = self._new_room(person, new, date)
        self._count(person)
        await asyncio.to_thread(self.hub.club.add_room, room)
        if new.with_bots or new.daily:
            party = await self.hub.party(room.id)
            await party.start(person.id)
        return room.id

    def _new_room(self, person: Person, new: http_types.NewTable, date: str) -> Room:
        plan = plan_of(new.settings, date)
        if date:
            if plan.preset not in DAILY or plan.options or plan.seed:
                raise NotHere(reason("daily-not-so"))
            plan = msgspec.structs.replace(plan, listed=False)
        if plan.bot not in self.hub.bots:
            raise NotHere(reason("bot-unknown", valid=", ".join(self.hub.bots)))
        seats = game_of(plan).seats
        if new.seat >= seats:
            raise NotHere(reason("no-such-seat"))
        empty = Chair(bot=plan.bot) if new.with_bots else Chair()
        chairs = tuple(chair_of(person) if seat == new.seat else empty for seat in range(seats))
        return Room(
            id=secrets.token_urlsafe(16),
            host=person.id,
            host_name=person.name,
            plan=plan,
            chairs=chairs,
            changed_ms=self.hub.now(),
        )

    def _count(self, person: Person) -> None:
        now = self.hub.now()
        recent = [at_ms for at_ms in self._opened_ms.get(person.id, []) if now - at_ms < _HOUR_MS]
        if len(recent) >= self.hub.limits.tables_per_hour:
            raise NotHere(reason("too-many-tables", most=self.hub.limits.tables_per_hour))
        if len(self._opened_ms) > 10_000:
            self._opened_ms.clear()
        self._opened_ms[person.id] = [*recent, now]

    async def tables(self, person: Person | None) -> http_types.Tables:
        """The person's own tables, and the listed ones of others."""
        club = self.hub.club
        mine = [] if person is None else await asyncio.to_thread(club.rooms_of, person.id)
        own = {room.id for room in mine}
        listed = [room for room in await asyncio.to_thread(club.listed) if room.id not in own]
        who = "" if person is None else person.id
        open_now = [
            room for room in listed if any(chair.is_free for chair in room.chairs) or room.plan.spectators
        ]
        return http_types.Tables(
            mine=tuple([self._brief(room, who) for room in mine]),
            listed=tuple([self._brief(room, who) for room in open_now if who not in room.kicked]),
        )

    def _brief(self, room: Room, who: str) -> http_types.Brief:
        party = self.hub.parties.get(room.id)
        seat = room.seat_of(who)
        state = None if party is None or party.live is None else party.live.shown
        turn = state is not None and seat is not None and seat < len(state.legal) and bool(state.legal[seat])
        return http_types.Brief(
            id=room.id,
            preset=room.plan.preset,
            phase=room.phase,
            names=tuple(chair.name for chair in room.chairs if chair.person),
            free=sum(chair.is_free for chair in room.chairs),
            seat=seat,
            turn=turn,
            changed_ms=room.changed_ms,
        )

    def today(self) -> str:
        """The date the deal of the day comes from, in UTC."""
        return datetime.fromtimestamp(self.hub.now() / 1000, UTC).date().isoformat()

    async def daily(self, person: Person | None) -> http_types.Daily:
        """Today's deals, and the person's own tables of them."""
        date = self.today()
        mine = [] if person is None else await asyncio.to_thread(self.hub.club.rooms_of, person.id)
        tables = {room.plan.preset: room.id for room in reversed(mine) if room.plan.daily == date}
        return http_types.Daily(date=date, presets=DAILY, tables=tables)

    async def take_name(self, person: Person, name: str) -> str:
        """The name taken, also at the tables where the person sits. Raises BadName."""
        good = good_name(name, self.hub.bots)
        for room in await asyncio.to_thread(self.hub.club.rooms_of, person.id):
            if room.seat_of(person.id) is not None or room.host == person.id:
                await self._call(person, room.id, good)
        return good

    async def _call(self, person: Person, room: str, name: str) -> None:
        party = await self.hub.party(room)
        await party.change(lambda now: rooms.renamed(now, person.id, name))
        for one in party.connections:
            if one.person is not None and one.person.id == person.id:
                one.person = msgspec.structs.replace(one.person, name=name)
        seat = party.room.seat_of(person.id)
        if seat is not None:
            await party.rename(Seat(seat), name)

    async def device_link(self, person: Person, address: Address) -> http_types.DeviceLink:
        """A link by which a second device becomes this person's; it comes to the club by this address."""
        token, now = secrets.token_urlsafe(24), self.hub.now()
        expires_ms = now + LINK_MS
        await asyncio.to_thread(self.hub.club.add_link, link_digest(token), person.id, expires_ms, now)
        path = f"/device#{token}"
        url = address.origin + path
        code = () if address.is_local else squares(url)
        return http_types.DeviceLink(path=path, token=token, expires_ms=expires_ms, url=url, squares=code)

    async def redeem(self, token: str) -> Person:
        """Whose link it is. Raises NotHere for one that is used, too old or none."""
        club = self.hub.club
        who = await asyncio.to_thread(club.redeem, link_digest(token), self.hub.now())
        person = None if who is None else await asyncio.to_thread(club.person, who)
        if person is None:
            raise NotHere(reason("device-link-over"))
        return person

    async def statistics(self, person: Person | None) -> http_types.Statistics:
        """What the person's matches come to."""
        if person is None:
            return http_types.Statistics(games=())
        seats = await asyncio.to_thread(self.hub.club.seats_of, person.id)
        found = await asyncio.to_thread(lambda: [self._outcome(match, seat) for match, seat in seats])
        return http_types.Statistics(games=tallies([one for one in found if one is not None]))

    def _outcome(self, match: str, seat: int) -> Outcome | None:
        key = match, seat
        if key not in self._outcomes:
            try:
                self._outcomes[key] = outcome_of(self.hub.club.log.read(match), Seat(seat))
            except WhistclubError:
                self._outcomes[key] = None
        return self._outcomes[key]

    async def match(self, room: str, match: str) -> tuple[Room, TableState]:
        """A match of this table. Raises NotHere."""
        party = await self.hub.party(room)
        if party.live is not None and party.live.id == match:
            return party.room, party.live.shown
        if await asyncio.to_thread(self.hub.club.room_of_match, match) != room:
            raise NotHere(reason("match-not-found"))
        entries = await asyncio.to_thread(self.hub.club.log.read, match)
        return party.room, await asyncio.to_thread(fold_all, entries)
