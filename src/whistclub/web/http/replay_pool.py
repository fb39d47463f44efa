"""Matches told again: in a process of its own, in fair shares between visitors, and what lasts only once."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, TypeVarTuple

from whistclub.cards.errors import reason
from whistclub.club.daily_results import Result
from whistclub.club.fair_queue import FairQueue
from whistclub.club.process_pool import Processes
from whistclub.club.rooms import NotHere
from whistclub.club.statistics import Outcome
from whistclub.club.store.sql_rooms import SqlClub
from whistclub.web.http.replay import Told, outcomes_of, record_told, replay_told, results_of
from whistclub.web.resources.db_threads import DatabaseThreads

_MOST_KEPT_BYTES: Final = 16_000_000
_MOST_OUTCOMES: Final = 20_000
_AT_ONCE: Final = 2
"""One is being told while the log for another is read."""
_MOST_WAITING: Final = 100
_MATCHES_A_TURN: Final = 4
_BEHIND: Final = 10

_Ts = TypeVarTuple("_Ts")
Asked = tuple[str, ...]


class Retelling:
    """What one club tells again."""

    def __init__(self, club: SqlClub, threads: DatabaseThreads, processes: int) -> None:
        """`processes`: 0 for threads instead of a process."""
        self._club, self._threads = club, threads
        self._processes = Processes(min(processes, 1), "whist-retell", behind=_BEHIND)
        self._queue = FairQueue(_AT_ONCE, _MOST_WAITING)
        self._kept: OrderedDict[Asked, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._outcomes: OrderedDict[tuple[str, int], Outcome | None] = OrderedDict()

    async def record(self, who: str, room: str, match: str) -> bytes:
        """The record of a match of this table, for this visitor. Raises NotHere, Crowded."""
        return await self._told(who, (room, match, "record"), record_told)

    async def replay(self, who: str, room: str, match: str, place: int) -> bytes:
        """A deal of a match of this table. Raises NotHere, Crowded."""
        return await self._told(who, (room, match, str(place)), replay_told, place, room)

    async def outcomes(self, who: str, person: str) -> list[Outcome]:
        """What this person's matches came to, for this visitor. Raises Crowded."""
        async with self._queue.turn(who, who):
            seats = await self._threads.read_much(self._club.seats_of, person)
        known = self._outcomes
        new = [one for one in seats if one not in known]
        found = {one: known[one] for one in seats if one in known}
        for place in range(0, len(new), _MATCHES_A_TURN):
            found |= await self._come_to(who, new[place : place + _MATCHES_A_TURN])
        return [outcome for outcome in map(found.get, seats) if outcome is not None]

    async def daily(self, who: str, matches: Sequence[str]) -> list[Result | None]:
        """What these tries at a deal of the day came to, for this visitor. Raises Crowded."""
        async with self._queue.turn(who, who):
            logs = [await self._log(match) for match in matches]
            return await self._processes.do(results_of, logs)

    def close(self) -> None:
        """Ends its process."""
        self._processes.close()

    async def _come_to(
        self, who: str, seats: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], Outcome | None]:
        async with self._queue.turn(who, who):
            logs = [(await self._log(match), seat) for match, seat in seats]
            found = dict(zip(seats, await self._processes.do(outcomes_of, logs), strict=True))
        self._outcomes |= found
        while len(self._outcomes) > _MOST_OUTCOMES:
            self._outcomes.popitem(last=False)
        return found

    async def _told(
        self, who: str, asked: Asked, tell: Callable[[Sequence[str], *_Ts], Told], *given: *_Ts
    ) -> bytes:
        body = self._kept.get(asked)
        if body is not None:
            self._kept.move_to_end(asked)
            return body
        room, match = asked[:2]
        async with self._queue.turn(who, who):
            if not await self._threads.read_much(self._club.is_match_of, match, room):
                raise NotHere(reason("match-not-found"))
            told = await self._processes.do(tell, await self._log(match), *given)
        if told.lasts:
            self._keep(asked, told.body)
        return told.body

    async def _log(self, match: str) -> list[str]:
        return await self._threads.read_much(self._club.log.read_texts, match)

    def _keep(self, asked: Asked, body: bytes) -> None:
        if asked in self._kept or len(body) > _MOST_KEPT_BYTES:
            return
        self._kept[asked] = body
        self._kept_bytes += len(body)
        while self._kept_bytes > _MOST_KEPT_BYTES:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])
