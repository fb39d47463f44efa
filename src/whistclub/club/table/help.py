"""The seats of people who had help, deal by deal: such a deal is not all their own doing. Pure functions."""

from collections.abc import Sequence

from whistclub.club.table.entries import Acted, AnyEntry, Dealt, Dropped, Hinted, Opened, SeatGiven, Undone
from whistclub.rules.seats import Seat


def helped_seats(entries: Sequence[AnyEntry]) -> tuple[frozenset[Seat], ...]:
    """By deal that was not dropped, the seats of people for which a bot acted in it; those of all people where an act
    was taken back, a hint given or a hand taken over, which no other table had.
    """
    opened = entries[0] if entries else None
    sitters = opened.sitters if isinstance(opened, Opened) else ()
    people = frozenset(Seat(seat) for seat, sitter in enumerate(sitters) if not sitter.bot)
    found: list[frozenset[Seat]] = []
    for entry in entries:
        if isinstance(entry, Dealt):
            found.append(frozenset())
        elif isinstance(entry, Dropped):
            found.pop()
        elif isinstance(entry, Undone | Hinted | SeatGiven):
            found[-1] = people
        elif isinstance(entry, Acted) and entry.by_bot and entry.seat in people:
            found[-1] |= {entry.seat}
    return tuple(found)
