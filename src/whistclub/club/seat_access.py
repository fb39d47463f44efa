"""Access to the hands of a running match: a room and its match together say which hand a person may see and play.

A person may see the hand of the seat they have, unless they took the seat while its deal ran. Pure functions.
"""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.rooms import Room, left_by
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat

_BARRED_AT_EVENINGS: Final = frozenset({"hint", "stop", "undo", "redo"})


def running_deal(state: TableState | None) -> int:
    """The number of the running deal of the match, counted from 1; 0 for none."""
    return 0 if state is None or state.match.position is None else len(state.match.deals)


def finished_deals(state: TableState | None) -> int:
    """The number of deals of the match that are over."""
    return 0 if state is None else len(state.match.deals) - (state.match.position is not None)


def seat_in(room: Room, state: TableState | None, person: str) -> Seat | None:
    """The seat whose hand this person may see and play now."""
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
    """The seats of the people who play the running deal, connected or not."""
    return tuple(seat for seat in state.people if room.chairs[seat].person and not _waits(room, state, seat))


def kept_from(room: Room, state: TableState, person: str) -> Reason | None:
    """The reason why this person may not even ask for the cards of the seat they wait for; None if they may.

    Once somebody was sent away in this deal, nobody can be asked any more: a host could send away everybody who would
    refuse.
    """
    seat, running = waiting_for(room, state, person), running_deal(state)
    if seat is None or seat not in state.people or room.plan.evening is not None:
        return reason("seat-not-waited-for")
    if left_by(room, person, running) not in {None, seat}:
        return reason("seat-other-hand-seen")
    if any(one.sent and one.deal == running for one in room.left):
        return reason("seat-after-sending-away")
    return None


def is_request_void(room: Room, state: TableState) -> bool:
    """True if other people sit here than were asked, or somebody else waits for the seat."""
    request = state.seat_request
    if request is None:
        return False
    return request.of != seated(room, state) or room.chairs[request.seat].person != request.who


def barred(room: Room, people: Sequence[Seat]) -> dict[Seat, frozenset[str]]:
    """The commands that each seat of these people may not send at this table.

    These are hints if the host wants none, and stopping the match, where several people play, for everybody but the
    host. At a table of an evening they are all that would make its result another one than the cards': hints, undo and
    stopping.
    """
    host = room.seat_of(room.host)
    if room.plan.evening is not None:
        return dict.fromkeys(people, _BARRED_AT_EVENINGS)
    hints = frozenset() if room.plan.hints else frozenset({"hint"})
    ending = frozenset({"stop"}) if len(people) > 1 else frozenset()
    return {seat: hints if seat == host else hints | ending for seat in people}
