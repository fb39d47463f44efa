"""A club in a process of its own, and people in browsers who play there."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, WebSocketRoute, sync_playwright

from tests.browser.browsers import Device, Devices, Kind, launch
from tests.waiting import PATIENCE_S, until

PHONE = (360, 640)
DESKTOP = (1440, 900)
ROOT = Path(__file__).parents[2]
QUICK = {"pace": "brisk", "lingerMs": 600, "motion": "still"}


@contextmanager
def running_club(folder: Path, *places: Path, daily_bots: int = 4) -> Iterator[str]:
    """A club whose data lie in the folder, with these places on Python's path, and so many bots that play the deals of
    the day; gives its address.
    """
    command = [
        sys.executable,
        "-X",
        "faulthandler",
        "-m",
        "tests.browser.serving",
        str(folder),
        str(daily_bots),
    ]
    paths = [*map(str, places), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            port = process.stdout.readline().strip()
            assert port, "the club did not start"
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                # Its threads say where they hang.
                process.send_signal(signal.SIGABRT)
                raise


@contextmanager
def browser_at_club() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a club of its own whose folder is removed afterwards."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_club(Path(folder)) as club,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        yield browser, club
        browser.close()


class Person:
    """A person with a browser of their own, at a club. `heard` is all that the page has complained of."""

    def __init__(
        self,
        browser: Browser | Devices,
        club: str,
        size: tuple[int, int] = PHONE,
        *,
        settings: dict[str, Any] | None = None,
        scripts: tuple[str, ...] = (),
        **kind: Any,
    ) -> None:
        """`scripts` run in each page before its own; `kind` are more fields of Kind."""
        self.heard: list[str] = []
        self.club, self.language = club, str(kind.get("language", "en"))
        # Of a network that a test took away; the second where the page's worker asks for the page.
        self._allowed = [
            "ERR_INTERNET_DISCONNECTED",
            *(["ERR_FAILED"] if kind.get("keeps_pages") else []),
        ]
        self.is_phone = size[0] < 700
        own = (
            _KEEP_WHAT_IS_SAID,
            *([] if settings is None else [_SETTINGS % json.dumps(json.dumps(settings))]),
        )
        self._kind = Kind(club=club, has_touch=self.is_phone, scripts=(*own, *scripts), **kind)
        self._browser, self._size = browser, size
        self._used: Device | None = None
        self._page: Page | None = None

    @property
    def _device(self) -> Device:
        """The browser of this person, from the first time that it is asked for."""
        if self._used is None:
            devices = self._browser
            self._used = (
                devices.take(self._kind) if isinstance(devices, Devices) else Device(devices, self._kind)
            )
            self._used.page.set_viewport_size({"width": self._size[0], "height": self._size[1]})
            self.heard = self._used.heard
        return self._used

    @property
    def page(self) -> Page:
        """The tab that is looked at: the first, unless a test has chosen another."""
        return self._page or self._device.page

    @page.setter
    def page(self, tab: Page) -> None:
        self._page = tab

    def answer(self, answered: Callable[[WebSocketRoute], None]) -> None:
        """Answers the connections of the person's page in place of the club."""
        if self._used is None:
            self._kind = replace(self._kind, is_stage=True)
        self._device.answer(answered)

    @property
    def context(self) -> BrowserContext:
        """The browser itself, to be changed as one likes: nobody uses it afterwards."""
        self._device.is_altered = True
        return self._device.context

    def close(self) -> None:
        """Leaves the browser to the next person, or ends it."""
        if self._used is None:
            return
        if isinstance(self._browser, Devices):
            self._browser.give_back(self._used)
        else:
            self._used.context.close()

    def tab(self) -> Page:
        """One more tab of the same person."""
        return self._device.tab()

    def set_offline(self, *, is_offline: bool) -> None:
        """Takes the network away from the browser, or gives it back."""
        self._device.is_offline = is_offline
        self._device.context.set_offline(is_offline)

    def may_complain(self, *texts: str) -> None:
        """Allows complaints in which one of these texts stands. They are not cleared away when a test has looked: the
        browser may say them only afterwards.
        """
        self._allowed += texts

    def until_complained(self, text: str) -> None:
        """Waits until the page has complained with this text in it."""
        until_in(self.page, lambda: any(text in said for said in self.heard), lambda: self.heard)

    @property
    def complaints(self) -> list[str]:
        """The complaints heard that are not allowed."""
        return [said for said in self.heard if not any(text in said for text in self._allowed)]

    def open_table(
        self,
        preset: str,
        *,
        options: dict[str, str] | None = None,
        seed: str | None = None,
        bots: bool = True,
        **plan: Any,
    ) -> str:
        """Opens a table by the HTTP side and goes there; `plan` are more of its settings. Returns its path."""
        settings = {"preset": preset, "options": options or {}, "bot": "simple", "seed": seed, **plan}
        path = str(self.opened({"settings": settings, "with_bots": bots})["path"])
        self.goto(path)
        return path

    def opened(self, body: dict[str, Any]) -> Any:
        """The answer of the HTTP side to a table asked for; no page is loaded for it."""
        return self.asks("/api/tables", body)

    def asks(self, path: str, body: dict[str, Any]) -> Any:
        """The club's answer to a POST of this person's browser, for which no page has to be loaded."""
        answer = self._device.context.request.post(
            path, data=body, headers={"Origin": self.club}, timeout=PATIENCE_S * 1000
        )
        assert answer.ok, answer.text()
        return answer.json()

    def goto(self, path: str) -> None:
        """Opens a page of the club."""
        self.page.goto(path)

    def join(self, path: str, place: int = 0) -> None:
        """Comes by the link and takes one of the free seats."""
        self.page.goto(path)
        seat = self.page.locator(".st.free").nth(place)
        seat.wait_for()
        if "offered" not in str(seat.get_attribute("class")):
            seat.click()
        self.page.get_by_role("button", name=re.compile("^(Sit down|Hinsetzen)$")).click()
        self.page.locator(".gather-dock.plate").wait_for()

    def watch(self, path: str) -> None:
        """Comes by the link to a table at which others play, and looks on."""
        self.page.goto(path)
        self.page.get_by_role("button", name=re.compile("^(Watch|Zusehen)$")).click()
        self.page.locator(".hand.watch").wait_for()

    def hand(self) -> list[str]:
        """The cards of the hand as they lie."""
        return cards_in(self.page, ".hand .card")

    def wait(self, script: str, page: Page | None = None) -> None:
        """Until the script is true in the page; asked from outside, since the page's own policy forbids eval."""
        looked = page or self.page
        until_in(looked, lambda: _is_so(looked, script), lambda: f"never so: {script}")

    def until_said(self, words: str, page: Page | None = None) -> None:
        """Until the prompt or somebody has said what these words (a regular expression) are found in, though it be gone
        again.
        """
        looked, said = page or self.page, list[str]()

        def is_said() -> bool:
            said[:] = looked.evaluate("() => window.everSaid")
            return any(re.search(words, one) for one in said)

        until_in(looked, is_said, lambda: f"never said: {words}, but {said}")

    def my_turn(self) -> bool:
        """Waits until it is this person's turn or the deal is over, hurrying by taps on the cloth what moves."""
        self.wait(
            "document.querySelector('.cloth')?.click(),"
            "document.querySelector('.result') !== null || document.querySelector('.prompt.on') !== null"
        )
        return self.page.locator(".result").count() == 0

    def act(self, choose: int = -1) -> None:
        """One act: the last legal card, or of calls and bids the first."""
        self.page.evaluate(_ACT, choose)

    def act_once(self, choose: int = -1) -> None:
        """One act, and until it shows; in a lesson that asks first whether it is meant it is answered."""
        by_prompt, before = self.page.evaluate(_ACT_ONCE, choose)
        self.wait(f"({_STATE})({json.dumps(by_prompt)}) !== {json.dumps(before)}")
        if self.page.locator(".prompt.ask").count():
            self.act_once(choose)

    def look_back(self) -> None:
        """Opens all that may be looked back at after a deal."""
        self.page.locator(".acts .clear").first.click()
        self.page.locator(".look-back h1").wait_for()

    def next_deal(self) -> None:
        """Asks for the next deal, and waits until the result of this one is gone."""
        self.page.get_by_role("button", name="Next deal").click()
        self.wait("document.querySelector('.result') === null")

    def play_deal(self, most: int = 120) -> int:
        """Plays until the deal is over. Returns how many acts that took."""
        for count in range(most):
            if not self.my_turn():
                return count
            self.act_once()
        raise AssertionError("the deal does not end")


