"""A data file copied into an empty PostgreSQL database, and back into a new file: all of it is there then, or nothing.

The tables are those that the two databases themselves name, so that none can be forgotten here.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase, BadFile
from whistclub.club.store.db.copies import new_copy
from whistclub.club.store.db.db_errors import database_facts, database_reason, postgres_error_kind
from whistclub.club.store.db.engine import engine_of, file_engine
from whistclub.club.store.db.inspection import Contents, inspect_connection, inspect_file, inspect_server
from whistclub.club.store.db.schema_version import SERVED, VERSION_TABLE, VERSIONS, upgrade, version_of
from whistclub.club.store.files.file_locks import InUse, lock_for_replacing
from whistclub.club.store.files.record_files import is_there, make_folder
from whistclub.club.store.logs.database import Database
from whistclub.club.store.logs.schema import TABLES

_ROWS_AT_ONCE: Final = 500
"""Rows in memory at a time; chosen by hand."""
_BITS: Final = 256
"""Those of a SHA-256 digest, which are summed."""
_LOGS: Final = (("entries", "table_id"), ("evening_entries", "evening_id"))
"""The tables of entries, and the column there that names the log."""


class NotTransferred(BadFile):
    """A data file that was not copied to a database, where nothing has changed."""


def transfer(data_file: Path, address: str) -> Contents:
    """Copies the data file into the empty database of this address, and compares every row. Returns what was copied.

    Nobody may have the file or the database open. Raises BadFile, InUse, NotTransferred, and then nothing has changed.
    """
    lock = lock_for_replacing(data_file)
    try:
        contents = inspect_file(data_file)
        if contents.version != VERSIONS[-1]:
            raise NotTransferred(
                reason("transfer-version", path=str(data_file), version=contents.version, wanted=VERSIONS[-1])
            )
        _copy_all(file_engine(data_file), engine_of(address))
    finally:
        lock.release()
    return contents


def transfer_back(address: str, data_file: Path) -> Contents:
    """Copies the database of this address into a new data file, and compares every row. Returns what was copied.

    No club may serve the database. Raises BadFile, InUse, NotTransferred, and then there is no file.
    """
    if is_there(data_file):
        raise NotTransferred(reason("transfer-file-there", path=str(data_file)))
    make_folder(data_file.absolute().parent)
    lock = lock_for_replacing(data_file)
    try:
        with new_copy(data_file) as part:
            Database(file_engine(part), str(part)).close()
            _fetch_all(engine_of(address), file_engine(part))
            with closing(sqlite3.connect(part, isolation_level=None)) as made:
                # The file is renamed alone, so all of it has to be in the file itself.
                made.execute("PRAGMA journal_mode = DELETE").fetchone()
                contents = inspect_connection(made, data_file)
    finally:
        lock.release()
    return contents


def _copy_all(file: sa.Engine, server: sa.Engine) -> None:
    """Copies every table of the file in one transaction of the server."""
    with (
        _both(file, server),
        file.connect() as source,
        source.begin(),
        server.connect() as target,
        target.begin(),
    ):
        _make_ready(target)
        for table in tables_of(source):
            _copy(source, target, table)
        _check_logs(target)


def _fetch_all(server: sa.Engine, file: sa.Engine) -> None:
    """Copies every table that a data file has out of the server, as it is at one moment."""
    with _both(file, server), server.connect() as source, file.connect() as target:
        source.execution_options(isolation_level="REPEATABLE READ")
        with source.begin(), target.begin():
            _check_source(source)
            for table in tables_of(target):
                _copy(source, target, table)
            _check_logs(target)


@contextmanager
def _both(file: sa.Engine, server: sa.Engine) -> Iterator[None]:
    """Closes both engines afterwards, and raises an error of theirs as BadDatabase, of the server."""
    try:
        yield
    except SQLAlchemyError as problem:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        kind = postgres_error_kind(server.url, str(cause))
        raise BadDatabase(database_reason(server.url, kind)) from problem
    finally:
        file.dispose()
        server.dispose()


def tables_of(connection: sa.Connection) -> list[sa.Table]:
    """The tables of a database but that of its version, those first that others refer to."""
    found = sa.MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name != VERSION_TABLE]


def _make_ready(target: sa.Connection) -> None:
    """Makes the tables in the target. Raises InUse if a club serves it, NotTransferred if something is there."""
    facts = database_facts(target.engine.url)
    if not target.execute(sa.select(sa.func.pg_try_advisory_xact_lock(SERVED))).scalar_one():
        raise InUse(reason("transfer-served", **facts))
    there = tables_of(target)
    version = version_of(target)
    if (
        version not in {None, VERSIONS[-1]}
        or any(_count(target, one) for one in there)
        or (there and not version)
    ):
        raise NotTransferred(reason("transfer-not-empty", **facts))
    upgrade(target)


def _check_source(source: sa.Connection) -> None:
    """Raises InUse if a club serves the database, NotTransferred if it has another version or only part of a club."""
    facts = database_facts(source.engine.url)
    if not source.execute(sa.select(sa.func.pg_try_advisory_xact_lock(SERVED))).scalar_one():
        raise InUse(reason("transfer-served", **facts))
    _demand_current(version_of(source) or "", facts)
    # The id of a match that is in another database begins with that one's name.
    elsewhere = sa.select(TABLES.c.id).where(TABLES.c.id.contains("-")).limit(1)
    if source.execute(elsewhere).first() is not None:
        raise NotTransferred(reason("transfer-spread", **facts))


def demand_current(address: str) -> None:
    """Raises NotTransferred if the database of this address is of another version, or empty; it does not change."""
    _demand_current(inspect_server(address).version, database_facts(sa.make_url(address)))


def _demand_current(version: str, facts: Mapping[str, str]) -> None:
    if version != VERSIONS[-1]:
        found = {"version": version or "–", "wanted": VERSIONS[-1]}
        raise NotTransferred(reason("transfer-server-version", **facts, **found))


def _copy(source: sa.Connection, target: sa.Connection, table: sa.Table) -> None:
    """Copies a table, and compares what is there then. Raises NotTransferred if that is something else."""
    there, other = (sa.Table(table.name, sa.MetaData(), autoload_with=one) for one in (source, target))
    columns = [one.name for one in table.columns]
    sent = 0
    rows = source.execute(
        sa.select(*(there.c[name] for name in columns)), execution_options={"yield_per": _ROWS_AT_ONCE}
    )
    for part in rows.partitions():
        sent = _added(sent, part)
        target.execute(other.insert(), [dict(zip(columns, row, strict=True)) for row in part])
    kept = target.execute(sa.select(*(other.c[name] for name in columns)))
    if sent != _added(0, kept):
        raise NotTransferred(reason("transfer-differs", table=table.name))


def _added(total: int, rows: Iterable[sa.Row[Any]]) -> int:
    """A sum over rows that does not depend on their order: two databases sort texts in different ways."""
    for row in rows:
        total += int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())
    return total % (1 << _BITS)


def _check_logs(target: sa.Connection) -> None:
    """Raises NotTransferred if an entry is missing in the middle of a log."""
    for name, owner in _LOGS:
        table = sa.table(name, sa.column(owner), sa.column("seq"))
        seqs = table.c.seq
        gap = sa.or_(sa.func.count() != sa.func.max(seqs), sa.func.min(seqs) != 1)
        if target.execute(sa.select(table.c[owner]).group_by(table.c[owner]).having(gap).limit(1)).first():
            raise NotTransferred(reason("transfer-gap", table=name))


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
