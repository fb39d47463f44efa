"""Rooms in the database. Changes take turns between the visitors that their hosts come from."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, reason
from whistclub.club.fair_queue import FairQueue
from whistclub.club.rooms import Room
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.table.entries import Opened
from whistclub.web.resources.db_threads import DatabaseThreads

_CHANGES_AT_ONCE: Final = 2
_MOST_CHANGES_WAITING: Final = 100
_MOST_KNOWN: Final = 20_000


class RoomStore:
    """The rooms of one club."""

    def __init__(self, club: SqlClub, threads: DatabaseThreads, now: Callable[[], int]) -> None:
        self._club, self._threads, self._now = club, threads, now
        self._turns = FairQueue(_CHANGES_AT_ONCE, _MOST_CHANGES_WAITING)
        self._visitors: OrderedDict[str, str] = OrderedDict()

    async def room(self, room: str) -> Room:
        """Reads a room. Raises NotHere."""
        found = await self._threads.read(self._club.room, room)
        if found is None:
            raise NotFound(reason("table-not-found"))
        return found

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        """Stores a changed room, and the match opened with it. Raises Conflict if somebody else has changed it."""
        stamped = msgspec.structs.replace(room, changed_ms=self._now())
        async with self._turns.turn(self.visitor_of(room), room.id):
            return await self._threads.change(self._club.change_room, stamped, opened)

    async def add(self, room: Room) -> None:
        """Stores a new room."""
        async with self._turns.turn(self.visitor_of(room), room.id):
            await self._threads.change(self._club.add_room, room)

    def came_from(self, person: str, visitor: str) -> None:
        """Remembers where a person was last seen coming from; bots at their tables count for that visitor."""
        self._visitors.pop(person, None)
        self._visitors[person] = visitor
        if len(self._visitors) > _MOST_KNOWN:
            self._visitors.popitem(last=False)

    def visitor_of(self, room: Room) -> str:
        """The visitor that the host of this room came from; the host if that is not known. All tables of an evening
        count as one visitor.
        """
        if room.plan.evening is not None:
            return f"evening {room.plan.evening.evening}"
        return self._visitors.get(room.host, room.host)
