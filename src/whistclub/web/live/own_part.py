"""Own parts: the knowledge and the commands of one seat beyond the open view, computed from its own view without
shortcuts.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from whistclub.club.table.permissions import allowed_commands
from whistclub.club.table.state import TableState
from whistclub.rules.actions import SeenAct
from whistclub.rules.seats import Seat
from whistclub.rules.values import View
from whistclub.web.encoding.view_fields import OF_MOMENT, Fields

Forbidden = Mapping[Seat, frozenset[str]]
"""The commands that the table does not allow each seat."""

_NOTHING: Final[frozenset[str]] = frozenset()
_UNSETTLED: Final[Mapping[str, bool]] = {}


class OwnPart(msgspec.Struct, frozen=True, gc=False):
    """The acts and commands open to a seat, hidden acts that it knows, and the fields of its view that differ from the
    open one.
    """

    legal: tuple[str, ...]
    may: tuple[str, ...]
    known: tuple[tuple[int, str], ...]
    view: Fields

    def __repr__(self) -> str:
        return "OwnPart(hidden)"


def own_part(
    state: TableState, seat: Seat, open_view: Fields, acts: tuple[SeenAct, ...], commands: tuple[str, ...]
) -> OwnPart:
    """The part of a seat while a deal runs; `open_view` and `acts` are the spectator's, `commands` those open to the
    seat.
    """
    view: View = state.game.view(state.match.position, seat)
    moment = state.game.moment(view)
    differing = {}
    for name, shown in open_view.items():
        # Who is winning is no part of a view or a moment: it follows from what everybody sees.
        value = getattr(moment if name in OF_MOMENT else view, name, shown)
        if value is not shown and value != shown:
            differing[name] = value
    return OwnPart(
        tuple(action.text for action in view.legal),
        commands,
        () if view.acts == acts else _known(acts, view.acts),
        {"hand": view.hand, **differing},
    )


def between_deals(state: TableState, seat: Seat, forbidden: Forbidden) -> OwnPart:
    """The part of a seat while no deal runs."""
    return OwnPart((), own_commands(state, seat, forbidden), (), {})


def own_commands(
    state: TableState, seat: Seat, forbidden: Forbidden, settled: Mapping[str, bool] = _UNSETTLED
) -> tuple[str, ...]:
    """The commands open to a seat; `settled` says of some whether they are, where that is known already."""
    without = forbidden.get(seat, _NOTHING)
    found = allowed_commands(state, seat, without, settled)
    if len(state.people) > 1 and not state.stand_ins[seat] and state.match.result is None:
        found = (*found, "leave")
    # Endings are left out already, and mostly nothing else is forbidden.
    return found if without.isdisjoint(found) else tuple(name for name in found if name not in without)


def _known(acts: Sequence[SeenAct], own: Sequence[SeenAct]) -> tuple[tuple[int, str], ...]:
    """The acts that are hidden from others and not from this viewer, with their indices."""
    return tuple(
        (index, mine[1].text)
        for index, (open_act, mine) in enumerate(zip(acts, own, strict=True))
        if open_act[1] is None and mine[1] is not None
    )
