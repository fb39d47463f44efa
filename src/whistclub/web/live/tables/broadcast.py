"""Broadcasting: snapshots and deltas of a table's match, and changes of the table around it, to its connections."""

from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.club.live_log import MatchStep
from whistclub.club.table import entries as on
from whistclub.club.table.state import TableState
from whistclub.rules.encoding import encode
from whistclub.web.encoding.match_parts import seen_in
from whistclub.web.live.connections.connection import Connection
from whistclub.web.live.deltas import delta, snapshot
from whistclub.web.live.scene import Scene, scene
from whistclub.web.live.tables.clocks import Clocks
from whistclub.web.live.tables.table_model import TableModel
from whistclub.wire import messages

_SEATS_CHANGED: Final = (on.StoodIn, on.Returned, on.Renamed, on.SeatAsked, on.SeatRefused)
_TAKEN_BACK: Final = (on.Undone, on.Redone)
_MOST_MISSED: Final = 60
"""A client that has missed more entries is sent the table as it stands."""
_LAST_ENTRIES: Final = 6
"""So many entries are sent with the table, so that a client that comes in shows what has just happened."""


class Broadcast:
    """The messages to the connections at one table."""

    def __init__(self, model: TableModel, clocks: Clocks, now: Callable[[], int]) -> None:
        self._model, self._clocks, self._now = model, clocks, now
        self.scene: Scene | None = None

    def refresh(self) -> None:
        """Makes the scene again after the room or the match has changed."""
        live = self._model.live
        self.scene = None if live is None else self._scene_of(live.shown)

    def step(self, step: MatchStep) -> None:
        """Sends each connection what an entry of the match changed for it."""
        before, entry, after = step
        model = self._model
        was = self.scene or self._scene_of(before)
        self.scene = scene(after, model.forbidden(after), was)
        clock_s = model.room.plan.clock_s
        clock_ends_ms = self._clocks.next_end_ms(after, clock_s) if clock_s else msgspec.UNSET
        made = delta(was, entry, self.scene, clock_ends_ms)
        for one in model.greeted():
            one.push(made.to(one.seat))
            if made.needs_snapshot:
                self.snapshot(one)
        if isinstance(entry, _SEATS_CHANGED):
            self.table()

    def snapshot(self, connection: Connection) -> None:
        """Sends everything as it stands."""
        model, now = self._model, self.scene
        info, who, live = model.info(), model.you(connection), model.live
        if now is None or live is None:
            message = messages.Welcome(table=info, you=who, now_ms=self._now())
        else:
            last = seen_in(list(live.steps)[-_LAST_ENTRIES:], connection.seat)
            ends_ms = self._clocks.next_end_ms(live.shown, model.room.plan.clock_s)
            message = snapshot(now, connection.seat, info, who, live.now(), ends_ms, last)
        connection.push(encode(message))

    def table(self, *, except_for: Connection | None = None) -> None:
        """Sends everybody, or everybody but one, the table around the match."""
        info = self._model.info()
        for one in self._model.greeted():
            if one is not except_for:
                one.push(encode(messages.TableChanged(table=info, you=self._model.you(one))))

    def everybody(self, message: messages.PhraseSaid) -> None:
        """Sends everybody the same message."""
        text = encode(message)
        for one in self._model.greeted():
            one.push(text)

    def seats(self, *, match_began: bool = False) -> None:
        """After a change of the room: a snapshot for those whose seat changed, or for all; the table for the others."""
        model = self._model
        for one in model.greeted():
            seat = model.seat_at(one)
            if seat != one.seat or match_began:
                one.seat = seat
                self.snapshot(one)
            else:
                one.push(encode(messages.TableChanged(table=model.info(), you=model.you(one))))

    def resume(self, connection: Connection, hello: messages.Hello) -> bool:
        """Sends a client that comes back what it missed. Returns True if that was possible; otherwise nothing is
        sent.
        """
        model = self._model
        live, clock_s = model.live, model.room.plan.clock_s
        # From another seat other cards are seen: what was missed there would not fit what the client has.
        if live is None or not hello.since or hello.match != live.id or hello.seat != connection.seat:
            return False
        missed = live.missed(hello.since)
        if (
            missed is None
            or len(missed) > _MOST_MISSED
            or any(isinstance(one[1], _TAKEN_BACK) for one in missed)
        ):
            return False
        connection.push(encode(messages.TableChanged(table=model.info(), you=model.you(connection))))
        for number, (before, entry, after) in enumerate(missed, 1):
            # Only the clock after the last entry still runs.
            is_timed = clock_s and number == len(missed)
            ends_ms = self._clocks.next_end_ms(after, clock_s) if is_timed else msgspec.UNSET
            made = delta(self._scene_of(before), entry, self._scene_of(after), ends_ms)
            connection.push(made.to(connection.seat))
        return True

    def _scene_of(self, state: TableState) -> Scene:
        return scene(state, self._model.forbidden(state))
