"""The evenings of a page, as the page asks for them and connects to them.

A page that only plays needs none of this: it is fetched, and imported, when somebody first asks for an evening.
"""

from typing import Final

from whistclub.club.evening.moving import FORMAT, MovedEvening
from whistclub.club.evening.removal import names_at
from whistclub.club.evening.state import without_undo
from whistclub.club.evening.summary import EveningRow
from whistclub.club.log.texts import to_text
from whistclub.page.desk import Desk
from whistclub.page.evenings import PageEvenings
from whistclub.page.person import keep_person
from whistclub.page.requests import AT_A_CLUB
from whistclub.page.routing import Answer, Request, Route, Routes, number_of
from whistclub.page.sockets import PageConnection
from whistclub.web.http.evenings.desk import EveningDesk
from whistclub.web.http.evenings.export import Export
from whistclub.web.http.evenings.sheets import deals_body, schedule_body
from whistclub.web.live.evenings.session import Visitor, attend
from whistclub.wire import evening as wire
from whistclub.wire import evening_pages as pages
from whistclub.wire.own_data import EveningForm

_NOWHERE: Final = ""
"""No link leads to a page's evening: nobody else can come."""
_CSV: Final = "text/csv"


class Unlimited:
    """The rates of a page, which refuse its own person nothing."""

    async def has(self, who: str) -> bool:
        """True."""
        return True

    async def take(self, who: str) -> bool:
        """True."""
        return True

    async def count(self, who: str) -> None:
        """Does nothing."""


class EveningHome:
    """The evenings of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.evenings = PageEvenings(desk.tables, desk.here)
        self._asked = EveningDesk(self.evenings, desk.tables.bots, desk.replays, Unlimited(), Unlimited())
        self.routes = Routes(self._routes(), AT_A_CLUB)

    async def serve(self, connection: PageConnection, code: str) -> None:
        """Serves a connection at the evening of this code to its end."""
        desk = self._desk
        visitor = Visitor(desk.person, "", _NOWHERE)
        await connection.serve(
            lambda gone: attend(desk.tables, lambda: self._asked.find(code, ""), visitor, connection, gone)
        )

    async def forms(self) -> tuple[EveningForm, ...]:
        """The evenings as the person takes them along."""
        return tuple([await self._form(row) for row in await self.evenings.all()])

    async def _form(self, row: EveningRow) -> EveningForm:
        person = self._desk.person.id
        return EveningForm(
            code=row.code,
            name=row.name,
            opened_ms=row.opened_ms,
            over=row.ended,
            organiser=row.organiser == person,
            names=names_at(await self.evenings.log(row.id), person),
        )

    def _routes(self) -> list[Route]:
        of = "/api/evenings/*"
        return [
            Route("GET", "/api/evenings", self._own),
            Route("POST", "/api/evenings", self._open, 201),
            Route("POST", "/api/evenings/log", self._take_in, 201),
            Route("POST", "/api/evenings/bounds", self._bounds),
            Route("GET", of, self._public),
            Route("GET", f"{of}/rounds/*", self._round),
            Route("GET", f"{of}/results", self._results),
            Route("GET", f"{of}/schedule", self._schedule),
            Route("GET", f"{of}/deals", self._deals),
            Route("GET", f"{of}/export.json", self._export),
            Route("GET", f"{of}/export.csv", self._table),
            Route("GET", f"{of}/cash.csv", self._cash),
            Route("GET", f"{of}/log.json", self._log),
        ]

    async def _own(self, _: Request) -> pages.OwnEvenings:
        return await self._asked.own(self._desk.person)

    async def _open(self, request: Request) -> pages.OpenedEvening:
        await keep_person(self._desk.store, self._desk.person)
        return await self._asked.open(self._desk.person, request.read(pages.NewEvening), "")

    async def _take_in(self, request: Request) -> pages.OpenedEvening:
        await keep_person(self._desk.store, self._desk.person)
        return await self._asked.take_in(self._desk.person, request.read(MovedEvening), "")

    async def _log(self, request: Request) -> MovedEvening:
        evening = (await self._asked.find(request.words[0], "")).state.evening
        return MovedEvening(FORMAT, tuple(map(to_text, await self.evenings.log(evening))))

    async def _bounds(self, request: Request) -> pages.Bounds:
        return await self._asked.bounds(request.read(pages.AskedBounds).settings, "")

    async def _public(self, request: Request) -> bytes:
        return await self._asked.public(request.words[0], "", _NOWHERE)

    async def _round(self, request: Request) -> wire.PastRound:
        code, number = request.words
        return await self._asked.round(code, "", self._desk.person, number_of(number))

    async def _results(self, request: Request) -> pages.Results:
        return await self._asked.results(request.words[0], "", self._desk.person)

    async def _schedule(self, request: Request) -> bytes:
        state = (await self._asked.find(request.words[0], "")).state
        return await self._desk.replays.made("", schedule_body, without_undo(state))

    async def _deals(self, request: Request) -> bytes:
        state = await self._asked.with_laid_deals(request.words[0], "", self._desk.person)
        return await self._desk.replays.made("", deals_body, without_undo(state))

    async def _export(self, request: Request) -> Export:
        return await self._asked.export(request.words[0], "", self._desk.person)

    async def _table(self, request: Request) -> Answer:
        text = await self._asked.table_export(request.words[0], "", self._desk.person)
        return Answer(200, _CSV, text.encode())

    async def _cash(self, request: Request) -> Answer:
        text = await self._asked.cash(request.words[0], "", self._desk.person, "")
        return Answer(200, _CSV, text.encode())
