"""Evenings on line: the club's tables are opened, played and entered in the evening's log."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.web.clubs import Club, Person
from tests.web.evenings import ONLINE, Phone, all_told, joined, organised, phone
from tests.web.steered_clubs import SteeredClub
from tests.web.visits import Visit
from whistclub.web.live.tables import hosted_table

EIGHT = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")


@pytest.fixture(autouse=True)
def _next_deals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_table, "_NEXT_DEAL_MS", 100)


async def at_tables(phones: list[Phone]) -> list[Visit]:
    """Everybody goes to their table of the round."""
    visits = []
    for one in phones:
        await one.until_so(lambda one=one: bool((one.guest.get("table") or {}).get("room")))  # type: ignore[misc]
        visits.append(await one.person.visit(one.guest["table"]["room"]))
    return visits


async def play_on(visits: list[Visit], run: Phone, number: int) -> None:
    """Everybody plays until the round is over."""

    async def one(visit: Visit) -> None:
        while not visit.result:
            if not await visit.move():
                await visit.hear()

    await asyncio.gather(*map(one, visits))
    await run.until_so(lambda: run.public["round"] == number and run.public["phase"] == "between")


async def test_an_evening_of_eight_people_with_bots_is_played_to_its_standings(club: Club) -> None:
    _, code, run = await organised(club, **{**ONLINE, "rounds": 2})
    phones = await joined(club, code, "Ada", "Bo", "Cy", "Dee", "Eve")
    for number in (1, 2):
        await run.does("begin_round", round=number)
        visits = await at_tables(phones)
        assert all(visit.you["seat"] is not None for visit in visits)
        await play_on(visits, run, number)
        for visit in visits:
            await visit.close()
    assert 2 == len(run.run["rounds"])
    assert 5 == len(run.run["standings"])
    assert all(len(table["seats"]) == 4 for table in run.run["rounds"][1]["tables"])


COMPASS = {**ONLINE, "format": "compass", "tables": 2, "rounds": 2}


def _again(club: Club, cookies: dict[str, str]) -> Person:
    """The same person, their browser led to a club at another port."""
    found = Person(club)
    for value in cookies.values():
        found.http.cookies.set(f"whist-{club.port}", value)
    return found


async def hand_of(visit: Visit) -> list[str]:
    """The hand of the person who sits there, as it was dealt."""
    await visit.until_so(lambda: visit.view is not None)
    hand: list[str] = visit.own["view"]["hand"]
    return hand


async def finish(visits: list[Visit]) -> None:
    """These people play until their match is over."""

    async def one(visit: Visit) -> None:
        while not visit.result:
            if not await visit.move():
                await visit.hear()

    await asyncio.gather(*map(one, visits))


async def test_compass_tables_hold_the_same_sealed_cards_closed_to_others_until_the_round_is_over(
    club: Club,
) -> None:
    clara, code, run = await organised(club, **COMPASS)
    phones = await joined(club, code, *EIGHT)
    await run.does("begin_round", round=1)
    visits = await at_tables(phones)
    at = {
        (one.guest["seat"]["table"], one.guest["seat"]["seat"]): (one, visit)
        for one, visit in zip(phones, visits, strict=True)
    }
    for seat in "NESW":
        assert await hand_of(at[1, seat][1]) == await hand_of(at[2, seat][1])
    await finish([at[1, seat][1] for seat in "NESW"])
    await run.until_so(lambda: run.run["rounds"][0]["tables"][0].get("over", False))
    first, second = at[1, "N"], at[2, "N"]
    room, other = first[0].guest["table"]["room"], second[0].guest["table"]["room"]
    match = first[1].match
    for who in (first[0].person, second[0].person, clara):
        path = f"/api/tables/{room}/matches/{match}"
        assert "evening-closed" == who.call("GET", f"{path}/record", status=409)["why"]["key"]
        assert "evening-closed" == who.call("GET", f"{path}/deals/1", status=409)["why"]["key"]
    for who, where in ((first[0].person, other), (second[0].person, room), (clara, room)):
        sly = await who.visit(where)
        assert "evening-closed" == sly.heard[-1]["why"]["key"]
    await finish([at[2, seat][1] for seat in "NESW"])
    await run.until_so(lambda: run.public["phase"] == "between")
    record = clara.call("GET", f"/api/tables/{room}/matches/{match}/record")
    proofs = [record["deals"][0]["proof"]]
    record = clara.call("GET", f"/api/tables/{other}/matches/{second[1].match}/record")
    proofs.append(record["deals"][0]["proof"])
    assert proofs[0]["secret"] == proofs[1]["secret"]
    assert proofs[0]["sealed"] != proofs[1]["sealed"]
    assert 0 == sum(row["values"][0] for row in run.run["standings"])


async def test_who_leaves_is_played_for_by_a_bot_and_who_returns_has_the_seat_again(club: Club) -> None:
    _, code, run = await organised(club, **ONLINE)
    phones = await joined(club, code, "Ada", "Bo")
    await run.does("begin_round", round=1)
    [ada, bo] = await at_tables(phones)
    seat = ada.you["seat"]
    await phones[0].does("leave")
    await ada.until_so(lambda: ada.you["seat"] is None and ada.table["seats"][seat]["bot"] == "simple")
    assert "evening-seats" == (await ada.ask("sit", seat=seat))["why"]["key"]
    await phones[0].does("join", name="Ada")
    await ada.until_so(lambda: ada.you["seat"] == seat and not ada.table["seats"][seat]["bot"])
    refused = await bo.ask("stand_up")
    assert "evening-seats" == refused["why"]["key"]


async def test_a_round_ended_by_hand_stops_its_tables_and_drops_the_running_deals(club: Club) -> None:
    _, code, run = await organised(club, **ONLINE)
    phones = await joined(club, code, *EIGHT)
    await run.does("begin_round", round=1)
    visits = await at_tables(phones)
    await hand_of(visits[0])
    await run.does("end_round", round=1)
    for visit in visits:
        await visit.until_so(lambda visit=visit: visit.result is not None)  # type: ignore[misc]
    assert {"match-round-over"} == {visit.result["key"] for visit in visits if visit.result}
    assert [[0, 0], [0, 0]] == [table["sums"] for table in run.run["rounds"][0]["tables"]]
    assert all(table["level"] for table in run.run["rounds"][0]["tables"])
    assert "evening-level" == await run.refused("begin_round", round=2)
    await run.does("decide_table", round=1, table=1, side=0)
    await run.does("decide_table", round=1, table=2, side=1)
    await run.does("begin_round", round=2)


async def test_a_guest_watches_other_tables_only_when_their_own_is_over(club: Club) -> None:
    _, code, run = await organised(club, **ONLINE)
    phones = await joined(club, code, *EIGHT)
    await run.does("begin_round", round=1)
    visits = await at_tables(phones)
    tables = [one.guest["seat"]["table"] for one in phones]
    early, late = tables.index(1), tables.index(2)
    room = phones[late].guest["table"]["room"]
    sly = await phones[early].person.visit(room)
    assert "evening-still-playing" == sly.heard[-1]["why"]["key"]
    await finish([visit for visit, table in zip(visits, tables, strict=True) if table == 1])
    await phones[early].until_so(lambda: phones[early].guest["table"].get("over", False))
    watching = await phones[early].person.visit(room)
    assert watching.you["seat"] is None
    assert not watching.own.get("view", {}).get("hand")
    assert not (watching.view or {}).get("hand")


@pytest.mark.long
async def test_a_round_that_was_begun_is_opened_and_played_on_in_the_next_process(tmp_path: Path) -> None:
    """Between the entry and its tables, and in the middle of a deal: both times the next process goes on."""
    async with Club(tmp_path) as club:
        clara, code, run = await organised(club, **ONLINE)
        phones = await joined(club, code, "Ada", "Bo")
        await run.does("begin_round", round=1)
        cookies = [dict(one.http.cookies.items()) for one in (clara, phones[0].person, phones[1].person)]
    async with Club(tmp_path) as club:
        _, *guests = (_again(club, one) for one in cookies)
        await dealt_at_tables(guests, code)
    async with Club(tmp_path) as club:
        clara, *guests = (_again(club, one) for one in cookies)
        visits = await dealt_at_tables(guests, code)
        run = await phone(clara, code, "organiser")
        await finish(visits)
        await run.until_so(lambda: run.public["phase"] == "between")
        export = clara.call("GET", f"/api/evenings/{code}/export.json")
        assert all(table["points"] for table in export["rounds"][0]["tables"])


async def dealt_at_tables(guests: list[Person], code: str) -> list[Visit]:
    """The guests at their tables of the round, where cards are dealt."""
    visits = await at_tables([await phone(one, code) for one in guests])
    assert all(visit.you["seat"] is not None for visit in visits)
    await hand_of(visits[0])
    return visits


async def test_a_guests_evening_is_the_same_whatever_the_cards_at_another_table_are(
    tmp_path: Path,
) -> None:
    """The cards differ from club to club, the seed of the evening does not: before any deal is over all that a guest
    hears is alike.
    """
    heard = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with SteeredClub(folder) as club:
            _, code, run = await organised(club, **ONLINE)
            phones = await joined(club, code, *EIGHT)
            await run.does("begin_round", round=1)
            visits = await at_tables(phones)
            for visit in visits:
                await hand_of(visit)
            await all_told(club, phones[0])
            heard.append(_besides_chance(phones[0].evening))
            hands = {card for visit in visits for card in visit.own["view"]["hand"]}
            assert 52 == len(hands)
            assert not any(f'"{card}"' in text for card in hands for text in phones[0].raw)
    assert heard[0] == heard[1]


def _besides_chance(evening: dict[str, Any]) -> dict[str, Any]:
    """An evening without what is drawn again each time: code, times, seats and rooms."""
    public = dict(evening["public"])
    for name in ("code", "path", "url", "squares", "began_ms", "left_ms"):
        public.pop(name)
    guest = {name: value for name, value in evening["guest"].items() if name not in {"seat", "table", "card"}}
    table = {
        name: value
        for name, value in evening["guest"]["table"].items()
        if name not in {"seats", "room", "table", "dealer", "heard_ms"}
    }
    return {"public": public, "guest": guest, "table": table}
