"""The address of a database, as SQLAlchemy writes it, and the engine for it."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from whistclub.cards.errors import WrongUsage, reason
from whistclub.club.store.record_files import BadFile
from whistclub.club.store.sqlite import quiet_logging_name


def file_of(address: str) -> Path | None:
    """The file that the address names; None for a database on a server. Raises BadFile."""
    url = _url(address)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


class BadAddress(BadFile, WrongUsage):
    """A text that is the address of no database."""


def engine_of(address: str) -> sa.Engine:
    """The engine for the database of this address, not connected yet. Raises BadFile."""
    url = _url(address)
    if url.drivername in {"postgresql", "postgres"}:
        url = url.set(drivername="postgresql+psycopg")
    try:
        return sa.create_engine(
            url, hide_parameters=True, logging_name=quiet_logging_name(), pool_pre_ping=True
        )
    except (SQLAlchemyError, ImportError) as problem:
        raise BadAddress(reason("database-address", text=url.drivername[:20])) from problem


def _url(address: str) -> sa.URL:
    try:
        return sa.make_url(address)
    except ArgumentError as problem:
        raise BadAddress(reason("database-address", text=address.partition(":")[0][:20])) from problem
