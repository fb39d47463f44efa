"""Three workers over PostgreSQL and NATS behind HAProxy, while one after another of what they stand on fails: whoever
can play on does so, nothing acknowledged is lost or counts twice, and afterwards everybody plays on.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import ClassVar, Final

import pytest

from tests.waiting import until
from tests.web.brokers import Broker, broker
from tests.web.histories import Killed, Player, compare
from tests.web.hosts import Host
from tests.web.killing import free_port
from tests.web.postgres import away, cluster, frozen
from tests.web.proxied_crowd import ProxiedCrowd
from tests.web.proxies import WORKER, Proxy, proxied
from tests.web.relays import Relay, relay
from tests.web.visits import Visit

_WORKERS: Final = 3
_TABLES: Final = 4
_PING_S: Final = 2.0
"""By so much silence, twice, people see that a worker has died."""
_NOT_NOW: Final = {"club-cannot-write", "club-busy"}
"""The refusals of a club whose database does not answer: the same act may be sent again."""


class Club:
    """The hosts with all they stand on, each with relays of its own to the database and the broker."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.address = stack.enter_context(cluster())
        socket = Path(self.address.rpartition("=")[2]) / ".s.PGSQL.5432"
        self.broker: Broker = stack.enter_context(broker())
        self.to_database: list[Relay] = [stack.enter_context(relay(socket)) for _ in range(_WORKERS)]
        self.to_broker: list[Relay] = [stack.enter_context(relay(self.broker.port)) for _ in range(_WORKERS)]
        self.hosts = [self._host(folder, place) for place in range(_WORKERS)]
        for host in self.hosts:
            stack.callback(host.kill)
            host.start()

    def _host(self, folder: Path, place: int) -> Host:
        database = f"postgresql://whist@127.0.0.1:{self.to_database[place].port}/postgres"
        notices = f"nats://127.0.0.1:{self.to_broker[place].port}/club"
        options = ("--proxy", "127.0.0.1", "--tls", "--drain", "3", "--notices", notices)
        return Host(folder, "127.0.0.1", free_port(), database, *options)

    @property
    def ports(self) -> list[int]:
        """The ports of the hosts."""
        return [int(host.url.rpartition(":")[2]) for host in self.hosts]


class People(ProxiedCrowd):
    """People who see soon that a worker answers nothing."""

    pings: ClassVar = {"ping_interval": _PING_S, "ping_timeout": _PING_S}

    def __init__(self, folder: Path, proxy: Proxy, tables: int, database: str) -> None:
        super().__init__(folder, proxy, tables, database)
        self.ports: dict[Player, int] = {}
        """The port of the worker that serves each."""

    async def _played(self, player: Player, visit: Visit) -> None:
        self.ports[player] = int(visit.socket.response.headers[WORKER])
        await super()._played(player, visit)


Fault = Callable[[Club, int], AbstractContextManager[object]]


def between(begin: Callable[[Club, int], object], end: Callable[[Club, int], object]) -> Fault:
    """A fault that begins and ends at a worker so."""

    @contextmanager
    def lasting(club: Club, place: int) -> Iterator[None]:
        begin(club, place)
        try:
            yield
        finally:
            end(club, place)

    return lasting


