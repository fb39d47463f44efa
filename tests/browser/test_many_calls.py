"""Tables at which forty calls are open: every one can be made, by a thumb or by keys, and nothing is hidden by them."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from tests.browser.club import Person, resize, settled, until_in
from tests.browser.conftest import People
from tests.browser.lying import Laid
from tests.browser.test_large_type import TWICE
from tests.browser.test_plates import over_each_other
from tests.sampling import thinned

SIZES = ((360, 560), (844, 390), (1280, 560), (390, 844), (1280, 720), (1440, 900))
HAND = ["S2", "S3", "S4", "S9", "H2", "H3", "HT", "D4", "D9", "DK", "C5", "C8", "CA"]
NUMBERS = range(7, 14)
STRAINS = (*"CDHS", "none")
OF_BOTH = ("call pass", *(f"call {number} {strain}" for number in NUMBERS for strain in STRAINS))
FORTY = (*OF_BOTH, "call solo", "call misere", "call misere_ouverte", "call abondance")
WORDS = ("call pass", *(f"call abondance_{number}" for number in range(39)))
MADE = ([1, "call pass"], [2, "call 7 H"], [3, "call misere_ouverte"])
SEEN = (".bar", ".seat", ".calls-row", ".seat .call", ".turned", ".choices", ".prompt", ".hand .card")
"""All that may be looked at while calls are made."""


def auction(person: Person, *legal: str) -> Laid:
    """A table at which three have called, and two cards lie aside."""
    table = Laid(person, "solo")
    piles = [["kitty", [], 4, ""]]
    table.lay(hand=HAND, phase="auction", legal=legal, to_act=[0], acts=[*MADE], label=None, piles=piles)
    settled(table.page)
    return table


def covered(table: Laid) -> list[str]:
    """The boxes that the buttons cover and may not."""
    return [one for one in over_each_other(table.page, *SEEN) if "choices" in one]


def called(table: Laid) -> str:
    """The call that the page has sent."""
    until_in(table.page, lambda: bool(table.asked), lambda: table.asked)
    return str(table.asked[-1]["action"])


def covered_at(table: Laid, sizes: Iterable[tuple[int, int]]) -> list[tuple[int, str]]:
    """The same on screens of these sizes, each with the width of its screen."""
    found = []
    for width, height in sizes:
        resize(table.page, width, height)
        found += [(width, one) for one in covered(table)]
    return found


@pytest.mark.parametrize("legal", [FORTY, WORDS], ids=["numbers", "words"])
def test_forty_calls_hide_nothing_of_the_table(person: People, legal: tuple[str, ...]) -> None:
    table = auction(person(SIZES[0]), *legal)
    assert [] == covered_at(table, SIZES)


def test_in_large_type_forty_calls_hide_nothing_of_the_table(person: People) -> None:
    somebody = person((390, 844), language="de", scripts=(TWICE,))
    for legal in (FORTY, WORDS):
        assert [] == covered_at(auction(somebody, *legal), ((360, 640), (390, 844), (1280, 800)))


@pytest.mark.parametrize("size", thinned(SIZES, SIZES[:1]))
def test_the_last_of_forty_words_is_made_by_one_tap(person: People, size: tuple[int, int]) -> None:
    table = auction(person(size), *WORDS)
    table.page.locator(".calls .btn").last.click()
    assert WORDS[-1] == called(table)


@pytest.mark.parametrize("size", thinned(SIZES, SIZES[:1]))
def test_a_number_and_a_word_are_called_by_two_taps(person: People, size: tuple[int, int]) -> None:
    table = auction(person(size), *FORTY)
    table.page.get_by_role("button", name="12", exact=True).click()
    table.page.get_by_role("button", name="Call 12 hearts").click()
    assert "call 12 H" == called(table)


def test_a_number_and_a_word_are_called_by_keys(person: People) -> None:
    table = auction(person(SIZES[2]), *FORTY)
    for key in ("1", "1", "ArrowRight", "ArrowRight", "Enter"):
        table.page.keyboard.press(key)
    assert "call 11 H" == called(table)


def test_arrows_lead_to_the_last_of_forty_words(person: People) -> None:
    table = auction(person(SIZES[0]), *WORDS)
    table.page.locator(".calls .btn").first.focus()
    for _ in WORDS[1:]:
        table.page.keyboard.press("ArrowRight")
    expect(table.page.locator(".calls .btn").last).to_be_in_viewport(ratio=0.95)
    table.page.keyboard.press("Enter")
    assert WORDS[-1] == called(table)


def test_a_word_that_cannot_be_called_with_the_number_keeps_its_place(person: People) -> None:
    table = auction(person(SIZES[0]), "call pass", "call 7 none", *OF_BOTH[6:])
    words = table.page.locator(".pairs .words .btn")
    expect(words).to_have_count(len(STRAINS))
    expect(words.locator("visible=true").and_(table.page.locator(":disabled"))).to_have_count(
        len(STRAINS) - 1
    )
    table.page.get_by_role("button", name="8", exact=True).click()
    expect(table.page.locator(".pairs :disabled")).to_have_count(0)
