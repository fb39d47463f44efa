"""Seasons and the lists of people: evenings that count together, corrected later, and who is told what."""

import csv
import io
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.web.clubs import Club, Person
from tests.web.evenings import all_told, joined, opened, phone
from tests.web.steered_clubs import SteeredClub

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
DRIVE = {"format": "progressive", "first": "entered", "deals": 1, "rounds": 1, "tables": 2}


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[SteeredClub]:
    async with SteeredClub(tmp_path) as club:
        yield club


async def held(clara: Person, first: int, second: int, names: Sequence[str] = NAMES, **more: Any) -> str:
    """The code of an evening of one deal that is over, with the tricks of N and S at its tables."""
    code = opened(clara, **{**DRIVE, **more})
    run = await phone(clara, code, "organiser")
    for name in names:
        await run.does("add_guest", name=name)
    await run.does("begin_round", round=1)
    for table, tricks in enumerate((first, second), 1):
        figures = {"tricks": [tricks, 13 - tricks]}
        await run.does("enter_deal", round=1, table=table, deal=1, figures=figures)
    await run.does("finish")
    return code


def season_of(clara: Person, *codes: str, **rules: Any) -> str:
    """The code of a new season of these evenings."""
    season: str = clara.call("POST", "/api/seasons", {"name": "Winter", "rules": rules}, 201)["code"]
    for code in codes:
        clara.call("PUT", f"/api/seasons/{season}/evenings/{code}")
    return season


def sums_of(person: Person, codes: Sequence[str]) -> dict[str, float]:
    """The tricks of everybody, counted from the exports of these evenings."""
    sums: dict[str, float] = {}
    for code in codes:
        text = person.http.get(f"/api/evenings/{code}/export.csv").content.decode("utf-8-sig")
        part = text.replace("\r\n", "\n").split("\n\n")[0]
        for row in csv.DictReader(io.StringIO(part)):
            for seat in "NESW":
                side = "NS" if seat in "NS" else "EW"
                sums[row[seat]] = sums.get(row[seat], 0) + float(row[f"drive_tricks_{side}"])
    return sums


def values_of(page: dict[str, Any]) -> dict[str, float]:
    return {row["name"]: row["value"] for row in page["rows"]}


async def test_a_season_equals_a_recount_from_the_exports_also_after_an_old_evening_is_corrected(
    club: Club,
) -> None:
    clara, stranger = Person(club), Person(club)
    codes = [await held(clara, 8, 6), await held(clara, 10, 3, ("bo", *NAMES[2:], "Ida"))]
    season = season_of(clara, *codes, counting="sums")
    page = stranger.call("GET", f"/api/seasons/{season}")
    recount = sums_of(clara, codes)
    recount["bo"] += recount.pop("Bo")
    assert recount == values_of(page)
    assert [(True, True), (True, True)] == [(one["over"], one["counts"]) for one in page["evenings"]]
    run = await phone(clara, codes[0], "organiser")
    await run.does("rename_guest", guest=1, name="Ada")
    await run.does("take_up_again")
    assert {"bo", *NAMES[2:], "Ida"} == set(values_of(stranger.call("GET", f"/api/seasons/{season}")))
    await run.does("correct_deal", round=1, table=1, deal=1, figures={"tricks": [2, 11]})
    await run.does("finish")
    page = stranger.call("GET", f"/api/seasons/{season}")
    assert 2 == values_of(page)["Ada"]
    recount = sums_of(clara, codes)
    recount["bo"] += recount.pop("Bo")
    assert recount == values_of(page)
    text = stranger.http.get(f"/api/seasons/{season}/table.csv").content.decode("utf-8-sig")
    assert page["rows"][0]["name"] == next(csv.DictReader(io.StringIO(text)))["name"]


