"""Scenes at tables, of the pages around them, and of a club that does not answer."""

import json
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import WebSocketRoute

from tests.browser.browsers import ELSEWHERE
from tests.browser.club import DESKTOP, QUICK, Person
from whistclub.games.registry import PRESETS

PAGES: Final = {
    "home": "/",
    "set-minnesota": "/new/minnesota",
    "set-hermits": "/new/hermits",
    "statistics": "/statistics",
    "settings": "/settings",
    "rules": "/rules/solo",
    "missing": "/nothing-here",
}
_DEVICE: Final = re.compile("Another device|Anderes Gerät")
_TABLE: Final = re.compile("/ws/")
CALM: Final = {"pace": "brisk", "lingerMs": 600}
Shoot = Callable[[str], None]


def turn(person: Person, acts: int) -> None:
    """So many acts, then one's own turn."""
    for _ in range(acts):
        if not person.my_turn():
            return
        person.act()
        person.page.wait_for_timeout(80)
    person.my_turn()
    person.page.wait_for_timeout(300)


def pages(person: Person, shoot: Shoot) -> None:
    """Pages outside the table."""
    for name, path in PAGES.items():
        person.page.goto(path)
        person.page.locator("h1").first.wait_for()
        person.page.wait_for_timeout(300)
        shoot(name)
    person.page.goto("/new/minnesota")
    person.page.locator("summary").first.click()
    shoot("set-unfolded")
    person.page.goto("/")
    person.page.locator(".game").first.click()
    shoot("choose")


def minnesota(person: Person, shoot: Shoot) -> None:
    """A deal of Minnesota from the bid to the replay, with its menu and without a connection."""
    person.open_table("minnesota", seed="2")
    turn(person, 0)
    shoot("minnesota-bid")
    person.act()
    person.page.wait_for_timeout(1500)
    shoot("minnesota-reveal")
    turn(person, 0)
    shoot("minnesota-play")
    if person.page.locator(".hand .card[aria-disabled]").count():
        person.page.locator(".hand .card[aria-disabled]").first.dispatch_event("click")
        shoot("minnesota-refused")
    if person.is_phone:
        person.page.locator(".hand .card[aria-pressed]").last.tap()
        person.page.wait_for_timeout(250)
        shoot("minnesota-lifted")
        person.page.keyboard.press("Escape")
    person.page.locator(".bar .icon").first.click()
    shoot("menu")
    person.page.keyboard.press("Escape")
    turn(person, 5)
    shoot("minnesota-late")
    person.context.set_offline(True)
    person.page.wait_for_timeout(400)
    shoot("offline")
    person.context.set_offline(False)
    person.wait("document.querySelector('.prompt.on') !== null")
    person.play_deal()
    person.page.wait_for_timeout(600)
    shoot("result")
    person.page.locator(".res a.btn").first.click()
    person.page.locator(".replay .prompt").wait_for()
    person.page.keyboard.press("ArrowDown")
    shoot("replay")


def solo(person: Person, shoot: Shoot) -> None:
    """The auction of Solo, and play."""
    person.open_table("solo", seed="5")
    turn(person, 0)
    shoot("solo-auction")
    person.page.locator(".calls .btn").nth(2).click()
    turn(person, 4)
    shoot("solo-play")
    person.play_deal()
    person.page.wait_for_timeout(600)
    shoot("solo-result")


def others(person: Person, shoot: Shoot) -> None:
    """Whist, and the kin of Minnesota."""
    for preset, acts in (("whist", 1), ("askov", 1), ("norwegian", 0), ("south_dakota", 3)):
        person.open_table(preset, seed="3")
        turn(person, acts)
        shoot(preset)


def solitaires(person: Person, shoot: Shoot) -> None:
    """Gongor and Hermits."""
    person.open_table("gongor", seed="4")
    turn(person, 0)
    shoot("gongor-bid")
    turn(person, 2)
    shoot("gongor-twiddle")
    turn(person, 3)
    shoot("gongor-play")
    person.open_table("hermits", seed="4")
    turn(person, 0)
    shoot("hermits")
    turn(person, 4)
    shoot("hermits-late")


def gathering(person: Person, shoot: Shoot) -> None:
    """A table that waits for people."""
    person.open_table("minnesota", bots=False)
    person.page.locator(".felt-box").wait_for()
    shoot("gathering")
    person.page.locator(".change button").click()
    shoot("rules-changed")


def company(person: Person, shoot: Shoot) -> None:
    """A table with somebody else who watches, asks for an undo, is timed, and sends one away."""
    browser = person.context.browser
    if browser is None:
        return
    host = Person(browser, person.club, DESKTOP, settings=CALM)
    path = host.open_table("whist", bots=False, clock_s=60)
    person.page.goto(path)
    person.page.locator(".felt-box").wait_for()
    person.page.wait_for_timeout(300)
    shoot("invited")
    host.page.get_by_role("button", name="Deal the cards").click()
    host.my_turn()
    person.wait("document.querySelector('.at-table') !== null")
    person.page.wait_for_timeout(1200)
    shoot("watching")
    person.wait("document.querySelector('.at-table') !== null")
    host.page.get_by_role("button", name="Menu").click()
    shoot("watching-clock")
    host.context.close()
    second = Person(browser, person.club, DESKTOP, settings=CALM)
    path = second.open_table("minnesota", bots=False)
    person.join(path)
    shoot("seated")
    second.page.locator(".place").get_by_role("button", name="Send away").click()
    shoot("sure")
    second.page.locator("dialog").get_by_role("button", name="Send away").click()
    person.page.locator(".closed h1").wait_for()
    shoot("closed")
    second.context.close()


