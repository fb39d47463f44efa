"""A shortcut while a deal is being sealed: most of what seats may do stays as it is from entry to entry.

It equals what `between_deals` computes; `tests/web/test_scenes.py` compares both.
"""

from whistclub.club.table.sealed_deal import allowed_while_sealing
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat


def unchanged_by_seal(before: TableState, after: TableState) -> tuple[Seat, ...]:
    """The seats that may do the same as before, where the last entry was about the sealed deal and nothing else."""
    old, new = before.sealing, after.sealing
    if (
        old is None
        or new is None
        or after.match is not before.match
        or after.stand_ins is not before.stand_ins
        or after.seat_request is not before.seat_request
        or after.undo_request is not before.undo_request
        or after.undone is not before.undone
        or after.trail is not before.trail
    ):
        return ()
    return tuple(
        [
            seat
            for seat in after.people
            if allowed_while_sealing(old, seat) == allowed_while_sealing(new, seat)
        ]
    )
