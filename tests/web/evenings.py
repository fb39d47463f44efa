"""People at an evening, by HTTP and WebSocket, as phones and the hall screen meet it."""

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.waiting import barrier
from tests.web.clubs import Person, Somewhere, connected
from tests.web.steered_clubs import SteeredClub
from tests.web.visits import PATIENCE_S

CARDS = {"name": "Friday in the pub", "format": "ladder", "tables": 2, "rounds": 3, "deals": 1, "minutes": 0}
ONLINE = {**CARDS, "place": "online", "bot": "simple"}
TOLD_S = 3.0
"""By then everybody at an evening has been told of a change."""


class Phone:
    """One connection at an evening: its last snapshot, and everything heard."""

    def __init__(self, socket: ClientConnection, person: Person | None) -> None:
        self.socket, self._person = socket, person
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.evening: dict[str, Any] = {}
        self._ids = itertools.count(1)
        self.prefix = f"p{id(self)}"

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

    async def send(self, do: str, **facts: Any) -> str:
        facts = {"do": do, **facts}
        if do not in {"hello", "ping"}:
            facts.setdefault("id", f"{self.prefix}-{next(self._ids)}")
        await self.socket.send(json.dumps(facts))
        return str(facts.get("id", ""))

    async def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Sends a command, and returns its answer."""
        name = await self.send(do, **facts)
        while True:
            message = await self.hear()
            if message["tell"] in {"done", "refused"} and message["id"] == name:
                return message

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

    async def hear(self, timeout_s: float = PATIENCE_S) -> dict[str, Any]:
        async with asyncio.timeout(timeout_s):
            text = str(await self.socket.recv())
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["tell"] == "evening":
            assert message["seq"] >= self.evening.get("seq", 0)
            self.evening = message
        return message

    async def until_so(self, is_so: Callable[[], bool]) -> None:
        """Hears until it is so."""
        while not is_so():
            await self.hear()

    @property
    def seq(self) -> int:
        """The number of entries of the evening as it was last told."""
        found: int = self.evening.get("seq", 0)
        return found

    async def level(self) -> None:
        """Hears all that has been told here so far."""
        await self.send("ping")
        while (await self.hear())["tell"] != "pong":
            pass

    async def close(self) -> None:
        await self.socket.close()


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
