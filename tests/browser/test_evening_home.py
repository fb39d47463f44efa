"""One's own evenings on the first page: the way back for an organiser or a guest who lost the page."""

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP
from tests.browser.conftest import People
from tests.browser.evenings import Evening, joins
from tests.browser.test_access import found_by_axe


def test_an_organiser_who_lost_the_page_finds_the_evening_on_the_first_page(person: People) -> None:
    organiser = person(DESKTOP)
    evening = Evening(organiser)
    evening.adds("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    organiser.page.goto("/")
    row = organiser.page.locator(".own li")
    expect(row).to_contain_text("Thursday evening")
    expect(row).to_contain_text("Round 1 of 2 is on. You run it.")
    assert [] == found_by_axe(organiser)
    row.get_by_role("link", name="Continue with it").click()
    organiser.wait(f"location.pathname === '/{evening.code}/run'")


def test_a_guest_on_a_phone_finds_the_evening_and_its_end_in_german(person: People) -> None:
    guest = person(language="de", scheme="dark")
    evening = Evening(guest.club, name="Donnerstag im Hafen mit allen Freunden")
    joins(guest, evening, "Ada", "Ich bin da")
    guest.page.goto("/")
    row = guest.page.locator(".own li")
    expect(row).to_contain_text("Die Türen sind offen. Du bist Gast.")
    assert [] == found_by_axe(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    evening.does("finish")
    guest.page.reload()
    expect(row).to_contain_text("Die Preise sind vergeben.")
    row.get_by_role("link", name="Ergebnisse").tap()
    guest.wait(f"location.pathname === '/{evening.code}'")


@pytest.mark.long
def test_whoever_has_been_at_no_evening_is_shown_no_list(person: People) -> None:
    somebody = person()
    somebody.page.goto("/")
    somebody.page.locator(".today h2").wait_for()
    expect(somebody.page.locator(".tabbar").get_by_role("link", name="Evenings")).to_be_visible()
    expect(somebody.page.locator(".own")).to_have_count(0)
