"""Measures what workers over PostgreSQL cost a move: one worker and four, with notices by PostgreSQL and by a NATS
broker.

    python -m bench.notices_load                     # 400 people, one round
    python -m bench.notices_load --players 2000 --rounds 3 --keep

Needs PostgreSQL and nats-server. People at tables of four play whole matches of plain Whist at human pace, as in
`bench.club_load`; the ways take turns, each with a database of its own that syncs to the disk. A table's people are at
one worker, as a proxy that hashes the table brings them there; "scattered", the four of each table are at four workers.
One worker without notices is today's: what more it costs with them is what further hosts cost a club that has none.
"""

import asyncio
import json
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.club_load import HUMAN_PAUSE_S, SETTLE_S, all_playing
from bench.common import arguments, keep, spread, surroundings
from bench.load_people import Totals
from bench.load_servers import free_port, listening, processor_s, running, seat_guests, serve_log
from tests.web.brokers import broker
from tests.web.postgres import cluster

FILE: Final = "file"
NONE: Final = "none"
POSTGRES: Final = "postgresql"


class Way(msgspec.Struct, frozen=True):
    """A setup that is measured: how workers hear of each other, how many there are, and whether a table's people are
    scattered over them.
    """

    name: str
    notices: str
    workers: int = 1
    is_scattered: bool = False


TODAY: Final = "one worker, no notices"
WAYS: Final = (
    Way("data file, one worker", FILE),
    Way(TODAY, NONE),
    Way("one worker, NOTIFY", POSTGRES),
    Way("one worker, NATS", "nats"),
    Way("four workers, NOTIFY", POSTGRES, 4),
    Way("four workers, NATS", "nats", 4),
    Way("four workers, NOTIFY, scattered", POSTGRES, 4, is_scattered=True),
    Way("four workers, NATS, scattered", "nats", 4, is_scattered=True),
)
SYNCED: Final = ("max_connections=200",)


def main() -> None:
    parser = arguments(__doc__, players=400, rounds=1, seconds=20.0, keep=False)
    parser.add_argument("--only", default="", help="names of ways that contain this")
    asked = parser.parse_args()
    ways = [way for way in WAYS if asked.only in way.name]
    rounds: dict[str, list[dict[str, float]]] = {way.name: [] for way in ways}
    for _ in range(asked.rounds):
        for way in ways:
            rounds[way.name].append(measured(way, asked.players, asked.seconds))
            print(way.name, json.dumps(rounds[way.name][-1]), flush=True)
    found = {**surroundings(), "players": asked.players, "seconds": asked.seconds, "rounds": rounds}
    if asked.keep:
        keep("notices_load", found, section(found))


def measured(way: Way, players: int, seconds: float) -> dict[str, float]:
    """One run of one way, everything freshly started."""
    with ExitStack() as stack:
        if way.notices == FILE:
            port, pid = stack.enter_context(running("club"))
            return asyncio.run(_played([port], [pid], 0, way, players, seconds))
        database = stack.enter_context(cluster(SYNCED))
        brokered = stack.enter_context(broker()).address if way.notices == "nats" else way.notices
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        ports, pids = [], []
        for _ in range(way.workers):
            port = free_port()
            command = [
                sys.executable,
                "-m",
                "bench.notices_load",
                "--serve",
                database,
                brokered,
                folder,
                str(port),
            ]
            ports.append(port)
            pids.append(stack.enter_context(listening(command, port)))
        return asyncio.run(_played(ports, pids, _postmaster(database), way, players, seconds))


def serve(database: str, notices: str, folder: str, port: str) -> None:
    """A worker over this database."""
    from whistclub.club.notices.nats import NatsNotices
    from whistclub.club.notices.notice import NoNotices
    from whistclub.club.store.logs.sql_log import open_url

    log = open_url(database)
    if notices == NONE:
        log.notify_by(NoNotices())
    elif notices != POSTGRES:
        log.notify_by(NatsNotices(notices))
    serve_log(log, folder, int(port))


def _postmaster(database: str) -> int:
    """The process id of the database's first process."""
    return int((Path(database.rpartition("=")[2]) / "data" / "postmaster.pid").read_text().split()[0])


async def _played(
    ports: Sequence[int], pids: Sequence[int], postmaster: int, way: Way, players: int, seconds: float
) -> dict[str, float]:
    totals = Totals(HUMAN_PAUSE_S)
    await seat_guests(ports, players, totals, is_scattered=way.is_scattered)
    await all_playing(players, totals)
    await asyncio.sleep(SETTLE_S + 2 * HUMAN_PAUSE_S)
    totals.begin()
    began, mine = time.perf_counter(), _own_s()
    before = [processor_s(pid) for pid in pids], processor_s(postmaster) if postmaster else 0.0
    await asyncio.sleep(seconds)
    spent = sum(map(processor_s, pids)) - sum(before[0])
    database_s = processor_s(postmaster) - before[1] if postmaster else 0.0
    took = time.perf_counter() - began
    ordered = sorted(totals.arrivals)
    return {
        "moves": totals.moves,
        "moves_per_s": totals.moves / took,
        "arrival_p50_ms": 1000 * ordered[len(ordered) // 2],
        "arrival_p99_ms": 1000 * ordered[int(len(ordered) * 0.99)],
        "worker_ms_per_move": 1000 * spent / totals.moves,
        "database_ms_per_move": 1000 * database_s / totals.moves,
        "load_core": (_own_s() - mine) / took,
        "refusals": sum(totals.errors.values()),
    }


def _own_s() -> float:
    mine = resource.getrusage(resource.RUSAGE_SELF)
    return mine.ru_utime + mine.ru_stime


HEAD: Final = (
    "| way | moves a second | arrival p50, ms | p99, ms (least to most) | workers' processor ms a move (least to most) "
    "| of one worker's without notices (least to most) | database's processor ms a move |"
)


def section(found: dict[str, Any]) -> str:
    """The results as tables."""
    cores = found["machine"].replace(", one used", "")
    said = f"{found['date']}; {cores}; {found['players']:,} people, rounds of {found['seconds']:g} s in turn; medians."
    lines = [said, "", HEAD, "|---" * 7 + "|"]
    today = [one["worker_ms_per_move"] for one in found["rounds"][TODAY]]
    for way, rounds in found["rounds"].items():
        shares = spread([one["worker_ms_per_move"] / of for one, of in zip(rounds, today, strict=True)])
        figures = {name: spread([one[name] for one in rounds]) for name in rounds[0]}
        late, cost = figures["arrival_p99_ms"], figures["worker_ms_per_move"]
        cells = (
            way,
            f"{figures['moves_per_s']['median']:,.0f}",
            f"{figures['arrival_p50_ms']['median']:.1f}",
            f"{late['median']:.1f} ({late['least']:.1f} to {late['most']:.1f})",
            f"{cost['median']:.2f} ({cost['least']:.2f} to {cost['most']:.2f})",
            f"{shares['median']:.2f} ({shares['least']:.2f} to {shares['most']:.2f})",
            f"{figures['database_ms_per_move']['median']:.2f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(*sys.argv[2:])
    else:
        main()
