"""Snapshots and deltas: what a viewer is sent on entering, and what each entry of the match changes for each viewer."""

from typing import Final, TypedDict

import msgspec

from whistclub.club.table import entries as on
from whistclub.club.table.log import entry_events
from whistclub.rules.encoding import encode_message
from whistclub.rules.seats import Seat, Viewer
from whistclub.web.encoding.match_parts import asking, deals_over, match_over, question, seal, seen, standing
from whistclub.web.encoding.view_fields import Fields, without_empty
from whistclub.web.live.own_part import OwnPart
from whistclub.web.live.scene import Scene
from whistclub.wire import messages, parts

_TAKEN_BACK: Final = (on.Undone, on.Redone)


class Delta(msgspec.Struct, frozen=True, gc=False):
    """An entry as it is sent: bytes for everybody, and those for the seats that are sent more.

    `needs_snapshot`: acts were taken back, so that a snapshot must follow.
    """

    seq: int
    open: bytes
    own: dict[Seat, bytes]
    needs_snapshot: bool

    def to(self, viewer: Viewer) -> bytes:
        """The message for this viewer."""
        # Nobody's part is under None, which is a spectator.
        return self.own.get(viewer, self.open)  # type: ignore[arg-type]


def delta(
    before: Scene, entry: on.Entry, after: Scene, clock_ends_ms: int | msgspec.UnsetType | None
) -> Delta:
    """The messages for all viewers about one entry."""
    events = entry_events(before.state, entry, after.state)
    is_taken_back = isinstance(entry, _TAKEN_BACK)
    changed: _Changed = {} if is_taken_back else _changed(before, after)
    told = messages.Update(
        seq=after.state.seq,
        events=seen(events, after.state, None),
        taken_back=is_taken_back,
        clock_ends_ms=clock_ends_ms,
        **changed,
    )
    common = encode_message(told)
    own = {}
    private = [one.private for one in events if one.private]
    for seat, now in after.own.items():
        was = before.own.get(seat)
        part = None if was is now or is_taken_back else _own_change(was, now)
        text = common
        if private and any(dict(one).get(seat) for one in private):
            text = encode_message(msgspec.structs.replace(told, events=seen(events, after.state, seat)))
        if part is not None:
            own[seat] = b'%b,"own":%b}' % (text[:-1], encode_message(part))
        elif text is not common:
            own[seat] = text
    return Delta(after.state.seq, common, own, is_taken_back)


def snapshot(
    now: Scene,
    viewer: Viewer,
    table: parts.TableInfo,
    you: parts.You,
    now_ms: int,
    clock_ends_ms: int | None = None,
    last: tuple[parts.TableEvent, ...] = (),
) -> messages.Welcome:
    """The whole table as this viewer may know it."""
    state = now.state
    own = None if viewer is None else now.own.get(viewer)
    return messages.Welcome(
        table=table,
        you=you,
        now_ms=now_ms,
        match=state.table,
        seq=state.seq,
        outline=state.game.outline(),
        setting=standing(state.game, state.match.setting),
        view=None if now.open is None else {**without_empty(now.open), "acts": now.acts},
        own=None if own is None else _whole(own),
        deals=deals_over(state),
        result=match_over(state),
        seal=seal(state),
        question=question(state),
        asking=asking(state),
        clock_ends_ms=clock_ends_ms,
        last=last,
        assisted=now.open is not None and state.match.deals[-1].assisted,
    )


class _Changed(TypedDict, total=False):
    """Fields of a Told message."""

    view: Fields
    acts_from: int
    setting: parts.DealSetting
    question: parts.UndoRequest | None
    asking: parts.SeatRequest | None
    seal: parts.Seal | None
    over: bool
    deal: parts.DealOver
    result: parts.MatchOver | None


def _changed(before: Scene, after: Scene) -> _Changed:
    found: _Changed = {}
    old, new = before.state, after.state
    if old.match.setting is not new.match.setting:
        found["setting"] = standing(new.game, new.match.setting)
    if old.undo_request is not new.undo_request:
        found["question"] = question(new)
    if old.seat_request is not new.seat_request:
        found["asking"] = asking(new)
    if old.sealing is not new.sealing:
        found["seal"] = seal(new)
    if after.open is not None:
        found.update(_open_change(before, after))
    elif before.open is not None:
        found["over"] = True
        found["deal"] = deals_over(new)[-1]
    if new.match.result is not None and old.match.result is None:
        found["result"] = match_over(new)
    return found


def _open_change(before: Scene, after: Scene) -> _Changed:
    if after.open is None:
        return {}
    if before.open is None:
        return {"view": {**without_empty(after.open), "acts": after.acts}, "acts_from": 0}
    view = {}
    # Both have the same fields in the same order.
    for (name, value), was in zip(after.open.items(), before.open.values(), strict=True):
        if value is not was and value != was:
            view[name] = value
    kept = len(before.acts)
    found: _Changed = {"view": view}
    if after.acts != before.acts:
        appended = after.acts[:kept] == before.acts
        if not appended:
            found["acts_from"] = 0
        view["acts"] = after.acts[kept if appended else 0 :]
    return found if view else {}


def _own_change(before: OwnPart | None, after: OwnPart) -> parts.Own | None:
    if before is None:
        return _whole(after)
    if before == after:
        return None
    return parts.Own(
        legal=None if before.legal == after.legal else after.legal,
        may=None if before.may == after.may else after.may,
        known=None if before.known == after.known else after.known,
        view=None if before.view == after.view else after.view,
    )


def _whole(own: OwnPart) -> parts.Own:
    return parts.Own(legal=own.legal, may=own.may, known=own.known, view=own.view)
