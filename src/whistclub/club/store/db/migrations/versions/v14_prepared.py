"""Adds prepared deals and the tries at them, ratings, and who hides theirs."""

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    """Upgrades to version 14."""
    op.create_table(
        "prepared_sets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("teacher", sa.Text, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("prepared", sa.Text, nullable=False),
    )
    op.create_index("prepared_sets_teacher", "prepared_sets", ["teacher"])
    op.create_table(
        "prepared_tries",
        sa.Column("prepared", sa.Text, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("begun_ms", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("cost", sa.Float, nullable=True),
    )
    op.create_index("prepared_tries_person", "prepared_tries", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("results", sa.Integer, nullable=False),
    )
    op.create_table("ratings_hidden", sa.Column("person", sa.Text, primary_key=True))
    op.add_column("daily_days", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