async def test_a_table_as_of_a_date_is_that_of_then_and_a_later_correction_says_when_and_who_moved(
    club: Club,
) -> None:
    clara, stranger = Person(club), Person(club)
    codes = [await held(clara, 8, 6), await held(clara, 10, 3)]
    season = season_of(clara, *codes, counting="sums")
    path = f"/api/seasons/{season}"
    before = stranger.call("GET", path)
    assert ([], 0) == (before["corrections"], before["at_ms"])
    run = await phone(clara, codes[0], "organiser")
    await run.does("take_up_again")
    await run.does("correct_deal", round=1, table=1, deal=1, figures={"tricks": [2, 11]})
    await run.does("finish")
    page = stranger.call("GET", path)
    (corrected,) = page["corrections"]
    assert codes[0] == corrected["code"]
    ada = next(one for one in corrected["moved"] if one["name"] == "Ada")
    assert (18, 12) == (ada["value_was"], ada["value"])
    assert (1, 12) == (ada["rank_was"], values_of(page)["Ada"])
    assert {"Ada", "Bo", "Cy", "Dee"} <= {one["name"] for one in corrected["moved"]}
    moments = [(one["at_ms"], one["corrected"]) for one in page["moments"]]
    assert [True, False, False] == [is_correction for _, is_correction in moments]
    assert corrected["at_ms"] == moments[0][0]
    then = stranger.call("GET", f"{path}?at_ms={moments[1][0]}")
    assert (values_of(before), moments[1][0]) == (values_of(then), then["at_ms"])
    assert 8 == values_of(stranger.call("GET", f"{path}?at_ms={moments[2][0]}"))["Ada"]
    assert [] == stranger.call("GET", f"{path}?at_ms=1")["rows"]
    text = stranger.http.get(f"{path}/table.csv?at_ms={moments[1][0]}").content.decode("utf-8-sig")
    assert "18" == next(row["value"] for row in csv.DictReader(io.StringIO(text)) if row["name"] == "Ada")


async def test_sums_of_other_things_do_not_count_together_and_an_evening_leaves_again(club: Club) -> None:
    clara = Person(club)
    drive, ladder = await held(clara, 8, 6), await held(clara, 8, 6, format="ladder", preset="whist")
    season = season_of(clara, drive, ladder, counting="sums")
    page = clara.call("GET", f"/api/seasons/{season}")
    assert [True, False] == [one["counts"] for one in page["evenings"]]
    assert [True, True] == [one["typed"] for one in page["evenings"]]
    assert "drive_tricks" == page["unit"]
    changed = {"name": "Summer", "rules": {"counting": "places", "first": 8}}
    page = clara.call("PUT", f"/api/seasons/{season}", changed)
    assert ("Summer", [True, True]) == (page["name"], [one["counts"] for one in page["evenings"]])
    page = clara.call("DELETE", f"/api/seasons/{season}/evenings/{ladder}")
    assert [drive] == [one["code"] for one in page["evenings"]]


async def test_notes_and_phones_of_a_list_are_told_to_organisers_and_to_the_person_alone(
    club: SteeredClub,
) -> None:
    clara, stranger = Person(club), Person(club)
    code = opened(clara, **DRIVE)
    (ada,) = await joined(club, code, "Ada")
    season = season_of(clara, code)
    path = f"/api/seasons/{season}/members"
    clara.call("PUT", f"{path}/evenings/{code}")
    note: dict[str, Any] = {"name": "Ada", "part": "lady", "note": "hears badly on the left", "phone": True}
    kept = clara.call("PUT", f"{path}/1", note)["members"]
    assert [("hears badly on the left", True, 1)] == [
        (one["entry"]["note"], one["own_phone"], one["came"]) for one in kept
    ]
    assert note == {"phone": True, **ada.person.call("GET", "/api/me/entries")["entries"][0]["entry"]}
    assert note["note"] in ada.person.http.get("/api/me/data").text
    for person in (ada.person, stranger):
        for way in (path, f"{path}.csv", f"/api/evenings/{code}/known"):
            assert 409 == person.http.get(way).status_code, way
        public = person.http.get(f"/api/seasons/{season}").text
        assert "hears badly" not in public + person.http.get(f"/api/seasons/{season}/table.csv").text
        assert 409 == person.http.put(f"{path}/1", json=note).status_code
    await all_told(club, ada)
    assert "hears badly" not in "".join(ada.raw)
    assert "hears badly on the left" in clara.http.get(f"{path}.csv").text
    stranger.call("DELETE", f"{path}/1", status=409)
    assert {"entries": []} == ada.person.call("DELETE", f"{path}/1")
    assert [] == clara.call("GET", path)["members"]


async def test_who_is_removed_from_the_club_stands_in_no_list_and_no_season_and_others_keep_their_places(
    club: Club,
) -> None:
    clara = Person(club)
    code = opened(clara, **DRIVE)
    phones = await joined(club, code, *NAMES)
    run = await phone(clara, code, "organiser")
    await run.does("begin_round", round=1)
    for table in (1, 2):
        await run.does("enter_deal", round=1, table=table, deal=1, figures={"tricks": [8, 5]})
    await run.does("finish")
    season = season_of(clara, code)
    clara.call("PUT", f"/api/seasons/{season}/members/evenings/{code}")
    before = clara.call("GET", f"/api/seasons/{season}")["rows"]
    phones[0].person.removed()
    after = clara.call("GET", f"/api/seasons/{season}")["rows"]
    assert [row["value"] for row in before if row["name"] != "Ada"] == [row["value"] for row in after]
    assert "Ada" not in {row["name"] for row in after}
    (moment,) = clara.call("GET", f"/api/seasons/{season}")["moments"]
    then = clara.call("GET", f"/api/seasons/{season}?at_ms={moment['at_ms']}")
    assert after == then["rows"]
    members = clara.call("GET", f"/api/seasons/{season}/members")["members"]
    assert list(NAMES[1:]) == [one["entry"]["name"] for one in members]


