"""Adds the results of evenings that count for ratings."""

import sqlalchemy as sa
from alembic import op

revision = "16"
down_revision = "15"


def upgrade() -> None:
    """Upgrades to version 16; evenings that are over are rated after it."""
    op.add_column("evenings", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rated_evenings",
        sa.Column("evening", sa.Text, primary_key=True),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rated_results",
        sa.Column("evening", sa.Text, primary_key=True),
        sa.Column("field", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("held", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )
    op.create_index("rated_results_person", "rated_results", ["person"])
