"""Room changes: a table's room is changed and stored, or read after another worker changed it, and the match begun in
it is followed.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club import rooms
from whistclub.club.live_log import LiveMatch, MatchStep
from whistclub.club.log.port import Conflict
from whistclub.club.rooms import Room
from whistclub.club.seat_access import is_request_void
from whistclub.web.live.connections.connection import Cut
from whistclub.web.live.surroundings import Surroundings
from whistclub.web.live.tables.broadcast import Broadcast
from whistclub.web.live.tables.clocks import Clocks
from whistclub.web.live.tables.house_commands import deal_first, withdraw_seat_question
from whistclub.web.live.tables.table_model import TableModel

_TRIES: Final = 5
"""Each conflict means that another worker has changed this room in between; people at one table do not do that five
times in a row."""


class RoomChanges:
    """Changes of one table's room, one at a time."""

    def __init__(
        self,
        model: TableModel,
        clocks: Clocks,
        broadcast: Broadcast,
        surroundings: Surroundings,
        on_step: Callable[[MatchStep], None],
    ) -> None:
        """`on_step` is called with each step of the match in play."""
        self._model, self._clocks, self._broadcast = model, clocks, broadcast
        self._surroundings = surroundings
        self._on_step: Callable[[MatchStep], None] = on_step
        self._lock = asyncio.Lock()

    async def change(self, how: Callable[[Room], Room], *, read_on: bool = False) -> None:
        """Changes the room and tells everybody, trying again after a conflict. Raises NotHere, and what `how` raises.

        What `how` refuses is asked again if another worker has changed the room meanwhile. `read_on`: reads what other
        workers have appended to the match first.
        """
        model, surroundings = self._model, self._surroundings
        async with self._lock:
            for _ in range(_TRIES):
                if read_on and surroundings.is_shared and model.live is not None:
                    await model.live.read_on()
                try:
                    changed = how(model.room)
                    if changed == model.room:
                        return
                    self._apply(await surroundings.store(changed))
                except Conflict:
                    await self._take_over(await surroundings.room(model.room.id))
                except NotHere:
                    if not await self._was_behind():
                        raise
                else:
                    return
        raise NotHere(reason("table-changed"))

    async def start(self, person: str) -> None:
        """The host starts the next match. Raises NotHere, BadOption."""
        surroundings = self._surroundings
        async with self._lock:
            live = await self._started(person)
        if live.state.match.position is None:
            await deal_first(live)
        else:
            surroundings.move_bots(live.id)

    async def _started(self, person: str) -> LiveMatch:
        """Stores the next match and follows it, trying again after a conflict."""
        surroundings = self._surroundings
        for _ in range(_TRIES):
            try:
                # The match has its id only from its opening, which needs the room as it will be.
                room = rooms.started(self._model.room, person, "-")
                opened = await surroundings.opening(room)
                stored = await surroundings.store(msgspec.structs.replace(room, match=opened.table), opened)
            except Conflict:
                await self._take_over(await surroundings.room(self._model.room.id))
            except NotHere:
                if not await self._was_behind():
                    raise
            else:
                live = await surroundings.live(opened.table)
                # Before `_apply`, which sends everybody the new match.
                self.follow(live)
                self._apply(stored, match_began=True)
                return live
        raise NotHere(reason("table-changed"))

    async def _was_behind(self) -> bool:
        """Reads the room; True if another worker had changed it."""
        if not self._surroundings.is_shared:
            return False
        before = self._model.room.version
        await self._take_over(await self._surroundings.room(self._model.room.id))
        return self._model.room.version > before

    async def finish(self, match: str) -> None:
        """The match is over."""
        await self.change(lambda room: rooms.ended(room, match))

    async def reread(self) -> None:
        """Another worker has changed the room, or begun a match in it. Raises NotHere for one that is no more, where
        nobody stays then.
        """
        async with self._lock:
            try:
                await self._take_over(await self._surroundings.room(self._model.room.id))
            except NotFound as problem:
                for one in self._model.connections:
                    one.cut(Cut(1008, problem.reason))
                raise

    async def catch_up(self) -> None:
        """Reads what other workers have done with the room and, after that, with its match."""
        if self._surroundings.is_shared:
            await self.reread()
            if self._model.live is not None:
                await self._model.live.read_on()

    def reseat(self) -> None:
        """Sends a snapshot to those who see another seat than before, and the table to the others."""
        self._apply(self._model.room)

    def cut_off_kicked(self) -> None:
        """Ends the connections of people whom the host has sent away."""
        for one in self._model.connections:
            if one.person is not None and one.person.id in self._model.room.kicked:
                one.cut(Cut(1008, reason("table-kicked")))

    def _cut_off_strangers(self) -> None:
        """Ends the connections of people who may not look at the table any longer."""
        for one in self._model.greeted():
            who = "" if one.person is None else one.person.id
            if not rooms.may_look(self._model.room, who):
                one.cut(Cut(1008, reason("table-no-spectators")))
            elif rooms.is_closed_to(self._model.room, who):
                one.cut(Cut(1008, reason("evening-closed")))

    def follow(self, live: LiveMatch) -> None:
        """Follows this match from now on."""
        self.unfollow()
        self._model.live = live
        self._surroundings.follow(live.id, self._model.room.id)
        self._clocks.start(live)
        self._broadcast.refresh()
        live.listeners.append(self._on_step)

    def unfollow(self) -> None:
        """Follows no match any longer."""
        live = self._model.live
        if live is not None:
            self._surroundings.unfollow(live.id)
            live.listeners.clear()
        self._model.live = None
        self._broadcast.refresh()

    def release(self) -> None:
        """Drops the match and the listener, so that a table let go of is free without the garbage collector."""
        self.unfollow()
        self._on_step = _ignore

    async def _take_over(self, room: Room) -> None:
        """Takes the room as another worker stored it, and follows the match begun in it."""
        model = self._model
        # Notices may come late or twice.
        if room.version <= model.room.version:
            return
        match_began = bool(room.match) and (model.live is None or model.live.id != room.match)
        if match_began:
            self.follow(await self._surroundings.live(room.match))
        elif model.live is not None and room.removals != model.room.removals:
            await model.live.read_anew()
        self._apply(room, match_began=match_began)
        # What was appended between the reading of the match and the following of its notices.
        if match_began and model.live is not None:
            await model.live.read_on()
        self.cut_off_kicked()

    def _apply(self, room: Room, *, match_began: bool = False) -> None:
        model = self._model
        model.room = room
        self._cut_off_strangers()
        if model.live is not None:
            self._broadcast.refresh()
            if is_request_void(room, model.live.state):
                self._surroundings.spawn(withdraw_seat_question(model.live))
        self._broadcast.seats(match_began=match_began)


def _ignore(step: MatchStep) -> None:
    """Listens to nothing."""
