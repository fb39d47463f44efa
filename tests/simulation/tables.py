"""People at tables of a simulated club: they play, lose their connection, come back by another worker, and send again
what was not answered.
"""

import asyncio
import itertools
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.lines import Ended, Line
from tests.web.visits import COMMITMENT, PART, Visit
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.web.live.table_session import attend

if TYPE_CHECKING:
    from tests.simulation.world import World

PRESET: Final = "german_whist"
_THOUGHT_S: Final = 0.8
_BACK_S: Final = 0.6


class Player:
    """A person at a table of two."""

    def __init__(self, world: "World", person: Person, room: str, device: str = "") -> None:
        """`device` is the name of another device than their first."""
        self.world, self.person, self.room, self.name = world, person, room, person.name + device
        self._chance = world.chance(self.name)
        self.visit: Visit | None = None
        self.pending: dict[str, Any] | None = None
        self.asked_s = 0.0
        self.done: list[tuple[str, str, int]] = []
        """The acts that were acknowledged: match, id, and the seq of the answer."""
        self.stays_away_until_s = 0.0
        self.has_begun = asyncio.Event()
        self._ids = itertools.count(1)

    @property
    def match(self) -> str:
        """The match that they were told of last."""
        return "" if self.visit is None else self.visit.match

    @property
    def is_due(self) -> bool:
        """True if the others wait for them."""
        return self.visit is not None and bool(self.visit.legal)

    async def live(self) -> None:
        """Plays until the run ends."""
        while True:
            try:
                await self._play(await self._come())
            except Ended as problem:
                self.world.note(self.name, "ended", problem.code)
            await asyncio.sleep(self._chance.random() * _BACK_S)
            await asyncio.sleep(max(0.0, self.stays_away_until_s - self.world.loop.time()))

    def leave(self, for_s: float) -> None:
        """Goes away for so long."""
        self.stays_away_until_s = self.world.loop.time() + for_s
        if self.visit is not None:
            self.visit.socket.cut()

    async def _come(self) -> Visit:
        worker = self._chance.choice(self.world.workers)

        async def admit(_: Room) -> None:
            """Everybody may look."""

        def serve(line: Line) -> Any:
            return attend(worker.hub, self.room, self.person, "", line, line.receive, admit)

        before, self.visit = self.visit, Visit(Line(worker, serve, self._chance))
        visit = self.visit
        self.world.note(self.name, "comes", worker.process.name)
        since = {}
        if before is not None and before.match and before.you.get("seat") is not None:
            since = {"match": before.match, "since": before.seq, "seat": before.you["seat"]}
            for name in ("table", "you", "match", "seq", "view", "own", "seal", "deals", "result"):
                setattr(visit, name, getattr(before, name))
        await visit.send("hello", **since)
        await visit.until("welcome", "table")
        return visit

    async def _play(self, visit: Visit) -> None:
        if self.pending is not None:
            await self._ask(visit, self.pending)
        while True:
            if visit.view is not None:
                self.has_begun.set()
            command = None if self.world.is_quiet else self._command(visit)
            if command is None:
                self.world.told(self.name, await visit.hear(timeout_s=1e9))
                continue
            await self._think(visit)
            if self.world.faults.befalls("line_cut"):
                visit.socket.cut()
            # Whatever was told meanwhile may leave them nothing to do.
            command = self._command(visit)
            if command is None or self.world.is_quiet:
                continue
            await self._ask(visit, {**command, "saw": visit.seq, "id": f"{self.name}{next(self._ids)}"})

    async def _think(self, visit: Visit) -> None:
        """Hears what is told meanwhile."""
        until_s = self.world.loop.time() + self._chance.expovariate(1 / _THOUGHT_S)
        while (left_s := until_s - self.world.loop.time()) > 0:
            with suppress(TimeoutError):
                self.world.told(self.name, await visit.hear(timeout_s=left_s))

    def _command(self, visit: Visit) -> dict[str, Any] | None:
        """The person's next act, None while they wait."""
        if visit.table["phase"] != "playing":
            return {"do": "start"} if visit.you.get("host") else None
        if "commit" in visit.may and visit.seal:
            return {"do": "commit", "number": visit.seal["number"], "commitment": COMMITMENT}
        if "open" in visit.may and visit.seal:
            return {"do": "open", "number": visit.seal["number"], "part": PART}
        if "next_deal" in visit.may:
            return {"do": "next_deal"}
        if visit.legal:
            return {"do": "act", "action": visit.legal[0]}
        return None

    async def _ask(self, visit: Visit, command: dict[str, Any]) -> None:
        if command["do"] == "start":
            command = {name: value for name, value in command.items() if name != "saw"}
        self.pending, self.asked_s = command, self.world.loop.time()
        self.world.note(self.name, command["do"], command["id"])
        match = visit.match
        answer = await self._answer(visit, await visit.send(**command))
        self.pending = None
        self.world.told(self.name, answer)
        if answer["tell"] == "done" and command["do"] != "start":
            self.done.append((match, command["id"], answer["seq"]))

    async def _answer(self, visit: Visit, name: str) -> dict[str, Any]:
        while True:
            message = await visit.hear(timeout_s=1e9)
            if message["tell"] in {"done", "refused", "stale"} and message["id"] == name:
                return message


def room_of_two(one: Person, other: Person, number: int) -> Room:
    """A table where both sit, whose host the first one is."""
    chairs = tuple(
        Chair(person=who.id, name=who.name, face=who.face, sat=1 + seat)
        for seat, who in enumerate((one, other))
    )
    plan = Plan(preset=PRESET, bot="simple")
    return Room(id=f"room{number}", host=one.id, host_name=one.name, plan=plan, chairs=chairs)
