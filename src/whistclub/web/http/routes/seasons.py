"""Seasons: their tables, the evenings that count in them, and the lists of people."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, Parameter, QueryParameter

from whistclub.club.members import MemberForm
from whistclub.web.http.evenings.club_page import preferred
from whistclub.web.http.evenings.season_sheets import members_csv, table_csv
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.evenings import Code
from whistclub.web.http.routes.request import Asked, Asker, ClubDesks
from whistclub.wire.evening_pages import OpenedEvening
from whistclub.wire.parts import Opening
from whistclub.wire.seasons import (
    ClubPage,
    KnownPeople,
    MemberList,
    NewSeason,
    OwnEntries,
    OwnSeasons,
    SeasonKey,
    SeasonOpened,
    SeasonPage,
)

SeasonCode = Annotated[
    str, Parameter(max_length=20, description="The code of a season: seven capital letters")
]
At = Annotated[
    int,
    QueryParameter(ge=0, le=10**14, description="The table as it stood then, in ms since 1970; 0 for now"),
]
PersonName = Annotated[str, QueryParameter(min_length=1, max_length=60, description="As in the table")]
Number = Annotated[str, Parameter(pattern="^[0-9]{1,4}$", description="An entry of the list, from 1")]


@get("/api/seasons", responses=REFUSED)
async def own_seasons(desks: ClubDesks, person: Asker) -> OwnSeasons:
    """The seasons that you organise."""
    return await desks.seasons.own(person)


@post("/api/seasons", responses=REFUSED)
async def open_season(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[NewSeason]
) -> Response[SeasonOpened]:
    """Opens a season; makes you a guest of the club if you were nobody."""
    person, headers = await desks.guest(request, person)
    return Response(await desks.seasons.open(person, data, request.visitor), headers=headers)


@get("/api/me/known", responses=REFUSED)
async def known_before(request: Asked, desks: ClubDesks, person: Asker) -> KnownPeople:
    """The names in the lists of your seasons and of the last evening that you ran, for the list of one to come."""
    return await desks.seasons.known_before(person, request.visitor)


@post("/api/evenings/again", responses=REFUSED)
async def open_again(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[Opening]
) -> Response[OpenedEvening]:
    """Opens an evening as the last one that you ran: its settings, its season, its people as expected."""
    person, headers = await desks.guest(request, person)
    return Response(await desks.seasons.again(person, data.id, request.visitor), headers=headers)


@get("/api/seasons/{season:str}", responses=REFUSED)
async def season_page(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, at_ms: At = 0
) -> SeasonPage:
    """A season with its table, now or as it stood at a time, for everybody with its link."""
    return await desks.seasons.page(season, request.visitor, person, desks.address(request), at_ms)


@put("/api/seasons/{season:str}", responses=REFUSED)
async def change_season(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, data: JSONBody[NewSeason]
) -> SeasonPage:
    """Changes the name and the rules of a season, for organisers."""
    await desks.seasons.change(season, request.visitor, person, data)
    return await desks.seasons.page(season, request.visitor, person, desks.address(request))


@put("/api/seasons/{season:str}/club", responses=REFUSED)
async def show_club(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, data: JSONBody[ClubPage]
) -> SeasonPage:
    """Changes what the club's page shows besides the season's table, for organisers."""
    await desks.seasons.show(season, request.visitor, person, data)
    return await desks.seasons.page(season, request.visitor, person, desks.address(request))


@get("/api/seasons/{season:str}/club.html", media_type="text/html", responses=REFUSED)
async def club_page(request: Asked, desks: ClubDesks, season: SeasonCode) -> Response[str]:
    """The club's page for everybody: the next evening, the last results, the table; for a frame or a file."""
    language = preferred(request.headers.get("accept-language", ""))
    html, policy = await desks.seasons.club(season, request.visitor, desks.address(request), language)
    return Response(html, media_type="text/html", headers={"Content-Security-Policy": policy})


@get("/api/seasons/{season:str}/people.html", media_type="text/html", responses=REFUSED)
async def person_page(
    request: Asked, desks: ClubDesks, season: SeasonCode, name: PersonName
) -> Response[str]:
    """Somebody's page over the seasons of a club: their evenings, partners and prizes, for everybody with the link."""
    language, address = preferred(request.headers.get("accept-language", "")), desks.address(request)
    html, policy = await desks.seasons.person_page(season, request.visitor, address, name, language)
    return Response(html, media_type="text/html", headers={"Content-Security-Policy": policy})


