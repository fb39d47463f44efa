"""Load on a club: people at tables of four, in another process than the club's, whole games of Whist over loopback.

    python bench/club_load.py --players 100 --seconds 20            # everybody acts as soon as they may
    python bench/club_load.py --players 2000 --seconds 60 --pause 2  # everybody thinks for two seconds on average

Printed as JSON: moves a second, milliseconds from sending a move to its arrival at each of the four (p50, p99), the club's processor
seconds per 1,000 moves, its memory and the disk syncs a second; and how busy the load program's own core was, which has to
stay below 70 %. Every move is on the disk before it is shown: SQLite with its log synced at each commit.
"""

import argparse
import asyncio
import base64
import hashlib
import json
import multiprocessing
import os
import random
import resource
import socket
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

PART = "5a" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(PART)).hexdigest()


class Own(msgspec.Struct):
    legal: list[str] | None = None
    may: list[str] | None = None


class Seal(msgspec.Struct):
    number: int


class Message(msgspec.Struct):
    """The parts of a message that a player needs."""

    tell: str
    seq: int = 0
    match: str = ""
    own: Own | None = None
    seal: Seal | None = None
    result: Any = None
    over: bool = False
    events: list[Any] = []


READ = msgspec.json.Decoder(Message).decode


class Totals:
    """What all players together have seen."""

    def __init__(self) -> None:
        self.moves = 0
        self.arrivals: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.errors: dict[str, int] = {}
        self.counting = False


class Player(asyncio.Protocol):
    """One person's connection, with just as much of WebSocket as it needs."""

    def __init__(self, table: "Table", seat: int, cookie: str, totals: Totals, pause_s: float) -> None:
        self.table, self.seat, self.cookie, self.totals, self.pause_s = table, seat, cookie, totals, pause_s
        self.buffer = bytearray()
        self.open = False
        self.seq, self.match, self.number = 0, "", 0
        self.ids = 0
        self.legal: list[str] = []
        self.may: list[str] = []
        self.asked: set[str] = set()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            (
                f"GET /ws/{self.table.id} HTTP/1.1\r\nHost: 127.0.0.1:{self.table.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.open = True
            self.write({"do": "hello"})
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, body = self.buffer[0] & 15, bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            if kind == 1:
                self.heard(READ(body), body)
            elif kind == 9:
                self.frame(10, body)

    def frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes([128 | kind, 128 | size])
            if size < 126
            else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + body)

    def write(self, message: dict[str, Any]) -> None:
        self.frame(1, msgspec.json.encode(message))

    def heard(self, message: Message, body: bytes) -> None:
        tell = message.tell
        if tell in {"told", "welcome"}:
            self.seq = message.seq
            if tell == "welcome":
                self.match, self.legal, self.may = message.match, [], []
            if message.own is not None:
                self.legal = self.legal if message.own.legal is None else message.own.legal
                self.may = self.may if message.own.may is None else message.own.may
            if message.seal is not None:
                self.number = message.seal.number
            sent = self.totals.sent.get((self.match, self.seq))
            if sent is not None and self.totals.counting:
                self.totals.arrivals.append(time.perf_counter() - sent)
            self.think(over=message.result is not None)
        elif tell in {"refused", "stale", "bye"}:
            key = body[:120].decode() if tell != "stale" else tell
            self.totals.errors[key] = self.totals.errors.get(key, 0) + 1

    def think(self, *, over: bool) -> None:
        if over and self.seat == 0:
            self.command({"do": "start"}, f"{self.match} start")
        elif "commit" in self.may:
            self.command(
                {"do": "commit", "number": self.number, "commitment": COMMITMENT},
                f"{self.match} c {self.number}",
            )
        elif "open" in self.may:
            self.command({"do": "open", "number": self.number, "part": PART}, f"{self.match} o {self.number}")
        elif "next_deal" in self.may and self.seat == 0:
            self.command({"do": "next_deal"}, f"{self.match} d {self.number}")
        elif self.legal:
            action, self.legal = self.legal[0], []
            if self.pause_s:
                asyncio.get_running_loop().call_later(random.expovariate(1 / self.pause_s), self.act, action)
            else:
                self.act(action)

    def act(self, action: str) -> None:
        self.totals.sent[(self.match, self.seq + 1)] = time.perf_counter()
        self.totals.moves += self.totals.counting
        self.ids += 1
        self.write({"do": "act", "id": f"a{self.ids}", "saw": self.seq, "action": action})

    def command(self, message: dict[str, Any], once: str) -> None:
        if once in self.asked:
            return
        self.asked.add(once)
        self.ids += 1
        saw = {} if message["do"] == "start" else {"saw": self.seq}
        self.write({**message, **saw, "id": f"a{self.ids}"})


class Table:
    def __init__(self, port: int, name: str) -> None:
        self.port, self.id = port, name


