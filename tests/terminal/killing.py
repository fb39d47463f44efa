"""The app over a data file, driven by keys in a process of its own and killed at random moments."""

import asyncio
import os
import random
import sys
from pathlib import Path

import msgspec

from tests.club.killing import kill_again_and_again
from tests.terminal.driver import AT_ONCE, Person
from whistclub.club.local_table import House
from whistclub.club.store.files.record_files import data_file
from whistclub.club.store.logs.sql_log import open_file
from whistclub.rules.seats import ALONE, FOUR
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.new_tables import opened_with, unfinished_tables

PRESETS = ("minnesota", "solo", "whist", "gongor", "hermits")


async def _play(rng: random.Random) -> None:
    """Goes on with the game that is not over, or begins one."""
    log = open_file(data_file(os.environ))
    house = House(log)
    tables = unfinished_tables(house, 1)
    if tables:
        table = tables[0]
    else:
        preset = rng.choice(PRESETS)
        seat = ALONE if preset in {"gongor", "hermits"} else FOUR[2]
        table = house.open(opened_with(house, preset, {}, {seat: ""}))
    app = WhistApp(log, "en", environment=os.environ, table=table, settings=AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await Person(app, pilot, rng.randrange(10_000)).play_out()


def by_keys(_: str | None, rng: random.Random) -> None:
    asyncio.run(_play(rng))


if __name__ == "__main__":
    found = kill_again_and_again(Path(sys.argv[1]), int(sys.argv[2]), "kills", by_keys, most_s=1.0)
    print(msgspec.json.encode(found).decode())
