"""The deals of the day."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.request import AskingCaller, ClubDesks
from whistclub.wire.daily import Daily, DailyStanding


@get("/api/daily", responses=REFUSED)
async def daily(desks: ClubDesks, caller: AskingCaller) -> Daily:
    """Today's deals, and the days with their seals."""
    return await desks.daily.overview(caller)


@get("/api/daily/{date:str}/{preset:str}", responses=REFUSED)
async def daily_standing(
    desks: ClubDesks,
    caller: AskingCaller,
    date: Annotated[str, Parameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date in UTC")],
    preset: Annotated[str, Parameter(max_length=40, description="A preset with a deal of the day")],
) -> DailyStanding:
    """The standings of a day's deal; today's only for people who have finished their own try."""
    return await desks.daily.standing(caller, date, preset)
