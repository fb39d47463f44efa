"""Every preset can be played to the end of a deal in the browser, and single games to the end of the match."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, settled
from tests.browser.conftest import People
from tests.browser.played import cards_left, deal_over, play_on
from tests.browser.test_lessons import follow_once
from tests.sampling import thinned
from tests.web.visits import Visit
from whistclub.games.registry import GAMES, PRESETS, games_in_order, presets_of

ORDER = games_in_order()
"""The games as the first page shows them."""


FIRST_ACTS = 3
"""A call or the card laid for one, what is called after it, and a card."""
USUAL = [presets_of(game)[0].name for game in ORDER]


@pytest.mark.parametrize("preset", thinned(USUAL, ("minnesota",)))
def test_a_deal_of_every_game_is_played_to_its_result(person: People, preset: str) -> None:
    somebody = person(DESKTOP)
    somebody.open_table(preset)
    somebody.play_deal()
    expect(somebody.page.locator("#outcome")).not_to_be_empty()


@pytest.mark.long
@pytest.mark.parametrize("preset", [one for one in PRESETS if one not in USUAL])
def test_the_first_acts_and_the_last_tricks_are_played_of_every_other_preset(
    person: People, preset: str
) -> None:
    somebody = person(DESKTOP)
    somebody.open_table(preset)
    for _ in range(FIRST_ACTS):
        if somebody.my_turn():
            somebody.act_once()
    somebody.my_turn()
    play_on(somebody, until=_few_left)
    somebody.play_deal()
    expect(somebody.page.locator("#outcome")).not_to_be_empty()


def _few_left(visit: Visit) -> bool:
    return cards_left(3)(visit) or deal_over(visit)


@pytest.mark.long
def test_after_three_passes_one_has_to_call_a_number_and_a_word(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("bid_whist_52", seed="9")
    assert somebody.my_turn()
    expect(somebody.page.locator(".choices .pass")).to_have_count(0)
    somebody.act_once()
    expect(somebody.page.locator(".pairs")).to_have_count(0)


PLAYED = {
    "minnesota": "Minnesota Whist",
    "south_dakota": "South Dakota Whist",
    "norwegian": "Norwegian Whist",
    "askov": "Askov",
    "whist_rubber": "Whist",
}


@pytest.mark.long
def test_a_relative_is_called_by_its_own_name_at_its_table(person: People) -> None:
    somebody = person(PHONE)
    for preset, name in PLAYED.items():
        somebody.open_table(preset)
        expect(somebody.page.locator("h1")).to_have_text(re.compile(f"^{name} "))
        assert somebody.my_turn()
        assert name in somebody.page.title()


def test_a_match_on_a_phone_ends_with_its_winner(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("whist", options={"target": "1"})
    for _ in range(12):
        somebody.play_deal()
        if somebody.page.locator(".ended").count():
            break
        somebody.next_deal()
    expect(somebody.page.locator(".ended")).not_to_be_empty()


def test_from_an_empty_profile_a_card_is_played_after_two_clicks(person: People) -> None:
    somebody = person(DESKTOP, settings={})
    page = somebody.page
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    assert somebody.my_turn()
    held = page.locator(".hand .card").count()
    # Of thirteen cards less than a half is in sight, with the index that one reads.
    page.locator(".hand .card").first.click(position={"x": 20, "y": 40})
    page.locator(".bid, .who-bid").first.wait_for()
    assert 13 == held


@pytest.mark.long
@pytest.mark.parametrize("game", thinned(GAMES, ("german_whist",)))
def test_a_lesson_fits_the_smallest_phone_at_every_moment(person: People, game: str) -> None:
    somebody = person(PHONE)
    page = somebody.page
    page.goto("/")
    page.locator(".game").nth(ORDER.index(game)).click()
    page.locator("dialog").get_by_role("link", name="Learn").click()
    page.locator(".steps button").first.click()
    for _ in range(4):
        page.locator(".cloth .hinted").first.wait_for()
        expect(page.locator(".teach .why")).to_have_text(re.compile(".{13}"))
        settled(page)
        assert 640 == page.evaluate("() => document.documentElement.scrollHeight")
        follow_once(page)


@pytest.mark.long
def test_after_the_first_deal_a_guest_is_asked_for_a_name_and_is_called_so(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", options={"target": "50"})
    assert somebody.my_turn()
    play_on(somebody)
    somebody.play_deal()
    somebody.look_back()
    somebody.page.locator(".result form input").fill("Ada")
    somebody.page.get_by_role("button", name="Keep this name").click()
    somebody.page.get_by_text("You are called Ada now.").wait_for()
    somebody.page.get_by_role("button", name="To the result").click()
    somebody.next_deal()
    assert somebody.my_turn()
    play_on(somebody)
    somebody.play_deal()
    somebody.look_back()
    expect(somebody.page.get_by_text("What shall we call you?")).to_have_count(0)
    somebody.page.locator(".look-back a.btn").first.click()
    expect(somebody.page.locator(".board .who b").first).to_have_text("You")
    somebody.goto("/")
    expect(somebody.page.locator("header a[aria-label*=Ada]")).to_be_visible()


def test_a_sealed_deal_is_found_fair_by_the_page(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    play_on(somebody)
    somebody.play_deal()
    somebody.look_back()
    somebody.page.get_by_text("Dealt fairly.").wait_for()
    expect(somebody.page.locator(".fair .wrong")).to_have_count(0)
