"""The hub: all tables of this process, opened when somebody comes, let go of when nobody is there, and moved on by
time.
"""

import asyncio
from collections.abc import Callable, KeysView, Mapping, Sequence
from functools import partial
from typing import Final

from whistclub.cards.errors import NotFound, NotHere, Unavailable, reason
from whistclub.club.bot_pool import BotPool
from whistclub.club.local_table import House, now_ms
from whistclub.club.log.port import BadFile, unready_reason
from whistclub.club.notices.notice import Notice
from whistclub.club.people import Person
from whistclub.club.price_pool import PricePool
from whistclub.club.rooms import Room
from whistclub.club.store.logs.log import Log
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.people.sql_daily import SqlDaily
from whistclub.club.store.people.sql_devices import SqlDevices
from whistclub.club.store.people.sql_prepared_deals import SqlPrepared
from whistclub.club.store.people.sql_ratings import SqlRatings
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.store.workers.rate_store import RateStore
from whistclub.club.table.entries import Opened
from whistclub.club.table.log import MATCH
from whistclub.web.live.commit_queue import CommitQueue
from whistclub.web.live.connections.connection import Connection
from whistclub.web.live.evenings.evenings import Evenings
from whistclub.web.live.host_registry import TICK_S
from whistclub.web.live.live_logs import LiveLogs
from whistclub.web.live.match_openings import MatchOpenings
from whistclub.web.live.open_tables import OpenTables
from whistclub.web.live.room_store import RoomStore
from whistclub.web.live.stored_deals import StoredDeals
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.live.workers.departure import Departure
from whistclub.web.live.workers.observed_time import ObservedTime
from whistclub.web.live.workers.presence import Attended, Presence
from whistclub.web.live.workers.shared_rates import RateBoard, SharedRates
from whistclub.web.resources.db_threads import DatabaseThreads
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.measures import Measures
from whistclub.wire import messages

_CARRY_OVER_S: Final = 2.0
"""The interval of the checkpoints of the write-ahead log."""
_READY_S: Final = 5.0
"""A database that does not answer for so long is as good as gone."""


