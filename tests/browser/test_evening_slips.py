"""Slips typed at a laptop: twelve tables of one deal by keys alone, and the pad of a phone."""

import itertools
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.evenings import Evening
from tests.browser.test_access import found_by_axe
from tests.sampling import thinned

DRIVE = {"format": "progressive", "moving": "ladies_gents", "tables": 12, "rounds": 24, "deals": 1}
NAMES = tuple(f"{first}{last}" for first in ("Ad", "Be", "Ci", "Do") for last in "aeiouy")
OURS = (9, 4, 8, 5, 7, 6, 10, 3, 11, 2, 9, 1)


def ladies_and_gents(names: Sequence[str]) -> list[dict[str, str]]:
    """Guests of these names, a lady and a gent in turn."""
    parts = itertools.cycle(("lady", "gent"))
    return [{"name": name, "part": part} for name, part in zip(names, parts, strict=False)]


def began(organiser: Person, tables: int) -> Evening:
    """A drive of ladies and gents whose first round is on."""
    evening = Evening(organiser, **DRIVE | {"tables": tables})
    names = [f"{one}{half}" for half in ("n", "rt") for one in NAMES][: 4 * tables]
    evening.does_each("add_guest", *ladies_and_gents(names))
    evening.does("begin_round", round=1)
    organiser.page.goto(f"/{evening.code}/run#slips")
    return evening


def test_twelve_slips_of_one_deal_are_typed_by_keys_alone_and_a_wrong_sum_waits(person: People) -> None:
    organiser = person(DESKTOP)
    evening = began(organiser, 12)
    page, presses = organiser.page, 0
    rows = page.locator(".slips li")
    expect(rows).to_have_count(12)
    rows.nth(0).locator("input").nth(0).focus()
    for table, ours in enumerate(OURS):
        # The slip of table 3 says a trick too few.
        for figure in (ours, 12 - ours if table == 2 else 13 - ours):
            for digit in str(figure):
                page.keyboard.press(digit)
                presses += 1
            if figure < 2:
                page.keyboard.press("Tab")
                presses += 1
    expect(rows.nth(2)).to_contain_text("makes 12, one short")
    expect(page.locator(".slips li.in")).to_have_count(11)
    expect(page.locator(".miss.sum li")).to_have_text(["3"])
    # To table 3 by its number: its second figure is put right. Of twelve tables 3 can be meant at once.
    for key in ("/", "3", "Tab", "5"):
        page.keyboard.press(key)
        presses += 1
    expect(page.locator(".slips li.in")).to_have_count(12)
    assert 34 == presses
    assert [[ours, 13 - ours] for ours in OURS] == [
        figures for table in range(1, 13) for figures in evening.tricks(table)
    ]
    assert [] == found_by_axe(organiser)


def test_the_same_slip_twice_changes_nothing_and_another_one_asks(person: People) -> None:
    organiser = person(DESKTOP)
    evening = began(organiser, 2)
    page = organiser.page
    boxes = page.locator(".slips input")
    boxes.nth(0).focus()
    for key in ("9", "4", "/", "1", "9", "4"):
        page.keyboard.press(key)
    expect(page.locator(".slips li.in")).to_have_count(1)
    expect(page.locator(".dock")).to_contain_text("Table 2 is missing.")
    for key in ("/", "1", "8", "5"):
        page.keyboard.press(key)
    expect(page.locator(".dock")).to_contain_text("Table 1 twice: 9:4 before, 8:5 now.")
    assert [[9, 4]] == evening.tricks(1)
    page.locator(".dock").get_by_role("button", name="It is 8:5").click()
    expect(page.locator(".dock")).not_to_contain_text("twice")
    assert [[8, 5]] == evening.tricks(1)


def test_on_a_phone_a_table_is_two_taps_and_the_next_one_opens(person: People) -> None:
    organiser = person(PHONE)
    evening = began(organiser, 2)
    page = organiser.page
    pad = page.locator(".pad")
    for figure in ("10", "3"):
        pad.get_by_role("button", name=figure, exact=True).click()
    expect(page.locator(".figures h2")).to_have_text("Table 2")
    expect(pad.locator("[aria-disabled]")).to_have_count(0)
    expect(page.locator(".chips .in")).to_have_count(1)
    assert [[10, 3]] == evening.tricks(1)
    assert [] == found_by_axe(organiser)


