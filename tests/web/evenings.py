"""People at an evening, by HTTP and WebSocket, as phones and the hall screen meet it."""

from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.waiting import barrier
from tests.web.clubs import Person, Somewhere, connected
from tests.web.steered_clubs import SteeredClub
from tests.web.visits import Line

CARDS = {"name": "Friday in the pub", "format": "ladder", "tables": 2, "rounds": 3, "deals": 1, "minutes": 0}
ONLINE = {**CARDS, "place": "online", "bot": "simple"}
TOLD_S = 3.0
"""By then everybody at an evening has been told of a change."""


class Phone(Line):
    """One connection at an evening: its last snapshot, and everything heard."""

    def __init__(self, socket: ClientConnection, person: Person | None) -> None:
        super().__init__(socket)
        self._person = person
        self.evening: dict[str, Any] = {}

    @property
    def person(self) -> Person:
        """Whose phone it is."""
        assert self._person is not None
        return self._person

    @property
    def guest(self) -> dict[str, Any]:
        found: dict[str, Any] = self.evening["guest"]
        return found

    @property
    def run(self) -> dict[str, Any]:
        found: dict[str, Any] = self.evening["organiser"]
        return found

    @property
    def public(self) -> dict[str, Any]:
        found: dict[str, Any] = self.evening["public"]
        return found

    async def does(self, do: str, **facts: Any) -> int:
        """Sends a command that is done, and returns its seq."""
        answer = await self.ask(do, **facts)
        assert answer["tell"] == "done", answer
        seq: int = answer["seq"]
        return seq

    async def refused(self, do: str, **facts: Any) -> str:
        """Sends a command that is refused, and returns the reason's key."""
        answer = await self.ask(do, **facts)
        assert answer["tell"] == "refused", answer
        key: str = answer["why"]["key"]
        return key

    def _evening(self, message: dict[str, Any]) -> None:
        assert message["seq"] >= self.seq
        self.evening = message

    @property
    def seq(self) -> int:
        """The number of entries of the evening as it was last told."""
        found: int = self.evening.get("seq", 0)
        return found


async def all_told(club: SteeredClub, *phones: Phone) -> None:
    """Everybody has heard all that comes of what was done so far."""
    await club.pass_time(TOLD_S)
    await barrier(*phones)


async def phone(person: Person, code: str, role: str = "guest") -> Phone:
    """A phone of this person at an evening, after its first snapshot."""
    found = await phone_raw(person.club, code, person)
    await found.send("hello", role=role)
    await found.hear()
    return found


async def phone_raw(club: Somewhere, code: str, person: Person | None = None) -> Phone:
    """A connection that has said nothing yet."""
    cookie = "" if person is None else person.cookie
    socket = await connected(club, f"/ws/evening/{code}", cookie)
    found = Phone(socket, person)
    club.visits.append(found)  # type: ignore[arg-type]
    return found


def opened(organiser: Person, **settings: Any) -> str:
    """The code of a new evening."""
    found = organiser.call(
        "POST", "/api/evenings", {"settings": {**CARDS, **settings}, "organiser_name": "Clara"}, 201
    )
    code: str = found["code"]
    return code


async def organised(club: Somewhere, **settings: Any) -> tuple[Person, str, Phone]:
    """Who has opened a new evening, its code, and their phone as its organiser."""
    clara = Person(club)
    code = opened(clara, **settings)
    return clara, code, await phone(clara, code, "organiser")


async def joined(club: Somewhere, code: str, *names: str) -> list[Phone]:
    """The phones of people who have joined under these names."""
    phones = []
    for name in names:
        person = Person(club)
        person.call("POST", "/api/me")
        one = await phone(person, code)
        await one.does("join", name=name)
        phones.append(one)
    return phones
