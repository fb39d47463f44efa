"""The client for everybody: axe on every screen, the keyboard alone, words in both languages."""

import re
from pathlib import Path

import pytest

from tests.browser.club import DESKTOP, PHONE, ROOT, Person
from tests.browser.conftest import People

AXE = ROOT / "src" / "whistclub" / "web" / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new/minnesota",
    "/new/hermits",
    "/statistics",
    "/settings",
    "/rules/solo",
    "/device",
    "/nothing-here",
)
KEY = re.compile(r"\b(client|reason|event|option|preset|talk|why)-[a-z]")


def found_by_axe(somebody: Person) -> list[str]:
    """What axe finds against WCAG 2.2 AA. Its source is evaluated, which the page's own policy does not touch."""
    page = somebody.page
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})).violations"
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(person: People, path: str, scheme: str) -> None:
    somebody = person(PHONE, scheme=scheme)
    somebody.page.goto(path)
    somebody.page.locator("h1").first.wait_for()
    assert [] == found_by_axe(somebody)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("preset", ["minnesota", "solo", "whist", "gongor", "hermits"])
def test_axe_finds_nothing_at_a_table_nor_after_a_deal(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    somebody = person(size)
    somebody.open_table(preset)
    assert somebody.my_turn()
    assert [] == found_by_axe(somebody)
    somebody.act()
    somebody.my_turn()
    assert [] == found_by_axe(somebody)


def test_a_deal_is_played_by_the_keyboard_alone(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist")
    page = somebody.page
    while somebody.my_turn():
        held = page.locator(".hand .card").count()
        page.locator(".hand .card[tabindex='0']").focus()
        for _ in range(14):
            if page.evaluate("() => document.activeElement.hasAttribute('aria-pressed')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        somebody.wait(
            f"document.querySelector('.result') || document.querySelectorAll('.hand .card').length < {held}"
        )
    assert page.locator("#outcome").is_visible()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", PAGES)
def test_no_page_shows_the_key_of_a_message(person: People, path: str, language: str) -> None:
    somebody = person(DESKTOP, language=language)
    somebody.page.goto(path)
    somebody.page.locator("h1").first.wait_for()
    assert None is KEY.search(somebody.page.locator("body").inner_text())
    assert language == somebody.page.locator("html").get_attribute("lang")


def test_what_happens_is_said_in_one_live_region_with_one_s_turn_last(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist")
    assert somebody.my_turn()
    region = somebody.page.locator("[aria-live]")
    somebody.wait("document.querySelector('[aria-live]').textContent.includes('Your turn.')")
    assert 1 == region.count()
