"""People at one table: by a link, through reloads and lost connections, in two tabs."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person, settled
from tests.browser.conftest import People
from whistclub.messages.catalogue import Catalogue
from whistclub.messages.drawn_names import ADJECTIVES, drawn_name

ENGLISH, GERMAN = Catalogue("en"), Catalogue("de")


def drawn_number(one: Person) -> int:
    return int(one.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.guest)"))


def test_a_friend_sits_down_by_the_link_and_both_are_dealt_cards(person: People) -> None:
    host, friend = person(DESKTOP), person(PHONE, language="de")
    path = host.open_table("minnesota", bots=False)
    friend.join(path)
    host.page.get_by_role("button", name="Deal the cards").click()
    for one in (host, friend):
        expect(one.page.locator(".hand .card")).to_have_count(13)
    assert not set(host.hand()) & set(friend.hand())


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Mit Bots spielen"), pytest.param("en", "Play with bots", marks=pytest.mark.long)],
)
def test_on_a_small_phone_the_host_deals_without_scrolling(person: People, language: str, words: str) -> None:
    host = person(PHONE, language=language)
    host.open_table("minnesota", bots=False)
    button = host.page.get_by_role("button", name=words)
    button.wait_for()
    settled(host.page)
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1]


@pytest.mark.parametrize("size", [PHONE, (390, 844)])
def test_two_taps_from_a_phone_lead_to_a_dozen_sentences_that_each_hears_in_their_own_language(
    person: People, size: tuple[int, int]
) -> None:
    host, friend = person(size), person(DESKTOP, language="de")
    path = host.open_table("whist", bots=False)
    friend.join(path)
    host.page.get_by_role("button", name="Deal the cards").click()
    friend.page.locator(".hand .card").first.wait_for()
    for name in ["Menu", "Talk"] if size == PHONE else ["Talk"]:
        host.page.get_by_role("button", name=name, exact=True).click()
    sentences = host.page.locator("dialog .phrases button")
    expect(sentences).to_have_count(12)
    sentences.get_by_text("Take your time.").click()
    expect(host.page.locator("dialog")).to_have_count(0)
    expect(friend.page.locator(".say", has_text="Lass dir Zeit.")).to_be_visible()


def test_a_reload_shows_the_same_hand(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("solo")
    assert somebody.my_turn()
    before = somebody.hand()
    somebody.page.reload()
    somebody.wait("document.querySelectorAll('.hand .card').length > 0")
    assert before == somebody.hand()


def test_without_a_connection_the_prompt_says_so_and_play_goes_on_afterwards(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist")
    assert somebody.my_turn()
    held = len(somebody.hand())
    somebody.set_offline(is_offline=True)
    somebody.page.get_by_text("Your seat is kept.").first.wait_for()
    expect(somebody.page.get_by_role("button", name="Try now")).to_be_visible()
    expect(somebody.page.locator(".hand .card[aria-pressed]")).to_have_count(0)
    somebody.set_offline(is_offline=False)
    somebody.wait("document.querySelectorAll('.hand .card[aria-pressed]').length > 0")
    somebody.act()
    somebody.wait(f"document.querySelectorAll('.hand .card').length < {held}")


def test_a_second_tab_follows_what_the_first_plays(person: People) -> None:
    somebody = person(DESKTOP)
    path = somebody.open_table("whist")
    second = somebody.tab()
    second.goto(path)
    somebody.wait("document.querySelectorAll('.hand .card').length > 0", second)
    assert somebody.my_turn()
    held = len(somebody.hand())
    somebody.act()
    somebody.wait(f"document.querySelectorAll('.hand .card').length < {held}", second)


@pytest.mark.long
def test_two_people_without_a_name_are_told_apart_each_in_one_s_own_language(person: People) -> None:
    host, friend = person(DESKTOP), person(DESKTOP, language="de")
    path = host.open_table("minnesota", bots=False)
    friend.join(path)
    host_s, friend_s = drawn_number(host), drawn_number(friend)
    # At one table nobody has another's adjective: who comes later has the next name.
    friend_s += host_s % ADJECTIVES == friend_s % ADJECTIVES
    expect(friend.page.locator(".st.s b")).to_have_text(drawn_name(GERMAN, friend_s))
    expect(host.page.locator(".st.s b")).to_have_text(drawn_name(ENGLISH, host_s))
    expect(host.page.locator(".st:not(.s, .free) b")).to_have_text(drawn_name(ENGLISH, friend_s))
    expect(friend.page.locator(".st:not(.s, .free) b")).to_have_text(drawn_name(GERMAN, host_s))
    expect(
        friend.page.get_by_text(f"Du sitzt. {drawn_name(GERMAN, host_s)} gibt gleich.").first
    ).to_be_visible()
    host.page.get_by_role("button", name="Deal the cards").click()
    for one in (host, friend):
        expect(one.page.locator(".hand .card")).to_have_count(13)
    expect(host.page.locator(".felt")).to_contain_text(drawn_name(ENGLISH, friend_s))
    expect(friend.page.locator(".felt")).to_contain_text(drawn_name(GERMAN, host_s))
    expect(host.page.locator(".felt")).not_to_contain_text(drawn_name(ENGLISH, host_s))
    expect(friend.page.locator(".felt")).not_to_contain_text(drawn_name(GERMAN, friend_s))


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Guten "), pytest.param("en", "Good ", marks=pytest.mark.long)]
)
def test_a_guest_without_a_name_is_greeted_with_a_whole_sentence(
    person: People, language: str, words: str
) -> None:
    somebody = person(PHONE, language=language)
    somebody.page.goto("/")
    somebody.page.locator(".hero .btn.lamp").click()
    assert somebody.my_turn()
    somebody.page.goto("/")
    greeting = somebody.page.locator(".hero .eye")
    expect(greeting).to_have_text(re.compile(rf"^{words}\w+\.$"))
