"""Leads an evening of each kind on one phone from the link to the prize list, and counts taps, seconds and hesitations.

    python -m bench.phone_evenings --keep        # some minutes; needs a built client and Chromium

Twelve people come to three tables and play three rounds. The first guest comes by the link on the screen of a phone,
the others by the same commands. Round 1 is clean: both sides of each table report the same. In round 2 two
reports of a deal differ, and the organiser decides. In round 3 no phone reports, and the organiser taps in every slip.
A hesitation is a tap at what is not in sight at 360x640, or at what takes no tap within a second.
"""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

from bench.common import arguments, keep, said_of, surroundings
from tests.browser.club import PHONE, Person, browser_at_club
from tests.browser.evening_scenes import NAMES
from tests.waiting import PATIENCE_S

NAME: Final = "phone_evenings"
PEOPLE: Final = 12
ROUNDS: Final = 3
KINDS: Final = (
    "The ladder",
    "A drive of 24 deals",
    "Progressive",
    "Semi-partner",
    "Partner",
    "Individual",
    "Compass",
)
"""The words tapped on the page of a new evening, by kind; the ladder is chosen already."""
_DO: Final = """async ([code, command, role = 'organiser']) => new Promise((done) => {
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
"""Sends a command over a connection of its own."""
STEPS: Final = (
    "a guest, to the table",
    "to round 1",
    "a clean round",
    "a conflict",
    "a round by slips",
    "prizes and finish",
)
TODAY: Final = {"to round 1": 3, "a clean round": 1, "a conflict": 3, "prizes and finish": 9}
"""The taps that an evening of six prizes took when the evenings were new."""
PACE_MS: Final = 300
"""A thumb's way to the next key."""
SLOW_S: Final = 1.0
_REPORTED: Final = ((7, 7), (8, 8), (5, 5), (9, 9))
"""The report of both sides for each deal in order; the first is that of deal 4."""
_IN_SIGHT: Final = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
_EXPORT: Final = "async (code) => (await fetch(`/api/evenings/${code}/export.json`)).json()"
_SETTINGS: Final = "async (code) => (await (await fetch(`/api/evenings/${code}`)).json()).settings"
_KNOWN: Final = (
    "fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})"
)
_NEW_STEP: Final = {"taps": 0, "seconds": 0.0}


class Thumb:
    """Somebody with a phone. `steps` are taps and seconds by what they were for; `hesitations` say at what."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.taps = 0
        self.steps: dict[str, dict[str, float]] = {}
        self.hesitations: list[str] = []

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Counts what is done within it under this name."""
        taps, began = self.taps, time.monotonic()
        yield
        found = self.steps.setdefault(name, dict(_NEW_STEP))
        found["taps"] += self.taps - taps
        found["seconds"] = round(found["seconds"] + time.monotonic() - began, 1)

    def tap(self, button: Locator, name: str) -> None:
        """Taps a button once it takes a tap."""
        began = time.monotonic()
        expect(button).to_be_visible()
        expect(button).not_to_have_attribute("aria-disabled", "true")
        if time.monotonic() - began > SLOW_S:
            self.hesitations.append(f"waits: {name}")
        if not button.evaluate(_IN_SIGHT):
            self.hesitations.append(f"looks for: {name}")
        button.tap()
        self.taps += 1
        self.page.wait_for_timeout(PACE_MS)

    def main(self) -> Locator:
        """The dock's act."""
        return self.page.locator(".dock .acts .btn").last

    def acts(self, words: str) -> None:
        """Taps the dock's act once it is this one."""
        expect(self.main()).to_have_text(re.compile(words))
        self.tap(self.main(), words)


