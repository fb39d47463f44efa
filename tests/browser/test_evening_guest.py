"""A guest's evening at a browser: joining, the seat, entering and confirming, two counts, no network, the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person, settled
from tests.browser.conftest import People
from tests.browser.evenings import Evening, at_entry, at_table, counts, dock, joins, seated
from tests.browser.test_access import KEY, found_by_axe


def test_one_side_enters_and_the_other_confirms(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club, deals=1)
    at_table(evening, ada, bo)
    counts(ada, 8)
    expect(dock(ada)).to_contain_text("You win the table, 2 to 0.")
    ada.page.get_by_role("button", name="Send deal 1").click()
    expect(dock(ada)).to_contain_text("You entered deal 1.")
    expect(dock(bo)).to_contain_text("Ada: you 5, they 8.")
    bo.page.get_by_role("button", name="That is right").click()
    for guest in (ada, bo):
        guest.page.locator(".evening[data-stage=between]").wait_for()
    expect(ada.page.locator("main")).to_contain_text("won")
    expect(bo.page.locator("main")).to_contain_text("lost")


@pytest.mark.long
def test_on_a_large_screen_a_guests_page_is_no_longer_than_a_phones(person: People) -> None:
    ada, bo = person((2560, 1440)), person(PHONE)
    at_table(Evening(ada.club), ada, bo)
    settled(ada.page)
    bar, end = (ada.page.locator(where).bounding_box() for where in (".evening > .bar", ".evening > footer"))
    assert bar
    assert end
    assert end["y"] + end["height"] - bar["y"] < 1000
    assert abs(bar["y"] - (1440 - end["y"] - end["height"])) < 2


def test_two_counts_are_shown_yours_first_until_one_side_yields(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club)
    at_table(evening, ada, bo)
    counts(ada, 8)
    ada.page.get_by_role("button", name="Send deal 1").click()
    bo.page.get_by_role("button", name="Not so").click()
    counts(bo, 6)
    bo.page.get_by_role("button", name="Send deal 1").click()
    for guest, figures in ((ada, ["8 : 5", "7 : 6"]), (bo, ["6 : 7", "5 : 8"])):
        guest.page.locator(".evening[data-stage=conflict]").wait_for()
        expect(guest.page.locator(".cmp b")).to_have_text(figures)
        expect(dock(guest)).to_contain_text("Gudrun")
    bo.page.get_by_role("button", name="Ada is right").click()
    for guest in (ada, bo):
        expect(guest.page.locator(".evening[data-stage=entry] h2").first).to_have_text("Deal 2")


@pytest.mark.long
def test_nothing_is_said_beforehand_and_nothing_sent_before_it_is_said(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    at_table(Evening(ada.club), ada, bo)
    expect(ada.page.locator(".keys [aria-pressed=true]")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Send deal 1")).to_have_attribute("aria-disabled", "true")
    ada.page.get_by_role("button", name="Send deal 1").click(force=True)
    expect(ada.page.locator(".evening")).to_have_attribute("data-stage", "entry")
    expect(bo.page.locator(".evening")).to_have_attribute("data-stage", "entry")
    counts(ada, 5)
    expect(dock(ada)).to_contain_text("They score 2. You 0, they 2 so far.")
    expect(bo.page.locator(".evening")).to_have_attribute("data-stage", "entry")


def test_a_phone_without_a_network_keeps_the_deals_and_sends_each_once(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club, deals=3)
    at_table(evening, ada, bo)
    ada.set_offline(is_offline=True)
    counts(ada, 8)
    ada.page.get_by_role("button", name="Send deal 1").click()
    expect(dock(ada)).to_contain_text("No connection. Deal 1 is kept.")
    for deal in (2, 3):
        ada.page.get_by_role("button", name=f"Enter deal {deal}").click()
        counts(ada, 7)
        ada.page.get_by_role("button", name=f"Send deal {deal}").click()
        expect(dock(ada)).to_contain_text(f"Deal {deal} is kept.")
    assert [] == evening.points(1)
    ada.set_offline(is_offline=False)
    ada.page.reload()
    for deal, figures in ((1, "you 5, they 8"), (2, "you 6, they 7"), (3, "you 6, they 7")):
        expect(dock(bo)).to_contain_text(figures)
        bo.page.locator(".felt-piece h2", has_text=f"deal {deal}").wait_for()
        bo.page.get_by_role("button", name="That is right").click()
    for guest in (ada, bo):
        guest.page.locator(".evening[data-stage=between]").wait_for()
    ada.page.reload()
    ada.page.locator(".evening[data-stage=between]").wait_for()
    assert [[2, 0], [1, 0], [1, 0]] == evening.points(1)


@pytest.mark.long
def test_a_guest_is_told_that_the_organiser_was_quicker(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club)
    at_table(evening, ada, bo)
    ada.set_offline(is_offline=True)
    counts(ada, 8)
    ada.page.get_by_role("button", name="Send deal 1").click()
    expect(dock(ada)).to_contain_text("Deal 1 is kept.")
    evening.does("enter_deal", round=1, table=1, deal=1, figures={"tricks": [7, 6]})
    ada.set_offline(is_offline=False)
    expect(ada.page.get_by_role("alert").first).to_contain_text("Deal 1 was not taken as you entered it")
    ada.page.get_by_role("button", name="All right").click()
    expect(ada.page.locator("h2").first).to_have_text("Deal 2")


def test_a_page_that_is_opened_late_shows_the_same_evening_and_a_stranger_joins_from_the_next_round(
    person: People,
) -> None:
    ada, bo, late = person(PHONE), person(PHONE), person(PHONE)
    evening = Evening(ada.club)
    at_table(evening, ada, bo)
    counts(ada, 8)
    ada.page.get_by_role("button", name="Send deal 1").click()
    second = bo.tab()
    second.goto(f"/{evening.code.lower()}")
    expect(second.locator(".dock")).to_contain_text("Ada: you 5, they 8.")
    late.page.goto(f"/{evening.code}")
    expect(dock(late)).to_contain_text("You play from the next round on.")
    late.page.locator(".evening input").fill("Ida")
    late.page.keyboard.press("Enter")
    late.page.locator(".evening[data-stage=late]").wait_for()


@pytest.mark.long
def test_an_expected_guest_taps_their_name(person: People) -> None:
    ada = person(PHONE)
    evening = Evening(ada.club)
    evening.does("add_guest", name="Marta", here=False)
    ada.page.goto(f"/{evening.code}")
    ada.page.get_by_role("button", name="Marta").click()
    expect(ada.page.locator("h2").first).to_have_text("You are in, Marta.")


def test_a_guest_leaves_after_being_asked_and_comes_back(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    at_table(Evening(ada.club), ada, bo)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave the evening").click()
    expect(dock(ada)).to_contain_text("Leave the evening?")
    ada.page.get_by_role("button", name="Rather not").click()
    ada.page.locator(".evening[data-stage=entry] .keys").first.wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave the evening").click()
    dock(ada).get_by_role("button", name="Leave the evening").click()
    ada.page.get_by_role("button", name="I am back").click()
    ada.page.locator(".evening:not([data-stage=away])").wait_for()


@pytest.mark.long
def test_the_seat_is_read_out_when_it_comes(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club)
    seated(evening, ada, bo)
    evening.adds("Eve", "Flo", "Gus", "Hal")
    for guest in (ada, bo):
        guest.page.goto(f"/{evening.code}")
        guest.page.locator(".evening[data-stage=gathering]").wait_for()
    evening.does("begin_round", round=1)
    for guest, seat in ((ada, "Table 1, North, with Cy"), (bo, "Table 1, East, with Dee")):
        expect(guest.page.locator("[role=status]").first).to_contain_text(seat.replace("Table", "table"))
        expect(guest.page.locator("h2").first).to_have_text(seat.split(", with")[0])


@pytest.mark.parametrize(
    ("language", "scheme"), [("en", "dark"), pytest.param("de", "light", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_on_a_guests_screens(person: People, language: str, scheme: str) -> None:
    ada, bo = person(PHONE, scheme=scheme), person(PHONE, scheme=scheme)
    evening = Evening(ada.club, deals=1, rounds=1)
    ada.page.goto(f"/{evening.code}")
    ada.page.locator(".evening input").wait_for()
    assert [] == found_by_axe(ada)
    at_table(evening, ada, bo)
    counts(ada, 8)
    assert [] == found_by_axe(ada)
    ada.page.get_by_role("button", name="Send deal 1").click()
    bo.page.locator(".evening[data-stage=confirm]").wait_for()
    assert [] == found_by_axe(ada)
    assert [] == found_by_axe(bo)
    bo.page.get_by_role("button", name="Not so").click()
    counts(bo, 6)
    bo.page.get_by_role("button", name="Send deal 1").click()
    bo.page.locator(".evening[data-stage=conflict]").wait_for()
    assert [] == found_by_axe(bo)
    bo.page.get_by_role("button", name="Ada is right").click()
    bo.page.locator(".evening[data-stage=between]").wait_for()
    assert [] == found_by_axe(bo)
    evening.does("enter_deal", round=1, table=2, deal=1, figures={"tricks": [7, 6]})
    evening.does("finish")
    ada.page.locator(".evening[data-stage=over]").wait_for()
    assert [] == found_by_axe(ada)


def taken_back(guest: Person) -> bool:
    """Waits until it is the guest's turn at a table on line, or the round is over there; true for the latter. Taps on
    the cloth hurry what moves.
    """
    guest.wait(
        "document.querySelector('.cloth')?.click(),"
        "document.querySelector('.at-evening.done, .evening, .prompt.on') !== null"
    )
    return guest.page.locator(".at-evening.done, .evening").count() > 0


@pytest.mark.long
def test_a_guest_on_line_is_taken_to_their_table_and_back_round_after_round(person: People) -> None:
    ada = person(PHONE)
    evening = Evening(ada.club, place="online", bot="simple", deals=1, minutes=0)
    joins(ada, evening, "Ada")
    rooms = []
    for number in (1, 2):
        evening.does("begin_round", round=number)
        ada.page.wait_for_url("**/t/*")
        rooms.append(ada.page.url)
        expect(ada.page.locator(".at-evening")).to_contain_text(f"Round {number} of 2, table ")
        expect(ada.page.locator(".hand .card")).to_have_count(13)
        assert [] == found_by_axe(ada)
        while not taken_back(ada):
            ada.act_once()
        ada.page.wait_for_url(f"**/{evening.code}")
        if number == 1:
            expect(ada.page.locator(".evening")).to_have_attribute("data-stage", "between")
    assert 2 == len(set(rooms))


def test_in_german_every_screen_speaks_german(person: People) -> None:
    ada, bo = person(PHONE, language="de"), person(PHONE)
    evening = Evening(ada.club, deals=1, rounds=1)
    seen = []

    def sees(words: str) -> None:
        expect(ada.page.locator(".evening")).to_contain_text(words)
        seen.append(ada.page.locator(".evening").inner_text())

    joins(ada, evening, "Ada", "Ich bin da")
    sees("Du bist dabei, Ada.")
    evening.adds("Cy")
    bo.asks("/api/me", {})
    evening.guest_does(bo, "join", name="Bo")
    evening.adds("Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    sees("Tisch 1, Nord")
    ada.page.get_by_role("button", name="Ich sitze am Tisch").click()
    sees("Wie viele Stiche habt ihr?")
    at_entry(evening, bo)
    counts(bo, 8)
    bo.page.get_by_role("button", name="Send deal 1").click()
    sees("Bo sagt: ihr 5, sie 8.")
    ada.page.get_by_role("button", name="Stimmt").click()
    sees("verloren")
    evening.does("enter_deal", round=1, table=2, deal=1, figures={"tricks": [7, 6]})
    evening.does("finish")
    sees("Endstand")
    assert [] == [found for text in seen for found in KEY.findall(text)]
    assert [] == [word for text in seen for word in (" the ", " you ", "deal ", "Round ") if word in text]


@pytest.mark.long
def test_the_keyboard_alone_is_enough_from_the_name_to_the_figures(person: People) -> None:
    ada = person(DESKTOP)
    evening = Evening(ada.club)
    page = ada.page

    def presses(name: str, key: str = "Enter") -> None:
        """Goes to the control of this name by Tab alone and presses the key."""
        for _ in range(30):
            if name in str(
                page.evaluate(
                    "document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''"
                )
            ):
                page.locator(":focus:not([aria-disabled])").wait_for()
                return page.keyboard.press(key)
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    page.goto(f"/{evening.code}")
    page.locator(".evening input").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.locator(".evening[data-stage=gathering]").wait_for()
    evening.adds("Cy")
    evening.adds("Bo", "Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    page.locator(".evening[data-stage=seat]").wait_for()
    presses("I am at my table")
    page.locator(".evening[data-stage=entry]").wait_for()
    expect(page.locator(".keys button").first).not_to_have_attribute("aria-disabled", "true")
    presses("8", "Space")
    expect(page.locator(".keys [aria-pressed=true]")).to_have_text("8")
    presses("Send deal 1")
    page.locator(".evening[data-stage=wait]").wait_for()


@pytest.mark.long
def test_before_joining_one_reads_what_is_played_and_finds_the_rules(person: People) -> None:
    ada = person(PHONE)
    evening = Evening(ada.club)
    ada.page.goto(f"/{evening.code}")
    expect(ada.page.locator(".felt-piece p")).to_have_text("Whist, real cards. 2 rounds of 2 deals.")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    expect(ada.page.locator("dialog")).to_contain_text("trump")


def test_a_level_table_is_told_to_cut_the_cards_until_an_organiser_says_who_won(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club, preset="whist", format="progressive", length="deals", deals=2, level="cut")
    at_table(evening, ada, bo)
    for table in (1, 2):
        for deal, ours in ((1, 8), (2, 5)):
            figures = {"tricks": [ours, 13 - ours]}
            evening.does("enter_deal", round=1, table=table, deal=deal, figures=figures)
    expect(dock(ada)).to_contain_text("Your table is level.")
    expect(dock(ada)).to_contain_text("Cut the cards, and tell an organiser who won.")
    for table in (1, 2):
        evening.does("decide_table", round=1, table=table, side=0)
    expect(dock(ada)).not_to_contain_text("Cut the cards")
