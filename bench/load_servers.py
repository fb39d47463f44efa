"""The servers that are measured: the club, and boardgame.io with its two stores. Each in a process of its own, on a
port of loopback.
"""

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING

from bench.load_people import Guest, PeerPerson, Totals
from bench.polite import asked

if TYPE_CHECKING:
    from whistclub.club.store.logs.sql_log import SqlLog

PEER = Path(__file__).resolve().parent / "peer"
SERVERS = ("club", "memory", "flatfile")
AT_ONCE = 16


def serve_club(folder: str, port: int) -> None:
    """The club, as `whist serve` has it with its data file, without limits for one visitor."""
    from whistclub.club.store.logs.sql_log import open_file

    serve_log(open_file(Path(folder) / "club.sqlite"), folder, port)


def serve_log(log: "SqlLog", folder: str, port: int) -> None:
    """A worker over this log, without limits for one visitor; workers over one database have the folder of the keys in
    common.
    """
    import uvicorn

    from whistclub.players.registry import make_player
    from whistclub.web.http.people.keys import load_keys
    from whistclub.web.resources.limits import Limits
    from whistclub.web.server.app import Setup, make_app
    from whistclub.web.server.serve import configuration

    many = 10**9
    limits = Limits(
        openings=many, openings_per_s=1e9, evening_connections=many, evening_messages=many, changes=many, tables_per_hour=many, address_tables=many, matches=many, names=many, guests=many, reads=many, messages=many, messages_per_s=1e9,
        connections=many, address_connections=many,
        bot_least_s=0.0, bot_most_s=0.0,
    )  # fmt: skip
    setup = Setup(port=port, hosts=frozenset({"127.0.0.1"}), processes=0, limits=limits, alone=True)
    app = make_app(log, load_keys(Path(folder) / "keys"), make_player, ("simple",), setup)
    configured = configuration(app)
    configured.host, configured.port = "127.0.0.1", port
    uvicorn.Server(configured).run()


@contextmanager
def running(server: str, before: Sequence[str] = ()) -> Iterator[tuple[int, int]]:
    """The server's port and process id; `before` is put before its command."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        listening([*before, *_command(server, folder, port)], port) as pid,
    ):
        yield port, pid


def free_port() -> int:
    """A port of loopback that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def listening(command: Sequence[str], port: int) -> Iterator[int]:
    """The process id of a server that listens at this port."""
    process = subprocess.Popen(
        command,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait(port)
        yield process.pid
    finally:
        for one in reversed(family(process.pid)):
            os.kill(one, signal.SIGTERM)
        process.wait(20)


def _command(server: str, folder: str, port: int) -> list[str]:
    if server == "club":
        return [sys.executable, "-m", "bench.load_servers", folder, str(port)]
    node = shutil.which("node") or "node"
    return [node, str(PEER / "server.js"), server, str(port), str(Path(folder) / "store")]


def _wait(port: int) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError("the server does not listen: is bench/peer installed (npm ci)?")


async def seat_everybody(server: str, port: int, players: int, totals: Totals) -> None:
    """Connects so many people, and has every table begin."""
    if server == "club":
        await seat_guests([port], players, totals, is_scattered=False)
    else:
        await _seat_peers(port, players, totals)


async def _seat_peers(port: int, players: int, totals: Totals) -> None:
    loop = asyncio.get_running_loop()
    tables: list[list[PeerPerson]] = []
    for number in range(players // 4):
        table: list[PeerPerson] = []
        for seat in range(4):
            table.append(PeerPerson(port, table, seat, f"t{number}", totals))
            await loop.create_connection(lambda made=table[-1]: made, "127.0.0.1", port)  # type: ignore[misc]
            await table[-1].ready
        tables.append(table)
    for table in tables:
        table[0].start()


async def seat_guests(ports: Sequence[int], players: int, totals: Totals, *, is_scattered: bool) -> None:
    """Seats people at tables, each table's at a worker of its own, or scattered over the workers, and starts every
    match.
    """
    loop, at_once = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)
    with ThreadPoolExecutor(AT_ONCE) as threads:

        async def seated(number: int) -> Guest:
            async with at_once:
                own = ports[number % len(ports)]
                table, cookies = await loop.run_in_executor(threads, _new_table, own, number)
                four = []
                for seat, cookie in enumerate(cookies):
                    port = ports[(number + seat) % len(ports)] if is_scattered else own
                    # A cookie is named after the port, as long as there is no TLS.
                    guest = Guest(port, table, seat, cookie.replace(f"-{own}=", f"-{port}="), totals)
                    await loop.create_connection(lambda made=guest: made, "127.0.0.1", port)  # type: ignore[misc]
                    await guest.ready
                    four.append(guest)
                return four[0]

        hosts = await asyncio.gather(*(seated(number) for number in range(players // 4)))
    for host in hosts:
        host.start()


def _new_table(port: int, number: int) -> tuple[str, list[str]]:
    """The id of a new table, its host seated, and the cookies of four new guests, the host's first."""
    http = HTTPConnection("127.0.0.1", port)
    cookies = [asked(http, "PUT", "/api/me", {"name": f"Player {number} {seat}"}, "")[1] for seat in range(4)]
    settings = {"preset": "whist", "options": {"target": "50"}, "bot": "simple"}
    table: str = asked(http, "POST", "/api/tables", {"settings": settings}, cookies[0])[0]["id"]
    http.close()
    return table, cookies


def family(pid: int) -> list[int]:
    """The process and all below it."""
    found, waiting = [], [pid]
    while waiting:
        one = waiting.pop()
        found.append(one)
        for task in Path("/proc").glob(f"{one}/task/*"):
            with suppress(OSError):
                waiting += [int(child) for child in (task / "children").read_text().split()]
    return found


def processor_s(pid: int) -> float:
    """Processor seconds, user and system, of the process and all below it, counted by the scheduler.

    What `/proc/PID/stat` has is sampled a hundred times a second, which is coarse for a server that works a few
    milliseconds in each. A thread that ends meanwhile, as PostgreSQL's cleaners do, is left out.
    """
    found_ns = 0
    for one in family(pid):
        for task in Path("/proc").glob(f"{one}/task/*"):
            with suppress(OSError):
                found_ns += int((task / "schedstat").read_text().split()[0])
    return found_ns / 1e9


def memory_mb(pid: int) -> float:
    """The most memory held so far, of the process and its children."""
    total = 0
    for one in family(pid):
        status = Path(f"/proc/{one}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+)", status)
        total += int(found[1]) if found else 0
    return total / 1000


def syncs_counted(path: Path) -> int:
    """The number of calls of fsync and fdatasync a trace holds."""
    return len(re.findall(r"f(?:data)?sync\(", path.read_text())) if path.exists() else 0


if __name__ == "__main__":
    serve_club(sys.argv[1], int(sys.argv[2]))
