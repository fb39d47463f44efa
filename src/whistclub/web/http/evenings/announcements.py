"""The desk of announcements: organisers announce evenings to come, people put themselves down, and the evening is made
of who is in.
"""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final

from whistclub.cards.errors import NotFound, NotHere, TooMuch, reason
from whistclub.club.log.port import Conflict
from whistclub.club.names import hall_name
from whistclub.club.people import Person
from whistclub.club.signup.announcement import (
    Announced,
    Announcement,
    new_announcement,
    organises,
    signup_of,
)
from whistclub.club.signup.commands import AnyCommand
from whistclub.club.signup.decision import after, changed, demand_organiser, with_organiser
from whistclub.club.signup.first_entries import made_of
from whistclub.club.signup.lists import place_in_line
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.people.sql_announcements import SqlAnnouncements
from whistclub.web.http.evenings.announcement_pages import own_row, page_of
from whistclub.web.http.evenings.by_code import found_by_code
from whistclub.web.http.evenings.club_page import calendar_of
from whistclub.web.http.links import Address
from whistclub.web.live.evenings.online_rooms import check_online
from whistclub.web.live.hub import Hub
from whistclub.web.live.workers.shared_rates import SharedRates
from whistclub.wire import announcements as told
from whistclub.wire.evening_pages import OpenedEvening

_TRIES: Final = 8
"""The times that a change is tried again where others change the same announcement at once."""


