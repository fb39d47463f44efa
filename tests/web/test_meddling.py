"""Messages of a client cut off, delayed, doubled and put out of order: the match is the same, and every act arrives
once.
"""

import asyncio
import contextlib
import itertools
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.sampling import thinned
from tests.web.clubs import Club, Person
from tests.web.visits import COMMITMENT, PART, Visit
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.entries import Acted

_LATE_S = 0.04
_AGAIN_S = 0.3
_SHORT = {
    "whist": {"max_deals": "2"},
    "minnesota": {"max_deals": "2"},
    "askov": {"max_deals": "1"},
    "solo": {"deals": "2"},
}


class Network:
    """The network between a client and the club: with a seed it loses and doubles messages, without one it carries
    them.
    """

    def __init__(self, rng: random.Random | None) -> None:
        self._rng = rng
        self._under_way: set[asyncio.Task[None]] = set()
        self.cuts = self.copies = 0

    async def carry(self, socket: ClientConnection, text: str) -> None:
        """Sends the text: at once; or late, twice, behind others, or never, the connection cut."""
        rng = self._rng
        if rng is None:
            await socket.send(text)
            return
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            self.copies += 1
            task = asyncio.create_task(self._late(socket, text, rng.uniform(0, _LATE_S)))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        if rng.random() < 0.06:
            self.cuts += 1
            await asyncio.sleep(rng.uniform(0, _LATE_S))
            socket.transport.abort()

    async def _late(self, socket: ClientConnection, text: str, wait_s: float) -> None:
        await asyncio.sleep(wait_s)
        with contextlib.suppress(ConnectionClosed):
            await socket.send(text)


class Client:
    """A client of the wire that sends an unanswered command again under the same id."""

    def __init__(self, person: Person, table: str, network: Network) -> None:
        self.person, self.table, self.network = person, table, network
        self.done: list[str] = []
        self.visit: Visit | None = None
        self._pending: dict[str, Any] | None = None
        self._last = ""
        self._names = itertools.count(1)
        self._old: list[str] = []

    async def play(self) -> None:
        """Plays until the match is over."""
        while self.visit is None or self.visit.result is None or self._pending is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._connected()

    async def _connected(self) -> None:
        fresh = await self.person.visit_raw(self.table)
        visit = self.visit
        hello: dict[str, Any] = {}
        if visit is not None and visit.match:
            visit.socket = fresh.socket
            hello = {"match": visit.match, "since": visit.seq, "seat": visit.you["seat"]}
        else:
            visit = self.visit = fresh
        await visit.send("hello", **hello)
        await visit.until("welcome", "table")
        while visit.result is None or self._pending is not None:
            await self._turn(visit)

    async def _turn(self, visit: Visit) -> None:
        if self._pending is None and visit.result is None:
            self._pending = self._chosen(visit)
        if self._pending is not None and self._last != self._pending["id"]:
            self._last = self._pending["id"]
            await self.network.carry(visit.socket, json.dumps(self._pending))
        try:
            message = await visit.hear(_AGAIN_S)
        except TimeoutError:
            self._last = ""
            return
        self._hear(message)

    def _hear(self, message: dict[str, Any]) -> None:
        pending = self._pending
        if pending is None or message.get("id") != pending["id"]:
            return
        if message["tell"] == "done" and pending["do"] == "act":
            self.done.append(pending["id"])
        self._pending = None

    def _chosen(self, visit: Visit) -> dict[str, Any] | None:
        facts: dict[str, Any]
        if {"commit", "open"} & set(visit.may) and visit.seal:
            facts = (
                {"do": "commit", "commitment": COMMITMENT}
                if "commit" in visit.may
                else {"do": "open", "part": PART}
            )
            facts["number"] = visit.seal["number"]
        elif visit.legal:
            facts = {"do": "act", "action": visit.legal[(7 * len(self.done) + 3) % len(visit.legal)]}
        elif "next_deal" in visit.may:
            facts = {"do": "next_deal"}
        else:
            return None
        return {**facts, "id": f"m{id(self)}-{next(self._names)}", "saw": visit.seq}


async def _alone(person: Person, preset: str, network: Network) -> tuple[list[Any], Client]:
    """The deals of a match with a given seed, played with bots that have no chance of their own."""
    settings = {"options": _SHORT[preset], "seed": "meddled", "bot": "lowest"}
    client = Client(person, person.open(preset, settings=settings, with_bots=True), network)
    await client.play()
    visit = client.visit
    assert visit is not None
    record = await asyncio.to_thread(
        person.call, "GET", f"/api/tables/{client.table}/matches/{visit.match}/record"
    )
    return record["deals"], client


@pytest.mark.parametrize("preset", _SHORT)
@pytest.mark.parametrize("seed", thinned(["a", "b"], ["a"]))
async def test_a_meddled_match_is_the_undisturbed_one(preset: str, seed: str, listening_club: Club) -> None:
    ada = Person(listening_club).named("Ada")
    network = Network(random.Random(f"{preset} {seed}"))
    straight, calm = await _alone(ada, preset, Network(None))
    meddled, troubled = await _alone(ada, preset, network)
    assert straight == meddled
    assert len(calm.done) == len(troubled.done)
    assert network.copies > len(troubled.done)
    assert troubled.visit is not None
    _once(listening_club, troubled.visit.match, [troubled])


@pytest.mark.parametrize("seed", thinned(["c", "d"], ["c"]))
async def test_four_people_over_bad_lines_each_act_once(seed: str, listening_club: Club) -> None:
    people = [Person(listening_club).named(f"Person {place}") for place in range(4)]
    table = people[0].open("minnesota", settings={"options": {"max_deals": "1"}})
    for seat, person in enumerate(people[1:], 1):
        visit = await person.visit(table)
        await visit.ask("sit", seat=seat)
        await visit.close()
    host = await people[0].visit(table)
    await host.ask("start")
    await host.close()
    clients = [
        Client(person, table, Network(random.Random(f"{seed} {seat}"))) for seat, person in enumerate(people)
    ]
    await asyncio.gather(*(client.play() for client in clients))
    assert sum(client.network.cuts for client in clients) > 0
    assert clients[0].visit is not None
    _once(listening_club, clients[0].visit.match, clients)


def _once(club: Club, match: str, clients: list[Client]) -> None:
    """Every act that was answered stands in the log, and once."""
    log = open_file(club.file)
    acted = [entry.command.partition(":")[2] for entry in log.read(match) if isinstance(entry, Acted)]
    log.close()
    for client in clients:
        assert [1] * len(client.done) == [acted.count(name) for name in client.done]
        assert len(client.done) == sum(name.startswith(f"m{id(client)}-") for name in acted)
