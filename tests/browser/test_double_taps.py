"""A second tap never does a second thing: the acts of an evening tapped twice at once, judged by its log."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.evenings import Evening, at_table, counts, dock, joins
from tests.browser.taps import Finger
from tests.browser.test_evening_organiser import Organiser
from tests.waiting import until

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
_AGAIN_MS = (0, 120, 300)
"""A second tap comes at once, quickly, and slowly."""


Log = Callable[[Evening], list[str]]


@pytest.fixture
def log(club_folder: Path) -> Log:
    """The kinds of an evening's entries, in order, from the club's data file; the arrivals before the first round are
    left out.
    """

    def kinds(evening: Evening) -> list[str]:
        query = (
            "SELECT json_extract(entry, '$.kind') FROM evening_entries JOIN evenings ON evening_id = id"
            " WHERE evenings.code = ? ORDER BY seq"
        )
        with closing(sqlite3.connect(club_folder / "club.db")) as data:
            found = [kind for (kind,) in data.execute(query, [evening.code])]
        return [kind for kind in found if kind not in {"opened", "guest_added"}]

    return kinds


def tells(log: Log, evening: Evening, kinds: list[str]) -> None:
    """Waits until the log has as many entries as these, which they must be: pages show some acts before they are
    told.
    """
    until(lambda: len(log(evening)) >= len(kinds), lambda: log(evening))
    assert kinds == log(evening)


def taps_twice(button: Locator, after_ms: int) -> None:
    """Two taps at the same place, whatever stands there when the second one comes."""
    button.click(trial=True)
    box = button.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    Finger(button.page).taps(at, at, every_ms=after_ms)


def runs(somebody: Any, **settings: Any) -> tuple[Evening, Organiser]:
    """An evening of eight people at two tables, on its organiser's page."""
    evening = Evening(somebody, **settings)
    evening.adds(*NAMES)
    somebody.page.goto(f"/{evening.code}/run")
    return evening, Organiser(somebody)


@pytest.mark.long
def test_start_tapped_twice_starts_and_undoes_nothing(person: People, log: Log) -> None:
    for after_ms in _AGAIN_MS:
        evening, who = runs(person())
        expect(who.main).to_have_text("Start with 8")
        taps_twice(who.main, after_ms)
        expect(who.page.locator(".tb")).to_have_count(2)
        who.page.get_by_role("button", name="Undo").click(trial=True)
        tells(log, evening, ["round_began"])


@pytest.mark.long
def test_undo_never_stands_in_the_dock_but_in_the_row_that_it_concerns(person: People, log: Log) -> None:
    evening, who = runs(person())
    who.main.click()
    expect(who.page.locator(".time").get_by_role("button", name="Undo")).to_be_visible()
    expect(dock(who.person).get_by_role("button", name="Undo")).to_have_count(0)
    who.page.locator(".time").get_by_role("button", name="Undo").click()
    expect(who.main).to_have_text("Start with 8")
    tells(log, evening, ["round_began", "undone"])


def test_enter_it_tapped_twice_enters_one_deal_and_the_next_one_is_not_armed(
    person: People, log: Log
) -> None:
    for after_ms in _AGAIN_MS:
        evening, who = runs(person())
        evening.does("begin_round", round=1)
        who.page.goto(f"/{evening.code}/run#table-1-1")
        expect(who.main).to_have_attribute("aria-disabled", "true")
        who.page.locator(".deals .open").get_by_role("button", name="7", exact=True).click()
        taps_twice(who.main, after_ms)
        expect(who.page.locator(".deals .open > span b")).to_have_text("Deal 2")
        expect(who.main).to_have_attribute("aria-disabled", "true")
        tells(log, evening, ["round_began", "deal_entered"])


@pytest.mark.long
def test_plus_five_pause_and_end_round_tapped_twice_do_one_thing(person: People, log: Log) -> None:
    evening, who = runs(person())
    evening.does("begin_round", round=1)
    taps_twice(who.page.get_by_role("button", name="+5 min"), 120)
    expect(who.page.locator(".time .undo")).to_contain_text("5")
    taps_twice(who.page.get_by_role("button", name="Pause", exact=True), 120)
    expect(who.page.get_by_role("button", name="Continue", exact=True).first).to_be_visible()
    tells(log, evening, ["round_began", "extended", "paused"])
    who.page.locator(".time").get_by_role("button", name="Continue").click()
    taps_twice(who.page.get_by_role("button", name="End round 1"), 120)
    expect(who.page.locator(".dock b")).to_have_text("End round 1 now?")
    tells(log, evening, ["round_began", "extended", "paused", "resumed"])


@pytest.mark.long
def test_i_am_here_and_i_am_at_my_table_tapped_twice_are_said_once(person: People, log: Log) -> None:
    host, guest = person(), person()
    evening = Evening(host)
    guest.page.goto(f"/{evening.code}")
    guest.page.locator(".evening input").fill("Ada")
    taps_twice(guest.page.get_by_role("button", name="I am here"), 120)
    guest.page.locator(".evening[data-stage=gathering]").wait_for()
    evening.adds(*NAMES[1:])
    evening.does("begin_round", round=1)
    taps_twice(guest.page.get_by_role("button", name="I am at my table"), 120)
    guest.page.locator(".evening[data-stage=entry]").wait_for()
    tells(log, evening, ["round_began", "reached"])


def test_a_guests_send_and_right_so_tapped_twice_enter_and_confirm_one_deal(person: People, log: Log) -> None:
    host, one, other = person(), person(), person()
    evening = Evening(host)
    at_table(evening, one, other)
    counts(one, 8)
    taps_twice(dock(one).locator(".btn.pri"), 120)
    one.page.locator(".evening[data-stage=wait]").wait_for()
    other.page.locator(".evening[data-stage=confirm]").wait_for()
    taps_twice(dock(other).locator(".btn.pri"), 120)
    other.page.locator(".evening[data-stage=entry]").wait_for()
    tells(
        lambda one: [kind for kind in log(one) if kind.startswith("deal_")],
        evening,
        ["deal_entered", "deal_confirmed"],
    )


@pytest.mark.long
def test_leaving_asked_for_twice_leaves_nobody_out(person: People, log: Log) -> None:
    host, guest = person(), person()
    evening = Evening(host)
    joins(guest, evening, "Ada")
    guest.page.get_by_role("button", name="Menu").click()
    taps_twice(guest.page.get_by_role("button", name="Leave the evening"), 120)
    expect(dock(guest)).to_contain_text("Leave the evening?")
    assert "guest_left" not in log(evening)
