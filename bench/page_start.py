"""Measures in Chromium how long a static site takes on a slow phone: on a first visit to the home page, to the first
card and until one's first act there is answered, without a network to the cards of a table that goes on and to one's
turn there, and the tasks on the page's own thread while a deal is played. From a host that packs nothing, over one line
of 10 Mbit/s with 40 ms to the answer of each request, and of 1.6 Mbit/s with 150 ms.

    python -m bench.page_start --keep    # some minutes on a quiet machine; needs Chromium and the parts of a site

Chromium slows the page's own thread alone; the worker in which the tables live keeps the machine's full speed.
"""

import json
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, BinaryIO, Final

from playwright.sync_api import Browser, Page, sync_playwright

from bench.common import arguments, keep, said_of, surroundings
from tests.browser.browsers import launch
from tests.browser.club import PHONE, QUICK
from tests.browser.sites import Files, Visitor, running_site

NAME: Final = "page_start"
WAYS: Final = {"10 Mbit/s, 40 ms": (10e6 / 8, 0.04), "1.6 Mbit/s, 150 ms": (1.6e6 / 8, 0.15)}
"""Bytes a second and the seconds until a request is answered, by their names."""
ROWS: Final = (("10 Mbit/s, 40 ms", 1), ("10 Mbit/s, 40 ms", 4), ("1.6 Mbit/s, 150 ms", 4))
"""The ways that are measured, and by how much slower the processor is: that of a phone some four times."""
_A_PART: Final = 16_384
_TASKS: Final = """
    window.tasks = [];
    new PerformanceObserver((list) => { for (const one of list.getEntries()) window.tasks.push(one.duration); })
        .observe({type: 'longtask', buffered: true});
"""
_IS_UNPACKED: Final = """(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().some(({url}) => url.endsWith('.wasm'));
})()"""
_COMPILED_MS: Final = 6_000
"""Chromium keeps what it has compiled some seconds after it was used."""
_IS_KEPT: Final = "(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))()"


class Line:
    """One line to the host, which all answers share."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.bytes_s, self.latency_s = WAYS["10 Mbit/s, 40 ms"]

    def carry(self, source: BinaryIO, target: BinaryIO) -> None:
        """Copies at the line's speed."""
        while part := source.read(_A_PART):
            with self._lock:
                time.sleep(len(part) / self.bytes_s)
            target.write(part)


class SlowFiles(Files):
    """Serves files over the line."""

    line = Line()

    def do_GET(self) -> None:  # noqa: N802 - its name
        """Answers after the time that the request takes to come."""
        time.sleep(self.line.latency_s)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Sends a file."""
        self.line.carry(source, outputfile)


def slowed(somebody: Visitor, page: Page, slower: int) -> None:
    somebody.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})


def visited(browser: Browser, site: str, slower: int, *, is_last: bool = False) -> dict[str, float]:
    """The figures of one visitor with an empty browser: a first visit, a deal, and a start without a network; of the
    last one also a start from when the browser has kept Python compiled.
    """
    somebody = Visitor(browser, site, PHONE, settings=QUICK, keeps_pages=True)
    somebody.context.add_init_script(_TASKS)
    page = somebody.page
    slowed(somebody, page, slower)
    page.goto("")
    deal = page.get_by_role("button", name="Deal me in")
    deal.wait_for()
    home_ms = now_ms(page)
    deal.click()
    page.locator(".hand .card").first.wait_for()
    card_ms = now_ms(page)
    somebody.my_turn()
    somebody.act_once()
    somebody.my_turn()
    answered_ms = now_ms(page)
    page.evaluate("window.tasks = []")
    address = page.url
    for _ in range(3):
        somebody.act_once()
        somebody.my_turn()
    somebody.wait(_IS_KEPT)
    page.wait_for_load_state("networkidle")
    tasks = page.evaluate("window.tasks")
    again = started_without_network(somebody, address, slower)
    somebody.play_deal()
    tasks += somebody.page.evaluate("window.tasks")
    found = {"home_ms": home_ms, "card_ms": card_ms, "answered_ms": answered_ms, **again, "tasks": len(tasks)}
    found["longest_ms"] = max(tasks, default=0)
    if is_last:
        found["compiled_turn_ms"] = started_compiled(somebody, slower)
    somebody.context.close()
    return found


def started_compiled(somebody: Visitor, slower: int) -> float:
    """The time to one's turn, in the second start after Python was kept unpacked."""
    somebody.page.get_by_role("button", name="Next deal").first.click()
    somebody.my_turn()
    address = somebody.page.url
    somebody.wait(_IS_UNPACKED)
    turn_ms = 0.0
    for _ in range(2):
        turn_ms = started_without_network(somebody, address, slower)["turn_ms"]
        somebody.page.wait_for_timeout(_COMPILED_MS)
    return turn_ms


