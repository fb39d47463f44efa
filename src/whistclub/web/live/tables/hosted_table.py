"""A table hosted by this process: its parts put together, and what happens when people come and go, the match moves, or
time passes.
"""

import asyncio
from typing import Final

from whistclub.cards.errors import reason
from whistclub.club.bots import due
from whistclub.club.live_log import LiveMatch, MatchStep
from whistclub.club.presence import RoomPresence
from whistclub.club.rooms import Room, belongs, may_look
from whistclub.club.seat_access import seated
from whistclub.club.table.entries import Acted
from whistclub.club.table.seals import WAIT_MS
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.web.live.connections.connection import Connection, Cut
from whistclub.web.live.surroundings import Surroundings
from whistclub.web.live.tables import house_commands
from whistclub.web.live.tables.attendance import Attendance, HostAbsence
from whistclub.web.live.tables.bot_pacing import BotPacing
from whistclub.web.live.tables.broadcast import Broadcast
from whistclub.web.live.tables.clocks import Clocks
from whistclub.web.live.tables.room_changes import RoomChanges
from whistclub.web.live.tables.seat_changes import SeatChanges
from whistclub.web.live.tables.table_model import Elsewhere, TableModel
from whistclub.wire import messages

_NEXT_DEAL_MS: Final = 4000
"""The pause between two deals at a table of an evening, after which the next is dealt."""


