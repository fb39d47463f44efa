"""The matches of a club, in its database."""

from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.web.resources.db_threads import DatabaseThreads


class StoredMatches:
    """The matches of one club's tables."""

    def __init__(self, club: SqlClub, threads: DatabaseThreads) -> None:
        self._club, self._threads = club, threads

    async def edition_of(self, match: str, room: str) -> int | None:
        """The edition of a match of this room; None if it was not played there, or nobody keeps it. Raises NotHere for
        an unknown room.
        """
        return await self._threads.read(self._club.edition_of, match, room)

    async def texts(self, match: str) -> list[str]:
        """The texts of all entries of its log."""
        return await self._threads.read_much(self._club.log.read_texts, match)

    async def seats_of(self, person: str) -> list[tuple[str, int]]:
        """The finished matches of this person that they have not deleted, with the seat."""
        return await self._threads.read_much(self._club.seats_of, person)

    async def unfinished_of(self, person: str) -> list[tuple[str, int]]:
        """The matches of this person that go on, with the seat, those of the rooms changed last first."""
        return await self._threads.read_much(self._club.unfinished_of, person)
