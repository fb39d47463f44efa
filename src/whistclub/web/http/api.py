"""The HTTP requests; each hands over at once."""

import time
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from whistclub import __version__
from whistclub.cards.errors import Reason, WhistclubError
from whistclub.club.daily import Caller
from whistclub.club.people import BadName, Person
from whistclub.club.rooms import NotHere
from whistclub.club.store.db_errors import told_to_visitors
from whistclub.rules.record import Record
from whistclub.web.http import types
from whistclub.web.http.daily import DailyDeals
from whistclub.web.http.forms import games, rules_text
from whistclub.web.http.links import Address, Reach
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.types import Problem
from whistclub.web.http.visitors import Visitors, caller_of
from whistclub.web.resources.rate_limit import visitor_of
from whistclub.web.wire import parts
from whistclub.web.wire.encode import why

Asked = Request[Any, Any, State]
Room = Annotated[str, Parameter(max_length=40, description="The id of a table")]
Match = Annotated[str, Parameter(max_length=40, description="The id of a match")]
_REFUSED = {
    status: ResponseSpec(Problem, description=what)
    for status, what in (
        (400, "Not understood"),
        (403, "Not from the club's own pages"),
        (404, "There is no such thing"),
        (409, "Not now, or not by you"),
        (413, "Too long"),
        (415, "Not JSON"),
        (421, "Not this host"),
        (429, "Too much at once"),
        (503, "The club cannot keep anything now"),
    )
}


def _lobby(request: Asked) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _daily(request: Asked) -> DailyDeals:
    daily: DailyDeals = request.app.state.daily
    return daily


def _visitors(request: Asked) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors


def _address(request: Asked) -> Address:
    reach: Reach = request.app.state.reach
    return reach.address(request.headers.get("host", ""), request.scope["scheme"])


async def _who(request: Asked) -> Person | None:
    return await _visitors(request).who(request.scope["headers"])


def _caller(request: Asked, person: Person | None, browser: str | None = None) -> Caller:
    """Who asks, for whom it matters what they may have seen; `browser` is one just made known."""
    return caller_of(_visitors(request), request.scope, person, browser)


def _browser(request: Asked) -> tuple[str, list[Cookie]]:
    """The browser that asks, known from now on if it was not yet; with the cookie that says so."""
    visitors = _visitors(request)
    known = visitors.browser(request.scope["headers"])
    return (known, []) if known else visitors.new_browser()


async def _known(request: Asked) -> tuple[Person, dict[str, str]]:
    """Who asks, a guest from now on if nobody yet; with the headers that say so."""
    visitors = _visitors(request)
    person = await _who(request)
    if person is not None:
        return person, {}
    _lobby(request).count_guest(visitor_of(request.scope))
    person = await visitors.guest(_lobby(request).hub.now())
    return person, {"Set-Cookie": visitors.set_cookie(person)}


@get("/api/me", responses=_REFUSED)
async def me(request: Asked) -> types.Me:
    """Who you are."""
    return _me(await _who(request))


@put("/api/me", responses=_REFUSED)
async def take_name(request: Asked, data: JSONBody[types.NewName]) -> Response[types.Me]:
    """Takes a name; makes you a guest of the club if you were none."""
    lobby = _lobby(request)
    person, headers = await _known(request)
    name = await lobby.take_name(person, data.name, visitor_of(request.scope))
    renamed = await _visitors(request).rename(person, name)
    return Response(_me(renamed), headers=headers)


@post("/api/me", status_code=200, responses=_REFUSED)
async def come_in(request: Asked) -> Response[types.Me]:
    """Makes you a guest of the club if you were nobody."""
    person, headers = await _known(request)
    return Response(_me(person), headers=headers)


@post("/api/me/device", status_code=200, responses=_REFUSED)
async def device_link(request: Asked) -> Response[types.DeviceLink]:
    """A link by which a second device becomes yours."""
    person, headers = await _known(request)
    return Response(await _lobby(request).device_link(person, _address(request)), headers=headers)


@post("/api/device", status_code=200, responses=_REFUSED)
async def redeem(request: Asked, data: JSONBody[types.Redeem]) -> Response[types.Me]:
    """Makes this device the person's whose link it is."""
    person = await _lobby(request).redeem(data.token)
    cookie = _visitors(request).set_cookie(person)
    return Response(_me(person), headers={"Set-Cookie": cookie}, cookies=_browser(request)[1])


@get("/api/games", responses=_REFUSED)
async def all_games(request: Asked) -> types.Games:
    """All that can be played, against whom, and what can be said."""
    return games(_lobby(request).hub.bots, _address(request))


@get("/api/pages/{language:str}/{page:str}", responses=_REFUSED)
async def rules_page(
    language: Annotated[str, Parameter(max_length=20, description="A language of the catalogues")],
    page: Annotated[str, Parameter(max_length=40, description="The key of a rules page")],
) -> types.RulesPage:
    """A rules page, in English where this language has none."""
    return types.RulesPage(text=rules_text(page, language))


