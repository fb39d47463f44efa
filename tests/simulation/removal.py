"""Somebody is removed from a simulated club, while others look at what they played."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tests.club.tables import numbered_chance
from tests.simulation.tables import PRESET, room_of_two
from tests.simulation.workers import START_MS, Worker
from whistclub.cards.errors import WhistclubError
from whistclub.club import rooms
from whistclub.club.local_table import House
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Act, NextDeal, Stop
from whistclub.club.table.entries import AnyEntry, Opened, Sitter
from whistclub.rules.seats import Seat
from whistclub.web.http.people.own_games import OwnGames

if TYPE_CHECKING:
    from tests.simulation.world import World

NAME: Final = "Zacharias"
_AGAIN_S: Final = 0.5
REMOVED: Final = Person("removed-person", NAME, 1001, START_MS, 7)
OTHER: Final = Person("other-person", "Bo", 1002, START_MS, 8)


def one_played(world: "World") -> None:
    """One match was played to its end in the club."""
    club, (opened, entries) = world.workers[0].hub.club, _played()
    for person in (REMOVED, OTHER):
        club.add_person(person)
    room = room_of_two(REMOVED, OTHER, 1)
    club.add_room(room)
    room = club.change_room(rooms.started(room, REMOVED.id, opened.table), opened)
    club.log.append(opened.table, 1, entries, ended=True)
    club.change_room(rooms.ended(room, opened.table))


@cache
def _played() -> tuple[Opened, list[AnyEntry]]:
    """A match of one deal."""
    memory = MemoryLog()
    house = House(memory, lambda: START_MS, numbered_chance())
    sitters = [Sitter(one.name, who=one.id) for one in (REMOVED, OTHER)]
    opened = msgspec.structs.replace(house.opening(PRESET, sitters), table="a-match")
    table = house.open(opened)
    table.send(NextDeal(id="deal", saw=1, seat=None))
    while table.state.match.position is not None:
        seat = next(seat for seat in table.state.seats if table.state.legal[seat])
        action = table.state.legal[seat][0].text
        table.send(Act(id=f"act{table.seq}", saw=table.seq, seat=seat, action=action))
    table.send(Stop(id="stop", saw=table.seq, seat=Seat(0)))
    return opened, memory.read(opened.table, 1)


class Asker:
    """Somebody who looks at the match by one worker, again and again."""

    def __init__(self, world: "World", worker: Worker, number: int) -> None:
        self._world, self._worker = world, worker
        self._chance = world.chance(f"asker {number}")
        self._room = world.workers[0].hub.club.room("room1")

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self._chance.random() * _AGAIN_S)
            way = self._chance.randrange(len(self.ways()))
            with suppress(WhistclubError, Conflict, BrokenExecutor):
                await self.ways()[way]()

    def ways(self) -> list[Callable[[], Any]]:
        """The ways in which a name may be told."""
        replays, hub = self._worker.replays, self._worker.hub
        assert self._room is not None
        room, match = self._room.id, self._room.match

        async def seats() -> bytes:
            table = await hub.table(room)
            names = [chair.name for chair in table.room.chairs]
            live = table.live
            sat = [] if live is None else [sitter.name for sitter in live.shown.opened.sitters]
            return repr((table.room.host_name, names, sat, table.model.info())).encode()

        return [
            lambda: replays.record("visitor", room, match),
            lambda: replays.replay("visitor", room, match, 1),
            lambda: replays.match_end("visitor", room, match),
            seats,
        ]

    async def judge(self) -> None:
        """By no way is the name told."""
        for number, way in enumerate(self.ways()):
            try:
                told = await way()
            except WhistclubError as problem:
                self._world.wrong(self._worker.process.name, "cannot tell", number, problem.reason.key)
                continue
            if NAME.encode() in told:
                self._world.wrong(self._worker.process.name, "tells the name by way", number)


async def remove(world: "World", worker: Worker) -> None:
    """Removes the person, asking again until it is done."""
    games = OwnGames(worker.hub, worker.replays, None)  # type: ignore[arg-type]
    while True:
        try:
            await games.remove(REMOVED)
        except (WhistclubError, Conflict) as problem:
            world.note("not removed", repr(problem))
            await asyncio.sleep(_AGAIN_S)
        else:
            world.note("removed")
            return
