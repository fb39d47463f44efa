"""Saves the pictures of docs/evening.md: an evening of six tables on the organiser's phone, a guest's, the hall screen
and on paper.

    python -m tools.gallery_evening [FOLDER]

FOLDER is docs/pictures where none is given. The evening is played here by an organiser's commands. Needs the client to
be built, and Chromium.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browsers import ELSEWHERE, launch
from tests.browser.club import ROOT, Person, running_club
from tests.browser.evening_scenes import NAMES as EVERYBODY

PHONE: Final = (360, 700)
HALL: Final = (960, 540)
SHEET: Final = (820, 1200)
ROUNDS: Final = 2
DEALS: Final = 4
TABLES: Final = 6
NAMES: Final = tuple(name for name in EVERYBODY if name != "Ada")
SETTINGS: Final = {
    "name": "Thursday evening",
    "where": "Harbour Hall",
    "begins": "19:10",
    "tables": TABLES,
    "rounds": ROUNDS,
    "deals": DEALS,
}
SETTLE_MS: Final = 1500
_OPEN = """async (settings) => (await fetch('/api/evenings', {
    method: 'POST', headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({settings, organiser_name: 'Gudrun'})})).json()"""
_DO = """async ([code, role, commands]) => {
    const socket = new WebSocket(`ws://${location.host}/ws/evening/${code}`);
    await new Promise((open) => (socket.onopen = open));
    const answers = [];
    const done = new Promise((all) => (socket.onmessage = ({data}) => {
        const message = JSON.parse(data);
        if (message.id) answers.push(message);
        if (answers.length === commands.length) all();
    }));
    socket.send(JSON.stringify({do: 'hello', version: 1, role}));
    commands.forEach((command, i) => socket.send(JSON.stringify({...command, id: `gallery-${Date.now()}-${i}`})));
    await done;
    socket.close();
    return answers.filter((one) => one.tell === 'refused').map((one) => one.why.key);
}"""

Command = dict[str, Any]


class Gallery:
    """The people of one evening and their pages. Pictures go `into` a folder; `desk` is the size of the organiser's."""

    def __init__(
        self,
        browser: Browser,
        club: str,
        into: Path,
        settings: Command = SETTINGS,
        desk: tuple[int, int] = PHONE,
    ) -> None:
        self.into = into
        self.organiser = Person(browser, club, desk, dots=2)
        self.guest = Person(browser, club, PHONE, dots=2)
        self.hall = Person(browser, club, HALL)
        self.paper = Person(browser, club, SHEET)
        for person in (self.organiser, self.guest):
            person.page.goto("/")
        self.guest.page.evaluate(
            "fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})"
        )
        self.code = str(self.organiser.page.evaluate(_OPEN, settings)["code"])

    def shoot(self, name: str, page: Page, path: str | None = None) -> None:
        """Saves the page as `evening-NAME.png`, after going to the path of this evening."""
        if path is not None:
            page.goto(f"/{self.code}{path}")
        page.wait_for_timeout(SETTLE_MS)
        page.screenshot(path=self.into / f"evening-{name}.png", scale="css")

    def act(self, *commands: Command) -> None:
        """The organiser does this."""
        refused = self.organiser.page.evaluate(_DO, [self.code, "organiser", list(commands)])
        if refused:
            raise SystemExit(f"the club refused: {', '.join(refused)}")

    def turn(self, page: str, prize: int = 0) -> None:
        """The organiser turns the hall screen."""
        self.act({"do": "turn_hall", "page": page, "prize": prize})


def tricks(number: int, table: int, deal: int) -> int:
    """The tricks of North and South in a deal: more than six in each, or in none, so that no table is level."""
    more = 7 + (table * deal + number) % 4
    return more if (table + number) % 2 else 13 - more


def entered(number: int, table: int) -> list[Command]:
    """The entries of a table's round, as an organiser makes them."""
    deals = range(1, DEALS + 1)
    found = [(deal, tricks(number, table, deal)) for deal in deals]
    return [
        {
            "do": "enter_deal",
            "round": number,
            "table": table,
            "deal": deal,
            "figures": {"tricks": [won, 13 - won]},
        }
        for deal, won in found
    ]


def gathering(gallery: Gallery) -> None:
    """People come."""
    gallery.shoot("guest-join", gallery.guest.page, "")
    gallery.guest.page.evaluate(_DO, [gallery.code, "guest", [{"do": "join", "name": "Ada"}]])
    gallery.act(*({"do": "add_guest", "name": name} for name in NAMES[:-1]))
    gallery.act({"do": "add_guest", "name": NAMES[-1], "here": False})
    gallery.shoot("organiser-check-in", gallery.organiser.page, "/run")
    gallery.shoot("hall-poster", gallery.hall.page, "/hall")
    gallery.act({"do": "receive_guest", "guest": len(NAMES) + 1})


def first_round(gallery: Gallery) -> None:
    """A round is seated and played; two tables are still missing."""
    gallery.act({"do": "begin_round", "round": 1})
    gallery.shoot("hall-seating", gallery.hall.page)
    gallery.turn("names")
    gallery.shoot("hall-names", gallery.hall.page)
    gallery.shoot("guest-seat", gallery.guest.page, "")
    for table in range(1, TABLES - 1):
        gallery.act(*entered(1, table))
    gallery.turn("clock")
    gallery.shoot("hall-clock", gallery.hall.page)
    gallery.shoot("organiser-round", gallery.organiser.page, "/run")
    for table in (TABLES - 1, TABLES):
        gallery.act(*entered(1, table))


def end(gallery: Gallery) -> None:
    """The last round, the standings, the prizes."""
    gallery.act({"do": "begin_round", "round": 2})
    for table in range(1, TABLES + 1):
        gallery.act(*entered(2, table))
    gallery.turn("standings")
    gallery.shoot("hall-standings", gallery.hall.page)
    gallery.act({"do": "finish"})
    gallery.turn("prize", 1)
    gallery.shoot("hall-prize", gallery.hall.page)


def printed(gallery: Gallery) -> None:
    """Sheets as they come from the printer, one of each."""
    page = gallery.paper.page
    for what in ("poster", "table", "slip", "prizes"):
        page.goto(f"/{gallery.code}/print?what={what}")
        sheet = page.locator(".print-sheet").first
        sheet.wait_for()
        page.wait_for_timeout(SETTLE_MS)
        sheet.screenshot(path=gallery.into / f"evening-print-{what}.png", scale="css")


def main() -> None:
    """Plays the evening and saves its pictures."""
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_club(Path(data)) as club,
        sync_playwright() as playwright,
    ):
        gallery = Gallery(launch(playwright), club.replace("127.0.0.1", ELSEWHERE), into)
        for part in (gathering, first_round, end, printed):
            part(gallery)
        heard = [
            text
            for one in (gallery.organiser, gallery.guest, gallery.hall, gallery.paper)
            for text in one.heard
        ]
    print(json.dumps({"pictures": len(list(into.glob("evening-*.png"))), "complaints": heard}))


if __name__ == "__main__":
    main()
