"""People: their identity, and links for a second device. Pure but for random bytes."""

import hashlib
import secrets
from typing import Final

import msgspec

GONE: Final = 0
"""The number of somebody neutral in the place of a person who was removed."""
NUMBERS: Final = range(1000, 10_000)
"""The numbers of drawn names (`messages/drawn_names.py`), of which people get one each."""
FACES: Final = 65_535
"""Drawn faces are numbered from 1 up to this. Somebody who was removed has the face 0."""
LINK_MS: Final = 10 * 60 * 1000
"""The time for which a link for a second device can be redeemed."""


class Person(msgspec.Struct, frozen=True):
    """A person known by a cookie. `number` is that of their drawn name, as long as they have typed none, `face` that of
    their drawn face.
    """

    id: str
    name: str
    number: int
    since_ms: int
    face: int = 0

    @property
    def called(self) -> str:
        """The name for the log: a drawn one is its number, `#4821`."""
        return self.name or f"#{self.number}"


def new_person(now_ms: int, number: int | None = None) -> Person:
    """A new person, with the drawn name of this number, or of any."""
    person = secrets.token_urlsafe(16)
    # Two people may draw one name: the id is who they are, and a table tells them apart.
    return Person(person, "", number or secrets.choice(NUMBERS), now_ms, face_of(person))


def neutral_person(now_ms: int) -> Person:
    """Somebody neutral, for the place of a person who is removed."""
    return msgspec.structs.replace(new_person(now_ms), number=GONE, face=0)


def face_of(person: str) -> int:
    """The face of the person of this id who has chosen none: it does not depend on the name, so that it stays when that
    changes.
    """
    return 1 + int.from_bytes(hashlib.sha256(person.encode()).digest()[:4], "big") % FACES


def link_digest(token: str) -> str:
    """The digest by which a link for a second device is stored, instead of its token."""
    return hashlib.sha256(token.encode()).hexdigest()
