"""From a table's states to what each viewer is sent: the open view, laid over it the viewer's own, and what changed.

The open view is the spectator's. What a viewer knows besides is small and mostly stays as it is, so that of one move most
viewers are sent the same bytes, made once.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from whistclub.club.table import entries as on
from whistclub.club.table.events import entry_events
from whistclub.club.table.permissions import allowed_commands
from whistclub.club.table.state import TableState
from whistclub.rules.actions import SeenAct
from whistclub.rules.encoding import encode
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import View
from whistclub.web.wire import messages, parts
from whistclub.web.wire.encode import asking, deals_over, match_over, question, seal, seen, standing

_APART: Final = frozenset({"viewer", "setting", "legal", "acts", "hand"})
_NONE: Final[Mapping[Seat, frozenset[str]]] = {}
_NOTHING: Final[frozenset[str]] = frozenset()
_OPEN: Final[Mapping[str, bool]] = {}
_PASSING: Final = frozenset({"act", "undo", "claim"})
"""What a seat may do only until the next card."""

_TAKEN_BACK: Final = (on.Undone, on.Redone)


class Mine(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows beside the open view, and what it may do."""

    legal: tuple[str, ...]
    may: tuple[str, ...]
    known: tuple[tuple[int, str], ...]
    view: dict[str, Any]

    def __repr__(self) -> str:
        return "Mine(hidden)"


class Scene(msgspec.Struct, frozen=True, gc=False):
    """A state as it is told: the fields of the open view (None between deals), its acts, and by seat what is theirs alone."""

    state: TableState
    open: dict[str, Any] | None
    acts: tuple[SeenAct, ...]
    mine: dict[Seat, Mine]

    def __repr__(self) -> str:
        return f"Scene({self.state!r})"


def scene(
    state: TableState, barred: Mapping[Seat, frozenset[str]] = _NONE, was: Scene | None = None
) -> Scene:
    """The scene of a state, for spectators and for every person's seat; `barred` are commands the table does not allow a seat.

    `was` is the scene before the last entry, made with the same `barred`: what that entry cannot have changed is taken from it.
    """
    position = state.match.position
    if position is None:
        mine = {seat: Mine((), _may(state, seat, barred), (), {}) for seat in state.people}
        return Scene(state, None, (), mine)
    shown = state.game.view(position, None)
    fields = {name: getattr(shown, name) for name in shown.__struct_fields__ if name not in _APART}
    on = was is not None and _goes_on(was.state, state)
    mine = {}
    for seat in state.people:
        if was is None or not on:
            mine[seat] = _mine(state, seat, fields, shown.acts, _may(state, seat, barred))
        else:
            mine[seat] = _mine_after_card(was, state, seat, barred) or _mine(
                state, seat, fields, shown.acts, _may_after_card(was, state, seat, barred)
            )
    return Scene(state, fields, shown.acts, mine)


def _goes_on(before: TableState, after: TableState) -> bool:
    """Whether the last entry was one card played to tricks that went on and go on, by the same seats under the same contract."""
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


def _mine_after_card(
    was: Scene, state: TableState, seat: Seat, barred: Mapping[Seat, frozenset[str]]
) -> Mine | None:
    """What a seat knows after a card; None where it may have to be looked at anew.

    A card that everybody saw adds nothing to what a seat knows that knew nothing but its hand.
    """
    old, legal = was.mine[seat], state.legal[seat]
    if len(old.view) != 1:
        return None
    view, acted = old.view, state.trail[-1][0] == seat
    if acted:
        position = state.match.position
        hand = position.seated.hands[seat] & position.left
        view = {"hand": position.seated.judge.pack.members(hand)}
    elif legal == was.state.legal[seat] and _may_as_before(was.state, state, old):
        return old
    texts = tuple([action.text for action in legal]) if legal else ()
    return Mine(texts, _may_after_card(was, state, seat, barred), old.known, view)


def _may_as_before(before: TableState, after: TableState, old: Mine) -> bool:
    """Whether the card, in the middle of a trick, left what the seat may do as it was: nothing asked, nothing to take back."""
    return "undo" not in old.may and _same_tricks(before, after) and not _asked(before) and not _asked(after)


def _same_tricks(before: TableState, after: TableState) -> bool:
    same: bool = before.match.position.taken == after.match.position.taken
    return same


def _asked(state: TableState) -> bool:
    return state.undo_request is not None or state.seat_request is not None or bool(state.undone)


def _may_after_card(
    was: Scene, state: TableState, seat: Seat, barred: Mapping[Seat, frozenset[str]]
) -> tuple[str, ...]:
    """Before the trick is taken, a deal can be conceded or stopped if it could before the card, and nobody is about to lead and to
    claim; and nobody goes back past a card that another person has shown.
    """
    old = was.mine[seat].may
    if state.stand_ins[seat] or not _same_tricks(was.state, state) or _asked(was.state) or _asked(state):
        return _may(state, seat, barred)
    if state.trail[-1][0] == seat or len(state.people) == 1:
        return _may(state, seat, barred, {"concede": "concede" in old, "stop": "stop" in old})
    kept = [name for name in old if name not in _PASSING]
    return ("act", *kept) if state.legal[seat] else tuple(kept)


def _may(
    state: TableState,
    seat: Seat,
    barred: Mapping[Seat, frozenset[str]],
    settled: Mapping[str, bool] = _OPEN,
) -> tuple[str, ...]:
    without = barred.get(seat, _NOTHING)
    found = allowed_commands(state, seat, without, settled)
    if len(state.people) > 1 and not state.stand_ins[seat] and state.match.result is None:
        found = (*found, "leave")
    return tuple(name for name in found if name not in without) if without else found


