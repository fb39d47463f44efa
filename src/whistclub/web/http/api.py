"""The HTTP handlers. Each hands over to the lobby or the deals of the day at once."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, Parameter

from whistclub import __version__
from whistclub.cards.errors import NotFound, reason
from whistclub.club.daily import Caller
from whistclub.club.people import Person
from whistclub.rules.record import Record
from whistclub.web.http import daily_types, types
from whistclub.web.http.daily import DailyDeals
from whistclub.web.http.disclosure import Disclosure
from whistclub.web.http.drills import DrillPage, drill_body
from whistclub.web.http.first_steps import FirstStepsPage, first_steps_body
from whistclub.web.http.forms import games, rules_text
from whistclub.web.http.links import Address, Reach
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.visitors import Visitors, caller_of
from whistclub.web.resources.rate_limit import visitor_of
from whistclub.web.wire import parts
from whistclub.web.wire.qr_code import squares

Asked = Request[Any, Any, State]
Room = Annotated[str, Parameter(max_length=40, description="The id of a table")]
Match = Annotated[str, Parameter(max_length=40, description="The id of a match")]
Place = Annotated[str, Parameter(pattern="^[0-9]{1,5}$", description="The deal's place in the match, from 1")]


def lobby_of(request: Asked) -> Lobby:
    """The lobby that a request is for."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def _daily(request: Asked) -> DailyDeals:
    daily: DailyDeals = request.app.state.daily
    return daily


def visitors_of(request: Asked) -> Visitors:
    """The visitors of the club that a request is for."""
    visitors: Visitors = request.app.state.visitors
    return visitors


def disclosure_of(request: Asked) -> Disclosure:
    """The place that says who may know what."""
    disclosure: Disclosure = request.app.state.disclosure
    return disclosure


def address_of(request: Asked) -> Address:
    """The address by which others reach the club."""
    reach: Reach = request.app.state.reach
    return reach.address(request.headers.get("host", ""), request.scope["scheme"])


def user_agent_of(request: Asked) -> str:
    """The name by which the browser that asks calls itself."""
    return request.headers.get("user-agent", "")[:400]


async def person_of(request: Asked) -> Person | None:
    """The person who asks, None for nobody known."""
    return await visitors_of(request).who(request.scope["headers"])


def caller_who(request: Asked, person: Person | None, browser: str | None = None) -> Caller:
    """The caller of a request, who may have seen cards of the day; `browser` is one that has just got its cookie."""
    return caller_of(visitors_of(request), request.scope, person, browser)


def browser_of(request: Asked) -> tuple[str, list[Cookie]]:
    """The id of the browser that asks, and the cookie to set if it had none."""
    visitors = visitors_of(request)
    known = visitors.browser(request.scope["headers"])
    return (known, []) if known else visitors.new_browser()


async def known_person(request: Asked) -> tuple[Person, dict[str, str]]:
    """The person who asks, made a guest if unknown, and the headers to set then."""
    visitors = visitors_of(request)
    person = await person_of(request)
    if person is not None:
        return person, {}
    await lobby_of(request).count_guest(visitor_of(request.scope))
    person, cookie = await visitors.guest(user_agent_of(request), lobby_of(request).hub.now())
    return person, {"Set-Cookie": cookie}


@get("/api/me", responses=REFUSED)
async def me(request: Asked) -> types.Me:
    """Says who you are."""
    person = await person_of(request)
    if person is not None:
        await visitors_of(request).use(
            request.scope["headers"], user_agent_of(request), lobby_of(request).hub.now()
        )
    return me_of(person)


@put("/api/me", responses=REFUSED)
async def take_name(request: Asked, data: JSONBody[types.NewName]) -> Response[types.Me]:
    """Takes a name and, if you like, another face; makes you a guest of the club if you were none."""
    lobby = lobby_of(request)
    person, headers = await known_person(request)
    wanted = person.face if data.face is msgspec.UNSET else data.face
    named = None if data.name is msgspec.UNSET else data.name
    name = await lobby.take_name(person, named, wanted, visitor_of(request.scope))
    renamed = await visitors_of(request).rename(person, name, wanted)
    return Response(me_of(renamed), headers=headers)


@post("/api/me", status_code=200, responses=REFUSED)
async def come_in(request: Asked) -> Response[types.Me]:
    """Makes you a guest of the club if you were nobody."""
    person, headers = await known_person(request)
    return Response(me_of(person), headers=headers)


@post("/api/me/device", status_code=200, responses=REFUSED)
async def device_link(request: Asked) -> Response[types.DeviceLink]:
    """Makes a link by which a second device becomes yours."""
    person, headers = await known_person(request)
    return Response(await lobby_of(request).device_link(person, address_of(request)), headers=headers)


@post("/api/device", status_code=200, responses=REFUSED)
async def redeem(request: Asked, data: JSONBody[types.Redeem]) -> Response[types.Me]:
    """Gives this device to the person of the link."""
    person = await lobby_of(request).redeem(data.token)
    visitors = visitors_of(request)
    cookie = await visitors.add_device(person, user_agent_of(request), lobby_of(request).hub.now())
    return Response(me_of(person), headers={"Set-Cookie": cookie}, cookies=browser_of(request)[1])


@get("/api/games", responses=REFUSED)
async def all_games(request: Asked) -> types.Games:
    """The games, the bots, and the phrases."""
    return games(lobby_of(request).hub.bots, address_of(request))


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
async def tables(request: Asked) -> types.Tables:
    """Your own tables and the listed ones."""
    return await lobby_of(request).tables(await person_of(request), visitor_of(request.scope))


