"""The version of a database, and the migrations of an older one."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

VERSIONS: Final = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
)
"""The versions a data file can have, oldest first; the last one is current."""

SERVED: Final = 0x73657276
"""The advisory lock of a PostgreSQL database that is served, by any number of hosts whose workers notify each other."""

_LOCK: Final = 0x77686973
"""The advisory lock of an upgrade, so that two workers that start together do not both make it."""

VERSION_TABLE: Final = "alembic_version"
_version: Final = sa.Table(VERSION_TABLE, sa.MetaData(), sa.Column("version_num", sa.String(32)))


class Served(Exception):
    """An older database cannot be upgraded while a club serves it, since that club knows only the older version."""


def version_of(connection: sa.Connection) -> str | None:
    """The version of the database, None for an empty one."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(sa.select(_version.c.version_num)).scalar_one_or_none()
    return found


def is_current(connection: sa.Connection) -> bool:
    """True if the database has the version that this program knows, also while another one may have replaced or
    upgraded it.
    """
    return connection.execute(sa.select(_version.c.version_num)).scalar_one_or_none() == VERSIONS[-1]


def upgrade(connection: sa.Connection) -> None:
    """Runs the migrations that are missing, within the connection's transaction: all of them or none. Raises Served."""
    is_server = connection.dialect.name == "postgresql"
    if is_server:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    found = version_of(connection)
    if found == VERSIONS[-1]:
        return
    if (
        is_server
        and found is not None
        and not connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(SERVED))).scalar_one()
    ):
        raise Served
    _run_migrations(connection)


def _run_migrations(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
