"""One person against bots: undo, hints, claims, calls with one gesture, signals, and how the table speaks up."""

import pytest
from playwright.sync_api import CDPSession, WebSocket, expect

from tests.browser.club import DESKTOP, PHONE, QUICK, Person, settled, until_in
from tests.browser.conftest import People
from tests.sampling import thinned

ALL_BLACK = "70201"
"""A seed whose first deal gives the first seat black cards only."""
_NODES_A_ROW = 10
"""The nodes of the page that a deal may add to the score sheet."""
_NODES_OF_PANELS = 100
"""By so many the panels beside the table differ from deal to deal, as with the tricks played before one's turn."""
HEARING = """
    window.heard = {notes: [], tones: 0};
    window.Notification = class { constructor(text) { window.heard.notes.push(text); }
        static permission = 'granted'; static requestPermission() { return Promise.resolve('granted'); } };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.heard.tones += 1; return start.apply(this, when); };
"""


def button(one: Person, name: str) -> None:
    one.page.get_by_role("button", name=name, exact=True).first.click()


def in_menu(one: Person, name: str) -> None:
    button(one, "Menu")
    one.page.locator("dialog").get_by_role("button", name=name).click()


def test_against_bots_an_undo_is_free(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist")
    assert somebody.my_turn()
    before = somebody.hand()
    somebody.act_once()
    assert somebody.my_turn()
    button(somebody, "Undo")
    somebody.wait(f"document.querySelectorAll('.hand .card').length === {len(before)}")
    assert before == somebody.hand()
    button(somebody, "Redo")
    somebody.wait(f"document.querySelectorAll('.hand .card').length === {len(before) - 1}")


def test_a_hint_names_an_act_and_its_reason_and_a_badge_tells_that_it_was_given(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", bot="club")
    assert somebody.my_turn()
    expect(somebody.page.locator(".bar .assisted")).to_have_count(0)
    button(somebody, "Hint")
    prompt = somebody.page.locator(".prompt")
    expect(prompt).to_contain_text("Advice:")
    settled(somebody.page)
    lead, whole = prompt.locator("b").inner_text(), prompt.inner_text()
    assert whole.replace(lead, "").strip()
    expect(somebody.page.locator(".bar .assisted")).to_have_text("With help")
    somebody.page.reload()
    expect(somebody.page.locator(".bar .assisted")).to_have_text("With help")
    somebody.play_deal()
    expect(somebody.page.locator(".at-table.result .foot")).to_contain_text("With help")


@pytest.mark.long
def test_where_the_host_wants_no_hints_none_is_offered(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", hints=False)
    assert somebody.my_turn()
    expect(somebody.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_deal_conceded_is_over(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist")
    assert somebody.my_turn()
    in_menu(somebody, "Concede the rest of the deal")
    somebody.page.get_by_text("You give up the rest of this deal").wait_for()
    expect(somebody.page.locator(".hand .card").first).to_be_visible()
    somebody.page.locator("dialog").get_by_role("button", name="Concede the rest of the deal").click()
    expect(somebody.page.locator("#outcome")).not_to_be_empty()


@pytest.mark.parametrize("how", thinned(["tap", "key"], ["tap"]))
def test_the_game_is_stopped_only_by_a_second_act(person: People, how: str) -> None:
    somebody = person(PHONE if how == "tap" else DESKTOP)
    somebody.open_table("whist")
    assert somebody.my_turn()
    sent = _stops(somebody)
    if how == "tap":
        in_menu(somebody, "Stop the game")
    else:
        button(somebody, "Menu")
        somebody.page.locator("dialog").get_by_role("button", name="Stop the game").focus()
        somebody.page.keyboard.press("Enter")
    somebody.page.get_by_text("The game ends here for everybody").wait_for()
    somebody.page.keyboard.press("Enter")
    assert [] == sent
    button(somebody, "Rather not")
    stop = somebody.page.locator("dialog").get_by_role("button", name="Stop the game")
    stop.click()
    somebody.page.get_by_text("The game ends here for everybody").wait_for()
    stop.click()
    somebody.page.locator(".ended").wait_for()
    assert 1 == len(sent)


def _stops(one: Person) -> list[str]:
    """The stops sent from the next connection on."""
    sent: list[str] = []

    def heard(line: WebSocket) -> None:
        line.on("framesent", lambda text: sent.append(str(text)) if '"stop"' in str(text) else None)

    one.page.on("websocket", heard)
    one.page.reload()
    assert one.my_turn()
    return sent


def test_a_claim_that_is_certain_is_offered_and_ends_the_deal(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", options={"target": "50"}, seed="14")
    claim = somebody.page.locator(".tools").get_by_role("button", name="Claim")
    while somebody.my_turn() and not claim.count():
        somebody.act_once()
    claim.click()
    somebody.page.locator("#outcome").wait_for()


def _counted(somebody: Person, line: CDPSession, most_nodes: int) -> dict[str, int]:
    """Counts the page's nodes after garbage collection, which may take the browser a while."""
    found: dict[str, int] = {}

    def are_few() -> bool:
        found.update(_at_once(line))
        return found["nodes"] < most_nodes

    until_in(somebody.page, are_few, lambda: found)
    return found


def _at_once(line: CDPSession) -> dict[str, int]:
    line.send("HeapProfiler.collectGarbage")
    heap = line.send("Runtime.getHeapUsage")["usedSize"]
    return {"heap": heap, **line.send("Memory.getDOMCounters")}


@pytest.mark.long
def test_after_six_deals_the_page_is_about_as_large_as_after_one(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", options={"target": "1000"})
    line = somebody.context.new_cdp_session(somebody.page)
    tables: list[int] = []
    results: list[dict[str, int]] = []
    rows = 5 * _NODES_A_ROW + _NODES_OF_PANELS
    for _ in range(6):
        assert somebody.my_turn()
        tables.append(somebody.page.evaluate("() => document.querySelectorAll('*').length"))
        in_menu(somebody, "Concede the rest of the deal")
        somebody.page.locator("dialog").get_by_role("button", name="Concede the rest").click()
        somebody.page.locator("#outcome").wait_for()
        most = results[0]["nodes"] + 3 * rows if results else 2_100
        results.append(_counted(somebody, line, most))
        somebody.next_deal()
    first, last = results[0], results[-1]
    assert max(tables) < 2_100
    assert tables[-1] < 1.4 * tables[0] + rows
    assert last["nodes"] - first["nodes"] < 3 * rows
    assert last["jsEventListeners"] <= first["jsEventListeners"] + 2
    assert last["heap"] < 1.25 * first["heap"]


@pytest.mark.parametrize("how", thinned(["tap", "key"], ["tap"]))
def test_askov_s_overcalls_are_passed_with_one_gesture(person: People, how: str) -> None:
    somebody = person(PHONE if how == "tap" else DESKTOP)
    somebody.open_table("askov", seed="3")
    assert somebody.my_turn()
    somebody.act_once()
    somebody.my_turn()
    passing = somebody.page.locator(".calls .btn.pass")
    passing.wait_for()
    if how == "tap":
        passing.tap()
    else:
        somebody.page.keyboard.press("p")
    expect(passing).to_have_count(0)
    somebody.wait("document.querySelector('.at-table').dataset.phase !== 'overcalling'")


@pytest.mark.long
def test_a_hand_of_one_colour_lays_two_cards_as_its_signal(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("minnesota", seed=ALL_BLACK)
    assert somebody.my_turn()
    button(somebody, "Two cards")
    expect(somebody.page.locator(".prompt")).to_contain_text("Choose two cards for the signal.")
    somebody.page.locator(".hand .card").nth(0).click(position={"x": 20, "y": 40})
    expect(somebody.page.locator(".prompt")).to_contain_text("And a second one.")
    somebody.page.locator(".hand .card").nth(12).click()
    button(somebody, "Lay it")
    somebody.wait("document.querySelector('.prompt.on') === null || document.querySelector('.bid') !== null")
    expect(somebody.page.get_by_role("button", name="Two cards")).to_have_count(0)


def test_one_s_turn_stands_in_the_title_and_is_told_as_a_notification_where_wanted(person: People) -> None:
    hidden = "Object.defineProperty(document, 'hidden', {get: () => true})"
    somebody = person(DESKTOP, settings={**QUICK, "notify": True}, scripts=(HEARING, hidden))
    somebody.open_table("whist")
    somebody.wait("document.title.startsWith('Your turn')")
    somebody.wait("window.heard.notes.length > 0")
    assert "Your turn." == somebody.page.evaluate("() => window.heard.notes.at(-1)")


@pytest.mark.long
def test_without_the_wish_nothing_is_notified(person: People) -> None:
    somebody = person(DESKTOP, scripts=(HEARING,))
    somebody.open_table("whist")
    assert somebody.my_turn()
    assert [] == somebody.page.evaluate("() => window.heard.notes")


@pytest.mark.parametrize("sound", thinned([True, False], [True]))
def test_a_card_laid_down_sounds_only_with_sound_on(person: People, sound: bool) -> None:
    somebody = person(DESKTOP, settings={**QUICK, "sound": sound}, scripts=(HEARING,))
    somebody.open_table("whist")
    assert somebody.my_turn()
    somebody.act_once()
    assert somebody.my_turn()
    if sound:
        somebody.wait("window.heard.tones > 0")
    else:
        assert 0 == somebody.page.evaluate("() => window.heard.tones")


def test_with_reduced_motion_nothing_travels(person: People) -> None:
    somebody = person(DESKTOP, settings={"lingerMs": 600}, scripts=(_MOVED,))
    somebody.page.emulate_media(reduced_motion="reduce")
    somebody.open_table("whist")
    for _ in range(5):
        assert somebody.my_turn()
        somebody.act_once()
    assert somebody.my_turn()
    assert [] == somebody.page.evaluate("() => [...window.moved]")


def test_a_phone_s_table_fits_without_scrolling_and_its_targets_are_large(person: People) -> None:
    somebody = person(PHONE)
    for preset in ("minnesota", "solo", "gongor", "hermits"):
        somebody.open_table(preset)
        assert somebody.my_turn()
        settled(somebody.page)
        assert somebody.page.evaluate(
            "() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        small = somebody.page.evaluate(_SMALL)
        assert [] == small, preset


_MOVED = """window.moved = new Set();
const look = () => {
    for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().duration > 20 && one.animationName !== 'here')
            window.moved.add(one.animationName ?? one.transitionProperty);
    requestAnimationFrame(look);
};
look();"""
"""Keeps the names of all that moves, in every frame."""
_SMALL = """() => [...document.querySelectorAll('.at-table button:not(.card)')]
    .filter((one) => one.getClientRects().length && (one.offsetHeight < 44 || one.offsetWidth < 44))
    .map((one) => one.textContent + one.offsetWidth + 'x' + one.offsetHeight)"""


@pytest.mark.long
def test_the_sheet_of_a_game_of_markers_counts_markers(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("hermits", seed="4")
    assert somebody.my_turn()
    expect(somebody.page.locator(".sheet th").last).to_have_text("Markers")
