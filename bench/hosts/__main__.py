"""Plays at three hosts of one club while their workers, the broker and the database are killed and every link is cut
and slowed.

    python -m bench.hosts --workers 10 --broker 4 --database 2 --links 1      # a look, a few minutes
    python -m bench.hosts --workers 300 --broker 100 --database 30 --links 30 --keep

SIGINT to the inner process ends the run after the fault it is at, with its results.
Needs root, PostgreSQL, nats-server, nftables and, for clocks that are apart, libfaketime.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from bench.common import arguments, keep, versions
from bench.hosts.history import Found, History, check
from bench.hosts.network import at, cut, mend, network, slow
from bench.hosts.people import Person, settled
from bench.hosts.servers import HOSTS, Servers

SEED: Final = "hosts"
TABLES: Final = 16
_AT_A_TABLE: Final = 2
_INSIDE: Final = "--inside"
Fault = Callable[[Servers, random.Random], Awaitable[None]]


class Result(msgspec.Struct, kw_only=True):
    """A run: its faults, what the checker found, and the longest time in which a table stood still.

    `seats_lost` were given to a bot while their people were connected, `stuck` tables did not go on at the end. Both
    must be 0.
    """

    date: str
    machine: str
    seed: str
    faults: dict[str, int]
    took_s: int
    found: Found
    seats_lost: int
    stuck: int
    matches: int
    standstill_s: dict[str, float]
    median_standstill_s: dict[str, float]


async def _kill_worker(servers: Servers, rng: random.Random) -> None:
    await asyncio.to_thread(servers.kill_worker, rng.choice(HOSTS), rng.choice)


async def _kill_host(servers: Servers, rng: random.Random) -> None:
    host = rng.choice(HOSTS)
    await asyncio.to_thread(servers.kill_host, host)
    await asyncio.to_thread(servers.until_serving, host)


async def _kill_broker(servers: Servers, rng: random.Random) -> None:
    servers.kill_broker()
    await asyncio.sleep(rng.uniform(0.1, 2))
    servers.start_broker()


async def _kill_database(servers: Servers, rng: random.Random) -> None:
    servers.kill_database()
    await asyncio.sleep(rng.uniform(0.1, 2))
    await asyncio.to_thread(servers.start_database)


def _cutting(one: str, other: str) -> Fault:
    async def fault(_: Servers, rng: random.Random) -> None:
        cut(one, other)
        await asyncio.sleep(rng.uniform(0.5, 6))
        mend((one, other))

    return fault


def _slowing(machine: str) -> Fault:
    async def fault(_: Servers, rng: random.Random) -> None:
        slow(machine)
        await asyncio.sleep(rng.uniform(0.5, 4))
        mend((machine,))

    return fault


def links() -> Iterator[tuple[str, str]]:
    """Every link that anything goes over."""
    for host in HOSTS:
        for machine in ("database", "broker", "people"):
            yield host, machine
    yield from combinations(HOSTS, 2)


def planned(asked: argparse.Namespace, rng: random.Random) -> list[tuple[str, Fault]]:
    """All faults asked for, in a random order."""
    faults: list[tuple[str, Fault]] = [("worker killed", _kill_worker)] * asked.workers
    faults += [("host killed", _kill_host)] * (asked.workers // 10)
    faults += [("broker killed", _kill_broker)] * asked.broker + [
        ("database killed", _kill_database)
    ] * asked.database
    for one, other in links():
        faults += [("link cut", _cutting(one, other))] * asked.links
    for machine in (*HOSTS, "database", "broker"):
        faults += [("line slowed", _slowing(machine))] * asked.links
    rng.shuffle(faults)
    return faults


async def _run(
    servers: Servers, people: list[Person], faults: list[tuple[str, Fault]], rng: random.Random
) -> dict[str, list[float]]:
    """Plays through all faults, or until it is interrupted. Returns the longest standstill of a table after each, by
    kind.
    """
    stop, interrupted = asyncio.Event(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupted.set)
    playing = [asyncio.create_task(_failing_loudly(one.live(stop))) for one in people]
    stood: dict[str, list[float]] = {}
    await asyncio.sleep(3)
    for kind, fault in faults:
        if interrupted.is_set():
            break
        began_s = time.monotonic()
        await fault(servers, rng)
        stood.setdefault(kind, []).append(await _until_all_go_on(people, began_s))
        lost = sum(one.seats_lost for one in people)
        print(f"{kind}: {stood[kind][-1]:.1f} s, seats lost so far {lost}", file=sys.stderr, flush=True)
    stop.set()
    await asyncio.wait(playing, timeout=10)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return stood


async def _failing_loudly(life: Awaitable[None]) -> None:
    """A person whose own program fails ends the run, since their table would stand still."""
    try:
        await life
    except Exception:  # noqa: BLE001 - whatever it was, it is told
        traceback.print_exc()
        os._exit(1)


async def _until_all_go_on(people: list[Person], began_s: float) -> float:
    """Waits until every table has gone on since the fault's end, and returns how long the slowest took, from its
    beginning.
    """
    ended_s = time.monotonic()
    while time.monotonic() < ended_s + 90:
        await asyncio.sleep(0.05)
        latest: dict[str, float] = {}
        for one in people:
            latest[one.table] = max(latest.get(one.table, 0.0), one.moved_s)
        if all(at_s > ended_s for at_s in latest.values()):
            return max(latest.values()) - began_s
    return time.monotonic() - began_s


def _inside(asked: argparse.Namespace) -> None:
    """The run itself, at the people's machine."""
    rng, history = random.Random(SEED), History()
    folder = Path(asked.inside)
    servers = Servers(folder)
    began_s = time.monotonic()
    try:
        servers.start()
        people = [
            Person(number, history, random.Random(f"{SEED}/{number}"))
            for number in range(_AT_A_TABLE * TABLES)
        ]
        for table in range(TABLES):
            settled(people[_AT_A_TABLE * table : _AT_A_TABLE * (table + 1)], table)
        faults = planned(asked, rng)
        stood = asyncio.run(_run(servers, people, faults, rng))
        logs = _logs(servers.database)
    finally:
        servers.stop()
    result = Result(
        date=datetime.now(UTC).date().isoformat(),
        machine=f"{platform.machine()}, Python {platform.python_version()}",
        seed=SEED,
        faults={kind: len(each) for kind, each in stood.items()},
        took_s=round(time.monotonic() - began_s),
        found=check(history, logs),
        seats_lost=sum(one.seats_lost for one in people),
        stuck=sum(time_s > 90 for each in stood.values() for time_s in each),
        matches=len(logs),
        standstill_s={kind: round(max(each), 1) for kind, each in stood.items()},
        median_standstill_s={kind: round(sorted(each)[len(each) // 2], 1) for kind, each in stood.items()},
    )
    results = msgspec.to_builtins(result)
    print(json.dumps(results, indent=1))
    if asked.keep:
        terms = {"versions": versions("whistclub"), "seeds": repr(SEED)}
        keep("hosts", {**results, **terms}, _section(result))


def _section(result: Result) -> str:
    """The results as tables: what was checked, and the standstill after each kind of fault."""
    found = result.found
    lines = [
        f"{result.date}; {result.machine}; {TABLES} tables in {result.took_s} s; {found.asked:,} commands answered, {found.told:,} entries told, {result.matches} matches.",
        f"Lost {found.lost}, doubled {found.doubled}, misplaced {found.misplaced}, out of order {found.out_of_order}; told and not kept {found.unkept}, told differently",
        f"{found.unlike}, told wrongly {found.untrue}, told out of turn {found.gaps}; seats lost {result.seats_lost}; faults after which a table did not go on {result.stuck}.",
        "",
        "| fault | times | median standstill, s | longest, s |",
        "|---|---|---|---|",
    ]
    for kind, count in sorted(result.faults.items()):
        lines.append(
            f"| {kind} | {count} | {result.median_standstill_s[kind]} | {result.standstill_s[kind]} |"
        )
    return "\n".join(lines)


def _logs(database: str) -> dict[str, list[str]]:
    """The texts of all entries by match, read by plain SQL."""
    found: dict[str, list[str]] = {}
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        for match, entry in connection.execute(
            sa.text("SELECT table_id, entry FROM entries ORDER BY table_id, seq")
        ):
            found.setdefault(match, []).append(entry)
    engine.dispose()
    return found


def main() -> None:
    parser = arguments(__doc__)
    for name, about in (
        ("workers", "kills of a worker, and a tenth as many of a whole host"),
        ("broker", "kills of the broker"),
        ("database", "kills of the database"),
        ("links", "cuts of each link, and times that each line is slowed"),
    ):
        parser.add_argument(f"--{name}", type=int, default=1, help=about)
    parser.add_argument("--keep", action="store_true", help="write the table")
    parser.add_argument(_INSIDE, default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.inside:
        _inside(asked)
        return
    with tempfile.TemporaryDirectory(prefix="whist-hosts-", ignore_cleanup_errors=True) as folder, network():
        subprocess.run(
            [*at("people"), sys.executable, "-m", "bench.hosts", *sys.argv[1:], _INSIDE, folder], check=True
        )


if __name__ == "__main__":
    main()
