"""Two databases of one club, on a server each, and what is in one of them alone."""

import hashlib
from contextlib import suppress
from pathlib import Path

import psycopg
import sqlalchemy as sa

from tests.waiting import until
from tests.web.postgres import EMPTY, do, named, two_servers
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs.schema import ENTRIES
from whistclub.club.store.logs.sql_log import SqlLog, open_url


def addresses(folder: Path) -> tuple[str, str]:
    """Two databases for a folder's club, on a server each, made if they are not there."""
    name = f"club_{hashlib.sha256(str(folder).encode()).hexdigest()[:16]}"
    first, second = (_database(server, name) for server in two_servers())
    return first, second


def _database(server: str, name: str) -> str:
    with psycopg.connect(server, autocommit=True) as connection:
        found = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone()
    if found is None:
        do(server, f"CREATE DATABASE {name} TEMPLATE {EMPTY} STRATEGY FILE_COPY")
    return named(server, name)


def entries_in(address: str) -> dict[str, int]:
    """The numbers of entries of the matches in this database alone."""
    log = open_url(address)
    with log.reading() as connection:
        counted = sa.select(ENTRIES.c.table_id, sa.func.count().label("entries")).group_by(ENTRIES.c.table_id)
        found = {row.table_id: row.entries for row in connection.execute(counted)}
    log.close()
    return found


def wait_for(log: SqlLog, match: str) -> None:
    """Waits until the database of this match answers again."""

    def answers() -> bool:
        with suppress(BadFile):
            log.read(match)
            return True
        return False

    until(answers)