async def test_the_door_offers_the_list_and_the_people_of_the_last_evening_that_one_ran(club: Club) -> None:
    clara, ruth = Person(club), Person(club)
    first = await held(clara, 8, 6)
    season = season_of(clara, first)
    clara.call("PUT", f"/api/seasons/{season}/members/evenings/{first}")
    code = opened(clara, **DRIVE)
    before = clara.call("GET", "/api/me/known")
    assert (set(NAMES), set(NAMES)) == (
        {one["entry"]["name"] for one in before["members"]},
        {one["name"] for one in before["last"]["people"]},
    )
    nobody = ruth.call("GET", "/api/me/known")
    assert ([], None) == (nobody["members"], nobody["last"])
    known = clara.call("GET", f"/api/evenings/{code}/known")
    assert (None, []) == (known["season"], known["members"])
    assert list(NAMES) == [one["name"] for one in known["last"]["people"]]
    clara.call("PUT", f"/api/seasons/{season}/evenings/{code}")
    known = clara.call("GET", f"/api/evenings/{code}/known")
    assert (season, list(NAMES)) == (
        known["season"]["code"],
        [one["entry"]["name"] for one in known["members"]],
    )
    # Who runs this evening alone does not see the season's list, until they have the organisers' link.
    (guest,) = await joined(club, code, "Ruth")
    ruth, run = guest.person, await phone(clara, code, "organiser")
    await run.does("add_organiser", guest=guest.guest["guest"])
    known = ruth.call("GET", f"/api/evenings/{code}/known")
    assert ([], None) == (known["members"], known["last"])
    ruth.call("POST", f"/api/seasons/{season}/organisers", {"key": "guessed"}, 409)
    key = clara.call("GET", f"/api/seasons/{season}")["key"]
    assert ruth.call("POST", f"/api/seasons/{season}/organisers", {"key": key})["organiser"]
    assert list(NAMES) == [
        one["entry"]["name"] for one in ruth.call("GET", f"/api/evenings/{code}/known")["members"]
    ]


async def test_an_evening_as_last_time_has_its_settings_its_season_its_people_and_their_wishes(
    club: SteeredClub,
) -> None:
    clara, stranger = Person(club), Person(club)
    code = await held(clara, 8, 6, fee=400, currency="€")
    season = season_of(clara, code)
    assert "evening-no-last" == stranger.call("POST", "/api/evenings/again", {}, 409)["why"]["key"]
    made = clara.call("POST", "/api/evenings/again", {"id": "0123456789abcdef" * 2}, 201)
    assert made == clara.call("POST", "/api/evenings/again", {"id": "0123456789abcdef" * 2}, 201)
    run = await phone(clara, made["code"], "organiser")
    before = clara.call("GET", f"/api/evenings/{code}")["settings"]
    assert before == run.public["settings"]
    assert [(name, "expected") for name in NAMES] == [
        (one["name"], one["presence"]) for one in run.run["guests"]
    ]
    page = clara.call("GET", f"/api/seasons/{season}")
    assert [code, made["code"]] == [one["code"] for one in page["evenings"]]
    await run.does("receive_all")
    await all_told(club, run)
    assert {"here"} == {one["presence"] for one in run.run["guests"]}
    await run.does("undo", undone=run.run["undo"]["seq"])
    await all_told(club, run)
    assert {"expected"} == {one["presence"] for one in run.run["guests"]}


async def test_whoever_came_with_a_phone_last_time_is_known_by_it_again(club: SteeredClub) -> None:
    clara = Person(club)
    code = opened(clara, **DRIVE)
    run = await phone(clara, code, "organiser")
    [ada, *_] = await joined(club, code, *NAMES)
    await run.does("begin_round", round=1)
    made = clara.call("POST", "/api/evenings/again", {}, 201)
    again = await phone(ada.person, made["code"])
    assert ("Ada", "expected") == (again.guest["name"], again.guest["presence"])
    await again.does("join")
    await all_told(club, again)
    assert "here" == again.guest["presence"]
