"""Adds the archive of finished matches, and an index of those that may go there.

Who sat in a match, and whose it is, outlives its row in `tables`.
"""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"

_NAMES = {"fk": "%(table_name)s_%(column_0_name)s_fkey"}
"""The names that PostgreSQL gave the foreign keys."""


def upgrade() -> None:
    """Upgrades to version 11."""
    op.create_table(
        "archived",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("last_ms", sa.BigInteger, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sa.Column("answers", sa.LargeBinary, nullable=False),
    )
    ended = sa.text("ended")
    op.create_index("tables_ended", "tables", ["opened_ms", "id"], sqlite_where=ended, postgresql_where=ended)
    for table, column in (("seatings", "table_id"), ("own_games", "match")):
        with op.batch_alter_table(table, naming_convention=_NAMES) as changed:
            changed.drop_constraint(f"{table}_{column}_fkey", type_="foreignkey")
