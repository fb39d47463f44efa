"""The commands a viewer may send now."""

from collections.abc import Mapping
from typing import Final

from whistclub.club.table.endings import may_end
from whistclub.club.table.sealed_deal import allowed_while_sealing
from whistclub.club.table.seat_requests import allowed_seat_commands
from whistclub.club.table.state import TableState
from whistclub.club.table.undo import allowed_undo_commands
from whistclub.rules.seats import Seat, Viewer

_NOTHING_KNOWN: Final[Mapping[str, bool]] = {}


def allowed_commands(
    state: TableState,
    viewer: Viewer,
    without: frozenset[str] = frozenset(),
    known: Mapping[str, bool] = _NOTHING_KNOWN,
) -> tuple[str, ...]:
    """The names of the commands this viewer may send now: none for spectators and for the seats of bots.

    `without` are endings to leave out, `known` are endings, and the undo, whose answer the caller has already.
    """
    if viewer is None or viewer not in state.people:
        return ()
    if state.stand_ins[viewer]:
        return ("return",)
    found = ["act"] if state.legal[viewer] else []
    if state.match.position is None:
        found += _between_deals(state, viewer)
    if known.get("undo", True):
        found += allowed_undo_commands(state, viewer)
    if state.seat_request is not None:
        found += allowed_seat_commands(state, viewer)
    for kind in ("claim", "concede", "stop"):
        if kind not in without and (known[kind] if kind in known else may_end(state, viewer, kind)):
            found.append(kind)
    if state.legal[viewer] and len(state.people) == 1:
        found.append("hint")
    return tuple(found)


def _between_deals(state: TableState, seat: Seat) -> list[str]:
    if state.match.result is not None:
        return []
    return ["next_deal"] if state.sealing is None else allowed_while_sealing(state.sealing, seat)
