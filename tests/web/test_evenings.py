"""Evenings with real cards over HTTP and WebSocket: organisers, guests, the hall screen."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.web.clubs import MANY, Club, Person
from tests.web.evenings import CARDS, Phone, all_told, joined, opened, organised, phone, phone_raw
from tests.web.steered_clubs import SteeredClub
from whistclub.club.store.logs.sql_evenings import SqlEvenings

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
EIGHT = {"tricks": [8, 5]}
SIX = {"tricks": [6, 7]}


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[SteeredClub]:
    async with SteeredClub(tmp_path) as club:
        yield club


def seated_at(phones: list[Phone], table: int) -> dict[str, Phone]:
    """The phones of those at a table, by seat."""
    return {one.guest["seat"]["seat"]: one for one in phones if one.guest["seat"]["table"] == table}


async def begun(organiser: Phone, phones: list[Phone]) -> None:
    await organiser.does("begin_round", round=1)
    for one in phones:
        await one.until_so(lambda one=one: one.guest.get("seat") is not None)  # type: ignore[misc]


async def played(phones: list[Phone], table: int, figures: dict[str, Any], number: int = 1) -> None:
    """One side enters a deal, the other confirms it."""
    at = seated_at(phones, table)
    deal = {"round": number, "table": table, "deal": 1, "figures": figures}
    await at["N"].does("enter_deal", **deal)
    await at["E"].does("confirm_deal", **deal)


async def test_an_evening_is_opened_joined_played_and_exported(club: Club) -> None:
    clara, code, run = await organised(club)
    phones = await joined(club, code, *NAMES)
    await begun(run, phones)
    await played(phones, 1, EIGHT)
    await played(phones, 2, SIX)
    await run.until_so(lambda: run.public["phase"] == "between")
    assert 8 == len(run.run["standings"])
    assert {1, 0} == {row["values"][0] for row in run.run["standings"]}
    await phones[0].until_so(lambda: phones[0].guest.get("next") is not None)
    assert 2 == phones[0].guest["next"]["round"]
    export = clara.call("GET", f"/api/evenings/{code}/export.json")
    assert [[[2, 0]], [[0, 1]]] == [table["points"] for table in export["rounds"][0]["tables"]]
    lines = clara.http.get(f"/api/evenings/{code}/export.csv").content.decode("utf-8-sig").splitlines()
    assert lines[0].startswith("round,table,deal,N,E,S,W")


async def test_two_sides_who_count_differently_are_the_organisers_to_decide(club: Club) -> None:
    _, code, run = await organised(club)
    phones = await joined(club, code, *NAMES)
    await begun(run, phones)
    at = seated_at(phones, 1)
    deal = {"round": 1, "table": 1, "deal": 1}
    await at["N"].does("enter_deal", **deal, figures=EIGHT)
    await at["W"].does("enter_deal", **deal, figures=SIX)
    await at["S"].until_so(lambda: at["S"].guest["ask"] == "conflict")
    await run.until_so(lambda: run.run["rounds"][0]["tables"][0].get("calls", False))
    await run.does("correct_deal", **deal, figures=SIX)
    await at["N"].until_so(lambda: at["N"].guest["table"].get("over", False))
    assert [0, 1] == at["N"].guest["table"]["sums"]
    assert "evening-did-correct" == at["N"].public["said"]["key"]


async def test_a_command_sent_again_is_done_once_and_answered_as_the_first_time(club: Club) -> None:
    clara, code, run = await organised(club)
    first = await run.does("add_guest", name="Ada", id="same")
    again = await phone(clara, code, "organiser")
    assert first == await again.does("add_guest", name="Ada", id="same")
    assert ["Ada"] == [guest["name"] for guest in again.run["guests"]]
    assert "evening-name-taken" == await run.refused("add_guest", name="Ada", id="other")
    assert "evening-name-taken" == await again.refused("add_guest", name="Bo", id="other")


async def test_guests_and_strangers_do_nothing_of_an_organisers_and_see_nothing_of_theirs(club: Club) -> None:
    clara = Person(club)
    code = opened(clara)
    [ada] = await joined(club, code, "Ada")
    assert "evening-organisers-only" == await ada.refused("add_guest", name="Bo")
    assert "organiser" not in ada.evening
    bo = Person(club)
    bo.call("POST", "/api/me")
    sly = await phone(bo, code, "organiser")
    assert "organiser" not in sly.evening
    assert "guest" not in sly.evening
    hall = await phone_raw(club, code)
    await hall.send("hello", role="hall")
    await hall.hear()
    assert hall.evening["hall"]["tables"] == []
    assert "nobody-known" == await hall.refused("join", name="Bo")
    bo.call("GET", f"/api/evenings/{code}/export.json", status=409)
    assert code == bo.call("GET", f"/api/evenings/{code.lower()}")["code"]


async def test_a_second_organisers_phone_shows_the_same_evening(club: SteeredClub) -> None:
    _, code, run = await organised(club)
    [ada, _] = await joined(club, code, "Ada", "Bo")
    await run.does("add_organiser", guest=1)
    await ada.until_so(lambda: ada.guest.get("organiser", False))
    second = await phone(ada.person, code, "organiser")
    await second.does("add_guest", name="Cy")
    await run.until_so(lambda: len(run.run["guests"]) == 3)
    await all_told(club, run, second)
    assert run.run["guests"] == second.run["guests"]
    assert run.run["standings"] == second.run["standings"]


def test_a_wrong_code_is_told_so_and_too_many_are_told_nothing(tmp_path: Path) -> None:

    few = msgspec.structs.replace(MANY, codes=3, codes_per_s=0.001)
    with Club(tmp_path, few) as club:
        ada = Person(club)
        code = opened(ada)
        for _ in range(3):
            assert "evening-unknown" == ada.call("GET", "/api/evenings/ZZZZZ", status=404)["why"]["key"]
        assert "too-much-at-once" == ada.call("GET", "/api/evenings/ZZZZZ", status=429)["why"]["key"]
        ada.call("GET", f"/api/evenings/{code}", status=429)


def test_bounds_of_250_tables_are_told_at_once_or_why_there_are_none(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        ada = Person(club)
        asked = {"settings": {**CARDS, "tables": 250}}
        assert ada.call("POST", "/api/evenings/bounds", asked)["why_not"] is None
        asked = {"settings": {**CARDS, "format": "nothing"}}
        assert "format-unknown" == ada.call("POST", "/api/evenings/bounds", asked)["why_not"]["key"]


async def test_an_evening_goes_on_in_the_next_process(tmp_path: Path) -> None:
    code, names = "", NAMES[:4]
    for number, name in enumerate(names):
        async with Club(tmp_path) as club:
            clara = Person(club)
            code = code or opened(clara)
            [one] = await joined(club, code, name)
            assert number + 1 == one.public["here"]


async def test_a_phone_that_was_away_shows_the_same_evening_and_sends_what_it_kept(
    club: SteeredClub,
) -> None:
    _, code, run = await organised(club)
    phones = await joined(club, code, *NAMES)
    await begun(run, phones)
    north = seated_at(phones, 1)["N"]
    kept = {"round": 1, "table": 1, "deal": 1, "figures": EIGHT, "id": "kept"}
    await north.send("enter_deal", **kept)
    await north.close()
    back = await phone(north.person, code)
    seq = await back.does("enter_deal", **kept)
    assert seq == await back.does("enter_deal", **kept)
    other = await phone(north.person, code)
    await all_told(club, back, other, run)
    assert back.guest == other.guest
    assert "wait" == back.guest["ask"]
    entries = [table["deals"] for table in run.run["rounds"][0]["tables"] if table.get("deals")]
    assert 1 == len(run.run["rounds"][0]["tables"][0]["deals"]), entries


async def test_a_hall_of_phones_behind_one_address_comes_in_beside_its_tables(tmp_path: Path) -> None:
    hall = msgspec.structs.replace(MANY, address_connections=4, evening_connections=20)
    async with Club(tmp_path, hall) as club:
        clara = Person(club)
        code = opened(clara)
        phones = await joined(
            club, code, *(f"{name} {letter}" for name in NAMES for letter in ("Quick", "Rapid"))
        )
        assert 16 == len({one.guest["guest"] for one in phones})


async def test_an_organisers_mistake_is_taken_back_and_said_to_all(club: Club) -> None:
    _, code, run = await organised(club)
    [ada] = await joined(club, code, "Ada")
    await run.does("add_guest", name="Bo", here=False)
    await ada.until_so(lambda: ada.public["said"] is not None)
    assert {"who": "Clara", "name": "Bo"} == ada.public["said"]["args"]
    assert ["Bo"] == [one["name"] for one in ada.public["expected"]]
    await run.does("undo", undone=run.run["undo"]["seq"])
    await ada.until_so(lambda: not ada.public["expected"])
    assert ["Ada"] == [guest["name"] for guest in run.run["guests"]]


async def test_ones_own_evenings_are_those_one_runs_and_those_one_is_a_guest_at(club: Club) -> None:
    clara = Person(club)
    first, second = opened(clara, name="First"), opened(clara, name="Second")
    [ada] = await joined(club, first, "Ada")
    own = clara.call("GET", "/api/evenings")["evenings"]
    assert {(first, f"/{first}/run"), (second, f"/{second}/run")} == {
        (one["code"], one["path"]) for one in own
    }
    [one] = ada.person.call("GET", "/api/evenings")["evenings"]
    assert (first, f"/{first}", False) == (one["code"], one["path"], one["organiser"])
    assert [] == Person(club).call("GET", "/api/evenings")["evenings"]


async def test_the_list_of_ones_own_evenings_says_how_far_each_is_and_reads_no_log(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    clara, code, run = await organised(club, name="First")
    await joined(club, code, *NAMES)
    await run.does("begin_round", round=1)
    await run.does("pause")
    with monkeypatch.context() as patch:
        patch.setattr(SqlEvenings, "read", None)
        [one] = clara.call("GET", "/api/evenings")["evenings"]
    assert ("First", "playing", True, 1, 3) == (
        one["name"], one["phase"], one["paused"], one["round"], one["rounds"],
    )  # fmt: skip


def test_every_page_of_an_evening_is_the_clients_index(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        ada = Person(club)
        index = ada.http.get("/").content
        for path in ("/evening", "/QWRTZ", "/QWRTZ/run", "/QWRTZ/hall", "/QWRTZ/print"):
            answer = ada.http.get(path)
            assert (200, index) == (answer.status_code, answer.content)


async def test_a_phone_may_send_its_figures_after_the_round_if_they_are_those_that_stand(club: Club) -> None:
    _, code, run = await organised(club)
    phones = await joined(club, code, *NAMES)
    await begun(run, phones)
    at, away = seated_at(phones, 1), seated_at(phones, 2)["N"]
    await played(phones, 1, EIGHT)
    await played(phones, 2, SIX)
    await run.until_so(lambda: run.public["phase"] == "between")
    deal = {"round": 1, "table": 1, "deal": 1}
    await at["S"].does("enter_deal", **deal, figures=EIGHT)
    await at["W"].does("confirm_deal", **deal, figures=EIGHT)
    assert "evening-round-not-on" == await at["S"].refused("enter_deal", **deal, figures=SIX)
    assert "evening-round-not-on" == await away.refused("enter_deal", **deal, figures=EIGHT)


async def test_settings_that_no_table_of_the_club_could_have_are_refused_also_later(club: Club) -> None:
    _, _, run = await organised(club)
    online = {**run.public["settings"], "place": "online"}
    assert "bot-unknown" == await run.refused("change_settings", settings={**online, "bot": "nobody"})
    await run.does("change_settings", settings={**online, "bot": "simple"})
    assert "online" == run.public["settings"]["place"]


async def test_people_who_change_places_are_shown_there_at_once_to_everybody(club: Club) -> None:
    """To organisers, on the hall screen, and to those who sit at the tables."""
    _, code, run = await organised(club, first="entered")
    [ada, bo] = await joined(club, code, "Ada", "Bo")
    for name in ("Cy", "Dee", "Eve", "Flo", "Gus"):
        await run.does("add_guest", name=name)
    await run.does("add_guest", name="Hal")
    await run.does("begin_round", round=1)
    hall = await phone(Person(club), code, "hall")
    others = [run, hall, ada, bo]
    places = {name: (table, seat) for table, seat, name in seats(hall.evening["hall"]["tables"])}
    await run.does("swap", guest=1, other=8)
    for one in others:
        await one.until_so(lambda one=one: one.evening["seq"] == run.evening["seq"])  # type: ignore[misc]
    for tables in (hall.evening["hall"]["tables"], run.run["rounds"][-1]["tables"]):
        now = {name: (table, seat) for table, seat, name in seats(tables)}
        assert (places["Hal"], places["Ada"]) == (now["Ada"], now["Hal"])
    assert {"Ada"} < {seat["name"] for seat in ada.guest["table"]["seats"]}
    assert "Ada" not in {seat["name"] for seat in bo.guest["table"]["seats"]}


async def test_who_sits_out_is_told_so_and_has_it_on_their_card(club: SteeredClub) -> None:
    _, code, run = await organised(club)
    phones = await joined(club, code, *NAMES, "Ida")
    await run.does("begin_round", round=1)
    await all_told(club, run, *phones)
    (out,) = [one["name"] for one in run.run["guests"] if one.get("sits_out")]
    assert [out] == [one.guest["name"] for one in phones if one.guest.get("sits_out")]
    assert [out] == [one.guest["name"] for one in phones if not one.guest.get("seat")]
    cards = {one.guest["name"]: [row["outcome"] for row in one.guest["card"]] for one in phones}
    assert {name: ["out" if name == out else "playing"] for name in (*NAMES, "Ida")} == cards


def seats(tables: list[dict[str, Any]]) -> list[tuple[int, str, str]]:
    """The table, seat and name of everybody at these tables."""
    return [(table["table"], seat["seat"], seat["name"]) for table in tables for seat in table["seats"]]
