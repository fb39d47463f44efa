"""Friends: people who have chosen each other. Pure.

What a person is to another is a tie of their own, which the other does not see. Two are friends only if both ties say
so; presence and invitations need both. So whoever is declined or blocked finds no difference from somebody who has not
looked yet.
"""

from typing import Final, Literal

import msgspec

TieKind = Literal["asked", "friend", "declined", "blocked"]
"""Asked the other to be friends; is friends with them; wants to hear nothing of their question; wants nothing of them
at all.
"""

HERE_MS: Final = 75_000
"""Somebody counts as here for so long after their page last asked."""
INVITED_MS: Final = 30 * 60_000
"""The time for which an invitation stands."""
MOST_TIES: Final = 200
"""The most ties of a person."""


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody whom a person may choose, or has chosen: their id, and their name or number."""

    id: str
    name: str
    number: int


class Friend(msgspec.Struct, frozen=True):
    """A friend; `is_here` where both have chosen each other and their page asked lately."""

    who: Acquaintance
    is_here: bool


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table, by a friend."""

    host: Acquaintance
    room: str
    preset: str
    at_ms: int


class Circle(msgspec.Struct, frozen=True):
    """Everything that a person is told about friends.

    `asking` have asked the person, `asked` were asked by them, `lately` played with them and have no tie, `blocked` are
    by the person.
    """

    friends: tuple[Friend, ...] = ()
    asking: tuple[Acquaintance, ...] = ()
    asked: tuple[Acquaintance, ...] = ()
    lately: tuple[Acquaintance, ...] = ()
    blocked: tuple[Acquaintance, ...] = ()
    invitations: tuple[Invitation, ...] = ()
