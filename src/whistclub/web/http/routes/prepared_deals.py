"""Prepared deals: made by a teacher, played by link, and looked at side by side."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, Parameter

from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asked, Asker, ClubDesks, known
from whistclub.wire import bodies
from whistclub.wire.prepared import (
    NewPrepared,
    PastedText,
    Prepared,
    PreparedList,
    PreparedOpened,
    PreparedResults,
    ReadText,
)

Id = Annotated[str, Parameter(max_length=40, description="The id of prepared deals")]
Deal = Annotated[str, Parameter(pattern="^[0-9]{1,3}$", description="The number of a deal, from 1")]


@get("/api/prepared", responses=REFUSED)
async def prepared_list(desks: ClubDesks, person: Asker) -> PreparedList:
    """The deals that you have prepared."""
    return await desks.prepared.listed(person)


@post("/api/prepared", responses=REFUSED)
async def prepare(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[NewPrepared]
) -> Response[PreparedOpened]:
    """Keeps prepared deals, for whoever has their link."""
    person, headers = await desks.guest(request, person)
    return Response(await desks.prepared.prepare(person, data, request.visitor), headers=headers)


@post("/api/prepared/text", responses=REFUSED, status_code=200)
async def read_text(request: Asked, desks: ClubDesks, data: JSONBody[PastedText]) -> ReadText:
    """The deals of a text that is pasted; keeps nothing."""
    return await desks.prepared.read(request.visitor, data)


@get("/api/prepared/{prepared:str}", responses=REFUSED)
async def prepared_page(request: Asked, desks: ClubDesks, person: Asker, prepared: Id) -> Prepared:
    """Prepared deals, for anybody with their link; their cards for the teacher alone."""
    who = "" if person is None else person.id
    return await desks.prepared.page(who, prepared, request.visitor, desks.address(request))


@get("/api/prepared/{prepared:str}/results", responses=REFUSED)
async def prepared_results(request: Asked, desks: ClubDesks, person: Asker, prepared: Id) -> PreparedResults:
    """The results that you may see."""
    who = "" if person is None else person.id
    return await desks.prepared.results(who, prepared, request.visitor)


@post("/api/prepared/{prepared:str}/deals/{deal:str}", responses=REFUSED)
async def open_prepared(
    request: Asked, desks: ClubDesks, person: Asker, prepared: Id, deal: Deal
) -> Response[bodies.Opened]:
    """Opens your table at a prepared deal; opening it again gives the same table."""
    person, headers = await desks.guest(request, person)
    room = await desks.prepared.open_table(person, prepared, int(deal), request.visitor)
    desks.lobby.hub.spawn(desks.reviews.warm())
    return Response(bodies.Opened(id=room, path=f"/t/{room}"), headers=headers)


@put("/api/prepared/{prepared:str}/shown", responses=REFUSED)
async def show_prepared(request: Asked, desks: ClubDesks, person: Asker, prepared: Id) -> Prepared:
    """Shows everybody's results to who has finished a deal; only the teacher may."""
    who = known(person).id
    await desks.prepared.show(who, prepared)
    return await desks.prepared.page(who, prepared, request.visitor, desks.address(request))


@delete("/api/prepared/{prepared:str}", responses=REFUSED, status_code=200)
async def delete_prepared(desks: ClubDesks, person: Asker, prepared: Id) -> PreparedList:
    """Deletes prepared deals with their cards and results; only the teacher may."""
    await desks.prepared.delete(known(person).id, prepared)
    return await desks.prepared.listed(person)