EVERYBODY: Final[dict[str, Fault]] = {
    "a worker is killed": between(
        lambda club, at: club.hosts[at].kill(), lambda club, at: club.hosts[at].start()
    ),
    "a worker is frozen": between(
        lambda club, at: club.hosts[at].fall_silent(), lambda club, at: club.hosts[at].speak_again()
    ),
    "the broker is gone": between(lambda club, _: club.broker.kill(), lambda club, _: club.broker.start()),
    "the broker is silent": between(
        lambda club, _: club.broker.fall_silent(), lambda club, _: club.broker.speak_again()
    ),
    "the way to the broker is cut": between(
        lambda club, at: club.to_broker[at].cut(), lambda club, at: club.to_broker[at].pass_on()
    ),
    "the way to the broker holds all": between(
        lambda club, at: club.to_broker[at].hold(), lambda club, at: club.to_broker[at].pass_on()
    ),
    "the way to the database is slow": between(
        lambda club, at: club.to_database[at].let_be_late(0.2),
        lambda club, at: club.to_database[at].pass_on(),
    ),
}
"""Faults during which everybody can play on."""
SOMEBODY: Final[dict[str, Fault]] = {
    "the way to the database is cut": between(
        lambda club, at: club.to_database[at].cut(), lambda club, at: club.to_database[at].pass_on()
    ),
    "the way to the database holds all": between(
        lambda club, at: club.to_database[at].hold(), lambda club, at: club.to_database[at].pass_on()
    ),
}
"""Faults during which those at the other workers can."""
NOBODY: Final[dict[str, Fault]] = {
    "the database crashes": lambda club, _: away(club.address),
    "the database is frozen": lambda club, _: frozen(club.address),
}


async def _through(fault: str, club: Club, people: People, rng: random.Random) -> None:
    """The fault begins at a worker by chance and ends, and everybody plays on."""
    places = list(range(_WORKERS))
    if fault in SOMEBODY:
        # The proxy spreads tables by their ids, and anew after a kill: one worker may have all four, and nobody is
        # elsewhere.
        places = [at for at in places if {club.ports[at]} != set(people.ports.values())]
    place = rng.choice(places)
    lasting = (EVERYBODY | SOMEBODY | NOBODY)[fault]
    with lasting(club, place):
        if fault in NOBODY:
            felt = lambda: all(host.readiness() != 200 for host in club.hosts)  # noqa: E731 - a name says why
        else:
            felt = people.have_moved(all if fault in EVERYBODY else any)
        await asyncio.to_thread(until, felt, lambda: _state(club, people, f"during: {fault}"))
    moved = people.have_moved(all)
    await asyncio.to_thread(until, moved, lambda: _state(club, people, f"after: {fault}"))


def _state(club: Club, people: People, when: str) -> str:
    moves = ", ".join(f"{one.table} {one.moves}" for one in people.players)
    served = f"workers: {club.ports}, of {[people.ports.get(one) for one in people.players]}"
    ready = [host.readiness() for host in club.hosts]
    return f"{when}; ready: {ready}; {served}; moves: {moves}; {people.failed[-5:]}"


async def torn(folder: Path, club: Club, faults: list[str], rng: random.Random) -> People:
    """People who play through these faults, each at a worker by chance."""
    with proxied(folder, "haproxy", club.ports) as proxy:
        people = People(folder, proxy, _TABLES, club.address)
        await asyncio.to_thread(people.open_tables)
        playing = asyncio.create_task(people.play(3600))
        try:
            await asyncio.to_thread(until, people.have_moved(all))
            for fault in faults:
                await _through(fault, club, people, rng)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    return people


def torn_by(folder: Path, count: int, rng: random.Random) -> tuple[People, Killed]:
    """So many faults by chance, each kind once before any comes again; the people, and the log held against them."""
    kinds, faults = list(EVERYBODY | SOMEBODY | NOBODY), list[str]()
    while len(faults) < count:
        faults += rng.sample(kinds, len(kinds))
    with ExitStack() as stack:
        club = Club(stack, folder)
        people = asyncio.run(torn(folder, club, faults[:count], rng))
        found, log = Killed(kills=count), people.log()
        compare(people, log, set(people.heard), found)
        log.close()
    found.acknowledged, found.matches = sum(map(len, people.done.values())), len(people.heard)
    return people, found


@pytest.mark.long
def test_whatever_fails_whoever_can_plays_on_and_nothing_is_lost_or_counts_twice(tmp_path: Path) -> None:
    count = len(EVERYBODY | SOMEBODY | NOBODY)
    people, found = torn_by(tmp_path, count, random.Random("torn"))
    assert (0, 0, 0) == (found.lost, found.doubled, found.unkept)
    assert {one["why"]["key"] for one in people.refused} <= _NOT_NOW
