"""Measures in Chromium what a person's first evening costs: bytes of the first load, time to a hand, long tasks in a
deal, growth over twenty deals.

python -m bench.first_evening --keep        # some minutes; needs a built client and Chromium
"""

import json
from collections import Counter
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession

from bench.common import arguments, keep, said_of, surroundings
from tests.browser.club import DESKTOP, PHONE, QUICK, Person, browser_at_club

DEALS: Final = 20
_LONG_TASKS: Final = """
    window.longTasks = [];
    new PerformanceObserver((list) => { for (const one of list.getEntries()) window.longTasks.push(Math.round(one.duration)); })
        .observe({type: 'longtask', buffered: true});
"""
_GROWING: Final = ("JSHeapUsedSize", "Nodes", "JSEventListeners")


def first_load(browser: Browser, club: str, size: tuple[int, int], language: str) -> dict[str, Any]:
    """The bytes transferred, compressed and with headers, from an empty cache to the home page, and on to a hand of
    cards.
    """
    somebody = Person(browser, club, size, language=language)
    devtools = somebody.context.new_cdp_session(somebody.page)
    asked = _listen(devtools)
    somebody.page.goto("/", wait_until="networkidle")
    home = Counter(asked)
    somebody.page.locator("main .btn.lamp").first.click()
    somebody.page.locator(".hand .card").first.wait_for()
    somebody.page.wait_for_load_state("networkidle")
    hand_ms = somebody.page.evaluate("Math.round(performance.now())")
    somebody.context.close()
    return {
        "home_kb": round(sum(home.values()) / 1000, 1),
        "by_kind_kb": {kind: round(size / 1000, 1) for kind, size in sorted(home.items())},
        "to_a_hand_kb": round(sum(asked.values()) / 1000, 1),
        "hand_after_ms": hand_ms,
    }


def twenty_deals(browser: Browser, club: str, preset: str) -> dict[str, Any]:
    """The longest tasks of deals, and how much the page has grown from the second deal to the last."""
    somebody = Person(browser, club, PHONE, settings=QUICK)
    somebody.context.add_init_script(_LONG_TASKS)
    somebody.open_table(preset)
    devtools = somebody.context.new_cdp_session(somebody.page)
    devtools.send("Performance.enable")
    sizes: list[dict[str, float]] = []
    for _ in range(DEALS):
        somebody.play_deal()
        sizes.append(_sizes(devtools))
        somebody.page.locator(".acts .lamp").first.click()
        somebody.page.locator(".result").wait_for(state="detached")
    tasks = sorted(somebody.page.evaluate("window.longTasks"), reverse=True)
    somebody.context.close()
    return {
        "deals": DEALS,
        "long_tasks": len(tasks),
        "over_100_ms": sum(task > 100 for task in tasks),
        "longest_ms": tasks[:5],
        "after_deal_2": sizes[1],
        "after_the_last": sizes[-1],
    }


def _listen(devtools: CDPSession) -> Counter[str]:
    """The bytes of each kind of file, counted as they come."""
    kinds: dict[str, str] = {}
    found: Counter[str] = Counter()
    devtools.on("Network.responseReceived", lambda said: kinds.__setitem__(said["requestId"], said["type"]))

    def finished(said: dict[str, Any]) -> None:
        found[kinds.get(said["requestId"], "Other")] += round(said["encodedDataLength"])

    devtools.on("Network.loadingFinished", finished)
    devtools.send("Network.enable")
    return found


def _sizes(devtools: CDPSession) -> dict[str, float]:
    devtools.send("HeapProfiler.collectGarbage")
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in metrics if one["name"] in _GROWING}


def main() -> None:
    asked = arguments(__doc__, keep=False).parse_args()
    with browser_at_club() as (browser, club):
        result = surroundings() | {
            "first_load": {
                f"{size[0]}x{size[1]} {language}": first_load(browser, club, size, language)
                for size in (PHONE, DESKTOP)
                for language in ("en", "de")
            },
            "deals": {preset: twenty_deals(browser, club, preset) for preset in ("whist", "minnesota")},
        }
    print(json.dumps(result, indent=1))
    if asked.keep:
        keep("first_evening", result, section(result))


def section(found: dict[str, Any]) -> str:
    """The results as tables: the first load by screen and language, and the deals."""
    lines = [
        said_of(found),
        "",
        "| screen | home, kB | of it typefaces | to a hand, kB | hand after, ms |",
        "|---|---|---|---|---|",
    ]
    for screen, load in found["first_load"].items():
        fonts = load["by_kind_kb"].get("Font", 0)
        lines.append(
            f"| {screen} | {load['home_kb']} | {fonts} | {load['to_a_hand_kb']} | {load['hand_after_ms']} |"
        )
    lines += [
        "",
        "| game | deals | tasks over 50 ms | over 100 ms | the longest, ms | heap after 2 deals and all, MB | nodes | listeners |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game, played in found["deals"].items():
        first, last = played["after_deal_2"], played["after_the_last"]
        heap = " and ".join(f"{one['JSHeapUsedSize'] / 1e6:.1f}" for one in (first, last))
        grown = [f"{first[name]:.0f} and {last[name]:.0f}" for name in ("Nodes", "JSEventListeners")]
        longest = ", ".join(map(str, played["longest_ms"][:3]))
        lines.append(
            f"| {game} | {played['deals']} | {played['long_tasks']} | {played['over_100_ms']} | {longest} | {heap} | {grown[0]} | {grown[1]} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
