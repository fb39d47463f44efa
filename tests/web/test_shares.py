"""Fair shares: one visitor's asking, tables and lists leave the others theirs."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from tests.club.tables import house, opened, players, sent
from tests.waiting import until
from tests.web.clubs import MANY, Club, Person
from tests.web.visits import PATIENCE_S, play
from whistclub.club.bot_pool import BotPool
from whistclub.club.bots import step
from whistclub.club.people import new_person
from whistclub.club.process_pool import ProcessPool
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.store.people import sql_rooms
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.table.commands import NextDeal
from whistclub.club.table.state import TableState
from whistclub.players.registry import make_player
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.public_list import listed
from whistclub.web.resources.limits import Limits
from whistclub.web.resources.rate_limit import Rates, visitor_key
from whistclub.web.server.request_quota import RequestQuotas


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


def limits(**changed: Any) -> Limits:
    return msgspec.structs.replace(MANY, **changed)


async def statuses(club: Club, path: str, count: int) -> list[int]:
    """The statuses of so many requests at once."""
    most = httpx.Limits(max_connections=count)
    async with httpx.AsyncClient(base_url=club.url, limits=most, timeout=60) as client:
        return [one.status_code for one in await asyncio.gather(*(client.get(path) for _ in range(count)))]


@pytest.mark.parametrize("path", ["/api/statistics", "/api/openapi.json", "/api/tables/x/matches/y/record"])
def test_what_costs_much_has_a_rate_of_its_own_and_the_rest_is_asked_on(tmp_path: Path, path: str) -> None:
    with Club(tmp_path, limits(costly=3, costly_per_s=0.001)) as club:
        ada = Person(club)
        answers = [ada.http.get(path) for _ in range(5)]
        assert [429, 429] == [one.status_code for one in answers[3:]]
        assert "2" == answers[3].headers["retry-after"]
        assert "too-much-at-once" == answers[3].json()["why"]["key"]
        assert {429}.isdisjoint(one.status_code for one in answers[:3])
        assert 200 == ada.http.get("/api/tables").status_code


@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/daily", "/healthz", "/api/games"])
def test_what_costs_little_has_a_rate_too(tmp_path: Path, path: str) -> None:
    with Club(tmp_path, limits(reads=3, reads_per_s=0.001)) as club:
        assert [200, 200, 200, 429] == [httpx.get(club.url + path).status_code for _ in range(4)]
        assert 404 == httpx.head(f"{club.url}/none.txt").status_code


def test_files_have_a_rate(tmp_path: Path) -> None:
    with Club(tmp_path, limits(files=3, files_per_s=0.001)) as club:
        assert [200, 200, 200, 429] == [httpx.get(club.url).status_code for _ in range(4)]
        assert 200 == httpx.get(f"{club.url}/api/me").status_code


async def test_a_page_opened_by_twenty_people_behind_one_router_meets_no_limit(tmp_path: Path) -> None:
    pages = ["/", *(f"/assets/{number}.js" for number in range(60))]
    calls = ["/api/me", "/api/games", "/api/tables", "/api/daily", "/api/statistics"]
    with Club(tmp_path, Limits()) as club:
        async with httpx.AsyncClient(base_url=club.url) as client:
            found = {
                (await client.get(path)).status_code for _ in range(20) for path in pages[:20] + calls[:4]
            }
        assert {200, 404} == found
        assert {200} == set(await statuses(club, "/api/tables", 20))


def test_only_so_many_costly_things_are_done_at_once_for_one_visitor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on, entered = threading.Event(), threading.Semaphore(0)
    kept = SqlClub.seats_of

    def slow(self: SqlClub, person: str) -> Any:
        entered.release()
        on.wait(PATIENCE_S)
        return kept(self, person)

    monkeypatch.setattr(SqlClub, "seats_of", slow)
    with Club(tmp_path, limits(costly_at_once=2)) as club:
        ada = Person(club).named("Ada")
        asked: list[int] = []
        threads = [
            threading.Thread(target=lambda: asked.append(ada.http.get("/api/statistics").status_code))
            for _ in range(6)
        ]
        for one in threads:
            one.start()
        assert entered.acquire(timeout=60)
        until(lambda: len(asked) >= 4)
        assert [429] * 4 == asked
        assert 200 == ada.http.get("/api/tables").status_code
        on.set()
        for one in threads:
            one.join(60)
        assert [429] * 4 + [200] * 2 == asked


async def test_a_match_that_is_over_is_told_again_from_what_was_told_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    kept = ReplayPool._log

    async def counted(self: ReplayPool, match: str) -> list[str]:
        read.append(match)
        return await kept(self, match)

    monkeypatch.setattr(ReplayPool, "_log", counted)
    async with Club(tmp_path) as club:
        ada = Person(club)
        table = ada.open("whist", with_bots=True, settings={"options": {"target": "50"}})
        visit = await ada.visit(table)
        await play([visit], 1)
        path = f"/api/tables/{table}/matches/{visit.match}"
        running_ = [ada.call("GET", f"{path}/deals/1") for _ in range(2)]
        assert [visit.match] * 2 == read
        await visit.ask("stop")
        over = [ada.call("GET", f"{path}/{what}") for what in ("deals/1", "record") * 3]
        assert [visit.match] * 4 == read
        assert running_[0]["steps"] == over[0]["steps"] == over[4]["steps"]
        assert over[1] == over[5]
        other = ada.open("whist")
        ada.call("GET", f"/api/tables/{other}/matches/{visit.match}/record", status=404)


# Tables of everybody


def test_tables_opened_are_counted_by_address_too_however_often_the_cookie_is_thrown_away(
    tmp_path: Path,
) -> None:
    with Club(tmp_path, limits(address_tables=3, address_tables_per_s=0.001)) as club:
        new = {"settings": {"preset": "whist"}}
        found = [Person(club).http.post("/api/tables", json=new) for _ in range(5)]
        assert [201, 201, 201, 429, 429] == [one.status_code for one in found]
        assert "too-much-at-once" == found[-1].json()["why"]["key"]


def test_an_address_makes_only_so_many_new_people(tmp_path: Path) -> None:
    with Club(tmp_path, limits(guests=3, guests_per_s=0.001)) as club:
        ada = Person(club).named("Ada")
        found = [Person(club).http.put("/api/me", json={"name": "Eve"}) for _ in range(4)]
        assert [200, 200, 429, 429] == [one.status_code for one in found]
        assert "2" == found[-1].headers["retry-after"]
        ada.named("Ida")


def test_a_name_taken_again_and_again_is_refused_and_the_same_name_costs_nothing(tmp_path: Path) -> None:
    with Club(tmp_path, limits(names=2, names_per_s=0.001)) as club:
        ada = Person(club).named("Ada").named("Ada").named("Ida")
        ada.call("PUT", "/api/me", {"name": "Eva"}, 429)
        ada.named("Ida")


async def test_one_hosts_tables_do_not_fill_the_list_and_those_with_somebody_there_come_first(
    club: Club,
) -> None:
    ada, eve, bea = Person(club).named("Ada"), Person(club).named("Eve"), Person(club).named("Bea")
    hers = ada.open("whist", settings={"listed": True})
    await ada.visit(hers)
    for _ in range(30):
        eve.open("whist", settings={"listed": True})
    found = [one["id"] for one in bea.call("GET", "/api/tables")["listed"]]
    assert hers == found[0]
    assert 4 == len(found)


async def test_a_table_where_nobody_is_falls_off_the_list(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bea = Person(club), Person(club)
    left, held = (ada.open("whist", settings={"listed": True}) for _ in range(2))
    await ada.visit(held)
    assert {left, held} == {one["id"] for one in bea.call("GET", "/api/tables")["listed"]}
    monkeypatch.setattr("whistclub.web.http.lobby.LISTED_MS", -60_000)
    assert [held] == [one["id"] for one in bea.call("GET", "/api/tables")["listed"]]


def room(number: int, host: str) -> Room:
    plan = Plan(preset="whist", listed=True)
    return Room(id=f"r{number}", host=host, host_name="", plan=plan, chairs=(Chair(),), changed_ms=number)


def test_of_the_hosts_who_came_from_one_place_the_list_has_a_few_and_of_all_a_hundred() -> None:
    rooms = [room(number, f"h{number}") for number in range(1000)]
    one_place = listed(rooms, set(), lambda _: "here")
    assert [f"r{number}" for number in range(999, 979, -1)] == [one.id for one in one_place]
    assert 100 == len(listed(rooms, set(), lambda one: one.host))
    assert "r0" == listed(rooms, {"r0"}, lambda one: one.host)[0].id


def test_the_list_and_a_persons_own_tables_are_found_by_indices(tmp_path: Path) -> None:
    log = open_file(tmp_path / "club.sqlite")
    club, plans = SqlClub(log), list[str]()

    def explained(connection: Any, statement: Any, *_: Any) -> None:
        if isinstance(statement, sa.Select):
            asked = statement.compile(connection, compile_kwargs={"literal_binds": True})
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}").all()
            plans.append("; ".join(row.detail for row in rows))

    sa.event.listen(log._engine, "before_execute", explained)
    club.listed(5)
    club.rooms_of("somebody")
    club.seats_of("somebody")
    log.close()
    assert "SEARCH rooms USING INDEX rooms_listed (changed_ms>?)" == plans[0]
    assert not [plan for plan in plans if "SCAN" in plan], plans


def test_no_more_rooms_are_looked_at_for_the_list_than_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = open_file(tmp_path / "club.sqlite")
    club = SqlClub(log)
    eve = new_person(0)
    club.add_person(eve)
    for number in range(12):
        club.add_room(room(number, eve.id))
    monkeypatch.setattr(sql_rooms, "_MOST_LISTED", 10)
    assert [f"r{number}" for number in range(11, 1, -1)] == [one.id for one in club.listed(0)]
    assert ["r1", "r0"] == [one.id for one in club.listed(99, ["r0", "r1", "none"])][::-1]
    log.close()


# Bots


def test_all_tables_that_one_address_opened_have_the_share_of_one_of_bots_thoughts(club: Club) -> None:
    eve, eva, ada = Person(club), Person(club), Person(club)
    tables = [person.open("whist", with_bots=True) for person in (eve, eve, eva)]
    with httpx.Client(
        base_url=club.url, transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=60
    ) as ada.http:
        tables.append(ada.open("whist", with_bots=True))
    payers = [club.hub.pool.payer_of(club.hub.tables[table].room.match) for table in tables]
    assert ["127.0.0.1"] * 3 + ["127.0.0.2"] == payers
    assert 200 == eve.http.get(f"/api/tables/{tables[3]}").status_code


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_table_waits_for_no_more_than_one_thought_of_forty_other_tables(processes: int) -> None:
    order: list[str] = []
    pool = BotPool(make_player, ProcessPool(processes, "bots"))
    pool.payer_of = lambda match: "ada" if match == "ada" else "eve"
    states = [state_of("ada" if number == 40 else f"eve{number}") for number in range(41)]

    async def one(state: TableState) -> None:
        (seat,) = (seat for seat in state.seats if state.legal[seat])
        await pool.act(state, seat)
        order.append(state.table)

    await asyncio.gather(*map(one, states))
    pool.close()
    assert order.index("ada") <= 2 * (processes or 2), order


def state_of(table: str) -> TableState:
    """A table where a bot is to act."""
    log = MemoryLog()
    made = house(log).open(opened("whist", people=(), seed=table))
    sent(made, NextDeal, None)
    while sum(map(bool, made.state.legal)) != 1:
        step(made, players)
    entry = msgspec.structs.replace(made.state.opened, table=table)
    return msgspec.structs.replace(made.state, opened=entry)


# Who counts as one


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("127.0.0.1", "127.0.0.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("unknown", "_hidden", True),
        ("10.0.0.1", "10.0.0.1x", False),
        ("10.0.0.1x", "10.0.0.1:y", True),
    ],
)
def test_an_address_counts_as_one_visitor_of_ipv6_all_of_one_half_and_all_that_is_no_address(
    address: str, other: str, same: bool
) -> None:
    assert same == (visitor_key(address) == visitor_key(other))


def test_a_store_fills_up_again_by_its_rate_and_no_further() -> None:
    now = [0.0]
    rates = Rates(2, 0.5, lambda: now[0])
    assert [True, True, False] == [rates.take("a") for _ in range(3)]
    assert rates.take("b")
    now[0] = 2.0
    assert [True, False] == [rates.take("a") for _ in range(2)]
    now[0] = 1000.0
    assert [True, True, False] == [rates.take("a") for _ in range(3)]


async def test_one_list_is_made_at_a_time_for_all_and_who_does_not_read_holds_nobody_up() -> None:
    made = most = 0

    async def http(scope: Any, receive: Any, send: Any) -> None:
        nonlocal made, most
        made += 1
        most = max(most, made)
        await asyncio.sleep(0)
        made -= 1
        await send({"type": "http.response.body", "body": b"[]"})

    never = asyncio.Event()

    async def stuck(message: Any) -> None:
        await never.wait()

    told: list[Any] = []

    async def taken(message: Any) -> None:
        told.append(message)

    answer = RequestQuotas(Limits()).for_api(http)

    async def never_received() -> dict[str, Any]:
        raise AssertionError("nothing is received")

    def asked(number: int, send: Any) -> Any:
        scope = {"type": "http", "method": "GET", "path": "/api/tables", "client": (f"10.0.0.{number}", 1)}
        return answer(scope, never_received, send)

    holding = [asyncio.ensure_future(asked(1, stuck)) for _ in range(5)]
    await asyncio.wait_for(asyncio.gather(*(asked(number, taken) for number in range(2, 12))), PATIENCE_S)
    for one in holding:
        one.cancel()
    assert 10 == len(told)
    assert 1 == most
