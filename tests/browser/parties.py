"""An evening for the tests of the browser client: its organiser, guests without a phone, and guests at a browser."""

import re
from typing import Any

from playwright.sync_api import Locator

from tests.browser.club import Person

CARDS = {"name": "Thursday party", "format": "ladder", "tables": 2, "rounds": 2, "deals": 2, "minutes": 20, "first": "entered",
         "where": "Harbour Hall", "begins": "19:00"}  # fmt: skip
DO = """async ([code, command, role = 'organiser']) => new Promise((done) => {
    const named = { ...command, id: crypto.randomUUID() };
    const open = (tries) => {
        const socket = new WebSocket(`ws://${location.host}/ws/evening/${code}`);
        const end = (message) => { socket.onclose = null; socket.close(); done(message); };
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.tell === 'done' || message.tell === 'refused') end(message);
        };
        socket.onopen = () => {
            socket.send(JSON.stringify({ do: 'hello', role }));
            socket.send(JSON.stringify(named));
        };
        socket.onclose = () => tries ? setTimeout(() => open(tries - 1), 200) : done({ tell: 'closed again and again' });
    };
    open(20);
})"""


class Evening:
    """An evening whose organiser is this person."""

    def __init__(self, organiser: Person, **settings: Any) -> None:
        self._page = organiser.page
        body = {"settings": {**CARDS, **settings}, "organiser_name": "Gudrun"}
        self.code = str(organiser.asks("/api/evenings", body)["code"])
        self._page.goto("/licences.txt")

    def does(self, do: str, **facts: Any) -> None:
        """An organiser's command, which is done."""
        answer = self._page.evaluate(DO, [self.code, {"do": do, **facts}])
        assert answer["tell"] == "done", answer

    def adds(self, *names: str) -> None:
        """Guests without a phone."""
        for name in names:
            self.does("add_guest", name=name)

    def points(self, table: int) -> list[list[int]]:
        """The points of the deals that stand at a table in the last round, as the organiser's export has them."""
        return self._of_table(table, "points")

    def tricks(self, table: int) -> list[list[int]]:
        """The drive tricks of the deals that stand at a table in the last round."""
        return self._of_table(table, "drive_tricks")

    def _of_table(self, table: int, what: str) -> list[list[int]]:
        script = "async (code) => (await fetch(`/api/evenings/${code}/export.json`)).json()"
        found = self._page.evaluate(script, self.code)["rounds"][-1]["tables"][table - 1][what]
        return list(found)


def dock(guest: Person) -> Locator:
    """The dock: the guest's next step, and the buttons for it."""
    return guest.page.locator(".dock")


def joins(guest: Person, evening: Evening, name: str, button: str = "I am here") -> None:
    """Comes by the short link and gives a name."""
    guest.page.goto(f"/{evening.code}")
    guest.page.locator(".party input").fill(name)
    guest.page.get_by_role("button", name=button).click()
    guest.page.locator(".party[data-stage=gathering]").wait_for()


def at_table(evening: Evening, one: Person, other: Person) -> None:
    """Ada (N) and Bo (E) at browsers, six others without a phone; the round is on, and both sit at table 1."""
    joins(one, evening, "Ada")
    evening.adds("Cy")
    joins(other, evening, "Bo")
    evening.adds("Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    for guest in (one, other):
        guest.page.get_by_role("button", name="I am at my table").click()
        guest.page.locator(".party[data-stage=entry]").wait_for()


def counts(guest: Person, ours: int) -> None:
    """Taps the key of as many tricks of the guest's own side."""
    says(guest, str(ours))


def says(guest: Person, *answers: str) -> None:
    """Taps the key of each answer in turn, once it can be tapped."""
    for answer in answers:
        name = re.compile(rf"^{re.escape(answer)}(?!\\d)".replace("\\ ", " "))
        guest.page.locator(".keys").get_by_role("button", name=name).first.click()
