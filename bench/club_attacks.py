"""Polite tables under attack: how long an act takes until it is told, without and under each attack, and that nothing
is lost.

    python -m bench.club_attacks                      # every attack once, a quarter of an hour
    python -m bench.club_attacks --only pongs,silent
    python -m bench.club_attacks --rounds 3 --keep    # an hour

Each attack is made on a club freshly started by `whist serve`, with at most 1,024 files open, and measured against the
same seconds before it. The people of each polite table come from an address of their own, the attackers all from
another, and in a process of their own. Attacks are `bench.attacks` and, where it is there, `bench.attacks_load`.
Everything stays on this machine.
"""

import asyncio
import importlib
import importlib.util
import json
import logging
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bench.attacks import Attack
from bench.common import arguments, keep, spread, surroundings
from bench.polite import Acts, Knocker, seated
from tests.web.killing import SERVER, free_port
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.entries import Acted

PLACES = ("bench.attacks", "bench.attacks_load")
FILES = 1024
TABLES, PAUSE_S, BOT = 12, 0.25, "club"
SETTLE_S, STRAGGLERS_S = 2.0, 20.0
MOST_RATIO = 3.0
BEHIND = 10
"""The niceness of the attackers' process than the club's and its people's."""

EVERYTHING = "everything at once"
EVERYTHING_S = 60.0


def attacks() -> dict[str, Attack]:
    """All attacks there are, by name."""
    found: dict[str, Attack] = {}
    for place in PLACES:
        if importlib.util.find_spec(place) is not None:
            found |= importlib.import_module(place).ATTACKS
    return found


class Served:
    """`whist serve` over a data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.errors = folder / "errors"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [
                    "prlimit",
                    f"--nofile={FILES}",
                    sys.executable,
                    "-c",
                    SERVER,
                    "serve",
                    "--port",
                    str(self.port),
                ],
                env={**os.environ, "WHIST_DATA": str(folder)},
                stdout=errors,
                stderr=errors,
            )

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(600):
            with suppress(OSError), urllib.request.urlopen(f"http://{self.address}/healthz", timeout=1):
                return
            time.sleep(0.1)
        raise TimeoutError(self.errors.read_text())

    def memory_mb(self, what: str) -> float:
        """Resident memory, at its most (VmHWM) or now (VmRSS)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"{what}:\s+(\d+)", status)
        return round(int(found[1]) / 1000, 1) if found else 0.0

    def stop(self) -> None:
        """Ends it in peace."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def served() -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        try:
            server.wait()
            yield server
        finally:
            server.stop()


def measured(name: str, seconds: float, tables: int) -> dict[str, Any]:
    """One attack on one club."""
    with served() as server:
        totals = Acts(PAUSE_S)
        found = asyncio.run(_attacked(server, name, seconds, tables, totals))
        ended = server.process.poll() is not None
        server.stop()
        log = {"faults": server.errors.read_text().count('"what": "fault"'), "died": ended}
        return {**found, **log, "acknowledged": _count(totals), "lost": lost(server.folder, totals)}


def _count(totals: Acts) -> int:
    return sum(map(len, totals.done.values()))


async def _attacked(server: Served, name: str, seconds: float, tables: int, totals: Acts) -> dict[str, Any]:
    people = await seated(server.port, tables, BOT, totals)
    knocker = Knocker(server.port)
    knocking = asyncio.create_task(knocker.run())
    await asyncio.sleep(SETTLE_S)
    before_mb = server.memory_mb("VmRSS")
    calm = await window(seconds)
    attacking = attackers(server.address, name, seconds)
    await asyncio.sleep(SETTLE_S)
    under = await window(max(1.0, seconds - SETTLE_S))
    await asyncio.to_thread(attacking.wait)
    for _ in range(int(STRAGGLERS_S * 10)):
        if totals.waits(under[1]):
            await asyncio.sleep(0.1)
    knocking.cancel()
    await asyncio.wait([knocking])
    found = {
        "memory_before_mb": before_mb,
        "memory_peak_mb": server.memory_mb("VmHWM"),
        "cut": totals.cut,
        "unanswered": knocker.unanswered,
        "refusals": dict(totals.errors),
    }
    for when, period in (("without", calm), ("under", under)):
        found[when] = figures(totals.acts_ms(*period))
        found[f"bots_{when}"] = figures(totals.bots_ms(*period))
        found[f"knocks_{when}"] = figures(knocker.knocks_ms(*period))
    for one in people:
        one.leave()
    return found


async def window(seconds: float) -> tuple[float, float]:
    """Waits so long. Returns when that began and ended."""
    since_s = time.perf_counter()
    await asyncio.sleep(seconds)
    return since_s, time.perf_counter()


def figures(ordered: list[float]) -> dict[str, float]:
    """Of times in order, in milliseconds."""
    if not ordered:
        return {"count": 0, "p50_ms": 0.0, "p99_ms": 0.0, "max_ms": 0.0}
    at = {
        "p50_ms": ordered[len(ordered) // 2],
        "p99_ms": ordered[int(len(ordered) * 0.99)],
        "max_ms": ordered[-1],
    }
    return {"count": len(ordered), **{key: round(value, 2) for key, value in at.items()}}


def attackers(address: str, name: str, seconds: float) -> subprocess.Popen[bytes]:
    """A process of attackers: the last of all to be given a core, so that the machine's want of cores is not what is
    measured.
    """
    words = [
        "nice",
        "-n",
        "19",
        sys.executable,
        "-m",
        "bench.club_attacks",
        "--attack",
        name,
        "--address",
        address,
    ]
    return subprocess.Popen([*words, "--seconds", str(seconds)])


async def attack(name: str, address: str, seconds: float) -> None:
    """Makes one attack, or all of them."""
    # What is sent on after the club has ended a connection is part of the attack, and no news.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    made = list(attacks().values()) if name == EVERYTHING else [attacks()[name]]
    work = [asyncio.ensure_future(one(address, seconds)) for one in made]
    done, late = await asyncio.wait(work, timeout=seconds + 5)
    for task in late:
        task.cancel()
    for task in done:
        if task.exception() is not None:
            print(f"{name}: {task.exception()!r}", file=sys.stderr)


def lost(folder: Path, totals: Acts) -> int:
    """The number of acknowledged acts are not in the log."""
    log, missing = open_file(folder / "whistclub.sqlite"), 0
    try:
        for match, acts in totals.done.items():
            kept = dict(enumerate(log.read(match), 1))
            for seq, action in acts.items():
                entry = kept.get(seq)
                missing += not (isinstance(entry, Acted) and entry.action == action)
    finally:
        log.close()
    return missing


HEAD = (
    "| attack | p50 without, ms | p50 under | p99 without (least to most) | p99 under (least to most) | ratio (least to most) "
    "| bots' p99 without | under | a stranger's p99 without | under | strangers unanswered | memory before, MB | most | people cut | acts acknowledged | lost |"
)
RULE = "|---" * (HEAD.count("|") - 1) + "|"


def ratio(run: dict[str, Any]) -> float:
    """The 99th percentile of an act's time under the attack, as a multiple of that without."""
    return float(run["under"]["p99_ms"] / max(0.01, run["without"]["p99_ms"]))


