"""The time for which a club keeps guests who have nothing there and tables at which nothing was played: a pure rule."""

from typing import Final

from whistclub.club.daily import DAY_MS
from whistclub.club.rooms import Room

FORGET_DAYS: Final = 90
"""The days after their last visit, or last change, if whoever runs the club says nothing else."""


def forgotten_before(now_ms: int, forget_days: int) -> int:
    """The moment before which whoever was last here is forgotten, and a table that last changed; 0 days are never, and
    then it is before everything.
    """
    return now_ms - forget_days * DAY_MS if forget_days else 0


def may_go(room: Room) -> bool:
    """True for a room without a match that stands for itself: not for an evening's, a deal of the day's or a prepared
    deal's, which others count on.
    """
    return not room.match and not room.plan.is_fixed and room.plan.evening is None
