"""The deals of the day in the browser: today's, one's own result among the others', the diary, and days gone by."""

import re
import time
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route, expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.test_access import found_by_axe
from tests.midnight import well_before_midnight
from tests.waiting import PATIENCE_S
from whistclub.club.daily import daily_seed, sealed_day


def _whist(one: Person) -> None:
    """Plays today's deal of Whist."""
    one.page.goto("/daily")
    one.page.locator(".deals li:has(b:text-is('Whist'))").get_by_role("button").click()
    one.play_deal()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_todays_deal_is_one_deal_and_then_says_how_the_others_did(
    person: People, size: tuple[int, int]
) -> None:
    well_before_midnight()
    somebody = person(size)
    _whist(somebody)
    somebody.page.goto("/daily")
    result = somebody.page.locator(".deals .result").first
    score = result.locator("b").inner_text()
    assert re.fullmatch(r"[+−]\d+", score)
    result.click()
    expect(somebody.page.locator("h1")).to_have_text(
        re.compile(r"^(Place \d+ of \d+|The first result of the day|Your result takes no place)\.$")
    )
    expect(somebody.page.locator(".points b")).to_have_text(score)
    line = somebody.page.locator(".line")
    expect(line).to_contain_text(re.compile(r"Errors, in points|No error\."))
    assert line.inner_text().startswith("Whist, deal of the day, ")
    assert not re.search("spade|heart|diamond|club of|ace|king|queen|jack", line.inner_text())
    somebody.page.get_by_role("link", name="Replay").click()
    somebody.wait("location.pathname.startsWith('/t/')")


@pytest.mark.parametrize(
    ("language", "told", "chart"),
    [
        ("en", r"(None of 4 bots did worse, \d the same\.|Better than \d of 4 bots(, level with \d)?\.)", "4 bots by points"),
        ("de", r"(Von 4 Bots hat keiner weniger, \d ebenso viel\.|Besser als \d von 4 Bots(, gleichauf mit \d)?\.)", "4 Bots nach Punkten"),
    ],
)  # fmt: skip
def test_the_first_visitor_has_a_place_among_the_bots_of_the_day(
    person: People, language: str, told: str, chart: str
) -> None:
    well_before_midnight()
    somebody = person(PHONE, language=language)
    page = somebody.page
    _whist(somebody)
    page.goto("/daily")
    page.locator(".deals .result").first.click()
    until = time.monotonic() + PATIENCE_S
    # The bots play one after the other while nobody else wants the processor, and the page tells those there are.
    while not re.search(told, page.locator("main").inner_text()):
        assert time.monotonic() < until, page.locator("main").inner_text()
        page.wait_for_timeout(500)
        page.reload()
        page.locator(".points b").wait_for()
    expect(page.get_by_role("heading", name=chart)).to_be_visible()
    assert [] == found_by_axe(somebody)


def test_nothing_of_the_others_is_told_before_ones_own_try(person: People) -> None:
    well_before_midnight()
    somebody = person(DESKTOP)
    somebody.page.goto("/daily")
    expect(somebody.page.locator(".deals li").first).to_be_visible()
    assert 0 == somebody.page.locator(".deals .result").count()
    assert 0 == somebody.page.locator("svg[role=img]").count()


def test_the_diary_has_a_dot_for_each_game_played_and_leads_to_days_gone_by(person: People) -> None:
    well_before_midnight()
    somebody = person(DESKTOP)
    _whist(somebody)
    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    secret = "5a" * 32
    presets = ("whist", "gongor")
    gone = {
        "date": yesterday,
        "presets": presets,
        "sealed": sealed_day(yesterday, presets, secret),
        "since_ms": 1,
        "secret": secret,
    }

    def with_yesterday(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(
            json={**told, "days": [gone, *(day for day in told["days"] if day["date"] > yesterday)]}
        )

    somebody.page.route("**/api/daily", with_yesterday)
    somebody.page.goto("/daily")
    expect(somebody.page.locator(".days button.today s")).to_have_count(1)
    if datetime.now(UTC).day == 1:
        somebody.page.get_by_role("button", name=re.compile("^[A-Z][a-z]+$")).first.click()
    day = somebody.page.locator(".days button:not(.today)").last
    day.focus()
    somebody.page.keyboard.press("Enter")
    somebody.wait(f"location.pathname === '/daily/{yesterday}'")
    late = somebody.page.locator(".deals li").first.get_by_role("button", name="Play it now")
    with somebody.page.expect_request("**/api/tables") as asked:
        late.click()
    settings = (asked.value.post_data_json or {})["settings"]
    assert {"max_deals": "1"} == settings["options"]
    assert daily_seed(yesterday, "whist", secret) == settings["seed"]
    assert somebody.my_turn()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_deals_of_the_day_have_no_fault_of_access(person: People, language: str) -> None:
    well_before_midnight()
    somebody = person(PHONE, language=language, scheme="dark")
    somebody.page.goto("/daily")
    expect(somebody.page.locator(".deals li").first).to_be_visible()
    assert [] == found_by_axe(somebody)
    overflow = somebody.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert 0 >= overflow


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_end_of_a_deal_of_the_day_says_so_with_date_and_place_and_leads_to_the_next_one(
    person: People, language: str
) -> None:
    well_before_midnight()
    somebody = person(PHONE, language=language)
    page = somebody.page
    page.goto("/daily")
    page.locator(".deals li:has(b:text-is('Whist'))").get_by_role("button").click()
    somebody.play_deal()
    end = page.locator(".at-table.result")
    date = page.evaluate(
        "() => new Intl.DateTimeFormat(document.documentElement.lang === 'de' ? 'de' : 'en-GB', {weekday: 'long', day: 'numeric', month: 'long'}).format()"
    )
    expect(end).to_contain_text({"en": "Deal of the day", "de": "Spiel des Tages"}[language] + ", " + date)
    expect(end.locator(".place")).to_have_text(
        re.compile(
            "Place|first result|takes no place|Not ranked|Platz|erste Ergebnis|kein Platz|ohne Platz",
            re.IGNORECASE,
        )
    )
    before = page.url
    lamp = end.locator(".btn.lamp")
    expect(lamp).to_have_count(1)
    expect(lamp).to_contain_text({"en": "Next:", "de": "Weiter:"}[language])
    expect(lamp).not_to_have_attribute("aria-disabled", "true")
    lamp.click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    assert somebody.my_turn()
