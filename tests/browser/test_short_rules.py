"""The short rules in the browser: they open where one is, and the numbered rules are one tap away."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.club import DESKTOP, PHONE
from tests.browser.conftest import People
from tests.browser.test_access import found_by_axe
from whistclub.messages import short_keys

BOTH = pytest.mark.parametrize(
    ("language", "scheme"), [("de", "dark"), pytest.param("en", "light", marks=pytest.mark.long)]
)


def open_rules(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Rules", exact=True).click()


@pytest.mark.parametrize(
    ("preset", "section"),
    [
        ("minnesota", "The bid cards"),
        ("solo", "The calls"),
        ("whist", "Play"),
        ("german_whist", "Play"),
        ("gongor", "Bid and play"),
        ("hermits", "Play"),
    ],
)
def test_the_rules_open_at_the_phase_of_the_table(person: People, preset: str, section: str) -> None:
    somebody = person(PHONE)
    somebody.open_table(preset, seed="short rules")
    assert somebody.my_turn()
    open_rules(somebody.page)
    heading = somebody.page.locator("dialog h3", has_text=section)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(somebody.page.locator("dialog section", has_text="You are here")).to_have_count(1)
    expect(somebody.page.locator("dialog [aria-current=location]")).to_have_text(section)


@pytest.mark.long
def test_in_the_play_the_rules_open_at_the_play(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("minnesota", seed="short rules")
    assert somebody.my_turn()
    somebody.act_once()
    somebody.wait("document.querySelector('.chip b')?.textContent.match(/High|Low/) !== null")
    assert somebody.my_turn()
    open_rules(somebody.page)
    expect(somebody.page.locator("dialog h3", has_text="Play")).to_be_focused()


def test_a_section_leads_to_its_numbered_rules_and_back(person: People) -> None:
    somebody = person(PHONE)
    page = somebody.page
    somebody.open_table("solo", seed="short rules")
    assert somebody.my_turn()
    open_rules(page)
    page.locator("dialog").get_by_role("button", name="Rules S13 to S21").click()
    rule = page.locator("dialog p.begun")
    expect(rule).to_contain_text("Calls begin at the dealer's left")
    expect(rule).to_be_in_viewport()
    page.locator("dialog").get_by_role("button", name="The short rules").click()
    expect(page.locator("dialog h3", has_text="The calls")).to_be_focused()


@pytest.mark.long
def test_an_address_may_name_a_numbered_rule(person: People) -> None:
    page = person(PHONE).page
    page.goto("/rules/gongor#G20")
    expect(page.locator("p.begun")).to_contain_text("whichever of its suits")
    expect(page.locator("p.begun")).to_be_in_viewport()


@BOTH
def test_every_page_stands_in_a_small_frame_with_headings_in_order_and_nothing_for_axe(
    person: People, language: str, scheme: str
) -> None:
    somebody = person(PHONE, language=language, scheme=scheme)
    page = somebody.page
    for key in short_keys():
        page.goto(f"/rules/{key}")
        page.locator(".short h1").wait_for()
        levels = page.evaluate(
            "[...document.querySelectorAll('main h1, main h2, main h3')].map((one) => one.localName)"
        )
        assert levels == ["h1", *["h2"] * (len(levels) - 1)], key
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), key
        assert [] == found_by_axe(somebody), key


@pytest.mark.long
def test_large_text_stays_within_the_frame(person: People) -> None:
    page = person(PHONE, language="de").page
    for key in short_keys():
        page.goto(f"/rules/{key}")
        page.locator(".short h1").wait_for()
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(
            "document.querySelector('.short').scrollWidth <= document.querySelector('.short').clientWidth"
        ), key


@pytest.mark.long
def test_each_call_of_solo_says_what_it_is_worth(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("solo", seed="short rules")
    assert somebody.my_turn()
    calls = somebody.page.locator(".calls")
    expect(calls.get_by_role("button", name="Misère ouverte")).to_contain_text("48 points")
    expect(calls.get_by_role("button", name="Pass")).not_to_contain_text("points")


@pytest.mark.long
def test_the_dealer_among_those_who_call_is_told_so_in_a_german_sentence(person: People) -> None:
    somebody = person(PHONE, language="de")
    somebody.open_table("solo", seed="five")
    assert somebody.my_turn()
    expect(somebody.page.locator(".calls-row li").last).to_contain_text("Du gibst")


@pytest.mark.long
@pytest.mark.parametrize(
    ("status", "words"), [(404, "This game has no rules page."), (0, "could not be reached")]
)
def test_a_rules_page_that_there_is_not_is_said_in_a_sentence(
    person: People, status: int, words: str
) -> None:
    somebody = person(PHONE)
    page = somebody.page

    def without(route: Route) -> None:
        games = route.fetch().json()
        other = {**games["games"][0], "key": "other_game", "order": 999}
        route.fulfill(json={**games, "games": [*games["games"], other]})

    page.route("**/api/games", without)
    page.route(
        "**/api/pages/**",
        lambda route: (
            route.fulfill(status=status, json={"why": {"key": "page-unknown"}}) if status else route.abort()
        ),
    )
    page.goto("/rules/other_game")
    expect(page.locator(".page")).to_contain_text(words)
    page.unroute_all()
    # The browser itself complains of the answer.
    somebody.may_complain("404 (Not Found)", "ERR_FAILED")
