"""A polite table's moves while one address floods the club with requests for replays and for previews of evenings.

    python -m bench.flood          # a minute and a half
    python -m bench.flood --keep

One club, one run: seconds without the flood and seconds under it follow each other, round after round. The figure is
the time from an act until somebody at the table saw it, at the 99th percentile, as a multiple of that of the same round
without the flood.
"""

import asyncio
import os
import subprocess
from typing import Any, Final

from bench.club_attacks import BOT, PAUSE_S, Served, ahead, attackers, figures, served, window
from bench.common import arguments, keep, spread, surroundings
from bench.polite import Acts, seated

FLOODS: Final = ("replays", "previews")
SETTLE_S: Final = 2.0
_ENDED_S: Final = 10.0


async def measured(server: Served, rounds: int, seconds: float, tables: int) -> list[dict[str, Any]]:
    """So many rounds at one club: the polite tables' acts without the flood and under it."""
    totals = Acts(PAUSE_S)
    people = await seated(server.port, tables, BOT, totals)
    await asyncio.sleep(SETTLE_S)
    found = []
    for _ in range(rounds):
        calm = await window(seconds)
        flood = [attackers(server.address, name, seconds + SETTLE_S) for name in FLOODS]
        await asyncio.sleep(SETTLE_S)
        under = await window(seconds)
        await asyncio.gather(*(asyncio.to_thread(_ended, one) for one in flood))
        await asyncio.sleep(SETTLE_S)
        found.append({"without": figures(totals.acts_ms(*calm)), "under": figures(totals.acts_ms(*under))})
    cut = totals.cut
    for one in people:
        one.leave()
    return [{**one, "cut": cut} for one in found]


def _ended(flood: "subprocess.Popen[bytes]") -> None:
    try:
        flood.wait(_ENDED_S)
    except subprocess.TimeoutExpired:
        flood.kill()
        flood.wait()


def page(results: dict[str, Any]) -> str:
    """The results as tables."""
    settings, rounds = results["settings"], results["rounds"]
    ratios = spread([one["under"]["p99_ms"] / max(0.01, one["without"]["p99_ms"]) for one in rounds])
    said = (
        f"{results['date']}; {results['machine'].replace(', one used', '')}; {settings['tables']} polite tables; {len(rounds)} rounds of "
        f"{settings['seconds']:g} s without and {settings['seconds']:g} s under the flood; load of the machine at the start {results['load']:.1f}."
    )
    cells = [
        _told([one[when][key] for one in rounds])
        for key in ("p50_ms", "p99_ms")
        for when in ("without", "under")
    ]
    ratio = f"{ratios['median']:.2f} ({ratios['least']:.2f} to {ratios['most']:.2f})"
    head = "| p50 without, ms | under | p99 without, ms (least to most) | under | ratio at p99 (least to most) | acts | people cut |"
    acts = sum(one[when]["count"] for one in rounds for when in ("without", "under"))
    row = [*cells, ratio, f"{acts:,}", str(rounds[-1]["cut"])]
    return "\n".join([said, "", head, "|---" * len(row) + "|", "| " + " | ".join(row) + " |"])


def _told(values: list[float]) -> str:
    found = spread(values)
    return f"{found['median']:.1f} ({found['least']:.1f} to {found['most']:.1f})"


def main() -> None:
    asked = arguments(__doc__, rounds=5, seconds=5.0, tables=4, keep=False).parse_args()
    ahead()
    load = os.getloadavg()[0]
    with served() as server:
        rounds = asyncio.run(measured(server, asked.rounds, asked.seconds, asked.tables))
    settings = {"tables": asked.tables, "seconds": asked.seconds, "floods": FLOODS}
    results = {**surroundings(), "load": load, "settings": settings, "rounds": rounds}
    print(page(results))
    if asked.keep:
        keep("flood", results, page(results))


if __name__ == "__main__":
    main()
