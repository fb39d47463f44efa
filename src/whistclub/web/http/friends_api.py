"""The HTTP handlers of friends. Each change answers with what you see then."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, Parameter

from whistclub.cards.errors import NotHere, reason
from whistclub.club.people import Person
from whistclub.web.http.api import Asked, person_of
from whistclub.web.http.friends import FriendDesk, Friends
from whistclub.web.http.refusals import REFUSED

Other = Annotated[str, Parameter(max_length=40, description="The id of somebody, as /api/friends names them")]


class NewInvitation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table to which a friend is invited."""

    table: Annotated[str, msgspec.Meta(max_length=40)]


def _desk(request: Asked) -> FriendDesk:
    desk: FriendDesk = request.app.state.friends
    return desk


async def _known(request: Asked) -> Person:
    """The person who asks. Raises NotHere for nobody known."""
    person = await person_of(request)
    if person is None:
        raise NotHere(reason("nobody-known"))
    return person


@get("/api/friends", responses=REFUSED)
async def friends(request: Asked) -> Friends:
    """Your friends, who of them is here, and what waits for your answer."""
    return await _desk(request).circle(await person_of(request))


@put("/api/friends/{other:str}", responses=REFUSED)
async def ask_friend(request: Asked, other: Other) -> Friends:
    """Asks somebody you played with to be friends, or agrees to their question."""
    return await _desk(request).ask(await _known(request), other)


@delete("/api/friends/{other:str}", status_code=200, responses=REFUSED)
async def remove_friend(request: Asked, other: Other) -> Friends:
    """Takes back a question, a friendship or a block."""
    return await _desk(request).remove(await _known(request), other)


@post("/api/friends/{other:str}/decline", status_code=200, responses=REFUSED)
async def decline_friend(request: Asked, other: Other) -> Friends:
    """Declines somebody's question; they are not told."""
    return await _desk(request).decline(await _known(request), other)


@post("/api/friends/{other:str}/block", status_code=200, responses=REFUSED)
async def block_person(request: Asked, other: Other) -> Friends:
    """Blocks somebody; they are not told."""
    return await _desk(request).block(await _known(request), other)


@post("/api/friends/{other:str}/invite", status_code=200, responses=REFUSED)
async def invite_friend(request: Asked, other: Other, data: JSONBody[NewInvitation]) -> Friends:
    """Invites a friend to a table of yours."""
    return await _desk(request).invite(await _known(request), other, data.table)


@post("/api/friends/{other:str}/answer", status_code=200, responses=REFUSED)
async def answer_invitation(request: Asked, other: Other) -> Friends:
    """Takes a friend's invitation off your list, accepted or not."""
    return await _desk(request).answer(await _known(request), other)


FRIEND_HANDLERS = [
    friends,
    ask_friend,
    remove_friend,
    decline_friend,
    block_person,
    invite_friend,
    answer_invitation,
]
