"""A club in a process of its own, and people in browsers who play there."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The shell has no window around its pages, which spares a third of the processor time."""
FLAGS = (
    "--no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --js-flags=--no-opt"
).split()
"""No page lives long enough here to gain from scripts that are optimised: without it a deal takes a seventh less of the
processor.
"""
ELSEWHERE = "club.test"
"""A name by which the browsers reach the club as another machine would: over the network, without a secure context."""
PHONE = (360, 640)
DESKTOP = (1440, 900)
ROOT = Path(__file__).parents[2]
PATIENCE_S = 60
"""The longest wait for anything that has to come: it only bounds a hang."""

QUICK = {"pace": "brisk", "lingerMs": 600, "motion": "still"}

Scheme = Literal["light", "dark"]


@contextmanager
def running_club(folder: Path, *places: Path) -> Iterator[str]:
    """A club whose data lie in the folder, with these places on Python's path; gives its address."""
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.browser.serving", str(folder)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}
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


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium."""
    assert CHROMIUM, (
        "Chromium is missing; install it (Debian, Ubuntu: apt-get install chromium-headless-shell)"
    )
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=[*FLAGS, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"]
    )


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
        browser: Browser,
        club: str,
        size: tuple[int, int] = PHONE,
        *,
        language: str = "en",
        scheme: Scheme = "light",
        settings: dict[str, Any] | None = None,
        keeps_pages: bool = False,
        zone: str | None = None,
        dots: int = 1,
    ) -> None:
        """`keeps_pages`: the device keeps the club's pages by its service worker, as other people's do not here.

        `dots`: points of the screen to one of the page, each way. A phone's two are for pictures that people look at:
        they cost a tenth of the processor and change nothing that a test asks for.
        """
        self.club = club
        self.heard: list[str] = []
        # Of a network that a test took away; the second where the page's worker asks for the page.
        self._allowed = ["ERR_INTERNET_DISCONNECTED", *(["ERR_FAILED"] if keeps_pages else [])]
        self.is_phone = size[0] < 700
        self.context: BrowserContext = browser.new_context(
            base_url=club,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            locale="de-DE" if language == "de" else "en-GB",
            has_touch=self.is_phone,
            timezone_id=zone,
            device_scale_factor=dots,
            service_workers="allow" if keeps_pages else "block",
        )
        if settings is not None:
            kept = json.dumps(json.dumps(settings))
            self.context.add_init_script(
                f"localStorage.getItem('whistclub-settings') ?? localStorage.setItem('whistclub-settings', {kept})"
            )
        self.context.add_init_script(_KEEP_WHAT_IS_SAID)
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same person."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_S * 1000)
        page.on("pageerror", lambda problem: self.heard.append(str(problem)))
        page.on("console", self._hear)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        """Keeps a complaint. The browser complains too where nothing is at the address that a test opens for that."""
        is_missing = "404 (Not Found)" in said.text and said.location["url"].endswith("/nothing-here")
        if said.type == "error" and not is_missing:
            self.heard.append(said.text)

    def may_complain(self, *texts: str) -> None:
        """Allows complaints in which one of these texts stands. They are not cleared away when a test has looked: the
        browser may say them only afterwards.
        """
        self._allowed += texts

    def until_complained(self, text: str) -> None:
        """Waits until the page has complained with this text in it."""
        until = time.monotonic() + PATIENCE_S
        while not any(text in said for said in self.heard):
            assert time.monotonic() < until, self.heard
            self.page.wait_for_timeout(40)

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
        answer = self.context.request.post(
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

    def hand(self) -> list[str]:
        """The cards of the hand as they lie."""
        return [str(one.get_attribute("data-card")) for one in self.page.locator(".hand .card").all()]

    def wait(self, script: str, page: Page | None = None) -> None:
        """Until the script is true in the page; asked from outside, since the page's own policy forbids eval."""
        looked = page or self.page
        until = time.monotonic() + PATIENCE_S
        while not looked.evaluate(script):
            assert time.monotonic() < until, f"never so: {script}"
            looked.wait_for_timeout(40)

    def until_said(self, words: str, page: Page | None = None) -> None:
        """Until the prompt or somebody has said what these words (a regular expression) are found in, though it be gone
        again.
        """
        looked = page or self.page
        until = time.monotonic() + PATIENCE_S
        while not any(re.search(words, one) for one in looked.evaluate("() => window.everSaid")):
            assert time.monotonic() < until, f"never said: {words}"
            looked.wait_for_timeout(40)

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
        """One act, and until it shows."""
        before = self.page.evaluate(_STATE)
        self.act(choose)
        self.wait(f"({_STATE})() !== {json.dumps(before)}")

    def look_back(self) -> None:
        """Opens all that may be looked back at after a deal."""
        self.page.locator(".acts .clear").first.click()
        self.page.locator(".look-back h1").wait_for()

    def play_deal(self, most: int = 120) -> int:
        """Plays until the deal is over. Returns how many acts that took."""
        for count in range(most):
            if not self.my_turn():
                return count
            self.act_once()
        raise AssertionError("the deal does not end")


_SETTLED = """async () => {
  const frames = (count) => new Promise((done) => {
    const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
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


def whose_turn(*people: Person) -> Person | None:
    """Waits until one of these people is to act, and says who; None once the deal is over for all."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        seen = [person.page.evaluate(_MINE) for person in people]
        if all(one == "over" for one in seen):
            return None
        if "mine" in seen:
            return people[seen.index("mine")]
        people[0].page.wait_for_timeout(40)
    raise AssertionError("nobody is to act")


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
_STATE = """() => [document.querySelector('.result') ? 'over' : '',
    [...document.querySelectorAll('.hand .card')].map((one) => one.dataset.card).sort().join(), document.querySelector('.prompt')?.textContent,
    document.querySelector('.calls, .pick, .decide:not(.hold)')?.textContent].join('|')"""
_ACT = """async (choose) => {
    const call = document.querySelector('.calls .btn, .pick button:not([disabled]), .decide .btn:last-child');
    const cards = [...document.querySelectorAll('.hand .card[aria-pressed]')];
    if (!cards.length) return call?.click();
    cards.at(choose).click();
    await new Promise((drawn) => setTimeout(drawn, 0));
    if (document.querySelector('.hand .card[aria-pressed="true"]')) document.querySelector('.prompt .btn')?.click();
}"""
_KEEP_WHAT_IS_SAID = """
    window.everSaid = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('.prompt, .say')) {
            const text = one.textContent.replace(/\\s+/g, ' ').trim();
            if (!window.everSaid.includes(text)) window.everSaid.push(text);
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""
