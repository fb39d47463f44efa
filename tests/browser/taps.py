"""Taps that say when they were made: a busy machine hands them to the page late, and a double tap stays one."""

import time

from playwright.sync_api import CDPSession, Page

from tests.browser.club import until_in


class Finger:
    """Taps a page at times counted from its first tap; the page is told these times, whenever it comes to the taps."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def taps(self, *places: tuple[float, float], every_ms: int, late_ms: int = 0) -> None:
        """One tap at each place, so long after the one before. The page gets each but the first so much later."""
        begin_s = time.time()
        for number, (x, y) in enumerate(places):
            at_s = begin_s + number * every_ms / 1000
            # The page would believe a tap of the time to come.
            self._until(at_s + (late_ms / 1000 if number else 0))
            for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
                self._line.send(
                    "Input.dispatchMouseEvent",
                    {"type": kind, "x": x, "y": y, "timestamp": at_s, "button": "left", "clickCount": 1},
                )

    def _until(self, then_s: float) -> None:
        until_in(self._page, lambda: time.time() >= then_s)
