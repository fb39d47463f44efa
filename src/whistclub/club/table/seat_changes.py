"""A seat that changes hands in the middle of a deal, which takes everybody's agreement; and who may see which hand meanwhile.

Pure: what a room and its match say together. A person may see the hand of the seat they have, unless they took the seat while its deal ran.
"""

from typing import Any

from whistclub.cards.errors import Reason, reason
from whistclub.club.rooms import Room, left_by
from whistclub.club.table import commands as to
from whistclub.club.table import entries as on
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat


def running_deal(state: TableState | None) -> int:
    """The deal of the match that runs, counted from 1; 0 for none."""
    return 0 if state is None or state.match.position is None else len(state.match.deals)


def finished_deals(state: TableState | None) -> int:
    """How many deals of the match are over."""
    return 0 if state is None else len(state.match.deals) - (state.match.position is not None)


def seat_in(room: Room, state: TableState | None, person: str) -> Seat | None:
    """The seat whose hand this person may see now, and play."""
    seat = room.seat_of(person)
    return None if seat is None or _waits(room, state, seat) else Seat(seat)


def waiting_for(room: Room, state: TableState | None, person: str) -> Seat | None:
    """The seat that is this person's from the next deal on."""
    seat = room.seat_of(person)
    return Seat(seat) if seat is not None and _waits(room, state, seat) else None


def _waits(room: Room, state: TableState | None, seat: int) -> bool:
    chair = room.chairs[seat]
    if not chair.since or room.phase != "playing" or chair.since <= finished_deals(state):
        return False
    return state is None or (seat, chair.person) not in state.given


def own_again(room: Room, state: TableState | None, person: str) -> Seat | None:
    """The free seat that this person left in the running deal, and alone may take at once."""
    running = running_deal(state)
    seat = left_by(room, person, running) if running and room.phase == "playing" else None
    return Seat(seat) if seat is not None and room.chairs[seat].is_free else None


def seated(room: Room, state: TableState) -> tuple[Seat, ...]:
    """The seats of the people who play the running deal, here or not."""
    return tuple(seat for seat in state.people if room.chairs[seat].person and not _waits(room, state, seat))


def kept_from(room: Room, state: TableState, person: str) -> Reason | None:
    """Why this person may not even ask for the cards of the seat they wait for.

    Where somebody was sent away in this deal, nobody is asked any more: a host could send away whoever would refuse.
    """
    seat, running = waiting_for(room, state, person), running_deal(state)
    if seat is None:
        return reason("seat-not-waited-for")
    if left_by(room, person, running) not in {None, seat}:
        return reason("seat-other-hand-seen")
    if any(one.sent and one.deal == running for one in room.left):
        return reason("seat-after-sending-away")
    return None


def has_changed(room: Room, state: TableState) -> bool:
    """Whether other people sit here than were asked, or somebody else waits for the seat."""
    asking = state.asking
    if asking is None:
        return False
    return asking.of != seated(room, state) or room.chairs[asking.seat].person != asking.who


def asked_for(state: TableState, command: to.AskSeat, by: dict[str, Any]) -> tuple[on.Entry, ...] | Reason:
    """The question, or why it is not put. Each seat is asked for once a deal, so that a no is one."""
    whose = command.whose
    if state.match.position is None:
        return reason("no-deal-running")
    if not command.of:
        return reason("seat-nobody-to-ask")
    if whose not in state.people or not state.stand_ins[whose]:
        return reason("seat-of-person")
    if state.asking is not None or whose in state.asked:
        return reason("seat-asked-already")
    asked = on.SeatAsked(
        at_ms=by["at_ms"],
        command=by["command"],
        seat=whose,
        who=command.who,
        name=command.name,
        of=command.of,
    )
    return (asked,)


def agreed(state: TableState, command: to.AgreeSeat, by: dict[str, Any]) -> tuple[on.Entry, ...] | Reason:
    """The seat's agreement, and with the last one the seat is given."""
    asking, seat = state.asking, command.seat
    if asking is None or seat not in asking.of or seat in asking.agreed or command.of != asking.of:
        return reason("no-seat-asked")
    yes = on.SeatAgreed(**by)
    if set(asking.of) - {seat, *asking.agreed}:
        return (yes,)
    return yes, on.SeatGiven(at_ms=by["at_ms"], seat=asking.seat, who=asking.who)


def refused(state: TableState, command: to.RefuseSeat, by: dict[str, Any]) -> tuple[on.Entry, ...] | Reason:
    """The seat's refusal, or the house's word that the question is void."""
    asking = state.asking
    if asking is None or (command.seat is not None and command.seat not in asking.of):
        return reason("no-seat-asked")
    return (on.SeatRefused(**by),)
