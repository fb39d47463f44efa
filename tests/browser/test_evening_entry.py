"""The entry of a deal with real cards at a browser: what the game needs, tap by tap, and what its own score makes of it
before it is sent.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person, resize
from tests.browser.conftest import People
from tests.browser.evenings import Evening, at_entry, at_table, dock, says, seated
from tests.browser.test_access import KEY, found_by_axe
from tests.browser.test_double_taps import taps_twice
from tests.sampling import thinned

LYING = (844, 390)


def test_a_doubled_failed_grand_is_three_taps_and_wins_the_table(person: People) -> None:
    """North and South grand twice: 5 tricks to 8, then 9 to 4: 4 to 3 for East and West."""
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club, preset="minnesota_double", trumps="game")
    at_table(evening, ada, bo)
    expect(dock(ada)).to_contain_text("Two taps, then send.")
    says(ada, "High, we granded", "5")
    expect(ada.page.locator(".mid")).to_contain_text("We 5, they 8")
    expect(ada.page.locator(".mid")).to_contain_text("The grand fails: two over six, doubled.")
    expect(dock(ada)).to_contain_text("They score 4. You 0, they 4 so far.")
    ada.page.get_by_role("button", name="Send deal 1").click()
    expect(dock(bo)).to_contain_text("Ada: you 8, they 5.")
    expect(bo.page.locator(".felt-piece")).to_contain_text("High, they granded")
    bo.page.get_by_role("button", name="That is right").click()
    says(bo, "High, they granded", "4")
    expect(dock(bo)).to_contain_text("They score 3. You win the table, 4 to 3.")
    bo.page.get_by_role("button", name="Send deal 2").click()
    ada.page.get_by_role("button", name="That is right").click()
    ada.page.locator(".evening[data-stage=between]").wait_for()
    assert [[0, 4], [3, 0]] == evening.points(1)
    expect(bo.page.locator("main")).to_contain_text("won")


@pytest.mark.long
def test_a_game_of_lows_goes_on_below_zero(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    evening = Evening(ada.club, preset="minnesota", length="game", trumps="game")
    at_table(evening, ada, bo)
    for deal in (1, 2):
        says(ada, "Low", "13")
        expect(dock(ada)).to_contain_text(f"You lose 7. You \N{MINUS SIGN}{7 * deal}, they 0 so far.")
        ada.page.get_by_role("button", name=f"Send deal {deal}").click()
        bo.page.get_by_role("button", name="That is right").click()
        expect(ada.page.locator(".evening[data-stage=entry] h2").first).to_have_text(f"Deal {deal + 1}")
    assert [[-7, 0], [-7, 0]] == evening.points(1)


@pytest.mark.long
def test_the_second_tap_of_a_double_tap_answers_nothing(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    at_table(Evening(ada.club, preset="minnesota"), ada, bo)
    taps_twice(ada.page.locator(".keys button").nth(1), 120)
    expect(ada.page.locator(".said button").first).to_contain_text("High, they granded")
    expect(ada.page.locator(".keys [aria-pressed=true]")).to_have_count(0)
    expect(ada.page.locator(".said .now")).to_contain_text("Tricks we took")


def test_an_answer_is_opened_again_and_clears_what_depends_on_it(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    at_table(Evening(ada.club, preset="askov"), ada, bo)
    says(ada, "High, we granded", "9")
    ada.page.locator(".said button").first.click()
    expect(ada.page.get_by_role("button", name="Send deal 1")).to_have_attribute("aria-disabled", "true")
    says(ada, "Grand Dix, we", "Made")
    expect(ada.page.locator(".mid")).to_contain_text("A star for those who called it.")
    expect(dock(ada)).to_contain_text("Nobody scores.")
    ada.page.get_by_role("button", name="Send deal 1").click()
    bo.page.locator(".evening[data-stage=confirm]").wait_for()
    expect(bo.page.locator(".felt-piece")).to_contain_text("Grand Dix, they, made")


def solo_at_table(
    person: People, screen: tuple[int, int] = PHONE, preset: str = "solo", **settings: Any
) -> tuple[Evening, Person, Person]:
    ada, bo = person(screen), person(PHONE)
    evening = Evening(ada.club, preset=preset, format="individual", trumps="game", rounds=1, **settings)
    seated(evening, ada, bo)
    evening.does("begin_round", round=1)
    at_entry(evening, ada)
    at_entry(evening, bo)
    return evening, ada, bo


def test_solo_asks_contract_declarer_and_tricks(person: People) -> None:
    evening, ada, bo = solo_at_table(person)
    says(ada, "Solo", "Bo", "7")
    expect(dock(ada)).to_contain_text("Bo makes it: +18. You \N{MINUS SIGN}6.")
    expect(ada.page.locator(".mid tr", has_text="Bo")).to_contain_text("+18")
    ada.page.get_by_role("button", name="Send deal 1").click()
    bo.page.get_by_role("button", name="That is right").click()
    bo.page.locator(".evening[data-stage=entry]").wait_for()
    (points,) = evening.points(1)
    assert [-6, -6, -6, 18] == sorted(points)
    says(bo, "Proposal", "Ada", "You", "9")
    expect(dock(bo)).to_contain_text("make it: +5.")


def test_a_called_number_is_asked_and_a_declarer_may_have_no_partner(person: People) -> None:
    evening, ada, bo = solo_at_table(person, preset="call_ace")
    says(ada, "Vip", "9", "Bo", "No partner", "10")
    expect(dock(ada)).to_contain_text("Bo makes it: +240. You \N{MINUS SIGN}80.")
    ada.page.get_by_role("button", name="Send deal 1").click()
    expect(bo.page.locator(".felt-piece")).to_contain_text("Vip 9")
    bo.page.get_by_role("button", name="That is right").click()
    bo.page.locator(".evening[data-stage=entry]").wait_for()
    (points,) = evening.points(1)
    assert [-80, -80, -80, 240] == sorted(points)


def test_of_several_in_one_misere_each_is_tapped_made_or_failed(person: People) -> None:
    _, ada, _ = solo_at_table(person, preset="kleurwiezen")
    says(ada, "Misère", "twice", "Bo", "You", "Bo", "Next")
    expect(dock(ada)).to_contain_text("You: +96.")
    expect(ada.page.locator(".mid tr", has_text="Bo")).to_contain_text("\N{MINUS SIGN}96")


def test_books_are_asked_and_the_kitty_is_told_to_be_one(person: People) -> None:
    ada, bo = person(PHONE), person(PHONE)
    at_table(Evening(ada.club, preset="bid_whist", format="ladder", trumps="game"), ada, bo)
    says(ada, "We, uptown", "4")
    expect(ada.page.locator(".keys .need")).to_contain_text("ten or more make it")
    says(ada, "11")
    expect(dock(ada)).to_contain_text("You score 5.")


@pytest.mark.long
def test_in_a_game_without_sides_the_own_card_has_own_points_and_no_partner(person: People) -> None:
    _, ada, bo = solo_at_table(person, deals=1)
    says(ada, "Solo", "Bo", "7")
    ada.page.get_by_role("button", name="Send deal 1").click()
    bo.page.get_by_role("button", name="That is right").click()
    ada.page.locator(".evening[data-stage=between]").wait_for()
    own = ada.page.locator("table.lines").first
    expect(own.locator("th")).to_have_text(["Round", "Table", "Points"])
    expect(own.locator("tbody tr").first.locator("td")).to_have_text(["1", "1", "", "\N{MINUS SIGN}6"])


@pytest.mark.long
def test_the_points_of_four_are_typed_and_make_nothing_in_sum(person: People) -> None:
    _, ada, _ = solo_at_table(person, enter="points")
    for place, keys in enumerate((("2", "1", "plus"), "7", "7", "8")):
        ada.page.locator(".said button").nth(place).click()
        says(ada, *keys)
    expect(dock(ada)).to_contain_text("These points make 1.")
    expect(ada.page.get_by_role("button", name="Send deal 1")).to_have_attribute("aria-disabled", "true")
    ada.page.locator(".said button").nth(3).click()
    expect(dock(ada)).to_contain_text("The four must make 0.")


def test_the_organiser_enters_what_was_played_by_names(person: People) -> None:
    desk = person(DESKTOP)
    evening = Evening(desk, preset="minnesota_double", trumps="game", deals=1)
    evening.adds("Ada", "Cy", "Bo", "Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    desk.page.goto(f"/{evening.code}/run#table-1-1")
    expect(desk.page.get_by_role("button", name="Enter it")).to_have_attribute("aria-disabled", "true")
    says(desk, "High, Bo and Dee granded", "8")
    expect(dock(desk)).to_contain_text("Ada and Cy score 4.")
    desk.page.get_by_role("button", name="Enter it").click()
    expect(desk.page.locator(".result").first).to_contain_text("4")
    assert [[4, 0]] == evening.points(1)


_INSIDE = """() => [...document.querySelectorAll('.keys button, .dock .btn')].every((one) => {
    const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth && box.height >= 40;
}) && document.documentElement.scrollWidth <= innerWidth"""


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_every_entry_fits_its_screen_and_is_read_by_everybody(person: People, language: str) -> None:
    ada, bo = person(PHONE, language=language), person(PHONE)
    at_table(Evening(ada.club, preset="askov", deals=1, rounds=1), ada, bo)
    ada.page.locator(".keys").wait_for()
    for _ in range(2):
        for width, height in (DESKTOP, LYING, PHONE):
            resize(ada.page, width, height)
            assert ada.page.evaluate(_INSIDE), width
            assert [] == found_by_axe(ada), width
        said = ada.page.locator(".evening").inner_text()
        assert [] == KEY.findall(said)
        ada.page.locator(".keys button").first.click()
        ada.page.locator(".said button").first.wait_for()