class AnnouncementDesk:
    """The desk of one club."""

    def __init__(self, hub: Hub) -> None:
        self._hub, limits = hub, hub.limits
        self._sql, self._evenings = SqlAnnouncements(hub.club.log), SqlEvenings(hub.club.log)
        self._opened = SharedRates(hub.rates, "announcements", limits.evenings, limits.evenings_per_s)
        self._signups = SharedRates(hub.rates, "signups", limits.signups, limits.signups_per_s)
        self._wrong_codes = SharedRates(hub.rates, "announcement-codes", limits.codes, limits.codes_per_s)

    async def own(self, person: Person | None) -> told.OwnAnnouncements:
        """The person's announcements and sign-ups. Of those whose evening was made only whoever waits is told, until it
        is over; the others have the evening itself.
        """
        found = [] if person is None else await self._hub.threads.read(self._sql.of, person.id)
        who = "" if person is None else person.id
        shown = [one for one in found if not one.evening or await self._still_waits(one, who)]
        return told.OwnAnnouncements(announcements=tuple(own_row(one, who) for one in shown))

    async def open(self, person: Person, new: told.NewAnnouncement, visitor: str) -> told.AnnouncementOpened:
        """Announces an evening, unless the request with this id has done so. Raises BadOption, BadName, NotHere, and
        TooMuch after too many from this visitor.
        """
        name = hall_name(new.organiser_name) if new.organiser_name else person.name
        check_online(new.announced.settings, self._hub.bots)
        made = await self._hub.threads.read(self._sql.announced_by, person.id, new.id)
        if made is None:
            await self._opened.count(visitor)
            made = new_announcement(new.announced, person.id, name, self._hub.environment(), new.id)
            made = await self._hub.threads.change(self._sql.add, made)
        return told.AnnouncementOpened(code=made.code, path=f"/{made.code}/run")

    async def page(
        self, code: str, visitor: str, person: Person | None, address: Address
    ) -> told.AnnouncementPage:
        """An announcement, for everybody with its link. Raises NotFound, TooMuch."""
        return page_of(await self._find(code, visitor), "" if person is None else person.id, address)

    async def change(
        self, code: str, visitor: str, person: Person, announced: Announced, address: Address
    ) -> told.AnnouncementPage:
        """Announces the evening anew. Raises NotHere for those who do not organise it, BadOption."""
        check_online(announced.settings, self._hub.bots)
        stored = await self._stored(code, visitor, lambda one: changed(one, announced, person.id))
        return page_of(stored, person.id, address)

    async def do(
        self, code: str, visitor: str, person: Person, command: AnyCommand, address: Address
    ) -> told.AnnouncementPage:
        """Does a command at an announcement. Raises NotHere for what cannot be, BadName, and TooMuch after too many
        from a visitor who does not organise it.
        """
        found = await self._find(code, visitor)
        if not organises(found, person.id):
            await self._signups.count(visitor)
        stored = await self._stored(code, visitor, lambda one: after(one, command, person.id))
        return page_of(stored, person.id, address)

    async def organise(
        self, code: str, visitor: str, person: Person, asked: told.AnnouncementKey, address: Address
    ) -> told.AnnouncementPage:
        """Makes the person an organiser by the key of the organisers' link. Raises NotHere for another key."""
        found = await self._find(code, visitor)
        if not secrets.compare_digest(found.key.encode(), asked.key.encode()):
            await self._wrong_codes.take(visitor)
            raise NotHere(reason("signup-organisers-only"))
        if organises(found, person.id):
            return page_of(found, person.id, address)
        name = hall_name(asked.organiser_name) if asked.organiser_name else person.called
        for _ in range(_TRIES):
            one = with_organiser(await self._find(code, visitor), person.id, name)
            try:
                await self._hub.threads.change(self._sql.organise, one, person.id)
            except Conflict:
                continue
            return page_of(await self._find(code, visitor), person.id, address)
        raise TooMuch

    async def make(self, code: str, visitor: str, person: Person) -> OpenedEvening:
        """Makes the evening of an announcement, once: whoever asks again is told the same one. Raises NotHere."""
        for _ in range(_TRIES):
            found = await self._find(code, visitor)
            demand_organiser(found, person.id)
            if found.evening:
                return OpenedEvening(code=found.evening_code, path=f"/{found.evening_code}/run")
            made = made_of(found, person.id, self._hub.environment())
            try:
                await self._hub.threads.change(self._sql.make, made)
            except Conflict:
                continue
            return OpenedEvening(code=made.opened.code, path=f"/{made.opened.code}/run")
        raise TooMuch

    async def calendar(self, code: str, visitor: str, address: Address) -> str:
        """The announced evening as an iCalendar file. Raises NotFound for one without a day."""
        found = await self._find(code, visitor)
        if not found.announced.day:
            raise NotFound(reason("signup-no-day"))
        stamp = datetime.fromtimestamp(self._hub.now() / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
        return calendar_of(found, address.origin, stamp)

    async def delete(self, code: str, visitor: str, person: Person) -> None:
        """Deletes an announcement with all who were put down. Raises NotHere for those who do not organise it."""
        found = await self._find(code, visitor)
        demand_organiser(found, person.id)
        await self._hub.threads.change(self._sql.delete, found.code)

    async def _stored(
        self, code: str, visitor: str, act: Callable[[Announcement], Announcement]
    ) -> Announcement:
        """The announcement after an act, stored. Of two at once one is tried again on what the other made."""
        for _ in range(_TRIES):
            one = act(await self._find(code, visitor))
            try:
                await self._hub.threads.change(self._sql.change, one)
            except Conflict:
                continue
            return one
        raise TooMuch

    async def _find(self, code: str, visitor: str) -> Announcement:
        """The announcement of this code. Raises NotFound; after too many wrong codes a visitor is told nothing for a
        while.
        """
        read = partial(self._hub.threads.read, self._sql.one, code.upper())
        return await found_by_code(self._wrong_codes, visitor, read, reason("signup-unknown"))

    async def _still_waits(self, one: Announcement, person: str) -> bool:
        """True if the person waits at an announcement whose evening goes on."""
        own = signup_of(one, person)
        if own is None or organises(one, person) or not place_in_line(one, own.number):
            return False
        row = await self._hub.threads.read(self._evenings.by_code, one.evening_code)
        return row is not None and not row.ended
