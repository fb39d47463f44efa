"""Measures what a club costs: bytes a table and an act in the data file, the start with many tables, memory a table,
processor time an act.

python -m bench.scale --keep        # a few minutes, on a quiet machine
"""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.common import arguments, keep, said_of, surroundings
from tests.web.clubs import MANY, Club, Person
from tests.web.killing import SERVER, free_port
from tests.web.visits import play
from whistclub.club.local_table import now_ms
from whistclub.club.store.logs.archive import archive_finished
from whistclub.club.store.logs.sql_log import open_file

TABLES: Final = 50_000
CONNECTIONS: Final = 500
ARCHIVED: Final = 1000
_DEALS: Final = 4
_LONG: Final = 20
"""So many deals are played for the processor time: the system counts it in steps of ten milliseconds."""
_TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK")


async def one_table(folder: Path) -> tuple[str, str]:
    """A club whose data file has one match of a few deals, three bots beside one person. Returns the ids of room and
    match.
    """
    async with Club(folder, MANY) as club:
        person = Person(club).named("Ada")
        table = person.open("whist", settings={"options": {"max_deals": "99"}}, with_bots=True)
        visit = await person.visit(table)
        await play([visit], _DEALS)
        return table, visit.match


def many_tables(file: Path, room: str, match: str, count: int) -> dict[str, float]:
    """Copies the table so often under other ids. Returns the bytes of a table and of an entry."""
    with sqlite3.connect(file, isolation_level=None) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("VACUUM")
        before = file.stat().st_size
        entries = connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (match,)).fetchone()[
            0
        ]
        connection.execute("BEGIN")
        for number in range(count):
            _copy(connection, room, match, f"{number:022d}", f"{number:016x}")
        connection.execute("COMMIT")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    a_table = (file.stat().st_size - before) / count
    return {"entries": entries, "bytes_a_table": round(a_table), "bytes_an_entry": round(a_table / entries)}


def _copy(connection: sqlite3.Connection, room: str, match: str, new_room: str, new_match: str) -> None:
    for table, column, own in (
        ("tables", "id", match),
        ("entries", "table_id", match),
        ("seatings", "table_id", match),
        ("rooms", "id", room),
    ):
        for row in connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (own,)).fetchall():
            values = [
                value.replace(room, new_room).replace(match, new_match) if isinstance(value, str) else value
                for value in row
            ]
            marks = ", ".join("?" * len(values))
            connection.execute(f"INSERT INTO {table} VALUES ({marks})", values)


def archived(folder: Path, club: Path, room: str, match: str) -> dict[str, float]:
    """Archives copies of the match. Returns the bytes of one in the data file, and milliseconds of processor time to
    archive and to read one.
    """
    shutil.copytree(club, folder)
    file = folder / "club.sqlite"
    copied = many_tables(file, room, match, ARCHIVED)
    with sqlite3.connect(file, isolation_level=None) as connection:
        connection.execute("UPDATE tables SET ended = true")
    log = open_file(file)
    began_s = time.process_time()
    done = archive_finished(log, now_ms(), 2 * ARCHIVED)
    packed_s = time.process_time() - began_s
    began_s = time.process_time()
    for number in range(ARCHIVED):
        log.read_texts(f"{number:016x}")
    read_s = time.process_time() - began_s
    log.close()
    with sqlite3.connect(file, isolation_level=None) as connection:
        packed = connection.execute("SELECT avg(length(entries)) FROM archived").fetchone()[0]
        connection.execute("VACUUM")
        full = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute("DELETE FROM archived")
        connection.execute("VACUUM")
        pages = full - connection.execute("PRAGMA page_count").fetchone()[0]
        bytes_a_page = connection.execute("PRAGMA page_size").fetchone()[0]
    return {
        "entries": copied["entries"],
        "packed_bytes": round(packed),
        "bytes_a_match": round(pages * bytes_a_page / done),
        "ms_to_archive": round(1000 * packed_s / done, 2),
        "ms_to_read": round(1000 * read_s / ARCHIVED, 2),
    }


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int, float]]:
    """A club over the folder's data: its process, its port, and the seconds until it was ready."""
    port, began_s = free_port(), time.perf_counter()
    words = [sys.executable, "-c", SERVER, "serve", "--port", str(port), "--bots", "0"]
    with subprocess.Popen(
        words, env={**os.environ, "WHIST_DATA": str(folder)}, stdout=subprocess.DEVNULL
    ) as process:
        try:
            while True:
                with suppress(httpx.HTTPError):
                    if httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=60).status_code == 200:
                        break
                time.sleep(0.01)
            yield process.pid, port, time.perf_counter() - began_s
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


