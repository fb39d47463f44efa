"""The limit of an undo: how far a seat may go back, and the match as it was then."""

from typing import Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.table.narration import act_events
from whistclub.club.table.state import TableState, attach_proof, mark_assisted, mark_taken_over
from whistclub.rules.actions import Exchange, Lay, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.match import Match, act, begin_deal
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event

_CARD_FACTS: Final = frozenset({"card", "cards", "shown", "turned"})


def allows_undo(game: Game) -> bool:
    """True if acts may be taken back in this game with its options."""
    return bool(getattr(game.options, "undo", "assisted") != "off")


def undo_target(state: TableState, seat: Seat) -> int | Reason:
    """The number of acts that an undo of this seat goes back to, before its last own act; or the reason why it may
    not.
    """
    if not allows_undo(state.game):
        return reason("undo-off")
    if seat not in state.people or state.match.result is not None:
        return reason("nothing-to-undo")
    own = _last_own_act(state, seat)
    if own is None or not _can_reopen_last_deal(state):
        return reason("nothing-to-undo")
    if len(state.people) > 1 and _takes_back_what_is_seen(state, own, seat):
        return reason("undo-card-shown")
    return own


def rewind(state: TableState, to: int) -> Match:
    """The match as it was after the first `to` acts of its last deal, in the order they were made in."""
    last = state.match.deals[-1]
    match = Match(state.game, last.setting, state.match.deals[:-1])
    match = attach_proof(begin_deal(match, last.deal, last.seed), last.proof)
    if last.assisted:
        match = mark_assisted(match)
    match = mark_taken_over(match, last.taken_over)
    for seat, action in state.trail[:to]:
        match = act(match, seat, action)
    return match


def _last_own_act(state: TableState, seat: Seat) -> int | None:
    trail = state.trail
    index = len(trail)
    for act_of, _ in reversed(trail):
        index -= 1
        if act_of == seat:
            return index
    return None


def _can_reopen_last_deal(state: TableState) -> bool:
    """True if the last deal is running, or was played out with no other begun."""
    if not state.match.deals:
        return False
    last = state.match.deals[-1]
    return last.result is None or last.ending is None


def _takes_back_what_is_seen(state: TableState, to: int, seat: Seat) -> bool:
    """True if going back would take back a hidden act, or anything this seat has seen of others' cards since.

    Acts made face down are never taken back.
    """
    if state.match.position is None:
        return True
    game, taken_back = state.game, state.trail[to:]
    for other, action in taken_back:
        if isinstance(action, Play):
            if other != seat:
                return True
        elif isinstance(action, Lay | Exchange):
            return True
    before, last = _position_before(state, to), len(taken_back)
    for number, (actor, action) in enumerate(taken_back, 1):
        after = state.match.position if number == last else before.play(actor, action)
        for one in act_events(game, before, actor, action, after):
            if one.seat != seat and _shows_a_card(one):
                return True
        before = after
    return False


def _position_before(state: TableState, to: int) -> Position:
    if state.previous is not None and state.previous[0] == to == len(state.trail) - 1:
        return state.previous[1]
    position: Position = rewind(state, to).position
    return position


def _shows_a_card(event: Event) -> bool:
    facts = (event.public, *(part for _, part in event.private))
    return any(name in _CARD_FACTS for part in facts for name, _ in part)
