"""People: who asks, their name and face, a second device, and the results of their matches."""

from functools import partial

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from whistclub.web.http.people.me import me_of
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asked, Asker, ClubDesks, known
from whistclub.wire import bodies
from whistclub.wire.rating import HideRating, OwnRating


@get("/api/me", responses=REFUSED)
async def me(request: Asked, desks: ClubDesks, person: Asker) -> bodies.Me:
    """Says who you are."""
    if person is not None:
        await desks.visitors.use(request.raw_headers, request.user_agent, desks.lobby.hub.now())
    return me_of(person)


@put("/api/me", responses=REFUSED)
async def take_name(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[bodies.NewName]
) -> Response[bodies.Me]:
    """Takes a name and, if you like, another face; makes you a guest of the club if you were none."""
    number = None if data.guest is msgspec.UNSET else data.guest
    person, headers = await desks.guest(request, person, number)
    wanted = person.face if data.face is msgspec.UNSET else data.face
    named = None if data.name is msgspec.UNSET else data.name
    name = await desks.lobby.take_name(person, named, wanted, request.visitor)
    renamed = await desks.visitors.rename(person, name, wanted)
    return Response(me_of(renamed), headers=headers)


@post("/api/me", status_code=200, responses=REFUSED)
async def come_in(request: Asked, desks: ClubDesks, person: Asker) -> Response[bodies.Me]:
    """Makes you a guest of the club if you were nobody."""
    person, headers = await desks.guest(request, person)
    return Response(me_of(person), headers=headers)


@post("/api/me/device", status_code=200, responses=REFUSED)
async def device_link(request: Asked, desks: ClubDesks, person: Asker) -> Response[bodies.DeviceLink]:
    """Makes a link by which a second device becomes yours."""
    person, headers = await desks.guest(request, person)
    return Response(await desks.lobby.device_link(person, desks.address(request)), headers=headers)


@post("/api/device", status_code=200, responses=REFUSED)
async def redeem(request: Asked, desks: ClubDesks, data: JSONBody[bodies.Redeem]) -> Response[bodies.Me]:
    """Gives this device to the person of the link."""
    person, visitors = await desks.lobby.redeem(data.token), desks.visitors
    cookie = await visitors.add_device(person, request.user_agent, desks.lobby.hub.now())
    _, cookies = visitors.browser_or_new(request.raw_headers)
    return Response(me_of(person), headers={"Set-Cookie": cookie}, cookies=cookies)


@get("/api/statistics", responses=REFUSED)
async def statistics(request: Asked, desks: ClubDesks, person: Asker) -> bodies.Statistics:
    """The results of your matches."""
    return await desks.lobby.statistics(person, request.visitor)


@put("/api/me/rating", responses=REFUSED)
async def hide_rating(desks: ClubDesks, person: Asker, data: JSONBody[HideRating]) -> OwnRating:
    """Hides your rating from everybody, or shows it."""
    who, hub = known(person).id, desks.lobby.hub
    await hub.threads.change(partial(hub.ratings.hide, who, hidden=data.hidden))
    return await desks.lobby.rating(who)
