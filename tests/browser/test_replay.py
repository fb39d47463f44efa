"""The replay of a deal: on every screen, by keys, at a pace, in every game; and a deal tried again from one of its
cards.
"""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.lying import hidden
from tests.browser.test_plates import over_each_other
from whistclub.games.registry import games_in_order, presets_of

LYING = (640, 360)
USUAL = [*(presets_of(game)[0].name for game in games_in_order()), "askov"]
"""The usual preset of every game, and the one with calls of its own."""


def replayed(somebody: Person, preset: str) -> Page:
    """The replay of a deal that this person has just played. Passages of a campaign are sealed until the campaign
    ends.
    """
    somebody.open_table(preset)
    replay = somebody.page.locator(".look-back a.btn").first
    for _ in range(8):
        somebody.play_deal()
        somebody.look_back()
        if replay.count():
            break
        somebody.page.get_by_role("button", name="To the result").click()
        somebody.page.locator(".acts .lamp").click()
        expect(somebody.page.locator(".result")).to_have_count(0)
    replay.click()
    somebody.page.get_by_role("slider").wait_for()
    return somebody.page


def cards_in_sight(page: Page) -> int:
    return page.locator(".board .fan .card").count()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING])
def test_the_replay_fits_the_screen_and_the_own_hand_is_the_largest(
    person: People, size: tuple[int, int]
) -> None:
    page = replayed(person(size), "minnesota")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    own = page.locator(".who.s .fan .card").first.bounding_box()
    lying = page.locator(".mid > .card").first.bounding_box()
    assert own is not None
    assert lying is not None
    assert own["width"] >= (78 if size == DESKTOP else 58)
    assert lying["width"] >= 62
    assert page.locator(".board .who .card").count() >= 36
    assert page.evaluate(
        "[...document.querySelectorAll('.board .card')].filter((one) => one.offsetParent !== null)"
        ".every((one) => { const box = one.getBoundingClientRect(); return box.left >= -1 && box.right <= innerWidth + 1; })"
    )


