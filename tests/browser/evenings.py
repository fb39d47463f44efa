"""An evening for the tests of the browser client: its organiser, guests without a phone, and guests at a browser."""

import itertools
import json
import re
from typing import Any, Final

import httpx
from playwright.sync_api import Locator
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.browser.club import Person
from tests.waiting import PATIENCE_S
from tests.web.clubs import TRUSTS_NOBODY

CARDS = {"name": "Thursday evening", "format": "ladder", "tables": 2, "rounds": 2, "deals": 2, "minutes": 20, "first": "entered",
         "where": "Harbour Hall", "begins": "19:00"}  # fmt: skip
_IDS: Final = itertools.count(1)


def cookie_of(person: Person) -> str:
    """The cookies of a person whom the club knows."""
    return "; ".join(f"{one['name']}={one['value']}" for one in person.page.context.cookies(person.club))


class Evening:
    """An evening, and its organiser, for whose commands no page is loaded."""

    def __init__(self, organiser: Person | str, **settings: Any) -> None:
        """`organiser`: a person, or the address of the club for one of whom no page is asked about."""
        self._club = organiser if isinstance(organiser, str) else organiser.club
        body = {"settings": {**CARDS, **settings}, "organiser_name": "Gudrun"}
        self._organiser = ""
        if isinstance(organiser, Person):
            self.code = str(organiser.asks("/api/evenings", body)["code"])
            self._organiser = cookie_of(organiser)
        else:
            answer = self._asked("POST", "/api/evenings", json=body)
            self.code = str(answer.json()["code"])
            self._organiser = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    def does(self, do: str, **facts: Any) -> None:
        """An organiser's command, which is done."""
        self._do(self._organiser, "organiser", [{"do": do, **facts}])

    def does_each(self, do: str, *facts: dict[str, Any]) -> None:
        """The command with each of these facts, one after the other."""
        self._do(self._organiser, "organiser", [{"do": do, **of} for of in facts])

    def adds(self, *names: str) -> None:
        """Guests without a phone."""
        self.does_each("add_guest", *({"name": name} for name in names))

    def guest_does(self, guest: Person, do: str, **facts: Any) -> None:
        """A guest's command, which is done."""
        self._do(cookie_of(guest), "guest", [{"do": do, **facts}])

    def points(self, table: int) -> list[list[int]]:
        """The points of the deals that stand at a table in the last round, as the organiser's export has them."""
        return self._of_table(table, "points")

    def tricks(self, table: int) -> list[list[int]]:
        """The drive tricks of the deals that stand at a table in the last round."""
        return self._of_table(table, "drive_tricks")

    def _of_table(self, table: int, what: str) -> list[list[int]]:
        export = self._asked("GET", f"/api/evenings/{self.code}/export.json").json()
        return list(export["rounds"][-1]["tables"][table - 1][what])

    def _asked(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Origin": self._club, "Cookie": self._organiser}
        answer = httpx.request(
            method, self._club + path, headers=headers, timeout=PATIENCE_S, verify=TRUSTS_NOBODY, **more
        )
        assert answer.is_success, answer.text
        return answer

    def _do(self, cookie: str, role: str, commands: list[dict[str, Any]]) -> None:
        """Does these commands one after the other, over a connection of their own."""
        at = f"{self._club.replace('http', 'ws', 1)}/ws/evening/{self.code}"
        headers = {"Cookie": cookie}
        with connect(
            at,
            additional_headers=headers,
            origin=Origin(self._club),
            max_size=None,
            open_timeout=PATIENCE_S,
        ) as line:
            line.send(json.dumps({"do": "hello", "role": role}))
            for command in commands:
                name = f"test-{next(_IDS)}"
                line.send(json.dumps({**command, "id": name}))
                while (answer := json.loads(line.recv(PATIENCE_S))).get("id") != name:
                    pass
                assert answer["tell"] == "done", answer


def dock(guest: Person) -> Locator:
    """The dock: the guest's next step, and the buttons for it."""
    return guest.page.locator(".dock")


def joins(guest: Person, evening: Evening, name: str, button: str = "I am here") -> None:
    """Comes by the short link and gives a name."""
    guest.page.goto(f"/{evening.code}")
    guest.page.locator(".evening input").fill(name)
    guest.page.get_by_role("button", name=button).click()
    guest.page.locator(".evening[data-stage=gathering]").wait_for()


def at_table(evening: Evening, one: Person, other: Person) -> None:
    """Ada (N) and Bo (E) at browsers, six others without a phone; the round is on, and both sit at table 1."""
    seated(evening, one, other)
    evening.adds("Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    for guest in (one, other):
        at_entry(evening, guest)


def seated(evening: Evening, one: Person, other: Person) -> None:
    """Ada and Bo, whose browsers the club knows, are on the list, and Cy and Dee without a phone."""
    for guest, name, partner in ((one, "Ada", "Cy"), (other, "Bo", "Dee")):
        guest.asks("/api/me", {})
        evening.guest_does(guest, "join", name=name)
        evening.adds(partner)


def at_entry(evening: Evening, guest: Person) -> None:
    """The guest has found the seat, and their page asks what was played."""
    evening.guest_does(guest, "reach", round=1)
    guest.page.goto(f"/{evening.code}")
    guest.page.locator(".evening[data-stage=entry]").wait_for()


def counts(guest: Person, ours: int) -> None:
    """Taps the key of as many tricks of the guest's own side."""
    says(guest, str(ours))


def says(guest: Person, *answers: str) -> None:
    """Taps the key of each answer in turn, once it can be tapped."""
    for answer in answers:
        name = re.compile(rf"^{re.escape(answer)}(?!\\d)".replace("\\ ", " "))
        guest.page.locator(".keys").get_by_role("button", name=name).first.click()
