"""Adds the keys that sign cookies, sealed, for clubs of several hosts."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Upgrades to version 9."""
    op.create_table(
        "cookie_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
