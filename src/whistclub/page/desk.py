"""The desk of a page: its person, its tables, and what they ask for."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.club import rooms
from whistclub.club.people import Person, new_person
from whistclub.club.rooms import Room
from whistclub.club.workplace import Workplace
from whistclub.coach import Effort
from whistclub.page.own_games import OwnGames, PageMatches
from whistclub.page.person import keep_person, name_here
from whistclub.page.store import Store
from whistclub.page.tables import PageTables
from whistclub.web.http.briefs import Briefs
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.review_pool import ReviewPool
from whistclub.web.http.new_rooms import room_alone, room_for
from whistclub.wire import bodies

if TYPE_CHECKING:
    from whistclub.page.evening_home import EveningHome

_MOST_TABLES: Final = 50
"""So many tables are listed, and told a new name, as at a club."""


class Desk:
    """The desk of one page: requests and connections are answered with what it has."""

    def __init__(
        self,
        store: Store,
        tables: PageTables,
        person: Person,
        here: Workplace,
        behind: Workplace,
        effort: Effort,
    ) -> None:
        """Replays are made `here`, since requests wait for them; reviews `behind` what somebody waits for."""
        self.store, self.tables, self.person, self.here = store, tables, person, here
        self.replays = ReplayPool(PageMatches(store, tables.rooms), here)
        self.reviews = ReviewPool(self.replays, behind, effort)
        self.own_games = OwnGames(store, self.replays, tables.now)
        self._briefs = Briefs(tables.tables, self.replays)
        self._evenings: EveningHome | None = None

    @property
    def evenings(self) -> "EveningHome":
        """The evenings, whose modules come when somebody first asks for one."""
        if self._evenings is None:
            # By its name: what is imported as usual every page fetches before its first card (`tools/page_modules.py`).
            self._evenings = import_module("whistclub.page.evening_home").EveningHome(self)
        home: EveningHome = self._evenings
        return home

    async def close(self) -> None:
        """Stores what waits, and ends."""
        await self.tables.close()
        if self._evenings is not None:
            await self._evenings.evenings.settled()

    async def mine(self) -> bodies.Tables:
        """The person's tables."""
        who = self.person.id
        mine = [room for room in await self.tables.rooms.all() if who not in room.aside][:_MOST_TABLES]
        return bodies.Tables(mine=tuple(await self._briefs.own(mine, who, who)), listed=())

    async def put_aside(self, room: str, *, back: bool) -> None:
        """Takes a table off the person's list, or puts it back. Raises NotHere."""
        change, who = rooms.put_back if back else rooms.put_aside, self.person.id
        table = await self.tables.table(room)
        await table.changes.change(lambda now: change(now, who))

    async def try_again(self, table: str, match: str, place: int, new: bodies.NewTry) -> Room:
        """Opens a table that goes on from a place in a finished deal. Raises NotHere."""
        plan = await self.replays.tried(self.person.id, table, match, place, new.acts)
        day = (await self.tables.room(table)).plan.day
        if plan.tried is not None and day:
            plan = msgspec.structs.replace(plan, tried=msgspec.structs.replace(plan.tried, daily=day))
        alone = msgspec.structs.replace(plan, spectators=False)
        room = room_alone(self.person, alone, new.seat, self.tables.now())
        return await self.add(room, new.id, starts=True)

    async def begin_anew(self) -> None:
        """Makes the person another one, of whom nothing is known."""
        self.person = new_person(self.tables.now())
        await keep_person(self.store, self.person)

    async def open_table(self, new: bodies.NewTable) -> Room:
        """Opens a table of the person. Raises BadOption, NotHere."""
        tables = self.tables
        room = room_for(self.person, new, tables.bots, tables.now())
        return await self.add(room, new.id, starts=new.with_bots or bool(new.lesson))

    async def add(self, room: Room, request: str, *, starts: bool) -> Room:
        """Stores a new table, unless the request with this id has done so before, and starts its match if that `starts`
        at once. Returns the table's room.
        """
        await keep_person(self.store, self.person)
        if request:
            # A page shows its first table before anything runs that could tell its id. Nobody else's requests come
            # here, so it need not be one that others cannot guess.
            room = msgspec.structs.replace(room, id=request)
        if not await self.tables.rooms.has(room.id):
            await self.tables.rooms.add(room)
        table = await self.tables.table(room.id)
        if starts and not table.room.match:
            await table.changes.start(self.person.id)
        return table.room

    async def take_name(self, new: bodies.NewName) -> Person:
        """Gives the person another name or face, also at their tables. Raises BadName."""
        person = self.person
        name = person.name if new.name is msgspec.UNSET else name_here(new.name)
        face = person.face if new.face is msgspec.UNSET else new.face
        self.person = msgspec.structs.replace(person, name=name, face=face)
        await keep_person(self.store, self.person)
        for room in (await self.tables.rooms.all())[:_MOST_TABLES]:
            if room.seat_of(person.id) is not None:
                await self._rename_at(room.id)
        return self.person

    async def _rename_at(self, room: str) -> None:
        table, person = await self.tables.table(room), self.person
        await table.changes.change(lambda now: rooms.renamed(now, person.id, person.name, person.face))
        for one in table.connections:
            one.person = person
        seat = table.model.seat_of(person.id)
        if seat is not None:
            await table.seats.rename(seat, person.name, person.id)
