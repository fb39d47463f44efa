"""The deals of the day in a page: the cards come from the date alone, and no try is ranked."""

import re
from typing import Final

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.daily import DAY_MS, begins_ms, date_at
from whistclub.club.rooms import Room
from whistclub.page.deals import day_of
from whistclub.page.desk import Desk
from whistclub.web.encoding.match_parts import why
from whistclub.web.http.new_rooms import room_for
from whistclub.wire import bodies
from whistclub.wire.daily import BotResults, Daily, DailyRow, DailyStanding

_DATE: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
_UNRANKED: Final = reason("daily-on-this-device")


class Days:
    """The deals of the day of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def overview(self) -> Daily:
        """Today's deals, and how far one's own are."""
        now_ms = self._desk.tables.now()
        day = day_of(date_at(now_ms))
        tries = {room.plan.preset: room for room in await self._tries(day.date)}
        return Daily(
            date=day.date,
            presets=day.presets,
            tables={preset: room.id for preset, room in tries.items()},
            over=tuple(preset for preset, room in tries.items() if room.phase == "over"),
            unranked=dict.fromkeys(day.presets, why(_UNRANKED)),
            days=(),
            ends_ms=begins_ms(day.date) + DAY_MS,
            now_ms=now_ms,
            begun=dict.fromkeys(tries, 1),
            played=await self._played(),
        )

    async def open_table(self, new: bodies.NewTable) -> Room:
        """The person's table at today's deal, begun now or before. Raises NotHere, also where the person did not agree
        that it is unranked.
        """
        date = date_at(self._desk.tables.now())
        had = [room for room in await self._tries(date) if room.plan.preset == new.settings.preset]
        if had:
            return had[0]
        if not new.unranked:
            raise NotHere(_UNRANKED)
        tables = self._desk.tables
        room = room_for(self._desk.person, new, tables.bots, tables.now(), date)
        return await self._desk.add(room, new.id, starts=True)

    async def standing(self, date: str, preset: str) -> DailyStanding:
        """One's own result at a day's deal. Raises NotHere."""
        is_date = bool(_DATE.fullmatch(date))
        if not is_date or preset not in day_of(date).presets or begins_ms(date) > self._desk.tables.now():
            raise NotFound(reason("daily-unknown"))
        tries = [room for room in await self._tries(date) if room.plan.preset == preset]
        rows = [row for room in tries if (row := await self._row(room)) is not None]
        return DailyStanding(
            date=date,
            preset=preset,
            begun=len(tries),
            rows=tuple(rows),
            scores=(),
            bots=BotResults(most=0, scores=()),
            table=tries[0].id if tries else "",
            match=tries[0].match if tries else "",
        )

    async def _row(self, room: Room) -> DailyRow | None:
        """One's own row; None while the deal goes on."""
        if room.phase != "over":
            return None
        person = self._desk.person
        (result,) = await self._desk.replays.daily(person.id, [room.match])
        if result is None:
            return None
        return DailyRow(
            place=0,
            name=person.name,
            guest=0 if person.name else person.number,
            score=result.score,
            you=True,
            why=why(_UNRANKED),
            rating=None,
        )

    async def _tries(self, date: str) -> list[Room]:
        return [room for room in await self._desk.tables.rooms.all() if room.plan.daily == date]

    async def _played(self) -> dict[str, tuple[str, ...]]:
        """The presets begun, by date."""
        found: dict[str, tuple[str, ...]] = {}
        for room in await self._desk.tables.rooms.all():
            if room.plan.daily:
                found[room.plan.daily] = (*found.get(room.plan.daily, ()), room.plan.preset)
        return found
