"""A table has a host as long as somebody sits there: who leaves or stays away is one no longer, and the others go
on.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.waiting import until
from tests.web.clubs import MANY, Club, Person
from tests.web.steered_clubs import SteeredClub, pass_time
from tests.web.visits import Visit
from tests.web.workers import known_at, two_workers
from whistclub.club import hosting
from whistclub.club.rooms import Chair, EveningTable, Plan, Room

AWAY_S = MANY.host_away_s + 1


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[SteeredClub]:
    async with SteeredClub(tmp_path) as club:
        yield club


async def seated(club: Club, *names: str) -> tuple[list[Visit], list[Person], str]:
    """People at one table, who sat down one after the other from seat 0 on; the first is the host."""
    people = [Person(club).named(name) for name in names]
    table = people[0].open("whist")
    visits = [await people[0].visit(table)]
    for seat, person in enumerate(people[1:], 1):
        visit = await person.visit(table)
        assert "done" == (await visit.ask("sit", seat=seat))["tell"]
        visits.append(visit)
    return visits, people, table


async def hosted_by(visit: Visit, name: str) -> None:
    await visit.until_so(lambda: visit.table["host"] == name)


async def gone(host: Visit, other: Visit, *clubs: SteeredClub) -> None:
    """The host leaves, and stays away for as long as the others wait."""
    await host.close()
    await other.until_so(lambda: not other.table["seats"][0]["here"])
    # A worker that was late with its lease waits anew.
    await pass_time(len(clubs) * AWAY_S, *clubs)


async def may_do_all_that_a_host_may(visit: Visit, seat: int) -> None:
    """Puts a bot in, starts, stops, and plays the next match."""
    assert visit.you["host"]
    assert "done" == (await visit.ask("put_bot", seat=seat, bot="simple"))["tell"]
    assert "done" == (await visit.ask("start"))["tell"]
    assert "done" == (await visit.ask("stop"))["tell"]
    await visit.until_so(lambda: "over" == visit.table["phase"])
    assert "done" == (await visit.ask("start"))["tell"]


async def test_who_has_sat_longest_is_host_at_once_when_the_host_stands_up(club: SteeredClub) -> None:
    (ada, bo, cleo), _, _ = await seated(club, "Ada", "Bo", "Cleo")
    # Bo changes the seat and has still sat longer than Cleo.
    assert "done" == (await bo.ask("sit", seat=3))["tell"]
    assert "done" == (await ada.ask("stand_up"))["tell"]
    for visit in (ada, bo, cleo):
        await hosted_by(visit, "Bo")
        assert 3 == visit.table["host_seat"]
    assert [False, True, False] == [visit.you["host"] for visit in (ada, bo, cleo)]
    assert "table-host-only" == (await ada.ask("start"))["why"]["key"]
    await may_do_all_that_a_host_may(bo, 0)


async def test_a_host_who_is_away_is_one_no_longer_and_not_again_by_coming_back(club: SteeredClub) -> None:
    (ada, bo, _), people, table = await seated(club, "Ada", "Bo", "Cleo")
    await gone(ada, bo, club)
    await hosted_by(bo, "Bo")
    back = await people[0].visit(table)
    assert ("Bo", False, 0) == (back.table["host"], back.you["host"], back.you["seat"])
    await may_do_all_that_a_host_may(bo, 3)


async def test_a_host_who_is_soon_back_stays_it(club: SteeredClub) -> None:
    (ada, bo), people, table = await seated(club, "Ada", "Bo")
    for _ in range(3):
        await ada.close()
        await bo.until_so(lambda: not bo.table["seats"][0]["here"])
        await club.pass_time(MANY.host_away_s / 2)
        ada = await people[0].visit(table)
        await club.pass_time(1)
        assert ada.you["host"]


async def test_the_minute_begins_when_somebody_waits_and_not_when_the_host_has_sent_the_link(
    club: SteeredClub,
) -> None:
    (ada,), people, table = await seated(club, "Ada")
    await ada.close()
    await asyncio.to_thread(until, lambda: not club.hub.connections())
    await club.pass_time(0.8 * AWAY_S)
    bo = await Person(club).named("Bo").visit(table)
    await bo.ask("sit", seat=2)
    await club.pass_time(0.8 * AWAY_S)
    assert "Ada" == bo.table["host"]
    back = await people[0].visit(table)
    assert back.you["host"]


async def test_a_host_who_stays_away_in_mid_match_is_replaced_and_the_next_match_begins(
    club: SteeredClub,
) -> None:
    (ada, bo), _, _ = await seated(club, "Ada", "Bo")
    assert "done" == (await ada.ask("start"))["tell"]
    await gone(ada, bo, club)
    await hosted_by(bo, "Bo")
    assert "done" == (await bo.ask("stop"))["tell"]
    await bo.until_so(lambda: "over" == bo.table["phase"])
    first = bo.match
    assert "done" == (await bo.ask("start"))["tell"]
    await bo.until_so(lambda: bo.match != first)


async def test_after_a_restart_a_host_who_does_not_come_back_is_replaced_all_the_same(tmp_path: Path) -> None:
    async with Club(tmp_path) as club:
        _, people, table = await seated(club, "Ada", "Bo")
    async with SteeredClub(tmp_path) as again:
        visit = await known_at(again, people[1]).visit(table)
        assert "Ada" == visit.table["host"]
        await again.pass_time(AWAY_S)
        await hosted_by(visit, "Bo")
        await may_do_all_that_a_host_may(visit, 2)


async def test_the_host_who_is_deleted_leaves_the_table_to_who_sits_there_or_comes_next(
    club: SteeredClub,
) -> None:
    (ada, bo), people, _ = await seated(club, "Ada", "Bo")
    await ada.close()
    await bo.until_so(lambda: not bo.table["seats"][0]["here"])
    await asyncio.to_thread(people[0].removed)
    await hosted_by(bo, "Bo")
    await may_do_all_that_a_host_may(bo, 3)


@pytest.mark.parametrize(
    "plan",
    [
        Plan(preset="whist", daily="2026-11-25"),
        Plan(preset="whist", evening=EveningTable(evening="e", code="ABCDE", round=1, table=1)),
    ],
)
def test_a_deal_of_the_day_and_a_table_of_an_evening_pass_to_nobody(plan: Plan) -> None:
    chairs = (Chair(person="ada", name="Ada"), Chair(person="bo", name="Bo", sat=1))
    room = Room(id="r", host="ada", host_name="Ada", plan=plan, chairs=chairs)
    assert not hosting.is_missed(room, {"bo"})
    assert room == hosting.passed_on(room, {"bo"})
    assert "neutral" == hosting.removed(room, "neutral").host


@pytest.mark.long
async def test_people_at_two_workers_agree_on_the_next_host(address: str, tmp_path: Path) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        ada, bo, cleo = Person(one).named("Ada"), Person(two).named("Bo"), Person(one).named("Cleo")
        table = ada.open("whist")
        first, second, third = await ada.visit(table), await bo.visit(table), await cleo.visit(table)
        assert "done" == (await second.ask("sit", seat=1))["tell"]
        assert "done" == (await third.ask("sit", seat=2))["tell"]
        await gone(first, second, one, two)
        await hosted_by(second, "Bo")
        await hosted_by(third, "Bo")
        assert (True, False) == (second.you["host"], third.you["host"])
        back = await known_at(two, ada).visit(table)
        assert not back.you["host"]
        await may_do_all_that_a_host_may(second, 3)
