"""Rates that the workers of a club count together, over one PostgreSQL database.

They are no part of the club's data: an unlogged table holds a token bucket for each visitor, under a hash of its name,
by the database's clock. Losing it makes limits laxer for a while.
"""

import hashlib
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.workers.presence_store import NOW_MS

_KEPT_MS: Final = 2 * 3_600_000
"""A bucket that nobody took from for so long is full again."""

_AHEAD_MS: Final = 1000
"""Rows of transactions beside each other may be so far ahead; a clock that was set back leaves more."""

_SET_UP_LOCK: Final = 0x72617465
"""The advisory lock under which the table is made, a number that no other lock has."""
_METADATA: Final = sa.MetaData()
_buckets: Final = sa.Table(
    "rates",
    _METADATA,
    sa.Column("bucket", sa.LargeBinary, primary_key=True),
    sa.Column("left_tokens", sa.Double, nullable=False),
    sa.Column("filled_ms", sa.BigInteger, nullable=False),
    prefixes=["UNLOGGED"],
)


class RateStore:
    """The token buckets of all workers. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log

    def set_up(self) -> None:
        """Creates the table if needed, and deletes the buckets that are full again."""
        with self._log.writing() as connection:
            # Of two workers that make a missing table at the same moment PostgreSQL would refuse one.
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_SET_UP_LOCK)))
            _METADATA.create_all(connection)
            is_full = sa.or_(_buckets.c.filled_ms < NOW_MS - _KEPT_MS, _is_of_the_future())
            connection.execute(_buckets.delete().where(is_full))

    def take(self, kind: str, who: str, most: float, per_s: float) -> bool:
        """Takes one token of this visitor. Returns True if there was one."""
        left = _left(most, per_s)
        first = insert(_buckets).values(bucket=_key(kind, who), left_tokens=most - 1, filled_ms=NOW_MS)
        # One statement, so that two workers cannot both take the last token.
        taken = first.on_conflict_do_update(
            index_elements=["bucket"], set_={"left_tokens": left - 1, "filled_ms": NOW_MS}, where=left >= 1
        ).returning(_buckets.c.bucket)
        with self._log.writing() as connection:
            return connection.execute(taken).first() is not None

    def has(self, kind: str, who: str, most: float, per_s: float) -> bool:
        """True if this visitor has a token left."""
        wanted = sa.select(_left(most, per_s)).where(_buckets.c.bucket == _key(kind, who))
        with self._log.reading() as connection:
            left = connection.execute(wanted).scalar_one_or_none()
        return left is None or left >= 1


def _left(most: float, per_s: float) -> sa.ColumnElement[float]:
    passed_s = (NOW_MS - _buckets.c.filled_ms) / 1000.0
    left: sa.ColumnElement[float] = sa.func.least(most, _buckets.c.left_tokens + passed_s * per_s)
    return sa.case((_is_of_the_future(), most), else_=left)


def _is_of_the_future() -> sa.ColumnElement[bool]:
    """True for a bucket filled before the database's clock was set back. It counts as full, since nobody knows how long
    ago that was.
    """
    return _buckets.c.filled_ms > NOW_MS + _AHEAD_MS


def _key(kind: str, who: str) -> bytes:
    return hashlib.blake2b(f"{kind} {who}".encode(), digest_size=16).digest()
