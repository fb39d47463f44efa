"""Announcements of evenings to come: people put themselves down, and the evening is made of who is in."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, Parameter

from whistclub.club.signup.announcement import Announced
from whistclub.club.signup.commands import AnyCommand
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import Asked, Asker, ClubDesks, known
from whistclub.wire.announcements import (
    AnnouncementKey,
    AnnouncementOpened,
    AnnouncementPage,
    NewAnnouncement,
    OwnAnnouncements,
)
from whistclub.wire.evening_pages import OpenedEvening

AnnouncementCode = Annotated[
    str, Parameter(max_length=20, description="The code of an announcement: six capital letters")
]


@get("/api/announcements", responses=REFUSED)
async def own_announcements(desks: ClubDesks, person: Asker) -> OwnAnnouncements:
    """The announcements that you organise, and those where you have put yourself down."""
    return await desks.announcements.own(person)


@post("/api/announcements", responses=REFUSED)
async def announce(
    request: Asked, desks: ClubDesks, person: Asker, data: JSONBody[NewAnnouncement]
) -> Response[AnnouncementOpened]:
    """Announces an evening; makes you a guest of the club if you were nobody."""
    person, headers = await desks.guest(request, person)
    return Response(await desks.announcements.open(person, data, request.visitor), headers=headers)


@get("/api/announcements/{announcement:str}", responses=REFUSED)
async def announcement_page(
    request: Asked, desks: ClubDesks, person: Asker, announcement: AnnouncementCode
) -> AnnouncementPage:
    """An announcement with its lists, for everybody with its link."""
    return await desks.announcements.page(announcement, request.visitor, person, desks.address(request))


@get("/api/announcements/{announcement:str}/calendar.ics", media_type="text/calendar", responses=REFUSED)
async def announcement_calendar(
    request: Asked, desks: ClubDesks, announcement: AnnouncementCode
) -> Response[str]:
    """The announced evening for a calendar, for everybody with its link."""
    text = await desks.announcements.calendar(announcement, request.visitor, desks.address(request))
    headers = {"Content-Disposition": 'attachment; filename="evening.ics"'}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


@put("/api/announcements/{announcement:str}", responses=REFUSED)
async def change_announcement(
    request: Asked,
    desks: ClubDesks,
    person: Asker,
    announcement: AnnouncementCode,
    data: JSONBody[Announced],
) -> AnnouncementPage:
    """Announces the evening anew, for organisers."""
    address = desks.address(request)
    return await desks.announcements.change(announcement, request.visitor, known(person), data, address)


@delete("/api/announcements/{announcement:str}", responses=REFUSED, status_code=200)
async def delete_announcement(
    request: Asked, desks: ClubDesks, person: Asker, announcement: AnnouncementCode
) -> OwnAnnouncements:
    """Deletes an announcement with all who were put down, for organisers; tells your other ones."""
    await desks.announcements.delete(announcement, request.visitor, known(person))
    return await desks.announcements.own(person)


@post("/api/announcements/{announcement:str}/commands", responses=REFUSED, status_code=200)
async def command_at_announcement(
    request: Asked,
    desks: ClubDesks,
    person: Asker,
    announcement: AnnouncementCode,
    data: JSONBody[AnyCommand],
) -> Response[AnnouncementPage]:
    """Does a command; makes you a guest of the club if you were nobody."""
    person, headers = await desks.guest(request, person)
    address = desks.address(request)
    page = await desks.announcements.do(announcement, request.visitor, person, data, address)
    return Response(page, headers=headers)


@post("/api/announcements/{announcement:str}/organisers", responses=REFUSED, status_code=200)
async def organise_announcement(
    request: Asked,
    desks: ClubDesks,
    person: Asker,
    announcement: AnnouncementCode,
    data: JSONBody[AnnouncementKey],
) -> Response[AnnouncementPage]:
    """Makes you an organiser of an announcement by the key of the organisers' link."""
    person, headers = await desks.guest(request, person)
    address = desks.address(request)
    page = await desks.announcements.organise(announcement, request.visitor, person, data, address)
    return Response(page, headers=headers)


@post("/api/announcements/{announcement:str}/evening", responses=REFUSED)
async def make_evening(
    request: Asked, desks: ClubDesks, person: Asker, announcement: AnnouncementCode
) -> OpenedEvening:
    """Makes the evening of an announcement, once, with everybody who is in as expected; for organisers."""
    return await desks.announcements.make(announcement, request.visitor, known(person))
