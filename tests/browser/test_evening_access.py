"""An organiser for everybody: by the keyboard alone, and with letters twice as large."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, settled
from tests.browser.conftest import People
from tests.browser.test_evening_organiser import Organiser, deals, fill_tables, opened

_CONTROLS = """() => [...document.querySelectorAll('a[href], button, input, select, textarea')].filter((one) =>
    one.checkVisibility() && one.tabIndex >= 0 && !one.disabled && !one.closest('[inert]') && (one.type !== 'radio' || one.checked))"""
_REMEMBER = """() => {
    window.reached = new WeakSet([document.activeElement]);
    document.addEventListener('focusin', ({ target }) => window.reached.add(target));
}"""
_LEFT = f"() => ({_CONTROLS})().filter((one) => !window.reached.has(one)).map((one) => one.outerHTML.slice(0, 120))"
"""The controls that have never had the focus since they were remembered."""
_CUT_OFF = """() => [...document.querySelectorAll('main *, .dock *, .places *')].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.children.length === 0 && one.textContent.trim() && !one.closest('.vh') && box.width > 1 && box.right > innerWidth + 1;
}).map((one) => one.textContent.trim())"""


def unreached(page: Page) -> list[str]:
    """The controls that Tab does not reach in two rounds of the page."""
    page.locator("main :is(a[href], button, input)").first.wait_for()
    page.evaluate(_REMEMBER)
    left: list[str] = page.evaluate(_LEFT)
    # A page that has just come may get more controls while Tab goes through it.
    for _ in range(2):
        for _ in range(int(page.evaluate(f"({_CONTROLS})().length")) + 5 if left else 0):
            page.keyboard.press("Tab")
        left = page.evaluate(_LEFT)
    return left


def tab_to(page: Page, name: str) -> None:
    """Presses Tab, once the control of this name is there, until it has the focus."""
    link = page.get_by_role("link", name=name, exact=True)
    link.or_(page.get_by_role("button", name=name, exact=True)).first.wait_for()
    for _ in range(120):
        page.keyboard.press("Tab")
        said = "() => document.activeElement.ariaLabel || document.activeElement.textContent.trim()"
        if page.evaluate(said) == name:
            return
    raise AssertionError(f"the keyboard does not reach {name}")


def typed(who: Organiser, name: str) -> None:
    tab_to(who.page, name)
    # A button that has just come is deaf for a moment; nobody finds and presses it so fast.
    who.page.wait_for_function("() => !document.activeElement.ariaDisabled")
    who.page.keyboard.press("Enter")


def test_an_organiser_needs_no_mouse_from_the_first_page_to_the_next_round(person: People) -> None:
    who = Organiser(person(DESKTOP))
    who.page.goto("/")
    typed(who, "Evenings")
    who.says("Below the top table nobody keeps a partner.")
    who.page.locator("select[id$='-game']").select_option("whist")
    who.page.locator("select[id$='-length']").select_option("deals")
    typed(who, "Open the doors")
    who.page.wait_for_url("**/run")
    typed(who, "Add")
    who.page.get_by_label("Name", exact=True).focus()
    who.page.keyboard.type("Ada")
    typed(who, "Is here, without a phone")
    who.page.get_by_text("Ada is on the list.").wait_for()
    who.page.keyboard.press("Escape")
    fill_tables(who, 7)
    expect(who.main).to_have_text("Start with 8")
    typed(who, "Start with 8")
    # Nobody here has a phone: a round is its slips.
    who.page.locator("[data-table] input").first.wait_for()
    assert [] == unreached(who.page)
    who.send(deals(1, 1), deals(1, 2))
    expect(who.main).to_have_text("Seat round 2")
    typed(who, "Seat round 2")
    who.page.locator("[data-table] input").first.wait_for()
    for place in ("", "people", "hall", "standings"):
        who.page.goto(f"/{who.code}/run#{place}")
        who.page.locator("main").wait_for()
        assert [] == unreached(who.page), place


@pytest.mark.long
def test_with_letters_twice_as_large_nothing_of_an_organisers_pages_is_cut_off(person: People) -> None:
    who = opened(person(language="en"))
    fill_tables(who, 8)
    expect(who.main).to_have_text("Start with 8")
    who.main.click()
    who.page.locator(".tbs").wait_for()
    who.send(deals(1, 1))
    for place in ("", "people", "hall", "standings", "settings", "table-1-1", "table-1-2"):
        who.page.goto(f"/{who.code}/run#{place}")
        who.page.locator("main").wait_for()
        who.page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
        settled(who.page)
        assert who.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), place
        assert [] == who.page.evaluate(_CUT_OFF), place
        expect(who.page.locator(".dock")).to_be_in_viewport()
