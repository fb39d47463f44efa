"""Scenes: a state of a match as it is sent, the open view once and what each seat knows beyond it.

The open view is the spectator's. What a seat knows beyond it is small and mostly stays as it is, so that after one move
most viewers are sent the same bytes, encoded once.
"""

from typing import Final

import msgspec

from whistclub.club.table.state import TableState
from whistclub.rules.actions import SeenAct
from whistclub.rules.seats import Seat
from whistclub.web.encoding.view_fields import Fields, view_fields
from whistclub.web.live.after_card import card_step, own_commands_after_card, own_part_after_card
from whistclub.web.live.after_seal import unchanged_by_seal
from whistclub.web.live.own_part import Forbidden, OwnPart, between_deals, own_commands, own_part

_NONE: Final[Forbidden] = {}


class Scene(msgspec.Struct, frozen=True, gc=False):
    """A state as it is sent: the fields of the open view (None between deals), its acts, and the own part of each
    person's seat.
    """

    state: TableState
    open: Fields | None
    acts: tuple[SeenAct, ...]
    own: dict[Seat, OwnPart]

    def __repr__(self) -> str:
        return f"Scene({self.state!r})"


def scene(state: TableState, forbidden: Forbidden = _NONE, was: Scene | None = None) -> Scene:
    """The scene of a state, for spectators and for every person's seat.

    `was` is the scene before the last entry, made with the same `forbidden`: what that entry cannot have changed is
    taken from it.
    """
    position = state.match.position
    if position is None:
        unchanged = () if was is None else unchanged_by_seal(was.state, state)
        own = {
            seat: was.own[seat] if was and seat in unchanged else between_deals(state, seat, forbidden)
            for seat in state.people
        }
        return Scene(state, None, (), own)
    shown = state.game.view(position, None)
    fields = view_fields(state.game, shown)
    acts = shown.acts
    own = {}
    step = None if was is None else card_step(was.state, state)
    if was is None or step is None:
        for seat in state.people:
            own[seat] = own_part(state, seat, fields, acts, own_commands(state, seat, forbidden))
    else:
        for seat in state.people:
            old = was.own[seat]
            own[seat] = own_part_after_card(step, old, seat, forbidden) or own_part(
                state, seat, fields, acts, own_commands_after_card(step, old, seat, forbidden)
            )
    return Scene(state, fields, acts, own)
