"""A table with friends: its link in one tap, who is asked to it sits down in one more, from an empty browser and in any
order of taps.
"""

import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.browsers import ELSEWHERE
from tests.browser.club import DESKTOP, PHONE, Person, settled
from tests.browser.conftest import People
from tests.browser.test_company import seats_said_to_be
from tests.sampling import thinned

SIT = re.compile("^Sit down$")


def sit_down(one: Person) -> None:
    one.page.get_by_role("button", name=SIT).click()


def own_seat(one: Person) -> Locator:
    return one.page.locator(".st.s")


def sits_as(one: Person, name: str) -> None:
    """The person sits under this name, as they see it themselves, and after a reload too."""
    for _ in ("now", "after a reload"):
        one.page.locator(".gather-dock.plate").wait_for()
        expect(own_seat(one)).to_contain_text(name)
        one.page.reload()


def table_of(person: People, size: tuple[int, int] = PHONE, name: str = "Marta") -> tuple[Person, str]:
    """A host with a name, and the path of their table."""
    host = person(size)
    path = host.open_table("minnesota", bots=False)
    own_seat(host).click()
    host.page.locator("dialog input").fill(name)
    host.page.get_by_role("button", name="Keep", exact=True).click()
    expect(own_seat(host)).to_contain_text(name)
    return host, path


@pytest.mark.parametrize("size", thinned([PHONE, DESKTOP], [PHONE]))
def test_who_types_a_name_in_an_empty_browser_sits_down_by_one_tap(
    person: People, size: tuple[int, int]
) -> None:
    host, path = table_of(person)
    friend = person(size)
    friend.page.goto(path)
    expect(friend.page.locator("h1")).to_contain_text("Marta’s table")
    expect(friend.page.locator(".st.offered")).to_contain_text("opposite Marta")
    friend.page.get_by_label("What shall we call you?").fill("Jon")
    sit_down(friend)
    friend.page.get_by_text("You sit. Marta deals soon.").first.wait_for()
    expect(host.page.locator(".st.n")).to_contain_text("Jon")
    sits_as(friend, "Jon")


def test_a_host_has_a_drawn_name_until_they_type_one(person: People) -> None:
    host = person(PHONE)
    path = host.open_table("minnesota", bots=False)
    friend = person(PHONE)
    friend.page.goto(path)
    drawn = own_seat(host).locator("b").inner_text()
    expect(friend.page.locator("h1")).to_contain_text(f"{drawn}’s table")
    own = friend.page.get_by_label("What shall we call you?").input_value()
    sit_down(friend)
    sits_as(friend, own)
    expect(friend.page.locator(".gather-dock.plate")).to_contain_text(f"You sit. {drawn} deals soon.")
    own_seat(host).click()
    host.page.locator("dialog input").fill("Marta")
    host.page.get_by_role("button", name="Keep", exact=True).click()
    expect(friend.page.locator("h1")).to_contain_text("Marta’s table")
    expect(friend.page.locator(".gather-dock.plate")).to_contain_text("Marta")


def test_who_only_wants_to_look_on_watches_before_the_start_and_may_sit_down_yet(person: People) -> None:
    host, path = table_of(person)
    onlooker = person(PHONE)
    onlooker.page.goto(path)
    onlooker.page.get_by_role("button", name="Watch", exact=True).click()
    expect(onlooker.page.get_by_text("You are watching. The cards come soon.").first).to_be_visible()
    expect(onlooker.page.get_by_label("What shall we call you?")).to_have_count(0)
    sit_down(onlooker)
    expect(onlooker.page.get_by_label("What shall we call you?")).to_be_visible()
    onlooker.page.get_by_role("button", name="Watch", exact=True).click()
    host.page.get_by_role("button", name="Play with bots").click()
    expect(onlooker.page.locator(".cloth")).to_be_visible()
    expect(host.page.locator(".hand .card").first).to_be_visible()


@pytest.mark.parametrize("acts", ["at the door", "from the rail"])
def test_who_comes_where_all_play_watches_by_one_tap_or_has_a_bots_place_from_the_next_deal_on(
    person: People, acts: str
) -> None:
    host, path = table_of(person)
    host.page.get_by_role("button", name="Play with bots").click()
    host.page.locator(".hand .card").first.wait_for()
    late = person(PHONE)
    late.page.goto(path)
    expect(late.page.locator(".gather-dock")).to_contain_text("They are playing: one person and three bots.")
    expect(late.page.get_by_role("img", name="One person is watching")).to_be_visible()
    if acts == "from the rail":
        late.watch(path)
        expect(late.page.locator(".hand.watch")).to_contain_text("You see what lies on the table, no hand.")
        late.page.reload()
    late.page.get_by_role("button", name=re.compile("ake Emil’s place$")).click()
    late.page.get_by_text("The seat is yours from the next deal on.").first.wait_for()
    expect(late.page.locator(".hand .card")).to_have_count(0)
    expect(seats_said_to_be(host, "from the next deal on")).to_have_count(1)