def ended(person: Person, shoot: Shoot) -> None:
    """The end of a match, and what the statistics make of it."""
    person.open_table("whist", options={"target": "1"}, seed="6")
    for _ in range(12):
        person.play_deal()
        if person.page.locator(".ended").count():
            break
        person.page.locator(".acts .lamp").click()
        person.wait("document.querySelector('.result') === null")
    person.page.wait_for_timeout(500)
    shoot("ended")
    person.page.goto("/statistics")
    person.page.locator("section h2").wait_for()
    shoot("statistics-played")


def sheets(person: Person, shoot: Shoot) -> None:
    """The sheets that open over a table, a hint, and pages for a second device and for a club that does not answer."""
    page = person.page
    person.open_table("minnesota", seed="2")
    for number, name in enumerate(("rules", "conventions", "options", "settings")):
        page.locator(".bar .icon").first.click()
        page.locator("dialog .items button").nth(number).click()
        page.wait_for_timeout(200)
        shoot(f"sheet-{name}")
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    shoot("sheet-keys")
    page.keyboard.press("Escape")
    turn(person, 4)
    page.locator(".bar .icon").nth(1).click()
    page.wait_for_timeout(600)
    shoot("hint")
    for number, name in enumerate(("score", "trick", "rules", "talk")):
        if page.locator(".bar .score").is_visible():
            page.locator(".bar .score").click()
        page.get_by_role("tab").nth(number).click()
        page.wait_for_timeout(200)
        shoot(f"beside-{name}")
        page.keyboard.press("Escape")
    for name, host in (("device-link-here", "127.0.0.1"), ("device-link", ELSEWHERE)):
        page.goto(f"{person.club.replace('127.0.0.1', host)}/settings")
        page.locator("section", has_text=_DEVICE).last.get_by_role("button").first.click()
        page.locator("section code").scroll_into_view_if_needed()
        shoot(name)
    page.goto(page.locator("section code").inner_text())
    page.locator(".btn.pri").first.wait_for()
    shoot("device")
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    page.locator("h1").first.wait_for()
    page.wait_for_timeout(300)
    shoot("unreachable")


def watched(person: Person, shoot: Shoot) -> None:
    """A deal of every preset as somebody sees it who watches: bids or calls, play, and the result."""
    browser = person.context.browser
    if browser is None:
        return
    for preset in PRESETS:
        host = Person(browser, person.club, DESKTOP, settings=QUICK)
        path = host.open_table(preset, seed="5")
        host.my_turn()
        person.page.goto(path)
        person.page.locator(".at-table .prompt").wait_for()
        person.page.wait_for_timeout(300)
        shoot(f"watched-{preset}-first")
        turn(host, 5)
        person.page.wait_for_timeout(1500)
        shoot(f"watched-{preset}")
        host.play_deal()
        person.wait("document.querySelector('.result') !== null")
        person.page.wait_for_timeout(600)
        shoot(f"watched-{preset}-result")
        host.context.close()


def states(person: Person, shoot: Shoot) -> None:
    """A table in its passing states: before its cards come, told that it moved on, without its club, and back again."""
    page = person.page
    path = person.open_table("minnesota", seed="2")
    person.my_turn()
    page.route_web_socket(_TABLE, lambda _: None)
    page.goto(path)
    page.wait_for_timeout(900)
    shoot("loading")
    second = person.tab()
    second.set_viewport_size(page.viewport_size or {"width": 1440, "height": 900})
    page.close()
    person.page = second
    second.route_web_socket(_TABLE, _late)
    second.goto(path)
    person.my_turn()
    person.act()
    second.wait_for_timeout(600)
    shoot("stale")
    person.context.set_offline(True)
    second.wait_for_timeout(4500)
    shoot("reconnecting")
    person.context.set_offline(False)
    person.wait("document.querySelector('.prompt .clock') === null")
    shoot("reconnected")


def _late(page_side: WebSocketRoute) -> None:
    """Answers every act as if the table had moved on."""
    club_side = page_side.connect_to_server()

    def ask(message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["do"] == "act":
            page_side.send(json.dumps({"tell": "stale", "id": asked["id"], "seq": asked["saw"]}))
        else:
            club_side.send(message)

    page_side.on_message(ask)


SCENES: Final = (
    pages,
    states,
    minnesota,
    solo,
    others,
    solitaires,
    gathering,
    company,
    sheets,
    ended,
    watched,
)
