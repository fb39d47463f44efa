"""The replay pool: replays, records, results and pages of evenings are computed where a club has them computed, at a
server in a process of its own, visitors taking turns; what is final is kept.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol, TypeVar, TypeVarTuple

import msgspec

from whistclub.cards.errors import NotFound, reason
from whistclub.club.daily_results import Result
from whistclub.club.fair_queue import FairQueue
from whistclub.club.log.port import BadFile
from whistclub.club.log.texts import to_text
from whistclub.club.own_games import GameSummary
from whistclub.club.prepared_deals import PreparedResult
from whistclub.club.rooms import Plan, Room
from whistclub.club.statistics import Outcome
from whistclub.club.workplace import Workplace
from whistclub.web.http.matches.lines import case_body, ghost_body, line_body
from whistclub.web.http.matches.match_end import match_end_body
from whistclub.web.http.matches.match_in_play import goings_of
from whistclub.web.http.matches.replay import (
    Body,
    outcomes_of,
    prepared_results_of,
    record_body,
    replay_body,
    results_of,
    summaries_of,
    tried_body,
)
from whistclub.web.http.matches.review import content_of, ready
from whistclub.wire.bodies import Going

_MOST_KEPT_BYTES: Final = 16_000_000
_MOST_OUTCOMES: Final = 20_000
_MOST_GOINGS: Final = 2_000
_AT_ONCE: Final = 2
"""One is computed while the log for another is read."""
_AT_ONCE_FOR_ONE: Final = 1
"""Somebody who asks for much leaves the other turn to others."""
_MOST_WAITING: Final = 100
_MATCHES_A_TURN: Final = 4
"""So few logs are read in one turn, so that other visitors have theirs in between."""

_Ts = TypeVarTuple("_Ts")
_R = TypeVar("_R")
_Key = tuple[str, ...]


class Matches(Protocol):
    """The matches of a club's tables, where they are kept."""

    async def edition_of(self, match: str, room: str) -> int | None:
        """The edition of a match of this room, which changes when somebody is removed from its log; None if it was not
        played there, or everybody whose match it was has deleted it. Raises NotHere for an unknown room.
        """

    async def texts(self, match: str) -> list[str]:
        """The texts of all entries of its log."""

    async def seats_of(self, person: str) -> list[tuple[str, int]]:
        """The finished matches of this person that they have not deleted, with the seat."""

    async def unfinished_of(self, person: str) -> list[tuple[str, int]]:
        """The matches of this person that go on, with the seat, those of the rooms changed last first."""


class _Kept(msgspec.Struct, frozen=True):
    """An answer that is kept, made from this edition of a log or a later one."""

    edition: int
    json: bytes

    def __repr__(self) -> str:
        return "Kept(hidden)"


