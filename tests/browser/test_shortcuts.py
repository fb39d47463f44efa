"""The keys of the table: hint, undo, last trick, menu and sound, listed on `?`; cards that move are whole."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE
from tests.browser.conftest import People

_GHOSTS = """() => {
    window.ghosts = [];
    const look = () => {
        for (const card of document.querySelectorAll('.trick .card, .hand .card')) {
            const { opacity, visibility } = getComputedStyle(card);
            if (visibility === 'visible' && Number(opacity) < 0.99) window.ghosts.push([card.className, opacity]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hint_an_undo_the_last_trick_the_menu_and_the_sound_have_keys_that_are_listed(
    person: People, language: str
) -> None:
    somebody = person(DESKTOP, language=language)
    somebody.open_table("whist", seed="4")
    page = somebody.page
    assert somebody.my_turn()
    page.keyboard.press("i")
    page.locator(".prompt[data-kind=hint]").wait_for()
    expect(page.locator(".icon.hint")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("i")
    expect(page.locator(".icon.hint")).to_have_attribute("aria-pressed", "false")
    cards = page.locator(".hand .card")
    before = cards.count()
    somebody.act_once(-1)
    assert somebody.my_turn()
    expect(cards).to_have_count(before - 1)
    page.keyboard.press("u")
    expect(cards).to_have_count(before)
    page.keyboard.press("m")
    expect(page.locator("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("q")
    page.wait_for_function("JSON.stringify({ ...localStorage }).includes('\\\\\"sound\\\\\":true')")
    page.keyboard.press("q")
    page.wait_for_function("JSON.stringify({ ...localStorage }).includes('\\\\\"sound\\\\\":false')")
    page.keyboard.press("?")
    keys = page.locator("dialog kbd").all_inner_texts()
    assert {"I", "U", "X", "L, V", "M", "Q", "?"} <= set(keys)


def test_no_card_that_is_dealt_laid_or_gathered_is_translucent(person: People) -> None:
    somebody = person(PHONE, settings={"pace": "brisk", "lingerMs": 600})
    somebody.page.add_init_script(f"addEventListener('DOMContentLoaded', {_GHOSTS})")
    somebody.open_table("whist", seed="4")
    for _ in range(2):
        assert somebody.my_turn()
        somebody.act_once(-1)
    assert somebody.my_turn()
    ghosts: list[Any] = somebody.page.evaluate("window.ghosts")
    assert [] == ghosts
