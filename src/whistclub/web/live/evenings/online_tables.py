"""The tables of an evening on line, kept up with its log: opened when a round begins, people seated, results entered,
ended with the round.

Everything is done by comparing what is stored with what should be, so that it may be done again after a crash or by two
workers at once.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from whistclub.club import rooms
from whistclub.club.evening.deal_scores import result_of_match
from whistclub.club.evening.log import Decide, table_played
from whistclub.club.evening.lookup import running_round
from whistclub.club.evening.state import EveningState, Round
from whistclub.club.evening.terms import is_over, terms_of
from whistclub.club.live_log import LiveMatch
from whistclub.club.log.decisions import Answer
from whistclub.club.rooms import Room
from whistclub.club.seat_access import running_deal
from whistclub.club.store.logs.log import Log
from whistclub.club.table.entries import Opened
from whistclub.rules.seats import Seat
from whistclub.web.live.evenings.online_rooms import chairs_for, room_for
from whistclub.web.live.surroundings import Club
from whistclub.web.live.tables import house_commands
from whistclub.web.live.tables.hosted_table import HostedTable

_OPENED_AT_ONCE: Final = 1
"""So many tables are opened before moves at other tables are handled."""
_LOOK_AGAIN_MS: Final = 3000
"""All tables are compared with the log this often, and whenever something has changed."""


class OnlineClub(Club, Protocol):
    """The club as an evening on line sees it."""

    @property
    def log(self) -> Log:
        """The log of matches."""

    async def add_playing(self, found: Sequence[tuple[Room, Opened]]) -> None:
        """Stores rooms with their matches, except those that are stored already."""

    async def table(self, room: str) -> HostedTable:
        """The table of this room. Raises NotHere."""


class OnlineTables:
    """The tables of one evening on line."""

    def __init__(
        self,
        club: OnlineClub,
        state: Callable[[], EveningState],
        house: Callable[[Decide], Awaitable[Answer]],
        on_opened: Callable[[int], None],
    ) -> None:
        """`house` does in the evening what the house does; `on_opened` is called with each table to which people may go
        now.
        """
        self._club, self._state, self._house, self._on_opened = club, state, house, on_opened
        self._opened: set[str] = set()
        self._ended: set[str] = set()
        self._changed: set[int] = set()
        self._looked_ms = 0
        self._is_busy = False

    def is_open(self, room: str) -> bool:
        """True if people may go to this room."""
        return room in self._opened

    def changed(self, before: EveningState, after: EveningState) -> None:
        """The evening has gone on: its tables are compared with it soon."""
        last = before.rounds[-1] if before.rounds else None
        now = after.rounds[-1] if after.rounds else None
        if (
            last is None
            or now is None
            or last.number != now.number
            or last.is_over != now.is_over
            or last.holders != now.holders
            or last.seating is not now.seating
        ):
            self._look_at_all()

    def deal_ended(self, table: int) -> None:
        """A deal has ended at this table of the round."""
        self._changed.add(table)
        if not self._is_busy:
            self._club.spawn(self.keep_up())

    async def keep_up(self) -> None:
        """Opens the tables that are to be there, seats people, enters results, ends what is over."""
        if self._is_busy:
            return
        self._is_busy = True
        try:
            await self._keep_up()
        finally:
            self._is_busy = False

    async def _keep_up(self) -> None:
        played = running_round(self._state())
        is_due = self._club.now() - self._looked_ms >= _LOOK_AGAIN_MS
        if is_due:
            self._looked_ms = self._club.now()
            await self._end_others(played)
        if played is None:
            return
        await self._open(played)
        tables = range(1, len(played.tables) + 1) if is_due else sorted(self._changed)
        self._changed.clear()
        for count, table in enumerate(tables, 1):
            await self._follow(played.number, table)
            if not count % _OPENED_AT_ONCE:
                await asyncio.sleep(0)

    def _look_at_all(self) -> None:
        self._looked_ms = 0
        if not self._is_busy:
            self._club.spawn(self.keep_up())

    async def _open(self, played: Round) -> None:
        """Opens the tables of the round that are not open here, some at a time."""
        missing = [
            number
            for number, table in enumerate(played.tables, 1)
            if table.room and table.room not in self._opened
        ]
        for start in range(0, len(missing), _OPENED_AT_ONCE):
            some = missing[start : start + _OPENED_AT_ONCE]
            state, club = self._state(), self._club
            found = [room_for(state, played, number, club.log, club.now) for number in some]
            await club.add_playing(found)
            for room, _ in found:
                await self._begin(await club.table(room.id))
                self._opened.add(room.id)
            for number in some:
                self._on_opened(number)
            await asyncio.sleep(0)
        self._changed.update(missing)

    async def _begin(self, table: HostedTable) -> None:
        """Begins the first deal, if nobody has."""
        live = table.live
        if live is not None and not live.state.match.deals and live.state.sealing is None:
            await house_commands.deal_first(live)

    async def _follow(self, number: int, table: int) -> None:
        """Seats people at a table, enters its result, and stops it when nothing more is to be played."""
        state = self._state()
        played = running_round(state)
        if played is None or played.number != number or not played.tables[table - 1].room:
            return
        hosted = await self._club.table(played.tables[table - 1].room)
        live = hosted.live
        if live is None:
            return
        await self._seat(hosted, state, played, table)
        result = result_of_match(live.shown.match)
        over = live.shown.match.result is not None or is_over(result, terms_of(state.settings))
        if over and live.shown.match.result is None:
            await house_commands.stop(live)
        stored = played.tables[table - 1]
        if stored.result.deals != result.deals or stored.over != over:
            await self._house(
                lambda now, environment: table_played(
                    now, number, table, result, over=over, at_ms=environment.at_ms
                )
            )

    async def _seat(self, hosted: HostedTable, state: EveningState, played: Round, table: int) -> None:
        """Gives the chairs of a table to those whom the evening seats there now; a bot plays on for who has left."""
        wanted = chairs_for(state, played, table)
        before = hosted.room.chairs
        if [chair.person for chair in before] == [chair.person for chair in wanted]:
            return
        await hosted.changes.change(
            lambda room: rooms.reseated(
                room, wanted, running_deal(None if hosted.live is None else hosted.live.state)
            )
        )
        for seat, chair in enumerate(hosted.room.chairs):
            if chair.person == before[seat].person:
                continue
            if chair.person:
                await hosted.seats.settle(Seat(seat))
            else:
                await hosted.seats.stand_in(Seat(seat), "left")

    async def _end_others(self, played: Round | None) -> None:
        """Stops the matches of rounds that are over, by hand or by the clock."""
        rounds = self._state().rounds
        running = set() if played is None else {table.room for table in played.tables}
        known = {table.room for one in rounds[-2:] for table in one.tables if table.room} | self._opened
        for room in sorted(known - running - self._ended):
            live = (await self._club.table(room)).live
            if live is not None:
                await _stop(live)
            self._ended.add(room)
            self._opened.discard(room)


async def _stop(live: LiveMatch) -> None:
    if live.shown.match.result is None:
        await house_commands.stop(live)
