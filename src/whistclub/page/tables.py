"""The tables of a page: the surroundings of each, without other workers, or anybody else who comes."""

import asyncio
from collections.abc import Callable, Sequence

from whistclub.club.bot_pool import BotPool
from whistclub.club.local_table import House
from whistclub.club.log.port import Job
from whistclub.club.own_games import OwnGame
from whistclub.club.people import Person
from whistclub.club.price_pool import PricePool
from whistclub.club.rooms import Room
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.entries import AnyEntry, Opened, entry_from_text
from whistclub.club.table.log import MATCH
from whistclub.club.table.state import TableState
from whistclub.page.attention import Attention
from whistclub.page.commits import Commits
from whistclub.page.deals import PageDeals
from whistclub.page.own_games import finished
from whistclub.page.rooms import Rooms
from whistclub.page.store import Kept, Store
from whistclub.rules.seats import Seat
from whistclub.web.live.host_registry import TICK_S
from whistclub.web.live.live_logs import LiveLogs
from whistclub.web.live.match_openings import MatchOpenings
from whistclub.web.live.open_tables import OpenTables
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.resources.limits import Limits
from whistclub.wire import messages


class PageTables(OpenTables):
    """The tables of one page, and the surroundings of each."""

    is_shared = True
    """Another page may have opened the same store, as when a tab has taken over."""
    observed_since_ms = 0
    """Nobody else comes to a page."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        prices: PricePool,
        bots: tuple[str, ...],
        limits: Limits,
        now: Callable[[], int],
        attention: Attention,
    ) -> None:
        super().__init__(pool, prices, bots, limits, now)
        self.store_of_page, self.attention = store, attention
        self.rooms = Rooms(store, now)
        self.commits = Commits(store, self._kept_with, attention)
        self.logs = LiveLogs(MATCH, self._read_log, self.environment, self.commits.put)
        # It only names new matches: their entries go to the store.
        house = House(MemoryLog(), now)
        self._openings = MatchOpenings(house, self.logs.state, PageDeals())

    def begin(self) -> None:
        """Lets time go on, until they are closed."""
        self.background.every(TICK_S, self._hosted.tick)

    async def close(self) -> None:
        """Stores what waits, and ends."""
        self.background.cancel()
        # What is cancelled ends at its own next turn.
        await asyncio.sleep(0)
        await self.commits.settled()

    def say(self, room: str, said: messages.PhraseSaid) -> None:
        """Tells everybody at this table what somebody said."""
        self.tables[room].say(said)

    async def room(self, room: str) -> Room:
        """Reads a room from the store. Raises NotHere."""
        return await self.rooms.room(room)

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        """Stores a changed room, and the match opened with it. Raises Conflict if another page has changed it."""
        return await self.rooms.store(room, opened)

    async def opening(self, room: Room) -> Opened:
        """The opening of the next match of a room. Raises BadOption, NotHere."""
        return await self._openings.opening(room)

    def unfollow(self, match: str) -> None:
        """No table follows this match any longer."""
        self._room_of.pop(match, None)

    def deal_ended(self, room: Room) -> None:
        """Does nothing: no evening of a page is on line."""

    def is_paused(self, room: Room) -> bool:
        """False: no evening of a page is on line."""
        return False

    def attendance_changed(self, name: str) -> None:
        """Does nothing: there are no other workers."""

    async def sees(self, name: str) -> bool:
        """True: there are no other workers."""
        return True

    async def person_now(self, person: Person) -> Person:
        """The person: a page renames its own at once."""
        return person

    async def forget(self) -> None:
        """Removes all rooms, and lets go of their tables."""
        for room in await self.rooms.all():
            self._hosted.let_go(room.id)
            await self.rooms.erase(room)
        self.logs.forget()

    async def _read(self, room: str) -> HostedTable:
        stored = await self.room(room)
        live = await self.live(stored.match) if stored.match else None
        table = HostedTable(self, stored, live)
        self.finish_match(table)
        return table

    def _let_go(self, room: str, table: HostedTable) -> None:
        if table.live is not None:
            self.logs.keep(table.live)
        table.release()

    async def _read_log(self, match: str, since: int) -> Sequence[AnyEntry]:
        return [entry_from_text(text) for text in await self.store_of_page.read(match, since)]

    def _kept_with(self, job: Job) -> Sequence[Kept]:
        """The record of the finished game, where a match ends with this job."""
        if not job.ended or not job.entries:
            return ()
        state: TableState = job.after
        room = self._room_of.get(job.log, "")
        return [_own_game(job.log, room, seat, state) for seat in state.people[:1]]


def _own_game(match: str, room: str, seat: Seat, state: TableState) -> Kept:
    opened = state.opened
    return finished(OwnGame(match=match, room=room, seat=seat, game=opened.game, opened_ms=opened.at_ms))
