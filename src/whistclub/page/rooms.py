"""Rooms in the store of a page. Each version is an entry of the room's own log: of two changes one is refused."""

from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, reason
from whistclub.club.log.texts import to_text
from whistclub.club.rooms import Room, room_from_text
from whistclub.club.table.entries import Opened
from whistclub.page.store import Kept, Rows, Store

_KIND: Final = "room"
_VERSION: Final = "{}"
"""The entry of a version: the room itself is kept once."""


class Match(msgspec.Struct, frozen=True):
    """A match of a room, as it is kept: the room's id, its game, and when it was opened."""

    room: str
    game: str
    opened_ms: int


MATCHES: Final = "match"
"""The kind of the records of matches, by their id."""


class Rooms:
    """The rooms of one page."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def room(self, room: str) -> Room:
        """Reads a room. Raises NotHere."""
        text = await self._store.get(_KIND, room)
        if text is None:
            raise NotFound(reason("table-not-found"))
        return room_from_text(text)

    async def all(self) -> list[Room]:
        """All rooms, the one changed last first."""
        found = [room_from_text(text) for _, text in await self._store.all(_KIND)]
        return sorted(found, key=lambda room: (-room.changed_ms, room.id))

    async def has(self, room: str) -> bool:
        """True if there is such a room."""
        return await self._store.get(_KIND, room) is not None

    async def add(self, room: Room) -> None:
        """Stores a new room."""
        rows, kept = self.first(room)
        await self._store.append([rows], [kept])

    def first(self, room: Room) -> tuple[Rows, Kept]:
        """The rows and the record of a new room."""
        return Rows(_log(room.id), 0, (_VERSION,)), _kept(room)

    async def erase(self, room: Room) -> None:
        """Removes a room."""
        await self._store.erase(_log(room.id))
        await self._store.append([], [Kept(_KIND, room.id, None)])

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        """Stores the next version of a room, and the match opened with it. Raises Conflict if somebody else has changed
        it.
        """
        changed = msgspec.structs.replace(room, changed_ms=self._now(), version=room.version + 1)
        rows, kept = [Rows(_log(room.id), room.version, (_VERSION,))], [_kept(changed)]
        if opened is not None:
            match = Match(room.id, opened.game, opened.at_ms)
            rows.append(Rows(opened.table, 0, (to_text(opened),)))
            kept.append(Kept(MATCHES, opened.table, msgspec.json.encode(match).decode()))
        await self._store.append(rows, kept)
        return changed


def _log(room: str) -> str:
    return f"room {room}"


def _kept(room: Room) -> Kept:
    return Kept(_KIND, room.id, to_text(room))
