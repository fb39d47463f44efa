"""The lock of a database that is served: a lock file next to the data file, or a shared advisory lock in PostgreSQL."""

import logging
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Final

import sqlalchemy as sa

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.interrupts import ENDING, block
from whistclub.club.store.db.db_errors import database_facts
from whistclub.club.store.db.engine import file_of
from whistclub.club.store.db.schema_version import SERVED
from whistclub.club.store.files.file_locks import InUse, lock_for_serving
from whistclub.club.store.files.private_files import make_data_file
from whistclub.club.store.logs.sql_log import SqlLog, open_url

_BEAT_S: Final = 1.0
"""The connection that holds the lock is asked this often; a lock that went with it is taken again."""
_LOG: Final = logging.getLogger("whistclub.club")


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
    log, ending, first = open_url(address), Event(), Future[None]()
    keeper = Thread(target=_keep, args=(log, ending, first), name="whist-lock", daemon=True)
    keeper.start()
    try:
        first.result()
        yield
    finally:
        ending.set()
        # A database that does not answer holds up nobody's end.
        keeper.join(_BEAT_S)
        log.close()


def _keep(log: SqlLog, ending: Event, first: Future[None]) -> None:
    """Holds the lock until the end, and takes it again whenever its connection was lost; tells how the first try
    went.
    """
    # The signals that end a club are for its main thread.
    block(*ENDING)
    while not ending.is_set():
        try:
            with _locked(log) as connection:
                if not first.done():
                    first.set_result(None)
                while not ending.wait(_BEAT_S):
                    connection.execute(sa.select(1))
        except Exception as problem:  # noqa: BLE001 - whatever it was, the lock is needed as long as the club serves
            if not first.done():
                first.set_exception(problem)
                return
            why = problem.reason.key if isinstance(problem, WhistclubError) else type(problem).__name__
            _LOG.warning("not locked", extra={"fields": {"why": why}})
            ending.wait(_BEAT_S)


@contextmanager
def _locked(log: SqlLog) -> Iterator[sa.Connection]:
    """A connection that holds the lock. Raises InUse while the database is being upgraded or copied, BadFile."""
    with log.reading() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")
        if not connection.execute(sa.select(sa.func.pg_try_advisory_lock_shared(SERVED))).scalar_one():
            raise InUse(reason("database-upgraded", **database_facts(connection.engine.url)))
        yield connection