def people(url: str, count: int) -> list[str]:
    """The cookies of so many guests."""
    cookies = []
    with httpx.Client(base_url=url) as http:
        for number in range(count):
            http.cookies.clear()
            http.put("/api/me", json={"name": f"Guest {number}x"})
            cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))
    return cookies


async def tables(port: int, cookies: list[str]) -> list[tuple[Table, list[str]]]:
    """Tables of four with everybody seated; not started."""
    from websockets.asyncio.client import connect

    url, found = f"http://127.0.0.1:{port}", []
    async with httpx.AsyncClient(base_url=url) as http:
        for start in range(0, len(cookies), 4):
            four = cookies[start : start + 4]
            body = {"settings": {"preset": "whist", "options": {"target": "50"}, "bot": "simple"}}
            answer = await http.post("/api/tables", json=body, headers={"Cookie": four[0]})
            table = Table(port, answer.json()["id"])
            for seat, cookie in enumerate(four[1:], 1):
                async with connect(
                    f"ws://127.0.0.1:{port}/ws/{table.id}", additional_headers={"Cookie": cookie}
                ) as one:
                    await one.send('{"do":"hello"}')
                    await one.send(json.dumps({"do": "sit", "id": "s", "seat": seat}))
                    while json.loads(await one.recv())["tell"] != "done":
                        pass
            found.append((table, four))
    return found


def serve(folder: str, port: int) -> None:
    """The club, in a process of its own on a core of its own."""
    import uvicorn

    from whistclub.club.sql_log import open_file
    from whistclub.players.registry import make_player
    from whistclub.web.app import Setup, make_app
    from whistclub.web.hub import Limits
    from whistclub.web.keys import load_keys
    from whistclub.web.serve import configuration

    many = 10**9
    limits = Limits(
        changes=many,
        tables_per_hour=many,
        messages=many,
        messages_per_s=1e9,
        connections=many,
        address_connections=many,
    )
    setup = Setup(port=port, hosts=frozenset({"127.0.0.1"}), processes=0, limits=limits)
    log = open_file(Path(folder) / "club.sqlite")
    app = make_app(log, load_keys(Path(folder) / "keys"), make_player, ("simple",), setup)
    configured = configuration(app)
    configured.host, configured.port = "127.0.0.1", port
    uvicorn.Server(configured).run()


def processor_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    line = next(
        one for one in Path(f"/proc/{pid}/status").read_text().splitlines() if one.startswith("VmHWM")
    )
    return int(line.split()[1]) / 1000


def syncs(pid: int) -> int:
    """Write calls of the club: each commit is one group of them; read from /proc as syscw."""
    line = next(one for one in Path(f"/proc/{pid}/io").read_text().splitlines() if one.startswith("syscw"))
    return int(line.split()[1])


async def load(port: int, pid: int, players: int, seconds: float, pause_s: float) -> dict[str, Any]:
    url, totals = f"http://127.0.0.1:{port}", Totals()
    seated = await tables(port, people(url, players))
    loop = asyncio.get_running_loop()
    hosts = []
    for table, cookies in seated:
        for seat, cookie in enumerate(cookies):
            player = Player(table, seat, cookie, totals, pause_s)
            await loop.create_connection(lambda made=player: made, "127.0.0.1", port)  # type: ignore[misc]
            if seat == 0:
                hosts.append(player)
    await asyncio.sleep(1.0)
    for host in hosts:
        host.command({"do": "start"}, "first start")
    await asyncio.sleep(3.0 + (6.0 if pause_s else 0.0))
    totals.counting = True
    before, own, started = processor_s(pid), _own_s(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - started
    used, mine = processor_s(pid) - before, _own_s() - own
    totals.counting = False
    ordered = sorted(totals.arrivals) or [0.0]
    return {
        "players": players,
        "pause_s": pause_s,
        "moves": totals.moves,
        "moves_per_s": round(totals.moves / took, 1),
        "arrival_p50_ms": round(ordered[len(ordered) // 2] * 1000, 2),
        "arrival_p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        "club_processor_s_per_1000_moves": round(used / max(1, totals.moves) * 1000, 3),
        "club_core": round(used / took, 2),
        "club_memory_mb": round(memory_mb(pid), 1),
        "load_core": round(mine / took, 2),
        "refusals": totals.errors,
    }


def _own_s() -> float:
    mine = resource.getrusage(resource.RUSAGE_SELF)
    return mine.ru_utime + mine.ru_stime


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--players", type=int, default=100)
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--pause", type=float, default=0.0, help="mean seconds before each move")
    asked = reader.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        club = multiprocessing.get_context("spawn").Process(target=serve, args=(folder, port), daemon=True)
        club.start()
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=1)
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        pid = club.pid or 0
        print(json.dumps(asyncio.run(load(port, pid, asked.players, asked.seconds, asked.pause)), indent=1))
        club.terminate()
        club.join(10)


if __name__ == "__main__":
    main()
