"""Every page that can be opened by a link keeps its promise to a browser that the club has never seen, in whatever
order one taps.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.evenings import Evening, joins
from tests.midnight import well_before_midnight

STAND_UP = """() => new Promise((done) => {
    const line = new WebSocket(location.href.replace(/^http/, 'ws').replace('/t/', '/ws/'));
    line.onopen = () => line.send('{"do": "hello", "version": 1}');
    line.onmessage = ({data}) => {
        if (JSON.parse(data).tell === 'welcome') line.send('{"do": "stand_up", "id": "up"}');
        if (JSON.parse(data).tell === 'done') done(line.close());
    };
})"""


def named(one: Person, name: str) -> None:
    """The club knows the person by this name, whatever the page says."""
    one.page.goto("/settings")
    expect(one.page.locator("input[autocomplete=nickname]").first).to_have_value(name)


def test_a_table_in_play_whose_seat_is_free_seats_a_stranger(person: People) -> None:
    host, friend, stranger = person(DESKTOP), person(DESKTOP), person(PHONE)
    path = host.open_table("whist", bots=False)
    friend.join(path)
    host.page.get_by_role("button", name=re.compile("Deal the cards|Play with bots")).click()
    friend.wait("document.querySelectorAll('.hand .card').length > 11")
    friend.page.evaluate(STAND_UP)
    stranger.page.goto(path)
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.page.get_by_text("The seat is yours from the next deal on.").first.wait_for()


@pytest.mark.long
def test_an_evening_takes_a_stranger_in_after_settings_were_looked_at(person: People) -> None:
    evening = Evening(person(DESKTOP))
    guest = person(PHONE)
    guest.page.goto("/settings")
    guest.page.locator("input[autocomplete=nickname]").first.fill("Ada")
    guest.page.goto(f"/{evening.code}")
    joins(guest, evening, "Ada")
    guest.page.reload()
    guest.page.locator(".evening[data-stage=gathering]").wait_for()


@pytest.mark.long
def test_a_name_taken_before_or_after_the_deal_of_the_day_stands(person: People) -> None:
    well_before_midnight()
    before, after = person(PHONE), person(PHONE)
    for one, is_first in ((before, True), (after, False)):
        if is_first:
            take_name(one, "Ada")
        one.page.goto("/daily")
        one.page.locator(".deals li", has_text="Gongor").first.get_by_role("button").click()
        assert one.my_turn()
        if not is_first:
            take_name(one, "Bo")
    named(before, "Ada")
    named(after, "Bo")


def take_name(one: Person, name: str) -> None:
    one.page.goto("/settings")
    one.page.locator("input[autocomplete=nickname]").first.fill(name)
    one.page.get_by_role("button", name="Keep this name").click()
    one.page.get_by_text(f"You are called {name} now.").wait_for()


@pytest.mark.long
def test_a_face_chosen_in_the_settings_is_there_at_the_table(person: People) -> None:
    somebody = person(PHONE)
    somebody.page.goto("/settings")
    for _ in range(3):
        somebody.page.get_by_role("button", name="Another face").click()
    face = str(somebody.page.locator(".turn .face").get_attribute("data-face"))
    somebody.page.locator("input[autocomplete=nickname]").first.fill("Ada")
    somebody.page.get_by_role("button", name="Keep this name").click()
    somebody.page.get_by_text("You are called Ada now.").wait_for()
    somebody.open_table("whist", bots=False)
    expect(somebody.page.locator(".st.s .face")).to_have_attribute("data-face", face)


@pytest.mark.long
def test_a_link_for_a_second_device_is_made_and_then_named(person: People) -> None:
    somebody, device = person(DESKTOP), person(PHONE)
    somebody.page.goto("/settings")
    somebody.page.get_by_role("button", name="Make a link").click()
    link = somebody.page.locator("section code").inner_text()
    take = somebody.page.locator("input[autocomplete=nickname]").first
    take.fill("Ada")
    somebody.page.get_by_role("button", name="Keep this name").click()
    somebody.page.get_by_text("You are called Ada now.").wait_for()
    device.page.goto(link)
    device.page.get_by_role("button", name="Yes, this is me").tap()
    device.wait("location.pathname === '/'")
    named(device, "Ada")


@pytest.mark.long
def test_an_open_table_becomes_that_of_the_person_whose_device_this_is_now(person: People) -> None:
    somebody, device = person(DESKTOP), person(PHONE)
    path = somebody.open_table("gongor")
    device.watch(path)
    somebody.page.goto("/settings")
    somebody.page.get_by_role("button", name="Make a link").click()
    link = somebody.page.locator("section code").inner_text()
    device.page.goto(link)
    device.page.get_by_role("button", name="Yes, this is me").tap()
    device.wait("location.pathname === '/'")
    device.page.goto(path)
    assert device.my_turn()


def test_a_evening_opened_by_a_stranger_is_run_by_them(person: People) -> None:
    organiser = person(DESKTOP)
    organiser.page.goto("/evening")
    organiser.page.get_by_role("button", name="Open the doors").click()
    organiser.wait("/^\\/[A-Z]{5}\\/run$/.test(location.pathname)")
    organiser.page.locator(".evening, .wide-evening").first.wait_for()
    expect(organiser.page.get_by_text("Only organisers")).to_have_count(0)


@pytest.mark.long
def test_a_friend_s_table_listed_for_everybody_and_a_code_lead_a_stranger_to_a_seat(person: People) -> None:
    host, stranger = person(DESKTOP), person(PHONE)
    path = host.open_table("whist", bots=False, listed=True)
    stranger.page.goto("/")
    stranger.page.get_by_label(re.compile("Link or code", re.IGNORECASE)).fill(path)
    stranger.page.get_by_role("button", name="Join").click()
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.page.locator(".gather-dock.plate").wait_for()
