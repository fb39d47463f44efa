"""How far a person may go back: to the own last decision, and at a table of several people never past a card shown."""

from typing import Any, Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.table.narration import narrated
from whistclub.club.table.state import TableState, rewound
from whistclub.rules.actions import Exchange, Lay, Play
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event

_CARD_FACTS: Final = frozenset({"card", "cards", "shown", "turned"})


def undo_target(state: TableState, seat: Seat) -> int | Reason:
    """To how many acts an undo of this seat goes back: to before its last own act. Or why it may not."""
    if getattr(state.game.options, "undo", "assisted") == "off":
        return reason("undo-off")
    if seat not in state.people or state.match.result is not None:
        return reason("nothing-to-undo")
    own = _last_own(state, seat)
    if own is None or not _is_last_deal(state):
        return reason("nothing-to-undo")
    if len(state.people) > 1 and _shows(state, own, seat):
        return reason("undo-card-shown")
    return own


def _last_own(state: TableState, seat: Seat) -> int | None:
    trail = state.trail
    for place in range(len(trail) - 1, -1, -1):
        if trail[place][0] == seat:
            return place
    return None


def may_redo(state: TableState, seat: Seat) -> bool:
    """Whether the last undo can be taken back: by the one person at the table, before anything else has happened."""
    return bool(state.undone) and state.people == (seat,)


def _is_last_deal(state: TableState) -> bool:
    """Whether the last deal is still running, or was played out and no other begun."""
    if not state.match.deals:
        return False
    last = state.match.deals[-1]
    return last.result is None or last.ending is None


def _shows(state: TableState, to: int, seat: Seat) -> bool:
    """Whether taking these acts back would take back a hidden act, or what this seat has seen of others' cards since.

    Acts made face down are not taken back at all.
    """
    if state.match.position is None:
        return True
    game, taken = state.game, state.trail[to:]
    if any(isinstance(action, Lay | Exchange) for _, action in taken):
        return True
    if any(who != seat and isinstance(action, Play) for who, action in taken):
        return True
    before = _position_before(state, to)
    for place, (who, action) in enumerate(taken, 1):
        last = place == len(taken)
        after = state.match.position if last else before.play(who, action)
        if any(_tells_of_others(one, seat) for one in narrated(game, before, who, action, after)):
            return True
        before = after
    return False


def _position_before(state: TableState, to: int) -> Any:
    if state.previous is not None and state.previous[0] == to == len(state.trail) - 1:
        return state.previous[1]
    return rewound(state, to).position


def _tells_of_others(happened: Event, seat: Seat) -> bool:
    facts = (happened.public, *(part for _, part in happened.private))
    return happened.seat != seat and any(name in _CARD_FACTS for part in facts for name, _ in part)
