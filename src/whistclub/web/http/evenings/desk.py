"""The desk of evenings: people open them, ask for bounds, look at their own, and take results home."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

from whistclub.cards.errors import BadRecord, NotFound, NotHere, TooMuch, WhistclubError, reason
from whistclub.club.disclosure import why_not_laid
from whistclub.club.evening.commands import MakeLink
from whistclub.club.evening.handlers import Sender, Sent, is_organiser
from whistclub.club.evening.links import link_by
from whistclub.club.evening.lookup import guest_of
from whistclub.club.evening.moving import FORMAT, MovedEvening
from whistclub.club.evening.opening import CODE_LENGTH
from whistclub.club.evening.settings import EveningSettings, LinkRole
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.summary import EveningRow, EveningSummary
from whistclub.club.evening.terms import check_settings
from whistclub.club.log.decisions import Refused
from whistclub.club.names import hall_name
from whistclub.club.people import Person, link_digest
from whistclub.web.encoding.match_parts import why
from whistclub.web.encoding.qr_code import squares
from whistclub.web.http.evenings.by_code import VisitorRates, found_by_code
from whistclub.web.http.evenings.cash import cash_csv
from whistclub.web.http.evenings.export import Export, export_of
from whistclub.web.http.evenings.results import results_of
from whistclub.web.http.evenings.spreadsheet import export_csv
from whistclub.web.http.links import Address
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.new_rooms import id_of
from whistclub.web.live.evenings.bounds import bounds_for, minutes_of
from whistclub.web.live.evenings.encode_organiser import past_round
from whistclub.web.live.evenings.hosted_evening import HostedEvening
from whistclub.web.live.evenings.online_rooms import check_online
from whistclub.wire import evening as wire
from whistclub.wire import evening_pages
from whistclub.wire.evening_pages import OwnEvening, OwnEvenings
from whistclub.wire.parts import Why

_PAGES: Final[Mapping[LinkRole, str]] = {
    "table": "table",
    "cashier": "cashier",
    "hall": "hall",
    "press": "press",
    "organiser": "organise",
}
"""The page below an evening's at which a link of each role arrives."""


class KeptEvenings(Protocol):
    """The evenings of a club, or of a page, as `web.live.evenings.evenings` has them."""

    async def open(self, settings: EveningSettings, person: str, name: str, evening: str = "", /) -> str:
        """Opens an evening whose first organiser is this person, once if its id is given. Returns its code. Raises
        BadOption, NotAtEvening.
        """

    async def take_in(self, texts: Sequence[str], person: str, /) -> str:
        """Takes in the log of an evening that this person ran on a device, once. Returns its code. Raises BadRecord."""

    async def code_of(self, evening: str, /) -> str:
        """The code of the evening with this id, empty if there is none."""

    async def find(self, code: str, /) -> HostedEvening:
        """The evening with this code. Raises NotHere if there is none."""

    async def of(self, person: str, /) -> list[tuple[EveningRow, EveningSummary]]:
        """The evenings of a person, the last opened first, with their summaries."""


