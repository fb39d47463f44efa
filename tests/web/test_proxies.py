"""Two hosts behind the proxies of `deploy`: a table's people meet at one of them, and nothing breaks where they do
not.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.sampling import thinned
from tests.web.clubs import MANY, Club, Person
from tests.web.proxies import KINDS, Proxy, Stranger, proxied
from tests.web.visits import Visit, play
from whistclub.club.store.logs.sql_log import open_url

_MEETING_S = 300
_MANY_DEALS = 99


@asynccontextmanager
async def behind(
    folder: Path, address: str, kind: str, *, hashed: bool = True
) -> AsyncIterator[tuple[Proxy, list[Club]]]:
    """A proxy, and the two hosts behind it."""
    with (
        Club(folder, MANY, open_url(address), secure=True, proxies="127.0.0.1") as one,
        Club(folder, MANY, open_url(address), secure=True, proxies="127.0.0.1") as two,
        proxied(folder, kind, [one.port, two.port], hashed=hashed) as proxy,
    ):
        try:
            async with asyncio.timeout(_MEETING_S):
                yield proxy, [one, two]
        finally:
            await asyncio.gather(*(visit.close() for visit in proxy.visits), return_exceptions=True)


def _hosts_of(clubs: list[Club], table: str) -> list[int]:
    """The hosts at which somebody is connected to this table."""
    held = [club.hub.tables.get(table) for club in clubs]
    return [number for number, one in enumerate(held) if one is not None and one.connections]


async def _together(proxy: Proxy, **options: str) -> tuple[Visit, Visit, str]:
    """Ada and Bo, each from an address of their own, at a table that begins."""
    ada, bo = Stranger(proxy, "127.0.0.8").named("Ada"), Stranger(proxy).named("Bo")
    table = ada.open("whist", settings={"options": options})
    first, second = await ada.visit(table), await bo.visit(table)
    await second.ask("sit", seat=2)
    await first.until_so(lambda: first.table["seats"][2]["kind"] == "person")
    await first.ask("start")
    await second.until("welcome")
    return first, second, table


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_s_people_reach_one_host_and_tables_are_spread(
    kind: str, address: str, tmp_path: Path
) -> None:
    async with behind(tmp_path, address, kind) as (proxy, clubs):
        people = [
            Stranger(proxy, f"127.0.0.{7 + one}").named(name)
            for one, name in enumerate(("Ann", "Bea", "Cyd"))
        ]
        used = []
        for _ in range(20):
            table = people[0].open("whist")
            visits = [await person.visit(table) for person in people]
            used.append(_hosts_of(clubs, table))
            await asyncio.gather(*(visit.close() for visit in visits))
        assert all(len(hosts) == 1 for hosts in used)
        assert {0, 1} == {hosts[0] for hosts in used}


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_without_the_hash_people_meet_at_different_hosts_and_play_all_the_same(
    kind: str, address: str, tmp_path: Path
) -> None:
    async with behind(tmp_path, address, kind, hashed=False) as (proxy, clubs):
        first, second, _ = await _together(proxy, max_deals="1")
        gil = Stranger(proxy).named("Gil")
        for _ in range(3):
            await gil.visit(first.table["id"])
        assert [0, 1] == _hosts_of(clubs, first.table["id"])
        await play([first, second], _MANY_DEALS)
        await second.until_so(lambda: second.result is not None)
        assert first.result == second.result


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_a_host_that_leaves_gives_its_table_to_the_other_and_gets_it_back(
    kind: str, address: str, tmp_path: Path
) -> None:
    async with behind(tmp_path, address, kind) as (proxy, clubs):
        ada = Stranger(proxy, "127.0.0.8").named("Ada")
        table = ada.open("whist", with_bots=True)
        before = await ada.visit(table)
        (home,) = _hosts_of(clubs, table)
        departure = clubs[home].hub.departure
        departure.announce()
        after = await _moved(ada, clubs, table, 1 - home)
        await after.until_so(lambda: bool(after.legal))
        await after.move()
        departure.is_announced = False
        await _moved(ada, clubs, table, home)
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
    kind: str, address: str, tmp_path: Path
) -> None:
    async with behind(tmp_path, address, kind) as (proxy, clubs):
        liar = Stranger(proxy, "127.0.0.9", **{"X-Forwarded-For": "192.0.2.7", "Forwarded": "for=192.0.2.7"})
        table = liar.named("Liar").open("whist")
        await liar.visit(table)
        (home,) = _hosts_of(clubs, table)
        hub = clubs[home].hub
        assert "127.0.0.9" == hub.rooms.visitor_of(hub.tables[table].room)


@pytest.mark.parametrize("kind", thinned(KINDS, ["caddy"]))
async def test_foreign_hosts_and_origins_are_refused_behind_a_proxy_as_before_it(
    kind: str, address: str, tmp_path: Path
) -> None:
    async with behind(tmp_path, address, kind) as (proxy, _):
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
