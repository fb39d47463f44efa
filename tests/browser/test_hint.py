"""After a hint what was advised has the focus, whatever kind of act it is, and Enter does it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.club import DESKTOP, PHONE, QUICK, settled, until_in
from tests.browser.conftest import People
from tests.browser.test_access import found_by_axe
from tests.browser.test_alone import button

NO_RED = "84365"
"""A seed whose first deal gives the first seat low black cards only, with which a bot lays two for a Low."""
HAS_FOCUS = (
    "document.activeElement?.matches('.hinted') && document.querySelector('.prompt')?.dataset.kind === 'hint'"
)


class Wire:
    """The messages on the wire: the acts advised, and those done."""

    def __init__(self) -> None:
        self.advised: list[str] = []
        self.done: list[str] = []

    def watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._sent)

    def _heard(self, frame: Any) -> None:
        for message in _messages(frame):
            if message.get("tell") == "hinted":
                self.advised.append(message["action"])

    def _sent(self, frame: Any) -> None:
        self.done += [message["action"] for message in _messages(frame) if message.get("do") == "act"]


def _messages(frame: Any) -> list[dict[str, Any]]:
    found = json.loads(frame)
    return found if isinstance(found, list) else [found]


def kinds_of(acts: list[str]) -> set[str]:
    """The verbs; two cards laid are a kind of their own."""
    return {"lay two" if act.startswith("lay ") and act.count(" ") == 2 else act.split()[0] for act in acts}


@pytest.mark.parametrize(
    ("preset", "bot", "seed", "kinds"),
    [
        ("gongor", "club", None, {"bid", "play"}),
        pytest.param("hermits", "club", "twiddles", {"play", "twiddle"}, marks=pytest.mark.long),
        ("minnesota", "club", NO_RED, {"lay two", "play"}),
        pytest.param("solo", "club", None, {"call"}, marks=pytest.mark.long),
    ],
)
def test_enter_after_a_hint_does_what_was_advised(
    person: People, preset: str, bot: str, seed: str | None, kinds: set[str]
) -> None:
    somebody, wire = person(DESKTOP), Wire()
    somebody.page.on("websocket", wire.watch)
    somebody.open_table(preset, bot=bot, seed=seed)
    while len(wire.done) < 24 and not kinds <= kinds_of(wire.done) and somebody.my_turn():
        button(somebody, "Hint")
        somebody.wait(HAS_FOCUS)
        somebody.page.keyboard.press("Enter")
        somebody.wait(
            "document.querySelector('.hinted') === null || document.querySelector('.asked') !== null"
        )
        if somebody.page.locator(".calls .asked").count():
            somebody.page.keyboard.press("Enter")
            somebody.wait("document.querySelector('.hinted') === null")
        until_in(
            somebody.page, lambda: wire.advised == wire.done, lambda: f"{wire.advised}, and done {wire.done}"
        )
    assert kinds <= kinds_of(wire.done)


MOVING = """[...document.querySelectorAll('.prompt, .hand .card, .trick .card, .seat')]
    .map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]).flat()"""


def test_prices_come_without_moving_anything_and_a_tap_on_one_lifts_its_card_and_plays_nothing(
    person: People,
) -> None:
    somebody, wire = person(PHONE), Wire()
    page = somebody.page
    page.on("websocket", wire.watch)
    # In a solitaire every card has odds of its own, while elsewhere all may be as good.
    somebody.open_table("gongor", seed="lily")
    page.locator(".pick button:enabled").first.click()
    expect(page.locator(".pick")).to_have_count(0)
    somebody.my_turn()
    bid = list(wire.done)
    page.locator(".bar .hint").click()
    slips = page.locator(".rail button")
    slips.first.wait_for()
    settled(page)
    with_prices = page.evaluate(MOVING)
    page.evaluate("document.querySelector('.rail').style.display = 'none'")
    assert with_prices == pytest.approx(page.evaluate(MOVING), abs=1)
    page.evaluate("document.querySelector('.rail').style.display = ''")
    assert [] == found_by_axe(somebody)
    spoken = str(slips.last.locator(".vh").text_content())
    slips.last.click()
    lifted = page.locator('.hand [aria-pressed="true"]')
    expect(lifted).to_have_count(1)
    name = str(lifted.get_attribute("aria-label")).split(",")[0].lower()
    assert name.split(" (")[0].split(";")[0].split(".")[0].split(":")[0] in spoken.lower()
    assert bid == wire.done
    page.locator(".bar .hint[aria-pressed=true]").click()
    expect(page.locator(".rail")).to_have_count(0)


@pytest.mark.long
def test_a_setting_keeps_the_odds_on_every_choice_of_a_solitaire_and_advises_nothing(person: People) -> None:
    somebody = person(PHONE, settings={**QUICK, "odds": True})
    somebody.open_table("gongor", seed="lily")
    page = somebody.page
    odds = page.locator(".pick .odds")
    expect(odds.first).to_contain_text("hand")
    expect(odds.nth(1)).to_contain_text("game")
    expect(page.locator(".hinted")).to_have_count(0)
    button(somebody, "Hint")
    expect(page.locator(".pick .hinted")).to_have_count(1)
    button(somebody, "Hint")
    expect(page.locator(".pick .hinted")).to_have_count(0)
    expect(odds.first).to_be_visible()
    page.locator(".pick button:enabled").first.click()
    expect(odds).to_have_count(0)
    expect(page.locator(".rail button").first).to_contain_text("100")


BOXES = """[...document.querySelectorAll('.at-table *')].map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height])"""


def test_on_a_phone_why_rises_over_the_lower_half_and_nothing_else_moves(person: People) -> None:
    somebody = person(PHONE)
    page = somebody.page
    somebody.open_table("gongor", seed="lily")
    page.locator(".bar .hint").click()
    why = page.locator(".prompt .btn", has_text="Why?")
    why.wait_for()
    page.locator(".rail, .pick .odds").first.wait_for()
    settled(page)
    before = page.evaluate(BOXES)
    why.click()
    sheet = page.get_by_role("dialog", name="Why?")
    expect(sheet).to_contain_text("of these deals.")
    settled(page)
    box = sheet.bounding_box()
    assert box is not None
    assert PHONE[1] * 0.43 < box["y"]
    assert before == page.evaluate(BOXES)
    assert [] == found_by_axe(somebody)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(".bar .hint[aria-pressed=true]").click()
    expect(why).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("leaving", ["swipe", "outside"])
def test_the_reason_of_a_hint_closes_by_a_swipe_and_by_a_tap_outside(person: People, leaving: str) -> None:
    somebody = person(PHONE)
    page = somebody.page
    somebody.open_table("gongor", seed="lily")
    page.locator(".bar .hint").click()
    page.locator(".prompt .btn", has_text="Why?").click()
    sheet = page.get_by_role("dialog", name="Why?")
    head = sheet.locator("header").bounding_box()
    assert head is not None
    if leaving == "outside":
        page.touchscreen.tap(PHONE[0] / 2, 100)
    else:
        swipe(page, head["x"] + 40, head["y"] + 20, 120)
    expect(sheet).to_have_count(0)
    somebody.wait("document.activeElement?.closest('.hand, .pick, .prompt') !== null")


def swipe(page: Page, x: float, y: float, by_px: float) -> None:
    """A finger that is drawn down."""
    line = page.context.new_cdp_session(page)
    for kind, at in [
        ("touchStart", y),
        ("touchMove", y + by_px / 2),
        ("touchMove", y + by_px),
        ("touchEnd", None),
    ]:
        points = [] if at is None else [{"x": x, "y": at}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
