"""Presence at a room by way of one worker, as workers tell each other."""

import msgspec


class RoomPresence(msgspec.Struct, frozen=True):
    """The connections to a room at one worker: the ids of people, and the number of spectators."""

    room: str
    worker: str
    people: tuple[str, ...]
    watching: int
