"""An evening from its organiser's phone: six tables with real cards, by taps alone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.club import DESKTOP, Person
from tests.browser.conftest import People
from tests.browser.test_access import KEY, found_by_axe

NAMES = (
    "Marta Adele Anton Pieter Agnes Liv Sven Gudrun Wilma Ole Berit Nils Ingrid Karl Lotte Elias Frida Hugo Undine Jasper Klara Moritz"
).split()
ROUNDS = 4
"""Half as many as the page proposes: a round more is one tap and the same again."""
PRIZES = 6
MOST_TAPS = 50
_SEND = """async ([code, tables, role]) => {
    const named = (command) => ({...command, id: crypto.getRandomValues(new Uint32Array(2)).join('-')});
    const one = (given) => new Promise((done, failed) => {
        const commands = given.map(named);
        let tries = 0;
        const end = (socket, how) => { socket.onclose = null; socket.close(); how(); };
        const open = () => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/evening/${code}`);
            const next = () => commands.length ? socket.send(JSON.stringify(commands[0])) : end(socket, done);
            socket.onopen = () => { socket.send(JSON.stringify({do: 'hello', version: 1, role})); next(); };
            socket.onmessage = ({data}) => {
                const {tell, why} = JSON.parse(data);
                if (tell === 'refused') end(socket, () => failed(new Error(JSON.stringify([why, commands[0]]))));
                if (tell === 'done') { commands.shift(); next(); }
            };
            socket.onclose = () => ++tries > 20 ? failed(new Error('closed again and again')) : setTimeout(open, 200);
        };
        open();
    });
    await Promise.all(tables.map(one));
}"""


class Organiser:
    """A person who runs an evening; `taps` counts what they tap."""

    def __init__(self, somebody: Person) -> None:
        self.person, self.page, self.taps = somebody, somebody.page, 0
        self.main = self.page.locator(".dock .btn.pri")

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.click()

    def press(self, name: str) -> None:
        """Taps the button or link of this name."""
        self.tap(self.page.get_by_role("button", name=name, exact=True))

    def open(self, tab: str) -> None:
        self.tap(self.page.locator(".places").get_by_role("link", name=tab))

    def says(self, sentence: str | re.Pattern[str]) -> None:
        expect(self.page.locator(".dock b")).to_have_text(sentence)

    @property
    def code(self) -> str:
        return self.page.url.split("/")[3]

    def send(self, *tables: list[dict[str, Any]], role: str = "organiser") -> None:
        """Sends what guests would send from their phones, one connection a list."""
        self.page.evaluate(_SEND, [self.code, list(tables), role])


def deals(number: int, table: int, tricks: tuple[int, ...] = (8, 5, 9, 7)) -> list[dict[str, Any]]:
    """The deals of a table: these tricks of the first side. Nobody is level after them."""
    return [
        {
            "do": "enter_deal",
            "round": number,
            "table": table,
            "deal": deal,
            "figures": {"tricks": [won, 13 - won]},
        }
        for deal, won in enumerate(tricks, 1)
    ]


def opened(somebody: Person, fewer_rounds: int = 0) -> Organiser:
    """Opens an evening from the first page, of so many rounds fewer than it proposes, and is at its doors."""
    who = Organiser(somebody)
    who.page.goto("/")
    who.tap(who.page.locator("nav:visible a[href='/evening']").first)
    who.says("Below the top table nobody keeps a partner.")
    expect(who.page.locator("select[id$='-game']")).to_have_value("minnesota")
    expect(who.page.locator("select[id$='-length']")).to_have_value("game")
    who.page.locator("select[id$='-game']").select_option("whist")
    who.page.locator("select[id$='-length']").select_option("deals")
    for _ in range(fewer_rounds):
        who.page.get_by_role("button", name="Rounds: one fewer", exact=True).click()
    who.press("Open the doors")
    who.page.wait_for_url("**/run")
    who.says("Nobody yet.")
    return who


def come(phone: Person, path: str) -> None:
    """Opens a page as somebody whom the club knows."""
    phone.page.goto("/")
    phone.page.evaluate(
        "fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})"
    )
    phone.page.goto(path)


def add_without_phone(who: Organiser, name: str) -> None:
    who.press("Add")
    who.page.get_by_label("Name", exact=True).fill(name)
    who.press("Is here, without a phone")
    who.page.get_by_text(f"{name} is on the list.").wait_for()
    who.press("Close")


def fill_tables(who: Organiser, count: int) -> None:
    guests = [{"do": "add_guest", "name": name} for name in NAMES[:count]]
    who.send(*[[one] for one in guests])


def doors_opened(who: Organiser, phone: Person) -> None:
    """Ruth scans, 22 are entered, and one comes without a phone."""
    page = who.page
    come(phone, f"/{who.code}")
    phone.page.get_by_role("textbox").first.fill("Ruth")
    phone.page.locator(".dock .btn.pri").click()
    fill_tables(who, 22)
    add_without_phone(who, "Tomas")
    expect(page.locator(".sum3 b")).to_have_text("24")


def run_by_ruth_too(who: Organiser, phone: Person) -> None:
    """Ruth runs it too; her phone shows the same, also when the first round begins."""
    page = who.page
    who.tap(page.locator(".who", has_text="Ruth"))
    who.press("Make an organiser too")
    second = Organiser(phone)
    phone.page.goto(f"/{who.code}/run")
    expect(second.main).to_have_text("Start with 24")
    who.tap(who.main)
    expect(page.locator(".tb")).to_have_count(6)
    expect(phone.page.locator(".tb")).to_have_count(6)


def first_round_played(who: Organiser) -> None:
    """Four tables enter theirs; one has no phone; at one somebody leaves and a late-comer plays on."""
    page = who.page
    who.send(*[deals(1, table) for table in (1, 2, 3, 4)])
    who.tap(page.get_by_role("link", name="Table 5: enter or correct"))
    for _ in range(4):
        expect(who.main).to_have_text("Enter it")
        expect(who.main).to_have_attribute("aria-disabled", "true")
        deal = page.locator(".deals .open > span b").inner_text()
        who.tap(page.locator(".deals .open .keys").get_by_role("button", name="7", exact=True))
        who.tap(who.main)
        expect(page.locator(".deals .open > span b", has_text=deal)).to_have_count(0)
    expect(page.locator(".tb")).to_have_count(1)
    leaver = page.locator(".tb .pr span").first.inner_text().split(", ")[0]
    who.open("People")
    who.tap(page.locator(".who", has_text=leaver))
    who.press("Has left")
    add_without_phone(who, "Zoë")
    expect(page.locator(".dock")).to_contain_text(f"{leaver} has left table 6.")
    who.press("Zoë plays on")
    who.open("Tables")
    expect(page.locator(".tb")).to_contain_text("Zoë")


def corrected_and_paused(who: Organiser, phone: Person) -> None:
    """A wrong result is corrected, a pause by the other organiser is told, and one's own pause taken back."""
    page = who.page
    who.tap(page.get_by_role("link", name=re.compile("^Table 1: enter or correct")))
    who.press("Change deal 1")
    who.tap(page.locator(".deals .open .keys").get_by_role("button", name="9", exact=True))
    page.get_by_text("still win, 7 to 2 instead of 6 to 2.").wait_for()
    who.press("Correct it")
    expect(page.locator(".result").first).to_contain_text("7")
    phone.page.get_by_role("button", name="Pause", exact=True).click()
    who.says(re.compile("^Ruth paused"))
    go_on = page.locator(".time").get_by_role("button", name="Continue")
    who.tap(go_on)
    who.press("Pause")
    # Until then Undo is that of going on.
    expect(go_on).to_be_visible()
    who.press("Undo")
    expect(page.locator(".time").get_by_role("button", name="Pause")).to_be_visible()


def other_rounds_played(who: Organiser) -> None:
    page = who.page
    for number in range(2, ROUNDS + 1):
        expect(who.main).to_have_text(f"Seat round {number}")
        who.tap(who.main)
        expect(page.locator(".tb")).to_have_count(6)
        who.send(*[deals(number, table) for table in range(1, 7)])


def prizes_read(who: Organiser, phone: Person) -> None:
    """The prizes are read, and the evening is finished."""
    page = who.page
    expect(who.main).to_have_text("Read the prizes")
    who.tap(who.main)
    for prize in range(PRIZES):
        expect(who.main).to_have_text(re.compile("^Begin" if prize == 0 else "^Next"))
        who.tap(who.main)
        expect(page.locator(".pz .now")).to_have_count(1)
    expect(page.locator(".pz .now .k")).to_have_text("Highest")
    expect(who.main).to_have_text("Finish the evening")
    who.tap(who.main)
    who.says("Finish the evening?")
    who.tap(who.main)
    page.locator(".lines tbody tr").first.wait_for()
    expect(phone.page.locator(".dock b")).to_have_text(re.compile("over"))


def test_an_evening_of_six_tables_by_taps_alone_from_the_door_to_the_prizes(person: People) -> None:
    who, phone = opened(person(), fewer_rounds=4), person()
    doors_opened(who, phone)
    run_by_ruth_too(who, phone)
    first_round_played(who)
    corrected_and_paused(who, phone)
    who.send(deals(1, 6))
    other_rounds_played(who)
    prizes_read(who, phone)
    assert who.taps <= MOST_TAPS


def test_sides_that_counted_differently_call_the_organiser_who_decides(person: People) -> None:
    who, phone = Organiser(person()), person()
    who.page.goto("/")
    path = who.page.evaluate(
        """async () => (await (await fetch('/api/evenings', {method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({settings: {name: 'Pub', tables: 2, first: 'entered'}, organiser_name: 'Gudrun'})})).json()).path"""
    )
    who.page.goto(path)
    who.says("Nobody yet.")
    who.send([{"do": "join", "name": "Gudrun"}, {"do": "add_guest", "name": "Nils"}], role="guest")
    come(phone, f"/{who.code}")
    other = Organiser(phone)
    other.send([{"do": "join", "name": "Oskar"}], role="guest")
    who.send([{"do": "add_guest", "name": name} for name in NAMES[:5]])
    expect(who.main).to_have_text("Start with 8")
    who.main.click()
    expect(who.page.locator(".tb")).to_have_count(2)
    who.send(deals(1, 1, (8,)), role="guest")
    other.send(deals(1, 1, (7,)), role="guest")
    who.says("Table 1 counted differently.")
    expect(who.page.locator(".tb.call .st")).to_have_text("Deal 1: Gudrun says 8:5, Oskar says 7:6")
    assert [] == found_by_axe(who.person)
    who.press("Decide")
    who.says("Table 1 counted differently.")
    expect(who.main).to_have_attribute("aria-disabled", "true")
    who.press("Oskar says 7:6")
    who.says(re.compile(r" score 1\.$"))
    assert [] == found_by_axe(who.person)
    who.tap(who.main)
    expect(who.page.locator(".tb.call")).to_have_count(0)
    expect(who.page.locator(".tb .pr b").first).to_have_text("1")


@pytest.mark.long
def test_ending_by_hand_says_what_is_dropped_and_level_tables_are_asked_for(person: People) -> None:
    who = opened(person())
    fill_tables(who, 8)
    expect(who.main).to_have_text("Start with 8")
    who.tap(who.main)
    expect(who.page.locator(".tb")).to_have_count(2)
    who.send(deals(1, 1, (8,)), deals(1, 2, (7, 6)))
    expect(who.page.locator(".tb").nth(1)).to_contain_text("Deal 3 of 4")
    who.press("End round 1")
    expect(who.page.locator(".dock .s")).to_contain_text("Table 2 is level: you decide.")
    who.press("End it")
    who.says("Table 2 is level, 1 each. Who won?")
    who.tap(who.main)
    expect(who.main).to_have_text("Seat round 2")


def test_a_lost_connection_keeps_the_evening_and_draws_the_acts_dashed(person: People) -> None:
    who = opened(person())
    fill_tables(who, 8)
    expect(who.main).to_have_text("Start with 8")
    who.person.set_offline(is_offline=True)
    who.says("No connection. The evening is safe; tables can still enter.")
    expect(who.main).to_have_attribute("aria-disabled", "true")
    expect(who.page.locator(".rows .who")).to_have_count(8)
    who.person.set_offline(is_offline=False)
    expect(who.main).not_to_have_attribute("aria-disabled", "true")


def test_axe_finds_nothing_and_every_word_is_there_on_the_pages_in_german_at_night(person: People) -> None:
    somebody = person(language="de", scheme="dark")
    page = somebody.page
    page.goto("/evening")
    page.locator(".dock.on .btn.pri").wait_for()
    assert [] == found_by_axe(somebody)
    page.locator(".dock .btn.pri").click()
    page.wait_for_url("**/run")
    fill_tables(Organiser(somebody), 9)
    page.get_by_text("Mit 9 beginnen").wait_for()
    for place in ("people", "tables", "standings", "hall", "settings"):
        page.goto(f"{page.url.split('#')[0]}#{place}")
        page.locator(".dock b").wait_for()
        assert [] == found_by_axe(somebody), place
        said = page.locator("body").inner_text()
        assert not KEY.search(said)


@pytest.mark.long
def test_a_desktop_shows_the_standings_next_to_the_round(person: People) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    page.goto("/evening")
    page.locator(".dock.on .btn.pri").click()
    page.wait_for_url("**/run")
    who = Organiser(somebody)
    fill_tables(who, 8)
    expect(who.main).to_have_text("Start with 8")
    who.main.click()
    expect(page.locator(".column")).to_have_count(2)
    assert [] == found_by_axe(somebody)
    assert json.loads(page.evaluate("JSON.stringify(document.documentElement.scrollWidth <= innerWidth)"))


@pytest.mark.long
def test_a_deal_played_before_the_round_was_ended_by_hand_is_entered_afterwards(person: People) -> None:
    who = opened(person())
    fill_tables(who, 8)
    expect(who.main).to_have_text("Start with 8")
    who.tap(who.main)
    expect(who.page.locator(".tb")).to_have_count(2)
    who.send(deals(1, 1, (8,)))
    who.press("End round 1")
    who.press("End it")
    who.says("Table 2 is level, 0 each. Who won?")
    who.page.goto(f"/{who.code}/run#table-1-2")
    expect(who.page.locator(".deals .open > span b")).to_have_text("Deal 1")
    who.tap(who.page.locator(".deals .open .keys").get_by_role("button", name="7", exact=True))
    who.tap(who.main)
    expect(who.main).to_have_text("Seat round 2")
