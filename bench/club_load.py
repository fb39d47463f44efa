"""Load on a club beside boardgame.io: people at tables of four, whole games of plain Whist over loopback.

    python -m bench.club_load                        # one short round of each server at 100 players
    python -m bench.club_load --server club --players 2000 --pause 2 --seconds 30
    python -m bench.club_load --keep                 # three rounds of everything, half an hour

boardgame.io has to be installed first: `npm ci` in bench/peer. The load program plays on a core of its own and measures
moves a second, milliseconds from sending a move to its arrival at each of the four (p50, p99), the server's processor
seconds (user and system, children included) per 1,000 moves, its memory, and how busy the load program itself was,
which has to stay below 70 % of its core. Disk syncs are counted by strace in runs of their own, which stop only at
these calls. The club has every move on the disk before it is shown.
"""

import asyncio
import json
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.common import arguments, keep, spread, surroundings
from bench.load_people import Totals
from bench.load_servers import SERVERS, memory_mb, processor_s, running, seat_everybody, syncs_counted

ROUNDS = {"club": 3, "memory": 3, "flatfile": 1}
PLAYERS = (100, 500, 2000)
HUMAN_PAUSE_S = 2.0
HUMAN_TIMES, HUMAN_MOVES = 3, 900
"""At human pace so many times as long is measured, and as long as so many moves take: there are few, and few of them
begin a deal.
"""
PACES = (0.0, HUMAN_PAUSE_S)
SETTLE_S = 2.0
BUSY = 0.7
TRACE = ("strace", "-f", "--seccomp-bpf", "-qq", "-e", "trace=fsync,fdatasync", "-o")


async def load(
    server: str, port: int, pid: int, players: int, seconds: float, paces: tuple[float, ...]
) -> list[dict[str, Any]]:
    """Measures so many people for so many seconds, at one pace after the other."""
    totals = Totals(paces[0])
    await begin(server, port, players, totals)
    return [await _at_pace(pid, totals, seconds_at(pause_s, players, seconds), pause_s) for pause_s in paces]


def seconds_at(pause_s: float, players: int, seconds: float) -> float:
    """The seconds measured at this pace; one person of each four is about to move."""
    return max(seconds * HUMAN_TIMES, HUMAN_MOVES / (players / 4 / pause_s)) if pause_s else seconds


async def begin(server: str, port: int, players: int, totals: Totals) -> None:
    """Starts play at every table."""
    await seat_everybody(server, port, players, totals)
    await all_playing(players, totals)


async def all_playing(players: int, totals: Totals) -> None:
    """Waits until somebody has moved at every table."""
    for _ in range(600):
        if totals.tables_playing() >= players // 4:
            return
        await asyncio.sleep(0.1)
    raise RuntimeError("not every table plays")