@pytest.mark.long
def test_taps_in_any_order_lead_to_the_seat(person: People) -> None:
    _, path = table_of(person)
    chooser, guest, turner = person(PHONE), person(PHONE), person(PHONE)
    # Another seat, a name of a bot, then one's own.
    chooser.page.goto(path)
    chooser.page.locator("button.st.free").first.click()
    chooser.page.get_by_label("What shall we call you?").fill("Selma")
    sit_down(chooser)
    chooser.page.locator("[role=alert]").get_by_text("name").wait_for()
    chooser.page.get_by_label("What shall we call you?").fill("Eva")
    sit_down(chooser)
    sits_as(chooser, "Eva")
    # Without a name, which comes afterwards.
    guest.page.goto(path)
    sit_down(guest)
    guest.page.locator(".gather-dock.plate").wait_for()
    own_seat(guest).click()
    guest.page.locator("dialog input").fill("Ola")
    guest.page.get_by_role("button", name="Keep", exact=True).click()
    sits_as(guest, "Ola")
    # The face first, Enter in the field, and back by way of home.
    turner.page.goto(path)
    turner.page.get_by_role("button", name="Another face").click()
    face = str(turner.page.locator(".turn .face").get_attribute("data-face"))
    turner.page.get_by_label("What shall we call you?").fill("Pim")
    turner.page.keyboard.press("Enter")
    turner.page.locator(".gather-dock.plate").wait_for()
    turner.page.goto("/")
    turner.page.go_back()
    sits_as(turner, "Pim")
    expect(own_seat(turner).locator(".face")).to_have_attribute("data-face", face)
    for one in (chooser, guest, turner):
        one.may_complain("400 (Bad Request)")


@pytest.mark.long
def test_a_name_kept_in_another_tab_counts_in_this_one(person: People) -> None:
    _, path = table_of(person)
    friend = person(DESKTOP)
    friend.page.goto(path)
    friend.page.get_by_role("button", name=SIT).wait_for()
    other = friend.tab()
    other.goto("/settings")
    other.locator("input[autocomplete=nickname]").fill("Jon")
    other.get_by_role("button", name="Keep this name").click()
    other.get_by_text("You are called Jon now.").wait_for()
    sit_down(friend)
    friend.page.locator(".gather-dock.plate").wait_for()
    expect(own_seat(friend)).to_contain_text("Jon")


def test_the_link_is_sent_by_one_tap_once_the_host_has_been_asked_for_a_name(person: People) -> None:
    host = person(PHONE)
    host.open_table("minnesota", bots=False)
    host.page.get_by_role("button", name="Send the link").click()
    host.page.get_by_role("heading", name="How shall your friends know you?").wait_for()
    host.page.locator("dialog input").fill("Marta")
    host.page.locator("dialog").get_by_role("button", name="Send the link").click()
    host.page.get_by_text("The link is copied.").first.wait_for()
    expect(own_seat(host)).to_contain_text("Marta")
    host.page.get_by_role("button", name="Send the link").click()
    expect(host.page.locator("dialog")).to_have_count(0)


def test_one_tap_from_home_makes_the_table_and_its_link(person: People) -> None:
    host = person(PHONE)
    host.page.goto("/")
    host.page.get_by_role("button", name="A table with friends").click()
    host.page.get_by_role("button", name="Send the link").wait_for()
    assert re.search(r"/t/[\w-]{20,}$", host.page.url)
    expect(host.page.locator(".link code")).to_contain_text(host.page.url.rpartition("/")[2])


@pytest.mark.long
def test_the_middle_of_the_cloth_is_the_code_of_the_link(person: People) -> None:
    host, stranger = person(PHONE), person(PHONE)
    host.page.goto(host.club.replace("127.0.0.1", ELSEWHERE))
    path = host.page.evaluate(
        """async () => (await (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({settings: {preset: 'whist'}})})).json()).path"""
    )
    host.page.goto(host.club.replace("127.0.0.1", ELSEWHERE) + path)
    code = host.page.get_by_role("img", name="QR code of this table")
    code.wait_for()
    settled(host.page)
    box = code.bounding_box()
    assert box is not None
    assert 150 <= box["width"] == pytest.approx(box["height"])
    stranger.page.goto(host.page.url)
    stranger.page.get_by_role("button", name=SIT).wait_for()
    expect(stranger.page.get_by_role("img", name="QR code of this table")).to_have_count(0)
    for one in (host, stranger):
        # Said of every page without TLS that is not this machine's own.
        one.may_complain("Cross-Origin-Opener-Policy")


