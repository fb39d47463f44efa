"""The tables of a page: the surroundings of each, without other workers, evenings, or anybody else who comes."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence

from whistclub.club.bot_pool import BotPool
from whistclub.club.live_log import LiveMatch
from whistclub.club.local_table import House, fresh_bytes
from whistclub.club.log.decisions import Environment
from whistclub.club.log.port import Job
from whistclub.club.own_games import OwnGame
from whistclub.club.people import Person
from whistclub.club.price_pool import PricePool
from whistclub.club.rooms import Room
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Act
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
from whistclub.web.live.connections.connection import DeviceConnections, Outbox
from whistclub.web.live.host_registry import TICK_S, HostedById
from whistclub.web.live.live_logs import LiveLogs
from whistclub.web.live.match_openings import MatchOpenings
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.resources.background import BackgroundTasks
from whistclub.web.resources.limits import Limits
from whistclub.wire import messages


class Tables:
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
        self.pool, self.prices, self.bots, self.limits, self.now = pool, prices, bots, limits, now
        self.store_of_page = store
        self.background = BackgroundTasks()
        self.rooms = Rooms(store, now)
        self.commits = Commits(store, self._kept_with, attention)
        self.logs = LiveLogs(MATCH, self._read_log, self.environment, self.commits.put)
        # It only names new matches: their entries go to the store.
        house = House(MemoryLog(), now)
        self._openings = MatchOpenings(house, self.logs.state, PageDeals())
        self.outbox, self.device_connections = Outbox(), DeviceConnections()
        self._hosted = HostedById(self._read, self._let_go, self.background)
        self._room_of: dict[str, str] = {}

    def begin(self) -> None:
        """Lets time go on, until they are closed."""
        self.background.every(TICK_S, self._hosted.tick)

    async def close(self) -> None:
        """Stores what waits, and ends."""
        self.background.cancel()
        # What is cancelled ends at its own next turn.
        await asyncio.sleep(0)
        await self.commits.settled()

    @property
    def open_tables(self) -> dict[str, HostedTable]:
        """The tables that are open, by the id of their room."""
        return self._hosted.by_id

    async def table(self, room: str) -> HostedTable:
        """The table with this id. Raises NotHere if there is none."""
        return await self._hosted.get(room)

    def environment(self) -> Environment:
        """The inputs of a decision at this moment."""
        return Environment(self.now(), fresh_bytes)

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Runs it in the background and logs any failure."""
        self.background.spawn(work)

    def say(self, room: str, said: messages.PhraseSaid) -> None:
        """Tells everybody at this table what somebody said."""
        self.open_tables[room].say(said)

    async def room(self, room: str) -> Room:
        """Reads a room from the store. Raises NotHere."""
        return await self.rooms.room(room)

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        """Stores a changed room, and the match opened with it. Raises Conflict if another page has changed it."""
        return await self.rooms.store(room, opened)

    async def opening(self, room: Room) -> Opened:
        """The opening of the next match of a room. Raises BadOption, NotHere."""
        return await self._openings.opening(room)

    async def live(self, match: str) -> LiveMatch:
        """Reads a match from its log."""
        return await self.logs.live(match)

    async def bot_act(self, state: TableState, seat: Seat) -> Act:
        """The command of the bot that acts for this seat."""
        return await self.pool.act(state, seat)

    def follow(self, match: str, room: str) -> None:
        """The table of this room follows this match from now on."""
        self._room_of[match] = room

    def unfollow(self, match: str) -> None:
        """No table follows this match any longer."""
        self._room_of.pop(match, None)

    def move_bots(self, match: str) -> None:
        """Lets the next bot of this match act, if a table follows it."""
        table = self.open_tables.get(self._room_of.get(match, ""))
        if table is not None:
            table.move_bots()

    def deal_ended(self, room: Room) -> None:
        """Does nothing: there are no evenings in a page."""

    def is_paused(self, room: Room) -> bool:
        """False: there are no evenings in a page."""
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
        # Over in its log and not in its room: the page may have ended between the two.
        if live is not None and live.shown.match.result is not None and stored.phase == "playing":
            self.spawn(table.changes.finish(live.id))
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
