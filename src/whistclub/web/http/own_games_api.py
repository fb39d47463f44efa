"""The HTTP handlers of people's own games and data. Nobody gets anything but their own."""

from typing import Annotated

from litestar import Response, delete, get, put
from litestar.params import Parameter
from litestar.response import Stream

from whistclub.cards.errors import NotHere, reason
from whistclub.club.own_games import Choice
from whistclub.club.people import Person
from whistclub.web.http import types
from whistclub.web.http.api import Asked, Match, Room, caller_who, lobby_of, person_of, visitors_of
from whistclub.web.http.own_games import Company, OwnGames, OwnGamesPage
from whistclub.web.http.refusals import REFUSED
from whistclub.web.resources.rate_limit import visitor_of

Time = Annotated[int, Parameter(ge=0, le=10**15, description="Milliseconds since 1970 UTC; 0 for any time")]


def _own_games(request: Asked) -> OwnGames:
    own_games: OwnGames = request.app.state.own_games
    return own_games


async def _known(request: Asked) -> Person:
    """The person who asks. Raises NotHere for nobody known."""
    person = await person_of(request)
    if person is None:
        raise NotHere(reason("nobody-known"))
    return person


@get("/api/me/games", responses=REFUSED)
async def own_games(
    request: Asked,
    game: Annotated[str, Parameter(max_length=40, description="The key of a game; empty for all")] = "",
    other: Annotated[str, Parameter(max_length=40, description="The id of somebody who played too")] = "",
    since_ms: Time = 0,
    until_ms: Time = 0,
    after: Annotated[str, Parameter(max_length=80, description="The end of the page before")] = "",
) -> OwnGamesPage:
    """Your finished games, those begun between two times, in pages."""
    choice = Choice(game=game, other=other, since_ms=since_ms, until_ms=until_ms)
    return await _own_games(request).page(await person_of(request), choice, after, visitor_of(request.scope))


@get("/api/me/company", responses=REFUSED)
async def company(request: Asked) -> Company:
    """The people you played with lately."""
    return await _own_games(request).company(await person_of(request))


@delete("/api/me/games/{match:str}", status_code=200, responses=REFUSED)
async def delete_game(request: Asked, match: Match) -> types.Me:
    """Deletes a game for you; for an hour you can have it back. Others who played it keep it."""
    person = await _known(request)
    await _own_games(request).delete(person, match)
    return types.Me(known=True, name=person.name)


@put("/api/me/games/{match:str}", responses=REFUSED)
async def restore_game(request: Asked, match: Match) -> types.Me:
    """Gives you back a game that you have just deleted."""
    person = await _known(request)
    await _own_games(request).restore(person, match)
    return types.Me(known=True, name=person.name)


@delete("/api/me/tables/{table:str}", status_code=200, responses=REFUSED)
async def put_aside(request: Asked, table: Room) -> types.Me:
    """Takes a table of yours off your list, until the next match begins there. Its game stays as it is."""
    person = await _known(request)
    await lobby_of(request).put_aside(person, table, back=False)
    return types.Me(known=True, name=person.name)


@put("/api/me/tables/{table:str}", responses=REFUSED)
async def put_back(request: Asked, table: Room) -> types.Me:
    """Puts a table back on your list."""
    person = await _known(request)
    await lobby_of(request).put_aside(person, table, back=True)
    return types.Me(known=True, name=person.name)


@get("/api/me/data", responses=REFUSED)
async def own_data(request: Asked) -> Stream:
    """Everything the club keeps of you, as one JSON document: name, statistics, and your games with their records."""
    person = await _known(request)
    pieces = await _own_games(request).data(person, caller_who(request, person))
    headers = {"Content-Disposition": 'attachment; filename="whistclub.json"'}
    return Stream(pieces, media_type="application/json", headers=headers)


@delete("/api/me", status_code=200, responses=REFUSED)
async def remove_me(request: Asked) -> Response[types.Me]:
    """Deletes everything of yours, and you. What others played with you stays, with nobody's name in your seat."""
    person = await _known(request)
    await _own_games(request).remove(person)
    return Response(types.Me(known=False), headers={"Set-Cookie": visitors_of(request).forget(person)})


OWN_GAME_HANDLERS = [own_games, company, delete_game, restore_game, put_aside, put_back, own_data, remove_me]
