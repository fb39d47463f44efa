"""Guided deals: each act is advised and explained, for any other the price is told, and nothing counts."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.club import DESKTOP, PHONE, QUICK, Person, settled, until_in
from tests.browser.conftest import People
from tests.browser.played import cards_left, play_on
from tests.sampling import thinned
from whistclub.games.registry import games_in_order, profile_of

WITH_LESSONS = [key for key in games_in_order() if profile_of(key).lessons]
WHOLE = ("whist", "minnesota")
"""The games in whose deal all advice is followed; in the others that of the first acts and the last cards, and the rest
is played without the page. `tests/coach/test_taught.py` follows all advice of every game.
"""
ADVISED = ".cloth .hinted"


def begun(somebody: Person, game: str, place: int = 0) -> Page:
    page = somebody.page
    somebody.goto(f"/learn/{game}")
    page.locator(".steps li").nth(place).get_by_role("button").click()
    page.wait_for_selector(ADVISED)
    return page


def follow_once(page: Page) -> None:
    """Follows the advice, and waits until it is done."""
    lead = page.locator(".teach .lead").inner_text()
    # Of a call by number and word both are marked, and the word makes it.
    page.evaluate(
        "() => ['.confirm.hinted', '.words .hinted', '.hinted']"
        ".map((mark) => document.querySelector(`.cloth ${mark}`)).find(Boolean).click()"
    )
    page.evaluate("() => document.querySelector('.cloth .hinted[aria-pressed=true]')?.click()")
    page.wait_for_function(
        "(lead) => document.querySelector('.end') || document.querySelector('.teach .lead')?.textContent !== lead"
        " || !document.querySelector('.cloth .hinted')",
        arg=lead,
    )


def hurry(page: Page) -> None:
    """Taps the cloth until the next act is advised or the deal is over."""
    hurried = (
        "document.querySelector('.cloth')?.click(), document.querySelector('.cloth .hinted, .end') !== null"
    )
    until_in(page, lambda: page.evaluate(hurried), lambda: "no advice")


def follow(page: Page, most: int = 60) -> int:
    """Follows all advice to the end of the deal. Returns the number of acts."""
    for count in range(most):
        hurry(page)
        if page.locator(".end").count():
            return count
        follow_once(page)
    return most


@pytest.mark.parametrize("game", thinned(WITH_LESSONS, ["whist"]))
def test_who_follows_the_advice_plays_the_deal_to_its_end_and_is_told_what_it_showed(
    person: People, game: str
) -> None:
    somebody = person(PHONE)
    page = begun(somebody, game)
    lessons = profile_of(game).lessons
    if game not in WHOLE:
        assert 5 == follow(page, most=5)
        play_on(somebody, until=cards_left(2))
    assert follow(page) >= (13 if game in WHOLE else 1)
    expect(page.locator(".end .got li")).to_have_count(len(lessons[0].learnt))
    expect(page.locator(".end")).to_contain_text(f"Deal 1 of {len(lessons)}")
    if len(lessons) == 1:
        expect(page.locator(".end .btn.pri")).to_contain_text("Play")
        return
    expect(page.locator(".end .btn.pri")).to_contain_text("Deal 2")
    page.locator(".end .btn.pri").click()
    page.wait_for_selector(ADVISED)
    page.goto(f"/learn/{game}")
    expect(page.locator(".steps li").nth(0)).to_contain_text("Once more")
    expect(page.locator(".steps li").nth(1)).to_contain_text("Continue")
    page.goto("/statistics")
    expect(page.locator("main")).not_to_contain_text("1 match")


def test_another_card_is_answered_with_what_it_costs_before_it_is_played(anywhere: People) -> None:
    somebody = anywhere(DESKTOP)
    page = begun(somebody, "whist")
    other = another_card(page)
    card = other.get_attribute("data-card")
    tap(other)
    page.wait_for_selector(".teach.ask .two")
    expect(page.locator(".teach .why")).to_contain_text("that fit what you see")
    expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(1)
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)


@pytest.mark.long
def test_the_advice_can_be_taken_after_all(person: People) -> None:
    somebody = person(PHONE, language="de")
    page = begun(somebody, "whist")
    other = another_card(page)
    advised = page.locator(ADVISED).first.get_attribute("data-card")
    tap(other)
    if other.get_attribute("aria-pressed") == "true":
        tap(other)
    page.get_by_role("button", name="Dem Rat folgen").click()
    expect(page.locator(f'.hand [data-card="{advised}"]')).to_have_count(0)


def test_a_lesson_that_is_left_goes_on_where_it_was(anywhere: People) -> None:
    somebody = anywhere(PHONE)
    page = begun(somebody, "whist")
    table = page.url
    somebody.goto("/learn/whist")
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(ADVISED)
    assert table == page.url


@pytest.mark.long
def test_who_skips_the_advice_plays_on_without_it(person: People) -> None:
    somebody = person(PHONE)
    page = begun(somebody, "whist")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".teach")).to_have_count(0)
    assert somebody.my_turn()
    somebody.act()


@pytest.mark.long
def test_every_game_with_lessons_has_one_or_three() -> None:
    assert {"whist", "gongor"} <= set(WITH_LESSONS)
    assert {1, 3} == {len(profile_of(key).lessons) for key in WITH_LESSONS}


def tap(card: Locator) -> None:
    """Taps a card that may lie under its neighbour."""
    card.evaluate("(card) => card.click()")


def another_card(page: Page) -> Locator:
    """A card that may be played and is not the one advised, at the first decision that has one."""
    others = page.locator(".hand button.card:not(.hinted):not([aria-disabled=true])")
    for _ in range(8):
        page.wait_for_selector(ADVISED)
        if others.count():
            break
        follow_once(page)
    return others.first


LINGER_MS = 900


def lingering(somebody: Person, game: str, place: int = 0) -> Page:
    """A guided deal that is watched, on a clock for which drawing takes no time: a linger begins before its cards
    are drawn.
    """
    somebody.page.clock.install()
    page = begun(somebody, game, place)
    page.evaluate(_WATCHED)
    return page


_WATCHED = """() => {
    window.seen = [];
    const look = () => {
        const count = (selector) => document.querySelectorAll(selector).length;
        const now = {
            trick: count('.trick:not(.gathering, .bids) .card') || count('.against-dummy .card'),
            bids: count('.bid .flip'),
            advised: count('.cloth .hinted') > 0,
        };
        const before = window.seen.at(-1);
        if (JSON.stringify(before?.now) !== JSON.stringify(now)) window.seen.push({at_ms: performance.now(), now});
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def stood_ms(page: Page, part: str, count: int) -> list[float]:
    """The times for which this many cards of a part lay there together, each time."""
    seen = page.evaluate("window.seen")
    return [
        after["at_ms"] - one["at_ms"]
        for one, after in pairwise(_runs(seen, part))
        if one["now"][part] == count
    ]


def _runs(seen: list[dict[str, Any]], part: str) -> list[dict[str, Any]]:
    """Those at which the number of cards of the part changed."""
    return [one for at, one in enumerate(seen) if not at or seen[at - 1]["now"][part] != one["now"][part]]


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("gongor", 2),
        pytest.param("whist", 4, marks=pytest.mark.long),
        pytest.param("minnesota", 4, marks=pytest.mark.long),
    ],
)
def test_a_full_trick_lies_for_its_linger_before_the_next_card_is_advised(
    person: People, game: str, cards: int
) -> None:
    somebody = person(PHONE, settings={**QUICK, "lingerMs": LINGER_MS})
    page = lingering(somebody, game)
    for _ in range(5):
        page.wait_for_selector(ADVISED)
        follow_once(page)
    page.wait_for_selector(ADVISED)
    stood = stood_ms(page, "trick", cards)
    assert 2 <= len(stood)
    assert [] == [one for one in stood if one < LINGER_MS]
    seen = [one["now"] for one in page.evaluate("window.seen")]
    assert game == "gongor" or not [now for now in seen if now["trick"] == cards and now["advised"]]


