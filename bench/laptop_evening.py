"""Types whole evenings of 48 people at a laptop alone, by keys only, from the making of the evening to its prizes.

    python -m bench.laptop_evening --keep        # some minutes; needs a built client and Chromium

Nobody has a phone and nothing is clicked: a robot pastes the list of names, types every slip of every round, chooses
prizes, reads them and finishes. It goes where the focus is and reaches everything else by Tab, as somebody without a
mouse does. `clicks` and `different` must be 0: the club's export is held against what was typed.
"""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

from bench.common import arguments, keep, said_of, surroundings
from tests.browser.club import Person, browser_at_club
from tests.waiting import PATIENCE_S

NAME: Final = "laptop_evening"
LAPTOP: Final = (1280, 800)
PEOPLE: Final = 48
KINDS: Final = {"A drive of 24 deals": 24, "The ladder": 8}
FAR: Final = 10
"""More presses of Tab than this to one thing are told."""
_LETTERS: Final = "hgl"
_THIRTEEN: Final = 13
_OVER: Final = 6
_MOUSE: Final = "window.clicked = 0; addEventListener('pointerdown', () => { window.clicked += 1; }, true);"
_WAY: Final = """(target) => {
    const all = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(
        'a[href], button, input, select, textarea, summary')].filter((one) => !one.disabled && one.checkVisibility());
    const now = document.activeElement;
    const at = all.indexOf(now);
    const after = all.findIndex((one) => now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return all.indexOf(target) - (at < 0 ? after - 0.5 : at);
}"""
_AT: Final = """() => {
    const now = document.activeElement;
    const row = now.closest('.slips li');
    if (!row) return now.closest('.dock .acts') && !now.ariaDisabled ? 0 : -1;
    return row.querySelector('input') === now && now.value === '' ? Number(row.dataset.table) : -1;
}"""
_EXPORT: Final = "async (code) => (await fetch(`/api/evenings/${code}/export.json`)).json()"

Slip = tuple[str, int]
"""The game that was played (none in a drive), and the tricks of the first pair."""


