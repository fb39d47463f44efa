"""The deals of the day of games with several seats: one deal, the same cards and the same bots for everybody."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.sampling import thinned
from tests.web.clubs import Club, Person
from tests.web.dailies import NOON, TODAY, begin, club_at, daily, known, play_out, standing
from tests.web.visits import play
from whistclub.club.daily import DAILY_BOT
from whistclub.games.registry import PRESETS, daily_presets, game_of_preset

TABLES = [preset for preset in daily_presets() if game_of_preset(preset, {}).seats > 1]


@pytest.fixture
async def club(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Club]:
    async with club_at(tmp_path, NOON) as club:
        yield club


def test_every_game_has_a_deal_of_the_day(club: Club) -> None:
    games = {PRESETS[preset].game for preset in daily(Person(club))["presets"]}
    assert set(games) == {preset.game for preset in PRESETS.values()}


@pytest.mark.parametrize("preset", thinned(TABLES, ["minnesota"]))
async def test_it_is_over_after_one_deal_and_two_who_act_alike_meet_the_same_cards_and_the_same_bots(
    club: Club, preset: str
) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    played: list[Any] = []
    for one in (ada, bo):
        visit = await play_out(one, preset)
        assert 1 == len(visit.deals)
        assert visit.result is not None
        path = f"/api/tables/{visit.table['id']}/matches/{visit.match}/record"
        played.append(one.call("GET", path)["deals"])
    assert _told(played[0]) == _told(played[1])


def _told(deals: Any) -> Any:
    return [(deal["deal"], deal["acts"]) for deal in deals]


async def test_the_score_is_the_difference_of_the_sides_and_tries_are_counted_by_score(club: Club) -> None:
    people = [known(club, name) for name in ("Ada", "Bo", "Cy")]
    results = []
    for one in people:
        visit = await play_out(one, "minnesota")
        ours, theirs = visit.result["score"]  # type: ignore[index]
        results.append(ours - theirs)
    told = standing(people[0], "minnesota")
    assert sorted(results) == sorted(row["score"] for row in told["rows"])
    assert sorted({score: results.count(score) for score in results}.items()) == [
        tuple(one) for one in told["scores"]
    ]
    assert told["table"]
    assert told["match"]
    assert {TODAY: ["minnesota"]} == daily(people[0])["played"]
    (found,) = people[0].call("GET", "/api/statistics")["games"]
    assert (0, 1) == (found["unassisted"]["matches"], found["unassisted"]["deals"])


async def test_nobody_chooses_their_seat_their_bots_or_the_options(club: Club) -> None:
    ada = known(club, "Ada")
    body = {"settings": {"preset": "whist"}, "daily": True, "with_bots": False}
    visit = await ada.visit(ada.call("POST", "/api/tables", body, 201)["id"])
    assert 0 == visit.you["seat"]
    assert ["", *[DAILY_BOT] * 3] == [seat["bot"] for seat in visit.table["seats"]]
    assert "1" == visit.table["options"]["max_deals"]
    await club.all_leave()
    bo = known(club, "Bo")
    for settings in (*OWN_SETTINGS, {"conventions": {"sluff": "from_best"}}):
        wrong = {"settings": {"preset": "minnesota", **settings}, "daily": True}
        assert "daily-not-so" == bo.call("POST", "/api/tables", wrong, 409)["why"]["key"]
    assert "daily-not-so" == begin(bo, "minnesota", status=409, seat=2)["why"]["key"]


OWN_SETTINGS: list[dict[str, Any]] = [
    {"options": {"target": "1"}},
    {"seed": "7"},
    {"clock_s": 30},
    {"listed": True},
    {"bot": "lowest"},
]


def test_a_lesson_is_no_deal_of_the_day_and_uses_up_no_try_at_it(club: Club) -> None:
    ada = known(club, "Ada")
    lesson = first_lesson(ada, "minnesota")
    both = {"settings": {"preset": "minnesota"}, "daily": True, "lesson": lesson}
    assert "start-daily-or-lesson" == ada.call("POST", "/api/tables", both, 409)["why"]["key"]
    assert ({}, {}) == (daily(ada)["tables"], daily(ada)["played"])
    begin(ada, "minnesota")


def test_starts_and_settings_that_exclude_each_other_are_refused_and_open_no_table(club: Club) -> None:
    ada = known(club, "Ada")
    lesson = first_lesson(ada, "minnesota")
    for settings in OWN_SETTINGS:
        wrong = {"settings": {"preset": "minnesota", **settings}, "lesson": lesson}
        assert "start-lesson-settings" == ada.call("POST", "/api/tables", wrong, 409)["why"]["key"]
    elsewhere = {"settings": {"preset": "minnesota"}, "lesson": lesson, "seat": 1}
    assert "start-lesson-settings" == ada.call("POST", "/api/tables", elsewhere, 409)["why"]["key"]
    unranked = {"settings": {"preset": "minnesota"}, "with_bots": True, "unranked": True}
    assert "start-unranked" == ada.call("POST", "/api/tables", unranked, 409)["why"]["key"]
    assert [] == ada.call("GET", "/api/tables")["mine"]


def first_lesson(person: Person, game: str) -> str:
    games = person.call("GET", "/api/games")["games"]
    name: str = next(one for one in games if one["key"] == game)["lessons"][0]["name"]
    return name


async def test_others_are_not_shown_before_ones_own_deal_is_over(club: Club) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    await play_out(ada, "whist")
    visit = await bo.visit(begin(bo, "whist")["id"])
    standing(bo, "whist", 409)
    await play([visit], 1)
    assert 2 == len(standing(bo, "whist")["rows"])