@get("/api/tables", responses=_REFUSED)
async def tables(request: Asked) -> types.Tables:
    """Your own tables and the listed ones."""
    return await _lobby(request).tables(await _who(request))


@post("/api/tables", responses=_REFUSED)
async def open_table(request: Asked, data: JSONBody[types.NewTable]) -> Response[types.Opened]:
    """Opens a table."""
    person, headers = await _known(request)
    cookies: list[Cookie] = []
    if data.daily:
        browser, cookies = _browser(request)
        room = await _daily(request).open_table(person, data, _caller(request, person, browser))
    else:
        room = await _lobby(request).open_table(person, data, visitor_of(request.scope))
    return Response(types.Opened(id=room, path=f"/t/{room}"), headers=headers, cookies=cookies)


@get("/api/tables/{table:str}", responses=_REFUSED)
async def table(request: Asked, table: Room) -> parts.TableInfo:
    """A table, for whoever has its link."""
    return (await _lobby(request).hub.table(table)).model.info()


@get("/api/tables/{table:str}/matches/{match:str}/record", responses=_REFUSED)
async def record(request: Asked, table: Room, match: Match) -> Response[Record]:
    """The record of the deals that are over and open."""
    await _admit(request, table)
    told = await _lobby(request).retelling.record(visitor_of(request.scope), table, match)
    return _written(told)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}", responses=_REFUSED)
async def replay(
    request: Asked,
    table: Room,
    match: Match,
    place: Annotated[
        str, Parameter(pattern="^[0-9]{1,5}$", description="The deal's place in the match, from 1")
    ],
) -> Response[types.Replay]:
    """A deal that is over, card by card, all hands open."""
    await _admit(request, table)
    told = await _lobby(request).retelling.replay(visitor_of(request.scope), table, match, int(place))
    return _written(told)


@get("/api/daily", responses=_REFUSED)
async def daily(request: Asked) -> types.Daily:
    """Today's deals, and the days with their seals."""
    return await _daily(request).told(_caller(request, await _who(request)))


@get("/api/daily/{date:str}/{preset:str}", responses=_REFUSED)
async def daily_standing(
    request: Asked,
    date: Annotated[str, Parameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date in UTC")],
    preset: Annotated[str, Parameter(max_length=40, description="A preset with a deal of the day")],
) -> types.DailyStanding:
    """How everybody did at a day's deal; of today's for those who have ended their own."""
    return await _daily(request).standing(_caller(request, await _who(request)), date, preset)


@get("/api/statistics", responses=_REFUSED)
async def statistics(request: Asked) -> types.Statistics:
    """What your matches come to."""
    return await _lobby(request).statistics(await _who(request), visitor_of(request.scope))


@get("/healthz", responses=_REFUSED)
async def health(request: Asked) -> types.Health:
    """Whether the club and its database answer."""
    started = time.perf_counter()
    await _lobby(request).hub.ping()
    took_ms = round((time.perf_counter() - started) * 1000, 2)
    return types.Health(status="ok", version=__version__, database_ms=took_ms)


async def _admit(request: Asked, table: str) -> None:
    """Lets somebody look at what was played at this table. Raises NotHere."""
    await _daily(request).admit_to(_caller(request, await _who(request)), table)


def _written(told: bytes) -> Response[Any]:
    """An answer that was made elsewhere."""
    return Response(told, media_type="application/json")


def _me(person: Person | None) -> types.Me:
    if person is None:
        return types.Me(known=False)
    return types.Me(known=True, name=person.name, guest=0 if person.name else person.number)


HANDLERS = [
    me, take_name, come_in, device_link, redeem, all_games, rules_page, tables, open_table, table, record, replay, daily, daily_standing, statistics, health,
]  # fmt: skip

_MISSING = {
    "table-not-found",
    "match-not-found",
    "deal-not-open",
    "page-not-found",
    "table-unknown",
    "daily-unknown",
}


def refused(_: Asked, problem: WhistclubError) -> Response[Problem]:
    """What the club refused, as an answer."""
    status, told, headers = 400, told_to_visitors(problem.reason), {}
    if told.key == "club-cannot-write":
        status = 503
    elif told.key == "too-much-at-once":
        status, headers = 429, {"Retry-After": "2"}
    elif told.key in _MISSING:
        status = 404
    elif isinstance(problem, NotHere) and not isinstance(problem, BadName):
        status = 409
    return Response(Problem(why=why(told)), status_code=status, headers=headers)


def not_understood(status: int, because: Reason) -> Callable[[Asked, Exception], Response[Problem]]:
    """The answer to what the framework refused; its own words are kept from the visitor."""

    def answer(_: Asked, problem: Exception) -> Response[Problem]:  # noqa: ARG001
        return Response(Problem(why=why(because)), status_code=status)

    return answer
