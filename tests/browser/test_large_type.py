"""Type of twice the size on a phone: nothing stands out of the screen, in German, whose words are long."""

import itertools
import re

import pytest
from playwright.sync_api import Page

from tests.browser.club import Person, settled
from tests.browser.conftest import People
from tests.browser.test_plates import over_each_other, with_trumps_named
from tests.sampling import thinned
from tools.gallery.judging import faults

TALL = (390, 844)
TWICE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"
PAGES = (
    "/",
    "/new/minnesota",
    "/new/hermits",
    "/settings",
    "/rules/solo",
    "/learn/minnesota",
    "/daily",
    "/statistics",
)
_NAMES = """() => [...document.querySelectorAll('.options label')].flatMap((label) => {
    const words = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const found = [];
    while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const name = words.currentNode.textContent.trim();
        if (name.length > 2 && !words.currentNode.parentElement.closest('.card, svg')) found.push([name, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size]);
    }
    return found;
})"""
"""The names of what may be chosen, and on how many lines each stands."""
_TABS = """() => [...document.querySelectorAll('.tabbar a')].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = range.getBoundingClientRect();
    return [box.left, box.right];
})"""


def faults_of(page: Page, *kinds: str) -> list[str]:
    """The faults of these kinds in the page once it has drawn what it knows."""
    settled(page)
    return [one for one in faults(page) if one.startswith(kinds)]


def outside(page: Page) -> list[str]:
    """All that stands out of the screen."""
    return faults_of(page, "wider", "beyond")


def reader(person: People, language: str = "de") -> Person:
    return person(TALL, language=language, scripts=(TWICE,))


def test_a_page_in_twice_the_type_is_no_wider_than_the_phone(person: People) -> None:
    page = reader(person).page
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        assert [] == outside(page), path
        tabs = page.evaluate(_TABS)
        assert all(left[1] <= right[0] for left, right in itertools.pairwise(tabs)), path


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("german_whist", {"max_deals": "1"}),
        ("solo", {"deals": "1", "all_pass": "general_misere", "unaccepted_proposal": "solo_only"}),
    ],
)
def test_an_end_and_the_statistics_of_it_fit_in_twice_the_type(
    person: People, preset: str, options: dict[str, str]
) -> None:
    somebody = reader(person)
    somebody.open_table(preset, options=options, seed="7")
    somebody.play_deal()
    somebody.page.locator(".ended").wait_for()
    assert [] == outside(somebody.page)
    somebody.page.goto("/statistics")
    somebody.page.locator("section h2").first.wait_for()
    assert [] == outside(somebody.page)


@pytest.mark.long
def test_a_table_that_gathers_and_its_talk_fit_in_twice_the_type(person: People) -> None:
    somebody = reader(person)
    somebody.open_table("minnesota", bots=False)
    somebody.page.locator(".felt-box").wait_for()
    assert [] == outside(somebody.page)
    somebody.open_table("minnesota", seed="2")
    somebody.my_turn()
    somebody.page.locator(".bar .score").click()
    somebody.page.get_by_role("tab").last.click()
    assert [] == outside(somebody.page)


@pytest.mark.long
def test_the_line_without_a_connection_is_not_squeezed_in_twice_the_type(person: People) -> None:
    somebody = reader(person)
    somebody.open_table("whist", seed="2")
    somebody.my_turn()
    somebody.set_offline(is_offline=True)
    words = somebody.page.locator(".prompt > .grow")
    somebody.wait("document.querySelector('.prompt .btn') !== null")
    settled(somebody.page)
    box = words.bounding_box()
    assert box
    assert box["width"] > TALL[0] / 2


@pytest.mark.long
def test_the_calls_of_solo_hide_nothing_that_was_called_in_twice_the_type(person: People) -> None:
    somebody = reader(person)
    somebody.open_table("solo", seed="5")
    somebody.my_turn()
    somebody.page.locator(".calls .btn").first.wait_for()
    settled(somebody.page)
    row, calls, prompt = (
        somebody.page.locator(name).bounding_box() for name in (".calls-row", ".calls", ".prompt")
    )
    assert row
    assert calls
    assert prompt
    assert row["y"] + row["height"] <= calls["y"] + 6
    assert calls["y"] + calls["height"] <= prompt["y"] + 1
    assert [] == outside(somebody.page)


