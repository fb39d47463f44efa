"""A request as the handlers see it, and what the app provides to them by the names of their parameters.

Each provided thing builds on the one before. So the framework makes them one after another in the request's own task;
for two that stand side by side it starts a group of tasks, which costs three times as much as a whole short answer.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from whistclub.cards.errors import NotHere, reason
from whistclub.club.daily import Caller
from whistclub.club.people import Person
from whistclub.web.http.daily import DailyDeals
from whistclub.web.http.disclosure import Disclosure
from whistclub.web.http.evenings.announcements import AnnouncementDesk
from whistclub.web.http.evenings.desk import EveningDesk
from whistclub.web.http.evenings.seasons import SeasonDesk
from whistclub.web.http.links import Address, Reach
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.matches.review_pool import ReviewPool
from whistclub.web.http.people.device_games import DeviceGames
from whistclub.web.http.people.friends import FriendDesk
from whistclub.web.http.people.own_games import OwnGames
from whistclub.web.http.people.passkeys import PasskeyDesk
from whistclub.web.http.people.visitors import Headers, Visitors
from whistclub.web.http.prepared_deals import PreparedDeals
from whistclub.web.resources.rate_limit import visitor_of

_LONGEST_USER_AGENT: Final = 400
DESKS: Final = "whistclub.desks"
"""The name under which the scope of a request has the desks of the club that is asked."""


class Asked(Request[Any, Any, State]):
    """A request, with what it says of its sender."""

    @property
    def visitor(self) -> str:
        """The visitor that it comes from."""
        return visitor_of(self.scope)

    @property
    def user_agent(self) -> str:
        """The name by which the browser calls itself."""
        return self.headers.get("user-agent", "")[:_LONGEST_USER_AGENT]

    @property
    def host(self) -> str:
        """The host that is asked, with its port; the guard has checked its name."""
        return self.headers.get("host", "")

    @property
    def raw_headers(self) -> Headers:
        """The headers as they were sent, with the cookies."""
        return self.scope["headers"]


class Desks(msgspec.Struct, frozen=True, kw_only=True):
    """The desks of one club, made once with the app: each does one kind of request. The club forgets guests who have
    nothing there after `forget_days`, 0 for never.
    """

    lobby: Lobby
    daily: DailyDeals
    prepared: PreparedDeals
    disclosure: Disclosure
    reviews: ReviewPool
    own_games: OwnGames
    device_games: DeviceGames
    friends: FriendDesk
    evenings: EveningDesk
    seasons: SeasonDesk
    announcements: AnnouncementDesk
    passkeys: PasskeyDesk
    visitors: Visitors
    reach: Reach
    forget_days: int

    def address(self, request: Asked) -> Address:
        """The address by which others reach the club."""
        return self.reach.address(request.host, request.scope["scheme"])

    async def guest(
        self, request: Asked, person: Person | None, number: int | None = None
    ) -> tuple[Person, dict[str, str]]:
        """The person who asks, made a guest if unknown, with the drawn name of this number or of any, and the headers
        to set then. Raises TooMuch.

        It is called in a handler and not provided: a request that cannot be read makes nobody a guest.
        """
        if person is not None:
            return person, {}
        await self.lobby.count_guest(request.visitor)
        made, cookie = await self.visitors.guest(request.user_agent, self.lobby.hub.now(), number)
        return made, {"Set-Cookie": cookie}


ClubDesks = NamedDependency[Desks]
"""The desks, as the parameter `desks`."""
Asker = NamedDependency[Person | None]
"""The person who asks, None for nobody known, as the parameter `person`."""
AskingCaller = NamedDependency[Caller]
"""The person and the browser who ask, and who may have seen cards of the day, as the parameter `caller`."""


def _desks(request: Asked) -> Desks:
    found: Desks = request.scope[DESKS]  # type: ignore[typeddict-item]
    return found


async def _person(request: Asked, desks: ClubDesks) -> Person | None:
    return await desks.visitors.who(request.raw_headers)


def _caller(request: Asked, desks: ClubDesks, person: Asker) -> Caller:
    return desks.visitors.caller(request.scope, person)


PROVIDED: Final = {
    "desks": Provide(_desks, sync_to_thread=False),
    "person": Provide(_person),
    "caller": Provide(_caller, sync_to_thread=False),
}
"""The things that handlers may ask for, by the names of their parameters."""


def known(person: Person | None) -> Person:
    """The person who asks. Raises NotHere for nobody known."""
    if person is None:
        raise NotHere(reason("nobody-known"))
    return person
