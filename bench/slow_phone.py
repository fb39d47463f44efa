"""Measures in Chromium how long a slow phone on a slow network waits: for home, for the first hand after the tap, for a
replay from outside, and tasks in a deal.

python -m bench.slow_phone --keep                    # some minutes; needs a built client and Chromium
python -m bench.slow_phone --before OTHER/dist       # the same with other pages in turn, to compare
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

from bench.common import arguments, keep, said_of, surroundings
from tests.browser.browsers import launch
from tests.browser.club import PHONE, QUICK, ROOT, Person
from tests.waiting import PATIENCE_S
from whistclub.players.registry import make_player
from whistclub.web.resources.limits import Limits
from whistclub.web.server import app
from whistclub.web.server.serve import ClubConfig, run
from whistclub.web.server.static import CLIENT, ClientFiles

PORT: Final = 8530
READING_MS: Final = 3_000
"""So long somebody reads the first page before the tap."""
_SEEN: Final = """
    window.longTasks = []; window.largestMs = 0;
    new PerformanceObserver((list) => { for (const one of list.getEntries()) window.longTasks.push(one.duration); })
        .observe({type: 'longtask', buffered: true});
    new PerformanceObserver((list) => { for (const one of list.getEntries()) window.largestMs = one.startTime; })
        .observe({type: 'largest-contentful-paint', buffered: true});
