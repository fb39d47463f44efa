"""Evenings: opening and finding them, their exports and printed sheets."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import HeaderParameter, JSONBody, Parameter, QueryParameter

from whistclub.club.evening.moving import MovedEvening
from whistclub.club.evening.settings import MOST_TABLES
from whistclub.club.evening.state import without_undo
from whistclub.web.http.evenings import workbook
from whistclub.web.http.evenings.export import Export
from whistclub.web.http.evenings.sheets import deals_body, schedule_body
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.answers import json_response
from whistclub.web.http.routes.request import Asked, Asker, ClubDesks
from whistclub.web.http.statuses import EVENING_LOG, MOST_EVENING_LOG
from whistclub.wire import evening as wire
from whistclub.wire import evening_pages
from whistclub.wire.evening_pages import OwnEvenings

Code = Annotated[str, Parameter(max_length=10, description="The code of an evening: five capital letters")]

LinkToken = Annotated[
    str,
    HeaderParameter(
        name="X-Evening-Link", max_length=100, description="The token of a link for door and cash"
    ),
]

TableCount = Annotated[int, QueryParameter(ge=1, le=MOST_TABLES, description="The number of tables")]

Round = Annotated[str, Parameter(pattern="^[0-9]{1,2}$", description="A round, from 1")]


@get("/api/evenings", responses=REFUSED)
async def own_evenings(desks: ClubDesks, person: Asker) -> OwnEvenings:
    """Your own evenings, as organiser or guest."""
    return await desks.evenings.own(person)


@post("/api/evenings", responses=REFUSED)
async def open_evening(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[evening_pages.NewEvening]
) -> Response[evening_pages.OpenedEvening]:
    """Opens an evening; makes you a guest of the club if you were nobody."""
    person, headers = await desks.guest(request, person)
    opened = await desks.evenings.open(person, data, request.visitor)
    return Response(opened, headers=headers)


@post(EVENING_LOG, responses=REFUSED, request_max_body_size=MOST_EVENING_LOG)
async def take_evening_in(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[MovedEvening]
) -> Response[evening_pages.OpenedEvening]:
    """Takes in an evening that you ran on a device without the club, from the document of its log there: once."""
    person, headers = await desks.guest(request, person)
    opened = await desks.evenings.take_in(person, data, request.visitor)
    return Response(opened, headers=headers)


@post("/api/evenings/bounds", status_code=200, responses=REFUSED)
async def bounds(
    request: Asked, desks: ClubDesks, data: JSONBody[evening_pages.AskedBounds]
) -> evening_pages.Bounds:
    """The bounds that an evening of these settings would keep."""
    return await desks.evenings.bounds(data.settings, request.visitor)


@get("/api/evenings/{code:str}", responses=REFUSED)
async def evening(request: Asked, desks: ClubDesks, code: Code) -> Response[wire.PublicEvening]:
    """An evening as everybody may know it."""
    origin = desks.address(request).origin
    found: Response[Any] = json_response(await desks.evenings.public(code, request.visitor, origin))
    return found


@get("/api/evenings/{code:str}/rounds/{number:str}", responses=REFUSED)
async def evening_round(
    request: Asked, desks: ClubDesks, person: Asker, code: Code, number: Round
) -> wire.PastRound:
    """A round of an evening with all its tables, for organisers."""
    return await desks.evenings.round(code, request.visitor, person, int(number))


@get("/api/evenings/{code:str}/export.json", responses=REFUSED)
async def evening_as_json(request: Asked, desks: ClubDesks, person: Asker, code: Code) -> Export:
    """The whole evening, for organisers and, when it is over, for its guests."""
    return await desks.evenings.export(code, request.visitor, person)


@get("/api/evenings/{code:str}/export.csv", media_type="text/csv", responses=REFUSED)
async def evening_as_csv(request: Asked, desks: ClubDesks, person: Asker, code: Code) -> Response[str]:
    """The whole evening for a spreadsheet."""
    text = await desks.evenings.table_export(code, request.visitor, person)
    headers = {"Content-Disposition": f'attachment; filename="{code.upper()[:5]}.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/api/evenings/{code:str}/export.ods", media_type=workbook.KIND, responses=REFUSED)
async def evening_as_workbook(request: Asked, desks: ClubDesks, person: Asker, code: Code) -> Response[bytes]:
    """The whole evening as a spreadsheet file (OpenDocument), a sheet for each list."""
    packed = await desks.evenings.workbook(code, request.visitor, person)
    headers = {"Content-Disposition": f'attachment; filename="{code.upper()[:5]}.ods"'}
    return Response(packed, media_type=workbook.KIND, headers=headers)


@get("/api/evenings/{code:str}/cash.csv", media_type="text/csv", responses=REFUSED)
async def evening_cash(
    request: Asked, desks: ClubDesks, person: Asker, code: Code, link: LinkToken = ""
) -> Response[str]:
    """The cash sheet of an evening for a spreadsheet, for organisers and whoever has the door's link."""
    text = await desks.evenings.cash(code, request.visitor, person, link)
    headers = {"Content-Disposition": f'attachment; filename="{code.upper()[:5]}-cash.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/api/evenings/{code:str}/results", responses=REFUSED)
async def evening_results(
    request: Asked, desks: ClubDesks, person: Asker, code: Code
) -> evening_pages.Results:
    """The results of an evening that is over, for everybody with its code."""
    return await desks.evenings.results(code, request.visitor, person)


@post("/api/evenings/{code:str}/links", responses=REFUSED)
async def evening_link(
    request: Asked, desks: ClubDesks, person: Asker, code: Code, data: JSONBody[evening_pages.NewLink]
) -> evening_pages.MadeLink:
    """Makes a link for a role of an evening, by an organiser; it is told this once."""
    address = desks.address(request)
    return await desks.evenings.make_link(code, request.visitor, person, data, address)


@get("/api/evenings/{code:str}/schedule", responses=REFUSED)
async def evening_schedule(request: Asked, desks: ClubDesks, code: Code) -> Response[evening_pages.Schedule]:
    """The seats of every round, where no result decides them."""
    desk, visitor = desks.evenings, request.visitor
    state = (await desk.find(code, visitor)).state
    return json_response(await desk.replays.made(visitor, schedule_body, without_undo(state)))


@get("/api/evenings/{code:str}/tables", responses=REFUSED)
async def table_codes(
    request: Asked, desks: ClubDesks, code: Code, count: TableCount = 1
) -> evening_pages.TableCodes:
    """The codes for the paper of the first so many tables: each opens its table's entry."""
    return await desks.evenings.table_codes(code, request.visitor, desks.address(request), count)


@get("/api/evenings/{code:str}/deals", responses=REFUSED)
async def evening_deals(
    request: Asked, desks: ClubDesks, person: Asker, code: Code
) -> Response[evening_pages.LaidDeals]:
    """The deals to be laid out at tables with real cards, for organisers who do not play."""
    desk, visitor = desks.evenings, request.visitor
    state = await desk.with_laid_deals(code, visitor, person)
    return json_response(await desk.replays.made(visitor, deals_body, without_undo(state)))
