"""The lobby: people open and find tables, take names, link devices and look at their statistics."""

import secrets
from contextlib import suppress
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, NotHere, TooMuch, reason
from whistclub.club import rooms
from whistclub.club.log.port import Conflict
from whistclub.club.names import good_name
from whistclub.club.people import LINK_MS, Person, link_digest
from whistclub.club.ratings import NEW, SHOWN_FROM
from whistclub.club.rooms import Plan, Room
from whistclub.club.statistics import tallies
from whistclub.web.encoding.qr_code import squares
from whistclub.web.http import new_rooms
from whistclub.web.http.briefs import Briefs
from whistclub.web.http.links import Address
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.public_list import LISTED_MS, listed
from whistclub.web.live.hub import Hub
from whistclub.web.live.workers.shared_rates import SharedRates
from whistclub.wire import bodies
from whistclub.wire.rating import OwnRating

_HOUR_S: Final = 3600


class Lobby:
    """The lobby of one club."""

    def __init__(self, hub: Hub, replays: ReplayPool) -> None:
        self.hub, self.replays = hub, replays
        self._briefs = Briefs(hub.tables, replays)
        limits = hub.limits
        self._opened = SharedRates(
            hub.rates, "tables", limits.tables_per_hour, limits.tables_per_hour / _HOUR_S
        )
        self._opened_there = SharedRates(
            hub.rates, "tables of an address", limits.address_tables, limits.address_tables_per_s
        )
        self._named = SharedRates(hub.rates, "names", limits.names, limits.names_per_s)
        self._came = SharedRates(hub.rates, "guests", limits.guests, limits.guests_per_s)

    async def count_guest(self, visitor: str) -> None:
        """Counts a new guest from this visitor. Raises TooMuch after too many."""
        await self._came.count(visitor)

    async def open_table(self, person: Person, new: bodies.NewTable, visitor: str) -> str:
        """Opens a table for a person who comes from this visitor. Returns its id. Raises BadOption, NotHere."""
        room = self.room_for(person, new)
        return await self._open(person, room, new.id, visitor, starts=new.with_bots or bool(new.lesson))

    async def try_again(self, person: Person, source: Plan, new: bodies.NewTry, visitor: str) -> str:
        """Opens a table, with bots in the other seats, that goes on from a place in a finished deal. Returns its id.
        Raises NotHere.
        """
        room = self.room_alone(person, msgspec.structs.replace(source, spectators=False), new.seat)
        return await self._open(person, room, new.id, visitor, starts=True)

    async def _open(self, person: Person, room: Room, request: str, visitor: str, *, starts: bool) -> str:
        """Adds the room, unless the request with this id has done so before. Returns its id."""
        if request:
            room = msgspec.structs.replace(room, id=new_rooms.id_of(person, request))
        if not request or await self.hub.threads.read(self.hub.club.room, room.id) is None:
            await self.count_table(person, visitor)
            # The same request may be in hand still.
            with suppress(Conflict):
                await self.hub.rooms.add(room)
        if starts:
            await self.start_once(person, room.id)
        return room.id

    async def start_once(self, person: Person, room: str) -> None:
        """Starts the only match of a room if it has not begun: a club that stopped in between starts it when the person
        comes back. Raises NotHere, TooMuch, Conflict.
        """
        table = await self.hub.table(room)
        if not table.room.match:
            try:
                await table.changes.start(person.id)
            # Another request of theirs may have been quicker, which is as good.
            except (NotHere, TooMuch, Conflict):
                await table.changes.reread()
                if not table.room.match:
                    raise

    def room_for(self, person: Person, new: bodies.NewTable, date: str = "") -> Room:
        """The room of a new table; `date` is the date of a deal of the day. Raises BadOption, NotHere."""
        return new_rooms.room_for(person, new, self.hub.bots, self.hub.now(), date)

    def room_alone(self, person: Person, plan: Plan, seat: int) -> Room:
        """The room of a new table with bots in all other seats. Raises BadOption, NotHere."""
        return new_rooms.room_alone(person, plan, seat, self.hub.now())

    async def count_table(self, person: Person, visitor: str) -> None:
        """Counts a new table of a person who comes from this visitor. Raises TooMuch after too many."""
        self.hub.rooms.came_from(person.id, visitor)
        if not await self._opened.take(person.id):
            raise NotHere(reason("too-many-tables", most=self.hub.limits.tables_per_hour))
        await self._opened_there.count(visitor)

    async def tables(self, person: Person | None, visitor: str) -> bodies.Tables:
        """The person's own tables, and the listed ones of others; the work counts for this visitor. Raises TooMuch."""
        hub, who = self.hub, "" if person is None else person.id
        mine = [
            room for room in await self._own(person) if rooms.may_look(room, who) and who not in room.aside
        ]
        own = {room.id for room in mine}
        here = {table.room.id: table.room for table in hub.tables.values() if table.connections}
        there = set() if hub.presence is None else await hub.presence.attended()
        since_ms = hub.now() - LISTED_MS
        kept = await hub.threads.read(hub.club.listed, since_ms, sorted(there))
        found = {room.id: room for room in kept} | here
        others = [
            room
            for room in found.values()
            if room.id not in own and who not in room.kicked and rooms.may_look(room, who)
        ]
        return bodies.Tables(
            mine=tuple(await self._briefs.own(mine, who, visitor)),
            listed=tuple(
                [
                    self._briefs.one(room, who)
                    for room in listed(others, here.keys() | there, hub.rooms.visitor_of)
                ]
            ),
        )

    async def _own(self, person: Person | None) -> list[Room]:
        """The person's tables but for those of evenings, where names and seats are the evening's."""
        hub = self.hub
        found = [] if person is None else await hub.threads.read(hub.club.rooms_of, person.id)
        return [room for room in found if room.plan.evening is None]

    async def put_aside(self, person: Person, room: str, *, back: bool) -> None:
        """Takes a table off the person's list, or puts it back. Raises NotHere for a table that is none of theirs."""
        if room not in {one.id for one in await self._own(person)}:
            raise NotFound(reason("table-not-found"))
        change = rooms.put_back if back else rooms.put_aside
        table = await self.hub.table(room)
        await table.changes.change(lambda now: change(now, person.id))

    async def take_name(self, person: Person, name: str | None, face: int, visitor: str) -> str:
        """Checks a name (None: the old one) and changes it, with the face, at the tables where the person sits. Returns
        it. Raises BadName, and TooMuch after too many changes from this visitor.
        """
        good = person.name if name is None else good_name(name, self.hub.bots)
        if (good, face) == (person.name, person.face):
            return good
        await self._named.count(visitor)
        for room in await self._own(person):
            if room.seat_of(person.id) is not None or room.host == person.id:
                await self._rename_at(person, room.id, good, face)
        return good

    async def _rename_at(self, person: Person, room: str, name: str, face: int) -> None:
        table = await self.hub.table(room)
        await table.changes.change(lambda now: rooms.renamed(now, person.id, name, face))
        for one in table.connections:
            if one.person is not None and one.person.id == person.id:
                one.person = msgspec.structs.replace(one.person, name=name, face=face)
        seat = table.model.seat_of(person.id)
        if seat is not None:
            await table.seats.rename(seat, name, person.id)

    async def device_link(self, person: Person, address: Address) -> bodies.DeviceLink:
        """Makes a link by which a second device becomes this person's; the device reaches the club by this address."""
        token, now = secrets.token_urlsafe(24), self.hub.now()
        expires_ms = now + LINK_MS
        await self.hub.threads.change(self.hub.club.add_link, link_digest(token), person.id, expires_ms, now)
        path = f"/device#{token}"
        url = address.origin + path
        code = () if address.is_local else squares(url)
        return bodies.DeviceLink(path=path, token=token, expires_ms=expires_ms, url=url, squares=code)

    async def redeem(self, token: str) -> Person:
        """Redeems a device link. Returns its person. Raises NotHere for a link that is used, expired or unknown."""
        club, threads = self.hub.club, self.hub.threads
        who = await threads.change(club.redeem, link_digest(token), self.hub.now())
        person = None if who is None else await threads.read(club.person, who)
        if person is None:
            raise NotHere(reason("device-link-over"))
        return person

    async def statistics(self, person: Person | None, visitor: str) -> bodies.Statistics:
        """The results of the person's matches; the work counts for this visitor. Raises TooMuch."""
        rating = await self.rating("" if person is None else person.id)
        if person is None:
            return bodies.Statistics(games=(), rating=rating)
        games = tallies(await self.replays.outcomes(visitor, person.id))
        return bodies.Statistics(games=games, rating=rating)

    async def rating(self, person: str) -> OwnRating:
        """The rating of a person, as they are told it."""
        read, ratings = self.hub.threads.read, self.hub.ratings
        found = await read(ratings.of, person) or NEW
        hidden = await read(ratings.hides, person)
        is_told = found.is_shown and not hidden
        return OwnRating(
            rating=round(found.rating) if is_told else None,
            deviation=round(found.deviation) if is_told else None,
            results=found.results,
            shown_from=SHOWN_FROM,
            hidden=hidden,
        )
