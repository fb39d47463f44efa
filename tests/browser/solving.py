"""A deal laid out and solved by the keyboard, from one source for a club and for a static site."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.club import Person
from tests.browser.test_access import found_by_axe

ENDING: Final = "N:AK... 32... .AK.. .32.."


def solve_an_ending(one: Person, at: str) -> None:
    """Pastes an ending at this address of the page, asks, plays a card and back, and opens the link to it."""
    page = one.page
    page.goto(at)
    press(one, "Paste a PBN")
    field = page.get_by_label("PBN", exact=True)
    field.fill(ENDING.replace("32", "A2", 1))
    expect(page.locator(".told")).to_contain_text("the ace of spades is there twice, North and East.")
    field.fill(ENDING)
    expect(page.locator(".told")).to_contain_text("One deal can be played.")
    press(one, "Take it")
    expect(page.locator(".ask")).to_contain_text("Each hand has 2 cards.")
    press(one, "To the question")
    press(one, "East alone")
    press(one, "No trick at all")
    expect(page.locator(".restate")).to_have_text(
        "There is no trump and North leads. Can East avoid every trick?"
    )
    assert [] == found_by_axe(one)
    press(one, "See each card’s value")
    expect(page.locator(".prompt")).to_contain_text("Yes, East can avoid every trick.")
    press(one, re.compile("ace of spades: yes", re.IGNORECASE))
    expect(page.locator("li [data-card=S3]")).to_be_visible()
    expect(page.locator("li [data-card]").first).to_be_focused()
    expect(page.locator("li [data-card]")).to_have_count(2)
    press(one, "Count all twenty")
    expect(page.locator("tbody tr").first).to_have_text(re.compile("North *yes"))
    assert [] == found_by_axe(one)
    page.reload()
    expect(page.locator("li [data-card]").first).to_have_attribute("data-card", "S3")
    press(one, "Back")
    expect(page.locator("li [data-card]").first).to_have_attribute("data-card", "SA")


def press(one: Person, name: str | re.Pattern[str]) -> None:
    """Presses a button by the keyboard, once it takes a press."""
    button = one.page.get_by_role("button", name=name, exact=isinstance(name, str)).first
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.press("Enter")
