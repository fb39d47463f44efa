"""Shortcuts after a card: a seat's knowledge and commands, taken from before the card where the card cannot have changed them.

Each of these equals what `own_part` computes from the seat's view; they only save time, on the path of every move.
`tests/web/test_scenes.py` compares both for every seat at every act.
"""

from typing import Final

from whistclub.club.table.state import TableState
from whistclub.rules.moment import STAYS_IN_TRICK
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.web.live.own_part import Forbidden, OwnPart, own_commands

_STAYS_IN_TRICK: Final = STAYS_IN_TRICK | {"hand"}
_UNTIL_NEXT_CARD: Final = frozenset({"act", "undo", "claim"})
"""Commands open to a seat only until the next card."""


def is_one_card_later(before: TableState, after: TableState) -> bool:
    """True if the last entry was one card of tricks that went on and go on, by the same seats under the same contract."""
    old, new = before.match.position, after.match.position
    return (
        isinstance(old, TrickPlay)
        and old.__class__ is new.__class__
        and old.terms is new.terms
        and old.seated is new.seated
        and bool(new.log)
        and new.log[0] is old.log
        and after.seq == before.seq + 1
    )


def own_part_after_card(
    before: TableState, old: OwnPart, after: TableState, seat: Seat, forbidden: Forbidden
) -> OwnPart | None:
    """A seat's part one card later; None where it has to be computed from the view.

    A seat that knew only its hand beyond the open view learns nothing of its own from a card that everybody saw. What
    its moment says to it alone stays as it is until the trick is complete (`rules.moment.STAYS_IN_TRICK`).
    """
    if len(old.view) != 1 and not (old.view.keys() <= _STAYS_IN_TRICK and _is_same_trick(before, after)):
        return None
    view, legal = old.view, after.legal[seat]
    if after.trail[-1][0] == seat:
        position = after.match.position
        hand = position.seated.hands[seat] & position.left
        view = {**view, "hand": position.seated.judge.pack.members(hand)}
    elif legal == before.legal[seat] and _are_commands_unchanged(before, after, old):
        return old
    texts = tuple([action.text for action in legal]) if legal else ()
    return OwnPart(texts, own_commands_after_card(before, old, after, seat, forbidden), old.known, view)


def own_commands_after_card(
    before: TableState, old: OwnPart, after: TableState, seat: Seat, forbidden: Forbidden
) -> tuple[str, ...]:
    """The commands open to a seat one card later.

    Until the trick is taken, conceding and stopping stay as they were, and nobody is about to lead, so nobody can claim.
    Nobody goes back past a card that another person has shown.
    """
    if after.stand_ins[seat] or not _is_same_trick(before, after) or _is_asked(before) or _is_asked(after):
        return own_commands(after, seat, forbidden)
    if after.trail[-1][0] == seat or len(after.people) == 1:
        settled = {"concede": "concede" in old.may, "stop": "stop" in old.may}
        return own_commands(after, seat, forbidden, settled)
    kept = [name for name in old.may if name not in _UNTIL_NEXT_CARD]
    return ("act", *kept) if after.legal[seat] else tuple(kept)


def _are_commands_unchanged(before: TableState, after: TableState, old: OwnPart) -> bool:
    """True in the middle of a trick with nothing asked and nothing to take back."""
    is_asked = _is_asked(before) or _is_asked(after)
    return "undo" not in old.may and _is_same_trick(before, after) and not is_asked


def _is_same_trick(before: TableState, after: TableState) -> bool:
    same: bool = before.match.position.taken == after.match.position.taken
    return same


def _is_asked(state: TableState) -> bool:
    return state.undo_request is not None or state.seat_request is not None or bool(state.undone)