def test_the_keys_go_by_card_by_trick_and_to_both_ends(person: People) -> None:
    page = replayed(person(DESKTOP), "whist")
    slider = page.get_by_role("slider")
    assert 52 == cards_in_sight(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board .fan .card")).to_have_count(51)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".board .fan .card")).to_have_count(52)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    expect(page.locator(".board .fan .card")).to_have_count(44)
    page.keyboard.press("ArrowUp")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(page.locator(".board .fan .card")).to_have_count(0)
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")


def test_space_plays_on_at_a_pace_that_one_press_changes_and_pauses(person: People) -> None:
    somebody = person(DESKTOP, settings={"motion": "still", "pace": "calm"})
    page = replayed(somebody, "whist")
    page.get_by_role("button", name="Pace: Calm").click()
    page.get_by_role("button", name="Pace: Slow").click()
    page.get_by_role("button", name="Pace: Brisk").wait_for()
    page.get_by_role("slider").focus()
    page.keyboard.press(" ")
    expect(page.locator(".board .fan .card")).to_have_count(50)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()


@pytest.mark.parametrize(
    ("anywhere", "preset"),
    [*(("club", preset) for preset in USUAL), ("site", "whist")],
    indirect=["anywhere"],
)
def test_a_deal_of_every_game_is_replayed_to_its_end_and_tried_again(anywhere: People, preset: str) -> None:
    somebody = anywhere(DESKTOP)
    page = replayed(somebody, preset)
    page.keyboard.press("End")
    assert page.locator(".prompt .grow").inner_text()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    before = page.url
    page.keyboard.press("r")
    page.wait_for_url(lambda address: address != before)
    expect(page.locator(".bar .tried")).to_have_text(re.compile(r"From deal \d"))
    assert somebody.my_turn() or page.locator(".result").count()


def test_an_invite_is_named_under_its_card_and_the_title_has_the_result(person: People) -> None:
    somebody = person(PHONE)
    page = replayed(somebody, "minnesota")
    heading = page.locator("h1").inner_text()
    assert re.search(r"\. \S", heading.replace("\n", " "))
    page.get_by_role("button", name="Share").wait_for()
    assert not [
        one for one in page.evaluate("() => window.everSaid") if re.search("An invite|A return|A sluff", one)
    ]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    if page.locator(".prompt .spoken").count() == 0:
        page.keyboard.press("ArrowLeft")
        for _ in range(12):
            page.keyboard.press("ArrowRight")
            if page.locator(".prompt .spoken").count():
                break
    expect(page.locator(".prompt .spoken")).to_contain_text(re.compile("An invite|A sluff"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("preset", "language", "size"),
    [
        ("gongor", "de", (360, 640)),
        ("gongor", "de", (844, 390)),
        ("minnesota", "en", (390, 844)),
        ("minnesota", "en", DESKTOP),
    ],
    ids=str,
)
def test_nothing_else_moves_with_the_line_of_a_replay_which_shows_all_of_its_text(
    person: People, preset: str, language: str, size: tuple[int, int]
) -> None:
    somebody = person(size, language=language)
    page = replayed(somebody, preset)
    line = page.locator(".replay .prompt")
    places = set()
    for _ in range(40):
        box, strip = line.bounding_box(), page.get_by_role("slider").bounding_box()
        bar = page.locator(".replay .bar").bounding_box()
        assert box
        assert strip
        assert bar
        places.add((round(box["y"] + box["height"]), round(strip["y"])))
        assert line.evaluate("(one) => one.scrollHeight <= one.clientHeight"), line.inner_text()
        assert bar["height"] <= box["y"]
        page.keyboard.press("ArrowRight")
    assert 1 == len(places)


@pytest.mark.parametrize("size", [PHONE, LYING, (844, 390)])
@pytest.mark.parametrize("preset", ["minnesota", "german_whist", "solo"])
def test_on_a_phone_every_card_of_every_trick_is_in_sight(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    page = replayed(person(size, language="de"), preset)
    found = set()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(100)
        found |= set(hidden(page, ".m"))
    assert set() == found


@pytest.mark.parametrize(("preset", "size"), [("german_whist", PHONE), ("whist", LYING)])
def test_the_numbers_of_the_tricks_do_not_run_into_each_other(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    page = replayed(person(size), preset)
    page.keyboard.press("ArrowDown")
    numbers = page.evaluate(
        """() => [...document.querySelectorAll('.strip span')].filter((one) => getComputedStyle(one).color !== 'rgba(0, 0, 0, 0)').map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const box = range.getBoundingClientRect();
            return [box.left, box.right];
        })"""
    )
    assert 4 <= len(numbers)
    assert all(left[1] + 2 <= right[0] for left, right in itertools.pairwise(numbers))


@pytest.mark.parametrize("size", [LYING, (568, 320)])
@pytest.mark.parametrize(
    ("preset", "language"), [("german_whist", "en"), ("solo", "de"), ("minnesota", "de")]
)
def test_on_a_low_phone_the_line_of_a_replay_lies_over_no_hand_and_no_trick(
    person: People, preset: str, language: str, size: tuple[int, int]
) -> None:
    page = replayed(person(size, language=language), preset)
    for _ in range(14):
        assert [] == [
            one
            for one in over_each_other(page, ".line > .prompt", ".board .slip", ".m .card", ".who.s .card")
            if "prompt" in one
        ]
        assert [] == hidden(page, ".who.s")
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_has_taken_no_name_is_you_in_all_of_the_replay(person: People, language: str) -> None:
    page = replayed(person(DESKTOP, language=language), "german_whist")
    for _ in range(8):
        assert None is re.search(r"(Guest|Gast) \d", page.locator("body").inner_text())
        assert None is re.search(
            r"(Guest|Gast) \d", str(page.get_by_role("slider").get_attribute("aria-valuetext"))
        )
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert None is re.search(r"(Guest|Gast) \d", page.locator("body").inner_text())