class EveningDesk:
    """The desk of one club, or of one page."""

    def __init__(
        self,
        evenings: KeptEvenings,
        bots: tuple[str, ...],
        replays: ReplayPool,
        opened: VisitorRates,
        wrong_codes: VisitorRates,
    ) -> None:
        """`bots` may play on line; `replays` makes what takes long, visitors taking turns; the evenings that a visitor
        opens are counted, and the codes that lead nowhere.
        """
        self._evenings, self._bots, self.replays = evenings, bots, replays
        self._opened, self._wrong_codes = opened, wrong_codes

    async def open(
        self, person: Person, new: evening_pages.NewEvening, visitor: str
    ) -> evening_pages.OpenedEvening:
        """Opens an evening, unless the request with this id has done so. Raises BadOption, BadName, NotAtEvening, and
        TooMuch after too many from this visitor.
        """
        name = hall_name(new.organiser_name) if new.organiser_name else person.name
        self._check(new.settings)
        wanted = id_of(person, new.id) if new.id else ""
        code = await self._evenings.code_of(wanted)
        if not code:
            await self._opened.count(visitor)
            code = await self._evenings.open(new.settings, person.id, name, wanted)
        return evening_pages.OpenedEvening(code=code, path=f"/{code}/run")

    async def take_in(
        self, person: Person, document: MovedEvening, visitor: str
    ) -> evening_pages.OpenedEvening:
        """Takes in an evening that was run on a device, once. Raises BadRecord, NotHere, and TooMuch after too many
        from this visitor.
        """
        await self._opened.count(visitor)
        if document.format != FORMAT:
            raise BadRecord(reason("evening-unreadable"))
        code = await self._evenings.take_in(document.entries, person.id)
        return evening_pages.OpenedEvening(code=code, path=f"/{code}/run")

    async def bounds(self, settings: EveningSettings, visitor: str) -> evening_pages.Bounds:
        """The bounds that an evening of these settings would keep, or the reason why it cannot be. Raises TooMuch."""
        found: tuple[Why, ...] = ()
        problem: Why | None = None
        try:
            self._check(settings)
            reasons = await self.replays.made(visitor, bounds_for, settings, settings.tables * 4)
            found = tuple(map(why, reasons))
        # It says nothing of these settings.
        except TooMuch:
            raise
        except WhistclubError as refused:
            problem = why(refused.reason)
        return evening_pages.Bounds(bounds=found, why_not=problem, minutes=minutes_of(settings))

    async def own(self, person: Person | None) -> OwnEvenings:
        """The person's own evenings."""
        if person is None:
            return OwnEvenings(evenings=())
        found = await self._evenings.of(person.id)
        return OwnEvenings(evenings=tuple(_own(row, summary, person.id) for row, summary in found))

    async def public(self, code: str, visitor: str, origin: str) -> bytes:
        """The public part of an evening, as JSON. Raises NotHere."""
        hosted = await self.find(code, visitor)
        return hosted.encoder.public_part(hosted.state, origin)

    async def round(self, code: str, visitor: str, person: Person | None, number: int) -> wire.PastRound:
        """A round with all its tables, for organisers. Raises NotHere, TooMuch."""
        hosted = await self.find(code, visitor)
        _demand_organiser(hosted.state, person)
        if not 1 <= number <= len(hosted.state.rounds):
            raise NotFound(reason("evening-no-such-round"))
        state, who = hosted.state, "" if person is None else person.id
        async with self.replays.turn(visitor):
            moment = await hosted.encoder.moment(state)
            return past_round(moment, state.rounds[number - 1], who)

    async def with_laid_deals(self, code: str, visitor: str, person: Person | None) -> EveningState:
        """An evening whose deals are laid out, for organisers who do not play. Raises NotHere."""
        state = (await self.find(code, visitor)).state
        why_not = why_not_laid(state, "" if person is None else person.id)
        if why_not is not None:
            raise NotHere(why_not)
        return state

    async def export(self, code: str, visitor: str, person: Person | None) -> Export:
        """The whole evening, for organisers and, when it is over, for its guests. Raises NotHere, TooMuch."""
        hosted = await self.find(code, visitor)
        state = hosted.state
        if state.phase != "over" or person is None or guest_of(state, person.id) is None:
            _demand_organiser(state, person)
        async with self.replays.turn(visitor):
            moment = await hosted.encoder.moment(state)
            return export_of(moment, person.id if person else "")

    async def table_export(self, code: str, visitor: str, person: Person | None) -> str:
        """The whole evening as comma-separated values. Raises NotHere, TooMuch."""
        return export_csv(await self.export(code, visitor, person))

    async def workbook(self, code: str, visitor: str, person: Person | None) -> bytes:
        """The whole evening as a spreadsheet file. Raises NotHere, TooMuch."""
        # Here: a page tells no such file, and has no library for it.
        from whistclub.web.http.evenings.workbook import export_workbook

        return export_workbook(await self.export(code, visitor, person))

    async def cash(self, code: str, visitor: str, person: Person | None, token: str) -> str:
        """The cash sheet as comma-separated values, for organisers and by the token of a cashier's link. Raises
        NotHere, TooMuch.
        """
        hosted = await self.find(code, visitor)
        link = link_by(hosted.state, token)
        if link is None or link.role != "cashier":
            _demand_organiser(hosted.state, person)
        async with self.replays.turn(visitor):
            return cash_csv(await hosted.encoder.moment(hosted.state))

    async def results(self, code: str, visitor: str, person: Person | None) -> evening_pages.Results:
        """The results of an evening that is over, for everybody with its code. Raises NotHere, TooMuch."""
        hosted = await self.find(code, visitor)
        state = hosted.state
        if state.phase != "over":
            raise NotHere(reason("evening-results-later"))
        async with self.replays.turn(visitor):
            return results_of(await hosted.encoder.moment(state), person.id if person else "")

    async def table_codes(
        self, code: str, visitor: str, address: Address, count: int
    ) -> evening_pages.TableCodes:
        """The codes for the paper of the first so many tables. Raises NotHere, TooMuch."""
        hosted = await self.find(code, visitor)
        below = f"{address.origin}/{hosted.state.code}/at"
        return await self.replays.made(visitor, codes_below, below, count)

    async def make_link(
        self, code: str, visitor: str, person: Person | None, new: evening_pages.NewLink, address: Address
    ) -> evening_pages.MadeLink:
        """Makes a link for a role, by an organiser. Its token is told this once. Raises NotHere."""
        hosted = await self.find(code, visitor)
        if person is None:
            raise NotHere(reason("evening-organisers-only"))
        token = secrets.token_urlsafe(24)
        command = MakeLink(
            id=secrets.token_hex(12), role=new.role, table=new.table, digest=link_digest(token)
        )
        answer = await hosted.live.send(Sent(Sender(person.id, person.name), command))
        if isinstance(answer, Refused):
            raise NotHere(answer.why)
        path = f"/{hosted.state.code}/{_PAGES[new.role]}#{token}"
        url = address.origin + path
        code_squares = () if address.is_local else squares(url)
        return evening_pages.MadeLink(path=path, url=url, squares=code_squares)

    async def find(self, code: str, visitor: str) -> HostedEvening:
        """The evening with this code. Raises NotHere; after too many wrong codes a visitor is told nothing for a
        while.
        """
        read = partial(self._of_code, code.upper())
        return await found_by_code(self._wrong_codes, visitor, read, reason("evening-unknown"))

    async def _of_code(self, code: str) -> HostedEvening | None:
        if len(code) == CODE_LENGTH and code.isascii() and code.isalpha():
            with suppress(NotHere):
                return await self._evenings.find(code)
        return None

    def _check(self, settings: EveningSettings) -> None:
        """Raises BadOption, NotHere for settings that make no evening here."""
        check_settings(settings)
        check_online(settings, self._bots)


def codes_below(address: str, count: int) -> evening_pages.TableCodes:
    """The codes of the first so many tables, whose links end with their number."""
    links = [(table, f"{address}#{table}") for table in range(1, count + 1)]
    return evening_pages.TableCodes(
        codes=tuple(
            evening_pages.TableCode(table=table, url=url, squares=squares(url)) for table, url in links
        )
    )


def _demand_organiser(state: EveningState, person: Person | None) -> None:
    if person is None or not is_organiser(state, person.id):
        raise NotHere(reason("evening-organisers-only"))


def _own(row: EveningRow, summary: EveningSummary, person: str) -> OwnEvening:
    runs = person in summary.organisers
    return OwnEvening(
        code=row.code,
        path=f"/{row.code}/run" if runs else f"/{row.code}",
        name=summary.name,
        phase=summary.phase,
        paused=summary.paused,
        round=summary.round,
        rounds=summary.rounds,
        organiser=runs,
        opened_ms=row.opened_ms,
    )
