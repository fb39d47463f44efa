"""Simulated people of an evening: a phone each at the evening, and on line a connection at the club's table."""

import asyncio
import time
from typing import Any

import msgspec

from bench.load_people import Guest, Person, Totals


class Seat(msgspec.Struct):
    round: int = 0
    table: int = 0


class Table(msgspec.Struct):
    table: int = 0
    room: str = ""
    over: bool = False
    level: bool = False


class Part(msgspec.Struct):
    """The parts of a guest's own part that a simulated guest needs."""

    seat: Seat | None = None
    table: Table | None = None
    next: Seat | None = None


class Round(msgspec.Struct):
    round: int
    tables: list[Table]


class Organised(msgspec.Struct):
    rounds: list[Round]


class Public(msgspec.Struct, frozen=True):
    phase: str = ""
    round: int = 0
    here: int = 0
    missing_count: int = 0


class Heard(msgspec.Struct):
    """A message of an evening, as far as it is needed."""

    tell: str
    id: str = ""
    public: Public = Public()
    guest: Part | None = None
    organiser: Organised | None = None


READ = msgspec.json.Decoder(Heard).decode


class Phone(Person):
    """A phone at the evening. It notes when it is told its seat of a round, for certain (`known`) and as begun
    (`seated`).
    """

    role = "guest"

    def __init__(self, port: int, code: str, cookie: str, name: str, totals: Totals) -> None:
        super().__init__(port, f"/ws/evening/{code}", cookie, totals)
        self.name = name
        self.here = asyncio.get_running_loop().create_future()
        self.known: dict[int, float] = {}
        self.seated: dict[int, float] = {}
        self.room = ""
        self.last = Heard("")
        self.answers: dict[str, asyncio.Future[bool]] = {}
        self.ids = 0

    def greet(self) -> None:
        self.write({"do": "hello", "version": 1, "role": self.role})
        if self.name:
            self.write({"do": "join", "id": "join", "name": self.name})

    def write(self, message: dict[str, Any]) -> None:
        self.frame(1, msgspec.json.encode(message))

    async def ask(self, **command: Any) -> bool:
        """Sends a command and returns True when it is done."""
        self.ids += 1
        name = f"c{self.ids}"
        self.answers[name] = asyncio.get_running_loop().create_future()
        self.write({**command, "id": name})
        return await self.answers[name]

    def heard(self, body: bytes) -> None:
        message = READ(body)
        if message.tell == "evening":
            self.last = message
            self._noted(message)
        elif message.tell in {"done", "refused"}:
            if message.tell == "refused":
                key = body[:160].decode()
                self.totals.errors[key] = self.totals.errors.get(key, 0) + 1
            answer = self.answers.pop(message.id, None)
            if answer is not None and not answer.done():
                answer.set_result(message.tell == "done")

    def _noted(self, message: Heard) -> None:
        part = message.guest
        if part is None:
            return
        if not self.here.done():
            self.here.set_result(None)
        if part.next is not None:
            self.known.setdefault(part.next.round, time.perf_counter())
        if part.seat is not None:
            self.known.setdefault(part.seat.round, time.perf_counter())
            self.seated.setdefault(part.seat.round, time.perf_counter())
        self.room = part.table.room if part.table is not None and not part.table.over else ""


class OrganisersPhone(Phone):
    """The organiser's phone, who does not play."""

    role = "organiser"


class Sitter(Guest):
    """A guest at the table that the evening has sent them to: the first legal card is played."""

    def greet(self) -> None:
        self.write({"do": "hello"})
        self.ready.set_result(None)

    def start(self) -> None:
        """Starts nothing: the house begins and ends the matches of an evening."""