class HostedTable:
    """One table; everything runs in the event loop's thread."""

    def __init__(self, surroundings: Surroundings, room: Room, live: LiveMatch | None) -> None:
        self._surroundings = surroundings
        self.model = TableModel(room, surroundings)
        self._clocks = Clocks(lambda: surroundings.observed_since_ms)
        self._broadcast = Broadcast(self.model, self._clocks, surroundings.now)
        self._attendance = Attendance(self.model, surroundings)
        self.changes = RoomChanges(self.model, self._clocks, self._broadcast, surroundings, self._on_step)
        self.seats = SeatChanges(self.model, self.changes, surroundings)
        self._host = HostAbsence(self.model, self.changes, surroundings)
        self._bots = BotPacing(surroundings)
        self._calm: tuple[int, int] | None = None
        self._is_attended = False
        if live is not None:
            self.changes.follow(live)

    @property
    def room(self) -> Room:
        """The room as it is stored."""
        return self.model.room

    @property
    def live(self) -> LiveMatch | None:
        """The match in play, or the last one; None before the first."""
        return self.model.live

    @property
    def connections(self) -> set[Connection]:
        """The connections at this worker."""
        return self.model.connections

    def enter(self, connection: Connection, hello: messages.Hello) -> None:
        """Somebody has come, or come back. Raises NotHere."""
        self._attendance.enter(connection)
        self._calm = None
        if not self._broadcast.resume(connection, hello):
            self._broadcast.snapshot(connection)
        # Only now: a delta before the snapshot would mean nothing to the client.
        connection.greeted = True
        self._broadcast.table(except_for=connection)
        if connection.seat is not None:
            self._surroundings.spawn(self.seats.settle(connection.seat))
        self._surroundings.attendance_changed(self.room.id)
        self.move_bots()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if self._attendance.leave(connection):
            self._calm = None
            self._surroundings.attendance_changed(self.room.id)
            self._broadcast.table()
            self._surroundings.spawn(self._tell_absences())

    def presence_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Takes in who is here by way of other workers now."""
        before = self.model.elsewhere
        come, self._calm = self._attendance.elsewhere(elsewhere), None
        # A person who has come there may have been missed here a moment before, so that a bot plays for them.
        for seat in map(self.model.seat_of, come):
            if seat is not None:
                self._surroundings.spawn(self.seats.hand_back(seat))
        if (before.people, before.watching) != (elsewhere.people, elsewhere.watching):
            self._broadcast.table()
            self._surroundings.spawn(self._tell_absences())
        self.move_bots()

    async def _tell_absences(self) -> None:
        """Tells everybody who is away, once those who are only on their way back have had the time for it."""
        missed = self._attendance.missed()
        await asyncio.sleep(self._surroundings.limits.reload_s)
        if self._attendance.give_up(missed):
            self._broadcast.table()

    async def admits(self, who: str) -> bool:
        """False for somebody who may not look at this table now. For a stranger the room is read as other workers have
        left it.
        """
        if self._surroundings.is_shared and not belongs(self.room, who):
            await self.changes.reread()
        return may_look(self.room, who)

    def presence(self, worker: str) -> RoomPresence:
        """The presence by way of this worker."""
        model = self.model
        return RoomPresence(model.room.id, worker, tuple(sorted(model.people())), model.watching())

    def say(self, said: messages.PhraseSaid) -> None:
        """Sends everybody here what somebody said."""
        self._broadcast.everybody(said)

    def forbidden(self, seat: Seat) -> frozenset[str]:
        """The commands that the table does not allow this seat."""
        live = self.live
        return frozenset() if live is None else self.model.forbidden(live.state).get(seat, frozenset())

    def people_seated(self) -> tuple[Seat, ...]:
        """The seats of the people who play the running deal."""
        return () if self.live is None else seated(self.room, self.live.state)

    def move_bots(self) -> None:
        """Lets the next bot act, if one is to."""
        self._bots.move(self.model.live, leads=self.model.elsewhere.leads)

    def is_calm(self) -> bool:
        """True if time brings nothing until something happens here. Most tables wait for a person, and there are many
        of them. A table where nobody is may become idle.
        """
        model, calm = self.model, self._calm
        live = model.live
        if calm is None or live is None or not model.connections:
            return False
        return calm[0] == live.shown.seq and calm[1] == model.room.version

    def is_idle(self, after_ms: int) -> bool:
        """True if nobody has been connected for so long, and nothing waits to be stored."""
        if self.connections:
            return False
        empty_ms = self._surroundings.now() - self._attendance.empty_ms
        if empty_ms <= after_ms or self.keeps_an_evening_waiting():
            return False
        return self.live is None or self.live.state.seq == self.live.shown.seq

    def keeps_an_evening_waiting(self) -> bool:
        """True for a table of an evening that is not paused, as long as the match is not over."""
        if self.room.plan.evening is None or self.room.phase != "playing":
            return False
        return not self._surroundings.is_paused(self.room)

    async def tick(self) -> None:
        """Does what time brings: sealed deals go on, clocks run out, bots stand in for absent people, stalled bots
        move, a host who stays away is one no longer.
        """
        await self._host.tick()
        live = self.live
        if live is None:
            return
        if live.shown.match.result is not None:
            await self.changes.finish(live.id)
            return
        if self.room.plan.evening is not None and not self.keeps_an_evening_waiting():
            return
        state, now_ms, clock_s = live.shown, live.now(), self.room.plan.clock_s
        sealed_ms = self._surroundings.observed_since_ms + WAIT_MS
        if state.sealing is not None and now_ms >= max(state.sealing.ends_ms, sealed_ms):
            await house_commands.proceed(live)
        for seat, ends_ms in self._clocks.running(state, clock_s):
            if now_ms >= ends_ms:
                await self.seats.stand_in(seat, "clock")
        absent = self._attendance.absent(state)
        if self._attendance.gone(state) and await self._surroundings.sees(self.room.id):
            for seat in self._attendance.gone(state):
                await self.seats.stand_in(seat, "away")
        self.move_bots()
        if self._is_between_deals(live):
            if now_ms - live.since_ms >= _NEXT_DEAL_MS:
                await house_commands.deal_next(live)
            return
        if not (state.sealing or self.room.plan.clock_s or absent or self._host.lasts) and due(state) is None:
            self._calm = (state.seq, self.room.version)
            self._is_attended = self._attendance.is_complete(state)

    def _is_between_deals(self, live: LiveMatch) -> bool:
        """True for a table of an evening whose next deal is to come: it waits for nobody for long."""
        state = live.shown
        return self.keeps_an_evening_waiting() and state.match.position is None and state.sealing is None

    async def read_on(self) -> None:
        """Reads what other workers have appended to the match."""
        if self._surroundings.is_shared and self.live is not None:
            await self.live.read_on()

    def release(self) -> None:
        """Lets go of the match; nothing may be done with the table afterwards."""
        self.changes.release()

    def _stay_calm(self, before: TableState, after: TableState) -> None:
        """After an act in the middle of a deal, at a table where everybody plays and is here, time still brings
        nothing.
        """
        calm = self._calm
        if calm is not None and calm[0] == before.seq and after.match.position is not None:
            self._calm = (after.seq, calm[1])

    def _on_step(self, step: MatchStep) -> None:
        try:
            self._follow_step(step)
        except Exception:
            # Whoever is here may lack this step, and finds the whole table on coming back.
            for one in tuple(self.connections):
                one.cut(Cut(1011, reason("our-fault"), 1.0))
            self._broadcast.refresh()
            raise

    def _follow_step(self, step: MatchStep) -> None:
        before, entry, after = step
        if self._calm is not None and self._is_attended and isinstance(entry, Acted):
            self._stay_calm(before, after)
        if self.model.room.plan.clock_s:
            self._clocks.step(step)
        self._broadcast.step(step)
        self.seats.follow(step)
        if after.match.result is not None and before.match.result is None:
            self._surroundings.spawn(self.changes.finish(after.table))
        if self.room.plan.evening is not None and len(after.match.deals) and after.match.position is None:
            self._surroundings.deal_ended(self.room)
        self.move_bots()
