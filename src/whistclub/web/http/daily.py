"""The deals of the day: who may play them, who may look at them, and the standings."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.daily import OPEN_AFTER_MS, Caller, Day, Try, begins_ms, date_at
from whistclub.club.daily_results import Row, standing
from whistclub.club.local_table import fresh_bytes
from whistclub.club.people import Person
from whistclub.club.ratings import Rating
from whistclub.club.rooms import Room
from whistclub.club.store.people.sql_daily import today_of
from whistclub.club.store.people.sql_daily_bots import SqlDailyBots
from whistclub.web.encoding.match_parts import why
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.wire import bodies
from whistclub.wire.daily import BotResults, Daily, DailyDay, DailyRow, DailyStanding

_LOOK_S: Final = 60.0
_DAY_MS: Final = 24 * 60 * 60 * 1000
_PAST_DAYS: Final = 30
"""So many past days are listed with their secrets."""
_MOST_ROWS: Final = 500
_AT_A_TIME: Final = 4
_NOBODY: Final = "ratings"
"""The visitor whose turn work takes that nobody has asked for."""


class DailyDeals:
    """The deals of the day of one club."""

    def __init__(self, lobby: Lobby, replays: ReplayPool, bots: SqlDailyBots) -> None:
        self._lobby, self._hub, self._replays = lobby, lobby.hub, replays
        self._days, self._bots = self._hub.days, bots
        self._kept: tuple[str, str] | None = None

    def begin(self) -> None:
        """Makes each day's secret a week ahead and opens it when the day is over, even if nobody asks."""
        for work in (self._keep_up, self._rate):
            self._hub.background.every(_LOOK_S, work)

    async def _keep_up(self) -> None:
        now = self._hub.now()
        # These change when there is something to do: when a day begins, and when the one before is opened.
        kept = date_at(now), date_at(now - OPEN_AFTER_MS)
        if kept != self._kept:
            await self._hub.threads.change(self._days.keep_ahead, now, fresh_bytes)
            self._kept = kept

    async def _rate(self) -> None:
        """Counts the ratings of the days that are open, once all their finished tries have scores, and of evenings that
        are over.
        """
        threads, ratings = self._hub.threads, self._hub.ratings
        for date, presets in await threads.read(ratings.uncounted):
            for preset in presets:
                tries = await threads.read(self._days.tries, date, preset)
                await self._scored(_NOBODY, tries)
            await threads.change(ratings.count, date)
        for evening in await threads.read(ratings.uncounted_evenings):
            found = await threads.read_much(ratings.evening, evening)
            if found is not None:
                await threads.change(ratings.count_evening, evening, found)

    async def _today(self) -> Day:
        await self._keep_up()
        now, threads = self._hub.now(), self._hub.threads
        found = await threads.read(self._days.day, date_at(now))
        if found is None:
            found = await threads.change(today_of, self._days, now, fresh_bytes)
        return found

    async def overview(self, caller: Caller) -> Daily:
        """Today's deals as this caller finds them, and the days with their seals and open secrets."""
        day, threads = await self._today(), self._hub.threads
        tries = await threads.read(self._days.tries_of, caller.person, day.date) if caller.person else []
        would = await threads.read(self._days.standing_for, caller, day)
        unranked = {preset: because for preset, because in would.items() if because}
        for one, _ in tries:
            unranked.pop(one.preset, None)
            if one.why:
                unranked[one.preset] = one.why
        since = date_at(self._hub.now() - _PAST_DAYS * _DAY_MS)
        return Daily(
            date=day.date,
            presets=day.presets,
            tables={one.preset: one.room for one, _ in tries},
            over=tuple(one.preset for one, is_over in tries if is_over),
            unranked={preset: why(reason(because)) for preset, because in unranked.items()},
            ends_ms=begins_ms(day.date) + _DAY_MS,
            now_ms=self._hub.now(),
            begun=await threads.read(self._days.begun, day.date),
            days=tuple(map(_day, await threads.read(self._days.since, since))),
            played=await threads.read(self._days.played, caller.person, since) if caller.person else {},
        )

    async def open_table(self, person: Person, new: bodies.NewTable, caller: Caller) -> str:
        """The id of the person's table at today's deal, begun now or before. Raises NotHere, also if the try would be
        unranked and the person did not agree to that.
        """
        day = await self._today()
        tries = await self._hub.threads.read(self._days.tries_of, person.id, day.date)
        had = next((one for one, _ in tries if one.preset == new.settings.preset), None)
        found = had or await self._begun(person, new, caller, day)
        await self._lobby.start_once(person, found.room)
        return found.room

    async def _begun(self, person: Person, new: bodies.NewTable, caller: Caller, day: Day) -> Try:
        room = self._lobby.room_for(person, new, day.date)
        begun = Try(
            date=day.date,
            preset=new.settings.preset,
            person=person.id,
            room=room.id,
            begun_ms=self._hub.now(),
        )
        await self._lobby.count_table(person, caller.address)
        found, because = await self._hub.threads.change(
            self._days.begin, begun, room, caller, unranked=new.unranked
        )
        if found is None:
            raise NotHere(reason(because))
        return found

    async def admit(self, caller: Caller, room: Room) -> None:
        """Lets the caller look at this table and its matches. Raises NotHere for a deal of today that they have not
        finished themselves.
        """
        plan, threads = room.plan, self._hub.threads
        day = await threads.read(self._days.day, plan.day) if plan.day else None
        if day is None or day.opened_ms:
            return
        if not caller.person or not await self._is_free(caller.person, room):
            raise NotHere(reason("daily-not-yet"))
        # From now on the cards count as seen in this browser, also for the next person who uses it.
        if await threads.read(self._days.is_new_there, day, plan.preset, caller):
            await threads.change(self._days.remember, day, plan.preset, caller)

    async def _is_free(self, person: str, room: Room) -> bool:
        """True if this person plays there, or has finished their own try."""
        if room.host == person:
            return True
        tries = await self._hub.threads.read(self._days.tries_of, person, room.plan.day)
        return any(one.preset == room.plan.preset and is_over for one, is_over in tries)

    async def standing(self, caller: Caller, date: str, preset: str) -> DailyStanding:
        """The standings of a day's deal. Raises NotHere if the day's cards are not open and the caller has not finished
        their own try.
        """
        await self._keep_up()
        threads = self._hub.threads
        day = await threads.read(self._days.day, date)
        if day is None or preset not in day.presets or begins_ms(date) > self._hub.now():
            raise NotFound(reason("daily-unknown"))
        tries = await threads.read(self._days.tries, date, preset)
        own = any(is_over and one.person == caller.person for one, _, is_over in tries)
        if not day.opened_ms and not own:
            raise NotHere(reason("daily-not-yet"))
        scored = await self._scored(caller.address, tries)
        mine = next(((one.room, match) for one, match, _ in tries if one.person == caller.person), ("", ""))
        found = await self._standing(date, preset, standing(scored), caller, len(tries))
        return msgspec.structs.replace(found, table=mine[0], match=mine[1])

    async def _scored(self, visitor: str, tries: Sequence[tuple[Try, str, bool]]) -> list[Try]:
        """The tries, finished ones with their scores."""
        new = [(one, match) for one, match, is_over in tries if is_over and one.score is None]
        for start in range(0, len(new), _AT_A_TIME):
            some = new[start : start + _AT_A_TIME]
            results = await self._replays.daily(visitor, [match for _, match in some])
            for (one, _), result in zip(some, results, strict=True):
                if result is not None:
                    await self._hub.threads.change(self._days.settle, one, result.score, result.why)
        if not new:
            return [one for one, _, _ in tries]
        first = tries[0][0]
        kept = await self._hub.threads.read(self._days.tries, first.date, first.preset)
        return [one for one, _, _ in kept]

    async def _standing(
        self, date: str, preset: str, rows: Sequence[Row], caller: Caller, begun: int
    ) -> DailyStanding:
        shown = [
            row for place, row in enumerate(rows) if place < _MOST_ROWS or row.one.person == caller.person
        ]
        ids = [row.one.person for row in shown]
        people = await self._hub.threads.read(self._days.people, ids)
        ratings = await self._hub.threads.read(self._hub.ratings.shown, ids)
        by_bots = await self._hub.threads.read(self._bots.scores, date, preset)
        return DailyStanding(
            date=date,
            preset=preset,
            begun=begun,
            rows=tuple(
                _row(row, people[row.one.person], ratings.get(row.one.person), caller) for row in shown
            ),
            scores=tuple(sorted(Counter(row.one.score or 0 for row in rows if row.place).items())),
            bots=BotResults(most=self._bots.most, scores=tuple(sorted(Counter(by_bots).items()))),
        )


def _day(day: Day) -> DailyDay:
    secret = day.secret if day.opened_ms else None
    return DailyDay(
        date=day.date, presets=day.presets, sealed=day.sealed, since_ms=day.made_ms, secret=secret
    )


def _row(row: Row, person: Person, rating: Rating | None, caller: Caller) -> DailyRow:
    one = row.one
    return DailyRow(
        place=row.place,
        name=person.name,
        guest=0 if person.name else person.number,
        score=one.score or 0,
        you=one.person == caller.person,
        why=why(reason(one.why)) if one.why else None,
        rating=None if rating is None else (round(rating.rating), round(rating.deviation)),
    )
