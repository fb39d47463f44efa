"""The HTTP handlers. Each hands over to the lobby or the deals of the day at once."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from whistclub import __version__
from whistclub.cards.errors import NotFound, reason
from whistclub.club.people import Person
from whistclub.rules.record import Record
from whistclub.web.http import daily_types, types
from whistclub.web.http.asking import Asked, Asker, AskingCaller, ClubDesks, Desks
from whistclub.web.http.drills import DrillPage, drill_body
from whistclub.web.http.first_steps import FirstStepsPage, first_steps_body
from whistclub.web.http.forms import games, rules_text
from whistclub.web.http.refusals import REFUSED
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.wire import parts
from whistclub.web.wire.qr_code import squares

Room = Annotated[str, Parameter(max_length=40, description="The id of a table")]
Match = Annotated[str, Parameter(max_length=40, description="The id of a match")]
Place = Annotated[str, Parameter(pattern="^[0-9]{1,5}$", description="The deal's place in the match, from 1")]


@get("/api/me", responses=REFUSED)
async def me(request: Asked, desks: ClubDesks, person: Asker) -> types.Me:
    """Says who you are."""
    if person is not None:
        await desks.visitors.use(request.raw_headers, request.user_agent, desks.lobby.hub.now())
    return me_of(person)


@put("/api/me", responses=REFUSED)
async def take_name(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[types.NewName]
) -> Response[types.Me]:
    """Takes a name and, if you like, another face; makes you a guest of the club if you were none."""
    person, headers = await desks.guest(request, person)
    wanted = person.face if data.face is msgspec.UNSET else data.face
    named = None if data.name is msgspec.UNSET else data.name
    name = await desks.lobby.take_name(person, named, wanted, request.visitor)
    renamed = await desks.visitors.rename(person, name, wanted)
    return Response(me_of(renamed), headers=headers)


@post("/api/me", status_code=200, responses=REFUSED)
async def come_in(request: Asked, desks: ClubDesks, person: Asker) -> Response[types.Me]:
    """Makes you a guest of the club if you were nobody."""
    person, headers = await desks.guest(request, person)
    return Response(me_of(person), headers=headers)


@post("/api/me/device", status_code=200, responses=REFUSED)
async def device_link(request: Asked, desks: ClubDesks, person: Asker) -> Response[types.DeviceLink]:
    """Makes a link by which a second device becomes yours."""
    person, headers = await desks.guest(request, person)
    return Response(await desks.lobby.device_link(person, desks.address(request)), headers=headers)


@post("/api/device", status_code=200, responses=REFUSED)
async def redeem(request: Asked, desks: ClubDesks, data: JSONBody[types.Redeem]) -> Response[types.Me]:
    """Gives this device to the person of the link."""
    person, visitors = await desks.lobby.redeem(data.token), desks.visitors
    cookie = await visitors.add_device(person, request.user_agent, desks.lobby.hub.now())
    _, cookies = visitors.browser_or_new(request.raw_headers)
    return Response(me_of(person), headers={"Set-Cookie": cookie}, cookies=cookies)


@get("/api/games", responses=REFUSED)
async def all_games(request: Asked, desks: ClubDesks) -> types.Games:
    """The games, the bots, and the phrases."""
    return games(desks.lobby.hub.bots, desks.address(request))


@get("/api/pages/{language:str}/{page:str}", responses=REFUSED)
async def rules_page(
    language: Annotated[str, Parameter(max_length=20, description="A language of the catalogues")],
    page: Annotated[str, Parameter(max_length=40, description="The key of a rules page")],
) -> types.RulesPage:
    """A rules page, in English where this language has none."""
    return types.RulesPage(text=rules_text(page, language))


@get("/api/drills/{game:str}/{name:str}", responses=REFUSED, sync_to_thread=False)
def drill(
    game: Annotated[str, Parameter(max_length=40, description="The key of a game")],
    name: Annotated[str, Parameter(max_length=40, description="The name of a drill")],
) -> Response[DrillPage]:
    """The positions of a drill, each as its seat sees it, with the act to find."""
    return json_response(drill_body(game, name))


@get("/api/first-steps", responses=REFUSED, sync_to_thread=False)
def all_first_steps() -> Response[FirstStepsPage]:
    """The six steps of somebody who has never played whist, each with the act to find and what comes of the others."""
    return json_response(first_steps_body())


@get("/api/tables", responses=REFUSED)
async def tables(request: Asked, desks: ClubDesks, person: Asker) -> types.Tables:
    """Your own tables and the listed ones."""
    return await desks.lobby.tables(person, request.visitor)


@post("/api/tables", responses=REFUSED)
async def open_table(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[types.NewTable]
) -> Response[types.Opened]:
    """Opens a table."""
    person, headers = await desks.guest(request, person)
    cookies: list[Cookie] = []
    if data.daily:
        browser, cookies = desks.visitors.browser_or_new(request.raw_headers)
        caller = desks.visitors.caller(request.scope, person, browser)
        room = await desks.daily.open_table(person, data, caller)
    else:
        room = await desks.lobby.open_table(person, data, request.visitor)
    return Response(types.Opened(id=room, path=f"/t/{room}"), headers=headers, cookies=cookies)


@get("/api/tables/{table:str}", responses=REFUSED)
async def table(desks: ClubDesks, person: Asker, table: Room) -> parts.TableInfo:
    """A table, for anybody with its link who may come in; to others there is none."""
    return (await _admitted(desks, person, table)).model.info()


@get("/api/tables/{table:str}/link", responses=REFUSED)
async def table_link(request: Asked, desks: ClubDesks, person: Asker, table: Room) -> types.TableLink:
    """The link of a table with its QR code, for anybody who may come in."""
    found, address = await _admitted(desks, person, table), desks.address(request)
    url = f"{address.origin}/t/{found.room.id}"
    return types.TableLink(url=url, squares=() if address.is_local else squares(url))


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
) -> Response[types.MatchEnd]:
    """The end of a match that is over: how long it took, and the trick that decided it."""
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.match_end(request.visitor, table, match)
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}", responses=REFUSED)
async def replay(
    request: Asked, desks: ClubDesks, caller: AskingCaller, table: Room, match: Match, place: Place
) -> Response[types.Replay]:
    """A deal that is over, card by card, all hands open."""
    await desks.disclosure.admit_to_cards(caller, table, match)
    body = await desks.lobby.replays.replay(request.visitor, table, match, int(place))
    return json_response(body)


@post("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}/tries", responses=REFUSED)
async def try_again(
    request: Asked,
    desks: ClubDesks,
    person: Asker,
    table: Room,
    match: Match,
    place: Place,
    data: JSONBody[types.NewTry],
) -> Response[types.Opened]:
    """Opens a table of your own against bots that goes on from a place in a deal that is over. It counts for no statistics."""
    caller, lobby, visitor = desks.visitors.caller(request.scope, person), desks.lobby, request.visitor
    maker, headers = await desks.guest(request, person)
    await desks.disclosure.admit_to_cards(caller, table, match)
    plan = await lobby.replays.tried(visitor, table, match, int(place), data.acts)
    plan = await desks.disclosure.to_try(table, plan)
    room = await lobby.try_again(maker, plan, data.seat, visitor)
    return Response(types.Opened(id=room, path=f"/t/{room}"), headers=headers)


@get("/api/daily", responses=REFUSED)
async def daily(desks: ClubDesks, caller: AskingCaller) -> daily_types.Daily:
    """Today's deals, and the days with their seals."""
    return await desks.daily.overview(caller)


