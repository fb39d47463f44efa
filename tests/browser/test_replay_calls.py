"""A replay says on the plates who called what, and how a claim ended a deal."""

import re

from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE
from tests.browser.conftest import People


def test_the_plates_show_high_and_low_from_the_bid_on(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("minnesota", seed="7")
    somebody.play_deal()
    somebody.look_back()
    somebody.page.locator(".look-back a.btn").first.click()
    somebody.page.get_by_role("slider").wait_for()
    expect(somebody.page.locator(".board .nm em")).to_have_count(0)
    somebody.page.keyboard.press("ArrowDown")
    expect(somebody.page.locator(".board .nm em")).to_have_count(4)
    for call in somebody.page.locator(".board .nm em").all_inner_texts():
        assert call in {"High", "Low"}


def test_a_claimed_deal_is_told_as_claimed_with_the_rest_laid_open(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", options={"target": "50"}, seed="14")
    claim = somebody.page.locator(".tools").get_by_role("button", name="Claim")
    while somebody.my_turn() and not claim.count():
        somebody.act_once()
    claim.click()
    somebody.page.locator("#outcome").wait_for()
    somebody.look_back()
    somebody.page.locator(".look-back a.btn").first.click()
    somebody.page.get_by_role("slider").wait_for()
    somebody.page.keyboard.press("End")
    expect(somebody.page.locator(".prompt")).to_contain_text(re.compile("claims? all the remaining tricks"))
    assert somebody.page.locator(".board .fan .card").count() >= 4
