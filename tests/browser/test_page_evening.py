"""An evening with real cards in a static site: one person runs it on a phone, without a club and without a network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import Devices
from tests.browser.club import PHONE, QUICK
from tests.browser.conftest import People
from tests.browser.sites import Visitor, plays_here
from tests.browser.test_evening_organiser import Organiser

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")


@pytest.fixture
def organiser(devices: Devices, site_address: str) -> Iterator[Organiser]:
    """Somebody at the site; no page of theirs may complain."""
    one = Visitor(devices, site_address, PHONE, settings=QUICK, keeps_pages=True)
    yield Organiser(one)
    one.close()
    assert [] == one.complaints


def doors(who: Organiser, rounds: int) -> None:
    """Opens an evening of whist of so many rounds from its page, and is at its doors with all eight."""
    who.page.locator("select[id$='-game']").select_option("whist")
    who.page.locator("select[id$='-length']").select_option("deals")
    for _ in range(8 - rounds):
        who.press("Rounds: one fewer")
    who.press("Open the doors")
    who.says("Nobody yet.")
    who.page.locator(".sum3 .btn").click()
    sheet = who.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Paste a list of names").click()
    sheet.locator("textarea").fill("\n".join(NAMES))
    sheet.get_by_role("button", name="All are here").click()
    who.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(who.page.locator(".sum3 b")).to_have_text("8")


def typed(who: Organiser) -> None:
    """Types the slips of a round: at both tables the first side makes eight tricks in each of four deals."""
    who.page.get_by_role("link", name="Type the slips").click()
    for _ in range(4):
        for _ in range(2):
            for figure in ("8", "5"):
                who.page.locator(".pad").get_by_role("button", name=figure, exact=True).click()
        going_on = who.page.get_by_role("button", name=re.compile("On to deal"))
        expect(
            going_on.or_(who.page.get_by_role("button", name=re.compile("Seat round 2|Finish")))
        ).to_be_visible()
        if going_on.is_visible():
            going_on.click()


def test_an_evening_is_run_on_one_phone_and_shown_in_a_second_window(organiser: Organiser) -> None:
    organiser.person.goto("/evening")
    doors(organiser, rounds=2)
    organiser.press("Start with 8")
    hall = organiser.person.tab()
    hall.goto(organiser.page.url.replace("/run", "/hall"))
    for name in NAMES:
        expect(hall.get_by_text(name, exact=True)).to_be_visible()
    typed(organiser)
    expect(organiser.main).to_have_text("Seat round 2")
    organiser.tap(organiser.main)
    expect(hall.get_by_text("Round 2", exact=False).first).to_be_visible()


def test_without_a_network_nothing_is_lost_and_an_evening_is_taken_home_and_to_a_club(
    organiser: Organiser, person: People
) -> None:
    page, phone = organiser.page, organiser.person
    phone.goto("/evening")
    doors(organiser, rounds=1)
    phone.wait("(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))()", page)
    phone.set_offline(is_offline=True)
    organiser.press("Start with 8")
    expect(page.get_by_text("Tables 1 and 2 are missing")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Tables 1 and 2 are missing")).to_be_visible()
    typed(organiser)
    organiser.press("Finish the evening")
    organiser.says("Finish the evening?")
    organiser.press("Finish the evening")
    expect(page.get_by_role("link", name="The results to keep")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="CSV").click()
    lines = saved.value.path().read_text("utf-8-sig").splitlines()
    # Of two tables four deals each, in which the first side made eight tricks.
    assert 2 * 4 == sum(",2,0,8,5," in line for line in lines)
    with page.expect_download() as saved:
        page.get_by_role("link", name="To go on at a club").click()
    phone.set_offline(is_offline=False)
    at_club = person()
    at_club.page.goto("/evening")
    at_club.page.locator("section", has_text="An evening from another device").locator(
        "input"
    ).set_input_files(saved.value.path())
    expect(at_club.page.get_by_role("link", name="The results to keep")).to_be_visible()


@pytest.mark.long
def test_a_club_s_page_runs_an_evening_without_a_network_and_finds_it_again(person: People) -> None:
    ada = person(PHONE, keeps_pages=True)
    page = ada.page
    plays_here(ada)
    page.locator("nav:visible a[href='/evening']").first.click()
    doors(Organiser(ada), rounds=1)
    for is_offline in (True, False):
        ada.set_offline(is_offline=is_offline)
        page.reload()
        expect(page.locator(".sum3 b")).to_have_text("8")
    at_club = ada.tab()
    at_club.goto(page.url)
    expect(at_club.locator(".sum3 b")).to_have_text("8")
