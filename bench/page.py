"""Whole deals of every preset in the worker of a page (Python in WebAssembly, run by node) and by bots alone in native
Python, from the same seeds: the records are compared byte for byte.

    python -m bench.page --bot quick --deals 1000   # of each preset; hours
    python -m bench.page --bot strong --deals 100

What was compared is kept after every few deals, and gone on with next time.
"""

import asyncio
import json
import time
from typing import Any

from bench.common import RESULTS, arguments, headed, keep_rows
from bench.page_node import node_page
from tests.page.native import native_record
from whistclub.games.registry import PRESETS

SEED = "bench"
NAME = "page_same"
BOTS = ("quick", "club", "strong")
A_LIFE = {"quick": 50, "club": 20, "strong": 4}
"""By bot: so many deals are played by one worker, which has them all in memory, before they are kept here."""

Row = dict[str, Any]
"""Deals compared, those whose records differ, and the seconds that all took in the page and in native Python."""


async def compared(preset: str, bot: str, first: int, last: int) -> Row:
    """The deals of these numbers, in a page of their own."""
    row: Row = {"deals": 0, "differ": [], "page_s": 0.0, "native_s": 0.0}
    async with node_page() as page:
        # So that no deal's time has its start.
        await page.ask("GET", "/api/me", None)
        for number in range(first, last + 1):
            seed = f"{SEED} {number}"
            began_s = time.perf_counter()
            in_page = await page.record(preset, seed, bot)
            between_s = time.perf_counter()
            native = native_record(preset, seed, bot, 1)
            row["deals"] += 1
            row["page_s"] += between_s - began_s
            row["native_s"] += time.perf_counter() - between_s
            row["differ"] += [number] if in_page != native else []
    return row


def stored() -> dict[str, Any]:
    """The comparisons so far: a row for each bot and preset."""
    path = RESULTS / f"{NAME}.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))["rows"] if path.exists() else {}
    return found


def store(name: str, row: Row) -> Row:
    """Adds a row to what is kept, and writes it and its section of the page. Returns the sum."""
    rows = stored()
    before = rows.get(name, {"deals": 0, "differ": [], "page_s": 0.0, "native_s": 0.0})
    rows[name] = {key: before[key] + row[key] for key in row}
    for key in ("page_s", "native_s"):
        rows[name][key] = round(rows[name][key], 2)
    results = headed(SEED, {"rows": dict(sorted(rows.items()))}) | {
        "seeds": f"{SEED!r} and the number of the deal"
    }
    keep_rows(NAME, results, section(results))
    return dict(rows[name])


def section(results: dict[str, Any]) -> str:
    """The section of the page."""
    lines = [
        f"{results['date']}; {results['machine']}.",
        "",
        "| bot | presets | deals of a preset | deals | records that differ | a deal in the page, ms | native, ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for bot in BOTS:
        rows = [row for name, row in results["rows"].items() if name.startswith(f"{bot} ")]
        if not rows:
            continue
        deals = sum(row["deals"] for row in rows)
        counts = sorted(row["deals"] for row in rows)
        each = f"{counts[0]:,}" if counts[0] == counts[-1] else f"{counts[0]:,} to {counts[-1]:,}"
        differ = sum(len(row["differ"]) for row in rows)
        page_ms, native_ms = (1000 * sum(row[key] for row in rows) / deals for key in ("page_s", "native_s"))
        lines.append(
            f"| `{bot}` | {len(rows)} | {each} | {deals:,} | {differ} | {page_ms:.0f} | {native_ms:.0f} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = arguments(__doc__, deals=1000)
    parser.add_argument("--bot", default="quick", choices=BOTS)
    parser.add_argument("--presets", nargs="*", default=sorted(PRESETS))
    asked = parser.parse_args()
    life = A_LIFE[asked.bot]
    for first in range(1, asked.deals + 1, life):
        last = min(first + life - 1, asked.deals)
        for preset in asked.presets:
            name = f"{asked.bot} {preset}"
            done = stored().get(name, {"deals": 0})["deals"]
            if done >= last:
                continue
            row = store(name, asyncio.run(compared(preset, asked.bot, max(first, done + 1), last)))
            print(
                f"{name}: {row['deals']} deals, {len(row['differ'])} differ {row['differ'][:3]}", flush=True
            )


if __name__ == "__main__":
    main()
