"""The end at the table: four frames in which nothing moves that stood there, the old score until it is counted, three
acts.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person, resize, settled
from tests.browser.conftest import People
from tests.browser.played import DEAL_OPTIONS, cards_left, played, played_until
from tests.sampling import thinned
from whistclub.games.registry import games_in_order, presets_of

MOVING = {"pace": "calm", "lingerMs": 900, "motion": "system"}
DEALS = [*(presets_of(game)[0].name for game in games_in_order()), "whist_rubber"]
"""The usual preset of every game, and the one with games within its match."""
SEEDS = {"call_ace": "11", "kleurwiezen": "11"}
"""Of games in which the seed of all others would be a deal that is thrown in or ends before its last card."""
MATCHES: dict[str, dict[str, str]] = {
    "minnesota": {"max_deals": "1"},
    "solo": {"deals": "1", "all_pass": "general_misere", "unaccepted_proposal": "solo_only"},
    "whist": {"max_deals": "1"},
    "german_whist": {"max_deals": "1"},
    "gongor": {"stop_when_lost": "true"},
}
_WATCH = """() => {
    window.shifts = [];
    window.stages = [];
    window.endedAt = 0;
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((one) => [one.startTime, one.value,
        one.sources.map(({node}) => node?.className ?? node?.parentElement?.className ?? '')])))
        .observe({type: 'layout-shift', buffered: true});
    new MutationObserver(() => {
        const end = document.querySelector('.at-table.result');
        if (end && !window.endedAt) window.endedAt = performance.now();
        const bar = document.querySelector('.bar .score')?.innerText.replace(/\\s+/g, ' ').replace(/ Open.*/, '') ?? '';
        const title = document.querySelector('.bar h1 small')?.innerText ?? '';
        const now = [end?.dataset.stage ?? '1', title, bar, document.querySelectorAll('.trick:not(.bids) .card').length].join('|');
        if (window.stages.at(-1) !== now) window.stages.push(now);
    }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""

_TAPS_AT_THE_END = """async () => {
    document.querySelector('.felt').click();
    const end = document.querySelector('.at-table.result');
    if (!end) return false;
    await new Promise((drawn) => setTimeout(drawn, 0));
    const act = document.querySelector('.acts .lamp');
    window.tapped = [end.dataset.stage, act.ariaDisabled];
    act.click();
    return true;
}"""
"""Taps the cloth and, once the end is there, the main act behind it: a test outside the page may come too late for
that.
"""


def shifted(page: Page) -> list[Any]:
    """The movements since the end was there: how far, and which boxes."""
    assert page.evaluate("window.endedAt") > 0
    found: list[Any] = page.evaluate(
        "() => window.shifts.filter(([at]) => at >= window.endedAt).map(([, value, boxes]) => [value, boxes])"
    )
    return found


def at_last_card(preset: str, *people: Person, options: dict[str, str] | None = None) -> None:
    """Lets people, of whom each is the same one on a device of its own, come to a deal before their last act."""
    # A campaign that may end with a passage may do so at its first card.
    cards = 7 if "stop_when_lost" in (options or {}) else 1
    table = played_until(people[0].club, preset, SEEDS.get(preset, "7"), cards_left(cards), options)
    for one in people:
        table.comes(one).goto(table.path)
        one.page.locator(".prompt.on").wait_for()
        # A campaign may be over with the next card: what is still coming when a page opens is no movement of the end.
        settled(one.page)
        one.page.evaluate(_WATCH)


def ended(preset: str, *people: Person, options: dict[str, str] | None = None) -> None:
    """The same, and the deal is played to its end by the first of them."""
    at_last_card(preset, *people, options=options)
    people[0].play_deal()
    for one in people:
        all_drawn(one.page)


def all_drawn(page: Page) -> None:
    """Waits until the acts may be pressed and everything has been drawn."""
    page.locator('.at-table.result[data-stage="4"]').wait_for()
    page.locator(".acts .lamp:not([aria-disabled])").wait_for()
    settled(page)


def nothing_moves(*people: Person, acts: int) -> None:
    """Nothing has moved since the end, at which there are so many acts at most, nor does it where one looks back."""
    for one in people:
        assert [] == shifted(one.page)
        expect(one.page.locator(".acts .btn:visible").nth(acts)).to_have_count(0)
        one.look_back()
        settled(one.page)
        assert [] == shifted(one.page)


@pytest.mark.parametrize("preset", thinned(DEALS, ["minnesota"]))
def test_nothing_moves_at_the_end_of_a_deal_nor_where_one_looks_back(person: People, preset: str) -> None:
    people = person(PHONE), person(DESKTOP)
    ended(preset, *people, options=DEAL_OPTIONS.get(preset))
    # What is over has a picture to be kept: a campaign may be, with its first passage.
    is_over = people[0].page.locator("h1.ended").count() > 0
    nothing_moves(*people, acts=4 if is_over else 3)


@pytest.mark.long
@pytest.mark.parametrize("preset", thinned(sorted(MATCHES), ["solo"]))
def test_nothing_moves_at_the_end_of_a_match_nor_where_one_looks_back(person: People, preset: str) -> None:
    people = person(PHONE), person(DESKTOP)
    ended(preset, *people, options=MATCHES[preset])
    for one in people:
        expect(one.page.locator("h1.ended")).to_be_visible()
        expect(one.page.locator(".acts .btn:visible")).to_have_count(4)
    nothing_moves(*people, acts=4)


@pytest.mark.long
def test_the_score_of_the_old_deal_stands_until_the_tricks_are_counted(person: People) -> None:
    somebody = person(PHONE, settings=MOVING)
    page = somebody.page
    at_last_card("whist", somebody)
    somebody.act()
    page.locator('.at-table.result[data-stage="4"]').wait_for()
    frames = [one.split("|") for one in page.evaluate("window.stages")]
    assert {"Deal 1, to 5 points"} == {title for _, title, _, _ in frames if title}
    assert {"We 0 They 0"} == {score for stage, _, score, _ in frames if score and stage in {"1", "2"}}
    assert {"We 0 They 0"} != {score for stage, _, score, _ in frames if stage in {"3", "4"}}
    assert [frame for frame in frames if frame[0] == "1" and frame[3] == "4"]
    assert {"1", "2", "3", "4"} == {stage for stage, *_ in frames}


def test_a_tap_on_the_cloth_goes_to_the_last_frame_and_the_main_act_is_deaf_at_first(person: People) -> None:
    somebody = person(PHONE, settings={**MOVING, "pace": "slow"})
    page = somebody.page
    at_last_card("whist", somebody)
    somebody.act()
    somebody.wait(f"({_TAPS_AT_THE_END})()")
    assert ["4", "true"] == page.evaluate("() => window.tapped")
    expect(page.locator(".result")).to_be_visible()
    page.locator(".acts .lamp:not([aria-disabled])").click()
    expect(page.locator(".result")).to_have_count(0)


@pytest.mark.long
def test_without_movement_the_last_frame_comes_at_once(person: People) -> None:
    somebody = person(PHONE)
    ended("whist", somebody)
    assert not {"2", "3"} & {one.split("|")[0] for one in somebody.page.evaluate("window.stages")}


def deal_over(somebody: Person, preset: str, options: dict[str, str] | None = None) -> Page:
    """The end of a deal that this person has played."""
    table = played(somebody.club, preset, "7", options)
    table.comes(somebody).goto(table.path)
    all_drawn(somebody.page)
    return somebody.page


@pytest.mark.long
@pytest.mark.parametrize("preset", ["whist", "minnesota"])
def test_no_sentence_stands_there_twice(person: People, preset: str) -> None:
    page = deal_over(person(PHONE), preset, {"max_deals": "1"})
    said = re.split(r"(?<=[.:])\s|\n", page.locator(".cloth").inner_text())
    long = [one for one in said if len(one.split()) > 2]
    assert len(long) == len(set(long)), long


_CLIPPED = """() => { const count = document.querySelector('.count'), box = count.getBoundingClientRect();
    const clipped = [...count.querySelectorAll('header')].filter((one) => {
        const at = one.getBoundingClientRect(); return at.top < box.top || at.bottom > box.bottom; });
    return [count.clientWidth > 600, count.scrollHeight <= count.clientHeight, clipped.length]; }"""


@pytest.mark.long
def test_a_phone_turned_at_the_end_of_a_deal_shows_the_whole_count(person: People) -> None:
    page = deal_over(person(PHONE), "minnesota")
    page.locator(".count header .name").first.wait_for()
    resize(page, 844, 390)
    assert [True, True, 0] == page.evaluate(_CLIPPED)


@pytest.mark.long
def test_thirteen_tricks_of_one_side_fit_beside_each_other(person: People) -> None:
    page = deal_over(person(PHONE), "whist")
    # A side without a trick has a line that nobody sees.
    page.evaluate("""() => { const lie = document.querySelector('.lie:has(.pt)'), point = lie.querySelector('.pt');
        while (lie.children.length < 13) { const more = point.cloneNode(true); more.classList.remove('p1'); lie.append(more); } }""")
    out = """() => { const lie = document.querySelector('.lie:has(.pt)'), box = document.querySelector('.count').getBoundingClientRect();
        return [...lie.querySelectorAll('.card')].filter((card) => card.getBoundingClientRect().right > box.right + 1).length; }"""
    for width, height in (PHONE, (320, 568), (844, 390), DESKTOP):
        resize(page, width, height)
        assert 0 == page.evaluate(out), width
