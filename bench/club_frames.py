"""A million hostile frames, messages and requests of ninety kinds on one club, beside polite tables that play on.

    python -m bench.club_frames --count 30000         # a minute
    python -m bench.club_frames --keep                # half an hour

The club is `whist serve` with its usual limits and at most 1,024 files open. No answer may have a status of 500 or more
or tell of a fault of the club's, its log may name none, its memory must be flat once it is warm, and the 99th
percentile of the polite people's acts may be three times the quiet one.
"""

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from bench.club_attacks import MOST_RATIO, Served, figures, lost, served, window
from bench.common import arguments, keep, surroundings
from bench.frames_attack import KINDS, attack
from bench.polite import Acts, seated

COUNT, SEED = 1_000_000, 20261124
TABLES, PAUSE_S, BOT = 4, 0.5, "simple"
SETTLE_S, QUIET_S = 3.0, 30.0
AFTER_S: Final = 75.0
"""The club lets go of a table a minute after the last who was there has left."""
WARM_TENTH: Final = 2
MOST_GROWTH: Final = 1.1
"""The memory after the attack may be so many times that of the warm club."""


def memory_mb(process: int) -> float:
    """The proportional set size of a process and all its children, in MB."""
    found, total_kb = [process], 0
    for one in found:
        try:
            rollup = Path(f"/proc/{one}/smaps_rollup").read_text("utf-8")
            tasks = list(Path(f"/proc/{one}/task").iterdir())
            found += [int(child) for task in tasks for child in (task / "children").read_text().split()]
        except OSError:
            continue
        total_kb += int(re.findall(r"^Pss:\s+(\d+)", rollup, re.MULTILINE)[0])
    return round(total_kb / 1000, 1)


async def _under_attack(server: Served, count: int, tables: int, totals: Acts) -> dict[str, Any]:
    people = await seated(server.port, tables, BOT, totals)
    await asyncio.sleep(SETTLE_S)
    memory = {"before": memory_mb(server.process.pid)}
    calm = await window(QUIET_S)
    since_s = calm[1]
    found: dict[str, Any] = {}
    words = ["-m", "bench.club_frames", "--attack", str(server.port), "--count", str(count)]
    attackers = await asyncio.create_subprocess_exec(
        "nice", "-n", "19", sys.executable, *words, stdout=asyncio.subprocess.PIPE, limit=1_000_000
    )
    assert attackers.stdout is not None
    async for line in attackers.stdout:
        told = json.loads(line)
        if "tenth" in told:
            memory[f"after {told['tenth']}0 %"] = memory_mb(server.process.pid)
            print(json.dumps({**told, "memory_mb": list(memory.values())[-1]}), flush=True)
        else:
            found = told
    until_s = since_s + found["took_s"]
    await asyncio.sleep(AFTER_S)
    memory["after it"] = memory_mb(server.process.pid)
    found |= {"memory_mb": memory, "peak_mb": server.memory_mb("VmHWM"), "cut": totals.cut}
    found |= {"without": figures(totals.acts_ms(*calm)), "under": figures(totals.acts_ms(since_s, until_s))}
    for one in people:
        one.leave()
    return found


def measured(count: int, tables: int) -> dict[str, Any]:
    """The attack on a club of its own."""
    with served() as server:
        totals = Acts(PAUSE_S)
        found = asyncio.run(_under_attack(server, count, tables, totals))
        found["died"] = server.process.poll() is not None
        server.stop()
        said = server.errors.read_text("utf-8")
        found["faults"] = said.count('"what": "fault"') + said.count("Traceback")
        found["acknowledged"] = sum(map(len, totals.done.values()))
        return {**found, "lost": lost(server.folder, totals)}


def growth(found: dict[str, Any]) -> float:
    """The memory after the attack as a multiple of that of the club once it was warm."""
    memory = found["memory_mb"]
    return float(memory["after it"] / memory[f"after {WARM_TENTH}0 %"])


def wrong(found: dict[str, Any]) -> list[str]:
    """The claims that do not hold."""
    claims = {
        "an answer tells of a fault": not found["bad"],
        "the log names a fault": not found["faults"],
        "the club has died": not found["died"],
        "an acknowledged act is lost": not found["lost"],
        "polite people were cut": not found["cut"],
        "memory grows": growth(found) <= MOST_GROWTH,
        "polite acts wait": found["under"]["p99_ms"] <= MOST_RATIO * found["without"]["p99_ms"],
    }
    return [claim for claim, holds in claims.items() if not holds]


def page(results: dict[str, Any]) -> str:
    """The results as tables."""
    found = results["found"]
    memory = ", ".join(f"{when} {size:.0f}" for when, size in found["memory_mb"].items())
    answers = ", ".join(f"{answer}: {count:,}" for answer, count in found["answers"].items())
    rows = []
    for group, kinds in KINDS.items():
        sent = [found["by_kind"][kind] for kind in kinds]
        connections = sum(found["connections_by_kind"].get(kind, 0) for kind in kinds)
        rows.append(f"| {group}s | {len(kinds)} | {sum(sent):,} | {min(sent):,} | {connections:,} |")
    quiet, under = found["without"], found["under"]
    return "\n".join(
        [
            f"{results['date']}; {results['machine'].replace(', one used', '')}; {found['sent']:,} in {found['took_s']:,} s over {found['connections']:,} connections.",
            "",
            "| of what | kinds | sent | least of a kind | connections |",
            "|---|---|---|---|---|",
            *rows,
            "",
            f"Faults: {len(found['bad'])} in answers, {found['faults']} in the club's log. Answers by status: {answers}.",
            "",
            f"Memory of all the club's processes, MB: {memory}; after it {growth(found):.2f} times that of the warm club.",
            "",
            f"Polite people's acts, ms: p50 {quiet['p50_ms']} without and {under['p50_ms']} under it, p99 {quiet['p99_ms']} and {under['p99_ms']}.",
            "",
            f"Acts acknowledged: {found['acknowledged']:,}, lost {found['lost']}; people cut: {found['cut']}.",
        ]
    )


def main() -> None:
    reader = arguments(__doc__, count=COUNT, tables=TABLES, keep=False)
    reader.add_argument(
        "--attack", type=int, default=0, help="attacks the club at this port, and measures nothing"
    )
    given = reader.parse_args()
    if given.attack:
        attack(given.attack, given.count, SEED)
        return
    found = measured(given.count, given.tables)
    settings = {"count": given.count, "tables": given.tables, "pause_s": PAUSE_S, "bot": BOT, "seed": SEED}
    results = {**surroundings(), "settings": settings, "found": found}
    print(page(results))
    print(json.dumps({"wrong": wrong(found), "bad": found["bad"][:5]}))
    if given.keep:
        keep("club_frames", results, page(results))


if __name__ == "__main__":
    main()
