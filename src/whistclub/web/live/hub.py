"""All tables of this process: opens them when somebody comes, lets go of them when nobody is there, moves time on."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.bot_pool import BotPool
from whistclub.club.fair_queue import FairQueue
from whistclub.club.live import Found, Live, Snapshot, complete_jobs
from whistclub.club.local_table import House, fresh_bytes, now_ms
from whistclub.club.people import BOT_NAMES
from whistclub.club.rooms import NotHere, Plan, Room
from whistclub.club.sliced_fold import SlicedFold
from whistclub.club.store.sql_daily import SqlDaily
from whistclub.club.store.sql_rooms import SqlClub
from whistclub.club.store.writer import Job, JobResult, Writer
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.club.table.handlers import Environment
from whistclub.web.live.connection import Cut, Outbox
from whistclub.web.live.hosted_table import Party
from whistclub.web.live.presence import Sharing
from whistclub.web.server.db_threads import Threads
from whistclub.web.server.gc_schedule import Sweeper
from whistclub.web.server.rate_limit import Rates
from whistclub.web.wire.room_parts import game_of

_LOG: Final = logging.getLogger("whistclub.web")
_KEPT_MS: Final = 60_000
_TICK_S: Final = 0.25
_CARRY_S: Final = 2.0
_CHANGES_AT_ONCE: Final = 2
_CHANGES_WAITING: Final = 100
_LONG: Final = 300
_MOST_LEFT: Final = 100
_MOST_SEEN: Final = 20_000
_TABLES_A_TURN: Final = 10
"""So many tables are looked at before messages that came in the meantime are."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one visitor may use; `away_s` is how long others wait for somebody whose connection is gone, a bot's act leaves between `bot_least_s`
    and `bot_most_s` after its turn was shown, or as long after that again.

    A number and a rate belong together: so many at once, and so many a second after that. An address may have as many tables' connections as
    `address_connections`, and half as many more with those that fetch pages; `openings` are connections it begins.
    """

    table_connections: int = 200
    person_connections: int = 8
    connections: int = 5000
    address_connections: int = 100
    openings: int = 400
    openings_per_s: float = 40.0
    away_s: float = 20.0
    bot_least_s: float = 0.15
    bot_most_s: float = 0.3
    messages: int = 40
    messages_per_s: float = 20.0
    reads: int = 400
    reads_per_s: float = 30.0
    reads_at_once: int = 40
    costly: int = 60
    costly_per_s: float = 2.0
    costly_at_once: int = 12
    files: int = 3000
    files_per_s: float = 100.0
    files_at_once: int = 200
    changes: int = 60
    changes_per_s: float = 2.0
    tables_per_hour: int = 120
    address_tables: int = 240
    address_tables_per_s: float = 0.1
    matches: int = 240
    matches_per_s: float = 0.2
    names: int = 60
    names_per_s: float = 0.05
    guests: int = 200
    guests_per_s: float = 0.05


class Hub:
    """The club in one process."""

    def __init__(
        self,
        club: SqlClub,
        pool: BotPool,
        bots: tuple[str, ...],
        limits: Limits,
        now: Callable[[], int] = now_ms,
        *,
        shared: bool = False,
    ) -> None:
        """`shared`: other workers serve the same tables over the same PostgreSQL."""
        self.club, self.pool, self.bots, self.limits, self.now = club, pool, bots, limits, now
        self.days = SqlDaily(club)
        self._left: OrderedDict[str, Snapshot] = OrderedDict()
        self.threads, self._folding = Threads(), SlicedFold()
        self.parties: dict[str, Party] = {}
        self.matches: dict[str, Party] = {}
        self._came_from: OrderedDict[str, str] = OrderedDict()
        self._begun = Rates(limits.matches, limits.matches_per_s)
        self._changes = FairQueue(_CHANGES_AT_ONCE, _CHANGES_WAITING)
        pool.payer_of = self._payer_of
        self.sharing = Sharing(self) if shared else None
        self.outbox = Outbox()
        self._jobs: list[Job] = []
        self._on_the_way = 0
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.sweeper: Sweeper | None = None
        self.writer = Writer(club.log, self._written)

    async def run(self) -> None:
        """Moves time on, until cancelled."""
        self.spawn(self._carry_over())
        while True:
            await asyncio.sleep(_TICK_S)
            await self._tick()

    async def _tick(self) -> None:
        if self.sweeper is not None:
            self.sweeper.tick()
        for number, party in enumerate(list(self.parties.values()), 1):
            self._let_go(party)
            if not party.is_calm():
                await self.guarded(party.tick())
            if not number % _TABLES_A_TURN:
                await asyncio.sleep(0)

    def came_or_went(self, party: Party) -> None:
        """Somebody has come to the table, or gone: the other workers are told."""
        if self.sharing is not None:
            self.spawn(self.sharing.tell(party))

    def say(self, party: Party, said: Any) -> None:
        """Somebody at the table said a phrase: to everybody there, at other workers too."""
        party.say(said)
        if self.sharing is not None:
            self.spawn(self.sharing.say(party, said))

    async def _carry_over(self) -> None:
        while True:
            await asyncio.sleep(_CARRY_S)
            await self.guarded(self.threads.change(self.club.log.checkpoint))

    async def close(self) -> None:
        """Keeps what waits and ends."""
        for party in self.parties.values():
            for connection in party.connections:
                connection.cut(Cut(1001, reason("club-stops"), 1.0))
        await asyncio.sleep(0.05)
        for task in tuple(self._tasks):
            task.cancel()
        self._hand_over()
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.pool.close)
        await asyncio.to_thread(self.threads.close)
        await asyncio.to_thread(self.club.log.close)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Has something done beside; what goes wrong is logged."""
        self._loop = asyncio.get_running_loop()
        task = self._loop.create_task(self.guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def came_from(self, person: str, visitor: str) -> None:
        """This person was last seen coming from there; that is whose share their tables' bots count for."""
        self._came_from.pop(person, None)
        self._came_from[person] = visitor
        if len(self._came_from) > _MOST_SEEN:
            self._came_from.popitem(last=False)

    def visitor_of(self, room: Room) -> str:
        """Where the host of this room came from; the host themself where that is not known."""
        return self._came_from.get(room.host, room.host)

    def _payer_of(self, match: str) -> str:
        party = self.matches.get(match)
        return match if party is None else self.visitor_of(party.room)

    async def ping(self) -> None:
        """Asks the database for nothing. Raises BadFile."""
        await self.threads.read(self.club.ping)

    async def party(self, room: str) -> Party:
        """The table with this id. Raises NotHere where there is none."""
        self._loop = asyncio.get_running_loop()
        found = self.parties.get(room)
        if found is not None:
            return found
        lock = self._opening.setdefault(room, asyncio.Lock())
        try:
            async with lock:
                if room not in self.parties:
                    kept = await self.room(room)
                    live = await self.live(kept.match) if kept.match else None
                    self.parties[room] = Party(self, kept, live)
                    if self.sharing is not None and live is not None:
                        await live.read_on()
                party = self.parties[room]
        finally:
            self._opening.pop(room, None)
        ended = party.live is not None and party.live.shown.match.result is not None
        if ended and party.room.phase == "playing" and party.live is not None:
            self.spawn(party.finish(party.live.id))
        return party

    async def room(self, room: str) -> Room:
        """The room as it is kept. Raises NotHere."""
        found = await self.threads.read(self.club.room, room)
        if found is None:
            raise NotHere(reason("table-not-found"))
        return found

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        """Keeps the changed room. Raises Conflict when somebody else changed it."""
        stamped = msgspec.structs.replace(room, changed_ms=self.now())
        async with self._changes.turn(self.visitor_of(room), room.id):
            return await self.threads.change(self.club.change_room, stamped, opened)

    async def keep_new(self, room: Room) -> None:
        """Keeps a room that has just been made."""
        async with self._changes.turn(self.visitor_of(room), room.id):
            await self.threads.change(self.club.add_room, room)

    async def live(self, match: str) -> Live:
        """The match as the log has it."""
        left = self._left.pop(match, None)
        entries, answers = await self._read(match, 0 if left is None else left.state.seq)
        state = await self._folding.state(entries, None if left is None else left.state)
        since_ms = entries[-1].at_ms if left is None or entries else left.since_ms
        if left is not None:
            answers = left.answers | answers
        return Live(
            state, since_ms, answers, self._put, lambda: Environment(self.now(), fresh_bytes), self._read
        )

    async def _read(self, match: str, since: int) -> Found:
        return await self.threads.read(self.club.log.read_answered, match, since)

    async def opening(self, room: Room) -> Opened:
        """The match that the room is about to begin. Raises BadOption, and NotHere where its host began too many of late."""
        if not self._begun.take(self.visitor_of(room)):
            raise NotHere(reason("too-much-at-once"))
        plan = room.plan
        sitters = [
            Sitter(BOT_NAMES[seat], chair.bot) if chair.bot else Sitter(chair.name or f"#{chair.number}")
            for seat, chair in enumerate(room.chairs)
        ]
        dealing = await self._dealing(plan)
        return House(self.club.log, self.now).opening_of(game_of(plan), sitters, dealing, preset=plan.preset)

    async def _dealing(self, plan: Plan) -> Dealing:
        """Where the cards come from. Raises NotHere for a day that the club has no secret of, and for the seed of one whose
        cards are not open: at such a table everybody could look.
        """
        if plan.seed:
            is_running: bool = await self.threads.read(self.days.is_running, plan.seed, self.now())
            if is_running:
                raise NotHere(reason("daily-not-yet"))
        if not plan.daily:
            return Dealing(plan.seed, sealed=plan.seed is None)
        day = await self.threads.read(self.days.day, plan.daily)
        if day is None:
            raise NotHere(reason("daily-unknown"))
        return Dealing(day.seed(plan.preset), daily=plan.daily)

    def _put(self, job: Job) -> None:
        """Has the job kept with all others of this turn of the event loop."""
        if not self._jobs:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._jobs.append(job)

    def _hand_over(self) -> None:
        """One job alone is kept here and now where the disk is quick and nothing is on its way to it: cheaper than to wake a thread."""
        jobs, self._jobs = self._jobs, []
        alone = len(jobs) == 1 and not self._on_the_way and self.writer.is_quick()
        outcomes = self.writer.commit_now(jobs) if alone else None
        if outcomes is not None:
            self._settle(outcomes)
        else:
            self._on_the_way += len(jobs)
            self.writer.put(jobs)

    def _written(self, outcomes: list[JobResult]) -> None:
        """Called in the writer's thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._come_back, outcomes)

    def _come_back(self, outcomes: list[JobResult]) -> None:
        self._on_the_way -= len(outcomes)
        self._settle(outcomes)

    def _settle(self, outcomes: list[JobResult]) -> None:
        complete_jobs(outcomes)
        if self.sweeper is not None and self.sweeper.moved(len(outcomes)):
            asyncio.get_running_loop().call_soon(self.sweeper.round)

    def _let_go(self, party: Party) -> None:
        idle = not party.connections and self.now() - party.empty_ms > _KEPT_MS
        if idle and (party.live is None or party.live.state.seq == party.live.shown.seq):
            self.parties.pop(party.room.id, None)
            if party.live is not None and party.live.shown.seq > _LONG:
                self._remember(party.live.snapshot())
            party.let_go()

    def _remember(self, left: Snapshot) -> None:
        """Keeps the state of a long log, so that it is not folded anew for whoever comes back; the log stays what is true."""
        self._left[left.state.table] = left
        if len(self._left) > _MOST_LEFT:
            self._left.popitem(last=False)

    async def guarded(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does it; what goes wrong is logged."""
        try:
            await work
        except WhistclubError as problem:
            _LOG.warning("not done", extra={"fields": {"why": problem.reason.key}})
        except Exception as problem:  # noqa: BLE001 - one table's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"what": type(problem).__name__}})
