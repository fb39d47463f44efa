"""Hands that somebody lays open, solved for anybody; nothing is kept."""

from litestar import post
from litestar.params import JSONBody

from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asked, ClubDesks
from whistclub.web.http.solutions import deals_read, solved, solved_place
from whistclub.wire.solutions import AskedPlace, DealsRead, LaidHands, PastedDeals, SolvedHands, SolvedPlace


@post("/api/solve", responses=REFUSED, status_code=200)
async def solve(request: Asked, desks: ClubDesks, data: JSONBody[LaidHands]) -> SolvedHands:
    """The tricks of a side by leader, played perfectly by all, all hands seen."""
    return await solved(desks.lobby.hub.prices, request.visitor, data)


@post("/api/solve/cards", responses=REFUSED, status_code=200)
async def solve_cards(request: Asked, desks: ClubDesks, data: JSONBody[AskedPlace]) -> SolvedPlace:
    """A place in the play of open hands, with the value of each card that may be played."""
    return await solved_place(desks.lobby.hub.prices, request.visitor, data)


@post("/api/solve/text", responses=REFUSED, status_code=200)
async def solve_text(data: JSONBody[PastedDeals]) -> DealsRead:
    """The deals of a text that is pasted."""
    return deals_read(data)