def test_the_lamp_deals_once_somebody_is_here(person: People) -> None:
    host, path = table_of(person)
    expect(host.page.locator(".gather-dock .lamp")).to_have_text("Send the link")
    friend = person(PHONE)
    friend.join(path)
    expect(host.page.locator(".gather-dock .lamp")).to_have_text("Deal the cards")
    host.page.get_by_role("button", name="Deal the cards").click()
    for one in (host, friend):
        one.wait("document.querySelectorAll('.hand .card').length === 13")


def test_the_host_changes_game_length_and_clock_in_five_rows_and_the_friend_sees_it(person: People) -> None:
    host, path = table_of(person, DESKTOP)
    friend = person(DESKTOP)
    friend.join(path)
    line = friend.page.locator(".rules .line")
    expect(line).to_contain_text("Minnesota Whist, to 13 points")
    host.page.locator(".rules .line").click()
    expect(host.page.locator(".rules li")).to_have_count(5)
    host.page.get_by_role("group", name="To").get_by_role("button", name="50").click()
    expect(line).to_contain_text("to 50 points")
    host.page.get_by_role("group", name="Clock").get_by_role("button", name="30 s").click()
    expect(line).to_contain_text("30 seconds for each card")
    host.page.get_by_role("group", name="Bots fill up").get_by_role("button", name="no").click()
    expect(line).to_contain_text("waits for people")
    expect(host.page.get_by_role("button", name="Deal the cards")).to_have_count(0)
    host.page.get_by_role("group", name="Bots fill up").get_by_role("button", name="yes").click()
    host.page.get_by_role("button", name="Change", exact=True).click()
    host.page.locator("dialog").get_by_role("button", name="Whist to 5 points", exact=True).click()
    expect(line).not_to_contain_text("Minnesota")
    expect(line).to_contain_text("30 seconds for each card")
    host.page.get_by_role("button", name="Deal the cards").click()
    friend.wait("document.querySelectorAll('.hand .card').length === 13")


@pytest.mark.long
def test_two_rows_changed_before_the_club_answers_are_both_changed(person: People) -> None:
    host, path = table_of(person)
    late = host.tab()
    kept: list[str | bytes] = []
    changes: list[str | bytes] = []

    def between(page_side: WebSocketRoute) -> None:
        club_side = page_side.connect_to_server()

        def tell(message: str | bytes) -> None:
            if len(changes) == 1:
                kept.append(message)
            else:
                page_side.send(message)

        def ask(message: str | bytes) -> None:
            if '"configure"' in str(message):
                changes.append(message)
            club_side.send(message)
            while len(changes) == 2 and kept:
                page_side.send(kept.pop(0))

        club_side.on_message(tell)
        page_side.on_message(ask)

    late.route_web_socket(re.compile("/ws/"), between)
    late.goto(path)
    late.locator(".rules .line").click()
    late.get_by_role("group", name="Clock").get_by_role("button", name="30 s").click()
    late.get_by_role("group", name="Bots fill up").get_by_role("button", name="no").click()
    line = host.page.locator(".rules .line")
    expect(line).to_contain_text("waits for people")
    expect(line).to_contain_text("30 seconds for each card")


@pytest.mark.long
def test_the_one_who_stays_deals_when_the_host_stands_up(person: People) -> None:
    host, path = table_of(person)
    friend = person(PHONE)
    friend.join(path)
    own_seat(host).click()
    host.page.locator("dialog").get_by_role("button", name="Stand up").click()
    friend.page.locator(".note", has_text="You are the host now").wait_for()
    friend.page.get_by_role("button", name=re.compile("Play with bots|Deal the cards")).click()
    friend.wait("document.querySelectorAll('.hand .card').length === 13")


@pytest.mark.long
def test_who_learns_while_waiting_is_called_back_when_the_cards_are_dealt(person: People) -> None:
    host, path = table_of(person)
    friend = person(PHONE)
    friend.join(path)
    friend.page.get_by_role("link", name=re.compile("While you wait")).click()
    friend.wait("location.pathname === '/learn/first-steps'")
    expect(host.page.locator(".st.n, .st.w, .st.e").filter(has_text="here").first).to_be_visible()
    host.page.get_by_role("button", name="Deal the cards").click()
    friend.page.get_by_text("The cards are dealt.").first.wait_for()
    friend.page.get_by_role("link", name="To the table").click()
    friend.wait("document.querySelectorAll('.hand .card').length === 13")