def memory_mb(pid: int) -> float:
    """The memory of a process."""
    line = next(
        one for one in Path(f"/proc/{pid}/status").read_text().splitlines() if one.startswith("VmRSS")
    )
    return int(line.split()[1]) / 1024


def processor_s(pid: int) -> float:
    """The processor time that a process has taken."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / _TICKS_PER_S


async def attended(pid: int, port: int, count: int) -> float:
    """Kilobytes for a table that somebody looks at, with the connection."""
    before, lines = memory_mb(pid), list[ClientConnection]()
    for number in range(count):
        address = f"127.0.{1 + number // 50}.1"
        lines.append(
            await connect(
                f"ws://127.0.0.1:{port}/ws/{number:022d}", local_addr=(address, 0), compression=None
            )
        )
        await lines[-1].send('{"do": "hello", "version": 1}')
        while json.loads(await lines[-1].recv())["tell"] != "welcome":
            pass
    grown = memory_mb(pid) - before
    await asyncio.gather(*(line.close() for line in lines))
    return round(1024 * grown / count, 1)


async def played(pid: int, port: int, deals: int) -> dict[str, float]:
    """Milliseconds of the club's processor time an entry, for one person who plays with three simple bots."""
    somewhere = _At(port)
    person = Person(somewhere).named("Bo")
    table = person.open("whist", settings={"options": {"max_deals": "99"}}, with_bots=True)
    visit = await person.visit(table)
    began_s, began_seq = processor_s(pid), visit.seq
    await play([visit], deals)
    spent_s = processor_s(pid) - began_s
    entries = visit.seq - began_seq
    await visit.close()
    return {"entries": entries, "ms_an_entry": round(1000 * spent_s / entries, 2)}


class _At:
    """A club in another process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.clients: list[httpx.Client] = []
        self.visits: list[Any] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def section(found: dict[str, Any]) -> str:
    """The results as tables."""
    rows = [
        ("an entry in the data file, bytes", found["file"]["bytes_an_entry"]),
        (
            f"a match of {_DEALS} deals ({found['file']['entries']} entries), bytes",
            found["file"]["bytes_a_table"],
        ),
        (
            f"a match in the archive ({found['archive']['entries']} entries), bytes in compressed form",
            found["archive"]["packed_bytes"],
        ),
        ("the same in the data file, by its pages", found["archive"]["bytes_a_match"]),
        ("processor time to archive a match, ms", found["archive"]["ms_to_archive"]),
        ("processor time to read an archived match, ms", found["archive"]["ms_to_read"]),
        ("start without tables, s", found["empty"]["start_s"]),
        (f"start with {TABLES:,} tables, s", found["full"]["start_s"]),
        ("memory without tables, MB", found["empty"]["memory_mb"]),
        (f"memory with {TABLES:,} tables in the file, MB", found["full"]["memory_mb"]),
        ("a table that somebody looks at, with the connection, kB", found["full"]["kb_a_table"]),
        (
            "processor time an entry, somebody alone with three bots, ms",
            found["full"]["played"]["ms_an_entry"],
        ),
    ]
    lines = [
        said_of(found),
        "",
        "| cost | |",
        "|---|---|",
        *(f"| {name} | {value:,} |" for name, value in rows),
    ]
    return "\n".join(lines)


def main() -> None:
    asked = arguments(__doc__, keep=False, tables=TABLES).parse_args()
    found: dict[str, Any] = surroundings()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder / "empty") as (pid, _, start_s):
            found["empty"] = {"start_s": round(start_s, 2), "memory_mb": round(memory_mb(pid))}
        (folder / "full").mkdir()
        room, match = asyncio.run(one_table(folder / "full"))
        found["archive"] = archived(folder / "archive", folder / "full", room, match)
        file = folder / "full" / "whistclub.sqlite"
        (folder / "full" / "club.sqlite").rename(file)
        found["file"] = many_tables(file, room, match, asked.tables)
        with serving(folder / "full") as (pid, port, start_s):
            found["full"] = {"start_s": round(start_s, 2), "memory_mb": round(memory_mb(pid))}
            found["full"]["kb_a_table"] = asyncio.run(attended(pid, port, min(CONNECTIONS, asked.tables)))
            found["full"]["played"] = asyncio.run(played(pid, port, _LONG))
    print(json.dumps(found, indent=1))
    if asked.keep:
        keep("scale", found, section(found))


if __name__ == "__main__":
    main()
