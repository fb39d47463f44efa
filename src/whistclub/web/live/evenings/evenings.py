"""The evenings of this process: opened, found by their codes, hosted as tables are."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from whistclub.cards.errors import NotFound, NotHere, TooMuch, reason
from whistclub.club.disclosure import why_not_cards, why_not_look
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.log import EVENING
from whistclub.club.evening.moving import moved
from whistclub.club.evening.opening import open_evening
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.summary import EveningRow, EveningSummary
from whistclub.club.log.decisions import Environment
from whistclub.club.log.port import Conflict
from whistclub.club.presence import AT_EVENING
from whistclub.club.rooms import Room
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.web.live.commit_queue import CommitQueue
from whistclub.web.live.connections.connection import Connection, Cut
from whistclub.web.live.evenings.encoder import EveningEncoder
from whistclub.web.live.evenings.hosted_evening import HostedEvening
from whistclub.web.live.evenings.online_tables import OnlineClub, OnlineTables
from whistclub.web.live.host_registry import HostedById
from whistclub.web.live.live_logs import LiveLogs
from whistclub.web.resources.background import BackgroundTasks
from whistclub.web.resources.db_threads import DatabaseThreads

_CATCH_UP_MS: Final = 5000
"""The interval at which entries are looked for whose notice was lost."""
_TRIES: Final = 5


class EveningsClub(OnlineClub, Protocol):
    """The club as its evenings see it."""

    def environment(self) -> Environment:
        """The inputs of a decision at this moment."""

    @property
    def background(self) -> BackgroundTasks:
        """The tasks that run in the background."""

    @property
    def threads(self) -> DatabaseThreads:
        """The threads that wait for the database."""


class Evenings:
    """The evenings of one process."""

    def __init__(self, club: EveningsClub, sql: SqlEvenings) -> None:
        self._club, self._sql = club, sql
        # Never in the loop's own thread: a commit here writes the evening's row and its people too.
        self._commits = CommitQueue(sql.append_jobs)
        self._logs = LiveLogs(
            EVENING,
            lambda name, since: club.threads.read(sql.read, name, since),
            club.environment,
            self._commits.put,
        )
        self._hosted = HostedById(self._read, self._let_go, club.background)
        self._caught_up_ms = 0

    async def open(self, settings: EveningSettings, person: str, name: str, evening: str = "") -> str:
        """Opens an evening whose first organiser is this person, once if its id is given. Returns its code. Raises
        BadOption, NotAtEvening.
        """
        for _ in range(_TRIES):
            opened = open_evening(settings, Sender(person, name), self._club.environment(), evening)
            try:
                await self._club.threads.change(self._sql.create, opened)
            # Another evening has this code, or this one was opened meanwhile.
            except Conflict:
                if code := await self.code_of(evening):
                    return code
                continue
            return opened.code
        raise TooMuch

    async def take_in(self, texts: Sequence[str], person: str) -> str:
        """Takes in the log of an evening that this person ran on a device, once. Returns its code. Raises BadRecord."""
        for _ in range(_TRIES):
            work = self._club.threads.read_much
            opened, further = await work(moved, texts, person, self._club.environment().fresh)
            try:
                await self._club.threads.change(self._sql.create, opened, further)
            # Another evening has this code, or this one was taken in before.
            except Conflict:
                row = await self._club.threads.read(self._sql.by_id, opened.evening)
                if row is None:
                    continue
                if row.organiser != person:
                    raise NotHere(reason("evening-elsewhere")) from None
                return row.code
            return opened.code
        raise TooMuch

    async def code_of(self, evening: str) -> str:
        """The code of the evening with this id, empty if there is none."""
        row = await self._club.threads.read(self._sql.by_id, evening) if evening else None
        return "" if row is None else row.code

    async def find(self, code: str) -> HostedEvening:
        """The evening with this code. Raises NotHere if there is none."""
        for name, hosted in self._hosted.by_id.items():
            if hosted.state.code == code:
                # Not at once: one that is still being opened is let go of if that fails.
                return await self._hosted.get(name)
        row = await self._club.threads.read(self._sql.by_code, code)
        if row is None:
            raise NotFound(reason("evening-unknown"))
        return await self._hosted.get(row.id)

    async def of(self, person: str) -> list[tuple[EveningRow, EveningSummary]]:
        """The evenings of a person, as organiser or guest, the last opened first, with their summaries."""
        found = await self._club.threads.read(self._sql.visited_by, person)
        return [(row, row.summary or await self._summarised(row)) for row in found]

    async def _summarised(self, row: EveningRow) -> EveningSummary:
        """The summary of an evening for which none is known, from its log."""
        return await self._club.threads.read_much(self._sql.summarise, row.id)

    @property
    def attended(self) -> Mapping[str, HostedEvening]:
        """The evenings by the names under which workers tell each other who is there."""
        return {AT_EVENING + evening: hosted for evening, hosted in self._hosted.by_id.items()}

    async def admit(self, person: str, room: Room, *, cards: bool = False) -> None:
        """Lets a person look at a table of an evening, or at the `cards` played there. Raises NotHere as long as they
        may not.
        """
        table = room.plan.evening
        if table is None:
            return
        state = (await self._hosted.get(table.evening)).state
        why_not = why_not_cards(state, person, room) if cards else why_not_look(state, person, room)
        if why_not is not None:
            raise NotHere(why_not)

    def deal_ended(self, room: Room) -> None:
        """A deal or the match has ended at this table of an evening."""
        table = room.plan.evening
        hosted = None if table is None else self._hosted.by_id.get(table.evening)
        if hosted is not None and table is not None and hosted.online is not None:
            hosted.online.deal_ended(table.table)

    def is_paused(self, room: Room) -> bool:
        """True if the evening of this table is paused, so that nobody is waited for and nothing is dealt."""
        table = room.plan.evening
        hosted = None if table is None else self._hosted.by_id.get(table.evening)
        return hosted is not None and bool(hosted.state.paused_ms)

    def connections(self) -> list[Connection]:
        """All connections at evenings."""
        return [
            member.connection for hosted in self._hosted.by_id.values() for member in hosted.audience.members
        ]

    def noticed(self, evening: str, seq: int) -> None:
        """Another worker has appended to this evening."""
        hosted = self._hosted.by_id.get(evening)
        if hosted is not None and hosted.live.state.seq < seq:
            self._club.spawn(self.heard(evening, seq))

    async def close(self) -> None:
        """Stores what waits."""
        await self._commits.close()

    async def heard(self, evening: str, seq: int) -> None:
        """Reads on at an evening whose log is said to have this seq, and lets everybody go where it is no more."""
        hosted = await self._hosted.here(evening)
        if hosted is None:
            return
        await hosted.live.read_on()
        if hosted.state.seq < seq and not await self._club.threads.read(self._sql.last_seqs, [evening]):
            for member in hosted.audience.members:
                member.connection.cut(Cut(1008, reason("evening-unknown")))
            self._hosted.let_go(evening)

    async def tick(self) -> None:
        """Moves the evenings on, and looks from time to time for what no notice told of."""
        await self._hosted.tick()
        if self._club.is_shared and self._club.now() - self._caught_up_ms >= _CATCH_UP_MS:
            self._caught_up_ms = self._club.now()
            self._club.spawn(self._catch_up())

    def _let_go(self, _: str, hosted: HostedEvening) -> None:
        self._logs.keep(hosted.live)
        hosted.release()

    async def _catch_up(self) -> None:
        """Looks for entries of other workers whose notice was lost."""
        for evening, seq in await self._club.threads.share(self._sql.last_seqs, list(self._hosted.by_id)):
            self.noticed(evening, seq)

    async def _read(self, evening: str) -> HostedEvening:
        live = await self._logs.live(evening)
        encoder = EveningEncoder(self._club.now, self._club.threads.read_much)
        hosted = HostedEvening(live, self._club, encoder, self._club.threads.read_much)

        def on_opened(table: int) -> None:
            encoder.table_opened(hosted.state, table)
            hosted.audience.changed()

        online = OnlineTables(self._club, lambda: hosted.state, hosted.house, on_opened)
        hosted.online, encoder.is_open = online, online.is_open
        return hosted
