"""The app over a data file, driven by keys in a process of its own and killed at random moments."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from pathlib import Path
from select import select

import msgspec

from tests.club.killing import kept
from tests.terminal.driver import AT_ONCE, Person
from whistclub.club.local_table import House, Table
from whistclub.club.log.decisions import Answer, Done
from whistclub.club.log.texts import to_text
from whistclub.club.store.files.record_files import data_file
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.commands import Command
from whistclub.rules.seats import ALONE, FOUR
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.new_tables import opened_with, unfinished_tables

PRESETS = ("minnesota", "solo", "whist", "gongor", "hermits")


class Found(msgspec.Struct):
    """The result of so many kills; `lost` and `changed` must be zero."""

    kills: int = 0
    lost: int = 0
    changed: int = 0
    acknowledged: int = 0
    resumed: int = 0


async def _play(reports: int, seed: int) -> None:
    """Goes on with the game that is not over, or begins one, and reports `table seq` after each answer."""
    send = Table.send

    def reported(table: Table, command: Command) -> Answer:
        answer = send(table, command)
        if isinstance(answer, Done):
            os.write(reports, f"{table.id} {answer.seq}\n".encode())
        return answer

    Table.send = reported  # type: ignore[assignment,method-assign]
    log = open_file(data_file(os.environ))
    house = House(log)
    tables = unfinished_tables(house, 1)
    if tables:
        table = tables[0]
    else:
        preset = random.Random(seed).choice(PRESETS)
        seat = ALONE if preset in {"gongor", "hermits"} else FOUR[2]
        table = house.open(opened_with(house, preset, {}, {seat: ""}))
    app = WhistApp(log, "en", environment=os.environ, table=table, settings=AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await Person(app, pilot, seed).play_out()


def kill_again_and_again(folder: Path, kills: int) -> Found:
    """Plays and kills so many times, each process going on where the last one was killed."""
    os.environ["WHIST_DATA"] = str(folder)
    rng, found = random.Random("kills"), Found()
    before: dict[str, list[str]] = {}
    while found.kills < kills:
        reports, writes = os.pipe()
        process = os.fork()
        if process == 0:
            try:
                sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115, PTH123
                asyncio.run(_play(writes, rng.randrange(10_000) + found.kills))
            finally:
                os._exit(0)
        os.close(writes)
        select([reports], [], [], 60)
        time.sleep(rng.random())
        os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        with os.fdopen(reports, "rb") as told:
            acknowledged = [line.split() for line in told.read().decode().splitlines()]
        found.kills += os.WIFSIGNALED(status)
        found.acknowledged += len(acknowledged)
        after = {
            table: [to_text(entry) for entry in entries]
            for table, entries in kept(data_file(os.environ), folder / "copy").items()
        }
        found.lost += sum(len(after.get(table, ())) < int(seq) for table, seq in acknowledged)
        found.changed += sum(
            entries != after.get(table, [])[: len(entries)] for table, entries in before.items()
        )
        found.resumed += any(table in before for table, _ in acknowledged)
        before = after
    return found


if __name__ == "__main__":
    print(msgspec.json.encode(kill_again_and_again(Path(sys.argv[1]), int(sys.argv[2]))).decode())
