"""Prepared deals: a teacher lays out hands and pastes a text, a pupil plays by the link, and results stand side by
side.
"""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.club import DESKTOP, PHONE, settled, until_in
from tests.browser.conftest import People
from tests.browser.played import play_on
from tests.browser.solving import solve_an_ending
from tests.browser.test_access import found_by_axe

TWICE = "N:AKQJ.AKQ.AKQ.AK2 T987.JT9.JT9.QJT 6543.876.876.987 2.5432.5432.6543T"


def test_a_teacher_lays_out_hands_and_a_pupil_plays_them(person: People) -> None:
    teacher, pupil = person(PHONE), person(PHONE, language="de")
    page = teacher.page
    page.goto("/teach")
    page.locator("#preset").select_option("whist")
    page.locator("#bot").select_option("simple")
    for rank in ("A", "K"):
        page.locator(".ranks button", has_text=re.compile(f"^{rank}")).click()
    expect(page.locator(".ask")).to_contain_text("North has 2 cards. Tap 11 more.")
    assert [] == found_by_axe(teacher)
    page.get_by_role("button", name="Deal the rest").click()
    page.get_by_role("button", name="Take these hands").click()
    expect(page.locator(".deal li").first).to_contain_text("A K")
    page.get_by_role("button", name="Keep and get the link").click()
    page.wait_for_url("**/teach/*")
    expect(page.locator(".url")).to_contain_text("/prepared/")
    of = page.url.rsplit("/", 1)[1]

    own = pupil.page
    own.goto(f"/prepared/{of}")
    own.locator("form.named input").fill("Ida")
    own.locator("form.named button[type=submit]").click()
    own.get_by_role("button", name="Spiel 1 spielen").click()
    own.wait_for_url("**/t/*")
    assert pupil.my_turn()
    play_on(pupil)
    pupil.play_deal()
    own.get_by_role("button", name="Zu den Spielen").click()
    expect(own.locator(".hero")).to_contain_text("Du hast alle Spiele gespielt.")
    assert [] == found_by_axe(pupil)

    page.reload()
    expect(page.locator("tbody tr")).to_contain_text("Ida")
    expect(page.locator("tbody tr .n").last).to_have_text(re.compile(r"^\d+\.\d$"))
    page.get_by_role("button", name="Show everybody").click()
    expect(page.get_by_text("Everybody sees the list")).to_be_visible()
    assert [] == found_by_axe(teacher)
    own.reload()
    expect(own.locator("tbody tr")).to_contain_text("Du")


@pytest.mark.long
def test_on_a_laptop_the_hand_that_is_laid_out_lies_on_its_cloth(person: People) -> None:
    page = person(DESKTOP).page
    page.goto("/teach")
    page.locator(".ranks button").first.click()
    settled(page)
    hand, cloth = (page.locator(one).bounding_box() for one in (".laying ul", ".laying .cloth-box"))
    assert hand is not None
    assert cloth is not None
    assert hand["y"] + hand["height"] <= cloth["y"] + cloth["height"]
    assert hand["width"] > cloth["width"] * 0.9


@pytest.mark.long
def test_what_is_wrong_in_a_pasted_text_is_named_while_it_is_typed(person: People) -> None:
    teacher = person(DESKTOP)
    page = teacher.page
    page.goto("/teach")
    page.get_by_role("button", name="Paste", exact=True).click()
    field = page.get_by_label("PBN, or the record of a game")
    field.fill(TWICE)
    expect(page.locator(".told")).to_contain_text("the ten of clubs is there twice, East and West.")
    field.fill(TWICE[:-1])
    expect(page.locator(".told")).to_contain_text("One deal can be played.")
    page.get_by_role("button", name="Take them").click()
    expect(page.locator(".deal")).to_have_count(1)
    page.get_by_role("button", name="Solve these hands").click()
    expect(page.locator(".deal tbody tr").first).to_have_text(re.compile("North.*12"))
    assert [] == found_by_axe(teacher)


def test_an_ending_is_solved_and_its_link_leads_back_to_the_place(person: People) -> None:
    somebody = person(DESKTOP)
    solve_an_ending(somebody, "/solve")
    somebody.page.goto("/solve?deal=AK..._A2..._.AK.._.32..")
    expect(somebody.page.get_by_role("alert")).to_contain_text("This link holds no deal")
    somebody.page.goto("/solve?deal=AK..._32..._.AK.._.32..&played=HA")
    expect(somebody.page.locator(".prompt")).to_contain_text("You do not hold the ace of hearts.")
    somebody.until_complained("400")
    assert ["400"] == [text for said in somebody.heard for text in re.findall("400", said)]
    somebody.may_complain("400 (Bad Request)")


@pytest.mark.long
def test_a_count_is_stopped_and_goes_on(person: People) -> None:
    somebody = person(PHONE, language="de")
    page = somebody.page
    page.route("**/api/solve/cards", unanswered)
    page.goto("/solve?deal=AK..._32..._.AK.._.32..")
    page.get_by_role("button", name="Anhalten").click()
    page.get_by_role("button", name="Noch einmal rechnen").wait_for()
    page.unroute("**/api/solve/cards")
    page.get_by_role("button", name="Noch einmal rechnen").click()
    expect(page.locator(".prompt")).to_contain_text("Nord und Süd machen 2 Stiche.")


@pytest.mark.long
def test_an_answer_that_comes_late_takes_the_focus_from_nobody_who_moved_on(person: People) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    page.goto("/solve?deal=AK..._32..._.AK.._.32..")
    expect(page.locator("[data-card]")).to_have_count(2)
    held: list[Route] = []

    def hold(request: Route) -> None:
        held.append(request)

    page.route("**/api/solve/cards", hold)
    page.locator("[data-card=SA]").press("Enter")
    other = page.get_by_role("button", name="Other question")
    other.focus()
    until_in(page, lambda: bool(held))
    held[0].continue_()
    expect(page.locator("[data-card=S2]")).to_be_visible()
    settled(page)
    expect(other).to_be_focused()


@pytest.mark.long
def test_an_answer_that_comes_late_gives_the_focus_back_to_the_cards(person: People) -> None:
    page = person(DESKTOP).page
    page.clock.install()
    page.goto("/solve?deal=AK..._32..._.AK.._.32..")
    expect(page.locator("[data-card]")).to_have_count(2)
    held: list[Route] = []

    def hold(request: Route) -> None:
        held.append(request)

    page.route("**/api/solve/cards", hold)
    page.locator("[data-card=SA]").press("Enter")
    until_in(page, lambda: bool(held))
    page.clock.run_for(60_000)
    held[0].continue_()
    expect(page.locator("[data-card=S3]")).to_be_visible()
    expect(page.locator("[data-card]").first).to_be_focused()


def unanswered(_: Route) -> None:
    """Leaves a request without an answer."""
