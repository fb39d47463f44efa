"""Every height is somebody's screen: a laptop whose browser shows its bars, a phone with bars, large type on the
narrowest phone. Nothing hides or cuts a word or a card there.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import Person, resize
from tests.browser.conftest import People
from tests.browser.covered import covered, watch, watched
from tests.browser.played import DEAL_OPTIONS, played
from tests.browser.solving import ENDING as HANDS
from tests.browser.solving import press
from tests.browser.test_large_type import TWICE
from tests.browser.test_lessons import begun
from tests.browser.test_puzzles import CALL, ENDING, TWIDDLE, opened
from tests.browser.test_sizes_of_the_table import ALIKE, PRESETS
from tests.sampling import thinned, thinned_rows
from whistclub.coach.puzzles import Puzzle

LOW: Final = ((1366, 641), (1280, 560), (360, 560))
WHOLE: Final = (*LOW, (1366, 768), (768, 1024))
LARGE: Final = ((320, 640),)
LESSONS: Final = ("whist", "minnesota", "gongor", "solo", "german_whist")
ACTS: Final = 4


def hidden_at(page: Page, sizes: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], list[str]]:
    """The words and cards that cannot be read at each of these sizes."""
    found = {}
    for width, height in sizes:
        resize(page, width, height)
        hidden = covered(page)
        if hidden:
            found[width, height] = hidden
    return found


def begin(somebody: Person, preset: str) -> None:
    """A table of the preset, whose first deal is not thrown in."""
    seed = "5" if preset == "solo" else "4"
    somebody.open_table(preset, seed=seed, options=DEAL_OPTIONS.get(preset))


def moments(somebody: Person, preset: str) -> Iterator[str]:
    """One's first acts in a deal, each before a hint and, at every other one, after it."""
    begin(somebody, preset)
    for number in range(2 if preset in ALIKE else ACTS):
        if not somebody.my_turn():
            return
        yield f"act {number}"
        if number % 2 == 0:
            somebody.page.locator(".icon.hint").evaluate("(one) => one.click()")
            somebody.page.locator(".prompt[data-kind=hint]").wait_for()
            yield f"hint {number}"
        somebody.act_once(0 if preset == "solo" else -1)


@pytest.mark.parametrize("preset", thinned(PRESETS, ("askov", "solo", "gongor")))
def test_on_a_low_screen_nothing_at_a_table_is_hidden_or_cut(person: People, preset: str) -> None:
    somebody = person(LOW[0])
    found = {moment: hidden_at(somebody.page, LOW) for moment in moments(somebody, preset)}
    assert {} == {moment: hidden for moment, hidden in found.items() if hidden}


@pytest.mark.parametrize("preset", thinned(PRESETS, ("minnesota", "gongor")))
def test_in_twice_the_type_on_the_narrowest_phone_nothing_at_a_table_is_hidden(
    person: People, preset: str
) -> None:
    somebody = person(LARGE[0], scripts=(TWICE,))
    found = {moment: hidden_at(somebody.page, LARGE) for moment in moments(somebody, preset)}
    assert {} == {moment: hidden for moment, hidden in found.items() if hidden}


@pytest.mark.parametrize(
    ("preset", "size"),
    thinned_rows(
        [
            *((preset, LOW[2]) for preset in PRESETS),
            *((preset, LOW[1]) for preset in PRESETS if preset not in ALIKE),
        ],
        [("minnesota", LOW[2])],
    ),
)
def test_on_a_low_screen_nothing_is_hidden_between_two_turns(
    person: People, preset: str, size: tuple[int, int]
) -> None:
    somebody = person(size)
    begin(somebody, preset)
    assert somebody.my_turn()
    watch(somebody.page)
    for _ in range(ACTS):
        somebody.act_once(0 if preset == "solo" else -1)
        # Nobody hurries what lies there: a word that is hidden for a second is hidden.
        somebody.wait("document.querySelector('.result, .prompt.on') !== null")
        if not somebody.my_turn():
            break
    assert [] == watched(somebody.page)


@pytest.mark.parametrize("puzzle", [ENDING, CALL, TWIDDLE], ids=["ending", "call", "twiddle"])
def test_in_twice_the_type_on_the_narrowest_phone_nothing_in_a_puzzle_is_hidden_or_cut(
    person: People, puzzle: Puzzle
) -> None:
    assert {} == hidden_at(opened(person(LARGE[0], scripts=(TWICE,)), puzzle), LARGE)


@pytest.mark.parametrize("game", thinned(LESSONS, ["solo"]))
def test_in_twice_the_type_on_the_narrowest_phone_nothing_in_a_lesson_is_hidden_or_cut(
    person: People, game: str
) -> None:
    assert {} == hidden_at(begun(person(LARGE[0], scripts=(TWICE,)), game), LARGE)


def test_in_twice_the_type_on_the_narrowest_phone_nothing_is_cut_while_hands_are_solved(
    person: People,
) -> None:
    somebody = person(LARGE[0], scripts=(TWICE,))
    page, found = somebody.page, dict[str, object]()
    page.goto("/solve")
    page.get_by_role("button", name="Paste a PBN").wait_for()
    found["hands"] = hidden_at(page, LARGE)
    press(somebody, "Paste a PBN")
    page.get_by_label("PBN", exact=True).fill(HANDS)
    press(somebody, "Take it")
    expect(page.locator(".ask")).to_contain_text("Each hand has 2 cards.")
    found["hands laid"] = hidden_at(page, LARGE)
    press(somebody, "To the question")
    page.get_by_role("button", name="See each card’s value").wait_for()
    found["question"] = hidden_at(page, LARGE)
    press(somebody, "See each card’s value")
    page.locator("li [data-card]").first.wait_for()
    found["answer"] = hidden_at(page, LARGE)
    assert {} == {step: hidden for step, hidden in found.items() if hidden}


@pytest.mark.parametrize("game", thinned(LESSONS, ["solo", "gongor"]))
def test_on_a_low_screen_nothing_in_a_lesson_is_hidden_or_cut(person: People, game: str) -> None:
    assert {} == hidden_at(begun(person(LOW[0]), game), WHOLE)


def test_on_a_low_screen_nothing_in_the_six_steps_is_hidden_or_cut(person: People) -> None:
    page = person(LOW[0]).page
    page.goto("/learn/first-steps")
    page.locator(".hand .hinted").wait_for()
    assert {} == hidden_at(page, WHOLE)


@pytest.mark.parametrize("puzzle", [ENDING, CALL, TWIDDLE], ids=["ending", "call", "twiddle"])
def test_on_a_low_screen_nothing_in_a_puzzle_is_hidden_or_cut(person: People, puzzle: Puzzle) -> None:
    assert {} == hidden_at(opened(person(LOW[0]), puzzle), WHOLE)


@pytest.mark.parametrize("preset", thinned(["whist", "gongor", "solo"], ["whist"]))
def test_on_a_low_screen_nothing_in_a_replay_is_hidden_or_cut(
    person: People, address: str, preset: str
) -> None:
    page = person(LOW[0]).page
    page.goto(played(address, preset, "5").replay())
    page.locator(".replay .prompt").wait_for()
    assert {} == hidden_at(page, WHOLE)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert {} == hidden_at(page, WHOLE)
