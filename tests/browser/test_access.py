"""The client for everybody: axe on every screen, the keyboard alone, words in both languages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import ELSEWHERE, Scheme
from tests.browser.club import DESKTOP, PHONE, ROOT, Person, settled
from tests.browser.conftest import People
from tests.browser.played import cards_left, play_on
from tests.browser.test_spoken import act_by_keys, play_by_keys
from tests.sampling import thinned

AXE = ROOT / "src" / "whistclub" / "web" / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/daily",
    "/new/minnesota",
    "/new/hermits",
    "/statistics",
    "/settings",
    "/rules/solo",
    "/device",
    "/privacy",
    "/nothing-here",
)
_LOOK = """async () => (await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations']})).violations"""
KEY = re.compile(r"\b(client|evening|reason|event|option|preset|talk|why)-[a-z]")

_SEEN: tuple[tuple[tuple[int, int], Scheme], ...] = ((DESKTOP, "light"), (PHONE, "dark"))
"""The screens on which axe looks at one opening of a page after another; the last is the one that a page stays on."""


def found_by_axe(somebody: Person) -> list[str]:
    """The violations of WCAG 2.2 AA that axe finds once nothing moves any longer: colours that fade in have too little
    contrast. Its source is evaluated, which the page's own policy does not touch.
    """
    page = somebody.page
    settled(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate(_LOOK)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


class Looks:
    """Looks with axe at states of a page on each of the screens, and what it found, each with its state."""

    def __init__(self, somebody: Person, screens: tuple[tuple[tuple[int, int], Scheme], ...] = _SEEN) -> None:
        self._somebody, self._screens = somebody, screens
        self.found: list[str] = []

    def look(self, state: str) -> None:
        """Looks at this state."""
        page = self._somebody.page
        for (width, height), scheme in self._screens:
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": height})
            self.found += [f"{state}, {width} wide, {scheme}: {one}" for one in found_by_axe(self._somebody)]


def test_axe_finds_nothing_on_any_page(person: People) -> None:
    somebody = person(PHONE, scheme="dark")
    looks = Looks(somebody, screens=((PHONE, "light"), (PHONE, "dark")))
    for path in PAGES:
        somebody.page.goto(path)
        somebody.page.locator("h1").first.wait_for()
        looks.look(path)
    assert [] == looks.found


@pytest.mark.long
def test_axe_finds_nothing_where_the_code_for_a_second_device_is_shown(person: People) -> None:
    somebody = person(PHONE, scheme="dark")
    looks = Looks(somebody)
    somebody.page.goto(f"{somebody.club.replace('127.0.0.1', ELSEWHERE)}/settings")
    somebody.page.get_by_role("button", name="Make a link").click()
    somebody.page.get_by_role("img", name="QR code of this link").wait_for()
    looks.look("code")
    assert [] == looks.found
    somebody.may_complain("Cross-Origin-Opener-Policy")


@pytest.mark.long
def test_axe_finds_nothing_at_a_table_nor_after_an_act(person: People) -> None:
    somebody = person(DESKTOP)
    looks = Looks(somebody, screens=((PHONE, "light"), (DESKTOP, "light")))
    for preset in ("minnesota", "solo", "whist", "gongor", "hermits"):
        somebody.open_table(preset)
        assert somebody.my_turn()
        looks.look(preset)
        somebody.act()
        somebody.my_turn()
        looks.look(f"{preset}, an act later")
    assert [] == looks.found


@pytest.mark.long
@pytest.mark.parametrize("preset", thinned(["minnesota", "solo", "gongor"], ["gongor"]))
def test_axe_finds_nothing_where_one_watches(person: People, preset: str) -> None:
    player, watcher = person(DESKTOP), person(PHONE)
    path = player.open_table(preset)
    assert player.my_turn()
    watcher.watch(path)
    assert [] == found_by_axe(watcher)
    play_on(player)
    player.play_deal()
    watcher.page.locator(".result").wait_for()
    assert [] == found_by_axe(watcher)


@pytest.mark.long
def test_axe_finds_nothing_where_a_game_is_chosen(person: People) -> None:
    somebody = person(PHONE, scheme="dark")
    page, looks = somebody.page, Looks(somebody)
    somebody.open_table("minnesota", bots=False)
    looks.look("gathering")
    page.locator(".rules .line").click()
    looks.look("the rules opened")
    page.get_by_role("button", name="All rules").click()
    looks.look("the rules changed")
    page.goto("/")
    page.locator(".game").first.click()
    looks.look("a game chosen")
    assert [] == looks.found


@pytest.mark.long
def test_axe_finds_nothing_where_one_learns(person: People) -> None:
    somebody = person(PHONE, scheme="dark")
    page, looks = somebody.page, Looks(somebody)
    page.goto("/")
    page.locator(".game").first.click()
    page.locator("dialog").get_by_role("link", name="Learn").click()
    page.locator(".steps button").first.wait_for()
    looks.look("learn")
    page.locator(".steps button").first.click()
    page.locator(".cloth .hinted").first.wait_for()
    looks.look("a lesson")
    page.goto("/learn/minnesota/c3")
    page.locator(".drill").wait_for()
    looks.look("a drill")
    assert [] == looks.found


def test_axe_finds_nothing_in_the_states_of_a_table(person: People) -> None:
    somebody = person(PHONE, scheme="dark")
    page, looks = somebody.page, Looks(somebody)
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    page.get_by_role("button", name="Hint").first.click()
    looks.look("hint")
    page.get_by_role("button", name="Menu").click()
    looks.look("menu")
    for name in ("Convention card", "Table options", "Settings"):
        page.locator("dialog").get_by_role("button", name=name).click()
        looks.look(name)
        page.locator("dialog").get_by_role("button", name="Back to the menu").click()
    page.keyboard.press("Escape")
    somebody.set_offline(is_offline=True)
    page.get_by_text("Your seat is kept.").first.wait_for()
    looks.look("offline")
    assert [] == looks.found


@pytest.mark.long
def test_axe_finds_nothing_after_a_deal(person: People) -> None:
    somebody = person(PHONE, scheme="dark")
    page, looks = somebody.page, Looks(somebody)
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    play_on(somebody)
    somebody.play_deal()
    looks.look("result")
    somebody.look_back()
    looks.look("look back")
    page.locator(".look-back a.btn").first.click()
    page.get_by_role("slider").wait_for()
    looks.look("replay")
    assert [] == looks.found


@pytest.mark.long
def test_a_deal_is_played_by_the_keyboard_alone(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist")
    page = somebody.page
    assert somebody.my_turn()
    play_on(somebody, until=cards_left(4))
    while somebody.my_turn():
        held = page.locator(".hand .card").count()
        for _ in range(15):
            if page.evaluate("() => document.activeElement.hasAttribute('aria-pressed')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        somebody.wait(
            f"document.querySelector('.result') || document.querySelectorAll('.hand .card').length < {held}"
        )
    expect(page.locator("#outcome")).to_be_visible()


@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_no_page_shows_the_key_of_a_message(person: People, language: str) -> None:
    somebody = person(DESKTOP, language=language)
    for path in PAGES:
        somebody.page.goto(path)
        somebody.page.locator("h1").first.wait_for()
        expect(somebody.page.locator("html")).to_have_attribute("lang", language)
        settled(somebody.page)
        shown = somebody.page.locator("body").inner_text()
        assert None is KEY.search(shown), path


def test_from_the_first_page_to_the_next_deal_no_mouse_is_needed(person: People) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    page.goto("/")
    page.locator("h1").first.wait_for()
    _tab_to(page, "Deal me in")
    page.keyboard.press("Enter")
    assert somebody.my_turn()
    act_by_keys(somebody)
    play_on(somebody, until=cards_left(3))
    play_by_keys(somebody)
    page.locator(".acts .lamp:not([aria-disabled])").wait_for()
    _tab_to(page, "Next deal")
    page.keyboard.press("Enter")
    somebody.wait("document.querySelector('.result') === null")


def _tab_to(page: Page, name: str) -> None:
    """Presses Tab until the control of this name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"the keyboard does not reach {name}")


def test_a_deal_is_played_in_german_with_no_english_sentence_left(person: People) -> None:
    somebody = person(DESKTOP, language="de")
    somebody.open_table("solo")
    seen = ""
    while somebody.my_turn():
        seen += somebody.page.locator("body").inner_text()
        somebody.act_once()
    seen += somebody.page.locator("body").inner_text()
    assert None is KEY.search(seen)
    assert None is re.search(r"\b(the|your|you|trick|deal|cards|play|with)\b", seen)


def test_what_happens_is_said_in_one_live_region_with_one_s_turn_last(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist")
    assert somebody.my_turn()
    region = somebody.page.locator("[aria-live=polite]")
    somebody.wait(
        "/Your turn\\. [^.]*\\.$/.test(document.querySelector('[aria-live=polite]').textContent.trim())"
    )
    expect(region).to_have_count(1)
