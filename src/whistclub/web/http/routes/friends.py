"""The HTTP handlers of friends. Each change answers with what you see then."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, Parameter

from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asker, ClubDesks, known
from whistclub.wire.friends import Friends, NewInvitation

Other = Annotated[str, Parameter(max_length=40, description="The id of somebody, as /api/friends names them")]


@get("/api/friends", responses=REFUSED)
async def friends(desks: ClubDesks, person: Asker) -> Friends:
    """Your friends, who of them is here, and what waits for your answer."""
    return await desks.friends.circle(person)


@put("/api/friends/{other:str}", responses=REFUSED)
async def ask_friend(desks: ClubDesks, person: Asker, other: Other) -> Friends:
    """Asks somebody you played with to be friends, or agrees to their question."""
    return await desks.friends.ask(known(person), other)


@delete("/api/friends/{other:str}", status_code=200, responses=REFUSED)
async def remove_friend(desks: ClubDesks, person: Asker, other: Other) -> Friends:
    """Takes back a question, a friendship or a block."""
    return await desks.friends.remove(known(person), other)


@post("/api/friends/{other:str}/decline", status_code=200, responses=REFUSED)
async def decline_friend(desks: ClubDesks, person: Asker, other: Other) -> Friends:
    """Declines somebody's question; they are not told."""
    return await desks.friends.decline(known(person), other)


@post("/api/friends/{other:str}/block", status_code=200, responses=REFUSED)
async def block_person(desks: ClubDesks, person: Asker, other: Other) -> Friends:
    """Blocks somebody; they are not told."""
    return await desks.friends.block(known(person), other)


@post("/api/friends/{other:str}/invite", status_code=200, responses=REFUSED)
async def invite_friend(
    desks: ClubDesks, person: Asker, other: Other, data: JSONBody[NewInvitation]
) -> Friends:
    """Invites a friend to a table of yours."""
    return await desks.friends.invite(known(person), other, data.table)


@post("/api/friends/{other:str}/answer", status_code=200, responses=REFUSED)
async def answer_invitation(desks: ClubDesks, person: Asker, other: Other) -> Friends:
    """Takes a friend's invitation off your list, accepted or not."""
    return await desks.friends.answer(known(person), other)
