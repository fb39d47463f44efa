"""Shortcuts after a card: a seat's knowledge and commands, taken from before the card where the card cannot have
changed them.

Each of these equals what `own_part` computes from the seat's view; they only save time, on the path of every move.
`tests/web/test_scenes.py` compares both for every seat at every act.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from whistclub.club.table.state import TableState
from whistclub.club.table.undo import may_undo
from whistclub.rules.moment import STAYS_IN_TRICK
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.web.live.own_part import Forbidden, OwnPart, own_commands

_STAYS_IN_TRICK: Final = STAYS_IN_TRICK | {"hand"}
_UNTIL_NEXT_CARD: Final = frozenset({"act", "undo", "claim"})
"""Commands open to a seat only until the next card."""
_UNKNOWN: Final[Mapping[str, bool]] = {}
_NO_UNDO: Final[Mapping[str, bool]] = {"undo": False}


class CardStep(msgspec.Struct, frozen=True, gc=False):
    """One card of tricks that went on and go on, with what is common to all seats after it.

    `by` is the seat that played it, `is_same_trick` says that its trick is not complete, `is_asked` that something is
    asked or can be made again before it or after it.
    """

    before: TableState
    after: TableState
    by: Seat
    is_same_trick: bool
    is_asked: bool

    def __repr__(self) -> str:
        return f"CardStep({self.after!r})"


def card_step(before: TableState, after: TableState) -> CardStep | None:
    """The step, if the last entry was one card of tricks that went on and go on, by the same seats under the same
    contract.
    """
    old, new = before.match.position, after.match.position
    if not (
        isinstance(old, TrickPlay)
        and old.__class__ is new.__class__
        and old.terms is new.terms
        and old.seated is new.seated
        and bool(new.log)
        and new.log[0] is old.log
        and after.seq == before.seq + 1
    ):
        return None
    is_asked = _is_asked(before) or _is_asked(after)
    return CardStep(before, after, new.log[1][0], old.taken == new.taken, is_asked)


def own_part_after_card(step: CardStep, old: OwnPart, seat: Seat, forbidden: Forbidden) -> OwnPart | None:
    """A seat's part one card later; None where it has to be computed from the view.

    A seat that knew only its hand beyond the open view learns nothing of its own from a card that everybody saw. What
    its moment says to it alone stays as it is until the trick is complete (`rules.moment.STAYS_IN_TRICK`).
    """
    view, legal = old.view, step.after.legal[seat]
    if len(view) != 1 and not (step.is_same_trick and view.keys() <= _STAYS_IN_TRICK):
        return None
    if step.by == seat:
        position = step.after.match.position
        hand = position.seated.hands[seat] & position.left
        view = {**view, "hand": position.seated.judge.pack.members(hand)}
    elif (
        # In the middle of a trick with nothing asked and nothing to take back.
        step.is_same_trick
        and not step.is_asked
        and "undo" not in old.may
        and legal == step.before.legal[seat]
    ):
        return old
    texts = tuple([action.text for action in legal]) if legal else ()
    return OwnPart(texts, own_commands_after_card(step, old, seat, forbidden), old.known, view)


def own_commands_after_card(
    step: CardStep, old: OwnPart, seat: Seat, forbidden: Forbidden
) -> tuple[str, ...]:
    """The commands open to a seat one card later.

    Until the trick is taken, conceding and stopping stay as they were, and nobody is about to lead, so nobody can
    claim. Nobody goes back past a card that another person has shown.
    """
    after = step.after
    if step.is_asked or after.stand_ins[seat]:
        return own_commands(after, seat, forbidden)
    is_own, is_alone = step.by == seat, len(after.people) == 1
    if not step.is_same_trick:
        return own_commands(after, seat, forbidden, _UNKNOWN if is_own or is_alone else _NO_UNDO)
    if is_alone:
        settled = {"claim": False, "concede": "concede" in old.may, "stop": "stop" in old.may}
        return own_commands(after, seat, forbidden, settled)
    kept = [name for name in old.may if name not in _UNTIL_NEXT_CARD]
    if is_own and may_undo(after, seat) and "undo" not in forbidden.get(seat, ()):
        kept.insert(0, "undo")
    return ("act", *kept) if after.legal[seat] else tuple(kept)


def _is_asked(state: TableState) -> bool:
    return state.undo_request is not None or state.seat_request is not None or bool(state.undone)
