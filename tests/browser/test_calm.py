"""Nothing moves that need not: the words of the prompt, the table at a deal's start, and the table on small and large
screens.
"""

from typing import Any

import pytest

from tests.browser.club import DESKTOP, PHONE, Person, resize, settled
from tests.browser.conftest import People
from tests.browser.lying import Laid
from tests.browser.test_plates import TWICE
from tests.sampling import thinned, thinned_rows
from whistclub.games.registry import GAMES

TALL_PHONE = (390, 844)
OF_EACH_KIND = ("bid_whist", "german_whist", "gongor", "knockout", "minnesota", "oh_hell")
"""Games whose tables begin differently: with calls of a number and a word, at once, alone, with a trump to name, with a
card laid, with numbers.
"""
LARGE = (2560, 1440)
_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) =>
        [value, ...sources.map(({ node }) => node?.className ?? '')]))).observe({ type: 'layout-shift', buffered: true });
"""
_PROMPTS = """
    window.blank = 0;
    new MutationObserver(() => {
        const prompt = document.querySelector('.cloth .prompt .words > b');
        if (prompt && !prompt.textContent.trim() && document.querySelectorAll('.hand .card').length) window.blank += 1;
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
_AUCTIONS = ("bid_whist", "call_ace", "kleurwiezen", "oh_hell", "solo")
_WIDTH = "document.querySelector('.hand .card').getBoundingClientRect().width"


def shifts(one: Person) -> list[Any]:
    return list(one.page.evaluate("() => window.shifts"))


@pytest.mark.parametrize(
    ("preset", "size"),
    thinned_rows(
        [*((game, PHONE) for game in sorted(GAMES)), *((game, TALL_PHONE) for game in OF_EACH_KIND)],
        [("gongor", PHONE), ("minnesota", PHONE)],
    ),
)
def test_nothing_shifts_at_the_start_of_a_deal_on_a_phone(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    somebody = person(size, settings={}, scripts=(_SHIFTS,))
    somebody.open_table(preset, seed="nineteen")
    somebody.wait("document.querySelector('.prompt.on') !== null")
    settled(somebody.page)
    # Less than a thousandth is the rounding of a fraction of a pixel.
    assert 0 == round(sum(value for value, *_ in shifts(somebody)), 3), shifts(somebody)


@pytest.mark.parametrize("preset", thinned(_AUCTIONS, ["kleurwiezen"]))
def test_the_calls_so_far_stay_where_they_are_when_ones_own_are_offered(person: People, preset: str) -> None:
    table = Laid(person(PHONE), preset)
    own = table.first_turn["own"]
    first_view = table.first_turn["view"] | own["view"]
    seen = {name: first_view[name] for name in ("piles", "notes") if name in first_view}
    for size in (PHONE, TALL_PHONE, DESKTOP):
        resize(table.page, size[0], size[1])
        tops = set()
        for legal in ((), tuple(own["legal"]), ()):
            table.lay(legal=legal, to_act=[0 if legal else 1], **seen)
            table.page.locator(".choices").wait_for(state="visible" if legal else "hidden")
            settled(table.page)
            box = table.page.locator(".calls-row").bounding_box()
            tops.add(box and round(box["y"]))
        assert 1 == len(tops), size


@pytest.mark.long
@pytest.mark.parametrize("preset", ["gongor", "hermits"])
def test_the_tray_of_a_solitaire_stays_where_it_is_when_a_number_is_chosen_and_a_card_turned(
    person: People, preset: str
) -> None:
    somebody = person(PHONE)
    somebody.open_table(preset, seed="nineteen")
    tops = set()
    for _ in range(6):
        assert somebody.my_turn()
        settled(somebody.page)
        tops.add(round(somebody.page.evaluate("document.querySelector('.tray').getBoundingClientRect().top")))
        somebody.act_once()
    assert 1 == len(tops)


def test_the_prompt_is_never_blank_between_tricks(person: People) -> None:
    somebody = person(DESKTOP, scripts=(_PROMPTS,))
    somebody.open_table("whist", seed="nineteen")
    for _ in range(4):
        somebody.wait("document.querySelector('.prompt.on') !== null")
        somebody.act_once()
    assert 0 == somebody.page.evaluate("window.blank")


@pytest.mark.long
def test_no_empty_panel_stands_beside_the_table_and_the_prompt_keeps_a_margin(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", seed="nineteen")
    assert somebody.my_turn()
    settled(somebody.page)
    empty = "[...document.querySelectorAll('.side .panel')].filter((one) => !one.textContent.trim()).length"
    assert 0 == somebody.page.evaluate(empty)
    padding = "parseFloat(getComputedStyle(document.querySelector('.prompt')).paddingRight)"
    assert 14 <= somebody.page.evaluate(padding)


@pytest.mark.long
def test_the_cards_of_a_large_screen_are_larger(person: People) -> None:
    usual, large = person(DESKTOP), person(LARGE)
    for one in (usual, large):
        one.open_table("whist", seed="nineteen")
        assert one.my_turn()
        settled(one.page)
    assert usual.page.evaluate(_WIDTH) * 1.4 < large.page.evaluate(_WIDTH)


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "seed", "last"), [("whist", "nineteen", ".ts.card"), ("german_whist", "4", ".tn.win")]
)
def test_the_own_card_lies_above_all_others_of_the_trick(
    person: People, preset: str, seed: str, last: str
) -> None:
    somebody = person(DESKTOP, settings={})
    somebody.open_table(preset, seed=seed)
    somebody.wait("document.querySelector('.prompt.on') !== null")
    somebody.act()
    # A full trick lies only for its linger, so it is looked at as soon as the last card asked about is there.
    levels = """(last) => document.querySelector(`.trick ${last}`) && [...document.querySelectorAll('.trick .card')].map(
        (one) => [one.classList.contains('ts'), Number(getComputedStyle(one).zIndex) || 0])"""
    lying = somebody.page.wait_for_function(levels, arg=last).json_value()
    assert max(level for _, level in lying) == next(level for is_own, level in lying if is_own)


def test_a_closed_tab_is_shown_as_away_with_the_seconds_until_a_bot_helps(person: People) -> None:
    host, friend = person(DESKTOP), person(DESKTOP)
    path = host.open_table("minnesota", bots=False)
    friend.join(path)
    host.page.get_by_role("button", name="Deal the cards").click()
    host.wait("document.querySelector('.prompt.on') !== null")
    host.act()
    friend.page.close()
    host.until_said(r"is away\. A bot helps in \d+ seconds\.")


@pytest.mark.long
@pytest.mark.parametrize("preset", ["whist", "minnesota", "solo"])
def test_with_text_of_twice_the_size_nothing_runs_over_on_a_phone(person: People, preset: str) -> None:
    somebody = person(PHONE, language="de", scripts=(TWICE,))
    somebody.open_table(preset, seed="nineteen")
    assert somebody.my_turn()
    settled(somebody.page)
    over = """[...document.querySelectorAll('.at-table :is(.seat, .chip, .score, .peek, .my-d, .prompt, .calls .btn)')]
        .map((one) => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.width && (box.left < -1 || box.right > 361))"""
    assert [] == somebody.page.evaluate(over)
    plates = """(() => { const boxes = [...document.querySelectorAll('.seat')].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
        return boxes.some((a, i) => boxes.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)); })()"""
    assert not somebody.page.evaluate(plates)
