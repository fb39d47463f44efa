"""One's own finished games: found in pages, deleted, taken along as a file; and the person removed."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sampling import thinned
from tests.web.clubs import Club, Person
from tests.web.evenings import CARDS, opened
from tests.web.postgres import database
from tests.web.test_table import dealt
from whistclub.club.store.logs.spread_log import open_spread
from whistclub.club.store.logs.sql_log import SqlLog, open_url


@pytest.fixture(scope="module")
def first() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture(scope="module")
def second() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture(params=thinned(["file", "postgres", "two databases"], ["file"]))
async def club(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Club]:
    log: SqlLog | None = None
    if request.param == "postgres":
        log = open_url(request.getfixturevalue("address"))
    elif request.param == "two databases":
        others = {"b": request.getfixturevalue("second")}
        log = open_spread(request.getfixturevalue("first"), others)
        assert not log.place_of(log.new_table())
    async with Club(tmp_path, log=log) as club:
        yield club


HOUR_MS = 3600 * 1000


async def stopped(club: Club, preset: str, *people: Person) -> tuple[str, str]:
    """A match of these people, stopped by the first of them. Returns the room and the match."""
    table = people[0].open(preset)
    visits = [await one.visit(table) for one in people]
    for seat, visit in enumerate(visits[1:], 1):
        await visit.ask("sit", seat=seat)
    assert "done" == (await visits[0].ask("start"))["tell"]
    await dealt(visits)
    assert "done" == (await visits[0].ask("stop"))["tell"]
    while visits[0].result is None:
        await visits[0].hear()
    match = visits[0].match
    await club.all_leave()
    return table, match


def games_of(person: Person, **choice: Any) -> list[Any]:
    query = "&".join(f"{key}={value}" for key, value in choice.items())
    games: list[Any] = person.call("GET", f"/api/me/games?{query}")["games"]
    return games


def matches_of(person: Person, **choice: Any) -> list[str]:
    return [game["match"] for game in games_of(person, **choice)]


async def test_finished_games_are_found_by_game_people_and_day(club: Club) -> None:
    ada, berit = Person(club).named("Ada"), Person(club).named("Berit")
    room, whist = await stopped(club, "whist", ada, berit)
    _, alone = await stopped(club, "hermits", ada)
    assert [alone, whist] == matches_of(ada)
    assert [whist] == matches_of(berit) == matches_of(ada, game="whist")
    (other,) = ada.call("GET", "/api/me/company")["people"]
    assert ("Berit", [whist]) == (other["name"], matches_of(ada, other=other["id"]))
    assert [] == matches_of(ada, other=other["id"], game="hermits")
    began = games_of(ada)[1]["opened_ms"]
    assert [whist] == matches_of(ada, since_ms=began, until_ms=began + 1)
    game = games_of(ada)[1]
    assert (room, 0, ["Ada", "Berit"]) == (game["room"], game["seat"], game["summary"]["names"][:2])
    assert game["summary"]["stopped"]
    assert [2, 3] == game["summary"]["bots"]


async def test_a_stranger_gets_no_games_and_deletes_none(club: Club) -> None:
    ada, eve = Person(club).named("Ada"), Person(club)
    _, match = await stopped(club, "hermits", ada)
    assert [] == games_of(eve)
    eve.call("DELETE", f"/api/me/games/{match}", status=409)
    eve.call("GET", "/api/me/data", status=409)
    eve.call("DELETE", "/api/me", status=409)
    eve.named("Eve")
    eve.call("DELETE", f"/api/me/games/{match}", status=404)
    eve.call("PUT", f"/api/me/games/{match}", status=404)
    assert [match] == matches_of(ada)


async def test_a_deleted_game_comes_back_within_the_hour_and_not_after_it(club: Club) -> None:
    ada = Person(club).named("Ada")
    _, match = await stopped(club, "hermits", ada)
    ada.call("DELETE", f"/api/me/games/{match}")
    assert [] == matches_of(ada)
    ada.call("PUT", f"/api/me/games/{match}")
    assert [match] == matches_of(ada)
    ada.call("DELETE", f"/api/me/games/{match}")
    begun = club.now()
    club.now = lambda: begun + HOUR_MS + 1
    assert [] == matches_of(ada)
    ada.call("PUT", f"/api/me/games/{match}", status=404)


async def test_what_one_deletes_the_others_keep_and_nobody_opens_what_all_deleted(club: Club) -> None:
    ada, berit = Person(club).named("Ada"), Person(club).named("Berit")
    table, match = await stopped(club, "whist", ada, berit)
    record = f"/api/tables/{table}/matches/{match}/record"
    ada.call("DELETE", f"/api/me/games/{match}")
    assert [match] == matches_of(berit)
    assert 1 == len(berit.call("GET", record)["deals"])
    berit.call("DELETE", f"/api/me/games/{match}")
    assert "match-not-found" == berit.call("GET", record, status=404)["why"]["key"]


async def test_the_file_has_every_game_with_its_record_and_nothing_of_others(club: Club) -> None:
    ada, berit = Person(club).named("Ada"), Person(club).named("Berit")
    _, shared = await stopped(club, "whist", ada, berit)
    _, own = await stopped(club, "hermits", ada)
    answer = ada.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert ("whistclub-own-data 1", "Ada") == (data["format"], data["name"])
    assert [own, shared] == [game["match"] for game in data["games"]]
    assert {"record", "summary"} <= data["games"][0].keys()
    cookies = [value for one in (ada, berit) for value in one.http.cookies.values()]
    assert not [value for value in cookies if value.split(".")[0] in answer.text]


async def test_the_file_lists_everything_that_is_kept_of_a_person(club: Club) -> None:
    ada, berit = Person(club).named("Adelheid"), Person(club).named("Berit")
    room, _ = await stopped(club, "whist", ada, berit)
    who = games_of(berit)[0]["summary"]["names"][0]
    found = berit.call("GET", "/api/friends")["lately"]
    berit.call("POST", f"/api/friends/{found[0]['id']}/block")
    code = opened(ada, **CARDS)
    ada.call("GET", "/api/daily")
    new = {"settings": {"preset": "whist"}, "daily": True}
    daily = ada.call("POST", "/api/tables", new, 201)["id"]
    data, theirs = ada.call("GET", "/api/me/data"), berit.call("GET", "/api/me/data")
    assert ("Adelheid", ["Adelheid"]) == (who, [one["name"] for one in theirs["friends"]["blocked"]])
    assert [(code, True, ["Clara"])] == [
        (one["code"], one["organiser"], one["names"]) for one in data["evenings"]
    ]
    assert [daily] == [one["table"] for one in data["daily"]]
    assert {room, daily} == {one["id"] for one in data["tables"]}
    assert ([], []) == (data["passkeys"], data["declined"])
    assert "Berit" not in str(data["friends"]["blocked"])


async def test_a_removed_person_is_nobody_and_leaves_others_their_games_without_the_name(club: Club) -> None:
    ada, berit = Person(club).named("Adelheid"), Person(club).named("Berit")
    table, shared = await stopped(club, "whist", ada, berit)
    alone, own = await stopped(club, "hermits", ada)
    assert [own, shared] == matches_of(ada)
    kept = ada.http.cookies
    ada.removed()
    again = Person(club)
    again.http.cookies = kept
    for one in (ada, again):
        assert not one.call("GET", "/api/me")["known"]
        assert [] == games_of(one)
    assert "table-not-found" == berit.call("GET", f"/api/tables/{alone}", status=404)["why"]["key"]
    (game,) = games_of(berit)
    assert (shared, ["#0", "Berit"]) == (game["match"], game["summary"]["names"][:2])
    assert "Adelheid" not in berit.http.get(f"/api/tables/{table}").text
    assert [] == berit.call("GET", "/api/me/company")["people"]


async def test_a_person_at_a_table_is_not_removed_under_it(club: Club) -> None:
    ada = Person(club).named("Ada")
    table = ada.open("hermits", with_bots=True)
    await ada.visit(table)
    refused = ada.call("DELETE", "/api/me", status=409)
    assert "own-data-at-table" == refused["why"]["key"]
    assert ada.call("GET", "/api/me")["known"]