def row(name: str, runs: list[dict[str, Any]]) -> str:
    """One attack of the table."""

    def told(values: list[float], form: str = ".1f") -> str:
        found = spread(values)
        if len(values) == 1:
            return format(found["median"], form)
        return f"{found['median']:{form}} ({found['least']:{form}} to {found['most']:{form}})"

    def of(when: str, figure: str) -> list[float]:
        return [run[when][figure] for run in runs]

    cells = [
        name,
        f"{spread(of('without', 'p50_ms'))['median']:.1f}",
        f"{spread(of('under', 'p50_ms'))['median']:.1f}",
        told(of("without", "p99_ms")),
        told(of("under", "p99_ms")),
        told([ratio(run) for run in runs]),
        f"{spread(of('bots_without', 'p99_ms'))['median']:.0f}",
        f"{spread(of('bots_under', 'p99_ms'))['median']:.0f}",
        f"{spread(of('knocks_without', 'p99_ms'))['median']:.0f}",
        f"{spread(of('knocks_under', 'p99_ms'))['median']:.0f}",
        f"{sum(run['unanswered'] for run in runs):,}",
        *(f"{max(run[key] for run in runs):.0f}" for key in ("memory_before_mb", "memory_peak_mb")),
        *(f"{sum(run[key] for run in runs):,}" for key in ("cut", "acknowledged", "lost")),
    ]
    return "| " + " | ".join(cells) + " |"


def page(results: dict[str, Any]) -> str:
    """The results as tables."""
    settings = results["settings"]
    said = (
        f"{results['date']}; {results['machine'].replace(', one used', '')}; {settings['tables']} polite tables, {settings['seconds']:g} s without and "
        f"under each attack, {settings['rounds']} rounds; medians of rounds."
    )
    rows = [row(name, runs) for name, runs in results["attacks"].items()]
    return "\n".join([said, "", HEAD, RULE, *rows])


def ahead() -> None:
    """Puts the club and its polite people before whatever else the machine does, where that is allowed."""
    with suppress(OSError):
        os.nice(-BEHIND)


def whole(names: list[str], rounds: int, seconds: float, tables: int) -> dict[str, Any]:
    """Every attack in every round."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            took_s = max(seconds, EVERYTHING_S) if name == EVERYTHING else seconds
            found[name].append(measured(name, took_s, tables))
            print(row(name, found[name][-1:]), flush=True)
    settings = {
        "tables": tables,
        "pause_s": PAUSE_S,
        "bot": BOT,
        "files": FILES,
        "seconds": seconds,
        "rounds": rounds,
    }
    return {**surroundings(), "settings": settings, "attacks": found}


def main() -> None:
    reader = arguments(__doc__, rounds=1, seconds=15.0, tables=TABLES, keep=False, address="")
    reader.add_argument("--only", default="", help="names of attacks, by commas")
    reader.add_argument("--attack", default="", help="makes this attack, and measures nothing")
    asked = reader.parse_args()
    if asked.attack:
        asyncio.run(attack(asked.attack, asked.address, asked.seconds))
        return
    ahead()
    names = asked.only.split(",") if asked.only else [*attacks(), EVERYTHING]
    print(f"{HEAD}\n{RULE}", flush=True)
    results = whole(names, asked.rounds, asked.seconds, asked.tables)
    over = [
        name
        for name, runs in results["attacks"].items()
        if spread([ratio(run) for run in runs])["median"] > MOST_RATIO
    ]
    missing = sum(run["lost"] for runs in results["attacks"].values() for run in runs)
    print(json.dumps({"over_three_times": over, "lost": missing}))
    if asked.keep:
        keep("club_attacks", results, page(results))


if __name__ == "__main__":
    main()