def started_without_network(somebody: Visitor, address: str, slower: int) -> dict[str, float]:
    """The times to the cards of a table in a new tab, and to one's turn; the old tab is closed, since one that is
    slowed keeps a core busy.
    """
    old = somebody.page
    old.goto("about:blank")
    somebody.context.set_offline(True)
    somebody.page = somebody.tab()
    old.close()
    slowed(somebody, somebody.page, slower)
    somebody.page.goto(address)
    somebody.page.locator(".hand .card").first.wait_for()
    again_ms = now_ms(somebody.page)
    somebody.my_turn()
    turn_ms = now_ms(somebody.page)
    somebody.page.evaluate("window.tasks = []")
    return {"again_ms": again_ms, "turn_ms": turn_ms}


def now_ms(page: Page) -> float:
    """The time since the page was asked for."""
    return round(float(page.evaluate("performance.now()")))


def measured(times: int) -> dict[str, list[dict[str, float]]]:
    """The visits by the network and by how much slower the processor is."""
    found: dict[str, list[dict[str, float]]] = {f"{way}, x{slower}": [] for way, slower in ROWS}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_site(Path(folder), files=SlowFiles) as site,
        sync_playwright() as playing,
    ):
        browser = launch(playing)
        for visit in range(1, times + 1):
            for way, slower in ROWS:
                SlowFiles.line.bytes_s, SlowFiles.line.latency_s = WAYS[way]
                visits = found[f"{way}, x{slower}"]
                visits.append(visited(browser, site, slower, is_last=visit == times))
                print(way, slower, visits[-1], flush=True)
        browser.close()
    return found


def section(result: dict[str, Any]) -> str:
    """The figures as a section of the page: seconds, and the tasks over 50 ms in a deal with the longest one's
    milliseconds.
    """
    lines = [
        said_of(result),
        "",
        "| network, processor | visits | home, s | card, s | answered, s | again, s | turn, s | compiled, s | tasks | longest, ms |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row, visits in result["visits"].items():
        spans = [
            spanned(visits, name) for name in ("home_ms", "card_ms", "answered_ms", "again_ms", "turn_ms")
        ]
        spans.append(f"{visits[-1]['compiled_turn_ms'] / 1000:.1f}")
        tasks = statistics.median(one["tasks"] for one in visits)
        longest_ms = max(one["longest_ms"] for one in visits)
        lines.append(f"| {row} | {len(visits)} | {' | '.join(spans)} | {tasks:.0f} | {longest_ms:.0f} |")
    return "\n".join(lines)


def spanned(visits: list[dict[str, float]], name: str) -> str:
    """The median with the least and the most, in seconds."""
    values = [one[name] / 1000 for one in visits]
    return f"{statistics.median(values):.1f} ({min(values):.1f} to {max(values):.1f})"


def main() -> None:
    asked = arguments(__doc__, keep=False, times=5).parse_args()
    result = surroundings() | {"visits": measured(asked.times)}
    print(json.dumps(result, indent=1))
    if asked.keep:
        keep(NAME, result, section(result))


if __name__ == "__main__":
    main()
