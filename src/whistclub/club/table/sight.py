"""What each viewer gets of a table: the events of an entry, and the table as it stands.

Both are built up from what the viewer may know. Of a running deal that is the game's view and events; the cards of a deal
over are open to all, those of a solitaire only when the whole game is over, since its passages share a seed and a
side pile.
"""

from collections.abc import Mapping
from functools import singledispatch
from typing import Any, Final

import msgspec

from whistclub.club.table import entries as on
from whistclub.club.table.agreements import Question
from whistclub.club.table.decide import may_end
from whistclub.club.table.narration import narrated
from whistclub.club.table.sealed_dealing import missing_parts
from whistclub.club.table.state import TableState, fold
from whistclub.club.table.undo import may_redo, undo_target
from whistclub.rules.deal import Deal
from whistclub.rules.match import Match, Played
from whistclub.rules.options import options_mapping
from whistclub.rules.seats import Seat, Viewer, seat_letter
from whistclub.rules.values import Event, SeenEvent, View, event, seen_by

_OPEN: Final[Mapping[str, bool]] = {}


class Told(msgspec.Struct, frozen=True):
    """What one viewer is told of the entry `seq`: sentences of the catalogues by key, in the order they happened."""

    seq: int
    events: tuple[SeenEvent, ...]


class Place(msgspec.Struct, frozen=True):
    """A seat and who sits there: the name, whether it is a bot's, and the bot that stands in for a person, if one does."""

    seat: Seat
    letter: str
    name: str
    is_bot: bool
    stand_in: str = ""


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one viewer may know it after the entry `seq`.

    `view` is the game's view of the running deal, None between deals. `match` has the score, the result and every
    deal's score lines; a deal whose cards are not open has an empty Deal and no acts there, and never a position.
    `waiting` are the seats to act, people and bots. `may` names what this viewer may do: act, next_deal, undo, redo,
    agree_undo, refuse_undo, agree_seat, refuse_seat, claim, concede, stop, hint, return; commit and open at a table of sealed deals.
    """

    table: str
    seq: int
    viewer: Viewer
    preset: str
    options: Mapping[str, Any]
    match: Match
    view: View | None
    places: tuple[Place, ...]
    waiting: tuple[Seat, ...]
    question: Question | None
    may: tuple[str, ...]

    def __repr__(self) -> str:
        return f"Sight({self.table!r}, seq {self.seq}, viewer {self.viewer})"

    @property
    def game_key(self) -> str:
        """The key of the game."""
        key: str = self.match.game.key
        return key

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(place.seat for place in self.places if not place.is_bot)


def sight(state: TableState, viewer: Viewer) -> Sight:
    """What this viewer (a seat, or None for a spectator) may know of the table now."""
    position = state.match.position
    return Sight(
        table=state.table,
        seq=state.seq,
        viewer=viewer,
        preset=state.opened.preset,
        options=options_mapping(state.game.options),
        match=public_match(state),
        view=None if position is None else state.game.view(position, viewer),
        places=tuple(_place(state, seat) for seat in state.seats),
        waiting=() if position is None else tuple(sorted(position.to_act())),
        question=state.question,
        may=may(state, viewer),
    )


def public_match(state: TableState) -> Match:
    """The match as everybody may know it: no position, and cards, acts and seeds only of deals that are open."""
    match = state.match
    open_now = match.result is not None or state.game.seats > 1
    deals = tuple(
        played if open_now and played.result is not None else _closed(played) for played in match.deals
    )
    return Match(match.game, match.setting, deals, None, match.result, match.stopped)


def _closed(played: Played) -> Played:
    return Played(
        played.setting,
        Deal(()),
        ending=played.ending,
        result=played.result,
        assisted=played.assisted,
        taken_over=played.taken_over,
    )


def may(
    state: TableState,
    viewer: Viewer,
    without: frozenset[str] = frozenset(),
    settled: Mapping[str, bool] = _OPEN,
) -> tuple[str, ...]:
    """What this viewer may do now, by the names of commands; of a person's seat only. `without` are commands nobody asks for.

    `settled` says of endings whether they are allowed, where that is known.
    """
    if viewer is None or viewer not in state.people:
        return ()
    if state.stand_ins[viewer]:
        return ("return",)
    found = ["act"] if state.legal[viewer] else []
    running = state.match.position is not None
    if not running and state.match.result is None:
        found += _sealing(state, viewer)
    found += _undoing(state, viewer)
    if state.asking is not None and viewer in state.asking.of and viewer not in state.asking.agreed:
        found += ["agree_seat", "refuse_seat"]
    for kind in ("claim", "concede", "stop"):
        if kind not in without and (settled[kind] if kind in settled else may_end(state, viewer, kind)):
            found.append(kind)
    if state.legal[viewer] and len(state.people) == 1:
        found.append("hint")
    return tuple(found)


def _sealing(state: TableState, seat: Seat) -> list[str]:
    made = state.sealing
    if made is None:
        return ["next_deal"]
    if made.opening:
        return ["open"] if made.commitments[seat] and not made.parts[seat] else []
    return [] if made.commitments[seat] else ["commit"]


def _undoing(state: TableState, seat: Seat) -> list[str]:
    if state.question is not None:
        agreed = seat in state.question.agreed
        return ["refuse_undo"] if agreed else ["agree_undo", "refuse_undo"]
    found = ["undo"] if isinstance(undo_target(state, seat), int) else []
    return [*found, "redo"] if may_redo(state, seat) else found


def shown(state: TableState | None, entry: on.Entry, viewer: Viewer) -> tuple[SeenEvent, ...]:
    """What this viewer is told when the entry happens to the table in this state (None: before it was opened)."""
    return told_of(state, entry, fold(state, entry), viewer)


def happenings(before: TableState, entry: on.Entry, after: TableState) -> tuple[Event, ...]:
    """What happened by the entry, with what each seat may know of it; from it `seen_by` makes what a viewer is told."""
    return _happened(entry, before, after)


def told_of(
    before: TableState | None, entry: on.Entry, after: TableState, viewer: Viewer
) -> tuple[SeenEvent, ...]:
    """The same, with the state after the entry known already."""
    if before is None:
        return _seen((event("event-table-opened"),), after, viewer)
    return _seen(_happened(entry, before, after), after, viewer)


def _seen(events: tuple[Event, ...], state: TableState, viewer: Viewer) -> tuple[SeenEvent, ...]:
    return tuple(seen_by(one, viewer, state.game.seats) for one in events)


def _place(state: TableState, seat: Seat) -> Place:
    sitter = state.sitters[seat]
    letter = seat_letter(seat, state.game.seats)
    return Place(seat, letter, sitter.name, bool(sitter.bot), state.stand_ins[seat])


@singledispatch
def _happened(entry: on.Entry, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return ()


@_happened.register
def _(entry: on.Dealt, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    missing = () if before.sealing is None else missing_parts(before, before.sealing)
    said = tuple(event("event-table-part-missing", seat) for seat in missing)
    return said + after.game.opening(after.match.position)


@_happened.register
def _(entry: on.Sealed, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-sealed", None, number=entry.number, sealed=entry.sealed),)


@_happened.register
def _(entry: on.Acted, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    seat, action = after.trail[-1]
    return narrated(before.game, before.match.position, seat, action, after.match.position)


@_happened.register
def _(entry: on.Undone, before: TableState, after: TableState) -> tuple[Event, ...]:
    return (event("event-table-undone", entry.seat, count=len(before.trail) - len(after.trail)),)


@_happened.register
def _(entry: on.Redone, before: TableState, after: TableState) -> tuple[Event, ...]:
    return (event("event-table-redone", entry.seat, count=len(after.trail) - len(before.trail)),)


@_happened.register
def _(entry: on.UndoAsked, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-undo-asked", entry.seat),)


@_happened.register
def _(entry: on.UndoAgreed, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-undo-agreed", entry.seat),)


@_happened.register
def _(entry: on.UndoRefused, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-undo-refused", entry.seat),)


@_happened.register
def _(entry: on.SeatAsked, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-seat-asked", entry.seat, name=entry.name),)


@_happened.register
def _(entry: on.SeatAgreed, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-seat-agreed", entry.seat),)


@_happened.register
def _(entry: on.SeatRefused, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (
        event("event-table-seat-refused" if entry.seat is not None else "event-table-seat-void", entry.seat),
    )


@_happened.register
def _(entry: on.SeatGiven, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    name = "" if before.asking is None else before.asking.name
    return (event("event-table-seat-given", entry.seat, name=name),)


@_happened.register
def _(entry: on.Claimed, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-claimed", entry.seat),)


@_happened.register
def _(entry: on.Conceded, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-conceded", entry.seat),)


@_happened.register
def _(entry: on.Stopped, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-stopped"),)


@_happened.register
def _(entry: on.Dropped, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-dropped"),)


@_happened.register
def _(entry: on.StoodIn, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-stood-in", entry.seat),)


@_happened.register
def _(entry: on.Returned, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-returned", entry.seat),)


@_happened.register
def _(entry: on.Renamed, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-renamed", entry.seat, name=entry.name),)


@_happened.register
def _(entry: on.Hinted, before: TableState, after: TableState) -> tuple[Event, ...]:  # noqa: ARG001
    return (event("event-table-hinted", entry.seat),)
