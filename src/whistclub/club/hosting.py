"""Hosting: a table has a host as long as anybody sits there. Pure.

Who has sat longest takes over, at once from a host who gives their seat up, and from one who is away once others have
waited for them. A host who comes back is one of the others. Tables of evenings and deals of the day keep theirs: seats
there are not for guests to take.
"""

from collections.abc import Collection

import msgspec

from whistclub.club.people import GONE
from whistclub.club.rooms import Chair, Room


def is_missed(room: Room, here: Collection[str]) -> bool:
    """True if the host is not among the people who are here, and one of those could take over."""
    return room.host not in here and _successor(room, here) is not None


def passed_on(room: Room, here: Collection[str]) -> Room:
    """The room with another host, if its host is missed by the people who are here."""
    heir = _successor(room, here)
    return room if heir is None or room.host in here else _with_host(room, heir)


def given_up(room: Room, person: str, here: Collection[str]) -> Room:
    """The room after this person gave their seat up: if they were the host, somebody else who sits there is, rather one
    who is here.
    """
    if room.host != person or room.seat_of(person) is not None:
        return room
    heir = _successor(room, here) or _successor(room, _seated(room))
    return room if heir is None else _with_host(room, heir)


def removed(room: Room, neutral: str) -> Room:
    """The room after its host was removed, for whom `neutral` stands: somebody else who sits there is the host, or the
    next who comes.
    """
    if not _has_successors(room):
        return msgspec.structs.replace(room, host=neutral, host_name="")
    vacant = msgspec.structs.replace(room, host="", host_name="")
    heir = _successor(vacant, _seated(vacant))
    return vacant if heir is None else _with_host(vacant, heir)


def taken(room: Room, person: str) -> Room:
    """The room after this person sat down: they are the host if nobody is."""
    heir = _successor(room, (person,)) if not room.host else None
    return room if heir is None else _with_host(room, heir)


def _seated(room: Room) -> set[str]:
    """The people who sit there, besides those who were removed."""
    return {one.person for one in room.chairs if one.person and (one.name or one.number != GONE)}


def _successor(room: Room, among: Collection[str]) -> Chair | None:
    """The chair of the person among these who has sat longest, besides the host."""
    if not _has_successors(room):
        return None
    heirs = [one for one in room.chairs if one.person and one.person in among and one.person != room.host]
    return min(heirs, key=lambda one: one.sat, default=None)


def _has_successors(room: Room) -> bool:
    return room.plan.evening is None and not room.plan.daily


def _with_host(room: Room, chair: Chair) -> Room:
    return msgspec.structs.replace(room, host=chair.person, host_name=chair.called)
