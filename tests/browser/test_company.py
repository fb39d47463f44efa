"""Several people at one table, each in a browser of their own: undo, the host's rights, standing in, watching."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.club import DESKTOP, PHONE, Person, cards_in, play_together, whose_turn
from tests.browser.conftest import People
from tests.browser.played import play_on
from tests.browser.test_empty_browser import STAND_UP
from whistclub.messages.catalogue import Catalogue
from whistclub.messages.drawn_names import DRAWN_NAMES, drawn_name


def seated(person: People, preset: str, count: int, first: int = 0, **plan: Any) -> list[Person]:
    """So many people at a table whose match has begun; the host first, the others from the free seat `first` on."""
    host = person(DESKTOP)
    path = host.open_table(preset, bots=False, **plan)
    people = [host]
    for _ in range(count - 1):
        people.append(person(DESKTOP))
        people[-1].join(path, first)
    host.page.get_by_role("button", name="Deal the cards").click()
    for one in people:
        one.wait("document.querySelectorAll('.hand .card').length > 11")
    return people


def seats_said_to_be(one: Person, words: str) -> Locator:
    """The seats at the table of which these words are said, to be read or, beside what lies in a trick, heard."""
    return one.page.get_by_role("group", name=re.compile(words))


def held(one: Person) -> int:
    return one.page.locator(".hand .card").count()


def result_of(one: Person) -> str:
    """The result as the end of a deal says it at the table, and the first thing where one looks back, which is open
    then.
    """
    one.page.locator('.at-table.result[data-stage="4"]').wait_for()
    at_table = str(one.page.locator(".cloth").inner_text())
    one.look_back()
    return at_table + str(one.page.locator(".look-back .box:not(.awaited)").nth(0).inner_text())


@pytest.mark.long
def test_who_watches_a_solitaire_reads_the_player_s_name(person: People) -> None:
    player, watcher = person(DESKTOP), person(PHONE, language="de")
    path = player.open_table("gongor")
    assert player.my_turn()
    player.act_once()
    watcher.watch(path)
    german = Catalogue("de")
    drawn = re.compile("|".join(drawn_name(german, number) for number in range(1, DRAWN_NAMES + 1)))
    expect(watcher.page.locator(".against-dummy .e figcaption b")).to_have_text(drawn)
    player.play_deal()
    watcher.page.locator(".result").wait_for()
    expect(watcher.page.locator("main")).to_contain_text(drawn)
    said = result_of(watcher)
    assert "Dein" not in said
    expect(watcher.page.locator("main")).to_contain_text(drawn)


def press(one: Person, name: str) -> None:
    one.page.get_by_role("button", name=name, exact=True).first.click()


def play_until_it_is_the_host_s_to_take_back(host: Person, friend: Person) -> int:
    """Until the last act is the host's own, in a trick that it has not ended. Returns how many cards the host had
    before it.
    """
    for _ in range(40):
        actor = whose_turn(host, friend)
        lying, before = host.page.locator(".trick .card").count(), held(host)
        assert actor is not None
        actor.act_once()
        if actor is host and lying < 3:
            host.wait(f"document.querySelectorAll('.hand .card').length < {before}")
            return before
    raise AssertionError("the host ends every trick")


def test_an_undo_is_done_once_the_other_person_agrees_and_not_past_a_card_shown_since(person: People) -> None:
    host, friend = seated(person, "whist", 2)
    before = play_until_it_is_the_host_s_to_take_back(host, friend)
    press(host, "Undo")
    friend.page.get_by_text("would like to take something back.").wait_for()
    press(friend, "Agree")
    host.wait(f"document.querySelectorAll('.hand .card').length === {before}")
    assert whose_turn(host, friend) is host
    host.act_once()
    assert whose_turn(host, friend) is friend
    friend.act_once()
    expect(host.page.locator(".tools").get_by_role("button", name="Undo")).to_have_count(0)


@pytest.mark.long
def test_an_undo_that_the_other_person_declines_takes_nothing_back(person: People) -> None:
    host, friend = seated(person, "whist", 2)
    before = play_until_it_is_the_host_s_to_take_back(host, friend)
    press(host, "Undo")
    press(friend, "Decline")
    expect(friend.page.get_by_role("button", name="Decline")).to_have_count(0)
    assert before - 1 == held(host)


@pytest.mark.long
def test_four_people_lay_bid_cards_at_the_same_moment_and_the_deal_is_played_out(person: People) -> None:
    people = seated(person, "minnesota", 4)
    for one in people:
        one.wait("document.querySelector('.prompt.on') !== null")
    for one in people:
        one.page.evaluate("() => { document.querySelector('.hand .card[aria-pressed]').click(); }")
    for one in people:
        one.wait("document.querySelectorAll('.bid').length > 0 || document.querySelector('.chip') !== null")
    play_on(*people)
    play_together(*people)
    for one in people:
        one.look_back()
    hands = [one.page.locator(".look-back .box:not(.awaited) .four").inner_text() for one in people]
    assert 1 == len({lines.count("\n") for lines in hands})


def test_the_host_moves_a_guest_to_the_seat_opposite_and_sends_another_away(person: People) -> None:
    host, friend, stranger = person(DESKTOP), person(DESKTOP), person(DESKTOP)
    path = host.open_table("minnesota", bots=False)
    friend.join(path)
    stranger.join(path)
    host.page.locator(".st.w").click()
    host.page.locator("dialog").get_by_role("button", name="As my partner").click()
    expect(friend.page.locator(".st.n")).to_contain_text("deals when ready")
    expect(friend.page.locator(".st.s")).to_contain_text("you, change")
    host.page.locator(".st.w").click()
    for _ in ("chosen", "sure"):
        host.page.locator("dialog").get_by_role("button", name="Send away").click()
    stranger.page.get_by_role("heading", name="The table is closed to you.").wait_for()
    expect(host.page.locator(".st.w")).to_have_class(re.compile("free"))
    stranger.page.reload()
    stranger.page.get_by_role("heading", name="The table is closed to you.").wait_for()


@pytest.mark.long
def test_after_the_match_the_host_deals_a_rematch_to_the_same_people(person: People) -> None:
    host, friend = seated(person, "whist", 2, options={"max_deals": "1"})
    play_on(host, friend)
    play_together(host, friend)
    expect(host.page.locator(".ended")).to_be_visible()
    press(host, "Again")
    for one in (host, friend):
        one.wait("document.querySelectorAll('.hand .card').length === 13")
    assert not set(host.hand()) & set(friend.hand())


@pytest.mark.long
def test_a_bot_plays_when_the_clock_has_run_out_and_says_how_often_when_the_hand_is_taken_back(
    person: People,
) -> None:
    # The host's clock runs too once the friend's has run out; it must leave time for all that is looked at here.
    host, friend = seated(person, "whist", 2, first=1, clock_s=20)
    if whose_turn(host, friend) is host:
        host.act_once()
    expect(host.page.locator(".seat .ring")).to_be_visible()
    friend.page.get_by_text("A bot plays for you.").first.wait_for()
    expect(seats_said_to_be(host, "away, bot plays")).to_have_count(1)
    friend.wait("document.querySelectorAll('.hand .card').length < 13")
    press(friend, "Take your hand")
    friend.until_said(r"Meanwhile \w+, bot, played (a|\w+) tricks? for you\.")


def test_a_person_who_leaves_is_stood_in_for_and_finds_the_seat_again(person: People) -> None:
    host, friend = seated(person, "whist", 2)
    path = friend.page.url
    press(friend, "Menu")
    friend.page.get_by_role("button", name="Leave the table").click()
    friend.page.locator("dialog").get_by_role("button", name="Leave the table").click()
    expect(seats_said_to_be(host, "away, bot plays")).to_have_count(1)
    friend.page.goto(path)
    expect(seats_said_to_be(host, "away, bot plays")).to_have_count(0)
    assert whose_turn(host, friend) is not None


def test_who_comes_back_reads_what_the_bot_did_and_sees_those_tricks_until_they_act(person: People) -> None:
    host, friend = seated(person, "whist", 2)
    path = friend.page.url
    press(friend, "Menu")
    for _ in ("chosen", "sure"):
        friend.page.locator("dialog").get_by_role("button", name="Leave the table").click()
    expect(seats_said_to_be(host, "away, bot plays")).to_have_count(1)
    held = len(host.hand())
    while len(host.hand()) > held - 2:
        assert host.my_turn()
        host.act_once()
    friend.page.goto(path)
    expect(friend.page.locator(".prompt")).to_contain_text(
        re.compile(r"Meanwhile \w+, bot, played .* for you")
    )
    press(friend, "Show")
    tricks = friend.page.locator("dialog tbody tr")
    expect(tricks.first.locator("td.bot .card")).to_have_count(1)
    expect(tricks.first.locator("td.won .card")).to_have_count(1)
    press(friend, "Back to the table")
    expect(friend.page.locator(".prompt")).to_contain_text("Meanwhile")
    while whose_turn(host, friend) is not friend:
        host.act_once()
    friend.act()
    expect(friend.page.locator(".prompt")).not_to_contain_text("Meanwhile")


def test_who_watches_sees_no_hand_until_the_deal_is_over(person: People) -> None:
    host, friend = seated(person, "whist", 2)
    watcher = person(PHONE)
    watcher.watch(host.page.url)
    expect(watcher.page.locator(".seat:visible")).to_have_count(4)
    expect(watcher.page.locator(".hand .card")).to_have_count(0)
    hidden = set(host.hand()) | set(friend.hand())
    shown = set(cards_in(watcher.page, "[data-card]"))
    turned = set(cards_in(watcher.page, ".turned-lies .card"))
    assert hidden & shown <= turned
    expect(host.page.locator(".bar .watching")).to_have_text("1")
    play_on(host, friend)
    play_together(host, friend)
    said = result_of(watcher)
    expect(watcher.page.locator(".four .hd")).to_have_count(4)
    expect(watcher.page.locator(".sheet .side-head")).to_have_text(
        [re.compile(rf"[A-Z]\w+\s+[A-Z]\w+\s*{bot}") for bot in ("Selma", "Wim")]
    )
    assert [] == [word for word in ("We", "They", "You") if re.search(rf"\b{word}\b", said)]


@pytest.mark.long
def test_a_click_on_a_table_that_has_moved_on_is_refused_and_explained(person: People) -> None:
    somebody = person(DESKTOP)
    path = somebody.open_table("whist")
    assert somebody.my_turn()
    late = somebody.tab()
    waiting: list[str | bytes] = []
    holds = [False]

    def between(page_side: WebSocketRoute) -> None:
        club_side = page_side.connect_to_server()

        def tell(message: str | bytes) -> None:
            if holds[0]:
                waiting.append(message)
            else:
                page_side.send(message)

        def ask(message: str | bytes) -> None:
            club_side.send(message)
            if holds[0] and '"do":"act"' in str(message):
                holds[0] = False
                for one in waiting:
                    page_side.send(one)

        club_side.on_message(tell)
        page_side.on_message(ask)

    late.route_web_socket(re.compile("/ws/"), between)
    late.goto(path)
    somebody.wait("document.querySelector('.prompt.on') !== null", late)
    holds[0] = True
    somebody.act_once()
    assert somebody.my_turn()
    late.locator(".hand .card[aria-pressed]").first.click(position={"x": 20, "y": 40})
    somebody.until_said(r"The table moved on\. Please choose again\.", late)
    somebody.wait("document.querySelector('.prompt.on') !== null", late)


@pytest.mark.long
def test_the_host_changes_the_rules_before_the_deal_and_everybody_sees_them(person: People) -> None:
    host, friend = person(DESKTOP), person(DESKTOP)
    path = host.open_table("minnesota", bots=False)
    friend.join(path)
    expect(friend.page.get_by_role("button", name="All rules")).to_have_count(0)
    host.page.locator(".rules .line").click()
    press(host, "All rules")
    host.page.locator("dialog label.radio").filter(has_text="Askov").click()
    press(host, "Play by these")
    friend.page.locator(".rules .line").click()
    expect(friend.page.locator(".rules b").first).to_contain_text("Askov")
    expect(friend.page.locator("dl").first).to_contain_text("Sola Nola and Grand Dix")


def watching(person: People, host: Person) -> Person:
    """Somebody known to the club who watches the table."""
    watcher = person(DESKTOP)
    watcher.open_table("gongor")
    watcher.watch(host.page.url)
    return watcher


@pytest.mark.long
def test_a_guest_sent_away_during_a_match_is_played_on_and_a_watcher_has_the_seat_from_the_next_deal_on(
    person: People,
) -> None:
    host, friend = seated(person, "whist", 2, options={"target": "50"})
    watcher = watching(person, host)
    press(host, "Menu")
    host.page.locator("dialog").get_by_role("button", name="People at the table").click()
    for _ in ("chosen", "sure"):
        host.page.locator("dialog").get_by_role("button", name="Send away").click()
    friend.page.get_by_role("heading", name="The table is closed to you.").wait_for()
    host.page.keyboard.press("Escape")
    press(watcher, "Sit here from the next deal on")
    watcher.page.get_by_text("The seat is yours from the next deal on.").first.wait_for()
    expect(seats_said_to_be(host, "from the next deal on")).to_have_count(1)
    expect(watcher.page.get_by_role("button", name="Ask to play now")).to_have_count(0)
    expect(watcher.page.locator(".hand .card")).to_have_count(0)
    play_on(host)
    host.play_deal()
    press(host, "Next deal")
    watcher.wait("document.querySelectorAll('.hand .card').length === 13")


@pytest.mark.long
def test_with_everybody_s_agreement_a_watcher_takes_the_cards_over_and_the_deal_is_marked(
    person: People,
) -> None:
    host, friend = seated(person, "whist", 2)
    watcher = watching(person, host)
    friend.page.evaluate(STAND_UP)
    expect(friend.page.get_by_role("button", name="Sit here", exact=True)).to_be_visible()
    press(watcher, "Sit here from the next deal on")
    press(watcher, "Ask to play now")
    watcher.page.get_by_text("You have asked the others").first.wait_for()
    host.page.get_by_text("would like to take over from the bot in this deal.").first.wait_for()
    press(host, "Agree")
    watcher.wait("document.querySelectorAll('.hand .card').length > 0")
    expect(watcher.page.locator(".bar")).to_contain_text("With help")
    play_on(host, watcher)
    play_together(host, watcher)
    expect(host.page.locator(".at-table.result .why")).to_contain_text("took over a bot’s hand")


@pytest.mark.long
def test_what_was_played_without_a_connection_is_shown_and_summed_up_afterwards(person: People) -> None:
    host, friend = seated(person, "whist", 2, first=1)
    while whose_turn(host, friend) is friend:
        friend.act_once()
    friend.set_offline(is_offline=True)
    friend.page.get_by_text("Your seat is kept.").first.wait_for()
    assert whose_turn(host) is host
    host.act_once()
    friend.set_offline(is_offline=False)
    friend.until_said(r"Connected again\.")
    friend.until_said("card(s were| was) played meanwhile")


def test_a_listed_table_is_found_on_the_first_page_and_a_phrase_is_heard_across_it(person: People) -> None:
    host, friend = person(DESKTOP), person(DESKTOP)
    host.open_table("south_dakota", bots=False, listed=True)
    friend.page.goto("/")
    row = friend.page.locator("li").filter(has_text="South Dakota").first
    row.get_by_role("link", name="Sit down").click()
    friend.page.locator(".st.free").first.click()
    friend.page.get_by_role("button", name="Sit down", exact=True).click()
    friend.page.locator(".gather-dock.plate").wait_for()
    press(host, "Deal the cards")
    for one in (host, friend):
        one.wait("document.querySelectorAll('.hand .card').length === 13")
    host.page.get_by_role("tab", name="Talk").click()
    press(host, "Good luck!")
    friend.until_said("^Good luck!$")


@pytest.mark.long
def test_who_comes_back_to_the_first_page_finds_the_running_table_above_the_games(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("whist")
    assert somebody.my_turn()
    somebody.page.goto("/")
    waiting = somebody.page.locator(".hero")
    expect(waiting.locator("h1")).to_have_text("It is your turn.")
    expect(waiting).to_contain_text("Whist, deal 1.")
    waiting.get_by_role("button", name="Continue").click()
    assert somebody.my_turn()


@pytest.mark.long
def test_who_comes_for_the_first_time_is_led_to_the_first_steps_from_the_first_page(person: People) -> None:
    page = person(PHONE).page
    page.goto("/")
    page.locator(".hero").get_by_role("link", name="I have never played").click()
    page.wait_for_url("**/learn/first-steps")
