"""The browser of this process, and pages of it that serve one person after another: a page that is opened anew takes
three times as long.
"""

import re
import shutil
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    WebSocketRoute,
    sync_playwright,
)

from tests.needs import program
from tests.waiting import PATIENCE_S

SHELL: Final = "chromium-headless-shell"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --js-flags=--no-opt"
).split()
"""No page lives long enough here to gain from scripts that are optimised: without it a deal takes a seventh less of the
processor.
"""
ELSEWHERE = "club.test"
"""A name by which the browsers reach the club as another machine would: over the network, without a secure context."""
KEPT: Final = 12
"""The most pages that wait for somebody."""
EMPTY: Final = "mark.svg"
"""A document of the club that runs nothing, in which a page waits."""

_ALTERING: Final = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "on",
    "once",
    "route_web_socket",
    "set_extra_http_headers",
)
"""Acts on a page that can't be undone."""
_CONNECTIONS: Final = re.compile("/ws/")

Scheme = Literal["light", "dark"]


def chromium_path() -> str:
    """Debian's Chromium; the shell has no window around its pages, which spares a third of the processor time."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium") or program(SHELL, SHELL)


def launch(playwright: Playwright) -> Browser:
    """A browser that has nobody's pages yet."""
    return playwright.chromium.launch(
        executable_path=chromium_path(), args=[*FLAGS, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"]
    )


@dataclass(frozen=True)
class Kind:
    """All in which the browsers of people differ, but for the size of the page.

    `keeps_pages`: the device keeps the club's pages by its service worker. `dots`: points of the screen to one of the
    page, each way. `scripts` run in each page before its own. `is_stage`: the test answers its connections.
    """

    club: str
    has_touch: bool
    language: str = "en"
    scheme: Scheme = "light"
    zone: str | None = None
    dots: int = 1
    keeps_pages: bool = False
    scripts: tuple[str, ...] = ()
    is_stage: bool = False


class Device:
    """A context of the browser with its first page. `heard` is all that its pages have complained of."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.heard: list[str] = []
        self.is_offline = False
        self.is_altered = kind.keeps_pages
        self.context: BrowserContext = browser.new_context(
            base_url=kind.club,
            color_scheme=kind.scheme,
            locale="de-DE" if kind.language == "de" else "en-GB",
            has_touch=kind.has_touch,
            timezone_id=kind.zone,
            device_scale_factor=kind.dots,
            service_workers="allow" if kind.keeps_pages else "block",
        )
        for script in kind.scripts:
            self.context.add_init_script(script)
        self.answered: Callable[[WebSocketRoute], None] = _leave_alone
        self.page = self.context.new_page()
        if kind.is_stage:
            self.page.route_web_socket(_CONNECTIONS, self._connected)
        self._watch(self.page)
        self._line: CDPSession | None = None

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        self._watch(page)
        return page

    def _watch(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE_S * 1000)
        page.on("pageerror", lambda problem: self.heard.append(str(problem)))
        page.on("console", self._hear)
        for name in _ALTERING:
            setattr(page, name, self._altering(getattr(page, name)))

    def _connected(self, line: WebSocketRoute) -> None:
        self.answered(line)

    def answer(self, answered: Callable[[WebSocketRoute], None]) -> None:
        """Answers the connections of the page in place of the club."""
        self.answered = answered
        if not self.kind.is_stage:
            self.page.route_web_socket(_CONNECTIONS, self._connected)

    def _altering(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def acts(*args: Any, **kwargs: Any) -> Any:
            self.is_altered = True
            return act(*args, **kwargs)

        return acts

    def can_be_emptied(self) -> bool:
        """True if nothing was done to the browser that stays."""
        return not (
            self.is_altered or self.page.is_closed() or self.page.evaluate("() => '__pwClock' in globalThis")
        )

    def _hear(self, said: ConsoleMessage) -> None:
        """Keeps a complaint. The browser complains too where nothing is at the address that a test opens for that."""
        is_missing = "404 (Not Found)" in said.text and said.location["url"].endswith("/nothing-here")
        if said.type == "error" and not is_missing:
            self.heard.append(said.text)

    def empty(self) -> None:
        """Forgets all of the person who has used it. Raises Error if its page is dead."""
        page = self.page
        for other in self.context.pages:
            if other is not page:
                other.close()
        if self.is_offline:
            self.context.set_offline(offline=False)
            self.is_offline = False
        self.answered = _leave_alone
        page.unroute_all(behavior="ignoreErrors")
        page.goto(EMPTY)
        page.evaluate("() => sessionStorage.clear()")
        page.emulate_media(
            media="null",
            color_scheme=self.kind.scheme,
            reduced_motion="null",
            contrast="null",
            forced_colors="null",
        )
        page.mouse.move(0, 0)
        self.context.clear_cookies()
        if self._line is None:
            self._line = self.context.new_cdp_session(page)
        self._line.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
        self._line.send("Page.resetNavigationHistory")


def _leave_alone(_: WebSocketRoute) -> None:
    """Answers nothing."""


class Devices:
    """The browser and its devices that wait for somebody."""

    def __init__(self) -> None:
        self._opened: ExitStack | None = None
        self._browser: Browser | None = None
        self._kept: list[Device] = []

    @property
    def browser(self) -> Browser:
        """The browser, which is started when it is first asked for."""
        if self._browser is None:
            self._opened = ExitStack()
            self._browser = launch(self._opened.enter_context(sync_playwright()))
            self._opened.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """Ends the browser: while it is open no test of this process can run an event loop of its own."""
        if self._opened is not None:
            self._opened.close()
        self._opened = self._browser = None
        self._kept.clear()

    def take(self, kind: Kind) -> Device:
        """A device of this kind that nobody uses."""
        for device in self._kept:
            if device.kind == kind:
                self._kept.remove(device)
                device.heard = []
                return device
        return Device(self.browser, kind)

    def give_back(self, device: Device) -> None:
        """Keeps a device for the next person, if it is as it was."""
        try:
            if device.can_be_emptied():
                device.empty()
                self._kept.append(device)
            else:
                device.context.close()
        except Error:
            device.context.close()
        if len(self._kept) > KEPT:
            self._kept.pop(0).context.close()