@pytest.mark.long
def test_the_bids_of_a_guided_deal_are_turned_one_after_the_other(person: People) -> None:
    somebody = person(PHONE, settings={**QUICK, "lingerMs": LINGER_MS})
    page = lingering(somebody, "minnesota", 1)
    follow_once(page)
    page.wait_for_selector(".hand .hinted")
    turned = [one["now"]["bids"] for one in _runs(page.evaluate("window.seen"), "bids")]
    assert [1, 2, 3, 4] == [count for count in turned if count][:4]
    assert LINGER_MS <= max(stood_ms(page, "bids", 4))


@pytest.mark.long
def test_the_first_steps_explain_each_word_where_it_is_first_met(person: People) -> None:
    somebody = person(PHONE)
    page = begun(somebody, "minnesota")
    line = page.locator(".teach")
    expect(line).not_to_contain_text("counts")
    met: list[str] = []
    for _ in range(8):
        hurry(page)
        met += page.locator(".teach dfn").all_inner_texts()
        follow_once(page)
    assert {"Trick", "High", "Granded", "Invite"} <= set(met)
    assert len(met) == len(set(met)), met


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "noch einmal tippen"), pytest.param("en", "tap it again", marks=pytest.mark.long)],
)
def test_a_lifted_card_says_that_it_wants_a_second_tap_and_stays_in_sight(
    person: People, language: str, words: str
) -> None:
    somebody = person(PHONE, language=language)
    page = begun(somebody, "minnesota")
    tap(page.locator(".hand .hinted"))
    expect(page.locator(".teach .lead")).to_contain_text(words)
    settled(page)
    lifted = page.locator(".hand .card[aria-pressed=true]").bounding_box()
    panel = page.locator(".teach").bounding_box()
    assert lifted is not None
    assert panel is not None
    assert panel["y"] + panel["height"] <= lifted["y"]


@pytest.mark.long
def test_nobody_has_to_wait_for_what_a_card_costs(person: People) -> None:
    somebody = person(DESKTOP)
    page = begun(somebody, "whist")
    # The answer never comes.
    page.evaluate(
        "() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
        " if (!String(text).includes('instead')) send.call(this, text); }; }"
    )
    other = another_card(page)
    card = other.get_attribute("data-card")
    tap(other)
    expect(page.locator(".teach .why")).to_contain_text("Working out what that costs")
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
