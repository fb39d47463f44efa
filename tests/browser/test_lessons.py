"""Guided deals: each act is advised and explained, another one is answered with what it costs, and nothing counts."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from whistclub.games.registry import games_in_order, profile_of

PATIENCE_MS = 30_000
WITH_LESSONS = [key for key in games_in_order() if profile_of(key).lessons]
ADVISED = ".tray .hinted"


def begun(somebody: Person, game: str, place: int = 0) -> Page:
    page = somebody.page
    page.goto(f"/learn/{game}")
    page.locator(".steps li").nth(place).get_by_role("button").click()
    page.wait_for_selector(ADVISED, timeout=PATIENCE_MS)
    return page


def follow_once(page: Page) -> None:
    """Follows the advice, and waits until it is done."""
    lead = page.locator(".teach .lead").inner_text()
    page.evaluate(
        "() => (document.querySelector('.tray .confirm.hinted') ?? document.querySelector('.tray .hinted')).click()"
    )
    page.evaluate("() => document.querySelector('.tray .hinted[aria-pressed=true]')?.click()")
    page.wait_for_function(
        "(lead) => document.querySelector('.end') || document.querySelector('.teach .lead')?.textContent !== lead"
        " || !document.querySelector('.tray .hinted')",
        arg=lead,
        timeout=PATIENCE_MS,
    )


def follow(page: Page, most: int = 60) -> int:
    """Follows all advice to the end of the deal. Returns the number of acts."""
    for count in range(most):
        page.wait_for_selector(f"{ADVISED}, .end", timeout=PATIENCE_MS)
        if page.locator(".end").count():
            return count
        follow_once(page)
    return most


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_who_follows_all_advice_plays_the_deal_to_its_end_and_is_told_what_it_showed(
    person: People, game: str
) -> None:
    somebody = person(PHONE)
    page = begun(somebody, game)
    assert 8 <= follow(page)
    expect(page.locator(".end .got li")).to_have_count(len(profile_of(game).lessons[0].learnt))
    expect(page.locator(".end")).to_contain_text("Deal 1 of 3")
    expect(page.locator(".end .btn.pri")).to_contain_text("Deal 2")
    page.locator(".end .btn.pri").click()
    page.wait_for_selector(ADVISED, timeout=PATIENCE_MS)
    page.goto(f"/learn/{game}")
    expect(page.locator(".steps li").nth(0)).to_contain_text("Once more")
    expect(page.locator(".steps li").nth(1)).to_contain_text("Go on")
    page.goto("/statistics")
    expect(page.locator("main")).not_to_contain_text("1 match")


def test_another_card_is_answered_with_what_it_costs_before_it_is_played(person: People) -> None:
    somebody = person(DESKTOP)
    page = begun(somebody, "whist")
    other = another_card(page)
    card = other.get_attribute("data-card")
    tap(other)
    page.wait_for_selector(".teach.ask .two", timeout=PATIENCE_MS)
    expect(page.locator(".teach .why")).to_contain_text("that fit what you see")
    assert page.locator(f'.hand [data-card="{card}"]').count()
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)


def test_the_advice_can_be_taken_after_all(person: People) -> None:
    somebody = person(PHONE, language="de")
    page = begun(somebody, "whist")
    other = another_card(page)
    advised = page.locator(ADVISED).first.get_attribute("data-card")
    tap(other)
    if other.get_attribute("aria-pressed") == "true":
        tap(other)
    page.get_by_role("button", name="Dem Rat folgen").click()
    expect(page.locator(f'.hand [data-card="{advised}"]')).to_have_count(0)


def test_a_lesson_that_is_left_goes_on_where_it_was(person: People) -> None:
    somebody = person(PHONE)
    page = begun(somebody, "whist")
    table = page.url
    page.goto("/learn/whist")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector(ADVISED, timeout=PATIENCE_MS)
    assert table == page.url


def test_who_skips_the_advice_plays_on_without_it(person: People) -> None:
    somebody = person(PHONE)
    page = begun(somebody, "whist")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".teach")).to_have_count(0)
    assert somebody.my_turn()
    somebody.act()


def test_every_game_with_lessons_has_three() -> None:
    assert {"whist", "gongor"} <= set(WITH_LESSONS)
    assert {3} == {len(profile_of(key).lessons) for key in WITH_LESSONS}


def tap(card: Locator) -> None:
    """Taps a card that may lie under its neighbour."""
    card.evaluate("(card) => card.click()")


def another_card(page: Page) -> Locator:
    """A card that may be played and is not the one advised, at the first decision that has one."""
    others = page.locator(".hand button.card:not(.hinted):not([aria-disabled=true])")
    for _ in range(8):
        page.wait_for_selector(ADVISED, timeout=PATIENCE_MS)
        if others.count():
            break
        follow_once(page)
    return others.first