@pytest.mark.long
def test_a_replay_shows_its_trick_in_twice_the_type(person: People) -> None:
    somebody = reader(person)
    somebody.open_table("minnesota", options={"max_deals": "1"}, seed="7")
    somebody.play_deal()
    somebody.look_back()
    somebody.page.locator(".look-back a.btn").first.click()
    somebody.page.locator(".replay .prompt").wait_for()
    somebody.page.keyboard.press("ArrowDown")
    assert [] == outside(somebody.page)
    middle, line = (somebody.page.locator(name).bounding_box() for name in (".replay .m", ".replay .prompt"))
    assert middle
    assert line
    assert middle["y"] + middle["height"] <= line["y"] + 1


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_a_lesson_and_a_drill_have_their_whole_title_in_twice_the_type(person: People, language: str) -> None:
    page = reader(person, language).page
    for game in ("whist", "minnesota", "german_whist"):
        page.goto(f"/learn/{game}")
        page.locator(".steps button").first.click()
        page.locator(".cloth .hinted").first.wait_for()
        assert [] == faults_of(page, "wider", "beyond", "cut")
    page.goto("/learn/minnesota/c11")
    page.locator(".drill").wait_for()
    assert [] == faults_of(page, "wider", "beyond", "cut")


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_a_replay_of_many_tricks_is_no_wider_than_the_phone_in_twice_the_type(
    person: People, language: str
) -> None:
    somebody = reader(person, language)
    somebody.open_table("german_whist", seed="7")
    somebody.play_deal()
    somebody.look_back()
    somebody.page.locator(".look-back a.btn").first.click()
    somebody.page.get_by_role("slider").wait_for()
    for key in ("Home", "ArrowDown", "ArrowDown", "End"):
        somebody.page.keyboard.press(key)
        assert [] == outside(somebody.page)


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_on_a_tablet_in_twice_the_type_every_room_and_every_call_is_in_reach(
    person: People, language: str
) -> None:
    somebody = person((768, 1024), language=language, scripts=(TWICE,))
    somebody.page.goto("/")
    somebody.page.locator("h1").first.wait_for()
    assert [] == outside(somebody.page)
    somebody.open_table("solo", seed="5")
    assert somebody.my_turn()
    somebody.page.locator(".calls .btn").first.wait_for()
    assert [] == outside(somebody.page)
    assert [] == over_each_other(
        somebody.page, ".turned", ".seat.n", ".seat.w", ".seat.e", ".prompt", ".calls"
    )
    assert [] == over_each_other(somebody.page, ".seat.n", ".seat.w", ".seat.e")


@pytest.mark.long
def test_on_a_tablet_in_twice_the_type_no_plate_lies_over_a_card_and_no_title_is_cut(person: People) -> None:
    somebody = person((768, 1024), language="de", scripts=(TWICE,))
    table = with_trumps_named(somebody)
    settled(table.page)
    assert [] == over_each_other(
        table.page, ".chip", ".seat.n", ".seat.w", ".seat.e", ".trick .te", ".trick .tw"
    )
    somebody = person((768, 1024), language="de", scripts=(TWICE,))
    for preset in ("minnesota", "gongor"):
        somebody.open_table(preset, seed="3")
        assert somebody.my_turn()
        assert [] == faults_of(somebody.page, "cut")


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_the_names_of_cloths_and_backs_are_not_broken_in_twice_the_type(
    person: People, language: str
) -> None:
    page = reader(person, language).page
    page.goto("/settings")
    page.locator(".options label").first.wait_for()
    settled(page)
    names = page.evaluate(_NAMES)
    assert 10 <= len(names)
    assert [] == [name for name, lines in names if lines > len(re.split(r"[\s-]+", name))]
    assert [] == outside(page)