"""
_PAINTED: Final = (
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"
)


class Way(msgspec.Struct, frozen=True):
    """A network, in megabits a second both ways and the milliseconds of a round trip, and how many times slower the
    processor is.
    """

    mbit_s: float
    latency_ms: int
    slower: int

    def __str__(self) -> str:
        return f"{self.mbit_s:g} Mbit/s, {self.latency_ms} ms, x{self.slower}"


WAYS: Final = tuple(Way(mbit_s, ms, slower) for mbit_s, ms in ((10, 40), (1.6, 150)) for slower in (4, 6))


@contextmanager
def visitor(browser: Browser, club: str, way: Way) -> Iterator[Person]:
    """Somebody with an empty browser on this network and processor."""
    somebody = Person(browser, club, PHONE, settings=QUICK, dots=2)
    somebody.context.add_init_script(_SEEN)
    devtools = somebody.context.new_cdp_session(somebody.page)
    devtools.send("Network.enable")
    bytes_s = way.mbit_s * 1e6 / 8
    network = {"offline": False, "latency": way.latency_ms}
    devtools.send(
        "Network.emulateNetworkConditions",
        network | {"downloadThroughput": bytes_s, "uploadThroughput": bytes_s},
    )
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": way.slower})
    try:
        yield somebody
    finally:
        somebody.context.close()


def first_hand(browser: Browser, club: str, way: Way) -> dict[str, float]:
    """The largest paint of home, and the time from the tap to the first card of a hand."""
    with visitor(browser, club, way) as somebody:
        page = somebody.page
        page.goto("/")
        page.locator("main .btn.lamp").first.wait_for()
        page.wait_for_timeout(READING_MS)
        largest_ms = page.evaluate("window.largestMs")
        tapped_ms = page.evaluate(
            "() => { const at = performance.now(); document.querySelector('main .btn.lamp').click(); return at; }"
        )
        page.locator(".hand .card").first.wait_for()
        return {"home_ms": largest_ms, "hand_ms": page.evaluate("performance.now()") - tapped_ms}


def cold_replay(browser: Browser, club: str, path: str, way: Way) -> dict[str, float]:
    """The first card of a replay whose link is opened in an empty browser, and the time for which tasks blocked it by
    then.
    """
    with visitor(browser, club, way) as somebody:
        somebody.page.goto(path)
        somebody.page.locator(".board .card").first.wait_for(state="attached")
        shown_ms = somebody.page.evaluate(_PAINTED)
        somebody.page.wait_for_timeout(1_000)
        tasks = somebody.page.evaluate("window.longTasks")
        return {
            "replay_ms": shown_ms,
            "blocked_ms": sum(task - 50 for task in tasks),
            "longest_ms": max(tasks, default=0),
        }


def tasks_of_a_deal(browser: Browser, club: str, way: Way) -> dict[str, float]:
    """The tasks over 50 ms while a deal of Whist is played."""
    with visitor(browser, club, way) as somebody:
        somebody.open_table("whist")
        somebody.my_turn()
        somebody.page.evaluate("window.longTasks = []")
        somebody.play_deal()
        tasks = somebody.page.evaluate("window.longTasks")
        return {"deal_tasks": len(tasks), "deal_longest_ms": max(tasks, default=0)}


def finished_deal(browser: Browser, club: str) -> str:
    """The path of a replay."""
    somebody = Person(browser, club, PHONE, settings=QUICK, dots=2)
    somebody.open_table("whist")
    somebody.play_deal()
    path = str(somebody.page.locator("main a[href*='/t/']").first.get_attribute("href"))
    somebody.context.close()
    return path


def measured(browser: Browser, clubs: dict[str, str], times: int) -> dict[str, dict[str, dict[str, float]]]:
    """The medians of each way, by the name of the pages. All pages are gone through in turn, so that they meet the same
    load.
    """
    paths = {name: finished_deal(browser, club) for name, club in clubs.items()}
    found: dict[str, dict[str, dict[str, float]]] = {}
    for way in WAYS:
        runs: dict[str, list[dict[str, float]]] = {name: [] for name in clubs}
        for _ in range(times):
            for name, club in clubs.items():
                runs[name].append(
                    first_hand(browser, club, way) | cold_replay(browser, club, paths[name], way)
                )
        deals = {name: tasks_of_a_deal(browser, club, way) for name, club in clubs.items()}
        found[str(way)] = {name: medians(runs[name]) | deals[name] for name in clubs}
        print(way, found[str(way)], flush=True)
    return found


def medians(runs: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {name: round(statistics.median(one[name] for one in runs)) for name in runs[0]}


def section(found: dict[str, Any]) -> str:
    """The figures as tables."""
    lines = [
        said_of(found),
        "",
        "| network, processor | pages | home, ms | hand after the tap, ms | replay from outside, ms | blocked, ms | tasks over 50 ms in a deal |",
        "|---|---|---|---|---|---|---|",
    ]
    for way, by_pages in found["ways"].items():
        for pages, one in by_pages.items():
            lines.append(
                f"| {way} | {pages} | {one['home_ms']:.0f} | {one['hand_ms']:.0f} | {one['replay_ms']:.0f} | {one['blocked_ms']:.0f} | {one['deal_tasks']:.0f} |"
            )
    return "\n".join(lines)


def serve(folder: Path, pages: Path, port: int) -> None:
    """Serves a club with these pages; prints its port."""
    vars(app)["ClientFiles"] = lambda _: ClientFiles(pages)
    limits = Limits(bot_least_s=0.0, bot_most_s=0.0, address_tables=10_000, guests=100_000)
    place = ClubConfig(folder=folder, data_file=folder / "club.db", port=port, limits=limits)
    run(place, make_player, ("club", "simple"), lambda found: print(found, flush=True))


@contextmanager
def club_with(pages: Path, port: int) -> Iterator[str]:
    """The address of a club with these pages."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "bench.slow_phone",
            "--serve",
            folder,
            "--pages",
            str(pages),
            "--port",
            str(port),
        ]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
            finally:
                process.terminate()
                process.wait(PATIENCE_S)


def main() -> None:
    parser = arguments(__doc__, keep=False)
    parser.add_argument("--before", type=Path, help="a folder of other built pages, to compare")
    parser.add_argument("--times", type=int, default=3, help="how often each way is gone")
    for hidden, kind in (("--serve", Path), ("--pages", Path), ("--port", int)):
        parser.add_argument(hidden, type=kind, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.pages, asked.port)
        return
    pages = {"before": asked.before, "now": CLIENT} if asked.before else {"now": CLIENT}
    with ExitStack() as stack:
        clubs = {
            name: stack.enter_context(club_with(one, PORT + at))
            for at, (name, one) in enumerate(pages.items())
        }
        browser = launch(stack.enter_context(sync_playwright()))
        result = surroundings() | {"ways": measured(browser, clubs, asked.times)}
        browser.close()
    print(json.dumps(result, indent=2))
    if asked.keep:
        keep("slow_phone", result, section(result))


if __name__ == "__main__":
    main()
