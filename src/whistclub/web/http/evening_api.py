"""The HTTP handlers of evenings. Each hands over to the desk at once."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from whistclub.web.http.api import (
    Asked,
    address_of,
    json_response,
    known_person,
    person_of,
)
from whistclub.web.http.evening_export import Export
from whistclub.web.http.evenings import EveningDesk, OwnEvenings
from whistclub.web.http.refusals import REFUSED
from whistclub.web.resources.rate_limit import visitor_of
from whistclub.web.wire import evening as wire

Code = Annotated[str, Parameter(max_length=10, description="The code of an evening: five capital letters")]

Round = Annotated[str, Parameter(pattern="^[0-9]{1,2}$", description="A round, from 1")]


def desk_of(request: Asked) -> EveningDesk:
    """The desk of the club's evenings."""
    desk: EveningDesk = request.app.state.evenings
    return desk


@get("/api/evenings", responses=REFUSED)
async def own_evenings(request: Asked) -> OwnEvenings:
    """Your own evenings, as organiser or guest."""
    return await desk_of(request).own(await person_of(request))


@post("/api/evenings", responses=REFUSED)
async def open_evening(request: Asked, data: JSONBody[wire.NewEvening]) -> Response[wire.OpenedEvening]:
    """Opens an evening; makes you a guest of the club if you were nobody."""
    person, headers = await known_person(request)
    opened = await desk_of(request).open(person, data, visitor_of(request.scope))
    return Response(opened, headers=headers)


@post("/api/evenings/bounds", status_code=200, responses=REFUSED)
async def bounds(request: Asked, data: JSONBody[wire.AskedBounds]) -> wire.Bounds:
    """The bounds that an evening of these settings would keep."""
    return await desk_of(request).bounds(data.settings, visitor_of(request.scope))


@get("/api/evenings/{code:str}", responses=REFUSED)
async def evening(request: Asked, code: Code) -> Response[wire.Public]:
    """An evening as everybody may know it."""
    origin = address_of(request).origin
    found: Response[Any] = json_response(
        await desk_of(request).public(code, visitor_of(request.scope), origin)
    )
    return found


@get("/api/evenings/{code:str}/rounds/{number:str}", responses=REFUSED)
async def evening_round(request: Asked, code: Code, number: Round) -> wire.PastRound:
    """A round of an evening with all its tables, for organisers."""
    return await desk_of(request).round(
        code, visitor_of(request.scope), await person_of(request), int(number)
    )


@get("/api/evenings/{code:str}/export.json", responses=REFUSED)
async def evening_as_json(request: Asked, code: Code) -> Export:
    """The whole evening, for organisers and, when it is over, for its guests."""
    return await desk_of(request).export(code, visitor_of(request.scope), await person_of(request))


@get("/api/evenings/{code:str}/export.csv", media_type="text/csv", responses=REFUSED)
async def evening_as_csv(request: Asked, code: Code) -> Response[str]:
    """The whole evening for a spreadsheet."""
    text = await desk_of(request).table_export(code, visitor_of(request.scope), await person_of(request))
    headers = {"Content-Disposition": f'attachment; filename="{code.upper()[:5]}.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


EVENING_HANDLERS = [
    own_evenings, open_evening, bounds, evening, evening_round, evening_as_json, evening_as_csv,
]  # fmt: skip
