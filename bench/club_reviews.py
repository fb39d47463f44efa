"""Reviews in a club: the first verdict and the whole review of one, and a polite table's moves while two hundred are
asked for at once.

    python -m bench.club_reviews          # some minutes
    python -m bench.club_reviews --keep

Deals are played first, by four quick people at each of many tables. Then some are reviewed one after another, with
nobody else there. After that polite tables play, and seconds without and under two hundred new reviews follow each
other. Those who ask come from an address each, in a process of their own, and ask again when they are told to, as a
page does.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from bench.club_attacks import BOT, PAUSE_S, Served, ahead, figures, served, window
from bench.common import arguments, keep, spread, surroundings
from bench.load_people import Guest, Message, Totals
from bench.polite import Acts, address_of, new_table, seated

DEALS: Final = 8
"""Deals of each table."""
AT_ONCE: Final = 200
ALONE: Final = 12
QUICK_S: Final = 0.15
"""The pause of quick people, on average."""
FIRST_TABLE: Final = 500
"""The quick tables' addresses are none of the polite ones'."""
SETTLE_S: Final = 8.0
"""After so long the club has dropped what nobody asks for any more."""

Deal = tuple[str, str, int, str]
"""A deal over: table, match, place, and the cookie of somebody there."""


class Quick(Guest):
    """Somebody who plays so many deals at once and then no more."""

    def __init__(self, port: int, table: str, seat: int, cookie: str, totals: Totals) -> None:
        super().__init__(port, table, seat, cookie, totals)
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def _told(self, message: Message) -> None:
        super()._told(message)
        if self.number > DEALS and not self.done.done():
            self.done.set_result(None)

    def _think(self, *, over: bool) -> None:
        if self.number <= DEALS:
            super()._think(over=over)


async def played(port: int, tables: int) -> list[Deal]:
    """The deals of so many tables, played side by side, no faster than the club hears anybody."""
    totals = Totals(QUICK_S)
    tasks = [_played(port, number, totals) for number in range(FIRST_TABLE, FIRST_TABLE + tables)]
    return [deal for found in await asyncio.gather(*tasks) for deal in found]


async def _played(port: int, number: int, totals: Totals) -> list[Deal]:
    loop = asyncio.get_running_loop()
    table, cookies = await asyncio.to_thread(new_table, port, number, BOT, 4)
    people = [Quick(port, table, seat, cookie, totals) for seat, cookie in enumerate(cookies)]
    for one in people:
        await loop.create_connection(
            lambda made=one: made,  # type: ignore[misc]
            "127.0.0.1",
            port,
            local_addr=(address_of(number), 0),
        )
        await one.ready
    people[0].start()
    await people[0].done
    for one in people:
        one.transport.abort()
    return [(table, people[0].match, place, cookies[0]) for place in range(1, DEALS + 1)]


def followed(port: int, deal: Deal, address: str, until_s: float) -> dict[str, float]:
    """Asks for a review as a page does. Returns the seconds to the first verdict and to the whole, and how often it
    asked.
    """
    table, match, place, cookie = deal
    path = f"/api/tables/{table}/matches/{match}/deals/{place}/review"
    begun_s, asked = time.perf_counter(), 0
    found: dict[str, float] = {}
    while time.monotonic() < until_s:
        http = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
        http.request("GET", path, headers={"Cookie": cookie})
        answer = http.getresponse()
        told = json.loads(answer.read())
        http.close()
        asked += 1
        if answer.status not in {200, 202}:
            found["refused"] = float(answer.status)
            break
        if told["marked"] or told["review"]:
            found.setdefault("first_s", time.perf_counter() - begun_s)
        if told["review"]:
            found["whole_s"] = time.perf_counter() - begun_s
            break
        time.sleep(min(told["again_ms"] / 1000, max(0.0, until_s - time.monotonic())))
    return {**found, "asked": float(asked)}


async def crowd(port: int, deals: list[Deal], seconds: float) -> list[dict[str, float]]:
    """All these reviews asked for at once, each from an address of its own, for so many seconds."""
    until_s = time.monotonic() + seconds
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(len(deals)) as threads:
        asks = [
            loop.run_in_executor(threads, followed, port, deal, address_of(1000 + number), until_s)
            for number, deal in enumerate(deals)
        ]
        return list(await asyncio.gather(*asks))


def crowd_of(port: int, deals: list[Deal], seconds: float, folder: Path) -> "subprocess.Popen[bytes]":
    """The same in a process of its own, the last of all to be given a core; it leaves what it found in the folder."""
    (folder / "deals.json").write_text(json.dumps(deals), encoding="utf-8")
    words = ["nice", "-n", "19", sys.executable, "-m", "bench.club_reviews", "--crowd", str(folder)]
    return subprocess.Popen([*words, "--port", str(port), "--seconds", str(seconds)])


async def measured(server: Served, rounds: int, seconds: float, tables: int) -> dict[str, Any]:
    """Reviews alone, and then so many rounds of a crowd at the same club."""
    deals = await played(server.port, (ALONE + rounds * AT_ONCE + DEALS - 1) // DEALS)
    alone = []
    for deal in deals[:ALONE]:
        await asyncio.sleep(0.5)
        alone.append(await asyncio.to_thread(followed, server.port, deal, "127.0.0.1", time.monotonic() + 60))
    totals = Acts(PAUSE_S)
    people = await seated(server.port, tables, BOT, totals)
    await asyncio.sleep(SETTLE_S)
    found = []
    for number in range(rounds):
        some = deals[ALONE + number * AT_ONCE : ALONE + (number + 1) * AT_ONCE]
        calm = await window(seconds)
        with tempfile.TemporaryDirectory() as folder:
            asking = crowd_of(server.port, some, seconds + 2, Path(folder))
            await asyncio.sleep(1.0)
            under = await window(seconds)
            await asyncio.to_thread(asking.wait)
            answers = json.loads((Path(folder) / "found.json").read_text(encoding="utf-8"))
        await asyncio.sleep(SETTLE_S)
        found.append(
            {
                "without": figures(totals.acts_ms(*calm)),
                "under": figures(totals.acts_ms(*under)),
                "bots_without": figures(totals.bots_ms(*calm)),
                "bots_under": figures(totals.bots_ms(*under)),
                "asked": len(answers),
                "heard": sum("first_s" in one for one in answers),
                "refused": sum("refused" in one for one in answers),
                "questions": sum(one["asked"] for one in answers),
            }
        )
    cut = totals.cut
    for one in people:
        one.leave()
    return {"alone": alone, "rounds": found, "cut": cut, "memory_mb": server.memory_mb("VmHWM")}


def page(results: dict[str, Any]) -> str:
    """The results as tables."""
    settings, rounds = results["settings"], results["rounds"]
    said = (
        f"{results['date']}; {results['machine'].replace(', one used', '')}; {settings['tables']} polite tables; {len(rounds)} rounds of "
        f"{settings['seconds']:g} s without and {settings['seconds']:g} s under {AT_ONCE} reviews; load of the machine at the start "
        f"{results['load']:.1f}."
    )
    ratios = spread([one["under"]["p99_ms"] / max(0.01, one["without"]["p99_ms"]) for one in rounds])
    cells = [
        _told([one[when][key] for one in rounds], ".1f")
        for key in ("p50_ms", "p99_ms")
        for when in ("without", "under")
    ]
    bots = [_told([one[when]["p99_ms"] for one in rounds], ".0f") for when in ("bots_without", "bots_under")]
    total = {name: sum(one[name] for one in rounds) for name in ("asked", "heard", "refused", "questions")}
    heard, refused = f"{total['heard']:,} of {total['asked']:,}", str(total["refused"])
    asked = f"{total['questions'] / max(1, total['asked']):.1f}"
    ratio = f"{ratios['median']:.2f} ({ratios['least']:.2f} to {ratios['most']:.2f})"
    head = (
        "| p50 without, ms | under | p99 without, ms (least to most) | under | ratio at p99 (least to most) | bots' p99 without | under "
        "| reviews with a verdict | questions each | refused | people cut |"
    )
    row = [*cells, ratio, *bots, heard, asked, refused, str(results["cut"])]
    alone = results["alone"]
    first = _told([1000 * one["first_s"] for one in alone], ".0f")
    whole = _told([one["whole_s"] for one in alone], ".1f")
    one = f"{len(alone)} deals of Whist alone: the first verdict after {first} ms, the whole review after {whole} s."
    return "\n".join([said, "", one, "", head, "|---" * len(row) + "|", "| " + " | ".join(row) + " |"])


def _told(values: list[float], form: str) -> str:
    found = spread(values)
    return f"{found['median']:{form}} ({found['least']:{form}} to {found['most']:{form}})"


def main() -> None:
    reader = arguments(__doc__, rounds=3, seconds=12.0, tables=4, keep=False, port=0)
    reader.add_argument(
        "--crowd", default="", help="asks for the reviews named in this folder, and measures nothing"
    )
    asked = reader.parse_args()
    if asked.crowd:
        folder = Path(asked.crowd)
        deals = json.loads((folder / "deals.json").read_text(encoding="utf-8"))
        answers = asyncio.run(crowd(asked.port, deals, asked.seconds))
        (folder / "found.json").write_text(json.dumps(answers), encoding="utf-8")
        return
    ahead()
    load = os.getloadavg()[0]
    with served() as server:
        found = asyncio.run(measured(server, asked.rounds, asked.seconds, asked.tables))
    settings = {"tables": asked.tables, "seconds": asked.seconds, "at_once": AT_ONCE}
    results = {**surroundings(), "load": load, "settings": settings, **found}
    print(page(results))
    if asked.keep:
        keep("club_reviews", results, page(results))


if __name__ == "__main__":
    main()
