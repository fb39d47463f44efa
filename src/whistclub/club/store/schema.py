"""The log's tables in a database, for SQLAlchemy."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False),
)
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)
ANSWERS: Final = sa.Table(
    "answers",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command", sa.Text, primary_key=True),
    sa.Column("answer", sa.Text, nullable=False),
)
ARCHIVED: Final = sa.Table(
    "archived",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("last_seq", sa.Integer, nullable=False),
    sa.Column("last_ms", sa.BigInteger, nullable=False),
    sa.Column("entries", sa.LargeBinary, nullable=False),
    sa.Column("answers", sa.LargeBinary, nullable=False),
)
"""Finished matches in compressed form. A match has its row here, or rows in the three tables above, never both."""
