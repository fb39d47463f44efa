"""A person as they are told who they are."""

from whistclub.club.people import Person
from whistclub.web.http import types


def me_of(person: Person | None) -> types.Me:
    """The person, as they are told who they are."""
    if person is None:
        return types.Me(known=False)
    return types.Me(known=True, name=person.name, guest=0 if person.name else person.number, face=person.face)
