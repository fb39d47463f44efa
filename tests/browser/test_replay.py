"""The replay of a deal: on every screen, by keys, at a pace, in every game; and a deal tried again from one of its
cards.
"""

import itertools
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person, resize, settled
from tests.browser.conftest import People
from tests.browser.lying import hidden
from tests.browser.played import MOST_DEALS, played
from tests.browser.test_plates import over_each_other
from tests.sampling import thinned
from whistclub.games.registry import game_of_preset, games_in_order, presets_of

LYING = (640, 360)
USUAL = [*(presets_of(game)[0].name for game in games_in_order()), "askov"]
"""The usual preset of every game, and the one with calls of its own."""


def replayed(somebody: Person, preset: str) -> Page:
    """The replay of the first deal of a match that this person has played. Passages of a campaign are sealed until the
    campaign ends.
    """
    deals = MOST_DEALS if game_of_preset(preset, {}).seats == 1 else 1
    deal = played(somebody.club, preset, "1", deals=deals)
    return replay_of(deal.comes(somebody), deal.replay())


def replay_of(somebody: Person, path: str) -> Page:
    """The page of a replay, once it is there."""
    somebody.goto(path)
    somebody.page.get_by_role("slider").wait_for()
    return somebody.page


def seen_at(page: Page, size: tuple[int, int]) -> None:
    """The page on a screen of this size, once it is drawn."""
    resize(page, size[0], size[1])


def test_the_replay_fits_the_screen_and_the_own_hand_is_the_largest(person: People) -> None:
    page = replayed(person(PHONE), "minnesota")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "1")
    for size in (PHONE, LYING, DESKTOP):
        seen_at(page, size)
        own = page.locator(".who.s .fan .card").first.bounding_box()
        lying = page.locator(".mid > .card").first.bounding_box()
        assert own is not None
        assert lying is not None
        assert own["width"] >= (78 if size == DESKTOP else 58)
        assert lying["width"] >= 62
        expect(page.locator(".board .who .card").nth(35)).to_be_attached()
        assert page.evaluate(
            "[...document.querySelectorAll('.board .card')].filter((one) => one.offsetParent !== null)"
            ".every((one) => { const box = one.getBoundingClientRect(); return box.left >= -1 && box.right <= innerWidth + 1; })"
        )


def test_the_keys_go_by_card_by_trick_and_to_both_ends(person: People) -> None:
    page = replayed(person(DESKTOP), "whist")
    slider = page.get_by_role("slider")
    expect(page.locator(".board .fan .card")).to_have_count(52)
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


@pytest.mark.long
def test_space_plays_on_at_a_pace_that_one_press_changes_and_pauses(person: People) -> None:
    somebody = person(DESKTOP, settings={"motion": "still", "pace": "calm"})
    page = replayed(somebody, "whist")
    page.get_by_role("button", name="Pace: Calm").click()
    page.get_by_role("button", name="Pace: Slow").click()
    page.get_by_role("button", name="Pace: Brisk").wait_for()
    page.get_by_role("slider").focus()
    page.keyboard.press(" ")
    somebody.wait("document.querySelectorAll('.board .fan .card').length <= 50")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()


def tried_again(page: Page) -> None:
    """Goes to the end of a replay and from two tricks before it to a table where the deal is played on."""
    page.keyboard.press("End")
    expect(page.locator(".prompt .grow")).not_to_be_empty()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    before = page.url
    page.keyboard.press("r")
    page.wait_for_url(lambda address: address != before)
    expect(page.locator(".bar .tried")).to_have_text(re.compile(r"From deal \d"))
    expect(page.locator(".result, .prompt.on").first).to_be_visible()


@pytest.mark.parametrize("preset", thinned(USUAL, ["minnesota"]))
def test_a_deal_of_every_game_is_replayed_to_its_end_and_tried_again(person: People, preset: str) -> None:
    tried_again(replayed(person(DESKTOP), preset))


@pytest.mark.parametrize("anywhere", ["site"], indirect=True)
def test_a_deal_played_in_a_site_is_replayed_to_its_end_and_tried_again(anywhere: People) -> None:
    somebody = anywhere(DESKTOP)
    somebody.open_table("whist")
    somebody.play_deal()
    somebody.look_back()
    somebody.page.locator(".look-back a.btn").first.click()
    somebody.page.get_by_role("slider").wait_for()
    tried_again(somebody.page)


