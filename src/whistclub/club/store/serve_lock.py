"""One club over one database: by a lock beside the data file, or by one of the PostgreSQL server's own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from whistclub.cards.errors import reason
from whistclub.club.store.database_url import file_of
from whistclub.club.store.db_errors import place_of
from whistclub.club.store.file_locks import InUse, serve_alone
from whistclub.club.store.private_files import make_data_file
from whistclub.club.store.schema_version import SERVED
from whistclub.club.store.sql_log import open_url


@contextmanager
def served(data_file: Path, address: str, workers: int, kind: str) -> Iterator[bool]:
    """While this club serves the data file, or the database of the address, no other does; says whether that can be relied on.

    Several clubs serve one PostgreSQL where each has several workers, since those tell each other what they do.
    Raises InUse, BadFile.
    """
    file = file_of(address) if address else data_file
    if file is None:
        with _served_by_server(address, together=workers > 1):
            yield True
        return
    make_data_file(file)
    hold = serve_alone(file, kind)
    try:
        yield hold.is_real
    finally:
        hold.let_go()


@contextmanager
def _served_by_server(address: str, *, together: bool) -> Iterator[None]:
    """The lock is the connection's: the server lets go of it when the process ends."""
    log = open_url(address)
    try:
        connection = log.listening()
    finally:
        log.close()
    try:
        connection.autocommit = True
        lock = "pg_try_advisory_lock_shared" if together else "pg_try_advisory_lock"
        if not connection.execute(f"SELECT {lock}(%s)", (SERVED,)).fetchone()[0]:
            raise InUse(reason("database-served", **place_of(sa.make_url(address))))
        yield
    finally:
        connection.close()
