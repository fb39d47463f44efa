"""The entries of a club's list of its people."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from whistclub.evenings.parts import Part

MOST_NOTE: Final = 120
"""A line of a list on paper; chosen by hand."""


class MemberForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody in a club's list, as an organiser writes them down: the name as called out, the part they take, a note
    (a surname, a handicap), and whether they come with a phone.
    """

    name: Annotated[str, Meta(max_length=200)]
    part: Part | None = None
    note: Annotated[str, Meta(max_length=MOST_NOTE)] = ""
    phone: bool = False


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a club's list by number; `person` is empty for one whom the club does not know by a phone."""

    number: int
    form: MemberForm
    person: str = ""
