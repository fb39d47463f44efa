"""The ends of deals and matches: games of a rubber, standings of several, deals thrown in."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.lying import Laid
from tests.browser.played import MOST_DEALS, played


def after(somebody: Person, preset: str, seed: str, options: dict[str, str], deals: int = 1) -> Page:
    """The table where this person has played so many deals."""
    table = played(somebody.club, preset, seed, options, deals=deals)
    table.comes(somebody).goto(table.path)
    somebody.page.locator('.at-table.result[data-stage="4"]').wait_for()
    return somebody.page


@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "de"), pytest.param(DESKTOP, "en", marks=pytest.mark.long)]
)
def test_the_deal_that_wins_a_game_of_a_rubber_says_so_and_shows_three_boxes(
    person: People, size: tuple[int, int], language: str
) -> None:
    page = after(person(size, language=language), "whist_rubber", "7", {"target": "1"})
    games = page.locator(".games li")
    expect(games).to_have_count(3)
    expect(games.nth(0).locator("b")).to_have_text(re.compile(r"^([1-9]\s:\s0|0\s:\s[1-9])$"))
    expect(games.nth(1)).to_contain_text("läuft" if language == "de" else "now")
    expect(games.nth(2)).to_contain_text("wenn nötig" if language == "de" else "if needed")
    lead = r"führ(t|en) 1:0 im Robber" if language == "de" else r"lead 1–0 in the rubber"
    expect(page.locator("p.said")).to_contain_text(re.compile(lead))
    expect(page.locator(".tot")).to_have_count(0)


def test_a_rubber_ends_with_two_games_of_one_side(person: People) -> None:
    page = after(person(DESKTOP), "whist_rubber", "7", {"target": "1"}, MOST_DEALS)
    expect(page.locator(".ended")).to_be_visible()
    of = page.locator(".games small").all_inner_texts()
    assert 2 in {of.count("yours"), of.count("theirs")}
    assert not [one for one in of if one in {"now", "if needed"}]


def test_a_match_of_four_ends_with_its_standings(person: People) -> None:
    somebody = person(PHONE)
    page = after(somebody, "solo", "11", {"deals": "1"})
    expect(page.locator(".order li")).to_have_count(4)
    somebody.look_back()
    rows = page.locator("#standings + table tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.locator("td:first-child").first).to_have_text("1")
    expect(page.locator("#standings + table tr.own")).to_have_count(1)


@pytest.mark.long
def test_a_deal_without_points_is_a_sentence_on_the_sheet(person: People) -> None:
    somebody = person(DESKTOP)
    page = after(somebody, "solo", "none", {"deals": "2", "all_pass": "throw_in"})
    somebody.look_back()
    expect(page.locator(".sheet.four tbody tr").first).to_be_visible()
    empty = page.locator(".sheet.four tbody tr").filter(has_not=page.locator("td.said"))
    for row in empty.all():
        cells = row.locator("td").all_inner_texts()
        assert any(cell.strip() for cell in cells[1:])


def test_the_sheet_of_askov_tells_each_star_and_how_many_each_side_has(person: People) -> None:
    table = Laid(person(PHONE), "askov")
    star = [
        ["score-special-made", {"special": "sola_nola", "side": 0}, [0, 0]],
        ["score-star", {"side": 0, "count": 1}, [0, 0]],
    ]
    deal = {
        "place": 1,
        "number": 1,
        "dealer": "N",
        "lines": star,
        "points": [0, 0],
        "score": [0, 0],
        "open": False,
    }
    setting = {"number": 2, "dealer": 1, "score": [0, 0], "counts": [["sheet-stars", [1, 0]]]}
    table.lay(welcome={"deals": [deal], "setting": setting})
    table.page.locator("button.score").click()
    sheet = table.page.locator(".sheet")
    expect(sheet.locator("tbody")).to_contain_text("A star for")
    expect(sheet.locator("tfoot tr").first).to_have_text(re.compile(r"^Stars\s*1\s*0$"))
