"""Adds the bots' results at the deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    """Upgrades to version 15; existing rows stay as they are."""
    op.create_table(
        "daily_bots",
        sa.Column("date", sa.Text, sa.ForeignKey("daily_days.date"), primary_key=True),
        sa.Column("preset", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("claimed_ms", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
    )
