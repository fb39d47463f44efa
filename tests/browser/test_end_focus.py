"""Where the keyboard's focus is while a deal ends, which is drawn in several frames."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.club import PHONE, QUICK
from tests.browser.conftest import People
from tests.browser.test_end_frames import at_last_card

CALM = {"pace": "calm", "lingerMs": 600, "motion": "system"}
_WATCH = """() => {
    document.querySelector('.hand [tabindex="0"]').focus();
    window.focused = [];
    const look = () => {
        const { id, tagName } = document.activeElement;
        const now = id || tagName;
        if (window.focused.at(-1) !== now) window.focused.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
_OUTCOME = "window.focused.at(-1) === 'outcome'"
"""It is watched frame by frame: asked of the page itself, it may be so before a frame has seen it."""


@pytest.mark.long
@pytest.mark.parametrize("settings", [QUICK, CALM])
def test_the_focus_goes_from_the_hand_to_the_outcome_and_is_on_something_in_every_frame(
    person: People, settings: dict[str, Any]
) -> None:
    somebody = person(PHONE, settings=settings)
    at_last_card("whist", somebody)
    somebody.page.evaluate(_WATCH)
    somebody.act()
    somebody.wait(_OUTCOME)
    assert "BODY" not in somebody.page.evaluate("() => window.focused")


def test_whoever_has_moved_on_to_the_bar_is_left_there_at_the_end_of_a_deal(person: People) -> None:
    somebody = person(PHONE)
    at_last_card("whist", somebody)
    somebody.act()
    somebody.page.locator(".bar .icon").first.focus()
    somebody.page.locator(".acts .lamp:not([aria-disabled])").wait_for()
    expect(somebody.page.locator(".bar .icon").first).to_be_focused()
