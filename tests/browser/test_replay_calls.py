"""A replay says on the plates who called what, and how a claim ended a deal."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE
from tests.browser.conftest import People
from tests.browser.played import played_until
from tests.browser.test_replay import replayed


@pytest.mark.long
def test_the_plates_show_high_and_low_from_the_bid_on(person: People) -> None:
    page = replayed(person(PHONE), "minnesota")
    called = page.locator(".board .nm em")
    expect(called).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(called).to_have_text([re.compile("^(High|Low)$")] * 4)


def test_a_claimed_deal_is_told_as_claimed_with_the_rest_laid_open(person: People) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    table = played_until(
        somebody.club, "whist", "14", lambda visit: {"claim", "act"} <= set(visit.may), {"target": "50"}
    )
    table.comes(somebody).goto(table.path)
    page.locator(".tools").get_by_role("button", name="Claim").click()
    page.locator("#outcome").wait_for()
    somebody.look_back()
    page.locator(".look-back a.btn").first.click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".prompt")).to_contain_text(re.compile("claims? all the remaining tricks"))
    expect(page.locator(".board .fan .card").nth(3)).to_be_attached()