class ReplayPool:
    """The replays of one club."""

    def __init__(self, matches: Matches, workplace: Workplace) -> None:
        """The workplace is closed with the pool."""
        self._matches, self._workplace = matches, workplace
        self._queue = FairQueue(_AT_ONCE, _MOST_WAITING, _AT_ONCE_FOR_ONE)
        self._kept: OrderedDict[_Key, _Kept] = OrderedDict()
        self._kept_bytes = 0
        self._outcomes: OrderedDict[tuple[str, int], Outcome | None] = OrderedDict()
        self._goings: OrderedDict[tuple[str, int, str, int], Going | None] = OrderedDict()

    def turn(self, visitor: str) -> AbstractAsyncContextManager[None]:
        """A turn of this visitor, for an answer that takes long to make. Raises TooMuch."""
        return self._queue.turn(visitor, visitor)

    async def made(self, visitor: str, work: Callable[[*_Ts], _R], *given: *_Ts) -> _R:
        """Another answer that takes long to make, made in the workplace in the visitor's turn. Raises TooMuch, and what
        `work` raises.
        """
        async with self.turn(visitor):
            return await self._workplace.do(work, *given)

    async def record(self, visitor: str, room: str, match: str) -> bytes:
        """The record of a match of this table. Raises NotHere, TooMuch."""
        return await self._body(visitor, (room, match, "record"), record_body)

    async def replay(self, visitor: str, room: str, match: str, number: int) -> bytes:
        """A deal of a match of this table, by its number from 1. Raises NotHere, TooMuch."""
        return await self._body(visitor, (room, match, str(number)), replay_body, number, room)

    async def match_end(self, visitor: str, room: str, match: str) -> bytes:
        """The end of a match of this table. Raises NotHere, TooMuch."""
        return await self._body(visitor, (room, match, "end"), match_end_body)

    async def tried(self, visitor: str, room: str, match: str, place: int, acts: int) -> Plan:
        """The settings of a table that tries a deal of this match again. Raises NotHere, BadOption, TooMuch."""
        body = await self._body(visitor, (room, match, f"{place}/{acts}"), tried_body, place, acts)
        return msgspec.json.decode(body, type=Plan)

    async def line(self, visitor: str, room: str, match: str, place: int, number: int, act: str) -> bytes:
        """The best line with another act in a deal of this match. Raises NotHere, BadText, IllegalAction, TooMuch."""
        key = (room, match, f"{place}/line/{number}/{act}")
        return await self._body(visitor, key, line_body, place, number, act)

    async def ghost(self, visitor: str, room: str, match: str, place: int, seat: int) -> bytes:
        """A deal of this match as a bot plays the cards of a seat. Raises NotHere, TooMuch."""
        return await self._body(visitor, (room, match, f"{place}/ghost/{seat}"), ghost_body, place, seat)

    async def case(self, visitor: str, room: str, match: str, place: int, number: int) -> bytes:
        """An act of a deal of this match as a case. Raises NotHere, TooMuch."""
        return await self._body(visitor, (room, match, f"{place}/case/{number}"), case_body, place, number)

    async def to_review(self, visitor: str, room: str, match: str, place: int) -> tuple[str, list[str]]:
        """The hash of what the review of a deal depends on, by its place from 1, and the log of its match. Raises
        NotHere, TooMuch.
        """
        async with self.turn(visitor):
            log = await self._log_of(match, room)
            return await self._workplace.do(content_of, log, place), log

    async def warm(self) -> None:
        """Lets its workplace read its modules."""
        await self._workplace.do(ready)

    async def check(self, room: str, match: str) -> int:
        """Sees that this is still a match of this table, and returns its edition. Raises NotHere."""
        edition = await self._matches.edition_of(match, room)
        if edition is None:
            raise NotFound(reason("match-not-found"))
        return edition

    async def outcomes(self, visitor: str, person: str) -> list[Outcome]:
        """The outcomes of this person's matches, those that go on included. Raises TooMuch."""
        async with self.turn(visitor):
            seats = await self._matches.seats_of(person)
            going_on = await self._matches.unfinished_of(person)
        known = self._outcomes
        new = [one for one in seats if one not in known]
        found = {one: known[one] for one in seats if one in known}
        for start in range(0, len(new), _MATCHES_A_TURN):
            found |= await self._new_outcomes(visitor, new[start : start + _MATCHES_A_TURN])
        so_far: list[Outcome] = []
        for start in range(0, len(going_on), _MATCHES_A_TURN):
            so_far += await self._outcomes_so_far(visitor, going_on[start : start + _MATCHES_A_TURN])
        return [outcome for outcome in map(found.get, seats) if outcome is not None] + so_far

    async def daily(self, visitor: str, matches: Sequence[str]) -> list[Result | None]:
        """The results of these tries at a deal of the day. Raises TooMuch."""
        async with self.turn(visitor):
            logs = [await self._log(match) for match in matches]
            return await self._workplace.do(results_of, logs)

    async def prepared(self, visitor: str, matches: Sequence[str]) -> list[PreparedResult | None]:
        """The results of these tries at prepared deals; None for those that are played. Raises TooMuch."""
        found: list[PreparedResult | None] = []
        for start in range(0, len(matches), _MATCHES_A_TURN):
            async with self.turn(visitor):
                logs = [await self._log(match) for match in matches[start : start + _MATCHES_A_TURN]]
                found += await self._workplace.do(prepared_results_of, logs)
        return found

    async def summaries(self, visitor: str, matches: Sequence[str]) -> list[GameSummary | None]:
        """These matches in short; None also for those whose database is away. Raises TooMuch."""
        found: list[GameSummary | None] = []
        for start in range(0, len(matches), _MATCHES_A_TURN):
            async with self.turn(visitor):
                some = matches[start : start + _MATCHES_A_TURN]
                logs = {match: log for match in some if (log := await self._log_if_there(match)) is not None}
                made = await self._workplace.do(summaries_of, list(logs.values()))
                found += map(dict(zip(logs, made, strict=True)).get, some)
        return found

    async def goings(self, visitor: str, person: str, rooms: Sequence[Room]) -> dict[str, Going]:
        """The stand of the matches in these rooms for this person, by room; without those that cannot be read. Raises
        TooMuch.
        """
        found: dict[str, Going] = {}
        for start in range(0, len(rooms), _MATCHES_A_TURN):
            async with self.turn(visitor):
                found |= await self._some_goings(person, rooms[start : start + _MATCHES_A_TURN])
        return found

    async def _some_goings(self, person: str, rooms: Sequence[Room]) -> dict[str, Going]:
        """Those of an unchanged log are kept."""
        logs = {room.id: log for room in rooms if (log := await self._log_if_there(room.match))}
        keys = {
            room.id: (room.id, room.version, person, len(logs[room.id])) for room in rooms if room.id in logs
        }
        new = [room for room in rooms if room.id in keys and keys[room.id] not in self._goings]
        asked = [(logs[room.id], to_text(room), person) for room in new]
        made = await self._workplace.do(goings_of, asked) if asked else []
        for room, going in zip(new, made, strict=True):
            self._goings[keys[room.id]] = going
        while len(self._goings) > _MOST_GOINGS:
            self._goings.popitem(last=False)
        kept = {room: self._goings.get(key) for room, key in keys.items()}
        return {room: going for room, going in kept.items() if going is not None}

    def close(self) -> None:
        """Ends its workplace."""
        self._workplace.close()

    async def _outcomes_so_far(self, visitor: str, seats: Sequence[tuple[str, int]]) -> list[Outcome]:
        """The outcomes to which matches that go on have come until now, which is never kept."""
        async with self.turn(visitor):
            found = [(await self._log_if_there(match), seat) for match, seat in seats]
            logs = [(log, seat) for log, seat in found if log is not None]
            return [one for one in await self._workplace.do(outcomes_of, logs) if one is not None]

    async def _new_outcomes(
        self, visitor: str, seats: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], Outcome | None]:
        async with self.turn(visitor):
            logs = [(await self._log(match), seat) for match, seat in seats]
            found = dict(zip(seats, await self._workplace.do(outcomes_of, logs), strict=True))
        self._outcomes |= found
        while len(self._outcomes) > _MOST_OUTCOMES:
            self._outcomes.popitem(last=False)
        return found

    async def _body(
        self, visitor: str, key: _Key, make: Callable[[Sequence[str], *_Ts], Body], *given: *_Ts
    ) -> bytes:
        room, match = key[:2]
        # Before the log: an answer made from it while somebody is removed is kept as of an edition that is past.
        edition = await self.check(room, match)
        kept = self._kept.get(key)
        if kept is not None and kept.edition == edition:
            self._kept.move_to_end(key)
            return kept.json
        async with self.turn(visitor):
            made = await self._workplace.do(make, await self._log(match), *given)
        if made.is_final:
            self._keep(key, _Kept(edition, made.json))
        return made.json

    async def _log_of(self, match: str, room: str) -> list[str]:
        """The log of a match of this table. Raises NotHere."""
        await self.check(room, match)
        return await self._log(match)

    async def _log(self, match: str) -> list[str]:
        return await self._matches.texts(match)

    async def _log_if_there(self, match: str) -> list[str] | None:
        try:
            return await self._log(match)
        except BadFile:
            return None

    def _keep(self, key: _Key, new: "_Kept") -> None:
        known = self._kept.get(key)
        if len(new.json) > _MOST_KEPT_BYTES or (known is not None and known.edition > new.edition):
            return
        self._kept_bytes += len(new.json) - (0 if known is None else len(known.json))
        self._kept[key] = new
        while self._kept_bytes > _MOST_KEPT_BYTES:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1].json)