@post("/api/tables", responses=REFUSED)
async def open_table(request: Asked, data: JSONBody[types.NewTable]) -> Response[types.Opened]:
    """Opens a table."""
    person, headers = await known_person(request)
    cookies: list[Cookie] = []
    if data.daily:
        browser, cookies = browser_of(request)
        room = await _daily(request).open_table(person, data, caller_who(request, person, browser))
    else:
        room = await lobby_of(request).open_table(person, data, visitor_of(request.scope))
    return Response(types.Opened(id=room, path=f"/t/{room}"), headers=headers, cookies=cookies)


@get("/api/tables/{table:str}", responses=REFUSED)
async def table(request: Asked, table: Room) -> parts.TableInfo:
    """A table, for anybody with its link who may come in; to others there is none."""
    person, found = await person_of(request), await lobby_of(request).hub.table(table)
    if not await found.admits("" if person is None else person.id):
        raise NotFound(reason("table-not-found"))
    return found.model.info()


@get("/api/tables/{table:str}/link", responses=REFUSED)
async def table_link(request: Asked, table: Room) -> types.TableLink:
    """The link of a table with its QR code, for anybody who may come in."""
    person, found = await person_of(request), await lobby_of(request).hub.table(table)
    if not await found.admits("" if person is None else person.id):
        raise NotFound(reason("table-not-found"))
    address = address_of(request)
    url = f"{address.origin}/t/{found.room.id}"
    return types.TableLink(url=url, squares=() if address.is_local else squares(url))


@get("/api/tables/{table:str}/matches/{match:str}/record", responses=REFUSED)
async def record(request: Asked, table: Room, match: Match) -> Response[Record]:
    """The record of the deals that are over and open."""
    await _admit(request, table, match)
    body = await lobby_of(request).replays.record(visitor_of(request.scope), table, match)
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/end", responses=REFUSED)
async def match_end(request: Asked, table: Room, match: Match) -> Response[types.MatchEnd]:
    """The end of a match that is over: how long it took, and the trick that decided it."""
    await _admit(request, table, match)
    body = await lobby_of(request).replays.match_end(visitor_of(request.scope), table, match)
    return json_response(body)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}", responses=REFUSED)
async def replay(
    request: Asked,
    table: Room,
    match: Match,
    place: Place,
) -> Response[types.Replay]:
    """A deal that is over, card by card, all hands open."""
    await _admit(request, table, match)
    body = await lobby_of(request).replays.replay(visitor_of(request.scope), table, match, int(place))
    return json_response(body)


@post("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}/tries", responses=REFUSED)
async def try_again(
    request: Asked, table: Room, match: Match, place: Place, data: JSONBody[types.NewTry]
) -> Response[types.Opened]:
    """Opens a table of your own against bots that goes on from a place in a deal that is over. It counts for no statistics."""
    person, headers = await known_person(request)
    await _admit(request, table, match)
    lobby, visitor = lobby_of(request), visitor_of(request.scope)
    plan = await lobby.replays.tried(visitor, table, match, int(place), data.acts)
    plan = await disclosure_of(request).to_try(table, plan)
    room = await lobby.try_again(person, plan, data.seat, visitor)
    return Response(types.Opened(id=room, path=f"/t/{room}"), headers=headers)


@get("/api/daily", responses=REFUSED)
async def daily(request: Asked) -> daily_types.Daily:
    """Today's deals, and the days with their seals."""
    return await _daily(request).overview(caller_who(request, await person_of(request)))


@get("/api/daily/{date:str}/{preset:str}", responses=REFUSED)
async def daily_standing(
    request: Asked,
    date: Annotated[str, Parameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date in UTC")],
    preset: Annotated[str, Parameter(max_length=40, description="A preset with a deal of the day")],
) -> daily_types.DailyStanding:
    """The standings of a day's deal; today's only for people who have finished their own try."""
    return await _daily(request).standing(caller_who(request, await person_of(request)), date, preset)


@get("/api/statistics", responses=REFUSED)
async def statistics(request: Asked) -> types.Statistics:
    """The results of your matches."""
    return await lobby_of(request).statistics(await person_of(request), visitor_of(request.scope))


@get("/healthz", sync_to_thread=False)
def health() -> types.Health:
    """Answers if this process does."""
    return types.Health(status="ok", version=__version__)


@get("/readyz", responses=REFUSED)
async def ready(request: Asked) -> types.Readiness:
    """Answers if the club can read its database and write to it, and goes on serving; 503 with the reason if not."""
    started, hub = time.perf_counter(), lobby_of(request).hub
    await hub.check_ready()
    took_ms = round((time.perf_counter() - started) * 1000, 2)
    notices: types.Heard = "heard" if hub.club.log.notices.is_heard else "missed"
    return types.Readiness(status="ready", database_ms=took_ms, notices=notices)


async def _admit(request: Asked, table: str, match: str) -> None:
    """Lets somebody look at what was played in this match. Raises NotHere."""
    caller = caller_who(request, await person_of(request))
    await disclosure_of(request).admit_to_cards(caller, table, match)


def json_response(body: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")


def me_of(person: Person | None) -> types.Me:
    """The person, as they are told who they are."""
    if person is None:
        return types.Me(known=False)
    return types.Me(known=True, name=person.name, guest=0 if person.name else person.number, face=person.face)


HANDLERS = [
    me, take_name, come_in, device_link, redeem, all_games, rules_page, drill, all_first_steps, tables, open_table, table, table_link, record, match_end, replay, try_again, daily, daily_standing, statistics, health, ready,
]  # fmt: skip
