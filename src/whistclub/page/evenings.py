"""The evenings of a page: with real cards, run by its person on this device."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.evening.entries import AnyEntry, Opened, entry_from_text
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.log import EVENING, fold_all
from whistclub.club.evening.moving import moved
from whistclub.club.evening.opening import open_evening
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.summary import EveningRow, EveningSummary, summary_of
from whistclub.club.log.port import Job
from whistclub.club.log.texts import to_text
from whistclub.club.workplace import Workplace
from whistclub.page.commits import Commits
from whistclub.page.store import EVENING as KIND
from whistclub.page.store import Kept, Rows
from whistclub.page.tables import PageTables
from whistclub.web.live.evenings.encoder import EveningEncoder
from whistclub.web.live.evenings.hosted_evening import HostedEvening
from whistclub.web.live.host_registry import TICK_S, HostedById
from whistclub.web.live.live_logs import LiveLogs

_P = ParamSpec("_P")
_R = TypeVar("_R")


class PageEvenings:
    """The evenings of one page, as `web.live.evenings.evenings` has those of a club. None is on line: nobody else
    comes.
    """

    def __init__(self, tables: PageTables, here: Workplace) -> None:
        """Work that takes long is done `here`, between what else is asked."""
        self._tables, self._here, self._store = tables, here, tables.store_of_page
        self._commits = Commits(self._store, _kept_with, tables.attention)
        self._logs = LiveLogs(EVENING, self.log, tables.environment, self._commits.put)
        self._hosted = HostedById(self._read, self._let_go, tables.background)
        tables.background.every(TICK_S, self._hosted.tick)

    async def open(self, settings: EveningSettings, person: str, name: str, evening: str = "") -> str:
        """Opens an evening whose organiser is this person, once if its id is given. Returns its code. Raises BadOption,
        NotAtEvening, and NotHere for one on line.
        """
        if settings.place == "online":
            raise NotFound(reason("needs-a-club"))
        opened = open_evening(settings, Sender(person, name), self._tables.environment(), evening)
        return await self._create(opened)

    async def _create(self, opened: Opened, further: Sequence[AnyEntry] = ()) -> str:
        log = (opened, *further)
        rows = Rows(opened.evening, 0, tuple(map(to_text, log)))
        await self._store.append([rows], [_kept(opened.evening, fold_all(log))])
        return opened.code

    async def take_in(self, texts: Sequence[str], person: str) -> str:
        """Takes in the log of an evening from another device, once. Returns its code. Raises BadRecord."""
        opened, further = moved(texts, person, self._tables.environment().fresh)
        if code := await self.code_of(opened.evening):
            return code
        return await self._create(opened, further)

    async def code_of(self, evening: str) -> str:
        """The code of the evening with this id, empty if there is none."""
        return next((row.code for row in await self.all() if row.id == evening), "")

    async def find(self, code: str) -> HostedEvening:
        """The evening with this code. Raises NotHere if there is none."""
        for row in await self.all():
            if row.code == code:
                return await self._hosted.get(row.id)
        raise NotFound(reason("evening-unknown"))

    async def of(self, person: str) -> list[tuple[EveningRow, EveningSummary]]:
        """The evenings of a person, the last opened first, with their summaries."""
        rows = await self.all()
        return [(row, row.summary) for row in rows if row.summary and person in row.summary.organisers]

    async def all(self) -> list[EveningRow]:
        """All evenings, the last opened first."""
        kept = await self._store.all(KIND)
        rows = [msgspec.json.decode(text, type=EveningRow) for _, text in kept]
        return sorted(rows, key=lambda row: (-row.opened_ms, row.id))

    async def log(self, evening: str, since: int = 0) -> list[AnyEntry]:
        """The entries of an evening after the seq `since`."""
        return [entry_from_text(text) for text in await self._store.read(evening, since)]

    async def forget(self) -> None:
        """Removes all evenings. Raises NotHere while somebody looks at one."""
        if any(hosted.audience.members for hosted in self._hosted.by_id.values()):
            raise NotHere(reason("own-data-at-table"))
        for row in await self.all():
            self._hosted.let_go(row.id)
            await self._store.erase(row.id)
            await self._store.append([], [Kept(KIND, row.id, None)])
        self._logs.forget()

    async def settled(self) -> None:
        """Waits until everything decided is stored."""
        await self._commits.settled()

    async def _read(self, evening: str) -> HostedEvening:
        live = await self._logs.live(evening)
        return HostedEvening(live, self._tables, EveningEncoder(self._tables.now, self._work), self._work)

    def _let_go(self, _: str, hosted: HostedEvening) -> None:
        self._logs.keep(hosted.live)
        hosted.release()

    async def _work(self, work: Callable[_P, _R], *args: _P.args, **facts: _P.kwargs) -> _R:
        """Calls a function: where a club has a thread for it, a page has a turn of its loop."""
        return await self._here.do(partial(work, *args, **facts))


def _kept_with(job: Job) -> Sequence[Kept]:
    """The record of the evening, as it is after this job."""
    return [_kept(job.log, job.after)]


def _kept(evening: str, state: EveningState) -> Kept:
    row = EveningRow(
        id=evening,
        code=state.code,
        organiser=state.organisers[-1][0],
        name=state.settings.name,
        opened_ms=state.opened_ms,
        ended=state.phase == "over",
        summary=summary_of(state),
    )
    return Kept(KIND, evening, msgspec.json.encode(row).decode())
