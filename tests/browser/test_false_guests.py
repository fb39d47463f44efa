"""Guests whom somebody made up with the poster's code: the organiser removes them together by taps, and takes it back
with one.
"""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.evenings import Evening, joins
from tests.browser.test_access import found_by_axe

FALSE = ("Quux", "Quuz", "Corge")


def box(sheet: Locator, name: str) -> Locator:
    return sheet.get_by_role("checkbox", name=name)


def test_false_guests_are_marked_and_removed_together_and_one_undo_brings_them_back(person: People) -> None:
    organiser = person(size=(360, 640))
    evening = Evening(organiser)
    evening.adds("Marta", "Ada")
    phones = [person() for _ in FALSE]
    for phone, name in zip(phones, FALSE, strict=True):
        joins(phone, evening, name)
    page = organiser.page
    page.goto(f"/{evening.code}/run")
    page.get_by_role("button", name="Remove several").click()
    sheet = page.get_by_role("dialog", name="Remove several guests")
    main = sheet.locator(".foot .btn.pri")
    expect(main).to_have_text("Nobody is marked")
    sheet.get_by_role("button", name="Scanned within 5 minutes (3)").click()
    for name in FALSE:
        expect(box(sheet, name)).to_be_checked()
    expect(box(sheet, "Marta")).not_to_be_checked()
    assert found_by_axe(organiser) == []
    box(sheet, "Corge").uncheck()
    expect(main).to_have_text("Remove 2 guests")
    main.click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".sum3 b")).to_have_text("3")
    expect(page.locator(".who:visible b")).to_have_text(["Corge", "Ada", "Marta"])
    phones[0].page.locator(".evening input").wait_for()
    expect(phones[2].page.locator(".evening[data-stage=gathering]")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".sum3 b")).to_have_text("5")
    phones[0].page.locator(".evening[data-stage=gathering]").wait_for()


@pytest.mark.long
def test_whoever_has_had_a_seat_is_asked_about_before_they_are_removed(person: People) -> None:
    organiser = person()
    evening = Evening(organiser)
    evening.adds("Marta", "Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus")
    evening.does("begin_round", round=1)
    evening.adds("Quux", "Quuz")
    page = organiser.page
    page.goto(f"/{evening.code}/run#people")
    page.get_by_role("button", name="Remove several").click()
    sheet = page.get_by_role("dialog")
    for name in ("Marta", "Quux", "Quuz"):
        box(sheet, name).check()
    sheet.get_by_role("button", name="Remove 3 guests").click()
    sheet.get_by_text("Marta has had a seat this evening.").wait_for()
    expect(sheet.get_by_role("button", name="Remove all 3")).to_be_visible()
    sheet.get_by_role("button", name="Remove only the 2 without a seat").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("Quux")).to_have_count(0)
    expect(page.locator(".who", has_text="Marta")).not_to_contain_text("left")
