"""Whole deals of every preset in a page's home and by bots alone in native Python, from the same seeds: the records are
compared byte for byte.

Run as `python -m bench.page` from the project's folder; `--deals N` of each preset (1000), `--bot NAME` (quick),
`--presets NAME...`.
"""

import argparse
import asyncio
import time

from tests.page.homes import home_over, opened, visit_to
from tests.page.native import native_record, whole_record
from tests.page.stores import MemoryStore
from whistclub.games.registry import PRESETS

SEED = "bench"


async def record_in_page(preset: str, seed: str, bot: str) -> bytes:
    """The record of a deal whose person a bot stands in for, from the store of a page."""
    store = MemoryStore()
    home = await home_over(store, bots=(bot,))
    visit = await visit_to(home, await opened(home, preset, seed=seed, bot=bot))
    await visit.ask("leave")
    while not visit.deals:
        await visit.hear()
    await home.close()
    return whole_record(store.logs[visit.match])


async def compare(preset: str, deals: int, bot: str) -> None:
    """Prints how many records differ, and the time of both ways."""
    differing, in_page_s, native_s = [], 0.0, 0.0
    for number in range(1, deals + 1):
        seed = f"{SEED} {number}"
        began_s = time.perf_counter()
        in_page = await record_in_page(preset, seed, bot)
        between_s = time.perf_counter()
        native = native_record(preset, seed, bot, 1)
        in_page_s += between_s - began_s
        native_s += time.perf_counter() - between_s
        if in_page != native:
            differing.append(seed)
    each = f"{1000 * in_page_s / deals:.0f} ms a deal in the page, {1000 * native_s / deals:.0f} ms by bots alone"
    print(
        f"{preset}: {deals} deals by {bot}, {len(differing)} differ {differing[:3] or ''}; {each}", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--bot", default="quick")
    parser.add_argument("--presets", nargs="*", default=sorted(PRESETS))
    asked = parser.parse_args()
    for preset in asked.presets:
        asyncio.run(compare(preset, asked.deals, asked.bot))


if __name__ == "__main__":
    main()
