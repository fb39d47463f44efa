"""My games and one's data in the browser: found, deleted, had back, taken along and deleted whole."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.played import stop_match
from tests.browser.sites import Visitor
from tests.browser.test_access import found_by_axe
from tests.browser.test_alone import in_menu
from tests.sampling import thinned

SIZES = pytest.mark.parametrize("size", thinned([PHONE, DESKTOP], [PHONE]), ids=["phone", "desktop"])


def stop_game(somebody: Person) -> None:
    """Stops the match at the table."""
    assert somebody.my_turn()
    in_menu(somebody, "Stop the game")
    somebody.page.locator("dialog").get_by_role("button", name="Stop the game").click()
    expect(somebody.page.locator("dialog")).to_have_count(0)
    somebody.wait("document.querySelectorAll('.hand .card[aria-pressed]').length === 0")


def after_games(person: People, size: tuple[int, int], *presets: str) -> Person:
    """Somebody who has stopped a game of each preset and looks at their games. In a site a page has to do that."""
    somebody = person(size)
    for preset in presets:
        if isinstance(somebody, Visitor):
            somebody.open_table(preset)
            stop_game(somebody)
        else:
            settings = {"preset": preset, "bot": "simple"}
            stop_match(somebody, str(somebody.opened({"settings": settings, "with_bots": True})["path"]))
    somebody.goto("/statistics")
    somebody.page.get_by_role("link", name="My games").click()
    expect(rows(somebody)).to_have_count(len(presets))
    return somebody


def rows(somebody: Person) -> Locator:
    return somebody.page.locator(".games li")


def act(somebody: Person, row: Locator, name: str) -> None:
    """Presses a button of the row, which a phone opens first."""
    if somebody.is_phone and not row.get_by_role("button", name=name).is_visible():
        row.get_by_role("button", name="what you can do").click()
    row.get_by_role("button", name=name).click()


@pytest.mark.parametrize(
    ("anywhere", "size"),
    [
        ("club", PHONE),
        pytest.param("club", DESKTOP, marks=pytest.mark.long),
        pytest.param("site", PHONE, marks=pytest.mark.long),
    ],
    indirect=["anywhere"],
)
def test_a_deleted_game_is_had_back_in_its_row_and_gone_on_the_next_visit(
    anywhere: People, size: tuple[int, int]
) -> None:
    somebody = after_games(anywhere, size, "hermits", "whist")
    first = rows(somebody).first
    act(somebody, first, "Delete")
    expect(first).to_contain_text("deleted.")
    expect(somebody.page.get_by_text("One game", exact=True)).to_be_visible()
    expect(first.get_by_role("button", name="Undo")).to_be_focused()
    first.get_by_role("button", name="Undo").click()
    expect(first).to_contain_text("Whist")
    expect(somebody.page.get_by_text("2 games", exact=True)).to_be_visible()
    act(somebody, first, "Delete")
    expect(first).to_contain_text("deleted.")
    assert [] == found_by_axe(somebody)
    somebody.page.reload()
    expect(rows(somebody)).to_have_count(1)
    expect(rows(somebody)).to_contain_text("Hermits")


@pytest.mark.long
@SIZES
def test_games_are_chosen_by_game_person_and_day(person: People, size: tuple[int, int]) -> None:
    somebody = after_games(person, size, "hermits", "whist")
    page = somebody.page
    page.get_by_role("button", name="All games").click()
    assert [] == found_by_axe(somebody)
    page.locator("dialog").get_by_role("button", name="Hermits Whist").click()
    expect(rows(somebody)).to_have_count(1)
    page.get_by_role("button", name="Show all again: Hermits Whist").click()
    expect(rows(somebody)).to_have_count(2)
    page.get_by_role("button", name="Anyone").click()
    expect(page.locator("dialog")).to_contain_text("not finished a game with other people")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Any day").click()
    page.get_by_label("Day", exact=True).fill("2020-02-29")
    page.get_by_role("button", name="Show this day").click()
    expect(page.get_by_text("No finished game fits this choice.")).to_be_visible()
    page.get_by_role("button", name="Show all again: Saturday").click()
    expect(rows(somebody)).to_have_count(2)
    assert [] == found_by_axe(somebody)


@pytest.mark.long
def test_with_the_keyboard_alone_a_game_is_deleted_had_back_and_watched(person: People) -> None:
    somebody = after_games(person, DESKTOP, "hermits")
    page = somebody.page
    for wanted, key in (("Delete", "Enter"), ("Undo", "Space"), ("Replay", "Enter")):
        for _ in range(40):
            if page.evaluate("() => document.activeElement?.textContent?.trim()") == wanted:
                break
            page.keyboard.press("Tab" if wanted != "Replay" else "Shift+Tab")
        expect(page.locator(":focus")).to_have_text(wanted)
        page.keyboard.press(key)
        if wanted != "Replay":
            expect(page.locator(":focus")).to_have_text({"Delete": "Undo", "Undo": "Delete"}[wanted])
    page.wait_for_url("**/t/*/*/1")


@SIZES
def test_everything_is_downloaded_and_then_deleted_whole(person: People, size: tuple[int, int]) -> None:
    somebody = after_games(person, size, "hermits")
    page = somebody.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert ("whistclub.json", ["hermits"]) == (
        download.value.suggested_filename,
        [game["game"] for game in data["games"]],
    )
    page.get_by_role("button", name="Delete everything").click()
    dialog = page.locator("dialog")
    assert [] == found_by_axe(somebody)
    dialog.get_by_role("button", name="Rather not").click()
    expect(rows(somebody)).to_have_count(1)
    page.get_by_role("button", name="Delete everything").click()
    dialog.get_by_role("button", name="Delete it all").click()
    page.wait_for_url(somebody.club + "/")
    page.goto("/games")
    expect(page.get_by_text("No finished game yet")).to_be_visible()
    assert [] == found_by_axe(somebody)
