"""Tables in short, as lists have them."""

import msgspec

from whistclub.club.rooms import Room
from whistclub.club.seat_access import seat_in
from whistclub.club.table.state import TableState
from whistclub.web.http import types
from whistclub.web.wire.room_parts import table_info


def brief(room: Room, state: TableState | None, who: str) -> types.Brief:
    """A table in a list, as this person is told of it; `state` is that of its match as far as it is at hand."""
    own = seat_in(room, state, who)
    turn = state is not None and own is not None and own < len(state.legal) and bool(state.legal[own])
    return types.Brief(
        id=room.id,
        preset=room.plan.preset,
        phase=room.phase,
        names=tuple(chair.called for chair in room.chairs if chair.person),
        free=sum(chair.is_free for chair in room.chairs),
        seat=room.seat_of(who),
        turn=turn,
        changed_ms=room.changed_ms,
    )


def own_brief(told: types.Brief, room: Room, going: types.Going | None) -> types.Brief:
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
