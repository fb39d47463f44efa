"""The first page: one thing to do, the game as it lies, today's deal by the visitor's clock, and a list that one can
clear.
"""

import re
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.played import deal_over, play_on, played
from tests.browser.test_access import found_by_axe
from tests.browser.test_lessons import begun
from tests.midnight import well_before_midnight
from whistclub.club.bids_told import BidTally
from whistclub.club.tally import GameTally, MatchTally

NEWS = {"en": "New deals at {}, in", "de": "Neue Spiele um {}, in"}


def named(somebody: Person, name: str = "Marta") -> Person:
    """The person once they have a name."""
    somebody.page.goto("/")
    somebody.page.evaluate(
        """(name) => fetch('/api/me', {method: 'PUT', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name})})""",
        name,
    )
    return somebody


def lamps(somebody: Person) -> Locator:
    return somebody.page.locator("main .btn.lamp")


def test_the_first_visit_has_one_lamp_and_a_way_for_who_has_never_played(person: People) -> None:
    somebody = person(PHONE)
    somebody.page.goto("/")
    expect(somebody.page.locator("h1")).to_have_text("The table is laid.")
    expect(lamps(somebody)).to_have_text(["Deal me in"])
    expect(somebody.page.get_by_role("link", name="I have never played")).to_have_attribute(
        "href", "/learn/first-steps"
    )
    expect(somebody.page.locator(".tabbar a")).to_have_text(["Play", "Evenings", "Review", "Rules"])
    assert [] == found_by_axe(somebody)


@pytest.mark.long
def test_the_first_page_asks_for_at_most_fifteen_files_and_answers_none_of_them_of_another_page(
    person: People,
) -> None:
    # The table's code comes once the device has nothing else to do; here it never has.
    somebody = person(PHONE, scripts=("window.requestIdleCallback = () => 0",))
    somebody.page.goto("/")
    somebody.page.get_by_role("button", name="Deal me in").wait_for()
    somebody.page.wait_for_load_state("networkidle")
    asked = somebody.page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    assert 15 >= 1 + len(asked)
    code = {found[1] for one in asked if (found := re.search(r"/assets/(\w+)-.{8}\.js$", one))}
    assert {"index", "all"} == code


def test_a_game_that_waits_is_the_lamp_and_shows_the_trick_as_it_lies(person: People) -> None:
    somebody = named(person(DESKTOP))
    somebody.open_table("whist")
    for _ in range(2):
        assert somebody.my_turn()
        somebody.act_once()
    assert somebody.my_turn()
    lying = somebody.page.locator(".trick .card[data-card]:visible").count()
    path = somebody.page.url
    somebody.page.goto("/")
    expect(somebody.page.locator("h1")).to_have_text("It is your turn.")
    expect(lamps(somebody)).to_have_text(["Continue"])
    expect(somebody.page.locator(".cross .card")).to_have_count(lying)
    expect(somebody.page.locator(".cross .face")).to_have_count(3)
    assert [] == found_by_axe(somebody)
    somebody.page.get_by_role("button", name="Continue").click()
    somebody.page.wait_for_url(path)


@pytest.mark.long
def test_between_two_deals_the_score_and_the_next_deal_are_told(person: People) -> None:
    somebody = person(PHONE)
    played(somebody.club, "whist", "1", {"target": "50"}).comes(somebody)
    somebody.page.goto("/")
    expect(somebody.page.locator("h1")).to_have_text("Deal 2 is next.")
    expect(somebody.page.locator(".say")).to_contain_text(re.compile(r"We \d+, they \d+\."))


@pytest.mark.long
def test_a_guided_deal_that_was_played_waits_nowhere_and_stands_among_ones_games(person: People) -> None:
    somebody = named(person(PHONE))
    page = somebody.page
    begun(somebody, "whist")
    play_on(somebody, until=deal_over)
    page.goto("/")
    expect(page.locator("h1")).to_contain_text("Today’s deal")
    expect(page.locator(".own-tables")).to_have_count(0)
    page.goto("/games")
    row = page.locator(".own-tables li")
    expect(row).to_contain_text("Whist, guided deal")
    expect(row).to_contain_text("Played. We")
    page.goto("/statistics")
    expect(page.locator("section h2")).to_have_text(["Whist"])


def test_the_points_of_deals_stand_as_bars_in_the_statistics(person: People) -> None:
    somebody = person(PHONE, language="de")
    points = tuple((-1) ** number * (number % 7) for number in range(60))
    game = GameTally(
        game="whist", preset="whist", is_campaign=False, is_solitaire=False,
        unassisted=MatchTally(deals=60, deal_average=0.1), assisted=MatchTally(), latest=points,
    )  # fmt: skip
    body = msgspec.json.encode({"games": [game], "rating": {"results": 0, "hidden": False}})
    somebody.page.route(
        "**/api/statistics", lambda route: route.fulfill(body=body, content_type="application/json")
    )
    somebody.page.goto("/statistics")
    expect(somebody.page.locator("figure rect")).to_have_count(60)
    expect(somebody.page.locator("figure rect.lost")).to_have_count(sum(one < 0 for one in points))
    expect(somebody.page.locator("figcaption")).to_have_text("Punkte der letzten 60 Spiele und ihr Mittel")
    expect(somebody.page.locator("figure tbody tr")).to_have_count(60)
    expect(somebody.page.locator("figure tbody tr").nth(2)).to_have_text("32")
    assert [] == found_by_axe(somebody)


