"""The two lists of an announcement: who is in, and who waits. Pure."""

from collections.abc import Sequence

import msgspec

from whistclub.club.signup.announcement import Announcement, Signup


class Lists(msgspec.Struct, frozen=True, kw_only=True):
    """Those who are in and those who wait, in order; `free` are the places that nobody has, None without a limit."""

    inside: tuple[Signup, ...]
    waiting: tuple[Signup, ...]
    free: int | None


def lists_of(announcement: Announcement) -> Lists:
    """The lists of an announcement."""
    return split(announcement.signups, announcement.announced.places)


def split(signups: Sequence[Signup], places: int) -> Lists:
    """The sign-ups in their order, as far as the places go (0: for all).

    Nobody overtakes: from the first sign-up on that has no room all wait, so that a pair for which one place is left
    keeps its turn. So whoever is in stays in when others come or leave.
    """
    if not places:
        return Lists(inside=tuple(signups), waiting=(), free=None)
    free = places
    for at, one in enumerate(signups):
        if len(one.entrants) > free:
            return Lists(inside=tuple(signups[:at]), waiting=tuple(signups[at:]), free=free)
        free -= len(one.entrants)
    return Lists(inside=tuple(signups), waiting=(), free=free)


def place_in_line(announcement: Announcement, number: int) -> int:
    """The place of a sign-up on the waiting list, counted from 1; 0 for one that is in."""
    waiting = lists_of(announcement).waiting
    return next((at for at, one in enumerate(waiting, 1) if one.number == number), 0)
