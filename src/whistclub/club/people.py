"""People: their identity, and links for a second device. Pure but for random bytes."""

import hashlib
import secrets
from typing import Final

import msgspec

GONE: Final = 0
"""The number of somebody neutral in the place of a person who was removed."""
LINK_MS: Final = 10 * 60 * 1000
"""The time for which a link for a second device can be redeemed."""


class Person(msgspec.Struct, frozen=True):
    """A person known by a cookie. `number` identifies a guest who has no name yet."""

    id: str
    name: str
    number: int
    since_ms: int

    @property
    def called(self) -> str:
        """The name for the log: a guest's is `#4821`."""
        return self.name or f"#{self.number}"


def new_person(now_ms: int) -> Person:
    """A new guest."""
    return Person(secrets.token_urlsafe(16), "", 1000 + secrets.randbelow(9000), now_ms)


def neutral_person(now_ms: int) -> Person:
    """Somebody neutral, for the place of a person who is removed."""
    return msgspec.structs.replace(new_person(now_ms), number=GONE)


def link_digest(token: str) -> str:
    """The digest by which a link for a second device is stored, instead of its token."""
    return hashlib.sha256(token.encode()).hexdigest()
