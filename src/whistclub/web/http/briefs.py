"""Tables in short, as lists have them."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from whistclub.club.rooms import Room
from whistclub.club.seat_access import seat_in
from whistclub.club.table.state import TableState
from whistclub.web.encoding.room_parts import table_info
from whistclub.web.http.matches.match_in_play import going_of
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.wire import bodies

_MOST_GOING: Final = 12
"""So many tables in play are told with how far they are."""


class Briefs:
    """The tables of one club in short."""

    def __init__(self, open_tables: Mapping[str, HostedTable], replays: ReplayPool) -> None:
        """`open_tables` are those in play here, by the id of their room."""
        self._tables, self._replays = open_tables, replays

    def one(self, room: Room, who: str) -> bodies.Brief:
        """A table, as this person is told of it."""
        table = self._tables.get(room.id)
        return _brief(room, None if table is None else table.model.shown, who)

    async def own(self, mine: Sequence[Room], who: str, visitor: str) -> list[bodies.Brief]:
        """The person's own tables, the last ones in play with how far they are. Raises TooMuch."""
        playing = [room for room in mine if room.phase == "playing" and room.match][:_MOST_GOING]
        here = {room.id: going for room in playing if (going := self._going_here(room, who)) is not None}
        elsewhere = [room for room in playing if room.id not in here]
        found = here | await self._replays.goings(visitor, who, elsewhere)
        return [_own_brief(self.one(room, who), room, found.get(room.id)) for room in mine]

    def _going_here(self, room: Room, who: str) -> bodies.Going | None:
        table = self._tables.get(room.id)
        live = None if table is None else table.live
        if table is None or live is None or live.id != room.match:
            return None
        return going_of(live.shown, table.room, who, live.since_ms)


def _brief(room: Room, state: TableState | None, who: str) -> bodies.Brief:
    """A table in a list, as this person is told of it; `state` is that of its match as far as it is at hand."""
    own = seat_in(room, state, who)
    turn = state is not None and own is not None and own < len(state.legal) and bool(state.legal[own])
    return bodies.Brief(
        id=room.id,
        preset=room.plan.preset,
        phase=room.phase,
        names=tuple(chair.called for chair in room.chairs if chair.person),
        free=sum(chair.is_free for chair in room.chairs),
        seat=room.seat_of(who),
        turn=turn,
        changed_ms=room.changed_ms,
    )


def _own_brief(told: bodies.Brief, room: Room, going: bodies.Going | None) -> bodies.Brief:
    """The table with what only its own people are told. A guided deal is over with its deal, though a next one could
    follow.
    """
    is_played = bool(room.plan.lesson) and going is not None and going.deals > 0
    return msgspec.structs.replace(
        told,
        phase="over" if is_played else told.phase,
        turn=not is_played and (told.turn if going is None else going.stage == "turn"),
        lesson=room.plan.lesson,
        daily=room.plan.daily,
        match=room.match,
        seats=table_info(room, None, frozenset(), {}, 0).seats,
        going=going,
    )
