"""Presence: several workers serve one club, and each knows who is at its tables by way of the others.

Whatever changes a table is stored in the database first, under conditions that make a thing done twice count once. So
workers need no agreement; the worker that leads a table moves its bots, which saves work and is no question of right.
"""

import asyncio
import math
import secrets
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from whistclub.club.clock import passed_s
from whistclub.club.live_log import LiveMatch
from whistclub.club.notices.notice import NEWEST, Notice, Subject
from whistclub.club.presence import RoomPresence
from whistclub.club.rooms import Room
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.store.workers.presence_store import LEASE_MS, PresenceStore
from whistclub.web.live.tables.table_model import Elsewhere
from whistclub.web.resources.background import BackgroundTasks
from whistclub.web.resources.db_threads import DatabaseThreads
from whistclub.wire import messages

_RENEW_S: Final = 1.5
"""A lease lasts longer than three of these, so that two renewals in a row may be late."""
_PHRASES_KNOWN: Final = 500
"""A notice may come twice; each of the last phrases is said once."""
_CATCH_UP_S: Final = 5.0
"""The interval at which this worker looks for missed changes; there are none if every notice was received."""
_ALONE_AFTER_S: Final = 60.0
"""A worker that has met no other for so long sends no notices: a lease may end because its worker is slow."""


class Rereading(Protocol):
    """The part of a table that reads what other workers have done."""

    async def reread(self) -> None:
        """Another worker has changed the room."""


class Attended(Protocol):
    """A table or an evening as presence sees it: people are there by way of several workers."""

    def presence(self, worker: str) -> RoomPresence:
        """The presence by way of this worker."""

    def presence_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Takes in who is here by way of other workers now."""


class SharedTable(Attended, Protocol):
    """A table as the other workers' notices need it."""

    @property
    def room(self) -> Room:
        """The room as it is stored."""

    @property
    def live(self) -> LiveMatch | None:
        """The match in play."""

    @property
    def changes(self) -> Rereading:
        """Changes of its room."""

    def say(self, said: messages.PhraseSaid) -> None:
        """Sends everybody here what somebody said."""


class SharedTables(Protocol):
    """The tables of this worker."""

    @property
    def tables(self) -> Mapping[str, SharedTable]:
        """The tables by the id of their room."""

    @property
    def attended_evenings(self) -> Mapping[str, Attended]:
        """The evenings by the names of their presence."""

    @property
    def matches(self) -> Iterable[str]:
        """The matches that the tables follow."""

    def following(self, match: str) -> SharedTable | None:
        """The table that follows this match."""

    def evening_noticed(self, evening: str, seq: int) -> None:
        """Another worker has appended to this evening."""

    def device_noticed(self, device: str) -> None:
        """This device has been cut off, at this worker or another."""

    async def check_devices(self) -> None:
        """Ends the connections of devices that were cut off without a notice being received."""


