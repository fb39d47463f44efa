"""Every preset can be played to the end of a deal in the browser, and single games to the end of the match."""

import pytest

from tests.browser.club import DESKTOP, PHONE
from tests.browser.conftest import People
from whistclub.games.registry import PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_every_preset_is_played_to_its_result(person: People, preset: str) -> None:
    somebody = person(DESKTOP)
    somebody.open_table(preset)
    somebody.play_deal()
    assert somebody.page.locator("#outcome").inner_text()


def test_a_match_on_a_phone_ends_with_its_winner(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("whist", options={"target": "1"})
    for _ in range(12):
        somebody.play_deal()
        if somebody.page.locator(".ended").count():
            break
        somebody.page.get_by_role("button", name="Next deal").click()
        somebody.wait("document.querySelector('.result') === null")
    assert somebody.page.locator(".ended").inner_text()


def test_from_an_empty_profile_a_card_is_played_after_two_clicks(person: People) -> None:
    somebody = person(DESKTOP, settings={})
    page = somebody.page
    page.goto("/")
    page.get_by_role("button", name="Play Minnesota Whist").click()
    assert somebody.my_turn()
    held = page.locator(".hand .card").count()
    page.locator(".hand .card").first.click()
    page.locator(".bid, .who-bid").first.wait_for()
    assert 13 == held


def test_a_sealed_deal_is_found_fair_by_the_page(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("minnesota")
    somebody.play_deal()
    somebody.page.get_by_text("Dealt fairly.").wait_for()
    assert 0 == somebody.page.locator(".fair .wrong").count()
