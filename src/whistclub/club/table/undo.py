"""Undo and redo: back to one's own last decision, and at a table of several people never past a card shown."""

from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, IllegalAction, Reason, reason
from whistclub.club.log.decisions import Environment, Handlers
from whistclub.club.table import commands, entries
from whistclub.club.table.handlers import Entries, Events, origin_of, person_of, told_of_seat
from whistclub.club.table.state import TableState, UndoRequest, mark_assisted, seat_of_entry
from whistclub.club.table.undo_target import rewind, undo_target
from whistclub.rules.match import act
from whistclub.rules.seats import Seat
from whistclub.rules.values import event


def decide_undo(command: commands.Undo, state: TableState, environment: Environment) -> Entries:
    """Undoes at once for the only person, else asks the other people."""
    target = undo_target(state, person_of(command, state))
    if isinstance(target, Reason):
        raise IllegalAction(target)
    origin = origin_of(command, environment)
    if len(state.people) == 1:
        return (entries.Undone(**origin, to=target),)
    if state.undo_request is not None:
        raise IllegalAction(reason("undo-asked-already"))
    return (entries.UndoAsked(**origin, to=target),)


def decide_agree_undo(command: commands.AgreeUndo, state: TableState, environment: Environment) -> Entries:
    """Agrees to the undo; the last agreement undoes."""
    seat, request = person_of(command, state), state.undo_request
    if request is None or seat in request.agreed:
        raise IllegalAction(reason("no-undo-asked"))
    agreed = entries.UndoAgreed(**origin_of(command, environment))
    if set(state.people) - {seat, *request.agreed}:
        return (agreed,)
    return (agreed, entries.Undone(at_ms=environment.at_ms, seat=request.seat, to=request.to))


def decide_refuse_undo(command: commands.RefuseUndo, state: TableState, environment: Environment) -> Entries:
    """Refuses the undo, or withdraws one's own request."""
    person_of(command, state)
    if state.undo_request is None:
        raise IllegalAction(reason("no-undo-asked"))
    return (entries.UndoRefused(**origin_of(command, environment)),)


def decide_redo(command: commands.Redo, state: TableState, environment: Environment) -> Entries:
    """Redoes the last undo."""
    if not may_redo(state, person_of(command, state)):
        raise IllegalAction(reason("nothing-to-redo"))
    return (entries.Redone(**origin_of(command, environment)),)


def may_undo(state: TableState, seat: Seat) -> bool:
    """True if this seat may go back, or ask the others to agree to it, where nobody has asked yet."""
    return isinstance(undo_target(state, seat), int)


def may_redo(state: TableState, seat: Seat) -> bool:
    """True if the last undo can be redone: by the only person at the table, before anything else has happened."""
    return bool(state.undone) and state.people == (seat,)


def allowed_undo_commands(state: TableState, seat: Seat) -> list[str]:
    """The commands about undo that this seat's person may send."""
    if state.undo_request is not None:
        agreed = seat in state.undo_request.agreed
        return ["refuse_undo"] if agreed else ["agree_undo", "refuse_undo"]
    found = ["undo"] if may_undo(state, seat) else []
    if may_redo(state, seat):
        found.append("redo")
    return found


def fold_undone(entry: entries.Undone, state: TableState) -> TableState:
    """Takes the acts back and marks the deal as assisted."""
    match = mark_assisted(rewind(state, entry.to))
    kept, taken_back = state.trail[: entry.to], state.trail[entry.to :]
    undone = (*state.undone, taken_back)
    return msgspec.structs.replace(state, match=match, trail=kept, undone=undone, undo_request=None)


def fold_redone(_: entries.Redone, state: TableState) -> TableState:
    """Makes the acts of the last undo again."""
    match = state.match
    for seat, action in state.undone[-1]:
        match = act(match, seat, action)
    trail = state.trail + state.undone[-1]
    return msgspec.structs.replace(state, match=match, trail=trail, undone=state.undone[:-1])


def fold_undo_asked(entry: entries.UndoAsked, state: TableState) -> TableState:
    """Opens the request, to which the asker agrees."""
    seat = seat_of_entry(entry)
    request = UndoRequest(seat, entry.to, (seat,), state.seq + 1)
    return msgspec.structs.replace(state, undo_request=request)


def fold_undo_agreed(entry: entries.UndoAgreed, state: TableState) -> TableState:
    """Adds the seat's agreement."""
    request = state.undo_request
    if request is None:
        raise BadRecord(reason("no-undo-asked"))
    agreed = tuple(sorted((*request.agreed, seat_of_entry(entry))))
    return msgspec.structs.replace(state, undo_request=msgspec.structs.replace(request, agreed=agreed))


def fold_undo_refused(_: entries.UndoRefused, state: TableState) -> TableState:
    """Closes the request."""
    return msgspec.structs.replace(state, undo_request=None)


def undone_events(entry: entries.Undone, before: TableState, after: TableState) -> Events:
    """Tells how many acts were taken back."""
    return (event("event-table-undone", entry.seat, count=len(before.trail) - len(after.trail)),)


def redone_events(entry: entries.Redone, before: TableState, after: TableState) -> Events:
    """Tells how many acts were made again."""
    return (event("event-table-redone", entry.seat, count=len(after.trail) - len(before.trail)),)


def _since_own_last_act(state: TableState, seat: Seat | None) -> int:
    return 0 if seat is None else max(state.began, state.acted[seat])


def _since_request(state: TableState, _: Seat | None) -> int:
    return 0 if state.undo_request is None else state.undo_request.seq


HANDLERS: Final = Handlers(
    decide={
        commands.Undo: decide_undo,
        commands.AgreeUndo: decide_agree_undo,
        commands.RefuseUndo: decide_refuse_undo,
        commands.Redo: decide_redo,
    },
    fold={
        entries.Undone: fold_undone,
        entries.Redone: fold_redone,
        entries.UndoAsked: fold_undo_asked,
        entries.UndoAgreed: fold_undo_agreed,
        entries.UndoRefused: fold_undo_refused,
    },
    events={
        entries.Undone: undone_events,
        entries.Redone: redone_events,
        entries.UndoAsked: told_of_seat("event-table-undo-asked"),
        entries.UndoAgreed: told_of_seat("event-table-undo-agreed"),
        entries.UndoRefused: told_of_seat("event-table-undo-refused"),
    },
    relevant_seq={
        commands.Undo: _since_own_last_act,
        commands.AgreeUndo: _since_request,
        commands.RefuseUndo: _since_request,
    },
)
