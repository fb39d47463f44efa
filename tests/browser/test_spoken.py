"""Spoken sentences and keyboard focus at a table in the browser: the live regions, the accessibility tree, every way of
changing pages.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person, until_in
from tests.browser.conftest import People
from tests.browser.played import DEAL_OPTIONS, cards_left, played_until
from tests.sampling import thinned

HEARD = """
    window.heardAloud = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('[aria-live]')) {
            const text = one.textContent.replace(/\\u00a0/g, '').trim();
            if (text && one.heardLast !== text) window.heardAloud.push([one.getAttribute('aria-live'), text]);
            one.heardLast = text;
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""
NOBODY = "document.activeElement === document.body"


def listening(person: People, size: tuple[int, int]) -> Person:
    """Somebody whose page keeps all that the live regions say."""
    return person(size, scripts=(HEARD,))


def heard(somebody: Person, how: str = "polite") -> str:
    """All that was said so far, in its order."""
    said = somebody.page.evaluate("() => window.heardAloud")
    return "\n".join(text for kind, text in said if kind == how)


def until_heard(somebody: Person, words: str, how: str = "polite") -> None:
    until_in(
        somebody.page,
        lambda: re.search(words, heard(somebody, how)) is not None,
        lambda: f"never heard: {words}\n{heard(somebody, how)}",
    )


def focused(somebody: Person) -> str:
    return str(somebody.page.evaluate("() => document.activeElement.tagName.toLowerCase()"))


def play_by_keys(somebody: Person) -> None:
    """Plays the deal by the keyboard."""
    while somebody.my_turn():
        act_by_keys(somebody)


def act_by_keys(somebody: Person) -> None:
    """One act by the keyboard, after which the focus is somewhere."""
    page = somebody.page
    held = page.locator(".hand .card").count()
    shown = page.locator(".prompt").inner_text()
    page.locator(".hand .card[tabindex='0']").focus()
    for _ in range(14):
        if page.evaluate("() => document.activeElement.getAttribute('aria-pressed') !== null"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    somebody.wait(
        f"document.querySelector('.result') || document.querySelectorAll('.hand .card').length < {held}"
        f" || document.querySelector('.prompt').innerText !== {shown!r}"
    )
    assert not page.evaluate(f"() => {NOBODY}")


def test_a_deal_is_heard_in_its_order_and_nothing_twice(person: People) -> None:
    somebody = listening(person, DESKTOP)
    somebody.open_table("minnesota", seed="heard")
    play_by_keys(somebody)
    until_heard(somebody, r"Score: we \d+, they \d+\.")
    said = heard(somebody)
    assert 1 == said.count("Lay a card face down.")
    words = "zero one two three four five six seven eight nine ten eleven twelve".split()
    tallies = [
        sum(words.index(one) if one in words else int(one) for one in found)
        for found in re.findall(r"We (\w+), they (\w+)\.", said)
    ]
    assert list(range(1, 14)) == tallies
    trick = re.compile(r"(wins?) trick \w+ with the [\w ]+\.\s+We \w+, they \w+\.")
    assert 13 == len(trick.findall(said))
    assert said.index("The deal is over.") > [one.end() for one in trick.finditer(said)][-1] - 1
    # After what is asked comes one's own act and nothing else.
    assert {"You", "You:"} == set(re.findall(r"Your turn\. [^.]*\.\s+(\S+)", said))


@pytest.mark.long
@pytest.mark.parametrize(
    "preset", thinned(["minnesota", "solo", "whist", "gongor", "hermits"], ["solo", "gongor"])
)
def test_after_a_deal_the_result_is_said_and_its_heading_has_the_focus(person: People, preset: str) -> None:
    somebody = listening(person, DESKTOP)
    table = played_until(somebody.club, preset, "7", cards_left(1), DEAL_OPTIONS.get(preset))
    table.comes(somebody).goto(table.path)
    somebody.play_deal()
    until_heard(somebody, r"(The deal|The passage) is over\.[\s\S]*Score: ")
    somebody.wait("document.activeElement.id === 'outcome'")
    following = somebody.page.locator(".result").get_by_role("button", name=re.compile("^Next"))
    if following.count():
        following.click()
        until_heard(somebody, r"is over\.[\s\S]*Your hand")
        assert not somebody.page.evaluate(f"() => {NOBODY}")


def test_a_refusal_interrupts(person: People) -> None:
    somebody = listening(person, DESKTOP)
    somebody.open_table("whist")
    while somebody.my_turn():
        shaded = somebody.page.locator(".hand .card[aria-disabled='true']")
        if shaded.count():
            shaded.first.dispatch_event("click")
            break
        somebody.act_once()
    until_heard(somebody, r"^Not that one\.", "assertive")


@pytest.mark.long
def test_an_act_taken_back_is_heard_and_what_is_asked_then(person: People) -> None:
    somebody = listening(person, DESKTOP)
    somebody.open_table("gongor")
    somebody.my_turn()
    somebody.act_once()
    somebody.my_turn()
    somebody.act_once()
    somebody.page.get_by_role("button", name="Undo").first.click()
    until_heard(somebody, r"You have taken one move back\.[\s\S]*(Your turn|How many tricks)")
    assert not somebody.page.evaluate(f"() => {NOBODY}")


@pytest.mark.long
def test_with_a_dialog_open_one_hears_on_and_the_focus_comes_back(person: People) -> None:
    somebody = listening(person, DESKTOP)
    somebody.open_table("whist")
    somebody.my_turn()
    # Speech still waiting would go to the dialog's region, as it should.
    until_heard(somebody, r"Your turn")
    page = somebody.page
    page.get_by_role("button", name="Menu").click()
    somebody.wait("document.activeElement.id === 'sheet-title'")
    inside = page.locator("dialog [aria-live=polite]")
    expect(inside).to_have_count(1)
    expect(inside).to_have_text("")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert not page.evaluate(f"() => {NOBODY}")


@pytest.mark.long
def test_another_page_takes_the_focus_to_its_heading_and_changes_the_title(person: People) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    page.goto("/")
    page.locator("h1").first.wait_for()
    for name in ("Rules", "Review", "Evenings", "Play"):
        before = page.title()
        page.locator("nav.wide").get_by_role("link", name=name).click()
        somebody.wait("document.activeElement.tagName === 'H1'")
        somebody.wait(f"document.title !== {before!r}")
        heading = page.locator("h1").first.inner_text()
        assert page.title() == ("Whistclub" if name == "Play" else f"{heading} · Whistclub")
    page.go_back()
    somebody.wait("document.activeElement.tagName === 'H1'")
    assert page.url.endswith("/evening")


@pytest.mark.long
def test_whoever_is_sent_away_is_told_at_once(person: People) -> None:
    host, friend = person(DESKTOP), listening(person, PHONE)
    path = host.open_table("whist", bots=False)
    friend.join(path)
    host.page.locator("button.st:not(.free, .s)").click()
    host.page.locator("dialog").get_by_role("button", name="Send away").click()
    host.page.locator("dialog").get_by_role("button", name="Send away").click()
    until_heard(friend, r"^The table is closed to you\.", "assertive")
    friend.wait("document.activeElement.tagName === 'H1'")


@pytest.mark.long
def test_who_sits_down_is_heard(person: People) -> None:
    host, friend = listening(person, DESKTOP), person(PHONE)
    path = host.open_table("whist", bots=False)
    friend.join(path)
    until_heard(host, r"sits down\.")


@pytest.mark.long
def test_the_keys_read_hand_trick_and_the_last_passage(person: People) -> None:
    somebody = listening(person, DESKTOP)
    somebody.open_table("whist")
    somebody.my_turn()
    page = somebody.page
    until_heard(somebody, r"Your turn\.")
    said: Any = page.evaluate("() => window.heardAloud.length")
    page.keyboard.press("Alt+1")
    somebody.wait(f"window.heardAloud.length >= {said}")
    page.keyboard.press("Alt+5")
    until_heard(somebody, r"Your hand, 13 cards\.[\s\S]*Your hand, 13 cards\.")


@pytest.mark.parametrize("size", thinned([PHONE, DESKTOP], [PHONE]))
def test_the_tree_of_accessibility_has_two_live_regions_and_the_hand_in_words(
    person: People, size: tuple[int, int]
) -> None:
    somebody = person(size)
    somebody.open_table("hermits")
    somebody.my_turn()
    tree = somebody.context.new_cdp_session(somebody.page).send("Accessibility.getFullAXTree")["nodes"]

    def live(node: dict[str, Any]) -> str:
        found = [one["value"].get("value") for one in node.get("properties", []) if one["name"] == "live"]
        return str(found[0]) if found else ""

    roles = [(node.get("role", {}).get("value"), live(node)) for node in tree if not node.get("ignored")]
    assert 1 == roles.count(("status", "polite"))
    assert 1 == [how for _, how in roles].count("assertive")
    cards = [
        node["name"]["value"]
        for node in tree
        if node.get("role", {}).get("value") == "button" and re.search(r", \d+ of 10", node["name"]["value"])
    ]
    assert 10 == len(cards)
    assert all(re.match(r"\w+ of (Moons|Suns|Waves|Leaves|Wyrms|Knots)", card) for card in cards)
