"""Somebody who has never played whist: six steps on the table, each done by a card, and any card that is allowed is
taken.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person, resize, settled
from tests.browser.conftest import People
from tests.browser.test_access import found_by_axe
from tests.sampling import thinned
from whistclub.players.first_steps import first_steps

STEPS = first_steps()
_HEIGHT = "(felt) => Math.round(felt.getBoundingClientRect().height)"


def begun(somebody: Person) -> Page:
    page = somebody.page
    page.goto("/learn/first-steps")
    page.locator(".hand .hinted").wait_for()
    return page


def tap(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').evaluate("(card) => card.click()")


def play(page: Page, card: str, *, twice: bool) -> None:
    tap(page, card)
    if twice:
        page.locator('.hand [aria-pressed="true"]').wait_for()
        tap(page, card)


def go_on(page: Page) -> None:
    page.locator(".first-step .btn:not([aria-disabled])").click()


@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "en"), pytest.param(DESKTOP, "de", marks=pytest.mark.long)]
)
def test_the_ringed_cards_lead_through_the_six_steps_to_a_first_deal(
    person: People, size: tuple[int, int], language: str
) -> None:
    somebody = person(size, language=language)
    page = begun(somebody)
    for number, step in enumerate(STEPS, start=1):
        expect(page.locator(".bar small")).to_contain_text(
            f"{number} {'von' if language == 'de' else 'of'} 6"
        )
        expect(page.locator(".first-step dfn")).to_have_count(1)
        play(page, step.answer.split()[1], twice=size == PHONE)
        expect(page.locator(".trick .card")).to_have_count(4)
        go_on(page)
    answer_all(page)
    expect(page.locator(".end .words dt")).to_have_count(8)
    page.locator(".end .lamp:not([aria-disabled])").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".prompt .guidance").first).to_be_visible()


def answer_all(page: Page) -> None:
    """Answers the five questions, by the first answer of each; then the right one is marked."""
    for number in range(1, 6):
        expect(page.locator(".end .muted")).to_contain_text(f"{number} ")
        page.locator(".end li .btn").first.click()
        expect(page.locator(".end .right")).to_have_count(1)
        page.locator(".end .lamp:not([aria-disabled])").click()


@pytest.mark.long
def test_another_card_that_is_allowed_is_taken_and_said(person: People) -> None:
    page = begun(person(DESKTOP))
    tap(page, "C3")
    expect(page.locator(".first-step h2")).to_have_text("Selma takes it with the jack of clubs.")
    expect(page.locator(".first-step p")).to_contain_text("three of clubs was allowed too")
    go_on(page)
    expect(page.locator(".bar small")).to_contain_text("2 of 6")


def test_a_card_that_is_not_allowed_stays_and_the_reason_is_said(person: People) -> None:
    page = begun(person(DESKTOP))
    tap(page, "CA")
    go_on(page)
    tap(page, "SA")
    expect(page.locator(".first-step p")).to_contain_text("Hearts were led")
    expect(page.locator(".hand .card")).to_have_count(4)


@pytest.mark.long
def test_the_first_tap_on_a_phone_lifts_and_says_so_and_the_card_stays_in_sight(person: People) -> None:
    page = begun(person(PHONE))
    tap(page, "CA")
    expect(page.locator(".first-step h2")).to_have_text("Now tap it again to play it.")
    settled(page)
    lifted = page.locator(".hand [aria-pressed=true]").bounding_box()
    panel = page.locator(".first-step").bounding_box()
    assert lifted is not None
    assert panel is not None
    assert panel["y"] + panel["height"] <= lifted["y"]


def test_who_leaves_comes_back_to_the_same_step(person: People) -> None:
    page = begun(person(DESKTOP))
    tap(page, "CA")
    go_on(page)
    page.locator(".skip").click()
    page.wait_for_url(re.compile("/$"))
    begun_again = page.goto("/learn/first-steps")
    assert begun_again is not None
    expect(page.locator(".bar small")).to_contain_text("2 of 6")


@pytest.mark.long
def test_who_waits_at_a_table_goes_back_to_it(person: People) -> None:
    somebody = person(PHONE)
    path = somebody.open_table("whist", bots=False)
    page = somebody.page
    page.evaluate(
        "() => { const link = document.createElement('a'); link.href = '/learn/first-steps'; document.body.append(link); link.click(); }"
    )
    page.locator(".hand .hinted").wait_for()
    page.locator(".skip").click()
    page.wait_for_url(re.compile(f"{path}$"))


@pytest.mark.long
@pytest.mark.parametrize("way", ["/rules", "/learn/whist"])
def test_rules_and_lessons_lead_there(person: People, way: str) -> None:
    page = person(PHONE).page
    page.goto(way)
    page.get_by_role("link", name="How whist goes").click()
    page.locator(".hand .hinted").wait_for()


@pytest.mark.long
@pytest.mark.parametrize("sizes", thinned([(PHONE, (390, 844)), (DESKTOP,)], [(PHONE, (390, 844))]), ids=str)
def test_no_step_moves_what_lies_on_the_table(person: People, sizes: tuple[tuple[int, int], ...]) -> None:
    page = begun(person(sizes[0], language="de"))
    for step in STEPS:
        heights = {heights_at(page, sizes)}
        for _ in range(1 if sizes == (DESKTOP,) else 2):
            tap(page, step.answer.split()[1])
            heights.add(heights_at(page, sizes))
        page.locator(".first-step .btn").wait_for()
        heights.add(heights_at(page, sizes))
        assert 1 == len(heights), step.name
        go_on(page)


def heights_at(page: Page, sizes: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The heights of the table on screens of these sizes."""
    found = []
    for width, height in sizes:
        resize(page, width, height)
        found.append(int(page.locator(".felt").evaluate(_HEIGHT)))
    return tuple(found)


@pytest.mark.long
def test_axe_finds_nothing_in_the_first_steps(person: People) -> None:
    somebody = person(PHONE)
    begun(somebody)
    assert [] == found_by_axe(somebody)