class Hub(OpenTables):
    """The tables of one process, and the surroundings of each."""

    def __init__(
        self,
        club: SqlClub,
        pool: BotPool,
        prices: PricePool,
        bots: tuple[str, ...],
        limits: Limits,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """Over PostgreSQL other workers, on this host or others, may serve the same tables."""
        super().__init__(pool, prices, bots, limits, now)
        self.club, self.threads, self.measures = club, DatabaseThreads(), Measures()
        self.rooms = RoomStore(club, self.threads, now)
        self.days, self.prepared = SqlDaily(club), SqlPrepared(club)
        self.ratings = SqlRatings(club.log)
        self.commits = CommitQueue(
            club.log.append_jobs, club.log.try_append_jobs if club.log.is_file else None, club.log.place_of
        )
        self.logs = LiveLogs(
            MATCH,
            lambda name, since: self.threads.read(club.log.read, name, since),
            self.environment,
            self.commits.put,
        )
        self._openings = MatchOpenings(
            House(club.log, now), self.logs.state, StoredDeals(self.days, self.prepared, self.threads, now)
        )
        self.devices = SqlDevices(club.log)
        self._observed = ObservedTime(now)
        self.rates = RateBoard(None if club.log.is_file else RateStore(club.log), self.threads)
        self._begun = SharedRates(self.rates, "matches", limits.matches, limits.matches_per_s)
        pool.payer_of = prices.payer_of = self._payer_of
        self.evenings = Evenings(self, SqlEvenings(club.log))
        self.presence = None if club.log.is_file else Presence(club, self, self.threads, self.background)
        self.departure = Departure(self.connections, None if self.presence is None else self.presence.hand_on)

    @property
    def is_shared(self) -> bool:
        """True if other workers serve the same tables."""
        return self.presence is not None

    @property
    def log(self) -> Log:
        """The log of matches."""
        return self.club.log

    @property
    def attended_evenings(self) -> Mapping[str, Attended]:
        """The evenings by the names of their presence."""
        return self.evenings.attended

    @property
    def matches(self) -> KeysView[str]:
        """The matches that tables follow."""
        return self._room_of.keys()

    def begin(self) -> None:
        """Lets time go on, until it is closed."""
        # A fault of one ends the time of no other.
        self.background.every(TICK_S, self._observe)
        self.background.every(TICK_S, self._hosted.tick)
        self.background.every(TICK_S, self.evenings.tick)
        self.background.every(_CARRY_OVER_S, partial(self.threads.change, self.club.log.checkpoint))
        self.rates.begin(self.background)
        if self.presence is not None:
            self.presence.begin()

    async def close(self) -> None:
        """Stores what waits, and ends; nothing runs in the background any more."""
        # In this order: what is decided is stored, and the database is closed last.
        if self.presence is not None:
            await self.background.guarded(self.presence.hand_on())
        await self.commits.close()
        await self.evenings.close()
        await asyncio.to_thread(self.threads.close)
        await asyncio.to_thread(self.club.log.close)

    async def check_ready(self) -> None:
        """Reads the database and writes to its disk. Raises Unavailable with what is missing, and once the departure is
        announced.
        """
        self.departure.check()
        try:
            await asyncio.wait_for(self.threads.read(self.club.log.check_ready), _READY_S)
        except BadFile as problem:
            raise Unavailable(unready_reason(problem)) from problem
        except TimeoutError as problem:
            raise Unavailable(reason("club-not-ready", why="gone")) from problem

    async def _read(self, room: str) -> HostedTable:
        stored = await self.room(room)
        live = await self.logs.live(stored.match, stored.removals) if stored.match else None
        table = HostedTable(self, stored, live)
        if self.presence is not None:
            self.presence.follow("room", room)
        self.finish_match(table)
        return table

    def say(self, room: str, said: messages.PhraseSaid) -> None:
        """Tells everybody at this table what somebody said, by way of other workers too."""
        self.tables[room].say(said)
        if self.presence is not None:
            self.spawn(self.presence.say(room, said))

    async def room(self, room: str) -> Room:
        """Reads a room from the database. Raises NotHere."""
        return await self.rooms.room(room)

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        """Stores a changed room, and the match opened with it. Raises Conflict if somebody else has changed it."""
        return await self.rooms.store(room, opened)

    async def add_playing(self, found: Sequence[tuple[Room, Opened]]) -> None:
        """Stores rooms with their matches, except those that are stored already."""
        await self.threads.change(self.club.add_playing, found)

    async def opening(self, room: Room) -> Opened:
        """The opening of the next match of a room. Raises BadOption, and TooMuch if its host began too many of late."""
        await self._begun.count(self.rooms.visitor_of(room))
        return await self._openings.opening(room)

    def deal_ended(self, room: Room) -> None:
        """A deal or the match has ended at this table of an evening."""
        self.evenings.deal_ended(room)

    def is_paused(self, room: Room) -> bool:
        """True if the evening of this table is paused."""
        return self.evenings.is_paused(room)

    def evening_noticed(self, evening: str, seq: int) -> None:
        """Another worker has appended to this evening."""
        self.evenings.noticed(evening, seq)

    def device_noticed(self, device: str) -> None:
        """A device is said to have been cut off, at this worker or another; the database says whether it was."""
        if device in self.device_connections.devices:
            self.spawn(self._check_devices([device]))

    async def check_devices(self) -> None:
        """Ends the connections of devices that were cut off without a notice being received."""
        await self._check_devices(self.device_connections.devices)

    async def _check_devices(self, connected: list[str]) -> None:
        for device in set(connected) - await self.threads.share(self.devices.known, connected):
            self.device_connections.cut_off(device)

    def follow(self, match: str, room: str) -> None:
        """The table of this room follows this match from now on."""
        super().follow(match, room)
        if self.presence is not None:
            self.presence.follow("match", match)

    def unfollow(self, match: str) -> None:
        """No table follows this match any longer."""
        if self._room_of.pop(match, None) is not None and self.presence is not None:
            self.presence.unfollow("match", match)

    def attendance_changed(self, name: str) -> None:
        """Somebody has come to this table or evening, or gone: tells the other workers."""
        if self.presence is not None:
            self.spawn(self.presence.publish(name))

    @property
    def observed_since_ms(self) -> int:
        """The time since when it is known without a gap who is here: no absence counts from before."""
        return self._observed.since_ms

    async def sees(self, name: str) -> bool:
        """Looks anew who is at this table or evening by way of other workers; False while that cannot be told."""
        return self.presence is None or await self.presence.sees(name)

    async def _observe(self) -> None:
        self._observed.tick(is_leased=self.presence is None or self.presence.is_leased)

    async def person_now(self, person: Person) -> Person:
        """The person as they are called now, whichever worker they were renamed at. Raises NotHere for somebody
        removed.
        """
        found = await self.threads.read(self.club.person, person.id)
        if found is None:
            raise NotHere(reason("nobody-known"))
        return found

    async def is_attending(self, person: str) -> bool:
        """True if this person is at a table, by way of any worker."""
        here = (one.person for table in self.tables.values() for one in table.connections)
        if any(one is not None and one.id == person for one in here):
            return True
        return self.presence is not None and await self.presence.is_attending(person)

    async def heard(self, notices: Sequence[Notice]) -> None:
        """Does what the other workers do who hear these notices of a change that was made here."""
        for notice in notices:
            if notice.subject == "device":
                self.device_noticed(notice.id)
            elif notice.subject == "evening":
                await self.background.guarded(self.evenings.heard(notice.id, notice.number))
            else:
                await self.background.guarded(self._reread(notice.id))

    async def _reread(self, room: str) -> None:
        table = await self._hosted.here(room)
        if table is not None:
            try:
                await table.changes.reread()
            except NotFound:
                self._hosted.let_go(room)

    def connections(self) -> list[Connection]:
        """All connections at tables and evenings."""
        here = [one for table in self.tables.values() for one in table.connections]
        return [*here, *self.evenings.connections()]

    def _let_go(self, room: str, table: HostedTable) -> None:
        if self.presence is not None:
            self.presence.unfollow("room", room)
        if table.live is not None:
            self.logs.keep(table.live, table.room.removals)
        table.release()

    def _payer_of(self, match: str) -> str:
        """The visitor whose share the bots of this match count for."""
        table = self.following(match)
        return match if table is None else self.rooms.visitor_of(table.room)
