"""The pages in a language whose every message is two fifths longer: nothing is cut, and no English is left."""

import json
import re

import pytest
from playwright.sync_api import Page, Route

from tests.browser.club import Person, settled
from tests.browser.conftest import People
from tests.browser.lying import Laid
from tests.browser.test_large_type import TWICE, outside
from tests.browser.test_many_calls import FORTY, HAND, MADE, covered
from tests.browser.test_plates import with_trumps_named
from tests.sampling import thinned
from tools.pseudo_locale import pseudo_file
from whistclub.messages.catalogue import sources

SIZES = ((360, 560), (1280, 560))
PAGES = ("/", "/new/solo", "/settings", "/learn/minnesota", "/daily", "/statistics", "/friends")
_PLAIN = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
        const one = walker.currentNode;
        const box = one.parentElement.closest('[lang]:not(html), script, style, .ft, option, code, kbd, input, .name') ?? document.body;
        const isAside = box !== document.body || !one.parentElement.getClientRects().length;
        if (!isAside && /^[ -~]*[a-z]{4,} [a-z]{3,}[ -~]*$/i.test(one.textContent.trim())) found.add(one.textContent.trim());
    }
    return [...found];
}"""
"""Sentences in plain letters: of names, of what is typed and of other languages there are none of two words."""


@pytest.fixture(scope="module")
def longer() -> str:
    """The messages of the language as a page fetches them."""
    return "\n".join(pseudo_file(text) for _, text in sources("en"))


def reader(person: People, words: str, size: tuple[int, int], scripts: tuple[str, ...] = ()) -> Person:
    """Somebody whose browser gets the longer words in place of the German ones."""
    somebody = person(size, language="de", scripts=scripts)

    def answered(route: Route) -> None:
        body = f"export default {json.dumps(words)};"
        route.fulfill(status=200, content_type="text/javascript", body=body)

    somebody.page.goto("/mark.svg")
    html = somebody.page.request.get("/").text()
    path = re.search(r'data-de="([^"]+)"', html)
    assert path
    somebody.page.route(f"**{path.group(1)}", answered)
    return somebody


def left_in_english(page: Page) -> list[str]:
    """The sentences of the page that no catalogue has made longer."""
    found: list[str] = page.evaluate(_PLAIN)
    return found


@pytest.mark.parametrize("scripts", thinned([(), (TWICE,)], [()]), ids=["usual", "large"])
@pytest.mark.parametrize("size", SIZES)
def test_no_page_is_wider_than_the_screen_or_has_english_left(
    person: People, longer: str, size: tuple[int, int], scripts: tuple[str, ...]
) -> None:
    page = reader(person, longer, size, scripts).page
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        assert [] == outside(page), path
        assert [] == left_in_english(page), path


@pytest.mark.parametrize("scripts", thinned([(), (TWICE,)], [()]), ids=["usual", "large"])
@pytest.mark.parametrize("size", SIZES)
def test_at_the_table_nothing_of_the_calls_is_hidden(
    person: People, longer: str, size: tuple[int, int], scripts: tuple[str, ...]
) -> None:
    table = Laid(reader(person, longer, size, scripts), "solo")
    table.lay(hand=HAND, phase="auction", legal=FORTY, to_act=[0], acts=[*MADE], label=None)
    settled(table.page)
    assert [] == covered(table)
    assert [] == left_in_english(table.page)


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_a_trick_are_seen(person: People, longer: str, size: tuple[int, int]) -> None:
    table = with_trumps_named(reader(person, longer, size))
    settled(table.page)
    assert [] == table.hidden()