def _mine(
    state: TableState,
    seat: Seat,
    fields: dict[str, Any],
    acts: tuple[SeenAct, ...],
    allowed: tuple[str, ...],
) -> Mine:
    view: View = state.game.view(state.match.position, seat)
    differing = {}
    for name, shown in fields.items():
        value = getattr(view, name)
        if value is not shown and value != shown:
            differing[name] = value
    return Mine(
        tuple(action.text for action in view.legal),
        allowed,
        () if view.acts == acts else _known(acts, view.acts),
        {"hand": view.hand, **differing},
    )


def _known(acts: Sequence[SeenAct], own: Sequence[SeenAct]) -> tuple[tuple[int, str], ...]:
    """The acts that are hidden from others and not from this viewer."""
    return tuple(
        (place, mine[1].text)
        for place, (open_act, mine) in enumerate(zip(acts, own, strict=True))
        if open_act[1] is None and mine[1] is not None
    )


class Telling(msgspec.Struct, frozen=True, gc=False):
    """An entry as it is told: bytes for everybody, and those of the seats that are told more."""

    seq: int
    open: bytes
    own: dict[Seat, bytes]
    anew: bool
    """That a welcome must follow, since acts were taken back."""

    def to(self, viewer: Viewer) -> bytes:
        """What this viewer is sent."""
        return self.open if viewer is None else self.own.get(viewer, self.open)


def telling(
    before: Scene, entry: on.Entry, after: Scene, clock_ends_ms: int | msgspec.UnsetType | None
) -> Telling:
    """What each viewer is sent when this entry happens."""
    events = entry_events(before.state, entry, after.state)
    anew = isinstance(entry, _TAKEN_BACK)
    changed = _changed(before, after, anew=anew)
    told = messages.Told(
        seq=after.state.seq, events=seen(events, after.state, None), clock_ends_ms=clock_ends_ms, **changed
    )
    common = encode(told)
    own = {}
    secret = any(one.private for one in events)
    for seat, mine in after.mine.items():
        part = None if anew else _own_change(before.mine.get(seat), mine)
        to_seat = told
        if secret and any(dict(one.private).get(seat) for one in events):
            to_seat = msgspec.structs.replace(told, events=seen(events, after.state, seat))
        if to_seat is not told or part is not None:
            text = common if to_seat is told else encode(to_seat)
            own[seat] = text if part is None else b'%b,"own":%b}' % (text[:-1], encode(part))
    return Telling(after.state.seq, common, own, anew)


def welcome(
    now: Scene,
    viewer: Viewer,
    table: parts.TableInfo,
    you: parts.You,
    now_ms: int,
    clock_ends_ms: int | None = None,
    last: tuple[parts.Happened, ...] = (),
) -> messages.Welcome:
    """The whole table as this viewer may know it."""
    state = now.state
    mine = None if viewer is None else now.mine.get(viewer)
    view = None
    if now.open is not None:
        view = {**now.open, "acts": now.acts}
    return messages.Welcome(
        table=table,
        you=you,
        now_ms=now_ms,
        match=state.table,
        seq=state.seq,
        setting=standing(state.match.setting),
        view=view,
        own=None
        if mine is None
        else parts.Own(legal=mine.legal, may=mine.may, known=mine.known, view=mine.view),
        deals=deals_over(state),
        result=match_over(state),
        seal=seal(state),
        question=question(state),
        asking=asking(state),
        clock_ends_ms=clock_ends_ms,
        last=last,
        assisted=now.open is not None and state.match.deals[-1].assisted,
    )


def _changed(before: Scene, after: Scene, *, anew: bool) -> dict[str, Any]:
    if anew:
        return {}
    found: dict[str, Any] = {}
    old, new = before.state, after.state
    if old.match.setting is not new.match.setting:
        found["setting"] = standing(new.match.setting)
    if old.undo_request is not new.undo_request:
        found["question"] = question(new)
    if old.seat_request is not new.seat_request:
        found["asking"] = asking(new)
    if old.sealing is not new.sealing:
        found["seal"] = seal(new)
    if after.open is not None:
        found |= _open_change(before, after)
    elif before.open is not None:
        found["over"] = True
        found["deal"] = deals_over(new)[-1]
    if new.match.result is not None and old.match.result is None:
        found["result"] = match_over(new)
    return found


def _open_change(before: Scene, after: Scene) -> dict[str, Any]:
    if after.open is None:
        return {}
    if before.open is None:
        return {"view": {**after.open, "acts": after.acts}, "acts_from": 0}
    was = before.open
    view = {
        name: value for name, value in after.open.items() if value is not was[name] and value != was[name]
    }
    kept = len(before.acts)
    found: dict[str, Any] = {"view": view}
    if after.acts != before.acts:
        appended = after.acts[:kept] == before.acts
        if not appended:
            found["acts_from"] = 0
        view["acts"] = after.acts[kept if appended else 0 :]
    return found if view else {}


def _own_change(before: Mine | None, after: Mine) -> parts.Own | None:
    if before is after:
        return None
    if before is None:
        return parts.Own(legal=after.legal, may=after.may, known=after.known, view=after.view)
    if before == after:
        return None
    return parts.Own(
        legal=None if before.legal == after.legal else after.legal,
        may=None if before.may == after.may else after.may,
        known=None if before.known == after.known else after.known,
        view=None if before.view == after.view else after.view,
    )