@get("/api/seasons/{season:str}/table.csv", media_type="text/csv", responses=REFUSED)
async def season_as_csv(request: Asked, desks: ClubDesks, season: SeasonCode, at_ms: At = 0) -> Response[str]:
    """The table of a season for a spreadsheet, now or as it stood at a time."""
    page = await desks.seasons.page(season, request.visitor, None, desks.address(request), at_ms)
    return _download(table_csv(page), page.code)


@post("/api/seasons/{season:str}/organisers", responses=REFUSED, status_code=200)
async def organise_season(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, data: JSONBody[SeasonKey]
) -> Response[SeasonPage]:
    """Makes you an organiser of a season by the key of the organisers' link."""
    person, headers = await desks.guest(request, person)
    await desks.seasons.organise(season, request.visitor, person, data.key)
    page = await desks.seasons.page(season, request.visitor, person, desks.address(request))
    return Response(page, headers=headers)


@put("/api/seasons/{season:str}/evenings/{code:str}", responses=REFUSED)
async def join_season(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, code: Code
) -> SeasonPage:
    """Lets an evening count in a season, for those who organise both."""
    await desks.seasons.join(season, code, request.visitor, person)
    return await desks.seasons.page(season, request.visitor, person, desks.address(request))


@delete("/api/seasons/{season:str}/evenings/{code:str}", responses=REFUSED, status_code=200)
async def part_from_season(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, code: Code
) -> SeasonPage:
    """Lets an evening count in a season no longer, for organisers of the season."""
    await desks.seasons.part(season, code, request.visitor, person)
    return await desks.seasons.page(season, request.visitor, person, desks.address(request))


@get("/api/seasons/{season:str}/members", responses=REFUSED)
async def season_members(request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode) -> MemberList:
    """The people of a club's list, for organisers."""
    return await desks.seasons.members(season, request.visitor, person)


@get("/api/seasons/{season:str}/members.csv", media_type="text/csv", responses=REFUSED)
async def members_as_csv(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode
) -> Response[str]:
    """The people of a club's list for a spreadsheet, for organisers."""
    found = await desks.seasons.members(season, request.visitor, person)
    return _download(members_csv(found), f"{found.code}-people")


@post("/api/seasons/{season:str}/members", responses=REFUSED)
async def add_member(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, data: JSONBody[MemberForm]
) -> MemberList:
    """Writes somebody down in the list, for organisers."""
    await desks.seasons.write_down(season, request.visitor, person, data)
    return await desks.seasons.members(season, request.visitor, person)


@put("/api/seasons/{season:str}/members/{number:str}", responses=REFUSED)
async def change_member(
    request: Asked,
    desks: ClubDesks,
    person: Asker,
    season: SeasonCode,
    number: Number,
    data: JSONBody[MemberForm],
) -> MemberList:
    """Changes an entry of the list, for organisers."""
    await desks.seasons.write_down(season, request.visitor, person, data, int(number))
    return await desks.seasons.members(season, request.visitor, person)


@delete("/api/seasons/{season:str}/members/{number:str}", responses=REFUSED, status_code=200)
async def delete_member(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, number: Number
) -> OwnEntries:
    """Deletes an entry of the list, an organiser any, everybody their own; tells your own entries."""
    await desks.seasons.forget(season, int(number), request.visitor, person)
    return await desks.seasons.entries(person)


@put("/api/seasons/{season:str}/members/evenings/{code:str}", responses=REFUSED)
async def keep_people(
    request: Asked, desks: ClubDesks, person: Asker, season: SeasonCode, code: Code
) -> MemberList:
    """Keeps the people of an evening in the list, for those who organise both."""
    await desks.seasons.keep(season, code, request.visitor, person)
    return await desks.seasons.members(season, request.visitor, person)


@get("/api/me/entries", responses=REFUSED)
async def own_entries(desks: ClubDesks, person: Asker) -> OwnEntries:
    """Your own entries in the lists of seasons."""
    return await desks.seasons.entries(person)


@get("/api/evenings/{code:str}/known", responses=REFUSED)
async def known_people(request: Asked, desks: ClubDesks, person: Asker, code: Code) -> KnownPeople:
    """The names that may be offered at the door of an evening, for its organisers."""
    return await desks.seasons.known(code, request.visitor, person)


def _download(text: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"'}
    return Response(text, media_type="text/csv", headers=headers)
