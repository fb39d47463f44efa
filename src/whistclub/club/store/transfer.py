"""A data file copied into an empty PostgreSQL database, in one transaction: all of it is there then, or nothing.

The tables are those that the two databases themselves name, so that none can be forgotten here.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from whistclub.cards.errors import reason
from whistclub.club.log.port import BadDatabase, BadFile
from whistclub.club.store.db.db_errors import database_facts, database_reason, postgres_error_kind
from whistclub.club.store.db.engine import engine_of, file_engine
from whistclub.club.store.db.inspection import Contents, inspect_file
from whistclub.club.store.db.schema_version import SERVED, VERSION_TABLE, VERSIONS, upgrade, version_of
from whistclub.club.store.files.file_locks import InUse, lock_for_replacing

_ROWS_AT_ONCE: Final = 500
_BITS: Final = 256
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


def _copy_all(file: sa.Engine, server: sa.Engine) -> None:
    """Copies every table of the file in one transaction of the server."""
    try:
        with file.connect() as source, source.begin(), server.connect() as target, target.begin():
            _make_ready(target)
            for table in tables_of(source):
                _copy(source, target, table)
            _check_logs(target)
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


def _copy(source: sa.Connection, target: sa.Connection, table: sa.Table) -> None:
    """Copies a table, and compares what is there then. Raises NotTransferred if that is something else."""
    other = sa.Table(table.name, sa.MetaData(), autoload_with=target)
    columns = [one.name for one in table.columns]
    sent = 0
    rows = source.execution_options(yield_per=_ROWS_AT_ONCE).execute(sa.select(table))
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
