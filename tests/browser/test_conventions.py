"""The convention card of a table: chosen where the table is set, and shown to everybody there."""

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE
from tests.browser.conftest import People

CARD = {"sluff": "from_best"}


def test_the_card_is_chosen_when_the_table_is_set_and_lies_in_its_menu(person: People) -> None:
    somebody = person(PHONE)
    page = somebody.page
    page.goto("/new/minnesota")
    page.locator("summary", has_text="Convention card").click()
    page.get_by_label("A low card of your best suit").check()
    expect(page.locator(".sum li")).to_contain_text(["A low card of your best suit"])
    page.get_by_role("button", name="Play with bots").click()
    assert somebody.my_turn()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Convention card").click()
    card = page.locator("dialog dl > div")
    expect(card.nth(0)).to_contain_text("A low card of your best suit")
    expect(card.nth(0).locator(".tag")).to_have_count(1)
    expect(card.nth(1)).to_contain_text("Always the highest card of the suit")
    expect(card.nth(1).locator(".tag")).to_have_count(0)
    expect(page.locator("dialog")).to_contain_text("lead the lowest card of your best suit")


@pytest.mark.long
def test_a_guest_sees_the_card_before_the_match_and_the_host_may_change_it(person: People) -> None:
    host, guest = person(DESKTOP), person(PHONE, language="de")
    path = host.open_table("minnesota", bots=False, conventions=CARD)
    guest.page.goto(path)
    guest.page.locator(".rules .line").click()
    theirs = guest.page.locator("section.rules dl").last.locator("div")
    expect(theirs.nth(0)).to_contain_text("Eine niedrige Karte der besten Farbe")
    host.page.locator(".rules .line").click()
    host.page.get_by_role("button", name="All rules").click()
    host.page.locator("dialog summary", has_text="Convention card").click()
    host.page.get_by_label("The lowest, when the highest would lose").check()
    host.page.locator("dialog").get_by_role("button", name="Play by these").click()
    expect(theirs.nth(1)).to_contain_text("Die niedrigste, wenn die höchste verliert")


@pytest.mark.parametrize("game", ["whist", "gongor"])
def test_a_game_without_choices_offers_no_card(person: People, game: str) -> None:
    somebody = person(DESKTOP)
    somebody.page.goto(f"/new/{game}")
    expect(somebody.page.locator("summary")).to_have_count(1)
