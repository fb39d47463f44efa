"""Saves the pictures of the README and of the site's first page: a table, and the coach beside a deal that is
over.

    python -m tools.gallery_tables [FOLDER]

FOLDER is docs/pictures where none is given. Needs the client to be built, and Chromium. The pictures have 256 colours,
which nobody sees and which takes a third of the bytes; Pillow, which makes them so, is there through endplay.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browsers import launch
from tests.browser.club import QUICK, ROOT, Person, running_club
from tests.browser.test_coach import replay_of

DESK: Final = (840, 560)
REPLAY: Final = (1000, 800)
COLOURS: Final = 256
SETTLE_MS: Final = 1500


def turn(person: Person, acts: int) -> None:
    """So many acts of one's own, then the next turn at rest."""
    for _ in range(acts):
        person.my_turn()
        person.act()
        person.page.wait_for_timeout(SETTLE_MS)
    person.my_turn()
    person.page.wait_for_timeout(SETTLE_MS)


def save(page: Page, path: Path) -> None:
    """The page as a picture of few bytes."""
    whole = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    whole.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        path, optimize=True
    )


def table(browser: Browser, club: str, into: Path) -> None:
    """A trick of Minnesota Whist that waits for one's own card."""
    person = Person(browser, club, DESK, settings=QUICK)
    person.open_table("minnesota", seed="2")
    turn(person, 4)
    save(person.page, into / "table.png")
    person.context.close()


def coach(browser: Browser, club: str, into: Path) -> None:
    """The coach beside a deal of Whist that is over, at the act that cost most."""
    person = Person(browser, club, REPLAY, settings=QUICK)
    page = replay_of(person, "whist", "tulip")
    page.locator(".bar").get_by_role("button", name="Review with the coach").click()
    page.locator(".panel ol button").first.click()
    page.locator(".verdict").wait_for()
    page.wait_for_timeout(SETTLE_MS)
    save(page, into / "coach.png")
    person.context.close()


def main() -> None:
    """Takes the pictures."""
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        running_club(Path(data)) as club,
    ):
        browser = launch(playwright)
        for take in (table, coach):
            take(browser, club, into)


if __name__ == "__main__":
    main()
