"""Plates, chips and buttons on the cloth lie over no card and over none of each other, on every phone."""

import itertools

import pytest
from playwright.sync_api import Page

from tests.browser.club import PHONE, Person, settled
from tests.browser.conftest import People
from tests.browser.lying import Laid, hidden

LYING = (844, 390)
TWICE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"
_BOXES = """(names) => names.flatMap((name) => [...document.querySelectorAll(name)])
    .filter((one) => one.getClientRects().length).map((one) => {
        const box = one.getBoundingClientRect();
        return [one.className.split(' ').slice(0, 2).join('.') || one.tagName, box.left, box.top, box.right, box.bottom];
    })"""


def over_each_other(page: Page, *names: str) -> list[str]:
    """The pairs of these that share some place on the screen, once nothing moves there any longer."""
    settled(page)
    found = []
    for one, other in itertools.combinations(page.evaluate(_BOXES, list(names)), 2):
        wide = min(one[3], other[3]) - max(one[1], other[1])
        high = min(one[4], other[4]) - max(one[2], other[2])
        if wide > 1 and high > 1:
            found.append(f"{one[0]} over {other[0]}")
    return found


def with_trumps_named(person: Person) -> Laid:
    """A table whose contract takes three lines, with a card of everybody."""
    table = Laid(person, "solo")
    hand = ["S2", "S3", "S4", "H2", "H3", "D4"]
    table.lay(
        hand=hand,
        phase="play",
        standing="solo",
        holders=[0],
        undertaken=5,
        trump="D",
        trick=[(1, "CA"), (2, "CK"), (3, "CQ")],
        legal=("play S2",),
    )
    return table


def test_where_the_contract_takes_three_lines_no_plate_lies_over_a_card(person: People) -> None:
    table = with_trumps_named(person(PHONE))
    assert [] == over_each_other(table.page, ".seat.w", ".seat.e", ".trick .te", ".trick .tw", ".chip")


@pytest.mark.long
def test_in_twice_the_type_the_chip_lies_over_no_plate(person: People) -> None:
    somebody = person((390, 844), language="de", scripts=(TWICE,))
    table = with_trumps_named(somebody)
    assert [] == over_each_other(table.page, ".chip", ".seat.w", ".seat.w .d")
    box, sign = (table.page.locator(f".prompt {name}").first.bounding_box() for name in (".box", ".box svg"))
    assert box
    assert sign
    assert sign["width"] <= box["width"]


@pytest.mark.long
def test_on_a_lying_phone_calls_and_counts_of_tricks_are_in_sight(person: People) -> None:
    somebody = person(LYING, language="de")
    somebody.open_table("solo", seed="5")
    assert somebody.my_turn()
    somebody.page.locator(".calls .btn").first.wait_for()
    assert [] == over_each_other(
        somebody.page, ".seat.n", ".seat.w", ".seat.e", ".seat .say", ".prompt", ".calls"
    )
    table = Laid(person(LYING, language="de"), "south_dakota")
    table.lay(hand=["S2", "S3"], phase="play", trump="D", granded=1, tricks=[0, 0, 0, 0])
    assert [] == over_each_other(table.page, ".seat.w", ".seat.e", ".peek", ".prompt")


@pytest.mark.long
@pytest.mark.parametrize("path", ["/learn/whist", "/learn/minnesota/c6", "/learn/solo/misere"])
def test_in_lessons_and_drills_on_a_phone_every_card_of_the_trick_is_in_sight(
    person: People, path: str
) -> None:
    somebody = person(PHONE, language="de")
    somebody.page.goto(path)
    if path.count("/") == 2:
        somebody.page.locator(".steps button").first.click()
        somebody.page.locator(".cloth .hinted").first.wait_for()
    somebody.page.locator(".hand .card").first.wait_for()
    assert [] == over_each_other(somebody.page, ".trick > *:not(.ts, .tn)", ".seat.w", ".seat.e")
    assert [] == over_each_other(somebody.page, ".trick > .tn", ".seat.n")
    assert [] == hidden(somebody.page, ".trick")


@pytest.mark.long
def test_the_numbers_of_a_bid_on_a_phone_lie_over_no_card(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("gongor", seed="4")
    assert somebody.my_turn()
    somebody.page.locator(".pick button").first.wait_for()
    assert [] == over_each_other(somebody.page, ".pick", ".against-dummy .card", ".pile .card")


@pytest.mark.long
def test_the_deals_of_the_day_on_a_lying_phone_have_their_words_beside_the_cards(person: People) -> None:
    somebody = person(LYING)
    somebody.page.goto("/daily")
    somebody.page.locator(".deals li").first.wait_for()
    assert [] == over_each_other(somebody.page, ".hero p", ".fan .card:first-child")


@pytest.mark.long
def test_while_a_hint_takes_two_lines_no_plate_lies_over_a_card(person: People) -> None:
    somebody = person(PHONE, language="de")
    somebody.open_table("minnesota", seed="2")
    for _ in range(4):
        assert somebody.my_turn()
        somebody.act()
        settled(somebody.page)
    assert somebody.my_turn()
    somebody.page.locator(".bar .icon").nth(1).click()
    somebody.page.locator(".hand .hinted").wait_for()
    assert [] == over_each_other(somebody.page, ".seat.w", ".seat.e", ".trick .te", ".trick .tw", ".prompt")
