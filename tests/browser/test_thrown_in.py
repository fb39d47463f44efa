"""A deal of Solo that is thrown in: what the table says, its sheet, its replay, the deal after it and the list of
games.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import PHONE, Person
from tests.browser.conftest import People

WORDS = {
    "en": (
        "No game: the cards were thrown in.",
        "Thrown in",
        "Next deal",
        "Replay",
        r"Guest \d|Propose eight",
    ),
    "de": (
        "Kein Spiel: Die Karten wurden zusammengeworfen.",
        "Zusammengeworfen",
        "Nächstes Spiel",
        "Nachspielen",
        r"Gast \d|Passen|Einen Vorschlag",
    ),
}


def once(words: str, flags: re.RegexFlag = re.IGNORECASE) -> re.Pattern[str]:
    """A text in which these words (a regular expression) are found once."""
    return re.compile(rf"^(?!.*({words}).*({words})).*({words})", flags | re.DOTALL)


def throw_in(somebody: Person, row: str, deals: str) -> None:
    """Passes at one table after the other until nobody plays."""
    page = somebody.page
    # With the first seed somebody plays.
    for seed in range(2, 60):
        somebody.open_table("solo", options={"deals": deals, "all_pass": "throw_in"}, seed=str(seed))
        while somebody.my_turn() and page.locator(".calls .btn").count():
            somebody.act_once()
        if page.locator(".result .cloth", has_text=re.compile("thrown in|zusammengeworfen")).count():
            return
    raise AssertionError("some game is always played")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_deal_thrown_in_says_so_once_everywhere_and_the_next_one_comes(
    person: People, language: str
) -> None:
    headline, row, following, replay, never = WORDS[language]
    somebody = person(PHONE, language=language)
    page = somebody.page
    throw_in(somebody, row, "2")
    expect(page.locator("#outcome")).to_have_text(headline)
    expect(page.locator(".cloth")).to_have_text(once("thrown in|zusammengeworfen"), use_inner_text=True)
    somebody.look_back()
    expect(page.locator(".sheet.four tbody .said")).to_have_text(row)
    expect(page.locator("main")).to_have_text(once(row, re.NOFLAG), use_inner_text=True)

    page.get_by_role("link", name=replay).click()
    page.get_by_role("slider").wait_for()
    expect(page.locator(".prompt .clock")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".replay .board")).to_have_text(
        once("thrown in|zusammengeworfen"), use_inner_text=True
    )
    expect(page.locator(".replay .board")).not_to_have_text(re.compile(never), use_inner_text=True)

    page.go_back()
    page.get_by_role("button", name=following).click()
    expect(page.locator(".bar h1")).to_contain_text(re.compile("(Deal|Spiel) 2"))
    assert somebody.my_turn()
    page.locator(".bar .score").click()
    expect(page.locator("dialog .said")).to_have_text(row)
    expect(page.locator("dialog")).to_have_text(once(row, re.NOFLAG), use_inner_text=True)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_of_one_deal_thrown_in_stands_in_the_list_of_one_s_games(
    person: People, language: str
) -> None:
    somebody = person(PHONE, language=language)
    throw_in(somebody, WORDS[language][1], "1")
    somebody.page.goto("/games")
    expect(somebody.page.locator("main")).to_contain_text("Solo Whist")
    expect(somebody.page.locator("main")).to_contain_text(
        {"en": "one of them thrown in", "de": "eines davon zusammengeworfen"}[language]
    )
