"""The HTTP handlers of devices and passkeys."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, Parameter

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.people import Person
from whistclub.web.http import types
from whistclub.web.http.api import (
    Asked,
    browser_of,
    known_person,
    lobby_of,
    me_of,
    person_of,
    user_agent_of,
    visitors_of,
)
from whistclub.web.http.links import Reach
from whistclub.web.http.passkeys import PasskeyDesk, Site
from whistclub.web.http.refusals import REFUSED
from whistclub.web.resources.rate_limit import visitor_of

DeviceId = Annotated[str, Parameter(max_length=40, description="The id of a device")]
PasskeyId = Annotated[str, Parameter(max_length=1400, description="The id of a passkey")]


def _desk(request: Asked) -> PasskeyDesk:
    desk: PasskeyDesk = request.app.state.passkeys
    return desk


def _site(request: Asked) -> Site:
    """The site that a passkey is for: the host that is asked, which the guard has checked."""
    reach: Reach = request.app.state.reach
    origin = reach.origin(request.headers.get("host", ""), request.scope["scheme"])
    host = origin.partition("://")[2].partition(":")[0]
    return Site(host.lower(), origin.lower())


async def _own(request: Asked) -> Person:
    """The person who asks. Raises NotHere for nobody known."""
    person = await person_of(request)
    if person is None:
        raise NotHere(reason("nobody-known"))
    return person


@post("/api/me/passkeys/options", status_code=200, responses=REFUSED)
async def offer_passkey(request: Asked) -> Response[types.PasskeyOptions]:
    """The options of a new passkey of yours; makes you a guest of the club if you were none."""
    person, headers = await known_person(request)
    options = await _desk(request).offer(person, _site(request), visitor_of(request.scope))
    return Response(options, headers=headers)


@post("/api/me/passkeys", status_code=200, responses=REFUSED)
async def add_passkey(request: Asked, data: JSONBody[types.PasskeyAnswer]) -> types.Devices:
    """Keeps the passkey that your device has made."""
    person, visitors = await _own(request), visitors_of(request)
    await _desk(request).add(person, data.credential, _site(request), user_agent_of(request))
    return await _desk(request).overview(person, visitors.device(request.scope["headers"]))


@post("/api/passkey/options", status_code=200, responses=REFUSED)
async def ask_passkey(request: Asked) -> types.PasskeyOptions:
    """The options by which your device is asked for one of its passkeys."""
    return await _desk(request).ask(_site(request), visitor_of(request.scope))


@post("/api/passkey", status_code=200, responses=REFUSED)
async def sign_in(request: Asked, data: JSONBody[types.PasskeyAnswer]) -> Response[types.Me]:
    """Gives this device to the person whose passkey has answered."""
    person, device = await _desk(request).sign_in(data.credential, _site(request), user_agent_of(request))
    cookie = visitors_of(request).set_cookie(device)
    return Response(me_of(person), headers={"Set-Cookie": cookie}, cookies=browser_of(request)[1])


@get("/api/me/devices", responses=REFUSED)
async def devices(request: Asked) -> types.Devices:
    """Your devices and passkeys."""
    here = visitors_of(request).device(request.scope["headers"])
    return await _desk(request).overview(await person_of(request), here)


@delete("/api/me/devices/{device:str}", status_code=200, responses=REFUSED)
async def cut_off(request: Asked, device: DeviceId) -> types.Devices:
    """Cuts a device of yours off: its cookie is worth nothing from now on, and its connections end."""
    person, visitors = await _own(request), visitors_of(request)
    if not await visitors.cut_off(person, device):
        raise NotFound(reason("device-unknown"))
    lobby_of(request).hub.device_noticed(device)
    return await _desk(request).overview(person, visitors.device(request.scope["headers"]))


@delete("/api/me/passkeys/{passkey:str}", status_code=200, responses=REFUSED)
async def delete_passkey(request: Asked, passkey: PasskeyId) -> types.Devices:
    """Cuts a passkey of yours off: nobody can sign in with it any longer."""
    person = await _own(request)
    await _desk(request).delete(person, passkey)
    here = visitors_of(request).device(request.scope["headers"])
    return await _desk(request).overview(person, here)


PASSKEY_HANDLERS = [offer_passkey, add_passkey, ask_passkey, sign_in, devices, cut_off, delete_passkey]
