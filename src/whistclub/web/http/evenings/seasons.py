"""The desk of seasons: organisers open them, join evenings to them and keep a list of people; everybody with the link
reads the table.
"""

import secrets
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.evening.again import expected_again
from whistclub.club.evening.handlers import is_organiser
from whistclub.club.evening.outcome import EveningOutcome
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.summary import EveningRow
from whistclub.club.members import Member, MemberForm
from whistclub.club.names import hall_name
from whistclub.club.people import Person
from whistclub.club.seasons import Season, new_season, same_name
from whistclub.club.signup.decision import demand_organiser
from whistclub.club.store.people.sql_announcements import SqlAnnouncements
from whistclub.club.store.people.sql_seasons import SqlSeasons
from whistclub.messages import Catalogue
from whistclub.web.http.evenings.by_code import found_by_code
from whistclub.web.http.evenings.club_page import club_html, policy
from whistclub.web.http.evenings.desk import EveningDesk
from whistclub.web.http.evenings.person_page import Attended, attended, person_html
from whistclub.web.http.evenings.season_sheets import page_of
from whistclub.web.http.links import Address
from whistclub.web.http.people.entries import entries_told
from whistclub.web.live.hub import Hub
from whistclub.web.live.workers.shared_rates import SharedRates
from whistclub.wire import seasons as told
from whistclub.wire.evening_pages import NewEvening, OpenedEvening

_MOST_KEPT: Final = 2_000


