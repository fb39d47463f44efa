"""The drawing of moments that games of other packages have: piles, numbers to bid, long words on plates."""

import pytest
from playwright.sync_api import expect

from tests.browser.club import Person, resize, settled
from tests.browser.conftest import People
from tests.browser.covered import covered
from tests.browser.lying import Laid
from tests.browser.test_many_calls import HAND as THIRTEEN
from tests.browser.test_plates import over_each_other

PHONE = (390, 844)
DESKTOP = (1280, 800)
HAND = ["S2", "S3", "S4", "H2", "H3", "D4"]
PILES = [["kitty", [], 2, ""], ["undealt", [], 24, ""]]
NAMED = [["kitty", [], 6, "kitty"]]
NUMBERS = tuple(f"call {number}" for number in range(6, 11))
_CUT = """() => [...document.querySelectorAll('.seat small')].filter((one) => one.getClientRects().length
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)).map((one) => one.textContent)"""
_EDGES = """() => [...document.querySelectorAll('.calls')].map((one) => {
    const boxes = [...one.querySelectorAll('.btn')].map((button) => button.getBoundingClientRect());
    return [Math.round(Math.min(...boxes.map(({left}) => left))), Math.round(Math.max(...boxes.map(({right}) => right)))];
})"""
_RING = """() => {
    const box = document.querySelector('.trick .winning').getBoundingClientRect();
    return Math.min(box.left, innerWidth - box.right);
}"""


def auction(person: Person, *legal: str) -> Laid:
    """A table at which calls are made."""
    table = Laid(person, "solo")
    table.lay(hand=HAND, phase="auction", piles=PILES, legal=legal, to_act=[0], acts=[], label=None)
    return table


def test_the_kitty_and_the_cards_undealt_lie_on_the_cloth_while_calls_are_made(person: People) -> None:
    for size in (PHONE, DESKTOP):
        table = auction(person(size), "call pass", *NUMBERS)
        expect(table.page.locator(".auction .pile-cards")).to_have_text(["2", "24"])
        assert [] == over_each_other(
            table.page, ".auction .pile-cards", ".seat.n", ".seat.w", ".seat.e", ".calls"
        )


def test_on_the_smallest_phone_a_pile_and_a_long_label_lie_under_nothing(person: People) -> None:
    table = Laid(person((360, 640)), "solo")
    label = [
        ["label-call", [["contract", "misere_ouverte"]]],
        ["label-seat", [["seat", "S"]]],
        ["label-no-trump", []],
    ]
    trumps = tuple(f"trump {suit}" for suit in "CDHS")
    for phase, legal, piles in (("trump", trumps, NAMED), ("play", ("play S2",), [])):
        table.lay(hand=THIRTEEN, phase=phase, piles=piles, legal=legal, to_act=[0], acts=[], label=label)
        settled(table.page)
        assert [] == covered(table.page)
    resize(table.page, 360, 560)
    assert [] == covered(table.page)


@pytest.mark.long
def test_pass_and_the_numbers_to_bid_have_the_same_edges(person: People) -> None:
    for size in (PHONE, DESKTOP):
        passing, numbers = auction(person(size), "call pass", *NUMBERS).page.evaluate(_EDGES)
        assert passing == numbers


@pytest.mark.long
def test_buttons_in_three_rows_lie_over_no_call_of_a_seat(person: People) -> None:
    trumps = [f"trump {suit}" for suit in ("C", "D", "H", "S", "none")]
    table = auction(person(PHONE), *trumps)
    assert [] == over_each_other(table.page, ".calls-row", ".calls", ".auction .pile-cards")


@pytest.mark.long
def test_the_second_line_of_a_plate_is_not_cut(person: People) -> None:
    for size in (PHONE, DESKTOP):
        table = Laid(person(size, language="de"), "solo")
        table.lay(hand=HAND, phase="play", trump="D", tricks=[2, 1, 2, 2], aims=[], trick=[(3, "CA")])
        assert [] == table.page.evaluate(_CUT)


@pytest.mark.long
def test_the_frame_of_the_card_that_is_winning_is_in_sight_on_a_phone(person: People) -> None:
    table = Laid(person(PHONE), "solo")
    table.lay(hand=HAND, phase="play", trump="D", trick=[(1, "CA"), (2, "CK")], winning=1, led=None)
    ring_px = 6
    assert table.page.evaluate(_RING) >= ring_px


@pytest.mark.long
def test_a_card_of_a_games_own_verb_is_chosen_in_the_hand(person: People) -> None:
    table = auction(person(PHONE), *(f"discard {card}" for card in HAND))
    expect(table.page.locator(".hand .card[aria-pressed]")).to_have_count(len(HAND))
    expect(table.page.locator(".calls .btn")).to_have_count(0)
