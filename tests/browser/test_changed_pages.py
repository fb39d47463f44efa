"""Another program changes the page in mid-deal, as translators of browsers do, and the table plays on; so it does in a
browser that lacks what the oldest ones lack.
"""

import itertools
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import PHONE, until_in
from tests.browser.conftest import People
from tests.sampling import thinned

_ADDED: Final = "·"
_REPLACES = """([how, added]) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
    for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        if (how !== 'wrapped') inner.textContent = text.data + added;
        if (how === 'text') text.replaceWith(text.data + added);
        else if (how === 'beside') { text.before(outer); text.remove(); }
        else { text.replaceWith(outer); if (how === 'wrapped') inner.append(text); }
    }
    return texts.length;
}"""
_WORDS = """() => [...document.querySelectorAll('.prompt, .seat, .bar, .chip, .peek, .hand, .trick')]
    .map((one) => one.textContent.replace(/\\s+/g, ' ').trim())"""
_OLDEST = """
    const Now = RegExp;
    RegExp = new Proxy(Now, { construct(kind, [source, ...flags]) {
        if (/\\(\\?<[=!]/.test(source)) throw new SyntaxError('Invalid regular expression: invalid group specifier name');
        return new Now(source, ...flags);
    } });
    delete IDBFactory.prototype.databases;
    delete HTMLElement.prototype.showPopover;
    delete HTMLElement.prototype.popover;
    delete StorageManager.prototype.estimate;
    for (const name of ['wakeLock', 'userActivation', 'share', 'vibrate']) delete Navigator.prototype[name];
    for (const name of ['Notification', 'Iterator']) delete globalThis[name];
"""
"""The names that Safari 16.0 or Firefox 121 lack of all that the pages ask for."""


_WAYS = itertools.cycle(("replaced", "text", "beside", "wrapped"))


def words_of(page: Page) -> list[str]:
    """The words at the table, without what the other program has added to them."""
    return [one.replace(_ADDED, "") for one in page.evaluate(_WORDS)]


@pytest.mark.parametrize(
    "preset", thinned(["minnesota", "whist", "german_whist", "gongor"], ["minnesota", "gongor"])
)
def test_a_table_plays_on_when_every_text_of_it_is_replaced_before_each_act(
    person: People, preset: str
) -> None:
    somebody = person(PHONE)
    path = somebody.open_table(preset, seed="4")
    for how, _ in zip(_WAYS, range(4), strict=False):
        assert somebody.my_turn()
        assert 10 < somebody.page.evaluate(_REPLACES, [how, _ADDED])
        somebody.act_once()
    assert somebody.my_turn()
    changed, hand = somebody.page, somebody.hand()
    somebody.page = unchanged = somebody.tab()
    unchanged.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    unchanged.goto(path)
    assert somebody.my_turn()
    assert hand == somebody.hand()
    until_in(changed, lambda: words_of(changed) == words_of(unchanged), lambda: words_of(changed))


def test_the_cloth_asks_translators_to_leave_it_alone(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("whist", seed="4")
    expect(somebody.page.locator("main.cloth")).to_have_attribute("translate", "no")


def test_a_lesson_is_played_in_a_browser_that_lacks_what_the_oldest_lack(person: People) -> None:
    somebody = person(PHONE, scripts=(_OLDEST,))
    somebody.page.goto("/learn/whist")
    somebody.page.locator(".steps button").first.click()
    expect(somebody.page.locator(".prompt dfn")).to_have_text("Trump")
    for _ in range(3):
        assert somebody.my_turn()
        somebody.act_once()
