"""Tries at the deals of the day, as somebody would go about it who wants to know the cards before the others do."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.clubs import Club, Person
from tests.web.dailies import (
    NOON,
    PRESET,
    begin,
    club_at,
    daily,
    hand_of,
    known,
    play_out,
    standing,
)
from tests.web.visits import play
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.store.people.sql_daily_bots import SqlDailyBots
from whistclub.club.store.people.sql_rooms import SqlClub


@pytest.fixture
async def club(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Club]:
    async with club_at(tmp_path, NOON) as club:
        yield club


async def test_nobody_watches_a_deal_of_the_day_before_their_own(club: Club) -> None:
    ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
    table = ada.open(PRESET, daily=True)
    await hand_of(await ada.visit(table))
    looking = await bo.visit(table)
    assert "bye" == looking.heard[-1]["tell"]
    assert "daily-not-yet" == looking.heard[-1]["why"]["key"]


async def test_nobody_looks_at_the_replay_or_the_record_before_their_own(club: Club) -> None:
    ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
    visit = await ada.visit(ada.open(PRESET, daily=True))
    await hand_of(visit)
    await visit.ask("stop")
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}"
    assert 200 == ada.http.get(f"{path}/record").status_code
    for what in ("record", "deals/1"):
        assert 409 == bo.http.get(f"{path}/{what}").status_code
        assert 409 == Person(club).http.get(f"{path}/{what}").status_code


def test_a_new_cookie_of_the_same_browser_plays_unranked_and_is_told_so_before(club: Club) -> None:
    ada = Person(club)
    ada.open(PRESET, daily=True)
    ada.http.cookies.delete(f"whist-{club.port}")
    told = ada.call("GET", "/api/daily")["unranked"][PRESET]["key"]
    refused = ada.call(
        "POST", "/api/tables", {"settings": {"preset": PRESET}, "with_bots": True, "daily": True}, 409
    )
    assert "daily-seen-browser" == told == refused["why"]["key"]


def test_somebody_new_where_the_day_was_begun_is_not_ranked_and_may_say_that_they_play_nevertheless(
    club: Club,
) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    new = Person(club)
    assert {} == daily(ada)["unranked"] == daily(new)["unranked"]
    begin(ada)
    assert {PRESET: "daily-seen-address"} == {
        name: one["key"] for name, one in daily(new)["unranked"].items()
    }
    assert "daily-seen-address" == begin(new, status=409)["why"]["key"]
    begin(new, unranked=True)
    assert "daily-seen-address" == daily(new)["unranked"][PRESET]["key"]
    begin(bo)
    assert {} == daily(bo)["unranked"]


def test_a_try_is_begun_once_and_gone_on_with(club: Club) -> None:
    ada = known(club, "Ada")
    table = begin(ada)["id"]
    assert table == begin(ada)["id"] == daily(ada)["tables"][PRESET]
    assert "gongor" not in daily(ada)["tables"]


async def test_a_try_begun_many_times_at_once_is_one(club: Club) -> None:
    ada = known(club, "Ada")
    tables = await asyncio.gather(*(asyncio.to_thread(begin, ada) for _ in range(6)))
    assert 1 == len({table["id"] for table in tables})
    assert 1 == len(ada.call("GET", "/api/tables")["mine"])


async def test_two_names_in_one_browser_at_once_are_one_ranked_try(club: Club) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    begin(ada, "gongor")
    cookie = f"whist-{club.port}-browser"
    bo.http.cookies.set(cookie, ada.http.cookies[cookie])

    def go(person: Person) -> int:
        body = {"settings": {"preset": PRESET}, "daily": True}
        return person.http.post("/api/tables", json=body).status_code

    assert [201, 409] == sorted(await asyncio.gather(*(asyncio.to_thread(go, one) for one in (ada, bo))))


async def test_a_second_device_that_saw_the_cards_is_remembered_when_it_is_somebody_else(club: Club) -> None:
    ada, second = known(club, "Ada"), known(club, "Bo")
    mine = second.http.cookies[f"whist-{club.port}"]
    table = begin(ada)["id"]
    token = ada.call("POST", "/api/me/device", {})["token"]
    second.call("POST", "/api/device", {"token": token})
    await hand_of(await second.visit(table))
    second.http.cookies.set(f"whist-{club.port}", mine, domain="127.0.0.1", path="/")
    assert "daily-seen-browser" == daily(second)["unranked"][PRESET]["key"]


async def test_nobody_else_sits_down_at_a_deal_of_the_day(club: Club) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    first = await play_out(bo)
    assert first.result
    visit = await ada.visit(begin(ada)["id"])
    await hand_of(visit)
    await visit.ask("stand_up")
    other = await bo.visit(visit.table["id"])
    answer = await other.ask("sit", seat=0)
    assert "refused" == answer["tell"]


async def test_who_has_ended_their_own_may_look_at_another_and_sees_how_everybody_did(club: Club) -> None:
    ada, bo, cy = (known(club, name) for name in ("Ada", "Bo", "Cy"))
    visit = await play_out(ada)
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}/deals/1"
    standing(bo, status=409)
    bo.call("GET", path, status=409)
    begin(bo)
    standing(bo, status=409)
    bo.call("GET", path, status=409)
    await play_out(bo)
    bo.call("GET", path)
    standing(cy, status=409)
    told = standing(bo)
    assert 2 == told["begun"]
    assert {("Ada", False), ("Bo", True)} == {(row["name"], row["you"]) for row in told["rows"]}
    assert [1, 1] == [row["place"] for row in told["rows"]]
    assert [PRESET] == daily(bo)["over"]


async def test_bots_stand_beside_people_and_take_no_place(club: Club) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    await play_out(ada)
    told = standing(ada)["bots"]
    assert [] == told["scores"]
    most = told["most"]
    log = open_file(club.file)
    results = SqlDailyBots(SqlClub(log), most)
    while (claim := results.claim(NOON)) is not None:
        results.settle(claim, claim.number)
    log.close()
    told = standing(ada)
    assert [[number, 1] for number in range(most)] == told["bots"]["scores"]
    assert (1, [1]) == (len(told["rows"]), [count for _, count in told["scores"]])
    standing(bo, status=409)


@pytest.mark.parametrize(
    ("do", "why"), [("stop", "daily-stopped"), ("hint", "daily-assisted"), ("undo", "daily-assisted")]
)
async def test_a_try_stopped_or_helped_takes_no_place(club: Club, do: str, why: str) -> None:
    ada = known(club, "Ada")
    visit = await ada.visit(begin(ada)["id"])
    await hand_of(visit)
    if do == "undo":
        await visit.move()
    assert "done" == (await visit.ask(do))["tell"]
    await play([visit], 99)
    (row,) = standing(ada)["rows"]
    assert (0, why) == (row["place"], row["why"]["key"])
