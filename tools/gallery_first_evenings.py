"""Saves the pictures of the first evenings in docs/evening.md: a village hall's laptop, a school's, a bridge club's.

    python -m tools.gallery_first_evenings [FOLDER]

FOLDER is docs/pictures where none is given. Needs the client to be built, and Chromium.
"""

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browsers import ELSEWHERE, launch
from tests.browser.club import ROOT, running_club
from tests.browser.evening_scenes import NAMES
from tools.gallery_evening import SETTLE_MS, SHEET, Command, Gallery

LAPTOP: Final = (1280, 760)
VILLAGE: Final = {
    "name": "Village hall drive",
    "format": "progressive",
    "moving": "ladies_gents",
    "preset": "whist",
    "length": "deals",
    "tables": 6,
    "rounds": 24,
    "deals": 1,
    "minutes": 6,
}
SCHOOL: Final = {
    "name": "Class 8b",
    "format": "individual",
    "preset": "whist",
    "length": "deals",
    "tables": 6,
    "rounds": 4,
    "deals": 4,
    "minutes": 20,
}
BRIDGE: Final = {
    "name": "Club night",
    "format": "compass",
    "preset": "whist",
    "length": "deals",
    "tables": 4,
    "rounds": 4,
    "deals": 4,
    "first": "entered",
}
TRICKS: Final = (9, 4, 8, 5)


def slip(number: int, table: int, deal: int, ours: int) -> Command:
    """A deal as an organiser enters it from a slip."""
    figures = {"tricks": [ours, 13 - ours]}
    return {"do": "enter_deal", "round": number, "table": table, "deal": deal, "figures": figures}


def gathered(browser: Browser, club: str, into: Path, settings: Command, names: Sequence[str]) -> Gallery:
    """An evening at whose laptop these people were entered, every second one as a gent where parts are said."""
    gallery = Gallery(browser, club, into, settings, LAPTOP)
    has_parts = "moving" in settings
    for number, name in enumerate(names):
        gallery.act(
            {"do": "add_guest", "name": name} | ({"part": ("lady", "gent")[number % 2]} if has_parts else {})
        )
    return gallery


def sheet_of(page: Page, file: Path) -> None:
    """Saves the first sheet of a page to print."""
    sheet = page.locator(".print-sheet").first
    sheet.wait_for()
    page.wait_for_timeout(SETTLE_MS)
    sheet.screenshot(path=file, scale="css")


def village_hall(browser: Browser, club: str, into: Path) -> Gallery:
    """The kind of evening, the pasted list, the slips of a deal half typed."""
    gallery = gathered(browser, club, into, VILLAGE, ())
    page = gallery.organiser.page
    page.goto("/evening")
    page.get_by_role("button", name="A drive of 24 deals").click()
    gallery.shoot("laptop-new", page)
    page.goto(f"/{gallery.code}/run")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Paste a list of names").click()
    page.get_by_label("Names with commas").fill(
        "\n".join(f"{name} ({'LG'[at % 2]})" for at, name in enumerate(NAMES))
    )
    gallery.shoot("laptop-names", page)
    page.get_by_role("button", name="All are here").click()
    page.locator(".ask-name").wait_for()
    gallery.act({"do": "begin_round", "round": 1})
    for table, ours in enumerate(TRICKS[:3], 1):
        gallery.act(slip(1, table, 1, ours))
    page.goto(f"/{gallery.code}/run#slips")
    page.reload()
    gallery.shoot("laptop-slips", page)
    return gallery


def school(browser: Browser, club: str, into: Path) -> Gallery:
    """Every round on paper before the evening begins."""
    gallery = gathered(browser, club, into, SCHOOL, NAMES)
    gallery.paper.page.goto(f"/{gallery.code}/print?what=schedule")
    sheet_of(gallery.paper.page, into / "evening-print-schedule.png")
    return gallery


def bridge_club(browser: Browser, club: str, into: Path) -> Gallery:
    """The deals to be laid out."""
    gallery = gathered(browser, club, into, BRIDGE, NAMES[:16])
    page = gallery.organiser.page
    page.set_viewport_size({"width": SHEET[0], "height": SHEET[1]})
    page.goto(f"/{gallery.code}/print?what=deals")
    page.locator("main .btn").last.click()
    sheet_of(page, into / "evening-print-deals.png")
    return gallery


def main() -> None:
    """Saves the pictures of all three."""
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_club(Path(data)) as club,
        sync_playwright() as playwright,
    ):
        browser, address = launch(playwright), club.replace("127.0.0.1", ELSEWHERE)
        galleries = [show(browser, address, into) for show in (village_hall, school, bridge_club)]
        heard = [
            text
            for gallery in galleries
            for one in (gallery.organiser, gallery.hall, gallery.paper)
            for text in one.heard
        ]
    print(json.dumps({"complaints": heard}))


if __name__ == "__main__":
    main()
