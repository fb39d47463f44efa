"""Two hosts behind the proxies of `deploy`: a table's people meet at one of them, and nothing breaks where they do
not.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.sampling import thinned
from tests.waiting import at
from tests.web.clubs import MANY, Club, Person
from tests.web.postgres import database
from tests.web.proxies import KINDS, Proxy, Stranger, proxied
from tests.web.visits import Visit
from tests.web.workers import until_due
from whistclub.club.store.logs.sql_log import open_url

_MEETING_S = 300
_TABLES = 8
"""So many tables are all at one host by chance once in 128 times; the test then opens more of them."""


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Club]]:
    """Two hosts over one database, which all proxies of these tests lead to."""
    folder = tmp_path_factory.mktemp("hosts")
    with (
        database() as address,
        Club(folder, MANY, open_url(address), secure=True, proxies="127.0.0.1") as one,
        Club(folder, MANY, open_url(address), secure=True, proxies="127.0.0.1") as two,
    ):
        yield [one, two]


@asynccontextmanager
async def behind(folder: Path, hosts: list[Club], kind: str, *, hashed: bool = True) -> AsyncIterator[Proxy]:
    """A proxy before the hosts."""
    with proxied(folder, kind, [host.port for host in hosts], hashed=hashed) as proxy:
        try:
            async with asyncio.timeout(_MEETING_S):
                yield proxy
        finally:
            await asyncio.gather(*(visit.close() for visit in proxy.visits), return_exceptions=True)
            for client in proxy.clients:
                client.close()


def _hosts_of(clubs: list[Club], table: str) -> list[int]:
    """The hosts at which somebody is connected to this table."""
    held = [club.hub.tables.get(table) for club in clubs]
    return [number for number, one in enumerate(held) if one is not None and one.connections]


async def _together(proxy: Proxy) -> tuple[Visit, Visit]:
    """Ada and Bo, each from an address of their own, at a table that begins."""
    ada, bo = Stranger(proxy, "127.0.0.8").named("Ada"), Stranger(proxy).named("Bo")
    table = ada.open("whist")
    first, second = await ada.visit(table), await bo.visit(table)
    await second.ask("sit", seat=2)
    await first.until_so(lambda: first.table["seats"][2]["kind"] == "person")
    await first.ask("start")
    return first, second


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_s_people_reach_one_host_and_tables_are_spread(
    kind: str, hosts: list[Club], tmp_path: Path
) -> None:
    async with behind(tmp_path, hosts, kind) as proxy:
        people = [
            Stranger(proxy, f"127.0.0.{7 + one}").named(name)
            for one, name in enumerate(("Ann", "Bea", "Cyd"))
        ]
        used: list[int] = []
        while len(used) < _TABLES or {0, 1} != set(used):
            table = people[0].open("whist")
            visits = [await person.visit(table) for person in people]
            (host,) = _hosts_of(hosts, table)
            used.append(host)
            await asyncio.gather(*(visit.close() for visit in visits))


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_without_the_hash_people_meet_at_different_hosts_and_play_all_the_same(
    kind: str, hosts: list[Club], tmp_path: Path
) -> None:
    async with behind(tmp_path, hosts, kind, hashed=False) as proxy:
        first, second = await _together(proxy)
        gil = Stranger(proxy).named("Gil")
        for _ in range(3):
            await gil.visit(first.table["id"])
        assert [0, 1] == _hosts_of(hosts, first.table["id"])
        await until_due(first, second)
        seq = second.seq
        assert await second.move()
        for visit in (first, second):
            await at(visit, seq + 1)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_a_host_that_leaves_gives_its_table_to_the_other_and_gets_it_back(
    kind: str, hosts: list[Club], tmp_path: Path
) -> None:
    async with behind(tmp_path, hosts, kind) as proxy:
        ada = Stranger(proxy, "127.0.0.8").named("Ada")
        table = ada.open("whist", with_bots=True)
        before = await ada.visit(table)
        (home,) = _hosts_of(hosts, table)
        departure = hosts[home].hub.departure
        departure.announce()
        after = await _moved(ada, hosts, table, 1 - home)
        await after.until_so(lambda: bool(after.legal))
        await after.move()
        departure.is_announced = False
        await _moved(ada, hosts, table, home)
        assert "done" == (await before.ask("talk", phrase="hello"))["tell"]


async def _moved(person: Person, clubs: list[Club], table: str, to: int) -> Visit:
    """A new connection, made again until it is at this host."""
    while True:
        before = len(clubs[to].hub.tables[table].connections) if table in clubs[to].hub.tables else 0
        visit = await person.visit(table)
        held = clubs[to].hub.tables.get(table)
        if held is not None and len(held.connections) > before:
            return visit
        await visit.close()


@pytest.mark.parametrize("kind", thinned(KINDS, ["haproxy"]))
async def test_the_true_address_counts_whatever_a_client_says_of_itself(
    kind: str, hosts: list[Club], tmp_path: Path
) -> None:
    async with behind(tmp_path, hosts, kind) as proxy:
        liar = Stranger(proxy, "127.0.0.9", **{"X-Forwarded-For": "192.0.2.7", "Forwarded": "for=192.0.2.7"})
        table = liar.named("Liar").open("whist")
        await liar.visit(table)
        (home,) = _hosts_of(hosts, table)
        hub = hosts[home].hub
        assert "127.0.0.9" == hub.rooms.visitor_of(hub.tables[table].room)


@pytest.mark.parametrize("kind", thinned(KINDS, ["caddy"]))
async def test_foreign_hosts_and_origins_are_refused_behind_a_proxy_as_before_it(
    kind: str, hosts: list[Club], tmp_path: Path
) -> None:
    async with behind(tmp_path, hosts, kind) as proxy:
        ada = Stranger(proxy).named("Ada")
        assert (
            403
            == ada.http.put(
                "/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
            ).status_code
        )
        refused = ada.http.get("/api/me", headers={"Host": "evil.example"})
        assert (refused.status_code == 421) or (kind == "caddy" and not refused.content)
        assert "max-age" in ada.http.get("/api/me").headers["strict-transport-security"]
