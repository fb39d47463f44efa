"""Kills tabs of a static site, and the whole browser, at random moments while somebody plays there in one tab or two,
200 times, and compares what was acknowledged with the browser's store by the judge of the club's kills.

    python -m bench.page_kill --keep             # half an hour; needs Chromium and the parts of a site
"""

import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.common import arguments, headed, keep
from tests.browser.page_killing import (
    A_ROUND_S,
    A_START_S,
    PRESETS,
    KilledPages,
    kill_again_and_again,
    played_pages,
)
from tests.browser.sites import running_site

SEED = "bench"
NAME = "page_kill"


async def killed(folder: Path, site: str, kills: int) -> KilledPages:
    rng = Random(SEED)
    async with played_pages(folder / "profile", site, rng) as pages:
        return await kill_again_and_again(pages, kills, rng, told=said)


def said(found: KilledPages) -> None:
    """Says how far it is, after every tenth kill."""
    if found.kills % 10 == 0:
        print(json.dumps(msgspec.to_builtins(found)), flush=True)


def section(results: dict[str, Any]) -> str:
    """The section of the page."""
    names = {
        "kills": "kills",
        "tabs": "of them of a tab's process",
        "browsers": "of them of the whole browser",
        "two_tabs": "with two tabs at the table",
        "starting": "while the tables still started",
        "full": "while the device had no room left",
        "matches": "matches",
        "acknowledged": "acknowledged commands",
        "shown": "entries told",
        "refused": "acts refused for want of room",
        "lost": "lost",
        "doubled": "doubled",
        "unkept": "told and not kept",
        "changed": "changed afterwards",
        "in_vain": "refused and kept nevertheless",
        "stuck": "tables that did not go on",
    }
    rows = [f"| {said} | {results[name]:,} |" for name, said in names.items()]
    head = f"{results['date']}; {results['machine']}; {results['took_s'] // 60} minutes."
    return "\n".join([head, "", "| | |", "|---|---|", *rows])


def main() -> None:
    asked = arguments(__doc__, kills=200, keep=False).parse_args()
    random.seed(SEED)
    began_s = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, running_site(Path(folder) / "host") as site:
        found = asyncio.run(killed(Path(folder), site, asked.kills))
    settings = {"tables": PRESETS, "killed_after_s": A_ROUND_S, "or_in_the_start_after_s": A_START_S}
    took_s = round(time.monotonic() - began_s)
    results = headed(SEED, {"settings": settings, "took_s": took_s, **msgspec.to_builtins(found)})
    results["seeds"] = repr(SEED)
    print(json.dumps(results, indent=1))
    if asked.keep:
        keep(NAME, results, section(results))


if __name__ == "__main__":
    main()