def test_a_stack_typed_in_its_order_on_a_phone_begins_each_deal_and_round_with_table_1(
    person: People,
) -> None:
    organiser = person(PHONE)
    evening = begun(organiser, 16, tables=4)
    page = organiser.page
    steps = (("", (9, 8, 7, 10)), ("On to deal 2", (1, 2, 3, 4)), ("Seat round 2", (5, 6, 11, 12)))
    for act, ours in steps:
        if act:
            page.get_by_role("button", name=act).click()
        expect(page.locator(".figures h2")).to_have_text("Table 1")
        for table, left in enumerate(ours, 1):
            for figure in (left, 13 - left):
                page.locator(".pad").get_by_role("button", name=str(figure), exact=True).click()
            expect(page.locator(".chips .in")).to_have_count(table)
    typed = [evening.tricks(table) for table in (1, 2, 3, 4)]
    assert [[[left, 13 - left]] for left in (5, 6, 11, 12)] == typed


def test_a_sum_put_right_on_a_phone_is_in_and_the_next_slip_lands_at_the_next_table(person: People) -> None:
    organiser = person(PHONE)
    evening = begun(organiser, 8, tables=2)
    page = organiser.page
    pad = page.locator(".pad")
    for figure in ("9", "5", "8"):
        pad.get_by_role("button", name=figure, exact=True).click()
    expect(page.locator(".chips .in")).to_have_count(1)
    pad.get_by_role("button", name="Next").click()
    expect(page.locator(".figures h2")).to_have_text("Table 2")
    for figure in ("7", "6"):
        pad.get_by_role("button", name=figure, exact=True).click()
    expect(page.locator(".chips .in")).to_have_count(2)
    assert [[[8, 5]], [[7, 6]]] == [evening.tricks(table) for table in (1, 2)]


def test_points_are_taken_with_a_reason_and_the_results_stay_for_everybody_with_the_link(
    person: People,
) -> None:
    organiser, stranger = person(PHONE), person(PHONE)
    evening = began(organiser, 2)
    for table in (1, 2):
        figures = {"tricks": [8, 5]}
        evening.does("enter_deal", round=1, table=table, deal=1, figures=figures)
    page = organiser.page
    page.goto(f"/{evening.code}/run#person-1")
    page.get_by_role("button", name="Add or take points").click()
    page.get_by_role("button", name="Take points").click()
    page.get_by_label("Points, also 6.5").fill("2,5")
    page.get_by_role("button", name="revoke").click()
    assert [] == found_by_axe(organiser)
    page.get_by_role("button", name="Save").click()
    page.goto(f"/{evening.code}/run#standings")
    expect(page.locator(".adjustments li")).to_contain_text("Round 1: revoke.")
    page.goto(f"/{evening.code}/run#prizes")
    page.get_by_role("button", name="Lucky table").click()
    page.get_by_label("A prize of your own").fill("The best hat")
    page.get_by_role("button", name="Add").click()
    page.get_by_label("Who gets: The best hat").select_option("Adan")
    expect(page.locator(".pz li").first).to_contain_text("The best hatAdan")
    assert [] == found_by_axe(organiser)
    evening.does("finish")
    seen = stranger.page
    seen.goto(f"/{evening.code}/results")
    expect(seen.locator(".adjustments b")).to_have_text("\N{MINUS SIGN}2.5")
    expect(seen.locator("textarea")).to_have_value(re.compile("The best hat: Adan"))
    expect(seen.locator(".foot")).to_contain_text("as they were typed. They count at this evening")
    assert [] == found_by_axe(stranger)
    seen.get_by_role("link", name="Adan").click()
    expect(seen.get_by_role("heading", level=2)).to_have_text("The card of Adan")


def test_a_pasted_list_is_read_at_once_and_all_of_it_is_added(person: People) -> None:
    organiser = person(PHONE)
    evening = Evening(organiser, **DRIVE | {"tables": 2})
    page = organiser.page
    page.goto(f"/{evening.code}/run#people")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Paste a list of names").click()
    box, here = page.get_by_label("Names with commas"), page.get_by_role("button", name="All are here")
    box.fill("Hall, Ann\nKoch, Bo")
    page.get_by_role("button", name="Ann Hall is one person").click()
    expect(page.locator(".parts li")).to_contain_text(["Ann Hall", "Bo Koch"])
    box.fill("1. Mrs Hall\nKim (G), Bo; 0171 99 88")
    expect(page.get_by_text("names were read")).to_contain_text("3 names")
    expect(here).to_have_attribute("aria-disabled", "true")
    page.get_by_role("group", name="Part of Bo").get_by_role("button", name="gent").click()
    assert [] == found_by_axe(organiser)
    here.click()
    expect(page.get_by_text("3 people were added.").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("main .who")).to_have_count(3)


