"""A club in a process of its own, killed at random moments while people play: what was acknowledged must be there."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.web.clubs import Visit
from whistclub.club.commands import Done
from whistclub.club.sql_log import open_file
from whistclub.club.state import fold_all

SERVER = """
import sys
from pathlib import Path
from whistclub.cli import main
sys.exit(main(["--no-browser", "--port", sys.argv[1]]))
"""
PRESETS = ("whist", "minnesota", "solo", "hermits")


class Killed(msgspec.Struct):
    """What came of so many kills: commands acknowledged, of them lost or done twice, tables that did not go on."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0


class Crowd:
    """People who play on through kills; each has a table with bots, and sends an unanswered command again."""

    def __init__(self, folder: Path, port: int, tables: int) -> None:
        self.folder, self.port, self.tables = folder, port, tables
        self.cookie = ""
        self.ids: list[str] = []
        self.done: dict[str, dict[str, int]] = {}
        self.moves: dict[str, int] = {}
        self.pending: dict[str, dict[str, Any]] = {}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "subprocess.Popen[bytes]":
        environment = {**os.environ, "WHIST_DATA": str(self.folder)}
        command = [sys.executable, "-c", SERVER, str(self.port)]
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(600):
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=1).status_code == 200:
                    return process
            time.sleep(0.05)
        raise TimeoutError

    def open_tables(self) -> None:
        with httpx.Client(base_url=self.url, headers={"Origin": self.url}) as http:
            for number in range(self.tables):
                settings = {"preset": PRESETS[number % len(PRESETS)], "bot": "simple"}
                answer = http.post("/api/tables", json={"settings": settings, "with_bots": True})
                self.ids.append(answer.json()["id"])
            self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    async def play(self, for_s: float) -> None:
        """Everybody plays until the time is over, or the server gone."""
        work = [asyncio.create_task(self._play_at(table)) for table in self.ids]
        await asyncio.wait(work, timeout=for_s)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def _play_at(self, table: str) -> None:
        """Plays on until the match is over; a server that is gone ends it."""
        with suppress(ConnectionClosed, OSError):
            await self._played_at(table)

    async def _played_at(self, table: str) -> None:
        async with connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}",
            additional_headers={"Cookie": self.cookie},
            compression=None,
        ) as socket:
            visit = Visit(socket)
            visit.prefix = f"k{random.randrange(10**9)}"
            await visit.send("hello")
            await visit.until("welcome")
            if table in self.pending:
                command = self.pending[table]
                self._note(visit, table, await visit.ask(**command))
            while visit.result is None:
                await self._move(visit, table)
            await visit.ask("start")

    async def _move(self, visit: Visit, table: str) -> None:
        facts: dict[str, Any] = {}
        if "next_deal" in visit.may:
            facts = {"do": "next_deal"}
        elif visit.legal:
            facts = {"do": "act", "action": visit.legal[0]}
        elif {"commit", "open"} & set(visit.may):
            await visit.move()
            return
        else:
            await visit.hear()
            return
        name = f"k{random.randrange(10**12)}"
        command = {**facts, "id": name, "saw": visit.seq, "match": visit.match}
        self.pending[table] = {key: value for key, value in command.items() if key != "match"}
        self._note(visit, table, await visit.ask(**self.pending[table]))

    def _note(self, visit: Visit, table: str, answer: dict[str, Any]) -> None:
        self.pending.pop(table, None)
        if answer["tell"] == "done":
            self.moves[table] = self.moves.get(table, 0) + 1
            self.done.setdefault(visit.match, {})[answer["id"]] = answer["seq"]


def compare(crowd: Crowd, found: Killed) -> None:
    """Every acknowledged command stands in the log, once, and the logs fold."""
    log = open_file(crowd.folder / "whistclub.sqlite")
    found.acknowledged = 0
    for match, done in crowd.done.items():
        entries = log.read(match)
        fold_all(entries)
        commands = [entry.command.partition(":")[2] for entry in entries if ":" in entry.command]
        answers = {name.partition(":")[2]: answer for (_, name), answer in log.answers(match).items()}
        for name, seq in done.items():
            found.acknowledged += 1
            found.doubled += commands.count(name) > 1
            kept = name in commands and answers.get(name) == Done(seq)
            found.lost += not kept
    log.close()


def kill_again_and_again(folder: Path, kills: int, tables: int, port: int, seed: str) -> Killed:
    """So many kills of a server under load, and a last run without one in which every table must go on."""
    rng, found = random.Random(seed), Killed()
    crowd = Crowd(folder, port, tables)
    process = crowd.start()
    crowd.open_tables()
    for _ in range(kills):
        timer = rng.uniform(0.05, 0.9)
        asyncio.run(_killed_within(crowd, process, timer))
        found.kills += 1
        process = crowd.start()
        compare(crowd, found)
    before = dict(crowd.moves)
    still = set(crowd.ids)
    for _ in range(30):
        asyncio.run(crowd.play(2.0))
        still = {table for table in still if crowd.moves.get(table, 0) <= before.get(table, 0)}
        if not still:
            break
    found.stuck = len(still)
    process.send_signal(signal.SIGINT)
    process.wait(20)
    compare(crowd, found)
    return found


async def _killed_within(crowd: Crowd, process: "subprocess.Popen[bytes]", after_s: float) -> None:
    playing = asyncio.create_task(crowd.play(after_s + 1))
    await asyncio.sleep(after_s)
    process.kill()
    process.wait()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


if __name__ == "__main__":
    made = kill_again_and_again(Path(sys.argv[1]), int(sys.argv[2]), 8, 18413, "kills")
    print(msgspec.json.encode(made).decode())
