"""Drills: a card to find in each position, the reason said, another try allowed, and nothing counted."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person, resize
from tests.browser.conftest import People
from tests.sampling import thinned
from whistclub.games.registry import profile_of
from whistclub.players.drills import Drill, drills_of

LYING = (844, 390)
TALL = (390, 844)


def drill_of(game: str, name: str) -> Drill:
    return next(one for one in drills_of(profile_of(game)) if one.name == name)


def opened(somebody: Person, game: str, name: str) -> Page:
    page = somebody.page
    page.goto(f"/learn/{game}/{name}")
    page.wait_for_selector(".hand button")
    return page


def tap(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').evaluate("(card) => card.click()")


def wrong_card(page: Page, drill: Drill, place: int) -> str:
    """A card that may be played and will not do."""
    answer = drill.positions[place].answer.split()[1]
    cards: list[str] = page.locator(".hand button:not([aria-disabled])").evaluate_all(
        "(all) => all.map((one) => one.dataset.card)"
    )
    return next(card for card in cards if card[0] != answer[0] or not (drill.any_of_suit or card == answer))


def find(page: Page, drill: Drill, place: int) -> None:
    tap(page, drill.positions[place].answer.split()[1])
    page.locator(".drill[data-standing=solved] .btn").click()


def test_a_wrong_card_stays_in_the_hand_and_may_be_tried_again(person: People) -> None:
    page, drill = opened(person(PHONE), "minnesota", "c2"), drill_of("minnesota", "c2")
    card = wrong_card(page, drill, 0)
    tap(page, card)
    expect(page.locator(".drill .lead")).to_contain_text("Look once more")
    expect(page.locator(".drill .why")).to_contain_text("lowest card of your best suit")
    expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(1)
    tap(page, drill.positions[0].answer.split()[1])
    expect(page.locator(".drill .lead")).to_contain_text("Right")
    expect(page.locator(".drill .why")).to_contain_text("An invite")
    page.get_by_role("button", name="Next").click()
    for place in (1, 2, 3):
        find(page, drill, place)
    expect(page.locator(".end")).to_contain_text("3 of 4 at first try")
    expect(page.locator(".drills .now")).to_contain_text("3 of 4 at first try")
    page.get_by_role("link", name="Next drill: The answer in High").click()
    expect(page.locator("h1")).to_contain_text("The answer in High")
    page.goto("/learn/minnesota")
    expect(page.locator(".drills li").nth(1)).to_contain_text("3 of 4 at first try")


def test_a_drill_of_a_call_is_answered_by_its_button(person: People) -> None:
    page, drill = opened(person(PHONE), "call_ace", "called"), drill_of("call_ace", "called")
    names = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
    at = drill.positions[0]
    wrong = next(suit for suit in names if f"ace {suit}" not in (at.answer, *at.also))
    page.get_by_role("button", name=names[wrong], exact=True).click()
    expect(page.locator(".drill .lead")).to_contain_text("Look once more")
    page.get_by_role("button", name=names[at.answer.split()[1]], exact=True).click()
    expect(page.locator(".drill .lead")).to_contain_text("Right")
    expect(page.locator(".drill .why")).to_contain_text("Anything else costs")


@pytest.mark.long
def test_the_card_can_be_shown(person: People) -> None:
    page, drill = opened(person(TALL, language="de"), "solo", "misere"), drill_of("solo", "misere")
    tap(page, wrong_card(page, drill, 0))
    page.get_by_role("button", name="Zeigen").click()
    expect(page.locator(".drill .lead")).to_contain_text("war gesucht")
    page.get_by_role("button", name="Weiter").click()
    for place in (1, 2, 3):
        find(page, drill, place)
    expect(page.locator(".end")).to_contain_text("3 von 4 auf Anhieb")


@pytest.mark.long
def test_any_card_of_the_suit_will_do_in_a_sluff(person: People) -> None:
    drill = drill_of("minnesota", "c7")
    page = opened(person(DESKTOP), "minnesota", "c7")
    for at in drill.positions:
        suit = at.answer.split()[1][0]
        cards = page.locator(f'.hand [data-card^="{suit}"]').evaluate_all(
            "(all) => all.map((one) => one.dataset.card)"
        )
        others = [card for card in cards if card != at.answer.split()[1]]
        if others:
            tap(page, others[0])
            expect(page.locator(".drill .lead")).to_contain_text("the suit is what counts")
            return
        find(page, drill, drill.positions.index(at))
    pytest.fail("each sluff had one card of its suit")


def test_a_drill_is_gone_through_by_keys_alone(person: People) -> None:
    page, drill = opened(person(DESKTOP), "minnesota", "c3"), drill_of("minnesota", "c3")
    for at in drill.positions:
        page.locator(f'.hand [data-card="{at.answer.split()[1]}"]').focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".drill .btn:focus")
        page.keyboard.press("Enter")
    expect(page.locator(".end")).to_contain_text("4 of 4 at first try")


_INSIDE = "(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_question_and_verdict_stay_on_the_screen(person: People, language: str) -> None:
    page, drill = opened(person(PHONE, language=language), "minnesota", "c6"), drill_of("minnesota", "c6")
    for _ in ("question", "verdict"):
        for size in (TALL, LYING, DESKTOP, PHONE):
            resize(page, size[0], size[1])
            line = page.locator(".drill").bounding_box()
            hand = page.locator(".hand button").first.bounding_box()
            assert line
            assert hand
            assert 0 <= line["x"]
            assert line["x"] + line["width"] <= size[0]
            assert line["y"] + line["height"] <= hand["y"] + 1
            assert page.locator(".drill").evaluate(_INSIDE), size
        tap(page, wrong_card(page, drill, 0))
