"""The coach beside a replay: by keyboard, on a desktop and on a phone, in both languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.club import DESKTOP, PHONE, Person, resize, settled
from tests.browser.conftest import People
from tests.browser.played import cards_left, played, played_until
from tests.browser.test_access import found_by_axe
from tests.browser.test_plates import over_each_other
from tests.sampling import thinned

TALL = (390, 844)
WORDS = {
    "en": ("Review with the coach", "Fair", "Open cards", "Scored"),
    "de": ("Mit dem Trainer ansehen", "Fair", "Offene Karten", "Geschrieben"),
}


def replay_of(somebody: Person, preset: str, seed: str) -> Page:
    """The replay of a deal that this person has played: the same one every time."""
    deal = played(somebody.club, preset, seed)
    deal.comes(somebody).goto(deal.replay())
    somebody.page.get_by_role("slider").wait_for()
    return somebody.page


def review_of(page: Page) -> dict[str, Any]:
    """The review as the club tells it."""
    found: dict[str, Any] = page.evaluate(
        """async () => {
            const [, , table, match, place] = location.pathname.split('/');
            const path = `/api/tables/${table}/matches/${match}/deals/${place}/review`;
            for (;;) {
                const { review, again_ms } = await (await fetch(path)).json();
                if (review) return review;
                await new Promise((go) => setTimeout(go, again_ms));
            }
        }"""
    )
    return found


def turnings(page: Page) -> list[Locator]:
    """The buttons of the acts at which the deal turned, once the page has the whole review."""
    buttons = page.locator(".panel ol button")
    buttons.first.wait_for()
    return buttons.all()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (TALL, "de")], ids=str)
def test_a_review_is_opened_by_key_and_leads_to_the_act_that_cost_most(
    person: People, size: tuple[int, int], language: str
) -> None:
    somebody = person(size, language=language)
    page = replay_of(somebody, "whist", "tulip")
    ask, fair, opened, scored = WORDS[language]
    page.locator(".bar").get_by_role("button", name=ask).press("Enter")
    page.locator(".verdict").wait_for()
    review = review_of(page)
    assert review["turning"]
    page.locator(".panel ol button").first.press("Enter")
    dearest = max(
        (one for one in review["marked"] if one["number"] in review["turning"]),
        key=lambda one: next(act["cost"] for act in one["acts"] if one["played"] in act["alike"]),
    )
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(rf"\b{dearest['trick']}\b")
    )
    expect(page.locator(".strip .now b")).to_have_text(re.compile("A"))
    expect(page.locator(".verdict dt")).to_have_text([fair, opened])
    expect(page.locator(".verdict dd.about").first).to_have_text(re.compile("points|Punkte"))
    expect(page.locator(".mid .costly")).to_have_attribute("data-note", re.compile("fair"))
    better = dearest["acts"][0]["act"].split()[-1]
    expect(page.locator(f'.who .better[data-card="{better}"]')).to_have_count(1)
    expect(page.locator("tbody tr").last).to_contain_text(scored)
    page.locator(".verdict .further button").press("Enter")
    expect(page.locator(".verdict .further li")).to_have_count(14 - dearest["trick"])
    kept = page.locator(".verdict .further a")
    assert page.request.get(str(kept.get_attribute("href"))).text().startswith('{\n "case"')
    assert [] == found_by_axe(somebody)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESKTOP, "en")], ids=str)
def test_an_act_open_to_opinion_shows_a_hundred_deals_in_three_heaps(
    person: People, size: tuple[int, int], language: str
) -> None:
    somebody = person(size, language=language)
    page = replay_of(somebody, "whist", "fern")
    review = review_of(page)
    opinion = next(one for one in review["marked"] if one["verdict"] == "opinion")
    page.locator(".bar").get_by_role("button", name=WORDS[language][0]).press("Enter")
    page.locator(".verdict").wait_for()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    for _ in range(opinion["number"]):
        slider.press("ArrowRight")
    told = {heap: count for heap, count in opinion["heaps"].items() if count}
    expect(page.locator(".verdict .heaps li")).to_have_count(len(told))
    for heap, count in told.items():
        expect(page.locator(f".verdict .{heap} i")).to_have_count(count)
        expect(page.locator(f".verdict .{heap}")).to_contain_text(f"{count}: ")
    assert [] == found_by_axe(somebody)


@pytest.mark.long
@pytest.mark.parametrize("size", thinned([DESKTOP, TALL], [DESKTOP]), ids=str)
def test_the_focus_stays_where_one_is_while_a_review_is_gone_through(
    person: People, size: tuple[int, int]
) -> None:
    page = replay_of(person(size), "whist", "tulip")
    asking = page.locator(".bar").get_by_role("button", name="Review with the coach")
    asking.press("Enter")
    page.locator(".verdict").wait_for()
    expect(asking).to_be_focused()
    for turning in turnings(page):
        turning.press("Enter")
        expect(turning).to_be_focused()
    page.locator(".verdict .further button").press("Enter")
    expect(page.get_by_role("heading", name="Best line")).to_be_focused()
    asking.press("Enter")
    page.locator(".verdict").wait_for(state="detached")
    expect(asking).to_be_focused()


@pytest.mark.long
def test_the_offer_to_review_hands_the_focus_to_the_button_that_stays(person: People) -> None:
    page = replay_of(person(DESKTOP), "whist", "tulip")
    buttons = page.get_by_role("button", name="Review with the coach")
    expect(buttons).to_have_count(2)
    buttons.last.press("Enter")
    page.locator(".verdict").wait_for()
    expect(buttons.first).to_be_focused()


@pytest.mark.long
def test_on_a_tall_phone_a_trick_with_its_marks_lies_over_no_hand(person: People) -> None:
    page = replay_of(person(TALL), "whist", "tulip")
    page.locator(".bar [aria-pressed]").click()
    page.locator(".verdict").wait_for()
    page.get_by_role("slider").focus()
    for _ in range(16):
        found = over_each_other(page, ".m .card", ".board .slip", ".line > .prompt")
        assert [] == [one for one in found if "slip" in one or "prompt" in one]
        page.keyboard.press("ArrowRight")


LAPTOP = (1366, 768)


@pytest.mark.long
def test_on_a_low_laptop_the_better_card_lies_over_no_name_and_the_trick_over_no_hand(person: People) -> None:
    page = replay_of(person(LAPTOP), "whist", "tulip")
    page.locator(".bar [aria-pressed]").click()
    page.locator(".verdict").wait_for()
    names = (".open.n .nm", ".open.e .nm", ".open.s .nm", ".open.w .nm")
    hands = (".open.n .fans", ".open.e .fans", ".open.s .fans", ".open.w .fans")
    marked = 0
    for turning in turnings(page):
        turning.press("Enter")
        marked += page.locator(".open .better").count()
        assert [] == [one for one in over_each_other(page, ".better", *names) if "better" in one]
        found = over_each_other(page, ".m .card", *hands, ".line > .prompt")
        assert [] == [one for one in found if re.search("card.* over (fans|prompt)", one)]
    assert marked


@pytest.mark.parametrize(("preset", "cards"), [("german_whist", 11), ("minnesota", 7)])
def test_on_a_phone_the_prices_of_a_hint_lie_over_nothing(person: People, preset: str, cards: int) -> None:
    somebody = person(PHONE)
    page = somebody.page
    table = played_until(somebody.club, preset, "tulip", cards_left(cards))
    table.comes(somebody).goto(table.path)
    page.locator(".prompt.on").wait_for()
    page.locator(".bar .hint").click()
    page.locator(".rail").wait_for()
    seen = (".seat", ".draw-pile .plate", ".other", ".chip", ".peek", ".trick > *", ".prompt", ".hand .card")
    assert [] == [one for one in over_each_other(page, ".rail", *seen) if "rail" in one]


def test_the_curve_is_fair_or_with_open_cards_and_the_coach_is_put_away_again(person: People) -> None:
    page = replay_of(person(DESKTOP), "minnesota", "tulip")
    toggle = page.locator(".bar [aria-pressed]")
    toggle.click()
    curve = page.locator(".panel svg[role=img]")
    expect(curve).to_have_attribute("aria-label", re.compile("you could expect"))
    page.get_by_role("button", name="Open", exact=True).press("Enter")
    expect(curve).to_have_attribute("aria-label", re.compile("open cards for you"))
    toggle.press("Enter")
    expect(curve).to_have_count(0)
    expect(page.locator(".strip b")).to_have_count(0)


@pytest.mark.parametrize("sizes", thinned([(DESKTOP, (844, 390)), (PHONE, TALL)], [(PHONE, TALL)]), ids=str)
def test_after_a_deal_one_line_comes_without_moving_anything_and_leads_to_its_act(
    person: People, sizes: tuple[tuple[int, int], ...]
) -> None:
    club = person(sizes[0])
    page = club.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    # The page asks again once it is answered, and then nobody holds the answer.
    page.route("**/review?*", hold, times=1)
    # A deal with an act that costs something, to be told of.
    table = played_until(club.club, "minnesota", "rose", cards_left(1), {"target": "100"})
    table.comes(club).goto(table.path)
    page.locator(".prompt.on").wait_for()
    settled(page)
    before = page.locator(".prompt-box").bounding_box()
    with page.expect_request("**/review?*"):
        club.play_deal()
    page.locator(".acts .lamp:not([aria-disabled])").wait_for()
    awaited = places(page, sizes)
    assert before
    assert before["y"] == pytest.approx(awaited[0][0], abs=1)
    held[0].continue_()
    look = page.locator(".coach .btn")
    look.wait_for()
    assert awaited == places(page, sizes)
    assert [] == found_by_axe(club)
    number = str(look.get_attribute("href")).split("#")[1]
    look.press("Enter")
    page.locator(".verdict dl").wait_for()
    expect(page.locator(".prompt")).to_contain_text("Better: ")
    assert number in {str(one["number"]) for one in review_of(page)["marked"] if one["seat"] in "SN"}


def places(page: Page, sizes: tuple[tuple[int, int], ...]) -> list[tuple[float, float]]:
    """The places of the prompt and of what may be done, on screens of these sizes, the first of them last."""
    found: list[tuple[float, float]] = []
    for width, height in (*sizes[1:], sizes[0]):
        resize(page, width, height)
        boxes = [one.bounding_box() for one in page.locator(".prompt-box, .acts .btn").all()]
        found = [(box["y"], box["x"]) for box in boxes if box] + found
    return found


@pytest.mark.long
def test_nothing_is_said_after_a_deal_that_others_still_play(person: People) -> None:
    somebody = person(TALL)
    page = somebody.page
    page.route("**/review?*", lambda route: route.fulfill(status=409, json={"why": {"key": "reason-x"}}))
    table = played(somebody.club, "minnesota", "tulip", {"target": "100"})
    with page.expect_response("**/review?*"):
        table.comes(somebody).goto(table.path)
    page.locator(".acts .lamp:not([aria-disabled])").wait_for()
    settled(page)
    expect(page.locator(".coach")).to_be_empty()
    somebody.may_complain("409 (Conflict)")
