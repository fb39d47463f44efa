"""A season and its list of people, from the organiser's phone to the hall's screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import Person, resize
from tests.browser.conftest import People
from tests.browser.evenings import Evening, joins
from tests.browser.test_access import found_by_axe

DRIVE = {"format": "progressive", "deals": 1, "rounds": 1}
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Anna B.")


def held(organiser: Person, guest: Person) -> Evening:
    """An evening of one deal that is over, with this guest among others."""
    evening = Evening(organiser, **DRIVE)
    evening.adds(*NAMES[:-1])
    joins(guest, evening, NAMES[-1], "Ich bin da")
    evening.does("begin_round", round=1)
    for table in (1, 2):
        evening.does("enter_deal", round=1, table=table, deal=1, figures={"tricks": [7 + table, 6 - table]})
    evening.does("finish")
    return evening


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def looked_at(somebody: Person, path: str, heading: str) -> None:
    """Opens a page, which axe finds nothing on and which is no wider than the screen."""
    somebody.page.goto(path)
    somebody.page.get_by_role("heading", level=1, name=heading).wait_for()
    assert [] == found_by_axe(somebody)
    assert not is_too_wide(somebody.page)


def season_begun(organiser: Person, first: Evening) -> str:
    """The path of a season of this evening, whose people are kept in its list."""
    page = organiser.page
    page.goto(f"/{first.code}/run")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Season and people").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Begin a season").click()
    sheet.get_by_label("Name of the season").fill("Winter league")
    assert [] == found_by_axe(organiser)
    sheet.get_by_role("button", name="Begin a season").click()
    sheet.get_by_text("This evening counts in Winter league now.").first.wait_for()
    sheet.get_by_role("button", name="Keep the people of this evening").click()
    sheet.get_by_text("The people are in the list.").first.wait_for()
    return sheet.get_by_role("link", name="The season's table").get_attribute("href") or ""


def named_by_the_keyboard(organiser: Person, evening: Evening) -> None:
    """Two letters and Enter for whoever is known; two of one name take a letter each."""
    page = organiser.page
    page.get_by_role("button", name="Add", exact=True).click()
    name = page.get_by_label("Name", exact=True)
    name.press_sequentially("an")
    page.get_by_role("option", name="Anna B.").get_by_text("Anna Berger").wait_for()
    assert [] == found_by_axe(organiser)
    name.press("Enter")
    page.get_by_text("Anna B. is on the list.").first.wait_for()
    evening.adds("Jo")
    page.get_by_role("dialog").get_by_text("2 here").wait_for()
    name.press_sequentially("Jo")
    name.press("Enter")
    page.get_by_label("Jo who is here already").fill("a")
    page.get_by_label("Jo who comes now").fill("k")
    assert [] == found_by_axe(organiser)
    page.keyboard.press("Enter")
    page.get_by_text("Jo K. is on the list.").first.wait_for()
    page.keyboard.press("Escape")


def test_a_weekly_evening_takes_three_taps_to_the_first_seat(person: People) -> None:
    host = person()
    first = Evening(host, **DRIVE)
    first.adds(*NAMES)
    first.does("begin_round", round=1)
    page = host.page
    page.goto("/evening")
    page.evaluate("() => { window.taps = 0; addEventListener('click', () => ++window.taps, true); }")
    page.get_by_role("button", name="As last time").click()
    page.get_by_role("button", name="All are here").click()
    page.get_by_role("button", name="Start with 8").click()
    page.get_by_text("Round 1 of 1").first.wait_for()
    assert 3 == page.evaluate("window.taps")
    assert f"/{first.code}/" not in page.url


@pytest.mark.long
def test_a_season_begins_with_an_evening_and_the_next_one_offers_its_people(person: People) -> None:
    organiser, guest = person(size=(360, 640)), person(size=(360, 640), language="de", scheme="dark")
    page, first = organiser.page, held(organiser, guest)
    season = season_begun(organiser, first)

    looked_at(organiser, season, "Winter league")
    expect(page.locator("tbody tr")).to_have_count(len(NAMES))
    looked_at(organiser, f"{season}/people", "People of the club")
    page.get_by_role("button", name="Anna B.").click()
    page.get_by_label("Surname, handicap, or a note").fill("Anna Berger")
    assert [] == found_by_axe(organiser)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Anna B. is in the list.").first.wait_for()

    # A guest sees their own place and their own entry of the list, and deletes that; nobody else sees it.
    looked_at(guest, season, "Winter league")
    guest.page.get_by_role("heading", name="Platz 7 von 8").wait_for()
    guest.page.get_by_text("Anna Berger").wait_for()
    stranger = person()
    looked_at(stranger, season, "Winter league")
    assert "Anna Berger" not in stranger.page.content()
    resize(guest.page, 1920, 1080)
    looked_at(guest, f"{season}/hall", "Winter league")
    expect(guest.page.locator("main li")).to_have_count(len(NAMES))

    looked_at(organiser, season, "Winter league")
    page.get_by_label("Web sites that may show it in a frame").fill("https://whist.example")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("The season is changed.").first.wait_for()
    stranger.page.goto(page.get_by_role("link", name="Look at it").get_attribute("href") or "")
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Winter league")
    expect(stranger.page.locator("tbody tr")).to_have_count(len(NAMES))

    page.goto("/evening")
    own = page.get_by_role("region", name="Your seasons").get_by_role("link", name="Winter league")
    assert season == own.get_attribute("href")
    assert [] == found_by_axe(organiser)

    second = Evening(organiser, **DRIVE)
    page.goto(f"/{second.code}/run")
    page.get_by_role("button", name="The same 8 people as last time").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Season and people").click()
    page.get_by_role("button", name="Let it count in Winter league").click()
    page.get_by_text("This evening counts in Winter league now.").first.wait_for()
    page.keyboard.press("Escape")

    named_by_the_keyboard(organiser, second)
    page.get_by_role("button", name="The same 7 people as last time").click()
    expect(page.locator(".who b")).to_have_count(len(NAMES) + 2)
    called = [one.replace("\n", "") for one in page.locator(".who b").all_inner_texts()]
    assert {*NAMES, "Jo A.", "Jo K."} == set(called)
    guest.page.goto(season)
    guest.page.get_by_role("button", name="Eintrag löschen").click()
    guest.page.get_by_text("Anna B. ist gelöscht.").first.wait_for()
    expect(guest.page.get_by_text("Anna Berger")).to_have_count(0)
