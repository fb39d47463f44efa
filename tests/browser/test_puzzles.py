"""Puzzles: the home with its themes, one try that counts, the worth of acts afterwards, by tap and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import PHONE, Person
from tests.browser.conftest import People
from tests.browser.test_access import found_by_axe
from tests.browser.test_coach import replay_of
from whistclub.coach.puzzles import Puzzle, all_puzzles, game_of

ENDING = next(one for one in all_puzzles() if one.method == "counted" and one.lies)
CALL = next(one for one in all_puzzles() if one.method == "called" and game_of(one).key == "solo")
TWIDDLE = next(one for one in all_puzzles() if one.themes[0] == "twiddles" and game_of(one).key == "gongor")


def opened(somebody: Person, puzzle: Puzzle) -> Page:
    page = somebody.page
    page.goto(f"/puzzles/{puzzle.name}")
    page.wait_for_selector(".puzzle .lead")
    return page


def tap(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').evaluate("(card) => card.click()")


def test_the_first_tap_lifts_and_the_second_answers(person: People) -> None:
    somebody = person(PHONE)
    page, card = opened(somebody, ENDING), ENDING.best.acts[0].split()[1]
    expect(page.locator(".out")).to_contain_text("Still out")
    tap(page, card)
    expect(page.locator(".puzzle .why")).to_contain_text("Tap once more")
    tap(page, card)
    expect(page.locator(".puzzle .lead")).to_contain_text("right")
    expect(page.locator(".lies tr")).to_have_count(2 + len(ENDING.lies))
    assert [] == found_by_axe(somebody)
    page.goto("/puzzles")
    theme = page.locator(f'.themes a[href="/puzzles/{ENDING.themes[0]}"]')
    expect(theme).to_contain_text("1 of")
    assert [] == found_by_axe(somebody)


def test_the_reason_of_play_is_told_when_it_is_asked_for(person: People) -> None:
    somebody = person(PHONE)
    page = opened(somebody, TWIDDLE)
    page.locator(".puzzle .btn").first.click()
    why = page.get_by_role("button", name="Why?")
    why.click()
    expect(page.locator(".puzzle .why")).to_contain_text("So it goes in ")
    expect(why).to_have_count(0)
    assert [] == found_by_axe(somebody)


@pytest.mark.long
def test_a_wrong_act_is_told_its_price_and_may_be_tried_once_more_which_does_not_count(
    person: People,
) -> None:
    page = opened(person(PHONE, language="de"), TWIDDLE)
    wrong = "Lassen" if TWIDDLE.best.acts[0] == "twiddle" else "Drehen"
    buttons = page.locator(".puzzle .btn")
    place = 1 if wrong == "Lassen" else 0
    expect(buttons).to_have_count(2)
    buttons.nth(place).click()
    expect(page.locator(".puzzle .lead")).to_contain_text("Besser")
    page.get_by_role("button", name="Noch einmal").click()
    expect(page.locator(".puzzle .lead")).to_contain_text("Du bist dran")
    buttons.nth(1 - place).click()
    expect(page.locator(".puzzle .lead")).to_contain_text("richtig")
    page.get_by_role("button", name="Nächste Aufgabe").press("Enter")
    expect(page.locator(".puzzle .lead")).to_contain_text("Du bist dran")
    page.goto("/puzzles")
    expect(page.locator('.themes a[href="/puzzles/twiddles"]')).to_contain_text("0 von")


@pytest.mark.long
def test_after_a_wrong_card_the_better_one_wears_a_ring_and_a_line_without_a_card_is_shown_before_it_is_sent(
    person: People,
) -> None:
    somebody = person(PHONE)
    page, wrong = opened(somebody, ENDING), ENDING.choices[1].acts[0].split()[1]
    tap(page, wrong)
    tap(page, wrong)
    better = page.locator(".hand .better")
    expect(better).to_have_attribute("data-card", ENDING.best.acts[0].split()[1])
    expect(better).to_have_attribute("aria-label", re.compile("the better card"))
    page.get_by_role("button", name="Share").click()
    line = page.locator("dialog .line")
    expect(line).to_contain_text("Not found at the first try.")
    expect(line).to_contain_text(f"/puzzles/{ENDING.name}")
    said = line.inner_text().split("http")[0].lower().replace("whistclub", "")
    assert not re.search("spade|heart|diamond|club(?! \\d)", said)
    assert [] == found_by_axe(somebody)


@pytest.mark.long
def test_a_call_is_answered_on_its_button_and_all_are_told_their_points(person: People) -> None:
    somebody = person(PHONE)
    page = opened(somebody, CALL)
    best = CALL.best.acts[0]
    calls = page.locator(".calls button")
    expect(calls).to_have_count(len(CALL.choices))
    title = "Pass" if best != "call pass" else "Propose"
    calls.filter(has_text=title).click()
    expect(page.locator(".puzzle .lead")).to_contain_text("Better")
    expect(page.locator(".calls .better")).to_have_count(1)
    expect(calls.filter(has_text="points")).to_have_count(len(CALL.choices))
    assert [] == found_by_axe(somebody)


def test_an_own_error_of_a_review_comes_again_and_can_be_taken_away(person: People) -> None:
    somebody = person(PHONE)
    page = replay_of(somebody, "whist", "oak")
    page.locator(".bar").get_by_role("button", name="Review with the coach").click()
    page.locator(".verdict").wait_for()
    page.wait_for_function("() => (localStorage.getItem('whistclub-exercises') ?? '').includes('choices')")
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem('whistclub-exercises'));
            kept.exercises.forEach((one) => (one.due = '2026-01-01'));
            kept.exercises.splice(1);
            localStorage.setItem('whistclub-exercises', JSON.stringify(kept));
        }"""
    )
    page.goto("/puzzles")
    own = page.locator('a[href^="/puzzles/own/"]')
    expect(own).to_have_count(1)
    own.click()
    expect(page.locator(".out")).to_contain_text("Still out")
    best = page.evaluate(
        "() => JSON.parse(localStorage.getItem('whistclub-exercises')).exercises[0].choices[0].acts[0]"
    )
    tap(page, best.split()[1])
    tap(page, best.split()[1])
    expect(page.locator(".puzzle .lead")).to_contain_text("right")
    page.get_by_role("button", name="Next puzzle").click()
    expect(own).to_have_count(0)
    expect(page.locator(".own .when")).to_have_text("in 7 days")
    page.get_by_role("button", name="Remove for good").click()
    expect(page.get_by_role("button", name="Remove for good")).to_have_count(0)
