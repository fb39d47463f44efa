"""The HTTP requests; each hands over at once."""

import time
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from whistclub import __version__
from whistclub.cards.errors import Reason, WhistclubError, reason
from whistclub.club.people import BadName, Person
from whistclub.club.rooms import NotHere
from whistclub.rules.record import Record
from whistclub.rules.wire import encode
from whistclub.web import http_types, parts
from whistclub.web.desk import Desk
from whistclub.web.forms import games
from whistclub.web.http_types import Problem
from whistclub.web.linking import Address, Reach
from whistclub.web.parts_of import why
from whistclub.web.replaying import open_record, replay_of
from whistclub.web.visitors import Visitors

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


def _desk(request: Asked) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _visitors(request: Asked) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors


def _address(request: Asked) -> Address:
    reach: Reach = request.app.state.reach
    return reach.address(request.headers.get("host", ""), request.scope["scheme"])


async def _who(request: Asked) -> Person | None:
    return await _visitors(request).who(request.scope["headers"])


async def _known(request: Asked) -> tuple[Person, dict[str, str]]:
    """Who asks, a guest from now on if nobody yet; with the headers that say so."""
    visitors = _visitors(request)
    person = await _who(request)
    if person is not None:
        return person, {}
    person = await visitors.guest()
    return person, {"Set-Cookie": visitors.set_cookie(person)}


@get("/api/me", responses=_REFUSED)
async def me(request: Asked) -> http_types.Me:
    """Who you are."""
    return _me(await _who(request))


@put("/api/me", responses=_REFUSED)
async def take_name(request: Asked, data: JSONBody[http_types.NewName]) -> Response[http_types.Me]:
    """Takes a name; makes you a guest of the club if you were none."""
    desk = _desk(request)
    person, headers = await _known(request)
    name = await desk.take_name(person, data.name)
    renamed = await _visitors(request).rename(person, name)
    return Response(_me(renamed), headers=headers)


@post("/api/me/device", status_code=200, responses=_REFUSED)
async def device_link(request: Asked) -> Response[http_types.DeviceLink]:
    """A link by which a second device becomes yours."""
    person, headers = await _known(request)
    return Response(await _desk(request).device_link(person, _address(request)), headers=headers)


@post("/api/device", status_code=200, responses=_REFUSED)
async def redeem(request: Asked, data: JSONBody[http_types.Redeem]) -> Response[http_types.Me]:
    """Makes this device the person's whose link it is."""
    person = await _desk(request).redeem(data.token)
    cookie = _visitors(request).set_cookie(person)
    return Response(_me(person), headers={"Set-Cookie": cookie})


@get("/api/games", responses=_REFUSED)
async def all_games(request: Asked) -> http_types.Games:
    """All that can be played, against whom, and what can be said."""
    return games(_desk(request).hub.bots, _address(request))


@get("/api/tables", responses=_REFUSED)
async def tables(request: Asked) -> http_types.Tables:
    """Your own tables and the listed ones."""
    return await _desk(request).tables(await _who(request))


@post("/api/tables", responses=_REFUSED)
async def open_table(request: Asked, data: JSONBody[http_types.NewTable]) -> Response[http_types.Opened]:
    """Opens a table."""
    person, headers = await _known(request)
    room = await _desk(request).open_table(person, data)
    return Response(http_types.Opened(id=room, path=f"/t/{room}"), headers=headers)


@get("/api/tables/{table:str}", responses=_REFUSED)
async def table(request: Asked, table: Room) -> parts.TableInfo:
    """A table, for whoever has its link."""
    return (await _desk(request).hub.party(table)).info()


@get("/api/tables/{table:str}/matches/{match:str}/record", responses=_REFUSED)
async def record(request: Asked, table: Room, match: Match) -> Record:
    """The record of the deals that are over and open."""
    _, state = await _desk(request).match(table, match)
    return open_record(state)


@get("/api/tables/{table:str}/matches/{match:str}/deals/{place:str}", responses=_REFUSED)
async def replay(
    request: Asked,
    table: Room,
    match: Match,
    place: Annotated[
        str, Parameter(pattern="^[0-9]{1,5}$", description="The deal's place in the match, from 1")
    ],
) -> Response[http_types.Replay]:
    """A deal that is over, card by card, all hands open."""
    _, state = await _desk(request).match(table, match)
    names = tuple(sitter.name for sitter in state.sitters)
    told = replay_of(state, int(place), table, names)
    return Response(encode(told), media_type="application/json")  # type: ignore[arg-type]


@get("/api/daily", responses=_REFUSED)
async def daily(request: Asked) -> http_types.Daily:
    """Today's deals."""
    return await _desk(request).daily(await _who(request))


@get("/api/statistics", responses=_REFUSED)
async def statistics(request: Asked) -> http_types.Statistics:
    """What your matches come to."""
    return await _desk(request).statistics(await _who(request))


@get("/healthz", responses=_REFUSED)
async def health(request: Asked) -> http_types.Health:
    """Whether the club and its database answer."""
    started = time.perf_counter()
    await _desk(request).hub.ping()
    took_ms = round((time.perf_counter() - started) * 1000, 2)
    return http_types.Health(status="ok", version=__version__, database_ms=took_ms)


def _me(person: Person | None) -> http_types.Me:
    if person is None:
        return http_types.Me(known=False)
    return http_types.Me(known=True, name=person.name, guest=0 if person.name else person.number)


HANDLERS = [
    me, take_name, device_link, redeem, all_games, tables, open_table, table, record, replay, daily, statistics, health,
]  # fmt: skip

_MISSING = {"table-not-found", "match-not-found", "deal-not-open", "table-unknown"}


def refused(_: Asked, problem: WhistclubError) -> Response[Problem]:
    """What the club refused, as an answer."""
    status, told = 400, problem.reason
    if told.key in {"data-file", "database"}:
        status, told = 503, reason("club-cannot-write")
    elif told.key in _MISSING:
        status = 404
    elif isinstance(problem, NotHere) and not isinstance(problem, BadName):
        status = 409
    return Response(Problem(why=why(told)), status_code=status)


def not_understood(status: int, because: Reason) -> Callable[[Asked, Exception], Response[Problem]]:
    """The answer to what the framework refused; its own words are kept from the visitor."""

    def answer(_: Asked, problem: Exception) -> Response[Problem]:  # noqa: ARG001
        return Response(Problem(why=why(because)), status_code=status)

    return answer