async def _at_pace(pid: int, totals: Totals, seconds: float, pause_s: float) -> dict[str, Any]:
    totals.pause_s = pause_s
    await asyncio.sleep(SETTLE_S + 2 * pause_s)
    totals.begin()
    before, own, started = processor_s(pid), _own_s(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - started
    used, mine = processor_s(pid) - before, _own_s() - own
    totals.counting = False
    ordered = sorted(totals.arrivals) or [0.0]
    return {
        "moves": totals.moves,
        "arrivals": len(totals.arrivals),
        "matches_ended": totals.matches,
        "moves_per_s": totals.moves / took,
        "arrival_p50_ms": ordered[len(ordered) // 2] * 1000,
        "arrival_p99_ms": ordered[int(len(ordered) * 0.99)] * 1000,
        "processor_s_per_1000_moves": used / max(1, totals.moves) * 1000,
        "server_core": used / took,
        "memory_mb": memory_mb(pid),
        "load_core": mine / took,
        "refusals": sum(totals.errors.values()),
    }


def _own_s() -> float:
    mine = resource.getrusage(resource.RUSAGE_SELF)
    return mine.ru_utime + mine.ru_stime


def measure(server: str, players: int, seconds: float, paces: tuple[float, ...]) -> list[dict[str, Any]]:
    """One run of one freshly started server."""
    with running(server) as (port, pid):
        return asyncio.run(load(server, port, pid, players, seconds, paces))


def syncs_per_s(server: str, players: int, seconds: float) -> list[float]:
    """Disk syncs a second at each pace, over a run of their own."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace"
        with running(server, (*TRACE, str(trace))) as (port, _):
            return asyncio.run(_counted(server, port, players, seconds, trace))


async def _counted(server: str, port: int, players: int, seconds: float, trace: Path) -> list[float]:
    totals, found = Totals(PACES[0]), []
    await begin(server, port, players, totals)
    for pause_s in PACES:
        totals.pause_s = pause_s
        await asyncio.sleep(1 + pause_s)
        before = syncs_counted(trace)
        await asyncio.sleep(seconds)
        found.append((syncs_counted(trace) - before) / seconds)
    return found


FIGURES = (
    "moves_per_s", "arrival_p50_ms", "arrival_p99_ms", "processor_s_per_1000_moves", "memory_mb", "server_core", "load_core"
)  # fmt: skip


def whole(seconds: float) -> dict[str, Any]:
    """Three rounds of every size and pace, the servers in turn in each."""
    cells = []
    for players in PLAYERS:
        runs: dict[str, list[list[dict[str, Any]]]] = {server: [] for server in SERVERS}
        for number in range(max(ROUNDS.values())):
            for server in [one for one in SERVERS if number < ROUNDS[one]]:
                runs[server].append(measure(server, players, seconds, PACES))
                print(players, server, json.dumps(runs[server][-1]), flush=True)
        syncs = {server: syncs_per_s(server, players, 4.0) for server in SERVERS}
        cells += [_cell(players, place, runs, syncs) for place in range(len(PACES))]
    return {**surroundings(), "rounds": ROUNDS["club"], "seconds": seconds, "cells": cells}


def _cell(
    players: int, place: int, runs: dict[str, list[list[dict[str, Any]]]], syncs: dict[str, list[float]]
) -> dict[str, Any]:
    servers = {}
    for server, rounds in runs.items():
        found = [one[place] for one in rounds]
        figures: dict[str, Any] = {name: spread([one[name] for one in found]) for name in FIGURES}
        figures["syncs_per_s"] = round(syncs[server][place], 1)
        figures["refusals"] = sum(one["refusals"] for one in found)
        servers[server] = figures
    return {"players": players, "pause_s": PACES[place], "servers": servers}


HEAD = (
    "| players | pace | server | moves a second | arrival p50, ms | p99, ms (least to most) "
    "| processor s per 1,000 moves (least to most) | peak memory, MB | disk syncs a second | load program's core |"
)
NAMES = {"club": "the club", "memory": "boardgame.io, memory", "flatfile": "boardgame.io, FlatFile"}


def table(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [said(results), "", HEAD, "|---" * 10 + "|"]
    for cell in results["cells"]:
        pace = "human" if cell["pause_s"] else "full"
        for server, figures in cell["servers"].items():
            lines.append(f"| {cell['players']:,} | {pace} | {NAMES[server]} | {_row(figures)} |")
    return "\n".join(lines)


def said(results: dict[str, Any]) -> str:
    """The time and the machine, as a sentence."""
    cores = results["machine"].replace(", one used", "")
    return (
        f"{results['date']}; {cores}; {results['rounds']} rounds (of FlatFile {ROUNDS['flatfile']}) of {results['seconds']:g} s, at human pace {results['seconds'] * HUMAN_TIMES:g} s and as long as {HUMAN_MOVES} moves take, the servers in turn; medians; "
        f"human pace is a pause of {HUMAN_PAUSE_S:g} s on average before each move."
    )


def _row(figures: dict[str, Any]) -> str:
    late, cost = figures["arrival_p99_ms"], figures["processor_s_per_1000_moves"]
    cells = [
        f"{figures['moves_per_s']['median']:,.0f}",
        f"{figures['arrival_p50_ms']['median']:.1f}",
        f"{late['median']:.1f} ({late['least']:.1f} to {late['most']:.1f})",
        f"{cost['median']:.3f} ({cost['least']:.3f} to {cost['most']:.3f})",
        f"{figures['memory_mb']['median']:,.0f}",
        f"{figures['syncs_per_s']:,.0f}",
        f"{figures['load_core']['median']:.0%}"
        + (" (too busy)" if figures["load_core"]["most"] > BUSY else ""),
    ]
    return " | ".join(cells)


def main() -> None:
    reader = arguments(__doc__, players=100, seconds=10.0, keep=False)
    reader.add_argument("--server", choices=SERVERS, action="append", help="all of them unless named")
    reader.add_argument("--pause", type=float, default=0.0, help="mean seconds before each move")
    asked = reader.parse_args()
    if asked.keep:
        results = whole(asked.seconds)
        keep("club_load", results, table(results))
        return
    for server in asked.server or SERVERS:
        found = measure(server, asked.players, asked.seconds, (asked.pause,))
        print(server, json.dumps(found, indent=1), flush=True)


if __name__ == "__main__":
    main()