def cards_in(page: Page, selector: str) -> list[str]:
    """The cards that this selector finds, all at one moment."""
    found: list[str] = page.locator(selector).evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return found


_SETTLED = """async () => {
  // A clock that a test has stopped would stop the frames too.
  const { requestAnimationFrame: draw } = globalThis.__pwClock?.builtins ?? globalThis;
  const frames = (count) => new Promise((done) => {
    const next = () => (count-- > 0 ? draw(next) : done());
    next();
  });
  await document.fonts.ready;
  await frames(2);
  const moving = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map((one) => one.finished));
  await frames(2);
}"""


def settled(page: Page) -> None:
    """Until the page has drawn what it knows: its typefaces are there, and nothing that ends by itself moves any
    longer.
    """
    page.evaluate(_SETTLED)


def resize(page: Page, width_px: int, height_px: int) -> None:
    """Gives the page this size, and waits until it lies in it: some of its parts hear of the size a frame later."""
    page.set_viewport_size({"width": width_px, "height": height_px})
    settled(page)


def until_in(page: Page, holds: Callable[[], bool], said: Callable[[], object] = str) -> None:
    """Waits until it holds, while the page goes on."""
    until(holds, said, lambda pause_s: page.wait_for_timeout(pause_s * 1000))


def _is_so(page: Page, script: str) -> bool:
    """True as soon as the script is true in the page; false where it is not for a while, or the page is left."""
    try:
        return bool(page.evaluate(_SOON.replace("HOLDS", script)))
    except Error as problem:
        if "context was destroyed" in str(problem):
            return False
        raise


