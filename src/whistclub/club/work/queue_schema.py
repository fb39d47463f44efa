"""The schema of the queue in PostgreSQL: made when it is missing, and brought up to the installed procrastinate."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import psycopg
from procrastinate.exceptions import ConnectorException
from procrastinate.schema import SchemaManager

from whistclub.cards.errors import WhistclubError, reason

SCHEMA: Final = "whist_work"
_LOCK: Final = 0x776F726B
"""The advisory lock under which the schema is changed, so that of two that start together one does it."""
_LAST_UNNOTED: Final = "03.04.00_50_post_add_retry_failed_job_procedure.sql"
"""The last migration in a schema made before migrations were noted in it."""
_UPGRADE: Final = 'pip install --upgrade "whistclub[work]"'


class QueueIsNewer(WhistclubError):
    """The schema was made by a newer procrastinate than the one installed; the reason says what to do."""


def make_schema(address: str) -> None:
    """Makes the schema, or applies the migrations it lacks in their order, each in a transaction of its own.

    Nothing of another program is touched. Raises ConnectorException, QueueIsNewer.
    """
    try:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
            _note_migrations(connection)
            _migrate(connection)
    except psycopg.Error as problem:
        raise ConnectorException from problem


def _note_migrations(connection: psycopg.Connection) -> None:
    """Makes the table of the applied migrations, with those that this schema has; a missing schema is made with all of
    them.
    """
    if _is_there(connection, "whist_migrations"):
        connection.execute(f"SET search_path TO {SCHEMA}")
        return
    with connection.transaction():
        names = [path.name for path in _migrations()]
        if _is_there(connection, "procrastinate_jobs"):
            connection.execute(f"SET search_path TO {SCHEMA}")
            names = [name for name in names if name <= _LAST_UNNOTED]
        else:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            connection.execute(f"SET search_path TO {SCHEMA}")
            connection.execute(SchemaManager.get_schema().encode())
        connection.execute("CREATE TABLE whist_migrations (name text PRIMARY KEY)")
        for name in names:
            _note(connection, name)


def _migrate(connection: psycopg.Connection) -> None:
    applied = {name for (name,) in connection.execute("SELECT name FROM whist_migrations")}
    installed = _migrations()
    unknown = applied - {path.name for path in installed}
    if unknown:
        raise QueueIsNewer(reason("work-queue-newer", migration=max(unknown), command=_UPGRADE))
    for path in installed:
        if path.name not in applied:
            with connection.transaction():
                connection.execute(path.read_bytes())
                _note(connection, path.name)


def _migrations() -> Sequence[Path]:
    """The installed procrastinate's migrations, in the order in which they are applied."""
    return sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))


def _is_there(connection: psycopg.Connection, table: str) -> bool:
    return connection.execute("SELECT to_regclass(%s)", (f"{SCHEMA}.{table}",)).fetchone() != (None,)


def _note(connection: psycopg.Connection, name: str) -> None:
    connection.execute("INSERT INTO whist_migrations VALUES (%s)", (name,))
