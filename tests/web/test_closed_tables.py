"""Tables where nobody may watch: to a stranger they are as tables that do not exist, on every way there is to one."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.clubs import Club, Person
from tests.web.visits import Visit, play
from tests.web.workers import deaf, two_workers

NOWHERE = "k3Jx0aPq7wZbN5cR2mYtVd"
CLOSED = {"spectators": False, "listed": True, "options": {"max_deals": "1"}}


async def played(club: Club) -> tuple[Person, Visit]:
    """The host of a closed table, after a match against bots there."""
    ada = Person(club).named("Ada")
    visit = await ada.visit(ada.open("whist", settings=CLOSED, with_bots=True))
    await play([visit], 1)
    return ada, visit


def answers(person: Person, table: str, match: str) -> list[tuple[int, bytes, list[str]]]:
    """The answers that this person gets on every way over HTTP to a table and to a match there."""
    http, way = person.http, f"/api/tables/{table}"
    found = [http.get(way + rest) for rest in ("", f"/matches/{match}/record", f"/matches/{match}/end")]
    found.append(http.get(f"{way}/matches/{match}/deals/1"))
    found.append(http.post(f"{way}/matches/{match}/deals/1/tries", json={"acts": 0, "seat": 0}))
    found.append(http.post("/api/friends/nobody/invite", json={"table": table}))
    return [(one.status_code, one.content, sorted(one.headers)) for one in found]


async def bye(person: Person, table: str) -> list[str]:
    visit = await person.visit(table)
    return visit.raw


async def test_a_stranger_is_answered_byte_for_byte_as_where_there_is_no_table(club: Club) -> None:
    ada, visit = await played(club)
    table, stranger = str(visit.table["id"]), Person(club).named("Eve")
    assert {200} == {status for status, _, _ in answers(ada, table, visit.match)[:4]}
    nowhere = answers(stranger, NOWHERE, visit.match)
    assert {404} == {status for status, _, _ in nowhere}
    assert nowhere == answers(stranger, table, visit.match)
    for one in (stranger, Person(club)):
        assert await bye(one, NOWHERE) == await bye(one, table)


async def test_a_closed_table_is_on_nobodys_list_but_its_peoples(club: Club) -> None:
    ada, visit = await played(club)
    stranger = Person(club).named("Eve")
    assert [visit.table["id"]] == [one["id"] for one in ada.call("GET", "/api/tables")["mine"]]
    assert [] == stranger.call("GET", "/api/tables")["listed"]


async def test_who_has_played_a_match_sees_it_again_also_after_the_table_was_closed_to_them(
    club: Club,
) -> None:
    ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
    table = ada.open("whist", settings=CLOSED)
    first, second = await ada.visit(table), await bo.visit(table)
    await second.ask("sit", seat=2)
    await first.ask("start")
    await second.until("welcome")
    await play([first, second], 1)
    match = first.match
    await second.until_so(lambda: second.table["phase"] == "over")
    await second.ask("stand_up")
    await first.until_so(lambda: first.table["seats"][2]["kind"] == "free")
    await first.ask("start")
    found = await second.until("bye")
    assert "table-no-spectators" == found["why"]["key"]
    assert 200 == bo.http.get(f"/api/tables/{table}/matches/{match}/deals/1").status_code
    assert 404 == bo.http.get(f"/api/tables/{table}").status_code
    assert [] == bo.call("GET", "/api/tables")["mine"]
    await first.until_so(lambda: first.match != match)
    later = bo.http.get(f"/api/tables/{table}/matches/{first.match}/record").json()
    assert "table-not-found" == later["why"]["key"]


async def test_a_free_seat_opens_the_table_to_who_may_take_it_and_not_what_was_played(club: Club) -> None:
    ada, visit = await played(club)
    table, way = str(visit.table["id"]), f"/api/tables/{visit.table['id']}"
    await visit.ask("put_bot", seat=2, bot="")
    eve: Any = Person(club).named("Eve")
    assert "welcome" == (await eve.visit(table)).heard[0]["tell"]
    assert 200 == eve.http.get(way).status_code
    assert 404 == eve.http.get(f"{way}/matches/{visit.match}/record").status_code
    assert 200 == ada.http.get(f"{way}/matches/{visit.match}/record").status_code


@pytest.mark.parametrize("do", ["start", "put_bot", "configure"])
async def test_who_watches_is_sent_away_when_the_table_closes_and_is_told_nothing_more(
    do: str, club: Club
) -> None:
    ada = Person(club).named("Ada")
    settings = {**CLOSED, "spectators": do == "configure"}
    visit = await ada.visit(
        ada.open("gongor" if do == "configure" else "german_whist", settings=settings_of(settings))
    )
    watching = await Person(club).visit(str(visit.table["id"]))
    if do == "configure":
        wanted = {**visit.table["settings"], "spectators": False}
        await visit.ask("configure", settings=wanted)
    else:
        await visit.ask(do, **({"seat": 1, "bot": "simple"} if do == "put_bot" else {}))
    before = len(watching.heard)
    found = await watching.until("bye")
    assert "table-no-spectators" == found["why"]["key"]
    assert {"bye"} == {one["tell"] for one in watching.heard[before:] if one["tell"] != "table"}


@pytest.mark.long
async def test_by_another_worker_a_table_is_closed_too_even_where_no_notice_comes(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        ada, eve = Person(one).named("Ada"), Person(two).named("Eve")
        tables = [ada.open("german_whist", settings={"spectators": False}) for _ in range(2)]
        hosts = [await ada.visit(table) for table in tables]
        watching = [await eve.visit(table) for table in tables]
        await hosts[0].ask("start")
        assert "table-no-spectators" == (await watching[0].until("bye"))["why"]["key"]
        deaf(monkeypatch)
        await hosts[1].ask("start")
        for table in tables:
            assert 404 == eve.http.get(f"/api/tables/{table}").status_code
            assert await bye(eve, NOWHERE) == await bye(eve, table)


def settings_of(settings: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if name != "options"}