class SeasonDesk:
    """The desk of one club."""

    def __init__(self, hub: Hub, evenings: EveningDesk) -> None:
        self._hub, self._evenings, self._sql = hub, evenings, SqlSeasons(hub.club.log)
        self._announcements = SqlAnnouncements(hub.club.log)
        self._outcomes: OrderedDict[str, tuple[int, EveningOutcome]] = OrderedDict()
        limits = hub.limits
        self._opened = SharedRates(hub.rates, "seasons", limits.evenings, limits.evenings_per_s)
        self._wrong_codes = SharedRates(hub.rates, "season-codes", limits.codes, limits.codes_per_s)

    async def own(self, person: Person | None) -> told.OwnSeasons:
        """The seasons that the person organises."""
        return told.OwnSeasons(seasons=await self._own(person))

    async def open(self, person: Person, new: told.NewSeason, visitor: str) -> told.SeasonOpened:
        """Opens a season, unless the request with this id has done so. Raises NotHere for somebody who has too many,
        TooMuch after too many from this visitor.
        """
        season = await self._hub.threads.read(self._sql.opened_by, person.id, new.id)
        if season is None:
            await self._opened.count(visitor)
            season = new_season(new.name.strip(), new.rules, self._hub.now(), new.id)
            season = await self._hub.threads.change(self._sql.add, season, person.id)
        return told.SeasonOpened(code=season.code, path=f"/season/{season.code}")

    async def page(
        self, code: str, visitor: str, person: Person | None, address: Address, at_ms: int = 0
    ) -> told.SeasonPage:
        """A season, for everybody with its link, with its table as of a time (0: now). Raises NotFound, TooMuch."""
        season = await self._find(code, visitor)
        organises = await self._organises(season, person)
        outcomes = await self._outcomes_of(season, visitor)
        return page_of(season, outcomes, address, at_ms, organises=organises)

    async def change(self, code: str, visitor: str, person: Person | None, changed: told.NewSeason) -> None:
        """Changes the name and the rules. Raises NotHere for those who do not organise it."""
        season = await self._demand(code, visitor, person)
        name, rules = changed.name.strip(), changed.rules

        def how(now: Season) -> Season:
            return msgspec.structs.replace(now, name=name, rules=rules)

        await self._hub.threads.change(self._sql.change, season.code, how)

    async def show(self, code: str, visitor: str, person: Person | None, club: told.ClubPage) -> None:
        """Changes what the club's page shows. Raises NotHere for those who do not organise the season."""
        season = await self._demand(code, visitor, person)
        wanted = club.coming.strip().upper()
        if wanted and wanted != season.coming:
            coming = await self._hub.threads.read(self._announcements.one, wanted)
            if coming is None or person is None:
                raise NotFound(reason("signup-unknown"))
            demand_organiser(coming, person.id)

        def how(now: Season) -> Season:
            return msgspec.structs.replace(now, coming=wanted, frames=club.frames, hidden=club.hidden)

        await self._hub.threads.change(self._sql.change, season.code, how)

    async def club(self, code: str, visitor: str, address: Address, language: str) -> tuple[str, str]:
        """The club's page for everybody as HTML, and its policy. Raises NotFound, TooMuch."""
        season = await self._find(code, visitor)
        outcomes = await self._outcomes_of(season, visitor)
        page = page_of(season, outcomes, address, 0, organises=False)
        coming = (
            await self._hub.threads.read(self._announcements.one, season.coming) if season.coming else None
        )
        if coming is not None and coming.evening:
            coming = None
        html = club_html(page, coming, season.hidden, address.origin, Catalogue(language))
        return html, policy(season.frames)

    async def person_page(
        self, code: str, visitor: str, address: Address, name: str, language: str
    ) -> tuple[str, str]:
        """The page of somebody over all seasons of these organisers, as HTML, and its policy. Raises NotFound for who
        was at none of their evenings, or wants no page, and TooMuch.
        """
        season = await self._find(code, visitor)
        held: list[Attended] = []
        names = []
        for one in await self._hub.threads.read(self._sql.beside, season.code):
            outcomes = await self._outcomes_of(one, visitor)
            found = attended(name, outcomes) if same_name(name) not in map(same_name, one.hidden) else ()
            held += (
                found
                if one.code == season.code
                else [msgspec.structs.replace(each, code="") for each in found]
            )
            names += [one.name] if found else []
        if not held or same_name(name) in map(same_name, season.hidden):
            raise NotFound(reason("season-no-person"))
        held.sort(key=lambda one: -one.evening.opened_ms)
        return person_html(held, names, address.origin, Catalogue(language)), policy(())

    async def organise(self, code: str, visitor: str, person: Person, key: str) -> None:
        """Makes the person an organiser by the key of the organisers' link. Raises NotHere for another key."""
        season = await self._find(code, visitor)
        if not secrets.compare_digest(season.key.encode(), key.encode()):
            await self._wrong_codes.take(visitor)
            raise NotHere(reason("season-organisers-only"))
        await self._hub.threads.change(self._sql.organise, season.code, person.id)

    async def join(self, code: str, evening: str, visitor: str, person: Person | None) -> None:
        """The evening counts in the season. Raises NotHere for those who do not organise both."""
        season = await self._demand(code, visitor, person)
        state = await self._run(evening, visitor, person)
        await self._hub.threads.change(self._sql.join, season.code, state.evening)

    async def part(self, code: str, evening: str, visitor: str, person: Person | None) -> None:
        """The evening counts in the season no longer."""
        season = await self._demand(code, visitor, person)
        state = (await self._evenings.find(evening, visitor)).state
        await self._hub.threads.change(self._sql.part, season.code, state.evening)

    async def members(self, code: str, visitor: str, person: Person | None) -> told.MemberList:
        """The list of people, for organisers. Raises NotHere."""
        season = await self._demand(code, visitor, person)
        rows = await self._rows(season, visitor)
        return told.MemberList(code=season.code, name=season.name, members=rows)

    async def write_down(
        self, code: str, visitor: str, person: Person | None, entry: MemberForm, number: int = 0
    ) -> None:
        """Adds an entry to the list, or changes that of a number. Raises NotHere, BadName."""
        season = await self._demand(code, visitor, person)
        entry = msgspec.structs.replace(entry, name=hall_name(entry.name), note=entry.note.strip())
        if number:
            await self._hub.threads.change(self._sql.rewrite, season.code, number, entry)
        else:
            await self._hub.threads.change(self._sql.keep, season.code, [(entry, "")])

    async def keep(self, code: str, evening: str, visitor: str, person: Person | None) -> None:
        """Keeps the people of an evening in the list. Raises NotHere for those who do not organise both."""
        season = await self._demand(code, visitor, person)
        people = (await self._outcome_of(await self._run(evening, visitor, person))).people
        entries = [
            (MemberForm(name=one.name, part=one.part, phone=bool(one.person)), one.person) for one in people
        ]
        await self._hub.threads.change(self._sql.keep, season.code, entries)

    async def forget(self, code: str, number: int, visitor: str, person: Person | None) -> None:
        """Deletes an entry: an organiser any, everybody their own. Raises NotHere, NotFound."""
        season = await self._find(code, visitor)
        organises, who = await self._organises(season, person), "" if person is None else person.id

        def may(entry: Member) -> bool:
            return organises or bool(who and entry.person == who)

        await self._hub.threads.change(self._sql.forget, season.code, number, may)

    async def entries(self, person: Person | None) -> told.OwnEntries:
        """The person's own entries in the lists."""
        found = [] if person is None else await self._hub.threads.read(self._sql.entries_of, person.id)
        return told.OwnEntries(entries=entries_told(found))

    async def known(self, evening: str, visitor: str, person: Person | None) -> told.KnownPeople:
        """The names that an organiser of this evening may be offered. Raises NotHere for anybody else."""
        state = await self._run(evening, visitor, person)
        code = await self._hub.threads.read(self._sql.season_of, state.evening)
        season = await self._hub.threads.read(self._sql.one, code) if code else None
        organises = season is not None and await self._organises(season, person)
        return told.KnownPeople(
            season=None if season is None else told.OwnSeason(code=season.code, name=season.name),
            members=await self._rows(season, visitor) if season is not None and organises else (),
            last=await self._last(person, state.opened_ms, state.code),
            seasons=await self._own(person),
        )

    async def known_before(self, person: Person | None, visitor: str) -> told.KnownPeople:
        """The names that somebody may be offered who writes the list of an evening to come: those in the lists of
        their own seasons, each once, and of the last evening that they ran.
        """
        found = [] if person is None else await self._hub.threads.read(self._sql.of, person.id)
        members: dict[str, told.MemberRow] = {}
        for season in found:
            for row in await self._rows(season, visitor):
                members.setdefault(same_name(row.entry.name), row)
        last = await self._last(person, self._hub.now())
        return told.KnownPeople(
            season=None, members=tuple(members.values()), last=last, seasons=await self._own(person)
        )

    async def again(self, person: Person, request: str, visitor: str) -> OpenedEvening:
        """Opens an evening as the last one that the person ran: its settings, its people as expected, and in its
        season. Raises NotHere for who has run none, BadOption, TooMuch.
        """
        row = await self._last_row(person, self._hub.now())
        if row is None:
            raise NotHere(reason("evening-no-last"))
        last = (await self._evenings.find(row.code, visitor)).state
        name = dict(last.organisers).get(person.id, "")
        new = NewEvening(settings=last.settings, organiser_name=name, id=request)
        opened = await self._evenings.open(person, new, visitor)
        hosted = await self._evenings.find(opened.code, visitor)
        await hosted.house(lambda now, environment: expected_again(last, now, environment.at_ms))
        code = await self._hub.threads.read(self._sql.season_of, last.evening)
        season = await self._hub.threads.read(self._sql.one, code) if code else None
        if season is not None and await self._organises(season, person):
            await self._hub.threads.change(self._sql.join, season.code, hosted.state.evening)
        return opened

    async def _last(self, person: Person | None, before_ms: int, but: str = "") -> told.LastEvening | None:
        """The last evening until then that the person ran and that had a round, but for the one of a code."""
        row = None if person is None else await self._last_row(person, before_ms, but)
        if row is None:
            return None
        people = (await self._hub.threads.read_much(self._sql.outcome, row.id)).people
        called = tuple(told.CalledPerson(name=one.name, part=one.part) for one in people)
        return told.LastEvening(name=row.name, opened_ms=row.opened_ms, people=called)

    async def _last_row(self, person: Person, before_ms: int, but: str = "") -> EveningRow | None:
        """The row of that evening."""
        for row, summary in await self._hub.evenings.of(person.id):
            is_run = person.id in summary.organisers
            if is_run and row.code != but and summary.round and row.opened_ms <= before_ms:
                return row
        return None

    async def _own(self, person: Person | None) -> tuple[told.OwnSeason, ...]:
        found = [] if person is None else await self._hub.threads.read(self._sql.of, person.id)
        return tuple(told.OwnSeason(code=one.code, name=one.name) for one in found)

    async def _rows(self, season: Season, visitor: str) -> tuple[told.MemberRow, ...]:
        members = await self._hub.threads.read(self._sql.members, season.code)
        came: dict[str, list[int]] = {}
        for outcome in await self._outcomes_of(season, visitor):
            for one in outcome.people:
                came.setdefault(same_name(one.name), []).append(outcome.opened_ms)
        days = {one.number: came.get(same_name(one.form.name), []) for one in members}
        return tuple(
            told.MemberRow(
                number=one.number,
                entry=one.form,
                came=len(days[one.number]),
                last_ms=max(days[one.number], default=0),
                own_phone=bool(one.person),
            )
            for one in members
        )

    async def _outcomes_of(self, season: Season, visitor: str) -> list[EveningOutcome]:
        """The outcomes of the evenings as they stand now; only those that have changed are read anew."""
        seqs = await self._hub.threads.read(self._sql.last_seqs, season.code)
        wanted = [one for one, seq in seqs if self._outcomes.get(one, (0,))[0] != seq]
        if wanted:
            async with self._evenings.replays.turn(visitor):
                for evening in wanted:
                    outcome = await self._hub.threads.read_much(self._sql.outcome, evening)
                    self._outcomes[evening] = dict(seqs)[evening], outcome
        found = [self._outcomes[evening][1] for evening, _ in seqs]
        while len(self._outcomes) > _MOST_KEPT:
            self._outcomes.popitem(last=False)
        return found

    async def _outcome_of(self, state: EveningState) -> EveningOutcome:
        return await self._hub.threads.read_much(self._sql.outcome, state.evening)

    async def _find(self, code: str, visitor: str) -> Season:
        """The season of this code. Raises NotFound; after too many wrong codes a visitor is told nothing for a
        while.
        """
        read = partial(self._hub.threads.read, self._sql.one, code.upper())
        return await found_by_code(self._wrong_codes, visitor, read, reason("season-unknown"))

    async def _organises(self, season: Season, person: Person | None) -> bool:
        return person is not None and await self._hub.threads.read(
            self._sql.is_organiser, season.code, person.id
        )

    async def _demand(self, code: str, visitor: str, person: Person | None) -> Season:
        season = await self._find(code, visitor)
        if not await self._organises(season, person):
            raise NotHere(reason("season-organisers-only"))
        return season

    async def _run(self, code: str, visitor: str, person: Person | None) -> EveningState:
        """The evening of this code, which the person runs. Raises NotHere."""
        state = (await self._evenings.find(code, visitor)).state
        if person is None or not is_organiser(state, person.id):
            raise NotHere(reason("evening-organisers-only"))
        return state
