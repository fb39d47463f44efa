"""The data file as SQLite is to keep it: every commit on the disk before it counts, readers beside one writer."""

import logging
import sqlite3
from pathlib import Path
from typing import Final

import sqlalchemy as sa

BUSY_MS: Final = 5000
"""How long an append waits for another program that is writing."""

SYNCHRONOUS: Final = "FULL"
"""Each commit is on the disk before it counts as done."""

_MOST_AHEAD: Final = 32_000
"""How many pages are written ahead before an append has to carry them over itself, which `carry_over` is there to prevent."""

_CACHE_KB: Final = 16_000
"""What a connection remembers of the file, so that the pages that running matches write to are not read again each time."""

BEGIN: Final = "BEGIN IMMEDIATE"
"""What opens a transaction that writes: it waits its turn at once, and not in the middle."""

_LOGGER: Final = "whistclub"


def file_engine(path: Path) -> sa.Engine:
    """The engine over this SQLite file."""
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(path)),
        hide_parameters=True,
        logging_name=quiet(),
        connect_args={"timeout": BUSY_MS / 1000, "isolation_level": None},
    )
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin)
    return engine


def quiet() -> str:
    """The name of the engine's own logger, held above INFO: entries hold cards, and neither what is written nor the rows read may reach a log."""
    logging.getLogger(f"sqlalchemy.engine.Engine.{_LOGGER}").setLevel(logging.WARNING)
    return _LOGGER


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    """Readers and a writer do not wait for each other."""
    for pragma in (
        "journal_mode = WAL",
        f"synchronous = {SYNCHRONOUS}",
        "foreign_keys = ON",
        f"wal_autocheckpoint = {_MOST_AHEAD}",
        f"cache_size = -{_CACHE_KB}",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(BEGIN if writes else "BEGIN")