def test_bids_told_and_made_and_luck_beside_skill_stand_in_the_statistics(person: People) -> None:
    somebody = person(PHONE)
    bids = (BidTally(bid="0", told=13, made=9), BidTally(bid="3", told=1, made=0))
    game = GameTally(
        game="oh_hell", preset="oh_hell", is_campaign=False, is_solitaire=False, bids=bids,
        unassisted=MatchTally(deals=14, deal_average=4.2), assisted=MatchTally(), latest=(10, 0, 11),
    )  # fmt: skip
    body = msgspec.json.encode({"games": [game], "rating": {"results": 0, "hidden": False}})
    somebody.page.route(
        "**/api/statistics", lambda route: route.fulfill(body=body, content_type="application/json")
    )
    somebody.page.goto("/statistics")
    expect(somebody.page.locator(".bids tbody tr")).to_have_text(["0139", "310"])
    expect(somebody.page.get_by_text("Look at a deal with the coach")).to_be_visible()
    deals = [
        {
            "id": str(at),
            "game": "oh_hell",
            "costs": {},
            "origins": {"cards": 2 + at % 2, "others": 1, "own": -1.5},
        }
        for at in range(10)
    ]
    somebody.page.evaluate(
        "(deals) => localStorage.setItem('whistclub-exercises', JSON.stringify({ reviewed: deals }))", deals
    )
    somebody.page.reload()
    expect(somebody.page.locator(".luck tbody tr")).to_have_text(
        [
            re.compile(r"Luck of the cards.*\+2\.5 ± 0\.3"),
            re.compile(r"The others’ moves.*\+1\.0"),
            re.compile(r"Your own moves.*−1\.5"),
            re.compile(r"In all.*\+2\.0 ± 0\.3"),
        ]
    )
    assert somebody.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [] == found_by_axe(somebody)


def test_an_unfinished_game_is_taken_off_the_list_and_had_back(person: People) -> None:
    somebody = named(person(PHONE))
    somebody.open_table("whist")
    somebody.open_table("solo")
    somebody.page.goto("/")
    row = somebody.page.locator(".own-tables li")
    expect(row).to_contain_text(re.compile(r"Today at \d\d:\d\d"))
    name = row.locator("b").inner_text()
    row.get_by_role("button", name=f"Take {name} off the list").click()
    expect(row).to_contain_text(f"{name} is off the list.")
    row.get_by_role("button").click()
    row.get_by_role("button", name=f"Take {name} off the list").click()
    expect(row).to_contain_text("is off the list")
    somebody.page.reload()
    somebody.page.locator(".hero").wait_for()
    expect(somebody.page.locator(".own-tables")).to_have_count(0)


@pytest.mark.long
def test_who_has_nothing_waiting_is_offered_todays_deal_and_then_the_last_game(person: People) -> None:
    well_before_midnight()
    somebody = named(person(DESKTOP))
    page = somebody.page
    page.evaluate("localStorage.setItem('whistclub-last', 'solo')")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Today’s deal: Minnesota Whist")
    expect(lamps(somebody)).to_have_text(["Play today’s deal"])
    page.route("**/api/daily", _all_played)
    page.goto("/")
    expect(page.locator("h1")).to_have_text("The table is laid.")
    expect(lamps(somebody)).to_have_text(["Play Solo Whist"])
    expect(page.locator(".today")).to_contain_text(re.compile(r"All \d+ are played"))


def _all_played(route: Any) -> None:
    daily = route.fetch().json()
    route.fulfill(json={**daily, "over": daily["presets"]})


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "zone", "hour"),
    [("en", "Pacific/Auckland", "13:00"), ("de", "America/Los_Angeles", "16:00")],
)
def test_the_day_and_the_hour_of_new_deals_are_the_visitors_own(
    person: People, language: str, zone: str, hour: str
) -> None:
    """On Thursday 26 November 2026 at 09:00 in Auckland the club's day is Wednesday; in Los Angeles it is noon on
    Wednesday.
    """
    somebody = person(PHONE, language=language, zone=zone)
    now = datetime(2026, 11, 25, 20, tzinfo=UTC)
    now_ms = int(now.timestamp() * 1000)
    somebody.page.clock.set_fixed_time(now)

    def on_that_day(route: Any) -> None:
        day = {"date": "2026-11-25", "now_ms": now_ms, "ends_ms": now_ms + 4 * 3600 * 1000}
        route.fulfill(json={**route.fetch().json(), **day})

    somebody.page.route("**/api/daily", on_that_day)
    for path, box in (("/", ".today"), ("/daily", ".hero")):
        somebody.page.goto(path)
        shown = somebody.page.locator(box)
        expect(shown).to_contain_text(NEWS[language].format(hour) + " 4 h 0 min")
        days = {
            "en": ("Thursday 26 November", "Wednesday 25 November"),
            "de": ("Donnerstag, 26. November", "Mittwoch, 25. November"),
        }
        expect(shown).to_contain_text(days[language][zone != "Pacific/Auckland"])


def test_the_countdown_runs_by_the_minute_and_is_no_live_region(person: People) -> None:
    somebody = person(PHONE)
    page = somebody.page
    page.clock.install()
    page.goto("/")
    told = page.locator(".today small").first
    expect(told).not_to_be_empty()
    before = told.inner_text()
    page.clock.run_for(61_000)
    expect(told).not_to_have_text(before)
    assert not page.evaluate(
        "() => document.querySelector('.today small').closest('[aria-live], [role=status], [role=alert]')"
    )
