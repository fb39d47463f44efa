"""A bot with one's own cards beside a replay: by keyboard, as a link for others, on a phone and on a desktop."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person, resize
from tests.browser.conftest import People
from tests.browser.played import played
from tests.browser.test_access import found_by_axe

WORDS = {"en": ("cards", "You", "The bot"), "de": ("Karten", "Du", "Der Bot")}


def ghost_of(somebody: Person, path: str) -> Page:
    """The page of a ghost, once the bot has played."""
    somebody.goto(path)
    somebody.page.locator(".panel .seg").wait_for()
    return somebody.page


@pytest.mark.parametrize("language", WORDS)
def test_a_bot_plays_one_s_own_cards_from_where_the_ways_part_to_both_results(
    person: People, language: str
) -> None:
    somebody = person(DESKTOP, language=language)
    deal = played(somebody.club, "minnesota", "3")
    deal.comes(somebody).goto(deal.replay())
    page = somebody.page
    page.locator(".aside a[href*=ghost]").press("Enter")
    cards, own, bot = WORDS[language]
    heading = page.locator(".aside h2")
    expect(heading).to_have_text(re.compile(cards))
    expect(heading).to_be_focused()
    expect(page.locator(".strip b")).to_have_text("≠")
    expect(page.locator(".panel dt")).to_have_text([own, bot])
    expect(page.locator(".panel tbody tr")).to_have_count(13)
    page.locator(".panel tbody button").first.press("Enter")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "1")
    expect(page.locator(".panel section li")).to_have_count(8)
    mine = page.locator(".mid > .card").first.get_attribute("data-card")
    assert found_by_axe(somebody) == []
    page.get_by_role("button", name=own, exact=True).press("Enter")
    expect(page.locator(".mid > .card").first).not_to_have_attribute("data-card", mine or "")
    page.locator(".panel .acts button").last.press("Enter")
    expect(page.locator(".panel .seg")).to_have_count(0)
    expect(page.locator(".bar [aria-pressed]")).to_be_focused()


def test_the_link_of_a_ghost_plays_for_whoever_may_see_the_deal(person: People) -> None:
    somebody, other = person(PHONE), person(PHONE)
    deal = played(somebody.club, "minnesota", "3")
    link = f"{deal.replay()}?ghost={deal.seat}"
    own = ghost_of(deal.comes(somebody), link)
    expect(own.locator(".panel dt").first).to_have_text("You")
    page = ghost_of(other, link)
    expect(page.locator(".panel dt").first).not_to_have_text("You")
    expect(page.locator(".panel dd")).to_have_count(2)
    for size in (PHONE, (390, 844)):
        resize(page, *size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert found_by_axe(other) == []
