"""Answers that several routes give."""

from typing import Any

from litestar import Response

from whistclub.club.people import Person
from whistclub.web.http import types


def json_response(body: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")


def me_of(person: Person | None) -> types.Me:
    """The person, as they are told who they are."""
    if person is None:
        return types.Me(known=False)
    return types.Me(known=True, name=person.name, guest=0 if person.name else person.number, face=person.face)
