"""The ends of deals and matches: games of a rubber, standings of several, deals thrown in."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE
from tests.browser.conftest import People


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESKTOP, "en")])
def test_the_deal_that_wins_a_game_of_a_rubber_says_so_and_shows_three_boxes(
    person: People, size: tuple[int, int], language: str
) -> None:
    somebody = person(size, language=language)
    somebody.open_table("whist_rubber", options={"target": "1"}, seed="7")
    somebody.play_deal()
    games = somebody.page.locator(".games li")
    expect(games).to_have_count(3)
    expect(games.nth(0).locator("b")).to_have_text(re.compile(r"^([1-9]\s:\s0|0\s:\s[1-9])$"))
    expect(games.nth(1)).to_contain_text("läuft" if language == "de" else "now")
    expect(games.nth(2)).to_contain_text("wenn nötig" if language == "de" else "if needed")
    lead = r"führ(t|en) 1:0 im Robber" if language == "de" else r"lead 1–0 in the rubber"
    expect(somebody.page.locator(".said")).to_contain_text(re.compile(lead))
    assert 0 == somebody.page.locator(".tot").count()


def test_a_rubber_ends_with_two_games_of_one_side(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist_rubber", options={"target": "1"}, seed="7")
    for _ in range(3):
        somebody.play_deal()
        if somebody.page.locator(".ended").count():
            break
        somebody.page.get_by_role("button", name="Next deal").click()
        somebody.wait("document.querySelector('.result') === null")
    of = somebody.page.locator(".games small").all_inner_texts()
    assert 2 in {of.count("yours"), of.count("theirs")}
    assert not [one for one in of if one in {"now", "if needed"}]


def test_a_match_of_four_ends_with_its_standings(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("solo", options={"deals": "1"}, seed="11")
    somebody.play_deal()
    assert 4 == somebody.page.locator(".order li").count()
    somebody.look_back()
    rows = somebody.page.locator("#standings + table tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.locator("td:first-child").first).to_have_text("1")
    expect(somebody.page.locator("#standings + table tr.own")).to_have_count(1)


def test_a_deal_without_points_is_a_sentence_on_the_sheet(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("solo", options={"deals": "2", "all_pass": "throw_in"}, seed="none")
    for _ in range(1):
        somebody.play_deal()
    somebody.look_back()
    empty = somebody.page.locator(".sheet.four tbody tr").filter(has_not=somebody.page.locator("td.said"))
    for row in empty.all():
        assert any(cell.strip() for cell in row.locator("td").all_inner_texts()[1:])