@pytest.mark.long
def test_an_invite_is_named_under_its_card_and_the_title_has_the_result(person: People) -> None:
    page = replayed(person(PHONE), "minnesota")
    expect(page.locator("h1")).to_have_text(re.compile(r"\. \S"))
    page.get_by_role("button", name="Share").wait_for()
    signal = re.compile("An invite|A return|A sluff")
    assert [] == [one for one in page.evaluate("() => window.everSaid") if signal.search(one)]
    page.keyboard.press("ArrowDown")
    named = page.locator(".prompt .spoken")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        settled(page)
        if named.count():
            break
    expect(named).to_contain_text(re.compile("An invite|A sluff"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


_LINE = """() => {
    const [line, bar] = ['.prompt', '.bar'].map((one) => document.querySelector(`.replay ${one}`));
    const [box, strip] = [line, document.querySelector('[role=slider]')].map((one) => one.getBoundingClientRect());
    return {
        place: `${Math.round(box.bottom)} ${Math.round(strip.top)}`,
        cut: line.scrollHeight > line.clientHeight ? line.innerText : '',
        over: bar.getBoundingClientRect().height > box.top ? line.innerText : '',
    };
}"""
"""Where the line of a replay ends and the strip begins, and its text if some of it is cut off or lies over the bar."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "language", "sizes"),
    [("gongor", "de", (PHONE, (844, 390))), ("minnesota", "en", ((390, 844), DESKTOP))],
    ids=["gongor", "minnesota"],
)
def test_nothing_else_moves_with_the_line_of_a_replay_which_shows_all_of_its_text(
    person: People, preset: str, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = replayed(person(sizes[0], language=language), preset)
    for size in sizes:
        seen_at(page, size)
        page.keyboard.press("Home")
        lines = []
        for _ in range(40):
            lines.append(page.evaluate(_LINE))
            page.keyboard.press("ArrowRight")
        assert {"": 40} == Counter(one["cut"] for one in lines), size
        assert {"": 40} == Counter(one["over"] for one in lines), size
        assert 1 == len({one["place"] for one in lines}), size


@pytest.mark.long
@pytest.mark.parametrize("preset", thinned(["minnesota", "german_whist", "solo"], ["minnesota"]))
def test_on_a_phone_every_card_of_every_trick_is_in_sight(person: People, preset: str) -> None:
    page = replayed(person(PHONE, language="de"), preset)
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        for size in (PHONE, LYING, (844, 390)):
            seen_at(page, size)
            assert [] == hidden(page, ".m"), size


@pytest.mark.long
@pytest.mark.parametrize(("preset", "size"), [("german_whist", PHONE), ("whist", LYING)])
def test_the_numbers_of_the_tricks_do_not_run_into_each_other(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    page = replayed(person(size), preset)
    page.keyboard.press("ArrowDown")
    settled(page)
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


@pytest.mark.parametrize(
    ("preset", "language"),
    [
        ("solo", "de"),
        pytest.param("german_whist", "en", marks=pytest.mark.long),
        pytest.param("minnesota", "de", marks=pytest.mark.long),
    ],
)
def test_on_a_low_phone_the_line_of_a_replay_lies_over_no_hand_and_no_trick(
    person: People, preset: str, language: str
) -> None:
    page = replayed(person(LYING, language=language), preset)
    for size in (LYING, (568, 320)):
        seen_at(page, size)
        page.keyboard.press("Home")
        for _ in range(14):
            found = over_each_other(page, ".line > .prompt", ".board .slip", ".m .card", ".who.s .card")
            assert [] == [one for one in found if "prompt" in one], size
            assert [] == hidden(page, ".who.s"), size
            page.keyboard.press("ArrowRight")


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_who_has_taken_no_name_is_you_in_all_of_the_replay(person: People, language: str) -> None:
    page = replayed(person(DESKTOP, language=language), "german_whist")
    slider = page.get_by_role("slider")
    for key in ["ArrowRight"] * 8 + ["End"]:
        said = page.locator("body").inner_text() + str(slider.get_attribute("aria-valuetext"))
        assert None is re.search(r"(Guest|Gast) \d", said)
        page.keyboard.press(key)
        settled(page)
    expect(page.locator("body")).not_to_contain_text(re.compile(r"(Guest|Gast) \d"))


def test_one_s_own_replay_knows_one_on_any_device_by_its_address(person: People, address: str) -> None:
    deal = played(address, "whist", "5")
    somebody = person(PHONE)
    somebody.context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in deal.cookies]
    )
    somebody.goto(deal.replay())
    expect(somebody.page.locator(".who.s .nm b")).to_have_text("You")