class Typist:
    """Somebody at a laptop without a mouse. `steps` are keys and seconds by what they were for."""

    def __init__(self, browser: Browser, club: str, seed: str) -> None:
        self.person = Person(browser, club, LAPTOP)
        self.person.context.add_init_script(_MOUSE)
        self.page = self.person.page
        self.dice = Random(seed)
        self.keys = 0
        self.steps: dict[str, dict[str, float]] = {}
        self.far: dict[str, int] = {}
        self.typed: list[dict[int, list[Slip]]] = []

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Counts what is done within it under this name."""
        keys, began = self.keys, time.monotonic()
        yield
        found = self.steps.setdefault(name, {"keys": 0, "seconds": 0.0})
        found["keys"] += self.keys - keys
        found["seconds"] = round(found["seconds"] + time.monotonic() - began, 1)

    def press(self, *keys: str) -> None:
        """Presses these keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1

    def reach(self, target: Locator, name: str) -> None:
        """Goes to something by Tab, or backwards where that is nearer."""
        handle = target.element_handle()
        assert handle is not None
        key = "Tab" if self.page.evaluate(_WAY, handle) > 0 else "Shift+Tab"
        presses = 0
        while not handle.evaluate("(one) => one === document.activeElement"):
            self.press(key)
            presses += 1
            assert presses < 100, f"no way by keys to {name}"
        if presses > FAR:
            self.far[name] = presses

    def does(self, target: Locator, name: str) -> None:
        """Goes to a button and presses it once it takes a press."""
        self.reach(target, name)
        expect(target).not_to_have_attribute("aria-disabled", "true")
        self.press("Enter")

    def main(self) -> Locator:
        """The dock's act."""
        return self.page.locator(".dock .acts .btn").last

    def makes(self, kind: str) -> None:
        """Makes the evening, pastes the list of names, and seats the first round."""
        with self.step("make it"):
            self.page.goto("/evening")
            self.does(self.page.locator(".kinds").get_by_role("button", name=kind), kind)
            self.does(self.main(), "Open the doors")
            self.page.wait_for_url("**/run")
        with self.step("48 names"):
            self.does(self.page.get_by_role("button", name="Add", exact=True), "Add")
            self.does(self.page.get_by_role("button", name="Paste a list of names"), "Paste a list of names")
            expect(self.page.locator("textarea")).to_be_focused()
            self.page.keyboard.insert_text(listed())
            self.keys += 1
            self.does(self.page.get_by_role("button", name="All are here"), "All are here")
            expect(self.page.locator(".ask-name")).to_be_visible()
            self.press("Escape")
            self.does(self.main(), f"Start with {PEOPLE}")

    def types_a_round(self) -> None:
        """Types the slips of all tables, wherever the focus goes, until it is at the dock."""
        slips: dict[int, list[Slip]] = {}
        asks = self.page.locator(".slips.asked").count() > 0
        while table := self._table():
            what = self.dice.choice(_LETTERS) if asks else ""
            ours = self.dice.randint(0, _THIRTEEN)
            slips.setdefault(table, []).append((what, ours))
            self.press(*what)
            for figure in (ours, _THIRTEEN - ours):
                self.press(*str(figure), *(["Tab"] if figure < 2 else []))
        self.typed.append(slips)

    def _table(self) -> int:
        """The table whose first box waits for a figure; 0 where the dock waits."""
        until = time.monotonic() + PATIENCE_S
        while (table := int(self.page.evaluate(_AT))) < 0:
            assert time.monotonic() < until, "the focus is at no empty row, nor at the dock"
            time.sleep(0.02)
        return table

    def plays(self, rounds: int) -> None:
        """All rounds; behind the last row of each `Enter` seats the next one."""
        for number in range(1, rounds + 1):
            with self.step("slips"):
                expect(self.page.locator(".slips input").first).to_be_focused()
                self.types_a_round()
            if number < rounds:
                with self.step("seat the next round"):
                    expect(self.main()).to_have_text(f"Seat round {number + 1}")
                    self.press("Enter")
                    expect(self.page.locator(".slips li.missing")).to_have_count(PEOPLE // 4)

    def ends(self) -> int:
        """Chooses prizes, reads all of them and finishes. Returns how many were read."""
        with self.step("choose prizes"):
            self.press("Enter")
            self.does(self.page.get_by_role("button", name="Lucky table"), "Lucky table")
            self.reach(self.page.get_by_label("A prize of your own"), "A prize of your own")
            self.press(*"The best hat", "Enter")
            self.reach(self.page.get_by_label("Who gets: The best hat"), "Who gets it")
            self.press("A", "d")
            expect(self.page.locator(".pz li").first).to_have_text(re.compile("The best hat.*Ad"))
        with self.step("read the prizes"):
            prizes = self.page.locator(".pz li").count()
            self.reach(self.main(), "the first prize")
            for number in range(prizes):
                self.does(self.main(), "the next prize")
                expect(self.page.locator(".pz li").nth(number)).to_have_attribute("aria-current", "true")
        with self.step("finish"):
            self.does(self.main(), "Finish the evening")
            expect(self.page.locator(".dock")).to_contain_text("Finish the evening?")
            self.does(self.main(), "Finish the evening")
            expect(self.page.locator(".dock")).to_contain_text("The evening is over")
        return prizes

    def different(self) -> int:
        """The tables of a round whose figures are not those that were typed."""
        rounds = self.page.evaluate(_EXPORT, self.page.url.split("/")[3])["rounds"]
        assert len(rounds) == len(self.typed)
        return sum(
            found["points" if slips[found["table"]][0][0] else "drive_tricks"]
            != [counted(slip) for slip in slips[found["table"]]]
            for shown, slips in zip(rounds, self.typed, strict=True)
            for found in shown["tables"]
        )


def counted(slip: Slip) -> list[int]:
    """The figures that a slip comes to, counted here: the tricks; in Minnesota Whist a point for each over six, whoever
    granded, which in a Low is lost.
    """
    what, ours = slip
    tricks = [ours, _THIRTEEN - ours]
    if not what:
        return tricks
    more = int(tricks[1] > tricks[0])
    over = tricks[more] - _OVER
    points = [0, 0]
    points[more] = -over if what == "l" else over
    return points


def listed() -> str:
    """A list as somebody has it in a spreadsheet: a name and a part on each line."""
    names = [
        f"{first}{vowel}{last}"
        for last in ("n", "rt")
        for first in ("Ad", "Be", "Ci", "Do")
        for vowel in "aeiouy"
    ]
    return "\n".join(f"{name} ({'LG'[number % 2]})" for number, name in enumerate(names))


def evening(browser: Browser, club: str, kind: str, rounds: int) -> dict[str, Any]:
    """One evening, from the page of a new one to its end."""
    typist = Typist(browser, club, f"laptop {kind}")
    typist.makes(kind)
    typist.plays(rounds)
    prizes = typist.ends()
    found = {
        "rounds": rounds,
        "deals": sum(len(slips) for shown in typist.typed for slips in shown.values()),
        "prizes": prizes,
        "keys": typist.keys,
        "clicks": typist.page.evaluate("window.clicked"),
        "steps": typist.steps,
        "far": typist.far,
        "different": typist.different(),
        "complaints": typist.person.heard,
    }
    typist.person.context.close()
    return found


def section(result: dict[str, Any]) -> str:
    """The figures as tables."""
    lines = [
        said_of(result),
        "",
        "| evening of 48 | deals | keys | clicks | making and names, keys | a round of 12 slips, keys | the same, s | prizes and finish, keys | tables other than typed |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for kind, found in result["evenings"].items():
        steps, rounds = found["steps"], found["rounds"]
        before = steps["make it"]["keys"] + steps["48 names"]["keys"]
        after = sum(steps[name]["keys"] for name in ("choose prizes", "read the prizes", "finish"))
        lines.append(
            f"| {kind} | {found['deals']} | {found['keys']} | {found['clicks']} | {before} "
            f"| {steps['slips']['keys'] / rounds:.0f} | {steps['slips']['seconds'] / rounds:.1f} | {after} | {found['different']} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = arguments(__doc__, keep=False)
    parser.add_argument("--kinds", default=",".join(KINDS), help="some of the evenings")
    asked = parser.parse_args()
    expect.set_options(timeout=PATIENCE_S * 1000)
    with browser_at_club() as (browser, club):
        evenings = {kind: evening(browser, club, kind, KINDS[kind]) for kind in asked.kinds.split(",")}
    result = surroundings() | {"seeds": "'laptop' and the evening", "evenings": evenings}
    print(json.dumps(result, indent=1))
    if asked.keep:
        keep(NAME, result, section(result))


if __name__ == "__main__":
    main()
