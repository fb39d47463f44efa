"""The lock of a database that is served: a lock file next to the data file, or a shared advisory lock in PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from whistclub.cards.errors import reason
from whistclub.club.store.db.db_errors import database_facts
from whistclub.club.store.db.engine import file_of
from whistclub.club.store.db.schema_version import SERVED
from whistclub.club.store.files.file_locks import InUse, lock_for_serving
from whistclub.club.store.files.private_files import make_data_file
from whistclub.club.store.logs.sql_log import open_url


@contextmanager
def served(data_file: Path, address: str, kind: str) -> Iterator[bool]:
    """Keeps other clubs from serving the data file; yields False where there are no locks.

    Any number of hosts may serve one PostgreSQL database, which is not upgraded meanwhile. Raises InUse, BadFile.
    """
    file = file_of(address) if address else data_file
    if file is None:
        with _served_by_server(address):
            yield True
        return
    make_data_file(file)
    lock = lock_for_serving(file, kind)
    try:
        yield lock.is_real
    finally:
        lock.release()


@contextmanager
def _served_by_server(address: str) -> Iterator[None]:
    """Holds the advisory lock by a connection of its own, so that the server releases it when the process ends."""
    log = open_url(address)
    try:
        connection = log.listening_connection()
    finally:
        log.close()
    try:
        connection.autocommit = True
        if not connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (SERVED,)).fetchone()[0]:
            raise InUse(reason("database-upgraded", **database_facts(sa.make_url(address))))
        yield
    finally:
        connection.close()
