"""Scenes of what somebody meets after the first deal: learning, ends, one's games, deals of the day, friends, looks,
rules.
"""

from collections.abc import Callable
from typing import Final

from tests.browser.club import DESKTOP, QUICK, Person, play_together
from whistclub.games.registry import games_in_order, presets_of

Shoot = Callable[[str], None]
PRESETS: Final = tuple(presets_of(game)[0].name for game in games_in_order())
_MATCHES: Final = {
    "minnesota": {"max_deals": "1"},
    "solo": {"deals": "1", "all_pass": "general_misere", "unaccepted_proposal": "solo_only"},
    "whist": {"max_deals": "2"},
    "german_whist": {"max_deals": "1"},
    "gongor": {},
    "hermits": {},
}
_PRESS = "(name) => document.querySelector(name)?.click()"


def learning(person: Person, shoot: Shoot) -> None:
    """Guided deals and drills."""
    page = person.page
    page.goto("/learn/minnesota")
    page.locator(".drills").wait_for()
    shoot("learn")
    page.locator(".steps button").first.click()
    page.locator(".tray .hinted").first.wait_for()
    shoot("lesson")
    page.goto("/learn/whist")
    page.locator(".steps button").first.click()
    page.locator(".tray .hinted").first.wait_for()
    page.evaluate(_PRESS, ".hand button.card:not(.hinted):not([aria-disabled=true])")
    page.wait_for_timeout(1500)
    shoot("lesson-instead")
    for name in ("minnesota/c6", "minnesota/c11", "solo/misere"):
        page.goto(f"/learn/{name}")
        page.locator(".hand button").first.wait_for()
        shoot(f"drill-{name.replace('/', '-')}")
        page.evaluate(_PRESS, ".hand button.card:not([aria-disabled])")
        page.wait_for_timeout(200)
        shoot(f"drill-{name.replace('/', '-')}-tried")


def match_ends(person: Person, shoot: Shoot) -> None:
    """The end of a match of every game, its replay, and one's games."""
    page = person.page
    for preset in PRESETS:
        person.open_table(preset, options=_MATCHES[preset], seed="7")
        for _ in range(12):
            person.play_deal()
            page.locator(".result h1").wait_for()
            if page.locator(".ended").count():
                break
            page.locator(".acts .lamp").click()
            person.wait("document.querySelector('.result') === null")
        page.wait_for_timeout(700)
        shoot(f"end-{preset}")
        replay = page.locator("a[href*='/t/'][href$='/1'], .acts a.btn").first
        if replay.count():
            replay.click()
            page.locator(".replay .prompt").wait_for()
            page.keyboard.press("ArrowDown")
            page.wait_for_timeout(200)
            shoot(f"replay-{preset}")
    page.goto("/games")
    page.locator(".games li").first.wait_for()
    shoot("games")
    page.goto("/statistics")
    page.locator("section h2").first.wait_for()
    shoot("statistics-of-all")


def days(person: Person, shoot: Shoot) -> None:
    """Deals of the day before and after one's own try."""
    page = person.page
    page.goto("/daily")
    page.locator(".deals li").first.wait_for()
    shoot("days")
    page.locator(".deals li:has(b:text-is('Whist'))").get_by_role("button").click()
    person.play_deal()
    page.goto("/daily")
    page.locator(".deals .result").first.click()
    page.locator(".points b").first.wait_for()
    shoot("day-standing")


def friends(person: Person, shoot: Shoot) -> None:
    """Friends: nobody yet, asked, agreed, and invited."""
    browser, page = person.context.browser, person.page
    if browser is None:
        return
    page.goto("/friends")
    page.locator("h1").first.wait_for()
    shoot("friends-none")
    other = Person(browser, person.club, DESKTOP, settings=QUICK)
    name_of = """async (name) => (await fetch('/api/me', {
        method: 'PUT', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name})})).json()"""
    for one, name in ((person, "Annegret-Wilhelmine"), (other, "Bo")):
        one.page.goto("/")
        one.page.evaluate(name_of, name)
    path = person.open_table("german_whist", bots=False, options={"max_deals": "1"})
    other.join(path)
    page.locator(".btn.pri, .btn.lamp").first.click()
    play_together(person, other)
    page.wait_for_timeout(500)
    shoot("end-of-two")
    page.goto("/friends")
    page.locator("section button").first.wait_for()
    shoot("friends-met")
    other.page.goto("/friends")
    other.page.get_by_role("button", name="Ask to be friends: Annegret-Wilhelmine").click()
    page.reload()
    page.locator("section button").first.wait_for()
    shoot("friends-asked")
    other.context.close()


def looks(person: Person, shoot: Shoot) -> None:
    """Settings and looks, and a table in others than the usual ones."""
    page = person.page
    page.goto("/settings")
    page.locator("input[name=cloth]").first.wait_for(state="attached")
    shoot("looks")
    for look, name in {"cloth": "wine", "room": "mist", "back": "rosette", "faces": "large"}.items():
        page.locator("label", has=page.locator(f"input[name={look}][value={name}]")).click()
    person.open_table("minnesota", seed="2")
    person.my_turn()
    person.act()
    person.my_turn()
    page.wait_for_timeout(300)
    shoot("looks-table")


def short_rules(person: Person, shoot: Shoot) -> None:
    """The rules for people, of every game."""
    for preset in PRESETS:
        person.page.goto(f"/rules/{preset}")
        person.page.locator("h1").first.wait_for()
        person.page.wait_for_timeout(300)
        shoot(f"rules-{preset}")


SCENES: Final = (learning, match_ends, days, friends, looks, short_rules)
