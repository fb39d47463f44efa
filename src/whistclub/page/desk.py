"""The desk of a page: its person, its tables, and what they ask for."""

import msgspec

from whistclub.club import rooms
from whistclub.club.people import Person
from whistclub.club.rooms import Room
from whistclub.club.workplace import Workplace
from whistclub.coach import Effort
from whistclub.page.person import keep_person, name_here
from whistclub.page.store import Store
from whistclub.page.tables import Tables
from whistclub.web.http import types
from whistclub.web.http.new_rooms import room_for


class Desk:
    """What requests to a page are answered with."""

    def __init__(
        self, store: Store, tables: Tables, person: Person, workplace: Workplace, effort: Effort
    ) -> None:
        self.store, self.tables, self.person = store, tables, person
        self.workplace, self.effort = workplace, effort

    async def open_table(self, new: types.NewTable) -> Room:
        """Opens a table of the person. Raises BadOption, NotHere."""
        tables = self.tables
        room = room_for(self.person, new, tables.bots, tables.now())
        await self.add(room, starts=new.with_bots or bool(new.lesson))
        return room

    async def add(self, room: Room, *, starts: bool) -> None:
        """Stores a new table, and starts its match if that `starts` at once."""
        await keep_person(self.store, self.person)
        await self.tables.rooms.add(room)
        if starts:
            table = await self.tables.table(room.id)
            await table.changes.start(self.person.id)

    async def take_name(self, new: types.NewName) -> Person:
        """Gives the person another name or face, also at their tables. Raises BadName."""
        person = self.person
        name = person.name if new.name is msgspec.UNSET else name_here(new.name)
        face = person.face if new.face is msgspec.UNSET else new.face
        self.person = msgspec.structs.replace(person, name=name, face=face)
        await keep_person(self.store, self.person)
        for room in await self.tables.rooms.all():
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
