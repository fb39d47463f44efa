"""Measures what notices cost commits: none, NOTIFY inside each commit, and after it by PostgreSQL and by a NATS broker.

`python -m bench.notices --keep` from the project's folder; needs PostgreSQL and nats-server. 64 writers, each with a
connection and a table of its own, append one row a commit to a database that syncs to the disk; the ways take turns.
"""

import json
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from statistics import mean, quantiles
from typing import Any, Final

import msgspec
import psycopg

from bench.common import arguments, keep, said_of, surroundings
from tests.web.brokers import broker
from tests.web.postgres import cluster
from whistclub.club.notices.nats import NatsNotices
from whistclub.club.notices.notice import NoNotices, Notice, Notices
from whistclub.club.notices.postgres import CHANNEL, PostgresNotices

WAYS: Final = ("none", "in the commit", "after it, PostgreSQL", "after it, NATS")
WRITERS: Final = 64
PROCESSES: Final = 4
SYNCED: Final = ("max_connections=200",)
_ROW: Final = "INSERT INTO rows VALUES (%s, %s, %s)"
_ENTRY: Final = "e" * 200


class Measured(msgspec.Struct, frozen=True):
    """One process's commits in one way: how many, their milliseconds, the notices heard and the processor time in
    seconds.
    """

    commits: int
    times_ms: list[float]
    heard: int
    processor_s: float


def main() -> None:
    asked = arguments(__doc__, rounds=5, seconds=5.0, keep=False).parse_args()
    with cluster(SYNCED) as address, broker() as brokered:
        with psycopg.connect(address) as connection:
            connection.execute(
                "CREATE TABLE rows (table_id text, seq int, entry text, PRIMARY KEY (table_id, seq))"
            )
        rounds: dict[str, list[dict[str, float]]] = {way: [] for way in WAYS}
        for number in range(asked.rounds):
            for way in WAYS:
                rounds[way].append(_round(address, brokered.address, way, number, asked.seconds))
    found: dict[str, Any] = {**surroundings(), "writers": WRITERS, "seconds": asked.seconds, "rounds": rounds}
    print(json.dumps(found, indent=1))
    if asked.keep:
        keep("notices", found, section(found))


def _round(address: str, brokered: str, way: str, number: int, seconds: float) -> dict[str, float]:
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(PROCESSES) as pool:
        tasks = [
            (address, brokered, way, f"{WAYS.index(way)}-{number}-{part}", seconds)
            for part in range(PROCESSES)
        ]
        parts: list[Measured] = pool.starmap(_part, tasks)
    times_ms = [one for part in parts for one in part.times_ms]
    commits = sum(part.commits for part in parts)
    return {
        "commits_per_s": commits / seconds,
        "mean_ms": mean(times_ms),
        "p99_ms": quantiles(times_ms, n=100)[98],
        "heard_per_commit": sum(part.heard for part in parts) / commits,
        "processor_ms_per_commit": 1000 * sum(part.processor_s for part in parts) / commits,
    }


def _part(address: str, brokered: str, way: str, name: str, seconds: float) -> Measured:
    """The writers of one process, as a worker has them: with one listener."""
    heard = [0]

    def count(notice: Notice | None) -> None:
        heard[0] += notice is not None

    with ExitStack() as stack:
        notices = _notices(address, brokered, way)
        stack.callback(notices.close)
        notices.listen(count)
        count_of = WRITERS // PROCESSES
        for writer in range(count_of):
            notices.follow("match", f"{name}-{writer}")
        gate, times_ms = threading.Barrier(count_of), [list[float]() for _ in range(count_of)]
        writing = [
            threading.Thread(
                target=_write,
                args=(address, way, notices, f"{name}-{writer}", gate, seconds, times_ms[writer]),
            )
            for writer in range(count_of)
        ]
        began_s = time.process_time()
        for thread in writing:
            thread.start()
        for thread in writing:
            thread.join()
        spent_s = time.process_time() - began_s
    every = [one for own in times_ms for one in own]
    return Measured(len(every), every, heard[0], spent_s)


def _notices(address: str, brokered: str, way: str) -> Notices:
    if way == "none":
        return NoNotices()
    return NatsNotices(brokered) if way == WAYS[3] else PostgresNotices(lambda: psycopg.connect(address))


def _write(
    address: str,
    way: str,
    notices: Notices,
    table: str,
    gate: threading.Barrier,
    seconds: float,
    times_ms: list[float],
) -> None:
    publish: Callable[[Sequence[Notice]], None] = notices.publish
    with psycopg.connect(address) as connection:
        gate.wait()
        until_s, seq = time.perf_counter() + seconds, 0
        while (began_s := time.perf_counter()) < until_s:
            seq += 1
            connection.execute(_ROW, (table, seq, _ENTRY))
            if way == WAYS[1]:
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"match {table} {seq}"))
            connection.commit()
            if way in WAYS[2:]:
                publish([Notice("match", table, seq)])
            times_ms.append(1000 * (time.perf_counter() - began_s))


def section(found: dict[str, Any]) -> str:
    """The results as tables: each way's figures, and its commits as a share of those without notices."""
    lines = [
        said_of(found),
        "",
        "| notices | commits a second | of those without | mean ms | 99 % ms | processor ms a commit |",
        "|---|---|---|---|---|---|",
    ]
    for way, rounds in found["rounds"].items():
        shares = [
            one["commits_per_s"] / none["commits_per_s"]
            for one, none in zip(rounds, found["rounds"]["none"], strict=True)
        ]
        figures = (
            mean(one[name] for one in rounds) for name in ("mean_ms", "p99_ms", "processor_ms_per_commit")
        )
        lines.append(
            f"| {way} | {mean(one['commits_per_s'] for one in rounds):,.0f} | {mean(shares):.2f} ({min(shares):.2f} to {max(shares):.2f}) | "
            + " | ".join(f"{one:.2f}" for one in figures)
            + " |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    main()
