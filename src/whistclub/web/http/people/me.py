"""A person as they are told who they are."""

from whistclub.club.people import Person
from whistclub.wire import bodies


def me_of(person: Person | None) -> bodies.Me:
    """The person, as they are told who they are."""
    if person is None:
        return bodies.Me(known=False)
    return bodies.Me(
        known=True, name=person.name, guest=0 if person.name else person.number, face=person.face
    )
