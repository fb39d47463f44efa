"""Tables, and what was played at them: records, replays, and deals tried again."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from whistclub.cards.errors import NotFound, reason
from whistclub.club.people import Person
from whistclub.coach.cases import Case
from whistclub.rules.record import Record
from whistclub.web.encoding.qr_code import squares
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.answers import json_response
from whistclub.web.http.routes.request import Asked, Asker, AskingCaller, ClubDesks, Desks
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.wire import bodies, parts
from whistclub.wire.review import GhostDeal, Lined, Reviewing

Room = Annotated[str, Parameter(max_length=40, description="The id of a table")]
Match = Annotated[str, Parameter(max_length=40, description="The id of a match")]
Seen = Annotated[int, Parameter(ge=0, le=10_000, description="Verdicts that are known already")]
Number = Annotated[int, Parameter(ge=1, le=10_000, description="The number of an act of the deal, from 1")]
Seat = Annotated[int, Parameter(ge=0, le=5, description="The seat, from 0")]
ActText = Annotated[str, Parameter(max_length=40, description="The act in its place, such as play HK")]
Place = Annotated[str, Parameter(pattern="^[0-9]{1,5}$", description="The deal's place in the match, from 1")]


@get("/api/tables", responses=REFUSED)
async def tables(request: Asked, desks: ClubDesks, person: Asker) -> bodies.Tables:
    """Your own tables and the listed ones."""
    return await desks.lobby.tables(person, request.visitor)


@post("/api/tables", responses=REFUSED)
async def open_table(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[bodies.NewTable]
) -> Response[bodies.Opened]:
    """Opens a table."""
    person, headers = await desks.guest(request, person)
    cookies: list[Cookie] = []
    if data.daily:
        browser, cookies = desks.visitors.browser_or_new(request.raw_headers)
        caller = desks.visitors.caller(request.scope, person, browser)
        room = await desks.daily.open_table(person, data, caller)
    else:
        room = await desks.lobby.open_table(person, data, request.visitor)
    desks.lobby.hub.spawn(desks.reviews.warm())
    return Response(bodies.Opened(id=room, path=f"/t/{room}"), headers=headers, cookies=cookies)


@get("/api/tables/{table:str}", responses=REFUSED)
async def table(desks: ClubDesks, person: Asker, table: Room) -> parts.TableInfo:
    """A table, for anybody with its link who may come in; to others there is none."""
    return (await _admitted(desks, person, table)).model.info()


@get("/api/tables/{table:str}/link", responses=REFUSED)
async def table_link(request: Asked, desks: ClubDesks, person: Asker, table: Room) -> bodies.TableLink:
    """The link of a table with its QR code, for anybody who may come in."""
    found, address = await _admitted(desks, person, table), desks.address(request)
    url = f"{address.origin}/t/{found.room.id}"
    return bodies.TableLink(url=url, squares=() if address.is_local else squares(url))


@get("/api/tables/{table:str}/matches/{match:str}/record", responses=REFUSED)
async def record(
    request: Asked, desks: ClubDesks, caller: AskingCaller, table: Room, match: Match
) -> Response[Record]:
    """The record of the deals that are over and open."""
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.record(request.visitor, table, match)
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/end", responses=REFUSED)
async def match_end(
    request: Asked, desks: ClubDesks, caller: AskingCaller, table: Room, match: Match
) -> Response[bodies.MatchEnd]:
    """The end of a match that is over: how long it took, and the trick that decided it."""
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.match_end(request.visitor, table, match)
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}", responses=REFUSED)
async def replay(
    request: Asked, desks: ClubDesks, caller: AskingCaller, table: Room, match: Match, place: Place
) -> Response[bodies.Replay]:
    """A deal that is over, card by card, all hands open."""
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.replay(request.visitor, table, match, int(place))
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}/review", responses=REFUSED)
async def review(
    request: Asked,
    desks: ClubDesks,
    caller: AskingCaller,
    table: Room,
    match: Match,
    place: Place,
    seen: Seen = 0,
) -> Response[Reviewing]:
    """The worth of each act of a deal that is over, and the sources of the points: at once the verdicts there are, and
    202 while the coach still looks.
    """
    await desks.disclosure.admit_to_cards(caller, table, match)
    deal = table, match, int(place)
    told = await desks.reviews.told(request.visitor, caller.person or request.visitor, deal, seen)
    answer = json_response(msgspec.json.encode(told))
    answer.status_code = 202 if told.review is None else 200
    return answer


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}/line", responses=REFUSED)
async def line(  # noqa: PLR0913 - the fields of a query
    request: Asked,
    desks: ClubDesks,
    caller: AskingCaller,
    table: Room,
    match: Match,
    place: Place,
    *,
    number: Number,
    act: ActText,
) -> Response[Lined]:
    """The deal with another card in the place of one that was played, and perfect play by all from there, all hands
    seen.
    """
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.line(request.visitor, table, match, int(place), number, act)
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}/ghost", responses=REFUSED)
async def ghost(
    request: Asked,
    desks: ClubDesks,
    caller: AskingCaller,
    table: Room,
    match: Match,
    place: Place,
    seat: Seat,
) -> Response[GhostDeal]:
    """A deal that is over as a bot plays the cards of one seat; the others do as they did while the play agrees."""
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.ghost(request.visitor, table, match, int(place), seat)
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}/case", responses=REFUSED)
async def case(
    request: Asked,
    desks: ClubDesks,
    caller: AskingCaller,
    table: Room,
    match: Match,
    place: Place,
    number: Number,
) -> Response[Case]:
    """An act of a deal that is over as a case: the deal up to it, as `whist case` reads it."""
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.case(request.visitor, table, match, int(place), number)
    return json_response(body)


@post("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}/tries", responses=REFUSED)
async def try_again(
    request: Asked,
    desks: ClubDesks,
    person: Asker,
    table: Room,
    match: Match,
    place: Place,
    data: JSONBody[bodies.NewTry],
) -> Response[bodies.Opened]:
    """Opens a table of your own against bots that goes on from a place in a deal that is over. It counts for no
    statistics.
    """
    caller, lobby, visitor = desks.visitors.caller(request.scope, person), desks.lobby, request.visitor
    maker, headers = await desks.guest(request, person)
    await desks.disclosure.admit_to_cards(caller, table, match)
    plan = await lobby.replays.tried(visitor, table, match, int(place), data.acts)
    plan = await desks.disclosure.to_try(table, plan)
    room = await lobby.try_again(maker, plan, data, visitor)
    return Response(bodies.Opened(id=room, path=f"/t/{room}"), headers=headers)


async def _admitted(desks: Desks, person: Person | None, table: str) -> HostedTable:
    """The table, for somebody who may come in. Raises NotFound."""
    found = await desks.lobby.hub.table(table)
    if not await found.admits("" if person is None else person.id):
        raise NotFound(reason("table-not-found"))
    return found