class Presence:
    """This worker's presence among the others over one database."""

    def __init__(
        self,
        club: SqlClub,
        tables: SharedTables,
        threads: DatabaseThreads,
        background: BackgroundTasks,
    ) -> None:
        self._club, self._board, self._tables = club, PresenceStore(club.log), tables
        self._threads, self._background = threads, background
        self._worker = secrets.token_hex(6)
        self.heard = 0
        """The notices of other workers that were heard."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = asyncio.Lock()
        self._written: dict[str, RoomPresence] = {}
        self._unwritten: set[str] = set()
        self._alive: frozenset[str] = frozenset()
        self._delivered: deque[int] = deque(maxlen=_PHRASES_KNOWN)
        self._said_until, self._looked_at = 0, frozenset[str]()
        self._is_set_up = self._is_leaving = False
        self._met_s = self._leased_until_s = -math.inf

    async def set_up(self) -> None:
        """Makes the tables in which presence is stored, unless that was done before. Raises BadFile."""
        if not self._is_set_up:
            await self._threads.share(self._board.set_up)
            self._is_set_up = True

    def begin(self) -> None:
        """Listens for notices, renews this worker's lease, and looks again and again for missed changes: a notice can
        be lost, and the reading that it caused can fail.
        """
        self._loop = asyncio.get_running_loop()
        self._club.log.notices.listen(self._from_thread)
        self._background.every(_RENEW_S, self._renew)
        self._background.every(_CATCH_UP_S, self._catch_up)

    async def hand_on(self) -> None:
        """Gives up this worker's lease, once, so that the others lead its tables at once."""
        if self._is_leaving:
            return
        self._is_leaving = True
        async with self._lock:
            if self._is_set_up:
                await self._threads.share(self._board.leave, self._worker)

    def follow(self, subject: Subject, name: str) -> None:
        """This worker holds a table that notices of this subject are for."""
        self._club.log.notices.follow(subject, name)

    def unfollow(self, subject: Subject, name: str) -> None:
        """This worker holds it no longer."""
        self._club.log.notices.unfollow(subject, name)

    @property
    def is_leased(self) -> bool:
        """True while the lease of this worker runs, and the database tells it who is at the others."""
        return passed_s() < self._leased_until_s

    async def publish(self, name: str) -> None:
        """Writes who is at this table or evening by way of this worker, if that has changed."""
        one = self._named(name)
        async with self._lock:
            here = RoomPresence(name, self._worker, (), 0) if one is None else one.presence(self._worker)
            if self._is_leaving or here == self._written.get(name):
                return
            # Until the writing has succeeded nobody knows what the row says; if it fails, it is written again.
            self._written.pop(name, None)
            self._unwritten.add(name)
            await self._threads.share(self._board.write, here)
            self._unwritten.discard(name)
            if _is_anybody(here):
                self._written[name] = here
        if one is not None:
            await self._look({name: one})

    async def sees(self, name: str) -> bool:
        """Looks anew who is at this table or evening by way of other workers; False while that cannot be told."""
        one = self._named(name)
        return one is not None and self.is_leased and await self._look({name: one})

    async def say(self, room: str, said: messages.PhraseSaid) -> None:
        """Tells the other workers what somebody at this table said."""
        await self._threads.share(self._board.say, self._worker, room, said.seat, said.phrase)

    async def attended(self) -> set[str]:
        """The rooms where somebody is, by way of any worker."""
        return await self._threads.read(self._board.attended)

    async def is_attending(self, person: str) -> bool:
        """True if this person is at a table, by way of any worker."""
        return await self._threads.read(self._board.is_attending, person)

    async def _renew(self) -> None:
        """Renews this worker's lease, and looks again who is where if another worker has come or gone.

        If the lease had ended, or a database that crashed has forgotten it, presence is written again: the others count
        on no row of it.
        """
        async with self._lock:
            if self._is_leaving:
                return
            await self.set_up()
            began_s = passed_s()
            is_kept, alive = await self._threads.share(self._board.renew, self._worker)
            # After a lease was lost the others may have to write anew who is there, each at its own next renewal.
            self._leased_until_s = began_s + LEASE_MS / 1000 if is_kept else -math.inf
        if not is_kept:
            self._written.clear()
            self._unwritten.update(self._attended())
            self._greet()
            self._background.spawn(self._catch_up())
        elif alive - {self._worker}:
            self._meet()
        elif passed_s() - self._met_s > _ALONE_AFTER_S:
            self._club.log.notices.has_hearers = False
        for name in list(self._unwritten):
            await self.publish(name)
        if alive != self._alive or not is_kept:
            self._alive = alive
            await self._look(self._attended())

    async def _catch_up(self) -> None:
        rooms, matches = list(self._tables.tables), list(self._tables.matches)
        for room, version in await self._threads.share(self._club.versions, rooms):
            self._room_noticed(Notice("room", room, version))
        await self._tables.check_devices()
        for match, seq in await self._threads.share(self._board.grown, matches):
            self._match_noticed(match, seq)
        await self._look(self._attended())
        await self._catch_up_on_phrases(frozenset(rooms))

    async def _catch_up_on_phrases(self, rooms: frozenset[str]) -> None:
        """Delivers what was missed of what was said since the last look, at tables that were here then: nobody is told
        what was said before they came.
        """
        known = sorted(rooms & self._looked_at)
        reached, found = await self._threads.share(
            self._board.said_since, self._worker, self._said_until, known
        )
        self._said_until, self._looked_at = reached, rooms
        for room, number in found:
            self._room_noticed(Notice("said", room, number))

    def _attended(self) -> dict[str, Attended]:
        """All tables and evenings of this worker, by the names of their presence."""
        return {**self._tables.tables, **self._tables.attended_evenings}

    def _named(self, name: str) -> Attended | None:
        return self._tables.tables.get(name) or self._tables.attended_evenings.get(name)

    async def _look(self, attended: Mapping[str, Attended]) -> bool:
        """Reads who is there by way of other workers, and hands it on. Returns False if that cannot be told."""
        found = await self._threads.share(self._board.elsewhere, self._worker, list(attended))
        if found is None:
            return False
        others = defaultdict[str, list[RoomPresence]](list)
        for row in found:
            others[row.room].append(row)
        for name, one in attended.items():
            one.presence_elsewhere(self._elsewhere(one, others[name]))
        return True

    def _elsewhere(self, one: Attended, others: list[RoomPresence]) -> Elsewhere:
        people = frozenset(person for other in others for person in other.people)
        # The smallest id leads among the workers where somebody is: each finds the same one without asking.
        leads = not others or (
            _is_anybody(one.presence(self._worker)) and all(self._worker < other.worker for other in others)
        )
        return Elsewhere(people, sum(other.watching for other in others), leads)

    def _greet(self) -> None:
        """Tells the other workers that this one is there: who was alone sends no notices."""
        self._meet()
        self._club.log.notices.publish([Notice("worker", self._worker)])

    def _meet(self) -> None:
        """Another worker is there, or may be."""
        self._met_s = passed_s()
        self._club.log.notices.has_hearers = True

    def _from_thread(self, notice: Notice | None) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._noticed, notice)

    def _noticed(self, notice: Notice | None) -> None:
        if notice is None:
            self._greet()
            for table in self._tables.tables.values():
                self._background.spawn(self._read_everything(table))
            return
        self.heard += 1
        # One of that number is this worker's own, and says of no other that it is there.
        if notice.number != NEWEST:
            self._meet()
        if notice.subject == "match":
            self._match_noticed(notice.id, notice.number)
        elif notice.subject == "evening":
            self._tables.evening_noticed(notice.id, notice.number)
        elif notice.subject == "device":
            self._tables.device_noticed(notice.id)
        elif notice.subject != "worker":
            self._room_noticed(notice)

    def _match_noticed(self, match: str, seq: int) -> None:
        table = self._tables.following(match)
        if table is not None and table.live is not None and seq > table.live.state.seq:
            self._background.spawn(table.live.read_on())

    def _room_noticed(self, notice: Notice) -> None:
        table, one = self._tables.tables.get(notice.id), self._named(notice.id)
        if notice.subject == "here" and one is not None:
            self._background.spawn(self._look({notice.id: one}))
        elif table is None:
            return
        elif notice.subject == "room" and notice.number > table.room.version:
            self._background.spawn(table.changes.reread())
        elif notice.subject == "said":
            self._background.spawn(self._deliver(table, notice.number))

    async def _deliver(self, table: SharedTable, number: int) -> None:
        if number in self._delivered:
            return
        found = await self._threads.share(self._board.said, self._worker, table.room.id, number)
        # Asked once more: the same notice may have come twice, and its other reading have ended first.
        if found is not None and number not in self._delivered:
            self._delivered.append(number)
            table.say(messages.PhraseSaid(seat=found[0], phrase=found[1]))

    async def _read_everything(self, table: SharedTable) -> None:
        """Reads the table again after notices may have been lost."""
        await table.changes.reread()
        if table.live is not None:
            await table.live.read_on()
        await self._look({table.room.id: table})


def _is_anybody(here: RoomPresence) -> bool:
    return bool(here.people or here.watching)
