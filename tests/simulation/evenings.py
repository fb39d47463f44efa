"""Phones at an evening of a simulated club, and the organiser's among them."""

import asyncio
import itertools
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tests.simulation.lines import Ended, Line
from tests.web.evenings import CARDS, Phone
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.people import Person
from whistclub.web.live.evenings.session import Visitor, attend

if TYPE_CHECKING:
    from tests.simulation.world import World

_THOUGHT_S: Final = 2.0
_BACK_S: Final = 0.6


SETTINGS: Final = msgspec.convert(CARDS, EveningSettings)


class Attendee:
    """Somebody at an evening with a phone: a guest, or its organiser."""

    def __init__(self, world: "World", person: Person, code: str, role: str) -> None:
        self.world, self.person, self.code, self.role = world, person, code, role
        self._chance: Random = world.chance(person.name)
        self.phone: Phone | None = None
        self.pending: dict[str, Any] | None = None
        self.asked_s = 0.0
        self.done: list[tuple[str, int]] = []
        self._ids = itertools.count(1)

    @property
    def sees(self) -> dict[str, Any]:
        """The evening as they were told it, without what passes."""
        told = {} if self.phone is None else self.phone.evening
        return {name: part for name, part in told.items() if name not in {"seq", "now_ms"}}

    async def live(self) -> None:
        """Takes part until the run ends."""
        while True:
            try:
                await self._take_part(await self.come())
            except Ended as problem:
                self.world.note(self.person.name, "ended", problem.code)
            await asyncio.sleep(self._chance.random() * _BACK_S)

    async def come(self) -> Phone:
        """Comes by one of the workers, and hears how the evening stands."""
        worker = self._chance.choice(self.world.workers)
        visitor = Visitor(self.person, "", "http://club", "")

        def serve(line: Line) -> Any:
            return attend(
                worker.hub, lambda: worker.hub.evenings.find(self.code), visitor, line, line.receive
            )

        self.phone = phone = Phone(Line(worker, serve, self._chance), None)  # type: ignore[arg-type]
        self.world.note(self.person.name, "comes", worker.process.name)
        await phone.send("hello", role=self.role)
        await self._hear(phone)
        return phone

    async def _take_part(self, phone: Phone) -> None:
        if self.pending is not None:
            await self._ask(phone, self.pending)
        while True:
            if not self.world.is_quiet:
                await self._think(phone)
            if self.world.is_quiet:
                await self._hear(phone)
                continue
            await self._ask(phone, {"id": f"{self.person.name}{next(self._ids)}", **self._command(phone)})

    def _command(self, phone: Phone) -> dict[str, Any]:
        if self.role == "organiser":
            return {"do": "add_guest", "name": f"Late {len(self.done)}"}
        if self._chance.random() < 0.3 and self.done:
            return {"do": "leave"}
        return {"do": "join", "name": self.person.name.title()}

    async def _think(self, phone: Phone) -> None:
        """Hears what is told meanwhile; a phone may lose its network in the middle."""
        until_s = self.world.loop.time() + self._chance.expovariate(1 / _THOUGHT_S)
        while (left_s := until_s - self.world.loop.time()) > 0:
            with suppress(TimeoutError):
                self.world.told(self.person.name, await phone.hear(timeout_s=left_s))
        if self.world.faults.befalls("line_cut"):
            await phone.close()

    async def _ask(self, phone: Phone, command: dict[str, Any]) -> None:
        self.pending, self.asked_s = command, self.world.loop.time()
        self.world.note(self.person.name, command["do"], command["id"])
        await phone.send(**command)
        while True:
            message = await self._hear(phone)
            if message.get("id") == command["id"]:
                break
        self.pending = None
        if message["tell"] == "done":
            self.done.append((command["id"], message["seq"]))

    async def _hear(self, phone: Phone) -> dict[str, Any]:
        message = await phone.hear(timeout_s=1e9)
        self.world.told(self.person.name, message)
        return message
