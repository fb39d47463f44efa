"""The room of a table: five bands, of which in a deal only the stage changes, and a hint moves nothing in it."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import PHONE, Person, resize
from tests.browser.conftest import People
from tests.browser.played import DEAL_OPTIONS
from tests.browser.test_lessons import WITH_LESSONS, begun
from tests.sampling import thinned
from whistclub.games.registry import games_in_order, presets_of

LYING: Final = ((844, 390), (640, 360), (932, 430))
SIZES: Final = (PHONE, (390, 844), *LYING, (1366, 641))
PRESETS: Final = [*(presets_of(key)[0].name for key in games_in_order()), "askov", "norwegian"]
"""The usual preset of every game, and those with calls of another kind."""
SEEDS: Final = {"solo": "5", "call_ace": "11", "kleurwiezen": "11"}
LATER: Final = 2
"""Acts until the second hint: by then cards are played."""
_HEARING: Final = """
    const Line = WebSocket;
    window.WebSocket = class extends Line {
        constructor(...where) {
            super(...where);
            window.line = this;
            this.addEventListener('message', ({ data }) => (window.legal = JSON.parse(data).own?.legal ?? window.legal));
        }
    };
"""
_PRICE_ALL: Final = """() => {
    const prices = window.legal.map((act, i) => ({ acts: [act], word: i ? 'cost' : 'best', cost: i / 10, unit: 'points', scored: -i / 10, chance: null, whole: null }));
    window.line.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ tell: 'priced', seq: 0, prices, over: '', reason: null }) }));
}"""
"""Prices as the coach would send them, each act with one of its own."""
_BOXES: Final = """() => {
    const boxes = {};
    const wanted = '.bar, .bar .icon, .bar .score, .seat, .seat b, .chip, .peek, .my-d, .turned-lies, .draw-pile, .draw-pile p, .turned, '
        + '.calls-row li, .overcall-bids li, .trick > *, .trick .card, .against-dummy figcaption, .against-dummy .card, .aces, .bids li, .markers > *, '
        + '.pick button, .calls .btn, .decide .btn, .prompt, .hand .card, .side .panel:first-child';
    const seen = {};
    for (const one of document.querySelectorAll(wanted)) {
        const box = one.getBoundingClientRect();
        if (!box.width || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const kind = (one.dataset.card ?? one.className.toString().split(' ').filter((name) => !/svelte|hinted|best|better|priced/.test(name)).join('.')) || one.tagName;
        seen[kind] = (seen[kind] ?? 0) + 1;
        boxes[`${kind} ${seen[kind]}`] = [box.x, box.y, box.width, box.height].map(Math.round);
    }
    return boxes;
}"""

_BARE: Final = """() => [...document.querySelectorAll('.side .panel')].filter((panel) => {
    const rest = panel.cloneNode(true);
    for (const heading of rest.querySelectorAll('h2, [role=tablist]')) heading.remove();
    return !rest.textContent.trim();
}).map((panel) => panel.textContent)"""
"""Panels beside the table that are empty or have a heading alone."""
_WATCH_BANDS: Final = """() => {
    const bands = { bar: '.bar', voice: '.prompt-box > .prompt', hand: '.hand' };
    window.bands = Object.fromEntries(Object.keys(bands).map((band) => [band, []]));
    const look = () => {
        for (const [band, which] of Object.entries(bands)) {
            const box = document.querySelector(which)?.getBoundingClientRect();
            const at = box && `${Math.round(box.top)} to ${Math.round(box.bottom)}`;
            if (at && !window.bands[band].includes(at)) window.bands[band].push(at);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def boxes(page: Page) -> dict[tuple[int, int], dict[str, list[int]]]:
    """Where everything lies that is looked at, on screens of all these sizes."""
    found = {}
    for width, height in SIZES:
        resize(page, width, height)
        found[width, height] = page.evaluate(_BOXES)
    return found


def moved(person: Person) -> list[tuple[Any, ...]]:
    """The boxes that a hint and its prices move, hide or change."""
    page = person.page
    expect(page.locator(".trick .slot:not(.mine)")).to_have_count(0)
    before = boxes(page)
    page.locator(".icon.hint").evaluate("(one) => one.click()")
    page.locator(".prompt[data-kind=hint]").wait_for()
    page.evaluate(_PRICE_ALL)
    after = boxes(page)
    return [
        (size, name, at, after[size].get(name))
        for size in SIZES
        for name, at in before[size].items()
        if after[size].get(name) != at
    ]


@pytest.mark.parametrize("preset", thinned(PRESETS, ["whist", "solo", "gongor"]))
def test_a_hint_and_its_prices_move_no_box_of_the_table(person: People, preset: str) -> None:
    somebody = person(PHONE, scripts=(_HEARING,))
    somebody.open_table(preset, seed=SEEDS.get(preset, "4"), options=DEAL_OPTIONS.get(preset))
    assert somebody.my_turn()
    found = {"first": moved(somebody)}
    for _ in range(LATER):
        somebody.act_once(0 if preset == "solo" else -1)
        assert somebody.my_turn()
    found["later"] = moved(somebody)
    assert {"first": [], "later": []} == found


@pytest.mark.parametrize("preset", thinned(["minnesota", "solo", "german_whist", "gongor"], ["minnesota"]))
def test_bar_voice_and_hand_keep_their_place_for_a_whole_deal(person: People, preset: str) -> None:
    somebody = person(PHONE)
    somebody.open_table(preset, seed=SEEDS.get(preset, "4"), options=DEAL_OPTIONS.get(preset))
    assert somebody.my_turn()
    somebody.page.evaluate(_WATCH_BANDS)
    somebody.play_deal()
    bands = somebody.page.evaluate("window.bands")
    assert {"bar": 1, "voice": 1, "hand": 1} == {band: len(places) for band, places in bands.items()}, bands


@pytest.mark.parametrize("preset", thinned(["minnesota", "solo", "whist", "knockout"], ["solo"]))
def test_the_word_for_a_card_stands_in_the_name_above_it_and_on_no_card(person: People, preset: str) -> None:
    somebody = person(PHONE)
    somebody.open_table(preset, seed=SEEDS.get(preset, "4"), options=DEAL_OPTIONS.get(preset))
    page = somebody.page
    for _ in range(8):
        assert somebody.my_turn()
        if page.locator(".trick .winning").count():
            break
        somebody.act_once(0 if preset == "solo" else -1)
    expect(page.locator(".seat.ahead .deed")).to_have_text("winning")
    words = "(all) => all.map((one) => getComputedStyle(one, '::after').content)"
    assert {"none"} == set(page.locator(".trick .card:not(.ts)").evaluate_all(words))


@pytest.mark.parametrize("game", thinned(WITH_LESSONS, ["german_whist"]))
def test_no_panel_beside_a_lesson_is_empty(person: People, game: str) -> None:
    page = begun(person((1366, 641)), game)
    expect(page.locator(".side .panel h2").first).to_be_visible()
    assert [] == page.evaluate(_BARE)