def begun(organiser: Person, people: int, **settings: object) -> Evening:
    """An evening of people without a phone whose first round is on, with the page of slips open."""
    evening = Evening(organiser, **settings)
    evening.adds(*(NAMES[one % len(NAMES)] + "abcdefg"[one // len(NAMES)] for one in range(people)))
    evening.does("begin_round", round=1)
    organiser.page.goto(f"/{evening.code}/run#slips")
    return evening


def test_high_who_granded_and_low_are_typed_by_a_letter_and_the_score_is_the_games(person: People) -> None:
    organiser = person(DESKTOP)
    evening = begun(organiser, 12, tables=3, preset="minnesota", length="deals")
    page = organiser.page
    page.locator(".slips input").first.focus()
    # Table 1: the left pair granded and took 8. Table 2: the right pair granded and took 5. Table 3: Low, 4 to 9.
    for key in "h85g85l49":
        page.keyboard.press(key)
    expect(page.locator(".slips li.in")).to_have_count(3)
    expect(page.locator(".slips li").nth(1)).to_contain_text("granded")
    expect(page.locator(".slips li").nth(2)).to_contain_text("Low")
    counted = [re.compile(f"counts {one}$") for one in ("2 : 0", "2 : 0", "0 : \N{MINUS SIGN}3")]
    expect(page.locator(".slips li")).to_have_text(counted)
    # A High counts a point a trick over six for whoever took more; in a Low those tricks are lost.
    assert [[[2, 0]], [[2, 0]], [[0, -3]]] == [evening.points(table) for table in (1, 2, 3)]
    assert [] == found_by_axe(organiser)


def test_a_contract_its_declarer_and_the_outcome_are_typed_by_keys(person: People) -> None:
    organiser = person(DESKTOP)
    evening = begun(organiser, 12, tables=3, preset="solo", format="individual", rounds=2)
    page = organiser.page
    page.locator(".slips input").first.focus()
    # Table 1: a misère of East that failed. Table 2: cards thrown in. Table 3: declared by South, made.
    for key in "mefxdsm":
        page.keyboard.press(key)
    expect(page.locator(".slips li.in")).to_have_count(3)
    points = [evening.points(table)[0] for table in (1, 2, 3)]
    assert points[0][1] < 0 < points[0][0]
    assert [0, 0, 0, 0] == points[1]
    told = ["\N{MINUS SIGN}" * (one < 0) + "+" * (one > 0) + str(abs(one)) for one in points[0]]
    expect(page.locator(".slips li").first.locator(".four strong")).to_have_text(told)
    assert points[2][2] > 0 > points[2][0]
    assert [] == found_by_axe(organiser)


def test_on_a_phone_the_games_own_keys_enter_a_slip_and_the_next_table_opens(person: People) -> None:
    organiser = person(PHONE)
    evening = begun(organiser, 8, tables=2, preset="minnesota", length="deals")
    page = organiser.page
    page.get_by_role("button", name="Low", exact=False).first.click()
    page.get_by_role("button", name="4", exact=True).click()
    expect(page.locator(".chips .in")).to_have_count(1)
    expect(page.locator(".of-table")).to_have_text("Table 2")
    assert [[0, -3]] == evening.points(1)
    assert [] == found_by_axe(organiser)


@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_a_long_answer_leaves_whole_words_to_its_question(person: People, language: str) -> None:
    organiser = person(PHONE, language=language)
    begun(organiser, 8, tables=2, preset="minnesota", length="deals")
    organiser.page.locator(".keys button").first.click()
    question = organiser.page.locator(".said .ok .q")
    expect(question).not_to_be_empty()
    words = len(question.inner_text().split())
    lines = "(one) => { const all = document.createRange(); all.selectNodeContents(one); return all.getClientRects().length; }"
    assert question.evaluate(lines) <= words


def test_more_than_24_tables_turn_pages_by_key_and_a_tables_number_turns_to_its_page(person: People) -> None:
    organiser = person(DESKTOP)
    begun(organiser, 100, tables=25, preset="whist", deals=1)
    page = organiser.page
    expect(page.locator(".slips li")).to_have_count(24)
    page.locator(".slips input").first.focus()
    page.keyboard.press("PageDown")
    expect(page.locator(".slips li .no")).to_have_text(["25"])
    for key in ("8", "5"):
        page.keyboard.press(key)
    expect(page.locator(".slips li .no").first).to_have_text("1")
    for key in ("/", "2", "5"):
        page.keyboard.press(key)
    expect(page.locator(".slips li.in .no")).to_have_text(["25"])


def test_a_game_until_its_target_is_typed_deal_by_deal_and_a_table_that_is_over_asks_nothing_more(
    person: People,
) -> None:
    organiser = person(DESKTOP)
    evening = begun(organiser, 8, tables=2, preset="whist", length="game")
    page = organiser.page
    rows = page.locator(".slips li")
    expect(rows.first).to_contain_text("deal 1")
    rows.first.locator("input").first.focus()
    # Five points end a game: 2 and 3 of table 1; 1, 1 and 3 of table 2. Nobody waits for the club between two deals.
    for key in "8594766794":
        page.keyboard.press(key)
    expect(rows.first).to_contain_text("5 : 0 after 2 deals")
    expect(rows.first.locator("input")).to_have_count(0)
    expect(rows.nth(1)).to_contain_text("deal 4, 4 : 1")
    assert [[[2, 0], [3, 0]], [[1, 0], [0, 1], [3, 0]]] == [evening.points(table) for table in (1, 2)]
    for key in "76":
        page.keyboard.press(key)
    expect(rows.nth(1)).to_contain_text("5 : 1 after 4 deals")
    assert [] == found_by_axe(organiser)


def test_from_13_tables_on_a_game_that_asks_more_stands_in_two_columns(person: People) -> None:
    organiser = person(DESKTOP)
    begun(organiser, 52, tables=13, preset="solo", format="individual", rounds=2)
    organiser.page.locator(".slips input").first.focus()
    for key in "mef":
        organiser.page.keyboard.press(key)
    rows = organiser.page.locator(".slips li")
    expect(rows.first).to_have_class(re.compile("in"))
    first, eighth = rows.nth(0).bounding_box(), rows.nth(7).bounding_box()
    assert first
    assert eighth
    assert first["y"] == eighth["y"]
    assert first["x"] < eighth["x"]
    assert [] == found_by_axe(organiser)


def test_the_printed_slip_of_solo_has_a_box_for_the_contract_its_declarer_the_tricks_and_the_outcome(
    person: People,
) -> None:
    organiser = person(DESKTOP)
    evening = begun(organiser, 8, tables=2, preset="solo", format="individual", rounds=2)
    organiser.page.goto(f"/{evening.code}/print?what=slip")
    slip = organiser.page.locator(".print-sheet").first
    expect(slip.locator("th")).to_have_text(["Deal", "Played", "By", "Tricks", "Made?"])
    expect(slip).to_contain_text("M: Misère")
    expect(slip.locator("tbody tr").first.locator(".box")).to_have_count(4)


def test_typing_begins_and_ends_without_a_mouse_where_nobody_has_a_phone(person: People) -> None:
    organiser = person(DESKTOP)
    evening = Evening(organiser, **DRIVE | {"tables": 2})
    evening.does_each("add_guest", *ladies_and_gents(NAMES[:8]))
    page = organiser.page
    page.goto(f"/{evening.code}/run")
    expect(page.locator(".dock .acts .btn:not([aria-disabled])")).to_have_text("Start with 8")
    page.get_by_role("button", name="Start with 8").press("Enter")
    first, last = page.locator(".slips input").first, page.locator(".slips input").last
    expect(first).to_be_focused()
    # Behind a last box that waits for a second digit Tab leads on, to a sum that is off if no table is missing.
    for key in ("9", "4", "1", "3", "1", "Tab"):
        page.keyboard.press(key)
    expect(page.locator(".slips li").last.locator("input").first).to_be_focused()
    for key in ("1", "3", "0", "Tab"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Seat round 2")).to_be_focused()
    expect(page.locator(".dock .acts [aria-disabled]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".slips li.missing")).to_have_count(2)
    expect(first).to_be_focused()
    assert [] == organiser.complaints
    assert "" == last.input_value()
