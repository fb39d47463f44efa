"""The end at the table: four frames in which nothing moves that stood there, the old score until it is counted, three
acts.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from whistclub.games.registry import games_in_order, presets_of

MOVING = {"pace": "calm", "lingerMs": 900, "motion": "system"}
DEALS = [*(presets_of(game)[0].name for game in games_in_order()), "whist_rubber"]
"""The usual preset of every game, and the one with games within its match."""
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


def shifted(page: Page) -> list[Any]:
    """The movements since the end was there: how far, and which boxes."""
    assert page.evaluate("window.endedAt") > 0
    found: list[Any] = page.evaluate(
        "() => window.shifts.filter(([at]) => at >= window.endedAt).map(([, value, boxes]) => [value, boxes])"
    )
    return found


def settled(page: Page) -> None:
    """Until the acts may be pressed and everything has been drawn."""
    page.locator('.at-table.result[data-stage="4"]').wait_for()
    page.locator(".acts .lamp:not([aria-disabled])").wait_for()
    page.wait_for_load_state("networkidle")


def ended(somebody: Person, preset: str, options: dict[str, str] | None = None) -> Page:
    somebody.open_table(preset, options=options or {}, seed="7")
    somebody.page.evaluate(_WATCH)
    somebody.play_deal()
    settled(somebody.page)
    return somebody.page


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("preset", DEALS)
def test_nothing_moves_at_the_end_of_a_deal_nor_where_one_looks_back(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    somebody = person(size)
    page = ended(somebody, preset)
    assert [] == shifted(page)
    assert page.locator(".acts .btn:visible").count() <= 3
    somebody.look_back()
    page.wait_for_load_state("networkidle")
    assert [] == shifted(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("preset", sorted(MATCHES))
def test_nothing_moves_at_the_end_of_a_match_nor_where_one_looks_back(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    somebody = person(size)
    page = ended(somebody, preset, MATCHES[preset])
    expect(page.locator("h1.ended")).to_be_visible()
    assert [] == shifted(page)
    assert 3 == page.locator(".acts .btn:visible").count()
    somebody.look_back()
    page.wait_for_load_state("networkidle")
    assert [] == shifted(page)


def test_the_score_of_the_old_deal_stands_until_the_tricks_are_counted(person: People) -> None:
    somebody = person(PHONE, settings=MOVING)
    page = somebody.page
    somebody.open_table("whist", seed="7")
    while len(somebody.hand()) != 1:
        if somebody.my_turn():
            somebody.act_once()
    somebody.wait("document.querySelector('.prompt.on') !== null")
    page.evaluate(_WATCH)
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
    somebody.open_table("whist", seed="7")
    somebody.play_deal()
    page = somebody.page
    assert page.evaluate(
        "() => { document.querySelector('.felt').click(); return new Promise((drawn) => requestAnimationFrame(() =>"
        " drawn([document.querySelector('.at-table.result').dataset.stage, document.querySelector('.acts .lamp').ariaDisabled]))); }"
    ) == ["4", "true"]
    page.locator(".acts .lamp").click(force=True)
    expect(page.locator(".result")).to_be_visible()
    page.locator(".acts .lamp:not([aria-disabled])").click()
    somebody.wait("document.querySelector('.result') === null")


def test_without_movement_the_last_frame_comes_at_once(person: People) -> None:
    somebody = person(PHONE)
    page = ended(somebody, "whist")
    assert not {"2", "3"} & {one.split("|")[0] for one in page.evaluate("window.stages")}


def test_no_sentence_stands_there_twice(person: People) -> None:
    for preset in ("whist", "minnesota"):
        page = ended(person(PHONE), preset, {"max_deals": "1"})
        said = re.split(r"(?<=[.:])\s|\n", page.locator(".cloth").inner_text())
        long = [one for one in said if len(one.split()) > 2]
        assert len(long) == len(set(long)), long


def test_a_phone_turned_at_the_end_of_a_deal_shows_the_whole_count(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("minnesota")
    somebody.play_deal()
    somebody.page.locator(".count header .name").first.wait_for()
    somebody.page.set_viewport_size({"width": 844, "height": 390})
    somebody.wait("innerWidth === 844 && document.querySelector('.count').clientWidth > 600")
    somebody.wait(
        "document.querySelector('.count').scrollHeight <= document.querySelector('.count').clientHeight"
    )
    clipped = """() => { const box = document.querySelector('.count').getBoundingClientRect();
        return [...document.querySelectorAll('.count header')].filter((one) => {
            const at = one.getBoundingClientRect(); return at.top < box.top || at.bottom > box.bottom; }).length; }"""
    assert 0 == somebody.page.evaluate(clipped)


@pytest.mark.parametrize("size", [PHONE, (320, 568), (844, 390), DESKTOP])
def test_thirteen_tricks_of_one_side_fit_beside_each_other(person: People, size: tuple[int, int]) -> None:
    somebody = person(size)
    somebody.open_table("whist", seed="7")
    somebody.play_deal()
    # A side without a trick has a line that nobody sees.
    somebody.page.locator(".result[data-stage='4'] .lie:has(.pt)").first.wait_for()
    somebody.page.evaluate("""() => { const lie = document.querySelector('.lie:has(.pt)'), point = lie.querySelector('.pt');
        while (lie.children.length < 13) { const more = point.cloneNode(true); more.classList.remove('p1'); lie.append(more); } }""")
    out = """() => { const lie = document.querySelector('.lie:has(.pt)'), box = document.querySelector('.count').getBoundingClientRect();
        return [...lie.querySelectorAll('.card')].filter((card) => card.getBoundingClientRect().right > box.right + 1).length; }"""
    assert 0 == somebody.page.evaluate(out)
