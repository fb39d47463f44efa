"""An evening on line at a club that is killed at random moments, also between two rounds: it goes on, and nothing is lost or doubled."""

import asyncio
import itertools
import random
from collections import Counter
from contextlib import suppress

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.web.clubs import Person, Visit
from tests.web.killing import Crowd
from tests.web.parties import ONLINE, Phone, opened, phone
from whistclub.club.evening.deal_scores import result_of_match
from whistclub.club.evening.entries import AnyEntry, RoundBegan, TablePlayed
from whistclub.club.evening.fold import fold_all
from whistclub.club.store.sql_evenings import SqlEvenings
from whistclub.club.store.sql_log import SqlLog, open_file, open_url
from whistclub.club.store.sql_rooms import SqlClub
from whistclub.club.table.fold import fold_all as fold_match

GONE = (WebSocketException, OSError, httpx.HTTPError, TimeoutError, AssertionError)
"""What a client meets when the club is killed under it."""

_PATIENCE_S = 2.0


class Outcome(msgspec.Struct):
    """The findings in the logs after so many kills: rounds begun, and faults, all of which must be 0.

    `doubled` are guests seated twice in a round, `missing` guests without a seat, `twice` tables whose end was entered twice,
    `different` results that are not those of the table's own log.
    """

    rounds: int = 0
    doubled: int = 0
    missing: int = 0
    twice: int = 0
    different: int = 0


class Evening:
    """People at an evening on line who come back after each kill: an organiser, and some guests among bots."""

    def __init__(self, crowd: Crowd, names: tuple[str, ...], rounds: int) -> None:
        self.crowd, self.names, self.rounds = crowd, names, rounds
        self.port, self.url = crowd.port, crowd.url
        self.clients: list[httpx.Client] = []
        self.visits: list[Visit] = []
        self._ids = itertools.count(1)
        self.round, self.is_over = 0, False

    async def open(self) -> None:
        """The evening is opened, and everybody joins."""
        self.organiser = Person(self)
        self.code = opened(self.organiser, **{**ONLINE, "rounds": self.rounds, "tables": 2, "minutes": 0})
        self.people = [Person(self) for _ in self.names]
        for person, name in zip(self.people, self.names, strict=True):
            person.call("POST", "/api/me")
            one = await phone(person, self.code)
            await one.does("join", name=name)
            await one.close()

    async def run(self) -> None:
        """Everybody does what is to be done until the last round is over."""
        await asyncio.gather(self._organise(), *map(self._play, self.people))

    async def _organise(self) -> None:
        while not self.is_over:
            with suppress(*GONE):
                run = await asyncio.wait_for(phone(self.organiser, self.code, "organiser"), _PATIENCE_S)
                while not self.is_over:
                    await self._go_on(run)
            await asyncio.sleep(0.05)

    async def _go_on(self, run: Phone) -> None:
        """Begins the next round when one is over, and decides level tables."""
        self.round = run.public["round"]
        if run.public["phase"] == "playing":
            await run.hear(30)
            return
        if self.round == self.rounds:
            self.is_over = True
            return
        await run.does("begin_round", round=self.round + 1, id=f"b{next(self._ids)}")

    async def _play(self, person: Person) -> None:
        while not self.is_over:
            with suppress(*GONE):
                await self._play_a_round(person)
            await asyncio.sleep(0.05)

    async def _play_a_round(self, person: Person) -> None:
        one = await asyncio.wait_for(phone(person, self.code), _PATIENCE_S)
        try:
            while not (one.guest.get("table") or {}).get("room"):
                await one.hear(_PATIENCE_S)
            visit = await asyncio.wait_for(person.visit(one.guest["table"]["room"]), _PATIENCE_S)
            while not visit.result:
                if not await asyncio.wait_for(visit.move(), _PATIENCE_S):
                    await visit.hear(_PATIENCE_S)
            await visit.close()
        finally:
            await one.close()


async def kill_and_go_on(evening: Evening, kills: int, rng: random.Random) -> None:
    """Kills the club so often while the evening goes on."""
    running = asyncio.create_task(evening.run())
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.2, 2.5))
        if evening.is_over:
            break
        await asyncio.to_thread(evening.crowd.kill, rng)
        await asyncio.to_thread(evening.crowd.start)
    await asyncio.wait_for(running, 300)
    await asyncio.gather(*(visit.close() for visit in evening.visits), return_exceptions=True)
    for client in evening.clients:
        client.close()


def outcome(evening: Evening) -> Outcome:
    """The findings in the logs; the club has been stopped."""
    crowd = evening.crowd
    log = open_url(crowd.database) if crowd.database else open_file(next(crowd.folder.rglob("*.sqlite")))
    try:
        store = SqlEvenings(log)
        row = store.by_code(evening.code)
        assert row is not None
        return _checked(log, store.read(row.id), len(evening.names))
    finally:
        log.close()


def _checked(log: SqlLog, entries: list[AnyEntry], guests: int) -> Outcome:
    state, found = fold_all(entries), Outcome()
    ends = Counter((one.round, one.table) for one in entries if isinstance(one, TablePlayed) and one.over)
    found.twice = sum(count > 1 for count in ends.values())
    for entry in entries:
        if isinstance(entry, RoundBegan):
            seated = [entry.holders[player - 1] for player in entry.seating.players]
            people = Counter(guest for guest in seated if guest)
            found.doubled += sum(count > 1 for count in people.values())
            found.missing += guests - len(people)
            found.rounds += 1
    for played in state.rounds:
        for table in played.tables:
            room = SqlClub(log).room(table.room)
            assert room is not None
            match = fold_match(log.read(room.match)).match
            found.different += result_of_match(match).deals != table.result.deals
    return found
