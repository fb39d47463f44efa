"""May this caller know this now: every way to a table, and to what was played there, asks here.

The answer is made of four: the table's own (`club.rooms`), the evening's (`club.disclosure`), the deal of the day's,
and that of prepared deals.
"""

from contextlib import suppress

import msgspec

from whistclub.cards.errors import NotFound, WhistclubError, reason
from whistclub.club.daily import Caller
from whistclub.club.rooms import Plan, Room, belongs
from whistclub.web.http.daily import DailyDeals
from whistclub.web.live.hub import Hub


class Disclosure:
    """The one place of a club that says who may know what."""

    def __init__(self, hub: Hub, daily: DailyDeals) -> None:
        self._hub, self._daily = hub, daily

    async def admit_to_table(self, caller: Caller, room: Room) -> None:
        """Lets the caller look at what is played at a table. Raises NotHere."""
        if room.plan.prepared is not None and not belongs(room, caller.person):
            raise NotFound(reason("table-not-found"))
        await self._daily.admit(caller, room)
        await self._hub.evenings.admit(caller.person, room)

    async def admit_to_cards(self, caller: Caller, table: str, match: str) -> None:
        """Lets the caller look at what was played in a match of this table. Raises NotHere.

        Where nobody may watch, those may who belong to the table or have played the match; of a prepared deal the
        teacher too, and who has played the same deal once the results are shown. To others there is no table. A seat
        that is free opens none of this.
        """
        room = await self._hub.room(table)
        is_open = room.plan.spectators or belongs(room, caller.person)
        is_open = is_open or await self._has_played(caller.person, match)
        if not is_open and not await self._may_compare(caller.person, room.plan):
            raise NotFound(reason("table-not-found"))
        await self._daily.admit(caller, room)
        await self._hub.evenings.admit(caller.person, room, cards=True)

    async def may_see_cards(self, caller: Caller, table: str, match: str) -> bool:
        """True if `admit_to_cards` lets the caller look."""
        with suppress(WhistclubError):
            await self.admit_to_cards(caller, table, match)
            return True
        return False

    async def to_try(self, table: str, plan: Plan) -> Plan:
        """The settings of a table where a deal of this one is tried again: it stays as closed to others as the deal is.
        Raises NotHere.
        """
        source = (await self._hub.room(table)).plan
        plan, day = msgspec.structs.replace(plan, prepared=source.prepared), source.day
        if plan.tried is None or not day:
            return plan
        return msgspec.structs.replace(plan, tried=msgspec.structs.replace(plan.tried, daily=day))

    async def _may_compare(self, person: str, plan: Plan) -> bool:
        """True if this person may look at how others have played a prepared deal: the teacher, and who has finished it
        once it is shown.
        """
        if plan.prepared is None or plan.tried is not None or not person:
            return False
        found = await self._hub.threads.read(self._hub.prepared.one, plan.prepared.prepared)
        if found is None or found.teacher == person:
            return found is not None
        if not found.shown:
            return False
        tries = await self._hub.threads.read(self._hub.prepared.tries, found.id)
        return any(
            one.person == person and one.deal == plan.prepared.deal and one.result is not None
            for one, _ in tries
        )

    async def _has_played(self, person: str, match: str) -> bool:
        return await self._hub.threads.read(self._hub.club.has_played, person, match)