class Evening:
    """An evening of one kind: its organiser's phone, and those of its guests by name."""

    def __init__(self, organiser: Person, guests: dict[str, Person], kind: str) -> None:
        self.run, self.page = Thumb(organiser), organiser.page
        self.guests, self.kind = guests, kind
        self.code = ""
        self.settings: dict[str, Any] = {}

    def asks(self, person: Person, role: str, **command: Any) -> str:
        """A command that comes from this person's phone. Returns why it was refused, nothing where it was done."""
        answer = person.page.evaluate(_DO, [self.code, command, role])
        return "" if answer["tell"] == "done" else str(answer)

    def does(self, person: Person, role: str, **command: Any) -> None:
        """A command that is done."""
        assert not (why := self.asks(person, role, **command)), why

    def is_made(self) -> None:
        """From the club's first page to the open doors. The evening is then shortened, which no club does."""
        with self.run.step("to round 1"):
            self.page.goto("/")
            self.run.tap(self.page.locator("nav:visible a[href='/evening']").first, "Whist evenings")
            if self.kind != KINDS[0]:
                name = re.compile(f"^{self.kind}")
                chosen = self.page.get_by_role("radio", name=name)
                self.run.tap(chosen.or_(self.page.get_by_role("button", name=name)).first, self.kind)
            self.run.acts("Open the doors")
            self.page.wait_for_url("**/run")
        self.code = self.page.url.split("/")[3]
        self.settings = self.page.evaluate(_SETTINGS, self.code) | {"rounds": ROUNDS, "tables": PEOPLE // 4}
        self.does(self.run.person, "organiser", do="change_settings", settings=self.settings)

    def people_come(self) -> Thumb:
        """The first guest by the link, the others by commands; then the first round is seated."""
        has_parts = self.settings.get("moving") == "ladies_gents"
        (first, phone), *others = self.guests.items()
        guest = Thumb(phone)
        with guest.step(STEPS[0]):
            guest.page.goto(f"/{self.code}")
            guest.page.locator(".evening input").fill(first)
            if has_parts:
                guest.tap(guest.page.get_by_role("button", name="as lady"), "as lady")
            guest.acts("I am here")
            guest.page.locator(".evening[data-stage=gathering]").wait_for()
        for number, (name, person) in enumerate(others, 1):
            part = {"part": ("lady", "gent")[number % 2]} if has_parts else {}
            self.does(person, "guest", do="join", name=name, **part)
        with self.run.step("to round 1"):
            self.run.acts(f"Start with {PEOPLE}")
            expect(self.page.locator(".tb")).to_have_count(PEOPLE // 4)
        with guest.step(STEPS[0]):
            guest.acts("I am at my table")
            guest.page.locator(".evening[data-stage=entry]").wait_for()
        return guest

    def seats(self, number: int) -> list[list[str]]:
        """The names at each table of a round, N, E, S, W."""
        shown = self.page.evaluate(_EXPORT, self.code)["rounds"][number - 1]
        return [table["players"] for table in shown["tables"]]

    def figures(self, tricks: int) -> dict[str, Any]:
        """The figures that a side's phone reports of a deal. In Minnesota Whist North and South granded."""
        played = {"played": "grand", "by": [0]} if self.settings["preset"] == "minnesota" else {}
        return {"tricks": [tricks, 13 - tricks], **played}

    def reports(self, place: dict[str, int], players: list[str], tricks: tuple[int, int]) -> bool:
        """Both sides report a deal from their own phones. Returns False where the table has no such deal any more."""
        for name, ours in zip(players[:2], tricks, strict=True):
            why = self.asks(self.guests[name], "guest", do="enter_deal", **place, figures=self.figures(ours))
            if "evening-table-over" in why or "evening-round-not-on" in why:
                return False
            assert not why, why
        return True

    def reports_all(self, number: int, begun: int = 1) -> None:
        """Every open deal of the round, table by table; `begun` is the first open one of table 1."""
        for table, players in enumerate(self.seats(number), 1):
            deal = begun if table == 1 else 1
            while self.reports({"round": number, "table": table, "deal": deal}, players, _REPORTED[deal % 4]):
                deal += 1

    def clean_round(self, number: int) -> None:
        """A round that the phones report, and the next one is seated."""
        self.reports_all(number)
        with self.run.step("a clean round"):
            self.run.acts(f"Seat round {number + 1}")
            expect(self.page.locator(".tb")).to_have_count(PEOPLE // 4)

    def conflict(self, number: int) -> None:
        """Two reports of table 1 differ; the organiser decides for the second. Then the round goes on."""
        self.reports({"round": number, "table": 1, "deal": 1}, self.seats(number)[0], (8, 7))
        with self.run.step("a conflict"):
            self.run.acts("^Decide")
            self.run.tap(self.page.get_by_role("button", name=re.compile(r"says.* 7:6")), "says 7:6")
            self.run.acts("^Decide")
            expect(self.page.locator(".tb.call")).to_have_count(0)
        self.reports_all(number, 2)
        self.run.acts(f"Seat round {number + 1}")

    def slips(self) -> int:
        """Taps in every slip of the round. Returns how many there were."""
        slips = 0
        with self.run.step("a round by slips"):
            self.run.tap(self.page.get_by_role("link", name="Type the slips"), "Type the slips")
            while not self.page.locator(".dock .acts .pri", has_text="Read the prizes").count():
                if self.page.locator(".dock .acts .pri").count():
                    self.run.tap(self.run.main(), "the next deal")
                    continue
                self.slip()
                slips += 1
        return slips

    def slip(self) -> None:
        """One slip: the tricks of both pairs, or what was played and the tricks."""
        pad = self.page.locator(".pad")
        if pad.count():
            for figure in ("9", "4"):
                self.run.tap(pad.get_by_role("button", name=figure, exact=True), figure)
            return
        self.run.tap(self.page.get_by_role("button", name=re.compile("^High")).first, "High")
        self.run.tap(self.page.get_by_role("button", name="9", exact=True), "9")

    def ends(self) -> int:
        """Reads all prizes and finishes. Returns how many were read."""
        with self.run.step("prizes and finish"):
            self.run.acts("Read the prizes")
            prizes = self.page.locator(".pz li")
            expect(prizes.first).to_be_visible()
            count = prizes.count()
            for number in range(count):
                self.run.acts("^Begin" if number == 0 else "^Next")
                expect(prizes.nth(number)).to_have_attribute("aria-current", "true")
            self.run.acts("Finish the evening")
            expect(self.page.locator(".dock")).to_contain_text("Finish the evening?")
            self.run.acts("Finish")
            expect(self.page.locator(".dock")).to_contain_text("The evening is over")
        return count


def evening(browser: Browser, club: str, guests: dict[str, Person], kind: str) -> dict[str, Any]:
    """One evening, from the club's first page to its end."""
    one = Evening(Person(browser, club, PHONE), guests, kind)
    one.is_made()
    guest = one.people_come()
    one.clean_round(1)
    one.conflict(2)
    slips = one.slips()
    prizes = one.ends()
    found = {
        "slips": slips,
        "prizes": prizes,
        "steps": guest.steps | one.run.steps,
        "hesitations": guest.hesitations + one.run.hesitations,
        "complaints": one.run.person.heard + guest.person.heard,
    }
    one.run.person.context.close()
    guest.page.goto("/licences.txt")
    return found


def known_guests(browser: Browser, club: str) -> dict[str, Person]:
    """People whom the club knows by their phones."""
    guests = {name: Person(browser, club, PHONE) for name in NAMES[:PEOPLE]}
    for person in guests.values():
        person.page.goto("/licences.txt")
        person.page.evaluate(_KNOWN)
    return guests


def section(result: dict[str, Any]) -> str:
    """The figures as tables."""
    heads = ["evening on one phone", *STEPS, "slips", "prizes", "seconds of all", "hesitations"]
    lines = [said_of(result), "", f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    before = [str(TODAY.get(name, "")) for name in STEPS]
    lines.append(f"| *before* | {' | '.join(before)} | | 6 | | |")
    for kind, found in result["evenings"].items():
        steps = found["steps"]
        taps = [f"{steps[name]['taps']:.0f} ({steps[name]['seconds']:.0f} s)" for name in STEPS]
        seconds = sum(one["seconds"] for one in steps.values())
        ends = [found["slips"], found["prizes"], f"{seconds:.0f}", len(found["hesitations"])]
        lines.append(f"| {kind} | {' | '.join(taps)} | {' | '.join(map(str, ends))} |")
    return "\n".join(lines)


def main() -> None:
    parser = arguments(__doc__, keep=False)
    parser.add_argument("--kinds", default=",".join(KINDS), help="some of the kinds")
    asked = parser.parse_args()
    expect.set_options(timeout=PATIENCE_S * 1000)
    with browser_at_club() as (browser, club):
        guests = known_guests(browser, club)
        evenings = {kind: evening(browser, club, guests, kind) for kind in asked.kinds.split(",")}
    result = surroundings() | {"seeds": "none", "evenings": evenings}
    print(json.dumps(result, indent=1))
    if asked.keep:
        keep(NAME, result, section(result))


if __name__ == "__main__":
    main()
