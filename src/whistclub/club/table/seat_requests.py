"""A seat that changes hands in the middle of a deal, which takes everybody's agreement."""

from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, IllegalAction, reason
from whistclub.club.log.decisions import Environment, Handlers
from whistclub.club.table import commands, entries
from whistclub.club.table.handlers import Entries, Events, origin_of, person_of, told_of_seat
from whistclub.club.table.state import SeatRequest, TableState, mark_assisted, mark_taken_over, seat_of_entry
from whistclub.rules.seats import Seat
from whistclub.rules.values import event


def decide_ask_seat(command: commands.AskSeat, state: TableState, environment: Environment) -> Entries:
    """Opens a request for a seat that a bot stands in for; each seat can be asked for once a deal, so that a refusal
    holds.
    """
    seat = command.whose
    if command.seat is not None:
        raise IllegalAction(reason("house-only"))
    if state.match.position is None:
        raise IllegalAction(reason("no-deal-running"))
    if not command.of:
        raise IllegalAction(reason("seat-nobody-to-ask"))
    if seat not in state.people or not state.stand_ins[seat]:
        raise IllegalAction(reason("seat-of-person"))
    if state.seat_request is not None or seat in state.requested:
        raise IllegalAction(reason("seat-asked-already"))
    asked = entries.SeatAsked(
        at_ms=environment.at_ms,
        command=command.id,
        seat=seat,
        who=command.who,
        name=command.name,
        of=command.of,
    )
    return (asked,)


def decide_agree_seat(command: commands.AgreeSeat, state: TableState, environment: Environment) -> Entries:
    """Agrees to the request; the last agreement gives the seat."""
    seat, request = person_of(command, state), state.seat_request
    # Others may sit here by now than those whom the agreement was meant with.
    if request is None or seat not in request.of or seat in request.agreed or command.of != request.of:
        raise IllegalAction(reason("no-seat-asked"))
    agreed = entries.SeatAgreed(**origin_of(command, environment))
    if set(request.of) - {seat, *request.agreed}:
        return (agreed,)
    return agreed, entries.SeatGiven(at_ms=environment.at_ms, seat=request.seat, who=request.who)


def decide_refuse_seat(command: commands.RefuseSeat, state: TableState, environment: Environment) -> Entries:
    """Refuses the request; the house does so when other people sit here than were asked."""
    request = state.seat_request
    if request is None or (command.seat is not None and command.seat not in request.of):
        raise IllegalAction(reason("no-seat-asked"))
    return (entries.SeatRefused(**origin_of(command, environment)),)


def allowed_seat_commands(state: TableState, seat: Seat) -> list[str]:
    """The commands about the seat request that this seat's person may send."""
    request = state.seat_request
    if request is None or seat not in request.of or seat in request.agreed:
        return []
    return ["agree_seat", "refuse_seat"]


def fold_seat_asked(entry: entries.SeatAsked, state: TableState) -> TableState:
    """Opens the request."""
    seat = seat_of_entry(entry)
    request = SeatRequest(seat, entry.who, entry.name, entry.of, (), state.seq + 1)
    return msgspec.structs.replace(state, seat_request=request, requested=(*state.requested, seat))


def fold_seat_agreed(entry: entries.SeatAgreed, state: TableState) -> TableState:
    """Adds the seat's agreement."""
    request = state.seat_request
    if request is None:
        raise BadRecord(reason("no-seat-asked"))
    agreed = tuple(sorted((*request.agreed, seat_of_entry(entry))))
    return msgspec.structs.replace(state, seat_request=msgspec.structs.replace(request, agreed=agreed))


def fold_seat_refused(_: entries.SeatRefused, state: TableState) -> TableState:
    """Closes the request."""
    return msgspec.structs.replace(state, seat_request=None)


def fold_seat_given(entry: entries.SeatGiven, state: TableState) -> TableState:
    """Gives the seat to its new person and marks the deal."""
    seat, last = seat_of_entry(entry), state.match.deals[-1]
    match = mark_taken_over(mark_assisted(state.match), (*last.taken_over, seat))
    given = (*state.given, (seat, entry.who))
    return msgspec.structs.replace(state, match=match, seat_request=None, given=given)


def seat_asked_events(entry: entries.SeatAsked, _: TableState, __: TableState) -> Events:
    """Tells who asks for the seat."""
    return (event("event-table-seat-asked", entry.seat, name=entry.name),)


def seat_refused_events(entry: entries.SeatRefused, _: TableState, __: TableState) -> Events:
    """Tells who refuses, or that the request is void."""
    kind = "event-table-seat-refused" if entry.seat is not None else "event-table-seat-void"
    return (event(kind, entry.seat),)


def seat_given_events(entry: entries.SeatGiven, before: TableState, _: TableState) -> Events:
    """Tells who has the seat now."""
    name = "" if before.seat_request is None else before.seat_request.name
    return (event("event-table-seat-given", entry.seat, name=name),)


def _since_request(state: TableState, seat: Seat | None) -> int:
    return 0 if seat is None or state.seat_request is None else state.seat_request.seq


HANDLERS: Final = Handlers(
    decide={
        commands.AskSeat: decide_ask_seat,
        commands.AgreeSeat: decide_agree_seat,
        commands.RefuseSeat: decide_refuse_seat,
    },
    fold={
        entries.SeatAsked: fold_seat_asked,
        entries.SeatAgreed: fold_seat_agreed,
        entries.SeatRefused: fold_seat_refused,
        entries.SeatGiven: fold_seat_given,
    },
    events={
        entries.SeatAsked: seat_asked_events,
        entries.SeatAgreed: told_of_seat("event-table-seat-agreed"),
        entries.SeatRefused: seat_refused_events,
        entries.SeatGiven: seat_given_events,
    },
    relevant_seq={commands.AgreeSeat: _since_request, commands.RefuseSeat: _since_request},
)
