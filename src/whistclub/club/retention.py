"""The time for which a club keeps guests who have nothing there, tables at which nothing was played and lists for
evenings that are over: pure rules.
"""

from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from whistclub.club.daily import DAY_MS
from whistclub.club.rooms import Room
from whistclub.club.signup.announcement import Announcement

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


def is_past(announcement: Announcement, now_ms: int, forget_days: int) -> bool:
    """True for an announcement so many days (0: never) after the day of its evening. One without a day is past so long
    after it was opened, and not before the usual time.
    """
    if not forget_days:
        return False
    with suppress(ValueError):
        day = datetime.fromisoformat(announcement.announced.day).replace(tzinfo=UTC)
        return now_ms > round(day.timestamp() * 1000) + (1 + forget_days) * DAY_MS
    return now_ms > announcement.opened_ms + max(forget_days, FORGET_DAYS) * DAY_MS
