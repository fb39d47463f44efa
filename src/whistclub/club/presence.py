"""Presence at a room by way of one worker, as workers tell each other."""

from typing import Final

import msgspec

AT_EVENING: Final = "evening:"
"""Before the id of an evening, where presence is an evening's and no table's."""


class RoomPresence(msgspec.Struct, frozen=True):
    """The connections to a room at one worker: the ids of people, and the number of spectators."""

    room: str
    worker: str
    people: tuple[str, ...]
    watching: int
