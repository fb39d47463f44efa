"""The deals of the day in the browser: today's, one's own result among the others', the diary, and days gone by."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route, expect

from tests.browser.club import DESKTOP, PHONE, Person, settled, until_in
from tests.browser.conftest import People
from tests.browser.played import play_on, play_today
from tests.browser.test_access import found_by_axe
from tests.midnight import well_before_midnight
from tests.sampling import thinned
from whistclub.club.daily import daily_seed, sealed_day


def _play_today(one: Person) -> None:
    """Plays today's deal of Whist by the page."""
    one.page.goto("/daily")
    one.page.locator(".deals li:has(b:text-is('Whist'))").get_by_role("button").click()
    assert one.my_turn()
    play_on(one)
    one.play_deal()


@pytest.mark.parametrize("size", thinned([PHONE, DESKTOP], [DESKTOP]))
def test_todays_deal_is_one_deal_and_then_says_how_the_others_did(
    person: People, size: tuple[int, int]
) -> None:
    well_before_midnight()
    somebody = person(size)
    _play_today(somebody)
    somebody.page.goto("/daily")
    result = somebody.page.locator(".deals .result").first
    expect(result.locator("b")).to_have_text(re.compile(r"^[+−]\d+$"))
    score = result.locator("b").inner_text()
    result.click()
    expect(somebody.page.locator("h1")).to_have_text(
        re.compile(r"^(Place \d+ of \d+|The first result of the day|Your result is not ranked)\.$")
    )
    expect(somebody.page.locator(".points b")).to_have_text(score)
    line = somebody.page.locator(".line")
    expect(line).to_contain_text(re.compile(r"Errors, in points|No error\."))
    said = line.inner_text()
    assert said.startswith("Whist, deal of the day, ")
    assert not re.search("spade|heart|diamond|club of|ace|king|queen|jack", said)
    somebody.page.get_by_role("link", name="Replay").click()
    somebody.page.wait_for_url("**/t/**")


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
    play_today(somebody, "whist")
    page.route("**/api/daily/*/whist", _with_four_bots)
    page.goto("/daily")
    page.locator(".deals .result").first.click()
    expect(page.locator("main")).to_contain_text(re.compile(told))
    expect(page.get_by_role("heading", name=chart)).to_be_visible()
    assert [] == found_by_axe(somebody)


def _with_four_bots(route: Route) -> None:
    bots = {"most": 4, "scores": [[-3, 1], [0, 2], [3, 1]]}
    route.fulfill(json={**route.fetch().json(), "bots": bots})


@pytest.mark.long
def test_the_bots_of_the_day_come_one_after_the_other(person: People) -> None:
    well_before_midnight()
    somebody = person(PHONE)
    page = somebody.page
    # Its bots are the first to play.
    play_today(somebody, "minnesota")
    page.goto("/daily")
    page.locator(".deals .result").first.click()
    chart = page.get_by_role("heading", name=re.compile("bots? by points"))

    def is_told() -> bool:
        """Looks at the page anew: they play while nobody else wants the processor."""
        page.reload()
        page.locator(".points b").wait_for()
        settled(page)
        return chart.count() > 0

    until_in(page, is_told, page.locator("main").inner_text)


def test_nothing_of_the_others_is_told_before_ones_own_try(person: People) -> None:
    well_before_midnight()
    somebody = person(DESKTOP)
    somebody.page.goto("/daily")
    expect(somebody.page.locator(".deals li").first).to_be_visible()
    expect(somebody.page.locator(".deals .result")).to_have_count(0)
    expect(somebody.page.locator("svg[role=img]")).to_have_count(0)


def test_the_diary_has_a_dot_for_each_game_played_and_leads_to_days_gone_by(person: People) -> None:
    well_before_midnight()
    somebody = person(DESKTOP)
    play_today(somebody, "whist")
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
        diary = somebody.page.locator("section[aria-labelledby=month]")
        diary.get_by_role("button", name=re.compile("^[A-Z][a-z]+$")).first.click()
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


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_the_deals_of_the_day_have_no_fault_of_access(person: People, language: str) -> None:
    well_before_midnight()
    somebody = person(PHONE, language=language, scheme="dark")
    somebody.page.goto("/daily")
    expect(somebody.page.locator(".deals li").first).to_be_visible()
    assert [] == found_by_axe(somebody)
    overflow = somebody.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert 0 >= overflow


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_the_end_of_a_deal_of_the_day_says_so_with_date_and_place_and_leads_to_the_next_one(
    person: People, language: str
) -> None:
    well_before_midnight()
    somebody = person(PHONE, language=language)
    page = somebody.page
    _play_today(somebody)
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
