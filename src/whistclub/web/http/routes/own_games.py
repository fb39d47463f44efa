"""The HTTP handlers of people's own games and data. Nobody gets anything but their own."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.exceptions import HTTPException
from litestar.params import Parameter
from litestar.response import Stream

from whistclub.cards.errors import reason
from whistclub.club.own_games import GameChoice
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asked, Asker, AskingCaller, ClubDesks, known
from whistclub.web.http.routes.tables import Match, Room
from whistclub.web.http.statuses import MOST_OWN_DATA, OWN_DATA, BodyTooLong
from whistclub.wire import bodies
from whistclub.wire.own_games import Company, OwnGamesPage, TakenIn

Time = Annotated[int, Parameter(ge=0, le=10**15, description="Milliseconds since 1970 UTC; 0 for any time")]


@get("/api/me/games", responses=REFUSED)
async def own_games(  # noqa: PLR0913 - the fields of a query
    *,
    request: Asked,
    desks: ClubDesks,
    person: Asker,
    game: Annotated[str, Parameter(max_length=40, description="The key of a game; empty for all")] = "",
    other: Annotated[str, Parameter(max_length=40, description="The id of somebody who played too")] = "",
    since_ms: Time = 0,
    until_ms: Time = 0,
    after: Annotated[str, Parameter(max_length=80, description="The end of the page before")] = "",
) -> OwnGamesPage:
    """Your finished games, those begun between two times, in pages."""
    choice = GameChoice(game=game, other=other, since_ms=since_ms, until_ms=until_ms)
    return await desks.own_games.page(person, choice, after, request.visitor)


@get("/api/me/company", responses=REFUSED)
async def company(desks: ClubDesks, person: Asker) -> Company:
    """The people you played with lately."""
    return await desks.own_games.company(person)


@delete("/api/me/games/{match:str}", status_code=200, responses=REFUSED)
async def delete_game(desks: ClubDesks, person: Asker, match: Match) -> bodies.Me:
    """Deletes a game for you; for an hour you can have it back. Others who played it keep it."""
    person = known(person)
    await desks.own_games.delete(person, match)
    return bodies.Me(known=True, name=person.name)


@put("/api/me/games/{match:str}", responses=REFUSED)
async def restore_game(desks: ClubDesks, person: Asker, match: Match) -> bodies.Me:
    """Gives you back a game that you have just deleted."""
    person = known(person)
    await desks.own_games.restore(person, match)
    return bodies.Me(known=True, name=person.name)


@delete("/api/me/tables/{table:str}", status_code=200, responses=REFUSED)
async def put_aside(desks: ClubDesks, person: Asker, table: Room) -> bodies.Me:
    """Takes a table of yours off your list, until the next match begins there. Its game stays as it is."""
    person = known(person)
    await desks.lobby.put_aside(person, table, back=False)
    return bodies.Me(known=True, name=person.name)


@put("/api/me/tables/{table:str}", responses=REFUSED)
async def put_back(desks: ClubDesks, person: Asker, table: Room) -> bodies.Me:
    """Puts a table back on your list."""
    person = known(person)
    await desks.lobby.put_aside(person, table, back=True)
    return bodies.Me(known=True, name=person.name)


@get(OWN_DATA, responses=REFUSED)
async def own_data(desks: ClubDesks, person: Asker, caller: AskingCaller) -> Stream:
    """Everything the club keeps of you, as one JSON document: name, statistics, and your games with their records."""
    pieces = await desks.own_games.data(known(person), caller)
    headers = {"Content-Disposition": 'attachment; filename="whistclub.json"'}
    return Stream(pieces, media_type="application/json", headers=headers)


@post(OWN_DATA, responses=REFUSED, status_code=200, request_max_body_size=MOST_OWN_DATA)
async def take_in(request: Asked, desks: ClubDesks, person: Asker) -> Response[TakenIn]:
    """Takes in games that you played on a device without the club, from the document of your data there: each once."""
    try:
        data = await request.body()
    except HTTPException as problem:
        raise BodyTooLong(reason("body-too-long", most=MOST_OWN_DATA)) from problem
    document = desks.device_games.read(data, request.visitor)
    person, headers = await desks.guest(request, person)
    taken = await desks.device_games.take_in(person, document, request.visitor)
    return Response(taken, headers=headers)


@delete("/api/me", status_code=200, responses=REFUSED)
async def remove_me(desks: ClubDesks, person: Asker) -> Response[bodies.Me]:
    """Deletes everything of yours, and you. What others played with you stays, with nobody's name in your seat."""
    person = known(person)
    await desks.own_games.remove(person)
    return Response(bodies.Me(known=False), headers={"Set-Cookie": desks.visitors.forget(person)})
