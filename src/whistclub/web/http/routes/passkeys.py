"""The HTTP handlers of devices and passkeys."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, Parameter

from whistclub.cards.errors import NotFound, reason
from whistclub.web.http.people.me import me_of
from whistclub.web.http.people.passkeys import Site
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asked, Asker, ClubDesks, Desks, known
from whistclub.wire import bodies

DeviceId = Annotated[str, Parameter(max_length=40, description="The id of a device")]
# An id has up to 1023 bytes (WebAuthn, "Credential ID"), which are 1364 characters in base64url.
PasskeyId = Annotated[str, Parameter(max_length=1400, description="The id of a passkey")]


def _site(desks: Desks, request: Asked) -> Site:
    """The site that a passkey is for: the host that is asked."""
    origin = desks.reach.origin(request.host, request.scope["scheme"])
    host = origin.partition("://")[2].partition(":")[0]
    return Site(host.lower(), origin.lower())


@post("/api/me/passkeys/options", status_code=200, responses=REFUSED)
async def offer_passkey(request: Asked, desks: ClubDesks, person: Asker) -> Response[bodies.PasskeyOptions]:
    """The options of a new passkey of yours; makes you a guest of the club if you were none."""
    person, headers = await desks.guest(request, person)
    options = await desks.passkeys.offer(person, _site(desks, request), request.visitor)
    return Response(options, headers=headers)


@post("/api/me/passkeys", status_code=200, responses=REFUSED)
async def add_passkey(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[bodies.PasskeyAnswer]
) -> bodies.Devices:
    """Keeps the passkey that your device has made."""
    person, visitors = known(person), desks.visitors
    await desks.passkeys.add(person, data.credential, _site(desks, request), request.user_agent)
    return await desks.passkeys.overview(person, visitors.device(request.raw_headers))


@post("/api/passkey/options", status_code=200, responses=REFUSED)
async def ask_passkey(request: Asked, desks: ClubDesks) -> bodies.PasskeyOptions:
    """The options by which your device is asked for one of its passkeys."""
    return await desks.passkeys.ask(_site(desks, request), request.visitor)


@post("/api/passkey", status_code=200, responses=REFUSED)
async def sign_in(
    request: Asked, desks: ClubDesks, data: JSONBody[bodies.PasskeyAnswer]
) -> Response[bodies.Me]:
    """Gives this device to the person whose passkey has answered."""
    person, device = await desks.passkeys.sign_in(data.credential, _site(desks, request), request.user_agent)
    cookie = desks.visitors.set_cookie(device)
    _, cookies = desks.visitors.browser_or_new(request.raw_headers)
    return Response(me_of(person), headers={"Set-Cookie": cookie}, cookies=cookies)


@get("/api/me/devices", responses=REFUSED)
async def devices(request: Asked, desks: ClubDesks, person: Asker) -> bodies.Devices:
    """Your devices and passkeys."""
    here = desks.visitors.device(request.raw_headers)
    return await desks.passkeys.overview(person, here)


@delete("/api/me/devices/{device:str}", status_code=200, responses=REFUSED)
async def cut_off(request: Asked, desks: ClubDesks, person: Asker, device: DeviceId) -> bodies.Devices:
    """Cuts a device of yours off: its cookie is worth nothing from now on, and its connections end."""
    person, visitors = known(person), desks.visitors
    if not await visitors.cut_off(person, device):
        raise NotFound(reason("device-unknown"))
    desks.lobby.hub.device_noticed(device)
    return await desks.passkeys.overview(person, visitors.device(request.raw_headers))


@delete("/api/me/passkeys/{passkey:str}", status_code=200, responses=REFUSED)
async def delete_passkey(
    request: Asked, desks: ClubDesks, person: Asker, passkey: PasskeyId
) -> bodies.Devices:
    """Cuts a passkey of yours off: nobody can sign in with it any longer."""
    person = known(person)
    await desks.passkeys.delete(person, passkey)
    here = desks.visitors.device(request.raw_headers)
    return await desks.passkeys.overview(person, here)