def whose_turn(*people: Person) -> Person | None:
    """Waits until one of these people is to act, and says who; None once the deal is over for all."""
    seen = [""]

    def is_anybodys() -> bool:
        seen[:] = [person.page.evaluate(_MINE) for person in people]
        return "mine" in seen or all(one == "over" for one in seen)

    until_in(people[0].page, is_anybodys, lambda: f"nobody is to act: {seen}")
    return people[seen.index("mine")] if "mine" in seen else None


def play_together(*people: Person, most: int = 200) -> None:
    """Plays until the deal is over."""
    for _ in range(most):
        person = whose_turn(*people)
        if person is None:
            return
        person.act_once()
    raise AssertionError("the deal does not end")


_MINE = """() => {
    document.querySelector('.cloth')?.click();
    return document.querySelector('.result') ? 'over' : document.querySelector('.prompt.on') ? 'mine' : '';
}"""
_STATE = """(byPrompt) => [document.querySelector('.result') ? 'over' : '',
    [...document.querySelectorAll('.hand .card')].map((one) => one.dataset.card).sort().join(),
    byPrompt && document.querySelector('.prompt')?.textContent,
    document.querySelector('.calls, .pick, .decide:not(.hold)')?.textContent,
    ...['.prompt.ask', '.hand .card[aria-pressed]'].map((one) => document.querySelector(one) !== null)].join('|')"""
_ACT = """async (choose) => {
    // Of a call by number and word the word makes it: the row of numbers is a group.
    const call = document.querySelector(
        '.calls:not([role=group]) .btn:not([disabled]), .pick button:not([disabled]), .decide .btn:last-child');
    const cards = [...document.querySelectorAll('.hand .card[aria-pressed]')];
    if (!cards.length) return call?.click();
    cards.at(choose).click();
    await new Promise((drawn) => setTimeout(drawn, 0));
    // In a lesson no button plays a card that is lifted: it is tapped again.
    const lifted = document.querySelector('.hand .card[aria-pressed="true"]');
    if (lifted) (document.querySelector('.prompt .btn') ?? lifted).click();
}"""
_ACT_ONCE = f"""async (choose) => {{
    // A card that is lifted, or a note that is forgotten, changes the prompt before the act shows.
    const byPrompt = !document.querySelector('.hand .card[aria-pressed], .prompt[data-kind]');
    const before = ({_STATE})(byPrompt);
    await ({_ACT})(choose);
    return [byPrompt, before];
}}"""
_SOON = """async () => {
    const isSo = async () => (HOLDS);
    // A clock that a test has stopped would stop this too.
    for (let looks = globalThis.__pwClock ? 1 : 25; looks > 0; looks -= 1) {
        if (await isSo()) return true;
        if (looks > 1) await new Promise((done) => setTimeout(done, 20));
    }
    return false;
}"""
_SETTINGS = "localStorage.getItem('whistclub-settings') ?? localStorage.setItem('whistclub-settings', %s)"
_KEEP_WHAT_IS_SAID = """
    window.everSaid = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('.prompt, .say')) {
            const text = one.textContent.replace(/\\s+/g, ' ').trim();
            if (!window.everSaid.includes(text)) window.everSaid.push(text);
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""