@get("/api/daily/{date:str}/{preset:str}", responses=REFUSED)
async def daily_standing(
    desks: ClubDesks,
    caller: AskingCaller,
    date: Annotated[str, Parameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date in UTC")],
    preset: Annotated[str, Parameter(max_length=40, description="A preset with a deal of the day")],
) -> daily_types.DailyStanding:
    """The standings of a day's deal; today's only for people who have finished their own try."""
    return await desks.daily.standing(caller, date, preset)


@get("/api/statistics", responses=REFUSED)
async def statistics(request: Asked, desks: ClubDesks, person: Asker) -> types.Statistics:
    """The results of your matches."""
    return await desks.lobby.statistics(person, request.visitor)


@get("/healthz", sync_to_thread=False)
def health() -> types.Health:
    """Answers if this process does."""
    return types.Health(status="ok", version=__version__)


@get("/readyz", responses=REFUSED)
async def ready(desks: ClubDesks) -> types.Readiness:
    """Answers if the club can read its database and write to it, and goes on serving; 503 with the reason if not."""
    started, hub = time.perf_counter(), desks.lobby.hub
    await hub.check_ready()
    took_ms = round((time.perf_counter() - started) * 1000, 2)
    notices: types.Heard = "heard" if hub.club.log.notices.is_heard else "missed"
    return types.Readiness(status="ready", database_ms=took_ms, notices=notices)


async def _admitted(desks: Desks, person: Person | None, table: str) -> HostedTable:
    """The table, for somebody who may come in. Raises NotFound."""
    found = await desks.lobby.hub.table(table)
    if not await found.admits("" if person is None else person.id):
        raise NotFound(reason("table-not-found"))
    return found


def json_response(body: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")


def me_of(person: Person | None) -> types.Me:
    """The person, as they are told who they are."""
    if person is None:
        return types.Me(known=False)
    return types.Me(known=True, name=person.name, guest=0 if person.name else person.number, face=person.face)
